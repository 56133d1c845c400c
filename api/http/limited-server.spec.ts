import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitedServer, type ConnectionLimits } from './limited-server.ts';

/** A small part of the real ones. */
const LIMITS = {
  headersMs: 160,
  requestMs: 300,
  readMs: 1_000,
  leastRate: 300_000,
  idleMs: 200,
  sweepMs: 40,
};
/** Headers may take long: for connections that must not end for that. */
const SLOW = { ...LIMITS, headersMs: 30_000, requestMs: 30_000, idleMs: 30_000 };
/** After it a connection counts as not ended; a busy machine takes its time. */
const PATIENCE_MS = 30_000;
const MUCH = Buffer.alloc(16 * 1024 * 1024);
const PARTS = Array.from({ length: 128 }, () => Buffer.alloc(64 * 1024));
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n';

describe('connections of a server', () => {
  let server: Server | undefined;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.closeAllConnections();
    server?.close();
  });

  let held = 0;
  const counted = () => held;
  async function listening(limits: ConnectionLimits): Promise<number> {
    server = limitedServer((_request, response) => response.end('ok'), SLOW, limits);
    server.on('connection', (socket: Socket) => {
      held++;
      socket.once('close', () => held--);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** A connection from this address that has sent `first`; `isOpen` after the server has had time to drop it. */
  async function open(port: number, localAddress: string, first: string) {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    sockets.push(socket);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    await once(socket, 'connect');
    socket.write(first);
    return { isOpen: () => !socket.destroyed && !socket.readableEnded, answer: () => answer };
  }
  /** Waits until it is so; a busy machine takes its time. */
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 200 && !isSo(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  /** How many of `count` connections stay, where `expected` do. */
  const opened = async (
    expected: number,
    count: number,
    ...[port, address, first]: Parameters<typeof open>
  ) => {
    const all: Awaited<ReturnType<typeof open>>[] = [];
    for (let i = 0; i < count; i++) all.push(await open(port, address, first));
    const stay = () => all.filter(({ isOpen }) => isOpen()).length;
    await until(() => stay() <= expected);
    return stay();
  };
  const unlimited = { perAddress: 1_000, most: 1_000, isProxy: () => false };

  it('one address has no more than its share, whatever it sends; another one is served', async () => {
    const port = await listening({ ...unlimited, perAddress: 5 });
    expect(await opened(5, 8, port, '127.0.0.1', 'GET / HTTP/1.1\r\nX:')).toBe(5);
    const other = await open(port, '127.0.0.2', `${GET}\r\n`);
    await until(() => other.answer() !== '');
    expect(other.answer()).toContain('200 OK');
    // What the address gives back it may use again.
    sockets.splice(0).forEach((socket) => socket.destroy());
    await until(() => counted() === 0);
    expect(await opened(5, 6, port, '127.0.0.1', '')).toBe(5);
  });

  it('a proxy has the connections of all its clients', async () => {
    const isProxy = (address: string) => address === '127.0.0.1';
    const port = await listening({ ...unlimited, perAddress: 5, isProxy });
    expect(await opened(8, 8, port, '127.0.0.1', '')).toBe(8);
    expect(await opened(5, 8, port, '127.0.0.2', '')).toBe(5);
  });

  it('when the table is nearly full the oldest connections without a request give way', async () => {
    const port = await listening({ ...unlimited, most: 20 });
    const served = await open(port, '127.0.0.1', `${GET}\r\n`);
    await until(() => served.answer() !== '');
    const silent: Awaited<ReturnType<typeof open>>[] = [];
    for (let i = 0; i < 30; i++) silent.push(await open(port, '127.0.0.1', 'GET / HTTP/1.1\r\nX:'));
    const visitor = await open(port, '127.0.0.2', `${GET}\r\n`);
    await until(() => visitor.answer() !== '');
    await until(() => !silent.slice(0, 10).some(({ isOpen }) => isOpen()));
    expect(visitor.answer()).toContain('200 OK');
    expect(served.isOpen()).toBe(true);
    expect(silent.slice(0, 10).some(({ isOpen }) => isOpen())).toBe(false);
    expect(silent.at(-1)?.isOpen()).toBe(true);
  });
});

describe('a server with limits', () => {
  let server: Server | undefined;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.closeAllConnections();
    server?.close();
  });

  /** A client that sends `first`, and whether the server ends the connection. */
  async function client(
    first: string,
    limits = LIMITS,
  ): Promise<{ socket: Socket; ended: Promise<boolean> }> {
    server = limitedServer((request, response) => {
      request.resume();
      request.once('end', () => {
        if (request.url === '/parts') Readable.from(PARTS).pipe(response);
        else response.end(request.url === '/much' ? MUCH : 'ok');
      });
    }, limits);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    const [accepted] = (await once(server, 'connection')) as [Socket];
    const ended = Promise.race([
      new Promise<boolean>((resolve) => accepted.once('close', () => resolve(true))),
      pause(PATIENCE_MS, false, { ref: false }),
    ]);
    socket.write(first);
    return { socket, ended };
  }

  it('ends a connection that says nothing', async () => {
    const { ended } = await client('');
    expect(await ended).toBe(true);
  });

  it('ends one whose head comes letter by letter', async () => {
    const { socket, ended } = await client(GET);
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 20);
    expect(await ended).toBe(true);
    clearInterval(drip);
  });

  it('ends one whose body comes letter by letter', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    const { socket, ended } = await client(head);
    const drip = setInterval(() => socket.write('x'), 20);
    expect(await ended).toBe(true);
    clearInterval(drip);
  });

  it('ends one that does not take its answer', async () => {
    const { socket, ended } = await client(`GET /much HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
    expect(await ended).toBe(true);
  });

  it('ends one that takes its answer drop by drop', async () => {
    const { socket, ended } = await client(`GET /much HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
    const drip = setInterval(() => void socket.read(1_024), 20);
    expect(await ended).toBe(true);
    clearInterval(drip);
  });

  it('ends one that is idle after its call', async () => {
    const { socket, ended } = await client(`${GET}\r\n`);
    socket.resume();
    expect(await ended).toBe(true);
  });

  it('keeps one that takes a large answer part by part', async () => {
    const begun = performance.now();
    const head = 'GET /parts HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { socket } = await client(head, SLOW);
    let taken = 0;
    socket.on('data', (chunk: Buffer) => {
      taken += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 12);
    });
    await once(socket, 'end');
    expect(performance.now() - begun).toBeGreaterThan(LIMITS.readMs);
    expect(taken).toBeGreaterThan(PARTS.length * 64 * 1024);
  });

  it('refuses a head beyond 16 kB', async () => {
    const head = `${GET}X-A: ${'b'.repeat(20_000)}\r\n\r\n`;
    const { socket, ended } = await client(head, SLOW);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 431 /);
    expect(await ended).toBe(true);
  });
});

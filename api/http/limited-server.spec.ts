import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitedServer } from './limited-server.ts';

/** A small part of the real ones. */
const LIMITS = {
  headersMs: 160,
  requestMs: 300,
  readMs: 1_000,
  leastRate: 300_000,
  idleMs: 200,
  sweepMs: 40,
};
const MUCH = Buffer.alloc(16 * 1024 * 1024);
const PARTS = Array.from({ length: 128 }, () => Buffer.alloc(64 * 1024));
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n';

describe('a server with limits', () => {
  let server: Server | undefined;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.closeAllConnections();
    server?.close();
  });

  /** A client that sends `first` and is told when the server ends the connection. */
  async function client(first: string): Promise<{ socket: Socket; ended: Promise<unknown> }> {
    server = limitedServer((request, response) => {
      request.resume();
      request.once('end', () => {
        if (request.url === '/parts') Readable.from(PARTS).pipe(response);
        else response.end(request.url === '/much' ? MUCH : 'ok');
      });
    }, LIMITS);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    const [accepted] = (await once(server, 'connection')) as [Socket];
    const ended = new Promise((resolve) => accepted.once('close', resolve));
    socket.write(first);
    return { socket, ended };
  }

  it('ends a connection that says nothing', async () => {
    const { ended } = await client('');
    await ended;
  });

  it('ends one whose head comes letter by letter', async () => {
    const { socket, ended } = await client(GET);
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 20);
    await ended;
    clearInterval(drip);
  });

  it('ends one whose body comes letter by letter', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    const { socket, ended } = await client(head);
    const drip = setInterval(() => socket.write('x'), 20);
    await ended;
    clearInterval(drip);
  });

  it('ends one that does not take its answer', async () => {
    const { socket, ended } = await client(`GET /much HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
    await ended;
  });

  it('ends one that takes its answer drop by drop', async () => {
    const { socket, ended } = await client(`GET /much HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
    const drip = setInterval(() => void socket.read(1_024), 20);
    await ended;
    clearInterval(drip);
  });

  it('ends one that is idle after its call', async () => {
    const { socket, ended } = await client(`${GET}\r\n`);
    socket.resume();
    await ended;
  });

  it('keeps one that takes a large answer part by part', async () => {
    const begun = performance.now();
    const { socket } = await client(`GET /parts HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
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
    const { socket, ended } = await client(`${GET}X-A: ${'b'.repeat(20_000)}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 431 /);
    await ended;
  });
});

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitPipelining } from './pipelining.ts';

/** Longer than a busy machine takes to see that the connection is still open. */
const LINGER_MS = 1_000;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('calls that come without waiting for answers', () => {
  let server: Server;
  let socket: Socket;
  let ended: Promise<unknown>;
  let received = '';
  const begun: string[] = [];
  const answers: ServerResponse[] = [];
  afterEach(() => {
    socket.destroy();
    server.close();
    received = '';
    begun.length = answers.length = 0;
  });

  /** All of it in one packet. */
  async function send(calls: string): Promise<void> {
    const handler = ({ url = '' }, response: ServerResponse) => {
      begun.push(url);
      answers.push(response);
    };
    server = createServer(limitPipelining(handler, LINGER_MS)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    ended = once(socket, 'close');
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.write(calls);
    await once(server, 'request');
    await pause(20);
  }

  it('are not begun: the first answer says that it is the last, and can be taken', async () => {
    await send(get('/one') + get('/two') + get('/three'));
    answers[0]?.end('first');
    await once(socket, 'data');
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*first/);
    expect(socket.closed).toBe(false);
    socket.write(get('/four'));
    await ended;
    expect(begun).toEqual(['/one']);
  });

  it('end the connection too when the first answer is already on its way', async () => {
    await send(get('/one'));
    answers[0]?.write('fir');
    socket.write(get('/two'));
    await pause(20);
    answers[0]?.end('st');
    await ended;
    expect(received).toContain('st\r\n0\r\n');
    expect(begun).toEqual(['/one']);
  });

  it('end it at once when they do not end', async () => {
    await send(get('/one') + get('/more').repeat(40));
    await ended;
    expect(answers[0]?.writableEnded).toBe(false);
    expect(begun).toEqual(['/one']);
  });

  it('are none when each waits for the answer before it', async () => {
    await send(get('/one'));
    for (const path of ['/two', '/three']) {
      answers.at(-1)?.end('done');
      await once(socket, 'data');
      socket.write(get(path));
      await once(server, 'request');
    }
    expect(begun).toEqual(['/one', '/two', '/three']);
    expect(received).not.toContain('Connection: close');
  });
});

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('calls that come without waiting for answers', () => {
  let server: Server;
  let socket: Socket;
  const begun: string[] = [];
  const answers: ServerResponse[] = [];
  afterEach(() => {
    socket.destroy();
    server.close();
    begun.length = answers.length = 0;
  });

  /** Both calls in one packet. */
  async function sendBoth(): Promise<void> {
    server = createServer(
      oneAtATime(({ url = '' }, response) => {
        begun.push(url);
        answers.push(response);
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(get('/one') + get('/two'));
    await once(server, 'request');
    await pause(50);
  }

  it('are begun one after the other', async () => {
    await sendBoth();
    expect(begun).toEqual(['/one']);
    answers[0]?.end('1');
    await pause(50);
    expect(begun).toEqual(['/one', '/two']);
    const told = once(socket, 'data');
    answers[1]?.end('2');
    expect(String((await told)[0])).toContain('200 OK');
  });

  it('are not begun when nobody waits for them any more', async () => {
    await sendBoth();
    socket.destroy();
    await pause(50);
    expect(begun).toEqual(['/one']);
  });
});

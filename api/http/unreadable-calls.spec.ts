import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitedServer } from './limited-server.ts';

const LIMITS = {
  headersMs: 100,
  requestMs: 200,
  readMs: 1_000,
  leastRate: 1,
  idleMs: 1_000,
  sweepMs: 20,
};

describe('what no handler gets to see', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Everything that the server says until it ends the connection. */
  async function answerTo(sent: string): Promise<string> {
    server = limitedServer((_request, response) => void response.write('begun'), LIMITS);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.write(sent);
    await once(socket, 'close');
    return said;
  }

  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n', '400 Bad Request'],
    ['NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: \0\r\n\r\n', '400 Bad Request'],
    [
      'two lengths of one body',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      '400 Bad Request',
    ],
    [
      '64 kB of headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(65_536)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['half a head', 'GET / HTTP/1.1\r\n', '408 Request Timeout'],
  ])(
    '%s is answered with a code and a message, and the connection ends',
    async (_name, sent, status) => {
      const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
      expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
      expect(JSON.parse(body)).toEqual({ code: 'UNREADABLE', message: expect.any(String) });
    },
  );

  it('an answer that has begun is not followed by another one', async () => {
    const said = await answerTo('GET / HTTP/1.1\r\nHost: x\r\n\r\nNONSENSE\r\n\r\n');
    expect(said).not.toContain('UNREADABLE');
  });
});

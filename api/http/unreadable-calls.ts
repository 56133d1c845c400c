import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { textIn } from '@toolyard/core/shared';
import { UNREADABLE } from './http.errors.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What Node's parser refuses reaches no handler; it gets a code and a message all the same. */
export function answerUnreadable(server: Server): void {
  const answering = new WeakSet<Socket>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Socket) => {
    // Beside an answer that has begun a second one would only spoil it.
    if (socket.writable && !answering.has(socket)) socket.write(answerTo(fault));
    socket.destroySoon();
  });
}

function answerTo({ code = '' }: NodeJS.ErrnoException): string {
  const body = JSON.stringify({ code: UNREADABLE.code, message: textIn(UNREADABLE.texts, 'en') });
  return [
    `HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

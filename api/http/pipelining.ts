import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Calls that are read and thrown away before the connection is. */
const MOST_AHEAD = 32;

/**
 * Answers the first of the calls that a client sends on one connection without waiting, and says that it was the last:
 * the client may send the others again on a new connection (RFC 9112 §9.3.2). Node would work on all of them, however
 * slowly the client takes the answers; browsers and proxies never do that. Ending a connection on which something is
 * unread would take the answer away, so that the client has `lingerMs` to take it and to leave.
 */
export function limitPipelining(handler: RequestListener, lingerMs: number): RequestListener {
  const connections = new WeakMap<Socket, { answer: ServerResponse; refused: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || (connection.answer.closed && connection.refused === 0)) {
      connections.set(socket, { answer: response, refused: 0 });
      return handler(request, response);
    }
    connection.refused++;
    if (connection.refused > MOST_AHEAD) socket.destroy();
    if (connection.refused > 1) return;
    connection.answer.shouldKeepAlive = false;
    socket.destroySoon = () => undefined;
    connection.answer.once('close', () => setTimeout(() => socket.destroy(), lingerMs).unref());
  };
}

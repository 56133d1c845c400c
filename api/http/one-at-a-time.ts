import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Begins a call of a connection only when the one before it has its answer. Node would work on all that a client
 * sends without waiting at once, however slowly it takes the answers; browsers never do that.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const lastOf = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const last = lastOf.get(request.socket);
    lastOf.set(request.socket, response);
    if (!last || last.closed) return handler(request, response);
    last.once('close', () => {
      if (!request.destroyed) handler(request, response);
    });
  };
}

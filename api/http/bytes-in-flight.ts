import type { RequestHandler, Response } from 'express';
import { TOO_MANY_REQUESTS } from './http.errors.ts';
import { addressGroup } from './network.ts';

/** Bytes of answers that one address may leave untaken. */
const MOST_BYTES = 16 * 1024 * 1024;

const waiting = ({ socket, writableLength }: Response): number =>
  Math.max(writableLength, socket?.writableLength ?? 0);

/** Refuses the calls of an address that does not take what it has called for. */
export function limitBytesInFlight(mostBytes = MOST_BYTES): RequestHandler {
  const open = new Map<string, Set<Response>>();
  return (request, response, next) => {
    const group = addressGroup(request.ip ?? '');
    const responses = open.get(group) ?? new Set<Response>();
    let bytes = 0;
    for (const each of responses) bytes += waiting(each);
    if (bytes > mostBytes) return next(TOO_MANY_REQUESTS());
    open.set(group, responses.add(response));
    response.once('close', () => {
      responses.delete(response);
      if (responses.size === 0 && open.get(group) === responses) open.delete(group);
    });
    next();
  };
}

import type { RequestHandler, Response } from 'express';
import { TOO_MANY_REQUESTS } from './http.errors.ts';
import { addressGroup, callerAddress } from './network.ts';

/** Bytes of responses that one address may leave unread. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** The responses that are not finished, by address. */
export class OpenRequests {
  private readonly open = new Map<string, Set<Response>>();
  private areLast = false;

  constructor(private readonly maxUnreadBytes = MAX_UNREAD_BYTES) {}

  /** Refuses the requests of an address that does not read the responses to its earlier ones. */
  readonly track: RequestHandler = (request, response, next) => {
    const group = addressGroup(callerAddress(request));
    const responses = this.open.get(group) ?? new Set<Response>();
    const unread = unreadBytes(responses);
    this.open.set(group, responses.add(response));
    response.once('close', () => {
      responses.delete(response);
      if (responses.size === 0 && this.open.get(group) === responses) this.open.delete(group);
    });
    if (this.areLast) setConnectionClose(response);
    next(unread > this.maxUnreadBytes ? TOO_MANY_REQUESTS() : undefined);
  };

  /** From now on every response ends its connection, the unfinished ones included. */
  endConnections(): void {
    this.areLast = true;
    for (const responses of this.open.values()) responses.forEach(setConnectionClose);
  }
}

function unreadBytes(responses: Iterable<Response>): number {
  let bytes = 0;
  for (const { socket, writableLength } of responses)
    bytes += Math.max(writableLength, socket?.writableLength ?? 0);
  return bytes;
}

function setConnectionClose(response: Response): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

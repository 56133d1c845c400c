import compression from 'compression';
import type { RequestHandler } from 'express';

/** Below this the frame of the network counts for more than the bytes. */
const MIN_BYTES = 2_048;
const TYPES = /^(application\/json|text\/csv)\b/;

const compress = compression({
  threshold: MIN_BYTES,
  filter: (_request, response) => TYPES.test(String(response.getHeader('Content-Type') ?? '')),
});

/**
 * Compresses what calls read. Nothing that writes: an answer that holds a token beside what the caller sent would tell
 * of the token by its length (BREACH). Who accepts no encoding is spared the library, which costs as much as a small
 * answer.
 */
export const compressed: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' || request.headers['accept-encoding'] === undefined) return next();
  compress(request, response, next);
};

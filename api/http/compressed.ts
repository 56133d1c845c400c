import compression from 'compression';
import type { RequestHandler } from 'express';

/** Below this the frame of the network counts for more than the bytes. */
const LEAST_BYTES = 2_048;
const TYPES = /^(application\/json|text\/csv)\b/;

/**
 * Compresses what calls read. Nothing that writes: an answer that holds a token beside what the caller sent would tell
 * of the token by its length (BREACH).
 */
export const compressed: RequestHandler = compression({
  threshold: LEAST_BYTES,
  filter: ({ method }, response) =>
    method === 'GET' && TYPES.test(String(response.getHeader('Content-Type') ?? '')),
});

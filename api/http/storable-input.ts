import { REPEATED, isStorable } from '@toolyard/core/shared';
import type { Request, RequestHandler } from 'express';
import {
  NOT_AN_OBJECT,
  UNSTORABLE,
  validationError,
  type FieldMessage,
} from './validation-messages.ts';

/** A browser that returns from a broker must see a page whatever it brings: the route takes what it can use. */
const RETURN_FROM_BROKER = /^\/api\/ibkr\/callback\//;

/** Rejects bodies that are not objects, repeated query parameters and texts that cannot be stored. */
export const checkStorableInput: RequestHandler = (request, _response, next) => {
  const fault = RETURN_FROM_BROKER.test(request.path) ? null : faultOf(request);
  if (fault) next(validationError(fault));
  else next();
};

/** A path without a query and without escapes. */
const PLAIN_PATH = /^[\w/-]*$/;

function faultOf(request: Request): FieldMessage | null {
  const body: unknown = request.body;
  if (body === undefined && PLAIN_PATH.test(request.url)) return null;
  if (Array.isArray(body)) return { field: 'body', texts: NOT_AN_OBJECT };
  // Express parses the query each time it is read.
  const { query } = request;
  const repeated = Object.entries(query).find(([, value]) => typeof value !== 'string');
  if (repeated) return { field: repeated[0], texts: REPEATED };
  const place =
    unstorablePath(body) ?? unstorablePath(query) ?? unstorablePath({ path: decodedPath(request) });
  return place === null ? null : { field: place, texts: UNSTORABLE };
}

/** The decoded path; an undecodable path counts as not storable. */
function decodedPath({ path }: Request): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}

const MAX_DEPTH = 32;
/** Twice the longest list that a call takes: the shape of every entry is checked, however many there may be. */
const MAX_ENTRIES = 2_000;

/**
 * Path of the first place in `input` whose text cannot be kept, that nests too deep or lists too much; null where all
 * is well. Without recursion, so that no nesting exhausts the stack.
 */
function unstorablePath(input: unknown): string | null {
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) return path.join('.');
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_DEPTH) return path.slice(0, 3).join('.');
    if (Array.isArray(value) && value.length > MAX_ENTRIES) return path.join('.');
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return path.join('.');
      waiting.push({ value: child, path: [...path, key] });
    }
  }
  return null;
}

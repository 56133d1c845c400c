import { REPEATED } from '@toolyard/core/shared';
import type { Request, RequestHandler } from 'express';
import { NOT_AN_OBJECT, UNKEEPABLE } from './field-texts.ts';
import { inputFault, type FieldFault } from './input-fault.ts';
import { unkeepablePlace } from './unkeepable-place.ts';

/** Refuses bodies that are no object, repeated query parameters and texts that cannot be kept. */
export const checkTexts: RequestHandler = (request, _response, next) => {
  const fault = faultOf(request);
  if (fault) next(inputFault(fault));
  else next();
};

function faultOf(request: Request): FieldFault | null {
  const body: unknown = request.body;
  if (Array.isArray(body)) return { field: 'body', texts: NOT_AN_OBJECT };
  const repeated = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  if (repeated) return { field: repeated[0], texts: REPEATED };
  const place =
    unkeepablePlace(body) ??
    unkeepablePlace(request.query) ??
    unkeepablePlace({ path: decodedPath(request) });
  return place === null ? null : { field: place, texts: UNKEEPABLE };
}

/** The path as text; an undecodable one counts as a text that cannot be kept. */
function decodedPath({ path }: Request): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}

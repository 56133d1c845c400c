import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import type { Request } from 'express';
import { ApiErrors } from './api-errors.ts';
import { VERSION_MALFORMED, VERSION_REQUIRED } from './http.errors.ts';

export const etagOf = (version: number): string => `"${version}"`;

/** The same for an answer that also changes without its version; If-Match takes the version of it. */
export const etagWith = (version: number, digest: string): string => `W/"${version}.${digest}"`;

/** Null where any version will do (`*`, RFC 9110 §13.1.1); undefined where the text is neither. */
function versionIn(ifMatch: string): number | null | undefined {
  const text = ifMatch.trim();
  if (text === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,9})(?:\.[\w-]+)?"?$/.exec(text)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** The version that the caller last saw, from If-Match; null for any. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const ifMatch = context.switchToHttp().getRequest<Request>().headers['if-match'];
  const version = versionIn(ifMatch ?? '');
  if (version === undefined) throw VERSION_REQUIRED();
  return version;
});

/** The same where a call may leave it out and change whatever version there is: null then. */
export const SeenVersionOrNull = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const ifMatch = context.switchToHttp().getRequest<Request>().headers['if-match'];
  const version = ifMatch === undefined ? null : versionIn(ifMatch);
  if (version === undefined) throw VERSION_MALFORMED();
  return version;
});

export const TakesVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The version last seen, "3"; without it, and with *, the fields are changed whatever it is',
      schema: { type: 'string' },
    }),
    ApiErrors(VERSION_MALFORMED, VERSION_CONFLICT),
  );

export const NeedsVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: true,
      description: 'The version last seen, "3"; * is any',
    }),
    ApiErrors(VERSION_REQUIRED, VERSION_CONFLICT),
  );

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { VERSION_REQUIRED } from './http.errors.ts';

export const etagOf = (version: number): string => `"${version}"`;

export function versionOf(ifMatch: string | undefined): number {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch?.trim() ?? '')?.[1];
  if (version === undefined) throw VERSION_REQUIRED();
  return Number(version);
}

/** The version that the caller last saw, from If-Match. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext) =>
  versionOf(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/** The same where a call may leave it out and change whatever version there is: null then. */
export const SeenVersionOrNull = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const ifMatch = context.switchToHttp().getRequest<Request>().headers['if-match'];
  return ifMatch === undefined ? null : versionOf(ifMatch);
});

export const TakesVersion = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The version last seen, "3"; without it the fields are changed whatever it is',
    schema: { type: 'string' },
  });

export const NeedsVersion = () =>
  ApiHeader({ name: 'If-Match', required: true, description: 'The version last seen, "3"' });

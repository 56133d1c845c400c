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

export const NeedsVersion = () =>
  ApiHeader({ name: 'If-Match', required: true, description: 'The version last seen, "3"' });

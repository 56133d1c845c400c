import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CROSS_SITE } from './http.errors.ts';

/** For the calls that read the refresh cookie: browsers may make them from the site itself only. */
export class SameOrigin implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (comesFromElsewhere(request)) throw CROSS_SITE();
    return true;
  }
}

function comesFromElsewhere({ headers, host }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

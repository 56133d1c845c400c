import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CROSS_SITE } from './http.errors.ts';

/** Whether a browser loads the address before anybody has chosen to go there. */
export const isPrefetch = ({ headers }: Pick<Request, 'headers'>): boolean =>
  /prefetch|prerender/i.test(
    `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`,
  );

/** For a GET that changes something. */
export class NoPrefetch implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isPrefetch(context.switchToHttp().getRequest<Request>())) throw CROSS_SITE();
    return true;
  }
}

import type { CookieOptions, Request, Response } from 'express';
import { AUTHORISATION_LIFE } from '@toolyard/core/brokerage';
import { cookieOf } from '../http/cookie-of.ts';

/**
 * Holds a begun connection to the browser that began it: who comes back without it was sent by somebody else.
 * Lax, because the broker's own site sends the browser back.
 */
export class FlowCookie {
  readonly name: string;
  private readonly attributes: CookieOptions;

  constructor(secure: boolean) {
    this.name = secure ? '__Host-broker-flow' : 'broker-flow';
    this.attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
  }

  write(response: Response, value: string): void {
    response.cookie(this.name, value, { ...this.attributes, maxAge: AUTHORISATION_LIFE });
  }

  read(request: Request): string | null {
    return cookieOf(request, this.name);
  }

  remove(response: Response): void {
    response.cookie(this.name, '', { ...this.attributes, maxAge: 0 });
  }
}

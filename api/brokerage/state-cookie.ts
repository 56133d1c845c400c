import type { CookieOptions, Request, Response } from 'express';
import { AUTHORISATION_LIFE } from '@toolyard/core/brokerage';
import { cookieOf } from '../http/cookie-of.ts';

/**
 * Holds a begun connection to the browser that began it: who comes back without it was sent by somebody else.
 * Lax, because the broker's own site sends the browser back.
 */
export class StateCookie {
  readonly name: string;
  private readonly attributes: CookieOptions;

  constructor(secure: boolean) {
    this.name = secure ? '__Host-broker-state' : 'broker-state';
    this.attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
  }

  write(response: Response, state: string): void {
    response.cookie(this.name, state, { ...this.attributes, maxAge: AUTHORISATION_LIFE });
  }

  /** Whether this browser carries `state`; it does so once. */
  take(request: Request, response: Response, state: string): boolean {
    response.cookie(this.name, '', { ...this.attributes, maxAge: 0 });
    return state !== '' && cookieOf(request, this.name) === state;
  }
}

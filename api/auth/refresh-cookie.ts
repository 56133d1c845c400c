import type { CookieOptions, Request, Response } from 'express';
import { cookieOf } from '../http/cookie-of.ts';

const MAX_AGE_SECONDS = 604_800;

/** A realm's cookie of the refresh token: `__Host-` and Secure in production, plain on http in development. */
export class RefreshCookie {
  readonly name: string;
  private readonly attributes: CookieOptions;

  constructor(secure: boolean, name = 'rt') {
    this.name = secure ? `__Host-${name}` : name;
    this.attributes = { httpOnly: true, secure, sameSite: 'strict', path: '/' };
  }

  /** Null when the call carries none. */
  read(request: Request): string | null {
    return cookieOf(request, this.name);
  }

  /** Kept for seven days when remembered, else until the browser ends. */
  write(response: Response, token: string, remember: boolean): void {
    response.cookie(this.name, token, {
      ...this.attributes,
      ...(remember && { maxAge: MAX_AGE_SECONDS * 1000 }),
    });
  }

  clear(response: Response): void {
    response.cookie(this.name, '', { ...this.attributes, maxAge: 0 });
  }
}

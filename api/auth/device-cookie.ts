import { TRUSTED_DEVICE_LIFETIME } from '@toolyard/core/accounts';
import type { CookieOptions, Request, Response } from 'express';
import { cookieOf } from '../http/cookie-of.ts';

const LONGEST = 200;

/** By which a device that was signed in before is known at its next sign-in; sent with the sign-in calls alone. */
export class DeviceCookie {
  readonly name: string;
  private readonly attributes: CookieOptions;

  constructor(secure: boolean, name = 'device', path = '/api/auth') {
    this.name = secure ? `__Secure-${name}` : name;
    this.attributes = {
      httpOnly: true,
      secure,
      sameSite: 'strict',
      path,
      maxAge: TRUSTED_DEVICE_LIFETIME,
    };
  }

  read(request: Request): string | null {
    const mark = cookieOf(request, this.name);
    return mark !== null && mark.length <= LONGEST ? mark : null;
  }

  write(response: Response, mark: string): void {
    response.cookie(this.name, mark, this.attributes);
  }
}

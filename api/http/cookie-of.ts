import type { Request } from 'express';

/** The value of a cookie; null when the call carries none. */
export function cookieOf({ headers }: Pick<Request, 'headers'>, wanted: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === wanted && value) return value;
  }
  return null;
}

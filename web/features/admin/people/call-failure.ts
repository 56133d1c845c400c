import { isCallError } from '../../../api/call-error.ts';

/** What a screen says of a failed call, and after it what the server said of a call that it refused. */
export function failureText(error: unknown, text: string): string {
  const said = isCallError(error) && error.status !== null && error.status < 500 && error.server;
  return said && said.message !== text ? `${text} (${said.message})` : text;
}

/** Nobody answered, or the server is at fault itself: what it would have shown cannot be known. */
export const isOutage = (error: unknown): boolean =>
  isCallError(error) && (error.status === null || error.status >= 500);

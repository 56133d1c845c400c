import { isCallError, type CallError } from './call-error.ts';

/** What the server said of a call that it refused, or of a fault of its own, which names the request. */
const saidBy = ({ status, server }: CallError): string | null =>
  server && status !== null && (status < 500 || server.code === 'INTERNAL') ? server.message : null;

/** What a screen says of a failed call, and after it what the server said. */
export function failureText(error: unknown, text: string): string {
  const said = isCallError(error) && saidBy(error);
  return said && said !== text ? `${text} (${said})` : text;
}

/** Nobody answered, or the server is at fault itself: what it would have shown cannot be known. */
export const isOutage = (error: unknown): boolean =>
  isCallError(error) && (error.status === null || error.status >= 500);

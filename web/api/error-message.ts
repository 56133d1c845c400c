import type { CallError } from './call-error.ts';

const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'server' in error && 'status' in error;

/** The server's own words, else the screen's. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (isCallError(error) ? error.server?.message : undefined) ?? fallback;

/** The code of a failed call, for a line under its words; null where it was no call. */
export const errorCode = (error: unknown): string | null =>
  isCallError(error) ? (error.server?.code ?? error.code) : null;

/** The entity as it stands, after a write that came too late; null for every other error. */
export function currentOf(error: unknown): unknown {
  const details = isCallError(error) && error.status === 409 ? error.details : null;
  return typeof details === 'object' && details !== null && 'current' in details
    ? details.current
    : null;
}

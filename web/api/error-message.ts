import type { CallError } from './call-error.ts';

const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'server' in error && 'status' in error;

/** The server's own words, else the screen's. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (isCallError(error) ? error.server?.message : undefined) ?? fallback;

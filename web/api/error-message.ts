import { isCallError } from './call-error.ts';

/** The server's own words, else the screen's. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (isCallError(error) ? error.server?.message : undefined) ?? fallback;

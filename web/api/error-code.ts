import { isCallError } from './call-error.ts';

/** The code that the server gave to a refusal; empty where it gave none. */
export const errorCode = (error: unknown): string =>
  (isCallError(error) ? error.server?.code : null) ?? '';

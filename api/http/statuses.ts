import type { ErrorKind } from '@toolyard/core/shared';

/** The HTTP status of each kind of refusal. */
export const STATUS_OF_KIND: Readonly<Record<ErrorKind, number>> = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  keyReused: 422,
  preconditionRequired: 428,
  throttled: 429,
  provider: 502,
  unavailable: 503,
};

import type { Texts } from './language.ts';

/** What went wrong, in the terms of the product; the API maps each kind to one HTTP status. */
export type ErrorKind =
  | 'validation'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'keyReused'
  | 'preconditionRequired'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'throttled'
  | 'provider'
  | 'unavailable';

export interface FieldError {
  readonly field?: string;
  readonly message: string;
  /** The message in every language, where it has one. */
  readonly texts?: Texts;
}

/** Messages by field, or the current entity for a version conflict. */
export type ErrorDetails = readonly FieldError[] | { readonly current: unknown };

export interface ErrorOptions {
  readonly details?: ErrorDetails;
  /** When a throttled caller may try again, milliseconds since 1970 UTC. */
  readonly retryAt?: number;
  readonly cause?: unknown;
}

/** A refusal that a caller can understand and act upon. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly details?: ErrorDetails;
  readonly retryAt?: number;

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    readonly texts: Texts,
    options: ErrorOptions = {},
  ) {
    super(texts.en, { cause: options.cause });
    if (options.details !== undefined) this.details = options.details;
    if (options.retryAt !== undefined) this.retryAt = options.retryAt;
  }
}

/** A maker of one kind of error, with what the error catalogue needs to list it. */
export interface ErrorDefinition {
  (options?: ErrorOptions): DomainError;
  readonly kind: ErrorKind;
  readonly code: string;
  readonly texts: Texts;
}

/** Declares an error of the catalogue; calling the definition makes one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineError(kind: ErrorKind, code: string, texts: Texts): ErrorDefinition {
  const make = (options?: ErrorOptions) => new DomainError(kind, code, texts, options);
  return Object.assign(make, { kind, code, texts });
}

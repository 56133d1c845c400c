import type { Instant } from '../calendar-date.ts';

/** The stored result of a write, which a retry receives again. */
export interface IdempotencyRecord {
  /** Who called; keys of different callers never meet. */
  readonly principalKey: string;
  readonly route: string;
  readonly key: string;
  /** Keyed: a request may carry a password, which must not be guessable from what is stored. */
  readonly requestHash: string;
  /** The use case's result as JSON values. */
  readonly result: unknown;
  readonly createdAt: Instant;
}

/** Answers of writes by idempotency key. test/conformance/idempotency-store states what every adapter must do. */
export interface IdempotencyStore {
  find(principalKey: string, route: string, key: string): Promise<IdempotencyRecord | null>;
  /** Refuses with IDEMPOTENCY_IN_PROGRESS when the key exists, also in a concurrent transaction. */
  add(record: IdempotencyRecord): Promise<void>;
  /** Deletes every answer that the caller was given. */
  forget(principalKey: string): Promise<void>;
}

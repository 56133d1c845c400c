import type { Session, User } from '@toolyard/core/accounts';
import type { Strategy } from '@toolyard/core/options/strategies';
import type { IdempotencyRecord } from '@toolyard/core/shared';

/** All that a database would keep, by key. Records are readonly, so that a copy of the maps is a snapshot. */
export interface MemoryTables {
  users: ReadonlyMap<string, User>;
  sessions: ReadonlyMap<string, Session>;
  strategies: ReadonlyMap<string, Strategy>;
  idempotency: ReadonlyMap<string, IdempotencyRecord>;
}

export const emptyTables = (): MemoryTables => ({
  users: new Map(),
  sessions: new Map(),
  strategies: new Map(),
  idempotency: new Map(),
});

/** The map with one more, or with another in its place. */
export const withEntry = <T>(map: ReadonlyMap<string, T>, key: string, value: T) =>
  new Map(map).set(key, structuredClone(value));

export function withoutEntry<T>(map: ReadonlyMap<string, T>, key: string): Map<string, T> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** A copy that its receiver may keep. */
export const copyOf = <T>(value: T | undefined): T | null =>
  value === undefined ? null : structuredClone(value);

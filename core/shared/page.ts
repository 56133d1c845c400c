import type { Instant } from './calendar-date.ts';
import { CURSOR_INVALID } from './shared.errors.ts';

/** One page of a list and where the next begins; null when it is the last. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

export const PAGE_LIMIT = 100;

export interface PageRequest {
  /** 1 to 100. */
  readonly limit: number;
  /** A `nextCursor` of an earlier page. */
  readonly cursor: string | null;
}

/** The last row of a page that is sorted by an instant, then by id. */
export interface KeysetPosition {
  readonly at: Instant;
  readonly id: string;
}

const SHAPE = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** The end of the year 9999, the latest year in ISO 8601 with four digits. */
const LAST_INSTANT: Instant = 253_402_300_799_999;

export const formatCursor = ({ at, id }: KeysetPosition): string => `${at}_${id}`;

/** The position a cursor names; refuses with CURSOR_INVALID. */
export function parseCursor(cursor: string): KeysetPosition {
  const [, at, id] = SHAPE.exec(cursor) ?? [];
  if (id === undefined || Number(at) > LAST_INSTANT) throw CURSOR_INVALID();
  return { at: Number(at), id };
}

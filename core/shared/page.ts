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

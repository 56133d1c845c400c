import { PAGE_TOO_DEEP } from './people.errors.ts';

/** How many rows a page by its number may be away from the nearer end of a list; cursors go everywhere. */
export const MOST_SKIPPED = 10_000;

/** Which rows a page by its number is, counted from the nearer end of the list. */
export interface PageWindow {
  readonly from: 'start' | 'end';
  readonly skip: number;
  readonly take: number;
}

/** The last page is as near as the first one; refuses with PAGE_TOO_DEEP in between. */
export function pageWindow(page: number, limit: number, total: number): PageWindow {
  const start = (page - 1) * limit;
  const take = Math.max(0, Math.min(limit, total - start));
  const behind = Math.max(0, total - start - take);
  if (start > MOST_SKIPPED && behind > MOST_SKIPPED) throw PAGE_TOO_DEEP();
  return start <= behind
    ? { from: 'start', skip: start, take: limit }
    : { from: 'end', skip: behind, take };
}

import { useLocation, useSearchParams } from 'react-router-dom';
import { useLatestParams } from '../../../app/use-latest-params.ts';
import type { Sort } from '../../../ui/data-table/column.ts';

/** How many rows a page can have. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Parameters that name a place in a list, or a row of it that is open. */
const PLACES = ['page', 'cursor', 'before', 'entry'];

/** What the address of a list says, and ways to change it. */
export interface ListAddress {
  readonly search: string;
  readonly sort: Sort;
  /** Rows on a page. */
  readonly size: number;
  /** From 1. */
  readonly page: number;
  /** The value of a filter; empty where it is off. */
  readonly filter: (name: string) => string;
  /** Everything but the page, in one text: another one is another list. */
  readonly list: string;
  /** Another search, sort or filter begins at the first page and takes the place of this address. */
  readonly change: (change: ListChange) => void;
  /** Where a page begins that is too far in to be counted to; empty where the page is known by its number. */
  readonly cursor: string;
  /** The address of a page, and of one that a cursor leads to. */
  readonly toPage: (page: number, cursor?: string | null) => string;
}

interface ListChange {
  readonly search?: string;
  readonly sort?: Sort;
  readonly size?: number;
  readonly filters?: Readonly<Record<string, string>>;
}

/** Midnight of the reader's own day, some days later; undefined where the text names no day. */
export function midnight(day: string, later: number): string | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00`) : null;
  if (!at || Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + later);
  return at.toISOString();
}

/** Search, sort, filters and page of a list in its address: `?search=li&sort=name&direction=asc&role=user&page=2`. */
export function useListAddress(plan: {
  readonly sort: Sort;
  /** Columns that sort; another name in the address is not followed. */
  readonly sorts: readonly string[];
  /** Rows on a page where the address does not say. */
  readonly size?: PageSize;
}): ListAddress {
  const usualSize = plan.size ?? PAGE_SIZES[0];
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const latestParams = useLatestParams();
  const unpaged = (from: URLSearchParams) => {
    const rest = new URLSearchParams(from);
    for (const name of PLACES) rest.delete(name);
    return rest;
  };
  return {
    search: params.get('search') ?? '',
    sort: sortIn(params, plan),
    size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? usualSize,
    page: pageIn(params),
    filter: (name) => params.get(name) ?? '',
    cursor: params.get('cursor') ?? '',
    list: unpaged(params).toString(),
    change: (change) =>
      setParams(changed(unpaged(latestParams()), change, { sort: plan.sort, size: usualSize }), {
        replace: true,
      }),
    toPage(page, cursor) {
      const next = unpaged(params);
      if (page > 1) next.set('page', String(page));
      if (cursor) next.set('cursor', cursor);
      const query = next.toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}

function sortIn(params: URLSearchParams, plan: { sort: Sort; sorts: readonly string[] }): Sort {
  const by = params.get('sort');
  if (by === null || !plan.sorts.includes(by)) return plan.sort;
  return { by, direction: params.get('direction') === 'desc' ? 'desc' : 'asc' };
}

function pageIn(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}

/** What is usual is left out of the address. */
function changed(
  params: URLSearchParams,
  change: ListChange,
  usual: { readonly sort: Sort; readonly size: number },
): URLSearchParams {
  const put = (name: string, value: string) => {
    if (value === '') params.delete(name);
    else params.set(name, value);
  };
  if (change.search !== undefined) put('search', change.search);
  if (change.sort) {
    const { by, direction } = change.sort;
    const asUsual = by === usual.sort.by && direction === usual.sort.direction;
    put('sort', asUsual ? '' : by);
    put('direction', asUsual ? '' : direction);
  }
  if (change.size !== undefined) put('size', change.size === usual.size ? '' : String(change.size));
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value);
  return params;
}

import {
  HISTORY_SORTS,
  PERIODS,
  SORT_ORDERS,
  TRADE_RESULTS,
  type HistoryRequest,
  type HistorySort,
} from '@toolyard/core/options/records';
import { TAG_MAX_LENGTH } from '@toolyard/core/options/strategies';
import { DIRECTIONS, TEMPLATE_IDS } from '@toolyard/core/options/templates';

export const PAGE_SIZE = 10;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((each) => each === value) ?? null;

/** The filters, order and page in an address; unknown values fall back to the defaults. */
export function requestFromAddress(params: URLSearchParams): HistoryRequest {
  const page = params.get('page') ?? '';
  return {
    period: oneOf(PERIODS, params.get('period')) ?? 'all',
    type: oneOf(TEMPLATE_IDS, params.get('type')),
    symbol: params.get('symbol') || null,
    result: oneOf(TRADE_RESULTS, params.get('result')),
    direction: oneOf(DIRECTIONS, params.get('direction')),
    tag: params.get('tag')?.slice(0, TAG_MAX_LENGTH) || null,
    search: (params.get('search') ?? '').slice(0, 100),
    sort: oneOf(HISTORY_SORTS, params.get('sort')) ?? 'date',
    order: oneOf(SORT_ORDERS, params.get('order')) ?? 'desc',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    limit: PAGE_SIZE,
  };
}

export type HistoryChange = Readonly<
  Partial<Record<Exclude<keyof HistoryRequest, 'limit' | 'page'>, string>>
>;

const DEFAULTS: HistoryChange = { period: 'all', sort: 'date', order: 'desc' };

/** The address with another filter or order, at its first page; defaults are left out. */
export function changedAddress(params: URLSearchParams, change: HistoryChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === DEFAULTS[name as keyof HistoryChange]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** A column that is clicked: the greatest first, then the other way round. */
export const sortClicked = (
  { sort, order }: Pick<HistoryRequest, 'sort' | 'order'>,
  column: HistorySort,
): HistoryChange => ({
  sort: column,
  order: sort === column && order === 'desc' ? 'asc' : 'desc',
});

export const isFiltered = (request: HistoryRequest): boolean =>
  request.period !== 'all' ||
  request.search !== '' ||
  [request.type, request.symbol, request.result, request.direction, request.tag].some(
    (each) => each !== null,
  );

/** The parameters of a call; empty filters are left out. */
export const parametersOf = <T extends object>(request: T) =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null && value !== ''));

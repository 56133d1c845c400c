import type { CorporateActionsQuery } from '@toolyard/core/market';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import type * as v from 'valibot';
import { onlyRows, type AlpacaCall, type Rows } from './alpaca-client.ts';
import { toAlpacaSymbol } from './symbols.ts';
import { CorporateAction, Distribution } from './wire.ts';

const MOST_ACTIONS = 1000;
/** The provider lists an action at its processing, which for a dividend is its payment after the ex-date. */
const PROCESSED_WITHIN_DAYS = 90;
const SPLITS = ['forward_split', 'reverse_split'];
const DISTRIBUTIONS = ['cash_dividend', ...SPLITS];
const CHANGES = ['name_change', 'cash_merger', 'stock_merger', 'stock_and_cash_merger'];

/** The symbol before an action, the one after it, and the first day of that. */
function termsOf(row: CorporateAction): {
  readonly symbol: string;
  readonly becomes: string | null;
  readonly exDate: CalendarDate;
} {
  if ('old_symbol' in row)
    return { symbol: row.old_symbol, becomes: row.new_symbol, exDate: row.process_date };
  if ('acquiree_symbol' in row)
    return {
      symbol: row.acquiree_symbol,
      becomes: row.acquirer_symbol,
      exDate: row.effective_date,
    };
  return { symbol: row.symbol, becomes: null, exDate: row.ex_date };
}

type Days = Pick<CorporateActionsQuery, 'from' | 'to'>;

/** Actions of these types that are processed from the first day on; of all symbols unless one is given. */
function readProcessed<T extends CorporateAction>(
  { from, to }: Days,
  types: readonly string[],
  symbols: string | undefined,
  schema: v.GenericSchema<unknown, T>,
  call: AlpacaCall,
): Promise<Rows<T>> {
  const query = { symbols, types: types.join(','), start: from, end: to, limit: MOST_ACTIONS };
  const path = '/v1/corporate-actions';
  return call.rows({ host: 'data', path, query, field: 'corporate_actions' }, schema);
}

async function readRows<T extends CorporateAction>(
  { symbol, from, to }: CorporateActionsQuery,
  types: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  call: AlpacaCall,
): Promise<Rows<T>> {
  const days = { from, to: addDays(to, PROCESSED_WITHIN_DAYS) };
  const listed = await readProcessed(days, types, toAlpacaSymbol(symbol), schema, call);
  // What other companies become is listed under the symbol that they become.
  const leaving = listed.rows.filter(({ row }) => termsOf(row).becomes !== symbol);
  const own = onlyRows({ ...listed, rows: leaving }, (row) => termsOf(row).symbol === symbol);
  const isWithin = ({ exDate }: ReturnType<typeof termsOf>) => exDate >= from && exDate <= to;
  return { ...own, rows: own.rows.filter(({ row }) => isWithin(termsOf(row))) };
}

/** Cash dividends and splits of a symbol with an ex-date within the days. */
export const readDistributions = (
  query: CorporateActionsQuery,
  call: AlpacaCall,
): Promise<Rows<Distribution>> => readRows(query, DISTRIBUTIONS, Distribution, call);

/** Splits of all shares between two days: the provider processes them on their ex-date. */
export const readSplits = (days: Days, call: AlpacaCall): Promise<Rows<Distribution>> =>
  readProcessed(days, SPLITS, undefined, Distribution, call);

/** The distributions of a symbol, and what becomes of the symbol within the days. */
export const readActions = (
  query: CorporateActionsQuery,
  call: AlpacaCall,
): Promise<Rows<CorporateAction>> =>
  readRows(query, [...DISTRIBUTIONS, ...CHANGES], CorporateAction, call);

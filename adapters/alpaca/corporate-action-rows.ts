import type { CorporateActionsQuery } from '@toolyard/core/market';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import type * as v from 'valibot';
import { onlyRows, type AlpacaCall, type Rows } from './alpaca-client.ts';
import { toAlpacaSymbol } from './symbols.ts';
import { CorporateAction, Distribution } from './wire.ts';

const MOST_ACTIONS = 1000;
/** The provider lists an action at its processing, which for a dividend is its payment after the ex-date. */
const PROCESSED_WITHIN_DAYS = 90;
const DISTRIBUTIONS = ['cash_dividend', 'forward_split', 'reverse_split'];
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

async function readRows<T extends CorporateAction>(
  { symbol, from, to }: CorporateActionsQuery,
  types: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  call: AlpacaCall,
): Promise<Rows<T>> {
  const days = { start: from, end: addDays(to, PROCESSED_WITHIN_DAYS) };
  const requested = { symbols: toAlpacaSymbol(symbol), types: types.join(',') };
  const query = { ...requested, ...days, limit: MOST_ACTIONS };
  const path = '/v1/corporate-actions';
  const listed = await call.rows({ host: 'data', path, query, field: 'corporate_actions' }, schema);
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

/** The same, and what becomes of the symbol within the days. */
export const readActions = (
  query: CorporateActionsQuery,
  call: AlpacaCall,
): Promise<Rows<CorporateAction>> =>
  readRows(query, [...DISTRIBUTIONS, ...CHANGES], CorporateAction, call);

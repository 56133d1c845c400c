import type { CorporateActionsQuery } from '@toolyard/core/market';
import { addDays } from '@toolyard/core/shared';
import { onlyRows, type AlpacaCall, type Rows } from './alpaca-client.ts';
import { toAlpacaSymbol } from './symbols.ts';
import { CorporateAction } from './wire.ts';

const MOST_ACTIONS = 1000;
/** The provider lists an action at its processing, which for a dividend is its payment after the ex-date. */
const PROCESSED_WITHIN_DAYS = 90;
const TYPES = 'cash_dividend,forward_split,reverse_split';

/** Cash dividends and splits of a symbol with an ex-date within the days. */
export async function readActions(
  { symbol, from, to }: CorporateActionsQuery,
  call: AlpacaCall,
): Promise<Rows<CorporateAction>> {
  const days = { start: from, end: addDays(to, PROCESSED_WITHIN_DAYS) };
  const query = { symbols: toAlpacaSymbol(symbol), types: TYPES, ...days, limit: MOST_ACTIONS };
  const path = '/v1/corporate-actions';
  const endpoint = { host: 'data', path, query, field: 'corporate_actions' } as const;
  const own = onlyRows(await call.rows(endpoint, CorporateAction), (row) => row.symbol === symbol);
  return {
    ...own,
    rows: own.rows.filter(({ row: { ex_date: date } }) => date >= from && date <= to),
  };
}

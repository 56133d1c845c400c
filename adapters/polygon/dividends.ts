import { contractTermsOf, type CashDividend } from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';
import type { PolygonCall } from './polygon-client.ts';
import { ifIncluded } from './provenance.ts';
import { DividendRow } from './wire.ts';

const MOST = 100;
/** The newer interface, which counts splits in, and the one before it. */
const PATHS = ['/stocks/v1/dividends', '/v3/reference/dividends'] as const;

/**
 * Cash dividends in dollars with an ex-date from that day on, those that are declared among them; null where the plan has
 * none.
 */
export async function dividendsSince(
  symbol: string,
  from: CalendarDate,
  call: PolygonCall,
): Promise<readonly CashDividend[] | null> {
  if (contractTermsOf(symbol).settlement === 'cash') return [];
  const query = { ticker: symbol, 'ex_dividend_date.gte': from, limit: MOST };
  for (const path of PATHS) {
    const found = await ifIncluded(call.rows(path, query, DividendRow, 1));
    if (found !== null)
      return found.rows
        .filter((row) => row.ticker === symbol && row.ex_dividend_date >= from && isDollars(row))
        .map((row) => ({ exDate: row.ex_dividend_date, amount: amountOf(row) }));
  }
  return null;
}

const isDollars = ({ currency }: DividendRow): boolean => (currency ?? 'USD') === 'USD';
const amountOf = (row: DividendRow): number => row.split_adjusted_cash_amount ?? row.cash_amount;

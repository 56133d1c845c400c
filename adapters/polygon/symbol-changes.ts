import type { CorporateAction, CorporateActionsQuery } from '@toolyard/core/market';
import { contractTermsOf } from '@toolyard/core/options/contracts';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import type { PolygonCall } from './polygon-client.ts';
import { ifIncluded } from './provenance.ts';
import { Ticker, TickerEvents } from './wire.ts';

/** A ticker of a company, from a day on. */
interface Naming {
  readonly date: CalendarDate;
  readonly ticker: string;
}

/** The tickers of a company by day; none where the provider or the plan has none. */
async function namingsOf(id: string, call: PolygonCall): Promise<readonly Naming[]> {
  const query = { types: 'ticker_change' };
  const found = await ifIncluded(
    call.result(`/vX/reference/tickers/${id}/events`, query, TickerEvents),
  );
  return (found?.events ?? [])
    .map(({ date, ticker_change: { ticker } }) => ({ date, ticker }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** What a company was called after it had that ticker, within the days. */
const changesIn = (
  namings: readonly Naming[],
  { symbol, from, to }: CorporateActionsQuery,
): readonly CorporateAction[] =>
  namings.flatMap(({ ticker }, i) => {
    const next = namings[i + 1];
    if (ticker !== symbol || next === undefined || next.ticker === symbol) return [];
    if (next.date < from || next.date > to) return [];
    return [{ kind: 'symbolChange', symbol, exDate: next.date, newSymbol: next.ticker }];
  });

/**
 * Symbol changes of the company that had the ticker before the first of the days; null where nobody had it. Events by ticker
 * are those of the company that has it now, so the one before it is found by its FIGI of that time.
 *
 * Source: https://massive.com/docs/rest/stocks/corporate-actions/ticker-events. The events tell changes of the ticker alone:
 * the interface has no mergers.
 *
 * @param isListed Whether a company has the ticker now.
 */
export async function readSymbolChanges(
  query: CorporateActionsQuery,
  isListed: boolean,
  call: PolygonCall,
): Promise<readonly CorporateAction[] | null> {
  const { symbol, from } = query;
  if (contractTermsOf(symbol).settlement === 'cash') return isListed ? [] : null;
  if (isListed) {
    const last = (await namingsOf(symbol, call)).at(-1);
    if (last === undefined || (last.ticker === symbol && last.date <= from)) return [];
  }
  const path = `/v3/reference/tickers/${symbol}`;
  const before = await ifIncluded(call.result(path, { date: addDays(from, -1) }, Ticker));
  if (before === null || before.ticker !== symbol) return isListed ? [] : null;
  const { composite_figi: figi } = before;
  return figi === null ? [] : changesIn(await namingsOf(figi, call), query);
}

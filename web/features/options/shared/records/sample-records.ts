import {
  historicalTrades,
  historyPage,
  performance,
  recordInDollars,
  sampleStrategies,
  type HistoryRequest,
  type Period,
} from '@toolyard/core/options/records';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { newYorkDate } from '@toolyard/core/calendar';
import { toDollars, type Instant, type Money } from '@toolyard/core/shared';
import type { HistoryResponse, PerformanceFigures } from '../../../../api/generated.ts';

const dollars = (money: Money | null): number | null => (money === null ? null : toDollars(money));

function samples(now: Instant) {
  let count = 0;
  return historicalTrades(sampleStrategies('visitor', now, () => `sample-${++count}`));
}

/** What the server would answer a user who has the samples and nothing else. */
export function sampleHistory(request: HistoryRequest, now: Instant): HistoryResponse {
  const { trades, summary, symbols, ...page } = historyPage(
    samples(now),
    request,
    newYorkDate(now),
  );
  const data = trades.map((trade) => ({
    ...trade,
    startingCapital: dollars(trade.startingCapital),
    endingCapital: dollars(trade.endingCapital),
    returnAmount: toDollars(trade.returnAmount),
  }));
  return { ...page, data, summary: recordInDollars(summary), symbols: [...symbols] };
}

export function samplePerformance(period: Period, now: Instant): PerformanceFigures {
  const { totals, equity, ...groups } = performance(
    samples(now),
    period,
    newYorkDate(now),
    DEFAULT_OPTIONS_SETTINGS.capital,
  );
  const groupsOf = (of: typeof groups.byMonth) =>
    of.map(({ key, ...record }) => ({ key, ...recordInDollars(record) }));
  return {
    totals: recordInDollars(totals),
    byStrategy: groupsOf(groups.byStrategy),
    byUnderlying: groupsOf(groups.byUnderlying),
    byMonth: groupsOf(groups.byMonth),
    byDirection: groupsOf(groups.byDirection),
    equity: equity.map(({ date, equity: value }) => ({ date, equity: toDollars(value) })),
  };
}

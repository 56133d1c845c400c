import {
  historicalTrades,
  historyPage,
  performance,
  sampleStrategies,
  type HistoryRequest,
  type Period,
  type TrackRecord,
} from '@toolyard/core/options/records';
import { STARTING_CAPITAL } from '@toolyard/core/options/strategies';
import { toCalendarDate, toDollars, type Instant, type Money } from '@toolyard/core/shared';
import type {
  HistoryResponse,
  PerformanceFigures,
  TrackRecordResponse,
} from '../../../api/generated.ts';

const dollars = (money: Money | null): number | null => (money === null ? null : toDollars(money));

const recordOf = (record: TrackRecord): TrackRecordResponse => ({
  ...record,
  totalReturn: toDollars(record.totalReturn),
  grossProfit: toDollars(record.grossProfit),
  grossLoss: toDollars(record.grossLoss),
  averageWin: dollars(record.averageWin),
  averageLoss: dollars(record.averageLoss),
  expectancy: dollars(record.expectancy),
  maxDrawdown: toDollars(record.maxDrawdown),
});

function samples(now: Instant) {
  let count = 0;
  return historicalTrades(sampleStrategies('visitor', now, () => `sample-${++count}`));
}

/** What the server would answer a user who has the samples and nothing else. */
export function sampleHistory(wish: HistoryRequest, now: Instant): HistoryResponse {
  const { trades, summary, symbols, ...page } = historyPage(
    samples(now),
    wish,
    toCalendarDate(now),
  );
  const data = trades.map((trade) => ({
    ...trade,
    startingCapital: dollars(trade.startingCapital),
    endingCapital: dollars(trade.endingCapital),
    returnAmount: toDollars(trade.returnAmount),
  }));
  return { ...page, data, summary: recordOf(summary), symbols: [...symbols] };
}

export function samplePerformance(period: Period, now: Instant): PerformanceFigures {
  const { totals, equity, ...groups } = performance(
    samples(now),
    period,
    toCalendarDate(now),
    STARTING_CAPITAL,
  );
  const told = (of: typeof groups.byMonth) =>
    of.map(({ key, ...record }) => ({ key, ...recordOf(record) }));
  return {
    totals: recordOf(totals),
    byStrategy: told(groups.byStrategy),
    byUnderlying: told(groups.byUnderlying),
    byMonth: told(groups.byMonth),
    byDirection: told(groups.byDirection),
    equity: equity.map(({ date, equity: worth }) => ({ date, equity: toDollars(worth) })),
  };
}

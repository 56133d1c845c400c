import {
  accountPerformance,
  benchmark,
  benchmarkSpan,
  historicalTrades,
  historyPage,
  recordInDollars,
  sampleStrategies,
  type HistoryRequest,
  type Benchmark,
  type Period,
  type BenchmarkClose,
} from '@toolyard/core/options/records';
import type { Strategy } from '@toolyard/core/options/strategies';
import { STARTING_CAPITAL, type CapitalRecord } from '@toolyard/core/options/capital';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { newYorkDate } from '@toolyard/core/calendar';
import { toDollars, type Instant, type Money } from '@toolyard/core/shared';
import type { HistoryResponse, PerformanceFigures } from '../../../../api/generated.ts';

const dollars = (money: Money | null): number | null => (money === null ? null : toDollars(money));

/** The account that the samples belong to. */
const SAMPLE_ACCOUNT: CapitalRecord = { startingCapital: STARTING_CAPITAL, entries: [] };
function strategies(now: Instant) {
  let count = 0;
  return sampleStrategies('visitor', now, () => `sample-${++count}`);
}

const samples = (now: Instant) => historicalTrades(strategies(now));

/** A sample of a visitor's history by the id of its row; null where there is none. */
export const sampleStrategy = (id: string, now: Instant): Strategy | null =>
  strategies(now).find((each) => each.id === id) ?? null;

/** What the server would answer a user who has the samples and nothing else. */
export function sampleHistory(request: HistoryRequest, now: Instant): HistoryResponse {
  const { trades, summary, symbols, tags, ...page } = historyPage(
    samples(now),
    request,
    newYorkDate(now),
  );
  const data = trades.map((trade) => ({
    ...trade,
    startingCapital: dollars(trade.startingCapital),
    endingCapital: dollars(trade.endingCapital),
    returnAmount: toDollars(trade.returnAmount),
    tags: [...trade.tags],
  }));
  return {
    ...page,
    data,
    summary: recordInDollars(summary),
    symbols: [...symbols],
    tags: [...tags],
  };
}

export function samplePerformance(period: Period, now: Instant): PerformanceFigures {
  const all = strategies(now);
  const today = newYorkDate(now);
  const { totals, equity, byLimit, ...groups } = accountPerformance({
    strategies: all,
    period,
    today,
    record: SAMPLE_ACCOUNT,
    limits: DEFAULT_OPTIONS_SETTINGS,
  });
  const groupsOf = (of: typeof groups.byMonth) =>
    of.map(({ key, ...record }) => ({ key, ...recordInDollars(record) }));
  return {
    totals: recordInDollars(totals),
    byStrategy: groupsOf(groups.byStrategy),
    byUnderlying: groupsOf(groups.byUnderlying),
    byMonth: groupsOf(groups.byMonth),
    byDirection: groupsOf(groups.byDirection),
    byTag: groupsOf(groups.byTag),
    byLimit: groupsOf(byLimit),
    equity: equity.map(({ date, equity: value }) => ({ date, equity: toDollars(value) })),
  };
}

/** First and last day of the samples of a period. */
export const sampleSpan = (period: Period, now: Instant) =>
  benchmarkSpan(samples(now), period, newYorkDate(now));

export const sampleBenchmark = (
  period: Period,
  now: Instant,
  closes: readonly BenchmarkClose[],
): Benchmark | null => benchmark(samples(now), period, newYorkDate(now), SAMPLE_ACCOUNT, closes);

import {
  addDays,
  addMoney,
  subtractMoney,
  sumMoney,
  type CalendarDate,
  type Money,
} from '../../shared/index.ts';
import {
  LIMITS,
  limitsBrokenAtOpening,
  totalCapital,
  type CapitalRecord,
  type RiskLimits,
} from '../capital/index.ts';
import { tagKey, type Strategy } from '../strategies/index.ts';
import { historicalTrades, type HistoricalTrade } from './historical-trade.ts';
import { inPeriod, periodStart, sortHistory, tagsByKey } from './history.ts';
import type { Period } from './history.ts';
import { trackRecord, type TrackRecord } from './track-record.ts';

/** The record of trades that have something in common. */
export interface RecordGroup extends TrackRecord {
  /** A template, an underlying, a month as `YYYY-MM`, a direction, a limit, or a tag; '' for trades without a tag. */
  readonly key: string;
}

export interface EquityPoint {
  readonly date: CalendarDate;
  readonly equity: Money;
}

export interface Performance {
  readonly totals: TrackRecord;
  /** Groups with the greatest return first; months as they came. */
  readonly byStrategy: readonly RecordGroup[];
  readonly byUnderlying: readonly RecordGroup[];
  readonly byMonth: readonly RecordGroup[];
  readonly byDirection: readonly RecordGroup[];
  /** A trade with two tags counts in both groups. */
  readonly byTag: readonly RecordGroup[];
  /** Ascending, a point a day on which a trade ended, and one where the period begins. */
  readonly equity: readonly EquityPoint[];
}

/** Groups of `resultsByLimit`, in the order of its rows. */
export const LIMIT_GROUPS = ['within', 'beyond', ...LIMITS, 'unknown'] as const;

type KeyOf = (trade: HistoricalTrade) => string | readonly string[];

function groupsOf(trades: readonly HistoricalTrade[], keyOf: KeyOf): readonly RecordGroup[] {
  const groups = new Map<string, HistoricalTrade[]>();
  for (const trade of trades) {
    for (const key of [keyOf(trade)].flat()) {
      const group = groups.get(key);
      if (group) group.push(trade);
      else groups.set(key, [trade]);
    }
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, group]) => ({ key, ...trackRecord(group) }));
}

const best = (groups: readonly RecordGroup[]): readonly RecordGroup[] =>
  [...groups].sort((a, b) => b.totalReturn - a.totalReturn);

const sum = (trades: readonly HistoricalTrade[]): Money =>
  sumMoney(trades.map(({ returnAmount }) => returnAmount));

function byTag(trades: readonly HistoricalTrade[]): readonly RecordGroup[] {
  const names = tagsByKey(trades);
  const keysOf = ({ tags }: HistoricalTrade) => (tags.length === 0 ? [''] : tags.map(tagKey));
  return best(groupsOf(trades, keysOf)).map((group) => ({
    ...group,
    key: names.get(group.key) ?? group.key,
  }));
}

/**
 * The day from which the curves of a period begin: the first of the period, or that of the first trade where it is later;
 * a day before where a trade ended on that day, so that its result is a step of the curve.
 */
export function curveStart(
  trades: readonly Pick<HistoricalTrade, 'startDate' | 'endDate'>[],
  period: Period,
  today: CalendarDate,
): CalendarDate {
  const [first = today] = trades.map(({ startDate }) => startDate).sort();
  const start = periodStart(period, today);
  const begin = start === null || first > start ? first : start;
  return trades.some(({ endDate }) => endDate === begin) ? addDays(begin, -1) : begin;
}

/**
 * What the account was worth after each day on which a trade ended.
 *
 *     equity(day) = starting capital + Σ results of the trades that ended on it or before
 *
 * It begins at what earlier trades had left.
 * Deposits and open positions are not in it. Money.
 */
function equityCurve(
  all: readonly HistoricalTrade[],
  period: Period,
  today: CalendarDate,
  startingCapital: Money,
): readonly EquityPoint[] {
  const trades = sortHistory(inPeriod(all, period, today), 'date', 'asc');
  if (trades.length === 0) return [];
  const from = curveStart(trades, period, today);
  let equity = subtractMoney(addMoney(startingCapital, sum(all)), sum(trades));
  const days = new Map([[from, equity]]);
  for (const { endDate, returnAmount } of trades) {
    equity = addMoney(equity, returnAmount);
    days.set(endDate, equity);
  }
  return [...days].map(([date, value]) => ({ date, equity: value }));
}

/** What the trades that ended within a period amount to, as a whole and by what they have in common. */
export function performance(
  all: readonly HistoricalTrade[],
  period: Period,
  today: CalendarDate,
  startingCapital: Money,
): Performance {
  const trades = sortHistory(inPeriod(all, period, today), 'date', 'asc');
  return {
    totals: trackRecord(trades),
    byStrategy: best(groupsOf(trades, ({ type }) => type)),
    byUnderlying: best(groupsOf(trades, ({ underlyingAsset }) => underlyingAsset)),
    byMonth: groupsOf(trades, ({ endDate }) => endDate.slice(0, 7)),
    byDirection: best(groupsOf(trades, ({ strategyDirection }) => strategyDirection)),
    byTag: byTag(trades),
    equity: equityCurve(all, period, today, startingCapital),
  };
}

/**
 * The record of completed trades by the limits that they broke when they were opened: `within` all limits, `beyond` at
 * least one, then by limit, and `unknown` where the risk at the opening is not known. A trade counts under each limit that
 * it broke.
 *
 * @param broken by {@link limitsBrokenAtOpening} from the strategies that the trades were
 */
export function resultsByLimit(
  all: readonly HistoricalTrade[],
  broken: ReturnType<typeof limitsBrokenAtOpening>,
  period: Period,
  today: CalendarDate,
): readonly RecordGroup[] {
  const trades = sortHistory(inPeriod(all, period, today), 'date', 'asc');
  const groups = groupsOf(trades, ({ id }) => {
    const names = broken.get(id)?.map(({ limit }) => limit);
    if (!names) return 'unknown';
    return names.length === 0 ? 'within' : ['beyond', ...names];
  });
  return LIMIT_GROUPS.flatMap((each) => groups.find(({ key }) => key === each) ?? []);
}

/** The strategies of an account, its capital and the limits that are in force now. */
export interface PerformanceInput {
  readonly strategies: readonly Strategy[];
  readonly period: Period;
  readonly today: CalendarDate;
  readonly record: CapitalRecord;
  readonly limits: RiskLimits;
}

export interface AccountPerformance extends Performance {
  /** {@link resultsByLimit} with the limits in force now. */
  readonly byLimit: readonly RecordGroup[];
}

/** The performance of an account, also by the limits that its trades broke. */
export function accountPerformance({
  strategies,
  period,
  today,
  record,
  limits,
}: PerformanceInput): AccountPerformance {
  const trades = historicalTrades(strategies);
  const broken = limitsBrokenAtOpening(strategies, record, limits);
  return {
    ...performance(trades, period, today, totalCapital(record)),
    byLimit: resultsByLimit(trades, broken, period, today),
  };
}

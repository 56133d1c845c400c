import { newYorkDate } from '../../../calendar/index.ts';
import {
  addDays,
  addMoney,
  moneyOf,
  sumMoney,
  ZERO_MONEY,
  type CalendarDate,
  type Money,
} from '../../../shared/index.ts';
import {
  lastDayWithShares,
  NOTE_MAX_LENGTH,
  sharesHeldAt,
  withStatedDividend,
  type Strategy,
} from '../../strategies/index.ts';
import { DIVIDEND_WITHOUT_SHARES, FILL_KNOWN } from '../records.errors.ts';
import { lineRefusal, type DividendLine, type LineRefusal } from './broker-rows.ts';
import type { LineOfStep, StrategyOfFills } from './strategy-of-fills.ts';
import type { Origin } from './build-trade.ts';

/** A dividend's line with what its source has announced of it. */
export interface AnnouncedLine extends DividendLine {
  /** Null where no source knows it. */
  readonly exDate: CalendarDate | null;
  /** Dollars per share; null where no source knows it. */
  readonly announced: number | null;
}

/** Dividends are paid within so many days of their ex-date. */
const PAID_WITHIN = 60;

/** Strategies before and with the dividends of a file, and what became of its lines. */
interface WithDividends {
  readonly strategies: readonly StrategyOfFills[];
  readonly refusals: readonly LineRefusal[];
}

/** The day on which the trades held the shares that a dividend is of; null where they held none. */
function entitledDay(line: AnnouncedLine, trades: readonly Strategy[]): CalendarDate | null {
  const { symbol, date, exDate } = line;
  if (exDate !== null)
    return trades.some((each) => sharesHeldAt(each, symbol, exDate) !== 0) ? exDate : null;
  const days = trades.flatMap((each) => lastDayWithShares(each, symbol, date) ?? []).sort();
  const last = days.at(-1);
  return last !== undefined && last >= addDays(date, -PAID_WITHIN) ? last : null;
}

/** The cash of a dividend for each of the holdings, in proportion to their shares; the last gets the remainder. */
function shared(cash: Money, shares: readonly number[]): readonly Money[] {
  const total = shares.reduce((sum, each) => sum + each, 0);
  let left: number = cash;
  return shares.map((each, index) => {
    const own = index === shares.length - 1 ? left : Math.trunc((cash * each) / total);
    left -= own;
    return moneyOf(own);
  });
}

/** Lines of one symbol and one ex-date, as a dividend and the tax on it. */
function byEvent(
  lines: readonly AnnouncedLine[],
  trades: readonly Strategy[],
): {
  readonly events: ReadonlyMap<string, readonly (AnnouncedLine & { day: CalendarDate })[]>;
  readonly refusals: readonly LineRefusal[];
} {
  const events = new Map<string, (AnnouncedLine & { day: CalendarDate })[]>();
  const refusals: LineRefusal[] = [];
  for (const line of lines) {
    const day = entitledDay(line, trades);
    if (day === null) {
      refusals.push(lineRefusal(line.line, DIVIDEND_WITHOUT_SHARES, line.symbol));
      continue;
    }
    const key = `${line.symbol} ${day}`;
    events.set(key, [...(events.get(key) ?? []), { ...line, day }]);
  }
  return { events, refusals };
}

/**
 * The strategies with the dividends of a broker's file: each belongs to the trades that held the shares on its ex-date, with
 * the cash that was paid. Where no source knows the ex-date, it is the last day before the payment on which shares were
 * held.
 *
 * @param made What the fills of the file made.
 * @param imported Strategies of earlier imports.
 */
export function withDividendsOfFile(
  made: readonly StrategyOfFills[],
  imported: readonly Strategy[],
  lines: readonly AnnouncedLine[],
  origin: Pick<Origin, 'now' | 'nextId'>,
): WithDividends {
  const results = new Map(made.map((each) => [each.strategy.id, each]));
  const known = imported.filter(({ id }) => !results.has(id));
  const trades = (): readonly Strategy[] => [
    ...[...results.values()].map(({ strategy }) => strategy),
    ...known.filter(({ id }) => !results.has(id)),
  ];
  const { events, refusals } = byEvent(lines, trades());
  const unbooked: LineRefusal[] = [];
  for (const event of events.values()) {
    const [first] = event;
    if (!first) continue;
    const { symbol, day, announced } = first;
    const reason = first.reason.slice(0, NOTE_MAX_LENGTH);
    const holders = trades().filter((each) => sharesHeldAt(each, symbol, day) !== 0);
    const cash = sumMoney(event.map(({ amount }) => amount));
    const parts = shared(
      cash,
      holders.map((each) => sharesHeldAt(each, symbol, day)),
    );
    let isBooked = false;
    for (const [index, holder] of holders.entries()) {
      const stated = { symbol, exDate: day, cash: parts[index]!, announced, reason };
      const strategy = withStatedDividend(holder, stated, origin);
      if (strategy === null) continue;
      isBooked = true;
      const before = results.get(holder.id) ?? {
        ...{ strategy: holder, continued: true, fills: 0, cash: ZERO_MONEY, lines: [] },
      };
      results.set(holder.id, withLines(before, strategy, event, stated.cash, origin));
    }
    if (!isBooked)
      for (const { line } of event) unbooked.push(lineRefusal(line, FILL_KNOWN, symbol));
  }
  return { strategies: [...results.values()], refusals: [...refusals, ...unbooked] };
}

/** What a file makes of a strategy, with a dividend more. */
function withLines(
  before: StrategyOfFills,
  strategy: Strategy,
  event: readonly (AnnouncedLine & { readonly day: CalendarDate })[],
  cash: Money,
  { now }: Pick<Origin, 'now'>,
): StrategyOfFills {
  const isDividend = ({ kind, at }: Strategy['steps'][number]) =>
    kind === 'dividend' && newYorkDate(at) === event[0]?.day;
  const lines = strategy.steps.filter(isDividend).flatMap(({ at, fills }) =>
    fills.flatMap(({ symbol, quantity, price }) =>
      event.map(({ line }): LineOfStep => ({
        ...{ line, symbol, quantity, price, step: 'dividend', at },
      })),
    ),
  );
  const isFirst = before.fills === 0;
  const updated = {
    version: strategy.version + 1,
    updatedAt: Math.max(now, strategy.updatedAt),
  };
  return {
    ...before,
    strategy: { ...strategy, ...(isFirst && updated) },
    fills: before.fills + 1,
    cash: addMoney(before.cash, cash),
    lines: [...before.lines, ...lines],
  };
}

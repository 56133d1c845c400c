import { closeOf, newYorkDate } from '../../../calendar/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import { modelValue } from './model-value.ts';
import { holdingsAfter, profitAndLoss } from './position.ts';
import type { MarkedStrategy } from './position-mark.ts';
import { closedAt, openedAt, profitOf } from './trade-result.ts';

/** A position at the end of one session. */
export interface SessionMark {
  readonly date: CalendarDate;
  /** The underlying, money a share. */
  readonly price: Money;
  readonly pnl: Money | null;
  /** Of what was held; null = unknown. */
  readonly value: Money | null;
  /** Whether options were valued by the model, at their own volatility when they were traded. */
  readonly byModel: boolean;
}

export interface SessionClose {
  readonly date: CalendarDate;
  readonly close: Money;
}

function markAt(
  { steps, terms }: MarkedStrategy,
  { date, close: spot }: SessionClose,
  closes: ReadonlyMap<CalendarDate, Money>,
): SessionMark {
  const at = closeOf(date);
  const holdings = holdingsAfter(steps.filter((step) => step.at <= at));
  const settlement = (expiry: CalendarDate) => closes.get(expiry) ?? null;
  const value = modelValue(holdings.held, { at, spot, terms, settlement });
  const pnl = value === null ? null : profitAndLoss(holdings, value);
  const byModel = holdings.held.some(({ kind }) => kind === 'option');
  return { date, price: spot, pnl, value, byModel };
}

const latest = (days: readonly CalendarDate[]): CalendarDate =>
  days.reduce((last, day) => (day > last ? day : last));

/** The last point: by quotes while something is held, else the trade's result. */
function lastMark(strategy: MarkedStrategy, days: readonly CalendarDate[]): SessionMark | null {
  const end = closedAt(strategy);
  const result = profitOf(strategy);
  const last = strategy.steps.at(-1);
  if (end !== null && last)
    return { date: newYorkDate(end), price: last.spot, pnl: result, value: 0, byModel: false };
  if (!strategy.mark) return null;
  const { at, spot: price, value } = strategy.mark;
  return { date: latest([newYorkDate(at), ...days]), price, pnl: result, value, byModel: false };
}

/** A mark for each session since the opening, ascending: by the underlying's closes, the last one by quotes. */
export function sessionMarks(
  strategy: MarkedStrategy,
  sessions: readonly SessionClose[],
  now: Instant,
): readonly SessionMark[] {
  const from = openedAt(strategy);
  if (from === null) return [];
  const closes = new Map(sessions.map(({ date, close }) => [date, close]));
  const ended = sessions.filter(({ date }) => closeOf(date) >= from && closeOf(date) <= now);
  const last = lastMark(strategy, [newYorkDate(from), ...ended.map(({ date }) => date)]);
  const past = ended
    .filter(({ date }) => last === null || date < last.date)
    .map((session) => markAt(strategy, session, closes));
  return last ? [...past, last] : past;
}

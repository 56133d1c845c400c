import type { ReportTime } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';
import { MINUTE, type Session } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** A newsworthy event of a stock. Changes are fractions. */
export type NewsEvent = {
  readonly at: Instant;
  readonly tape: StockTape;
  readonly session: Session;
} & (
  | { readonly kind: 'earnings'; readonly time: ReportTime | null }
  | { readonly kind: 'gap'; readonly change: number; readonly afterEarnings: boolean }
  | { readonly kind: 'move'; readonly change: number; readonly deviations: number }
  | { readonly kind: 'high' | 'low'; readonly price: number }
  | { readonly kind: 'wrap'; readonly change: number }
);

/** Standard deviations of a night or a day from which on a move is news. */
const UNUSUAL = { gap: 3, move: 2.5 };
/** Share of a day's variance that falls into the night. */
const NIGHT = 0.27;
const YEAR = 252;

/** Events of one stock in one session, in chronological order. */
export function eventsOf(tape: StockTape, session: Session): NewsEvent[] {
  const { previousClose, close, variance, openingJump } = tape.day(session.index);
  const about = { tape, session };
  const events: NewsEvent[] = [];
  const reports = tape.earnings.isReported(session.index);
  if (reports) {
    const { time } = tape.earnings;
    events.push({ ...about, kind: 'earnings', time, at: tape.earnings.publishedAt(session.index) });
  }
  if (openingJump !== 0) {
    const gap = Math.log(tape.dailyBar(session).open) - previousClose;
    if (Math.abs(gap) > UNUSUAL.gap * Math.sqrt(NIGHT * variance)) {
      const change = Math.expm1(gap);
      const at = session.open + MINUTE;
      events.push({ ...about, kind: 'gap', change, afterEarnings: reports, at });
    }
  }
  const deviations = Math.abs(close - previousClose) / Math.sqrt(variance);
  const change = Math.expm1(close - previousClose);
  if (deviations > UNUSUAL.move)
    events.push({ ...about, kind: 'move', change, deviations, at: session.close + 3 * MINUTE });
  const extreme = extremeOfYear(tape, session.index);
  if (extreme !== null) {
    const price = tape.close(session.index);
    events.push({ ...about, kind: extreme, price, at: session.close + 6 * MINUTE });
  }
  return events;
}

/** News about the whole market, derived from its fund. */
export const wrapOf = (tape: StockTape, session: Session): NewsEvent => {
  const { previousClose, close } = tape.day(session.index);
  const change = Math.expm1(close - previousClose);
  return { tape, session, kind: 'wrap', change, at: session.close + 20 * MINUTE };
};

/** Whether a close is the highest or lowest of a year, and none of the week before was. */
function extremeOfYear(tape: StockTape, index: number): 'high' | 'low' | null {
  if (index < YEAR + 5) return null;
  for (const kind of ['high', 'low'] as const) {
    const week = [1, 2, 3, 4, 5].some((back) => isExtreme(tape, index - back, kind));
    if (isExtreme(tape, index, kind)) return week ? null : kind;
  }
  return null;
}

function isExtreme(tape: StockTape, index: number, kind: 'high' | 'low'): boolean {
  const way = kind === 'high' ? 1 : -1;
  const close = way * tape.day(index).close;
  for (let i = index - 1; i > index - YEAR; i -= 1)
    if (way * tape.day(i).close >= close) return false;
  return true;
}

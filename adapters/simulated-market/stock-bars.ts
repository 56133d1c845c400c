import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bar, BarQuery } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';
import { groupConsecutive, mergeBars, periodOf } from './bar-aggregation.ts';
import type { Session, Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** More bars than this are not given at once. */
export const MAX_BARS = 50_000;

/** Sessions whose bars are computed before other work goes on; a session that was never asked for takes about 0.07 ms. */
const SESSIONS_PER_TURN = 200;

interface StockBars {
  readonly bars: readonly Bar[];
  /** False when bars were left off at the end. */
  readonly complete: boolean;
}

/** Bars of the sessions in the span; the running session is counted as far as it has come. */
export async function stockBars(
  tape: StockTape,
  sessions: Sessions,
  query: BarQuery,
  now: Instant,
): Promise<StockBars> {
  const { timespan, multiplier } = query;
  const last = tape.lastPrice(now);
  const until = query.to < last.session.date ? query.to : last.session.date;
  const covered = sessions.between(query.from, until);
  const minutesOf = (session: Session) =>
    session.index === last.session.index ? last.minute : session.minutes;

  if (timespan === 'minute' || timespan === 'hour') {
    const step = multiplier * (timespan === 'hour' ? 60 : 1);
    return minuteBars(tape, covered, minutesOf, step);
  }
  const daily: Bar[] = [];
  for (const session of covered) {
    daily.push(
      minutesOf(session) === session.minutes
        ? tape.dailyBar(session)
        : tape.bar(session, 0, minutesOf(session), session.day),
    );
    if (daily.length % SESSIONS_PER_TURN === 0) await nextTurn();
  }
  const runs = groupConsecutive(daily, (_bar, i) =>
    timespan === 'day'
      ? Math.floor(i / multiplier)
      : Math.floor(periodOf(timespan, covered[i]!.date) / multiplier),
  );
  return { bars: runs.map(mergeBars), complete: true };
}

function minuteBars(
  tape: StockTape,
  covered: readonly Session[],
  minutesOf: (session: Session) => number,
  step: number,
): StockBars {
  const bars: Bar[] = [];
  for (const session of covered) {
    const end = minutesOf(session);
    for (let from = 0; from < end; from += step) {
      if (bars.length === MAX_BARS) return { bars, complete: false };
      bars.push(tape.bar(session, from, Math.min(from + step, end), session.open + from * 60_000));
    }
  }
  return { bars, complete: true };
}

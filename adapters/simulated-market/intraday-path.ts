import type { DailyStep } from './daily-path.ts';
import { randomStream, type RandomStream } from './random.ts';
import type { Session } from './sessions.ts';
import type { Stock } from './stock.ts';

const { exp, max, round, sqrt } = Math;

/** Share of a session's variance that falls between the last close and the open. */
const OVERNIGHT = 0.27;

/** One session minute by minute. */
export interface IntradayPath {
  /** Dollars, whole cents, at the open and at the end of every minute. */
  readonly prices: Float64Array;
  /** Shares traded until then. */
  readonly volumes: Float64Array;
  /** Share of the session's variance that has passed, 0 at the open to 1 at the close. */
  readonly elapsed: Float64Array;
}

/** A log price as dollars in whole cents, at least one. */
export const toCents = (logPrice: number): number => max(round(exp(logPrice) * 100), 1) / 100;

/** Busy at both ends: about 2.5 times the midday rate. */
function pace(minute: number, minutes: number): number {
  const fromMiddle = (2 * (minute + 0.5)) / minutes - 1;
  return 0.7 + 1.3 * fromMiddle ** 4;
}

/**
 * The price within a session: an overnight gap, then a Brownian bridge from the open to the daily
 * path's close whose variance, like the volume, is U-shaped over the day.
 */
export function intradayPath(
  seed: string,
  stock: Stock,
  session: Session,
  step: DailyStep,
): IntradayPath {
  const { minutes, date } = session;
  const random = randomStream(`${seed}|${stock.repeats ?? stock.ticker}|${date}|intraday`);
  const diffusive = step.close - step.previousClose - step.openingJump;
  const gap =
    OVERNIGHT * diffusive + sqrt(OVERNIGHT * (1 - OVERNIGHT) * step.variance) * random.normal();
  const open = step.previousClose + step.openingJump + gap;

  const elapsed = shares(minutes);
  const walk = new Float64Array(minutes + 1);
  for (let i = 1; i <= minutes; i += 1) {
    const variance = (1 - OVERNIGHT) * step.variance * (elapsed[i]! - elapsed[i - 1]!);
    walk[i] = walk[i - 1]! + sqrt(variance) * random.normal();
  }
  const prices = walk.map((w, i) =>
    toCents(open + (step.close - open - walk[minutes]!) * elapsed[i]! + w),
  );
  prices[minutes] = toCents(step.close);
  const total = dayVolume(stock, session, step, random.normal());
  return { prices, elapsed, volumes: minuteVolumes(total, elapsed, random) };
}

/** Standard deviation of the logarithm of a minute's volume around its usual share of the day. */
const VOLUME_DEVIATION = 0.5;

/** Shares traded until the end of every minute: uneven from minute to minute, U-shaped over the day. */
function minuteVolumes(total: number, elapsed: Float64Array, random: RandomStream): Float64Array {
  const sums = new Float64Array(elapsed.length);
  for (let i = 1; i < elapsed.length; i += 1) {
    const usual = elapsed[i]! - elapsed[i - 1]!;
    sums[i] = sums[i - 1]! + usual * exp(VOLUME_DEVIATION * random.normal());
  }
  const all = sums[elapsed.length - 1]!;
  return sums.map((sum) => Math.floor(total * (sum / all)));
}

/** The price of every minute where the price follows from what has passed of the session. */
export function steadyPath(
  session: Session,
  priceAfter: (elapsed: number) => number,
): IntradayPath {
  const elapsed = shares(session.minutes);
  return { prices: elapsed.map(priceAfter), elapsed, volumes: new Float64Array(elapsed.length) };
}

const shareTables = new Map<number, Float64Array>();

function shares(minutes: number): Float64Array {
  let table = shareTables.get(minutes);
  if (table === undefined) {
    table = new Float64Array(minutes + 1);
    for (let i = 1; i <= minutes; i += 1) table[i] = table[i - 1]! + pace(i - 1, minutes);
    const total = table[minutes]!;
    table = table.map((sum) => sum / total);
    shareTables.set(minutes, table);
  }
  return table;
}

/** More is traded on days of large moves, less on half days. */
function dayVolume(stock: Stock, session: Session, step: DailyStep, luck: number): number {
  const move = Math.abs(step.close - step.previousClose) / sqrt(step.variance);
  const length = session.minutes / 390;
  return round(stock.sharesPerDay * length * exp(0.2 * luck + 0.18 * (move - 0.7)));
}

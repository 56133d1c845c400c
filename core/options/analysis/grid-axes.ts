import { isTradingDay, newYorkDate, newYorkDaysAfter } from '../../calendar/index.ts';
import { addDays } from '../../shared/index.ts';
import type { Instant } from '../../shared/index.ts';
import { daysToExpiry } from '../contracts/index.ts';
import { frontExpiry, frontSettlement } from './analysis-input.ts';
import type { ProfitDate } from './profit-curve.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** A column of a heat map: days after the analysis, and the date whose profit stands in it. */
export interface GridDate {
  readonly days: number;
  readonly at: ProfitDate;
}

/**
 * At most `most` dates from now to the front expiry, both ends among them, whole days apart; now alone without
 * options. The day `through`, where it lies between, takes the place of the one nearest to it.
 *
 * @example gridDates(analysisInput([longCall(100, 5)]), 6, 30).map(({ days }) => days) // [0, 30, 146, 219, 292, 365]
 */
export function gridDates({ legs, asOf }: AnalysisInput, most: number, through = 0): GridDate[] {
  const front = frontExpiry(legs);
  if (front === null) return [{ days: 0, at: asOf }];
  const end = frontSettlement(legs) ?? asOf;
  const days = daysToExpiry(asOf, front);
  if (asOf >= end) return [{ days: 0, at: 'expiry' }];
  const steps = Math.max(1, Math.min(days, most - 1));
  const nearest = Math.min(steps - 1, Math.max(1, Math.round((through * steps) / days)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const requested = through > 0 && through < days && i === nearest && i > 0 && i < steps;
    const after = requested ? through : Math.round((days * i) / steps);
    return { days: after, at: i === steps ? 'expiry' : instantAfter(asOf, after, end) };
  });
}

/**
 * As {@link gridDates}, with trading days only between now and the front expiry, about evenly apart. A day `through` on
 * which no market opens gives its place to the trading day before it.
 *
 * @example tradingGridDates(analysisInput([longCall(100, 5)]), 4).map(({ days }) => days) // [0, 124, 245, 365]
 */
export function tradingGridDates(input: AnalysisInput, most: number, through = 0): GridDate[] {
  const front = frontExpiry(input.legs);
  const end = frontSettlement(input.legs);
  if (front === null || end === null || input.asOf >= end) return gridDates(input, most);
  const today = newYorkDate(input.asOf);
  const total = daysToExpiry(input.asOf, front);
  const open = Array.from({ length: Math.max(0, total - 1) }, (_, i) => i + 1).filter((days) =>
    isTradingDay(addDays(today, days)),
  );
  const between = Math.min(open.length, Math.max(0, most - 2));
  const chosen = Array.from(
    { length: between },
    (_, i) => open[Math.round(((i + 1) * (open.length + 1)) / (between + 1)) - 1]!,
  );
  const requested = open.findLast((days) => days <= through && through < total);
  if (requested !== undefined && between > 0) {
    const off = (days: number) => Math.abs(days - requested);
    const nearest = chosen.reduce(
      (best, days, i) => (off(days) < off(chosen[best]!) ? i : best),
      0,
    );
    chosen[nearest] = requested;
  }
  return [
    { days: 0, at: input.asOf },
    ...chosen.map((days) => ({ days, at: instantAfter(input.asOf, days, end) })),
    { days: total, at: 'expiry' as const },
  ];
}

/** The instant some days of New York later, never beyond the front expiry. */
export const instantAfter = (asOf: Instant, days: number, end: Instant): Instant =>
  Math.min(newYorkDaysAfter(asOf, days), end);

/** Steps between rows that a reader can add up, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round prices nearer than this part of a step to a marked one are left out. */
const NEAR = 0.4;

/**
 * Round prices of a range from the highest down, about `rows` of them, with the spot and the marked prices of the range
 * among them, as strikes and breakevens; dollars per share. Their distance is 1, 2, 2.5 or 5 times a power of ten.
 *
 * @example gridPrices({ from: 90, to: 110 }, 101, 5) // [110, 105, 101, 100, 95, 90]
 */
export function gridPrices(
  { from, to }: { readonly from: number; readonly to: number },
  spot: number,
  rows: number,
  marks: readonly number[] = [],
): number[] {
  const room = (to - from) / Math.max(1, rows - 1);
  if (!(room > 0)) return [spot];
  const power = 10 ** Math.floor(Math.log10(room));
  const step = power * (STEPS.find((each) => each * power >= room * (1 - 1e-9)) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  const cents = (price: number): number => Math.round(price * 1e4) / 1e4;
  const round = Array.from({ length: Math.max(0, count) }, (_, i) => cents((first + i) * step));
  const marked = marks.filter((price) => price >= from && price <= to).map(cents);
  const free = round.filter((price) =>
    marked.every((mark) => mark === price || Math.abs(mark - price) >= NEAR * step),
  );
  return [...new Set([...free, ...marked, spot])].sort((a, b) => b - a);
}

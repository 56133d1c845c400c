import { extreme, samplesAt, upperAsymptote, type Asymptote } from './extremes.ts';
import { isolateZeros } from './root-isolation.ts';
import type { ZeroStretch } from './root-isolation.ts';
import { sampleProfit } from './valuation-at-date.ts';
import type { PnlFunction } from './valuation-at-date.ts';
import type { PriceInterval } from '../payoff/index.ts';

/** Bounds, breakevens and profit intervals at a date before some legs expire; dollars. */
export interface ProfitShape {
  readonly maxProfit: number | 'unlimited';
  readonly maxProfitAt: readonly PriceInterval[];
  /** The greatest loss as a positive amount. */
  readonly maxLoss: number | 'unlimited';
  readonly maxLossAt: readonly PriceInterval[];
  readonly breakevens: readonly number[];
  readonly zeroIntervals: readonly PriceInterval[];
  readonly profitIntervals: readonly PriceInterval[];
}

/** The root of the asymptote, if it has one. */
function rootOfAsymptote({ slope, from, limit }: Asymptote): ZeroStretch[] {
  const root = slope === 0 ? Number.NaN : from - limit / slope;
  return root > from ? [{ from: root, to: root }] : [];
}

/** Open intervals between zeros on which the profit is positive. */
function positiveBetween(
  profit: PnlFunction,
  zeros: readonly ZeroStretch[],
  asymptote: Asymptote,
): PriceInterval[] {
  const starts = [0, ...zeros.map(({ to }) => to)];
  return starts.flatMap((from, i): PriceInterval[] => {
    const to = zeros[i]?.from ?? 'unlimited';
    if (to !== 'unlimited' && to <= from) return [];
    const probe = to === 'unlimited' ? Math.max(2 * from, asymptote.from) : from + (to - from) / 2;
    return sampleProfit(profit, probe).profit > 0 ? [{ from, to }] : [];
  });
}

/**
 * Bounds, breakevens and profit intervals at the date, in dollars. Bounds of the slope replace a grid, so that none is
 * missed. A bound is 'unlimited' where the profit far above the strikes has a slope that leads there.
 *
 * @example
 * // By put–call parity at zero rates, C − P = S − K.
 * const profit = pnlFunction([], [unexpired(longCall(100, 7)), unexpired(shortPut(100, 5))]);
 * profitShape(profit).breakevens // [102]: 100 + 7 − 5
 */
export function profitShape(profit: PnlFunction): ProfitShape {
  const asymptote = upperAsymptote(profit);
  const samples = samplesAt(profit, asymptote);
  const zeros = [...isolateZeros(profit, samples), ...rootOfAsymptote(asymptote)];
  const most = extreme(profit, samples, asymptote, 1);
  const least = extreme(profit, samples, asymptote, -1);
  return {
    maxProfit: most.value,
    maxProfitAt: most.at,
    maxLoss: least.value,
    maxLossAt: least.at,
    breakevens: zeros.filter(({ from, to }) => from === to).map(({ from }) => from),
    zeroIntervals: zeros.filter(({ from, to }) => from < to),
    profitIntervals: positiveBetween(profit, zeros, asymptote),
  };
}

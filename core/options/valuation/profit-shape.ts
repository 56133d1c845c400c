import { MONEY_SCALE } from '../../shared/index.ts';
import { extremeProfit } from './extremes.ts';
import { isolateZeros } from './root-isolation.ts';
import type { ZeroStretch } from './root-isolation.ts';
import { sampleProfit } from './valuation-at-date.ts';
import type { PnlFunction, ProfitSample } from './valuation-at-date.ts';
import { upperAsymptote } from './asymptotes.ts';
import type { Asymptote } from './asymptotes.ts';
import type { PriceInterval } from '../payoff/index.ts';

/** Bounds, breakevens and profit intervals at a date before some legs expire; dollars. */
export interface ProfitShape {
  readonly maxProfit: number | 'unlimited';
  readonly maxProfitAt: readonly PriceInterval[];
  /** The greatest loss as a positive amount. */
  readonly maxRisk: number | 'unlimited';
  readonly maxRiskAt: readonly PriceInterval[];
  readonly breakevens: readonly number[];
  readonly zeroIntervals: readonly PriceInterval[];
  readonly profitIntervals: readonly PriceInterval[];
}

/** Prices between which the profit is smooth: zero, the strikes and the start of the asymptote. */
const corners = ({ expired, groups }: PnlFunction, far: number): number[] => {
  const strikes = groups.map(({ strike }) => strike);
  const bends = expired.map((node) => node.price / MONEY_SCALE);
  return [...new Set([...bends, ...strikes, far])].sort((a, b) => a - b);
};

/** Difference of two profits, relative to the price, that rounding can cause. */
const INDISTINCT = 1e-11;

type Extreme = Pick<ProfitShape, 'maxProfit' | 'maxProfitAt'>;

/** The greatest value of `side` · profit over all prices, the asymptote included. */
function extreme(
  profit: PnlFunction,
  samples: readonly ProfitSample[],
  asymptote: Asymptote,
  side: 1 | -1,
): Extreme {
  if (side * asymptote.slope > 0) return { maxProfit: 'unlimited', maxProfitAt: [] };
  const best = extremeProfit(profit, samples, side);
  if (!best) return { maxProfit: 0, maxProfitAt: [] };
  const onAsymptote =
    asymptote.slope === 0 && side * (asymptote.limit - best.profit) > INDISTINCT * asymptote.from;
  return onAsymptote
    ? {
        maxProfit: side * asymptote.limit,
        maxProfitAt: [{ from: asymptote.from, to: 'unlimited' }],
      }
    : { maxProfit: side * best.profit, maxProfitAt: [{ from: best.price, to: best.price }] };
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

const samplesAt = (profit: PnlFunction, asymptote: Asymptote): ProfitSample[] =>
  corners(profit, asymptote.from).map((price) => sampleProfit(profit, price));

/** The maximum loss at the date alone, dollars; see {@link profitShape}. */
export function maxLossAtDate(profit: PnlFunction): number | 'unlimited' {
  const asymptote = upperAsymptote(profit);
  if (asymptote.slope < 0) return 'unlimited';
  return extreme(profit, samplesAt(profit, asymptote), asymptote, -1).maxProfit;
}

/** Bounds, breakevens and profit intervals at the date. Bounds of the slope replace a grid, so that none is missed. */
export function profitShape(profit: PnlFunction): ProfitShape {
  const asymptote = upperAsymptote(profit);
  const samples = samplesAt(profit, asymptote);
  const zeros = [...isolateZeros(profit, samples), ...rootOfAsymptote(asymptote)];
  const most = extreme(profit, samples, asymptote, 1);
  const least = extreme(profit, samples, asymptote, -1);
  return {
    ...most,
    maxRisk: least.maxProfit,
    maxRiskAt: least.maxProfitAt,
    breakevens: zeros.filter(({ from, to }) => from === to).map(({ from }) => from),
    zeroIntervals: zeros.filter(({ from, to }) => from < to),
    profitIntervals: positiveBetween(profit, zeros, asymptote),
  };
}

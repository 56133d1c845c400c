import { MONEY_SCALE } from '../../shared/index.ts';
import { certifiedExtreme } from './certified-extreme.ts';
import { certifiedZeros } from './certified-zeros.ts';
import type { ZeroStretch } from './certified-zeros.ts';
import { sampleProfit } from './dated-profit.ts';
import type { DatedProfit, ProfitSample } from './dated-profit.ts';
import { farTail } from './far-tail.ts';
import type { FarTail } from './far-tail.ts';
import type { PriceInterval } from './profit-distribution.ts';

/** What can be said about the profit at a date on which some legs live on; dollars. */
export interface DatedShape {
  readonly maxProfit: number | 'unlimited';
  readonly maxProfitAt: readonly PriceInterval[];
  /** The greatest loss as a positive amount. */
  readonly maxRisk: number | 'unlimited';
  readonly maxRiskAt: readonly PriceInterval[];
  readonly breakevens: readonly number[];
  readonly zeroIntervals: readonly PriceInterval[];
  readonly profitIntervals: readonly PriceInterval[];
}

/** Prices between which the profit is smooth: zero, the strikes, and the far end. */
const corners = ({ ended, groups }: DatedProfit, far: number): number[] => {
  const strikes = groups.map(({ strike }) => strike);
  const bends = ended.map((node) => node.price / MONEY_SCALE);
  return [...new Set([...bends, ...strikes, far])].sort((a, b) => a - b);
};

/** Of the price: what rounding alone may put between two profits. */
const INDISTINCT = 1e-11;

type Extreme = Pick<DatedShape, 'maxProfit' | 'maxProfitAt'>;

/** The greatest value of `side` · profit on all prices, the far tail included. */
function extreme(
  profit: DatedProfit,
  samples: readonly ProfitSample[],
  tail: FarTail,
  side: 1 | -1,
): Extreme {
  if (side * tail.slope > 0) return { maxProfit: 'unlimited', maxProfitAt: [] };
  const best = certifiedExtreme(profit, samples, side);
  if (!best) return { maxProfit: 0, maxProfitAt: [] };
  const inTail = tail.slope === 0 && side * (tail.limit - best.profit) > INDISTINCT * tail.from;
  return inTail
    ? { maxProfit: side * tail.limit, maxProfitAt: [{ from: tail.from, to: 'unlimited' }] }
    : { maxProfit: side * best.profit, maxProfitAt: [{ from: best.price, to: best.price }] };
}

/** Where the straight tail crosses zero, if it does. */
function zeroInTail({ slope, from, limit }: FarTail): ZeroStretch[] {
  const root = slope === 0 ? Number.NaN : from - limit / slope;
  return root > from ? [{ from: root, to: root }] : [];
}

/** Open intervals between zeros on which the profit is positive. */
function positiveBetween(
  profit: DatedProfit,
  zeros: readonly ZeroStretch[],
  tail: FarTail,
): PriceInterval[] {
  const starts = [0, ...zeros.map(({ to }) => to)];
  return starts.flatMap((from, i): PriceInterval[] => {
    const to = zeros[i]?.from ?? 'unlimited';
    if (to !== 'unlimited' && to <= from) return [];
    const probe = to === 'unlimited' ? Math.max(2 * from, tail.from) : from + (to - from) / 2;
    return sampleProfit(profit, probe).profit > 0 ? [{ from, to }] : [];
  });
}

/** Bounds, breakevens and profit intervals at the date, none of which a grid could miss. */
export function datedShape(profit: DatedProfit): DatedShape {
  const tail = farTail(profit);
  const samples = corners(profit, tail.from).map((price) => sampleProfit(profit, price));
  const zeros = [...certifiedZeros(profit, samples), ...zeroInTail(tail)];
  const most = extreme(profit, samples, tail, 1);
  const least = extreme(profit, samples, tail, -1);
  return {
    ...most,
    maxRisk: least.maxProfit,
    maxRiskAt: least.maxProfitAt,
    breakevens: zeros.filter(({ from, to }) => from === to).map(({ from }) => from),
    zeroIntervals: zeros.filter(({ from, to }) => from < to),
    profitIntervals: positiveBetween(profit, zeros, tail),
  };
}

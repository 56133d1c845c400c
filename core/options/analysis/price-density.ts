import { priceQuantile, probabilityWithin } from '../payoff/index.ts';
import type { PriceDistribution, PriceInterval } from '../payoff/index.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { distributionUnder, measureOf } from './measure.ts';
import type { StrategyAnalysis } from './strategy-analysis.ts';

/** The density of the price at the front expiry at one price. */
export interface DensityPoint {
  /** Dollars. */
  readonly price: number;
  /** Probability per dollar. */
  readonly density: number;
  /** Probability of a lower price. */
  readonly below: number;
}

/** A stretch of prices that all bring a profit, all a loss or all nothing, and its probability. */
export interface ProfitZone extends PriceInterval {
  readonly result: 'profit' | 'loss' | 'none';
  readonly probability: number;
}

/** The density of the price at the front expiry and the profit zones under it. */
export interface PriceDensity {
  /** By ascending price. */
  readonly points: readonly DensityPoint[];
  /** From zero to unlimited, without gaps; empty where the profit is unknown. */
  readonly zones: readonly ProfitZone[];
}

/** The points reach from the price with this probability below it to the one with this probability above it. */
const TAIL = 2.5e-3;
const POINTS = 141;
/** Past moves are a few hundred prices; narrower stretches would hold one or none of them. */
const POINTS_OF_MOVES = 25;

type Zones = Pick<StrategyAnalysis, 'maxProfit' | 'profitIntervals' | 'zeroIntervals'>;

/** Profit and zero intervals with the losses between them, from zero to unlimited. */
function zonesOf({ profitIntervals, zeroIntervals }: Zones, prices: PriceDistribution) {
  const zone = ({ from, to }: PriceInterval, result: ProfitZone['result']): ProfitZone[] =>
    from === to
      ? []
      : [{ from, to, result, probability: probabilityWithin([{ from, to }], prices) }];
  const known = [
    ...profitIntervals.flatMap((interval) => zone(interval, 'profit')),
    ...zeroIntervals.flatMap((interval) => zone(interval, 'none')),
  ].sort((a, b) => a.from - b.from);
  const ends: readonly PriceInterval['to'][] = [0, ...known.map(({ to }) => to)];
  const starts: readonly PriceInterval['to'][] = [...known.map(({ from }) => from), 'unlimited'];
  return ends.flatMap((from, i) => {
    const to = starts[i]!;
    const loss = from === 'unlimited' ? [] : zone({ from, to }, 'loss');
    const next = known[i];
    return next ? [...loss, next] : loss;
  });
}

/**
 * The density of the price at the front expiry under the measure of the analysis, with the zones of profit and loss.
 * Null without a measure.
 *
 *     f(x) = (P(S < x + h) − P(S < x − h)) / 2h    2h = the distance of two points
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * priceDensity(input, analyseStrategy(input)).zones.map(({ from, to, result }) => [from, to, result]) // [[0, 105, 'loss'], [105, 'unlimited', 'profit']]
 */
export function priceDensity(input: AnalysisInput, analysis: Zones): PriceDensity | null {
  const measure = measureOf(input);
  const prices = measure && distributionUnder(input, measure);
  if (!prices) return null;
  const from = priceQuantile(prices, TAIL);
  const to = priceQuantile(prices, 1 - TAIL);
  const points = measure.name === 'pastMoves' ? POINTS_OF_MOVES : POINTS;
  const step = (to - from) / (points - 1);
  if (!(step > 0)) return null;
  const below = (price: number): number => prices.probabilityBelow(price);
  return {
    points: Array.from({ length: points }, (_, i) => {
      const price = from + i * step;
      const within = below(price + step / 2) - below(price - step / 2);
      return { price, density: Math.max(0, within) / step, below: below(price) };
    }),
    zones: analysis.maxProfit === null ? [] : zonesOf(analysis, prices),
  };
}

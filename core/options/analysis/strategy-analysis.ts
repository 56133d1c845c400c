import type { Dollars, Money } from '../../shared/index.ts';
import type { ExerciseStyle } from '../contracts/index.ts';
import type { Bound, CurvePoint, ExpiryOnPath, PriceInterval } from '../payoff/index.ts';
import type { MeasureChoice, MissingInput } from './analysis-input.ts';
import type { ShareDividend } from './share-dividends.ts';
import type { SviParameters } from '../surface/index.ts';

/** Distribution of prices for the probabilities; shown beside them. */
export interface Measure {
  readonly name: MeasureChoice['name'];
  /** At the forward, where it differs by strike: that of the quotes, as the chain has it, or of the fit where they give none. */
  readonly volatility: number;
  /** Rate of the front expiry, whichever drift is used. */
  readonly rate: number;
  /** Drift of the mean price, a fraction per year. */
  readonly drift: number;
  /** Mean price at the front expiry, dollars per share. */
  readonly forward: Dollars;
  /** To the front expiry. */
  readonly years: number;
  /** Whether the measure is made from the smile and the expiry has no fit, so that one volatility stands in. */
  readonly noFit: boolean;
  /** The smile of total variance at the front expiry; null where one volatility holds for all strikes. */
  readonly smile: SviParameters | null;
}

/** Per share and per 1.00 of each input for one unit; here times shares, so whole-leg dollars. Theta and charm per year. */
export interface Greeks {
  readonly delta: number;
  readonly gamma: number;
  readonly vega: number;
  readonly theta: number;
  readonly rho: number;
  readonly vanna: number;
  readonly volga: number;
  readonly charm: number;
}

/** Every figure that a screen shows of a strategy; amounts for the whole strategy. */
export interface StrategyAnalysis {
  /**
   * The pricing model of unexpired options: `american` where one of them can be exercised before expiry, else `european`.
   */
  readonly model: ExerciseStyle;
  /** Exact for one expiry; by model at the front expiry where expiries differ. */
  readonly method: 'expiry' | 'frontExpiry';
  /** What keeps some of the figures from being known; empty when all are. */
  readonly missing: readonly MissingInput[];
  /** What all legs cost together, stock and commissions included: positive is paid, negative received. */
  readonly cost: Money;
  /** What every profit counts beside the legs: realised profit and that of expired contracts, less commissions to come. */
  readonly booked: Money;
  /**
   * Dividends of the shares with an ex-date up to the front expiry, by ex-date. Every profit at that expiry counts them.
   * Null where there are shares whose dividends are unknown, so that none is counted.
   */
  readonly dividends: readonly ShareDividend[] | null;
  /** Premium of the options alone, without commissions. Positive is received (credit), negative is paid (debit). */
  readonly netPremium: Money;
  /**
   * The same per share of one unit of the strategy (1.87 for a condor at any quantity): money, with sign; null without
   * options. The unit is the greatest common divisor of the legs' shares.
   */
  readonly netPremiumPerShare: Money | null;
  /**
   * Rounded where the model has a part. Null = unknown: expiries differ and a later leg's volatility or rates are
   * missing; then the lists below and the curve are empty.
   */
  readonly maxProfit: Bound | null;
  /**
   * The greatest possible loss as a positive amount; zero or less when nothing can be lost. Whether the legs are closed at
   * the front expiry or kept until they expire: `maxLoss`.
   */
  readonly maxLoss: Bound | null;
  /** Where the maximum profit is attained; empty when unlimited. */
  readonly maxProfitAt: readonly PriceInterval[];
  /** Where the maximum loss is attained at the front expiry; empty when unlimited, and when legs lose more after it. */
  readonly maxLossAt: readonly PriceInterval[];
  /** The prices, expiry by expiry, that lead to a loss above any at the front expiry; else empty. */
  readonly lossPath: readonly ExpiryOnPath[];
  /** Dollars per share, ascending. */
  readonly breakevens: readonly Dollars[];
  /** Where profit is exactly zero on a whole stretch. */
  readonly zeroIntervals: readonly PriceInterval[];
  /** Where profit is positive. */
  readonly profitIntervals: readonly PriceInterval[];
  /** Max profit / max loss × 100; null is N/A. */
  readonly roiPercent: number | null;
  /** 0 to 100, 50 when N/A. */
  readonly roiBar: number;
  readonly measure: Measure | null;
  readonly probabilityOfProfit: number | null;
  /**
   * Expected profit at the front expiry in dollars under the measure. Under the smile it counts what exercise before the
   * expiry is worth.
   */
  readonly expectedProfit: Dollars | null;
  /** Null when a volatility is missing. */
  readonly greeks: { readonly net: Greeks | null; readonly legs: readonly (Greeks | null)[] };
  /** 41 points from 0.80 to 1.20 of the spot. */
  readonly curve: readonly CurvePoint[];
}

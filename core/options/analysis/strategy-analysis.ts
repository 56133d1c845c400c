import type { Instant, Money } from '../../shared/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import type { Leg } from '../contracts/index.ts';

/** A bound of profit or loss: money, or no bound at all. */
export type Bound = Money | 'unlimited';

export interface AnalysisInput {
  readonly legs: readonly Leg[];
  /** Money a share. */
  readonly spot: Money;
  readonly asOf: Instant;
  /** Rates of every expiry that the option legs have. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility of the measure, a fraction a year; null leaves the chances unknown. */
  readonly volatility: number | null;
}

/** Under which distribution the chances are counted; shown beside them. */
export interface Measure {
  readonly name: 'riskNeutralLognormal' | 'zeroDrift' | 'own';
  readonly volatility: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly years: number;
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

export interface CurvePoint {
  /** Dollars a share. */
  readonly price: number;
  /** Dollars for the whole strategy. */
  readonly profit: number;
}

/** Prices in dollars a share; `to` may have no bound. */
export interface PriceInterval {
  readonly from: number;
  readonly to: number | 'unlimited';
}

/** Everything a screen says about a strategy; amounts for the whole strategy. */
export interface StrategyAnalysis {
  /** Names the pricing model: European exercise for now. */
  readonly model: 'black-scholes-merton-european';
  /** Exact for one expiry; by model at the front expiry where expiries differ. */
  readonly method: 'expiry' | 'frontExpiry';
  /** Positive is received (credit), negative is paid (debit). */
  readonly netPremium: Money;
  readonly maxProfit: Bound;
  /** The greatest possible loss as a positive amount; zero or less when nothing can be lost. */
  readonly maxRisk: Bound;
  /** Where the maximum profit is attained; empty when unlimited. */
  readonly maxProfitAt: readonly PriceInterval[];
  readonly maxRiskAt: readonly PriceInterval[];
  /** Dollars a share, ascending. */
  readonly breakevens: readonly number[];
  /** Where profit is exactly zero on a whole stretch. */
  readonly zeroIntervals: readonly PriceInterval[];
  /** Where profit is positive. */
  readonly profitIntervals: readonly PriceInterval[];
  /** Max profit / max risk × 100; null is N/A. */
  readonly roiPercent: number | null;
  /** 0 to 100, 50 when N/A. */
  readonly roiBar: number;
  readonly measure: Measure | null;
  readonly chanceOfProfit: number | null;
  /** Expected profit in dollars under the measure. */
  readonly expectedProfit: number | null;
  /** Null when a volatility is missing. */
  readonly greeks: { readonly net: Greeks | null; readonly legs: readonly (Greeks | null)[] };
  /** 41 points from 0.80 to 1.20 of the spot. */
  readonly curve: readonly CurvePoint[];
}

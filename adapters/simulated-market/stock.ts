import type { Sector } from '@toolyard/core/market';

/** How a share price moves; volatilities a year, jump sizes as standard deviations of the log price. */
export interface PriceDynamics {
  /** Log price per log price of the market. */
  readonly beta: number;
  /** Long-run volatility of the part that is not the market's. */
  readonly ownVolatility: number;
  /** GJR-GARCH: α of the last squared return, γ added after a negative return, β of the last variance. */
  readonly garch: {
    readonly arch: number;
    readonly asymmetry: number;
    readonly persistence: number;
  };
  /** Degrees of freedom of the Student-t shocks. */
  readonly degrees: 6 | 8;
  readonly jumpsPerYear: number;
  readonly jumpSize: number;
  readonly earningsSize: number;
  /** First of the quarterly months (0 = January) in which earnings are published. */
  readonly earningsMonth: 0 | 1;
}

/** The implied smile: SSVI correlation and curvature. */
export interface Smile {
  readonly correlation: number;
  readonly curvature: number;
}

/** How wide its options are quoted. */
export interface Liquidity {
  /** Multiplies every half-spread. */
  readonly width: number;
  /** At every price; or the smaller below 3 dollars and the larger from there on. */
  readonly ticks: 'penny' | 'pennyNickel' | 'nickelDime';
  /** Option contracts a day over the whole chain. */
  readonly contractsPerDay: number;
  readonly putsPerCall: number;
}

/** Between which prices strikes are how far apart, dollars: near the money, and further away. */
export interface StrikeLadder {
  readonly near: readonly (readonly [from: number, step: number])[];
  readonly far: readonly (readonly [from: number, step: number])[];
  /** Days before the expiry from which strikes are dense near the money, and how far in log price. */
  readonly nearDays: number;
  readonly nearReach: number;
  /** Maximum range in log price, below and above. */
  readonly below: number;
  readonly above: number;
}

/** One stock, fund or index of the simulated market. */
export interface Stock {
  readonly ticker: string;
  readonly name: string;
  readonly nameZh: string;
  /** An index is not traded itself and pays nothing; its options settle in cash. */
  readonly type: 'CS' | 'ETF' | 'INDEX';
  /** Null for funds and indices. */
  readonly sector: Sector | null;
  readonly primaryExchange: string;
  /** Null for funds and indices. */
  readonly sharesOutstanding: number | null;
  /** Continuous, a fraction a year; for an index that of its shares. */
  readonly dividendYield: number;
  /** Dollars, around which the price wanders at the end of 2026. */
  readonly usualPrice: number;
  readonly sharesPerDay: number;
  readonly dynamics: PriceDynamics;
  readonly smile: Smile;
  readonly liquidity: Liquidity;
  readonly strikes: StrikeLadder;
  /** Roots of the contracts where they are not the ticker: of monthly expiries, and of all others. */
  readonly roots?: { readonly monthly: string; readonly other: string };
  /** The stock whose returns it repeats. */
  readonly repeats?: string;
  /** Daily expiries and dense strikes, as the great index funds have. */
  readonly dailyExpiries: boolean;
}

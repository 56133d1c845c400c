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
  /** Pennies at every price, or pennies below 3 dollars and nickels above. */
  readonly ticks: 'penny' | 'pennyNickel';
  /** Option contracts a day over the whole chain. */
  readonly contractsPerDay: number;
  readonly putsPerCall: number;
}

/** One stock of the simulated market. */
export interface Stock {
  readonly ticker: string;
  readonly name: string;
  readonly nameZh: string;
  readonly type: 'CS' | 'ETF';
  readonly primaryExchange: string;
  /** Null for a fund. */
  readonly sharesOutstanding: number | null;
  /** Continuous, a fraction a year. */
  readonly dividendYield: number;
  /** Dollars, around which the price wanders at the end of 2026. */
  readonly usualPrice: number;
  readonly sharesPerDay: number;
  readonly dynamics: PriceDynamics;
  readonly smile: Smile;
  readonly liquidity: Liquidity;
  /** Daily expiries and dense strikes, as the great index funds have. */
  readonly dailyExpiries: boolean;
}

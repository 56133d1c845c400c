import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';

/** Where the prices of a trade come from and when they were made. */
export interface TradeSource {
  readonly provider: string;
  readonly simulated: boolean;
  /** Instant of the quotes. */
  readonly at: string;
  /** Null where the answer does not say. */
  readonly delayedMinutes: number | null;
}

/** What came of an opened trade. */
export interface TradeOutcome {
  /** Dollars, commissions counted; null where a mark is missing. */
  readonly profit: number | null;
  /** The most at risk so far, dollars; null without a bound. */
  readonly capital: number | null;
  readonly openedAt: string | null;
  /** Null while it is held. */
  readonly closed: {
    readonly at: string | null;
    /** The underlying at the last step, dollars a share; null where it was not known. */
    readonly spot: number | null;
    /** Average price of what closed each leg, dollars a share; null where nothing did. */
    readonly exits: readonly (number | null)[];
  } | null;
}

/** A plan or a trade as it is shared: nothing of it belongs to the account. */
export interface SharedTrade {
  readonly name: string;
  readonly symbol: string;
  /** Of a closed trade the legs as they were opened. */
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly source: TradeSource;
  /** Null for a plan. */
  readonly outcome: TradeOutcome | null;
}

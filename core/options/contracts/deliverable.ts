import type { Money } from '../../shared/index.ts';

/** Shares of one company in a deliverable. */
export interface DeliveredShares {
  readonly symbol: string;
  /** A positive integer, for one contract. */
  readonly shares: number;
}

/** What one adjusted contract delivers upon exercise, for the payment of its strike times its multiplier. */
export interface Deliverable {
  readonly shares: readonly DeliveredShares[];
  /** Money per contract: cash in lieu of fractions of shares, or the cash part of a merger. */
  readonly cash: Money;
}

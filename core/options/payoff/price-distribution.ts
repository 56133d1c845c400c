/** A distribution of the underlying's price on one day, in dollars a share. */
export interface PriceDistribution {
  /** The mean price. */
  readonly mean: number;
  /** P(S < price); prices are continuous, so P(S ≤ price) is the same. */
  probabilityBelow(price: number): number;
  /** E[S; S < price], the part of the mean that lies below the price. */
  meanBelow(price: number): number;
}

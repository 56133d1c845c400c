import type { Instant } from '../shared/index.ts';

/** Where a value comes from and how old it is; stands beside `data` in every market answer. */
export interface MarketMeta {
  readonly provider: string;
  readonly asOf: Instant;
  readonly delayedMinutes: number;
  readonly stale: boolean;
  readonly simulated: boolean;
  /** True when a part of the value could not be had. */
  readonly partial: boolean;
  readonly nextRefresh: Instant | null;
}

export interface Sourced<T> {
  readonly value: T;
  readonly meta: MarketMeta;
}

import type { Instant } from '../shared/index.ts';

/** The state of the US market at one instant. */
export interface MarketStatus {
  readonly market: 'open' | 'closed' | 'extended-hours';
  readonly earlyHours: boolean;
  readonly afterHours: boolean;
  readonly exchanges: {
    readonly nasdaq: { readonly name: string; readonly status: string };
    readonly nyse: { readonly name: string; readonly status: string };
  };
  /** When the state changes next. */
  readonly nextChange: Instant;
  readonly at: Instant;
}

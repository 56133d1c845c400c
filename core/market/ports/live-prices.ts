import type { DomainError, Instant } from '../../shared/index.ts';

/** A price or a pair of quotes that a provider has sent, in dollars. */
export type PriceTick = { readonly symbol: string; readonly at: Instant } & (
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'quote'; readonly bid: number; readonly ask: number }
);

/**
 * `idle`: no symbol is subscribed to. `waiting`: the connection was lost and is tried again shortly. `refused`: the key or
 * the plan has no stream; it is tried again after a quarter of an hour or more.
 */
export type StreamState = 'idle' | 'connecting' | 'live' | 'waiting' | 'refused';

export interface StreamStatus {
  readonly state: StreamState;
  /** How far behind the market the prices are. */
  readonly delayedMinutes: number;
  /** Why there are no prices; null while nothing is wrong. */
  readonly fault: DomainError | null;
  /** Messages that could not be read, since the start. */
  readonly ignored: number;
}

/**
 * Prices that a provider sends as they are made, beside StockQuotes, which has everything else about a share. A provider
 * without a stream never sends any. Connects with the first symbol and disconnects some time after the last; a lost
 * connection is restored with all symbols. No method throws.
 */
export interface LivePrices {
  /** As StockQuotes names it; null where nobody sends prices. */
  readonly provider: string | null;
  status(): StreamStatus;
  /** Symbols that are subscribed to already are left as they are. */
  subscribe(symbols: readonly string[]): void;
  unsubscribe(symbols: readonly string[]): void;
  /** Ticks of subscribed symbols go to the last listener that was set. */
  listen(listener: (tick: PriceTick) => void): void;
  /** Disconnects; nothing is sent afterwards. */
  close(): Promise<void>;
}

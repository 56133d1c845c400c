import type { LivePrices, PriceTick, StreamState, StreamStatus } from '@toolyard/core/market';

/** Live prices that a test sends. */
export class FakeLivePrices implements LivePrices {
  /** Every subscription and its end, in their order. */
  readonly calls: string[] = [];
  state: StreamState = 'idle';
  private readonly symbols = new Set<string>();
  private listener: (tick: PriceTick) => void = () => undefined;
  private isClosed = false;

  constructor(
    readonly provider: string | null = 'listed',
    private readonly delayedMinutes = 0,
  ) {}

  status(): StreamStatus {
    return { state: this.state, delayedMinutes: this.delayedMinutes, fault: null, ignored: 0 };
  }

  listen(listener: (tick: PriceTick) => void): void {
    this.listener = listener;
  }

  subscribe(symbols: readonly string[]): void {
    if (this.isClosed) return;
    for (const symbol of symbols) {
      if (!this.symbols.has(symbol)) this.calls.push(`+${symbol}`);
      this.symbols.add(symbol);
    }
    this.state = 'live';
  }

  unsubscribe(symbols: readonly string[]): void {
    for (const symbol of symbols) if (this.symbols.delete(symbol)) this.calls.push(`-${symbol}`);
  }

  close(): Promise<void> {
    this.isClosed = true;
    this.symbols.clear();
    this.state = 'idle';
    return Promise.resolve();
  }

  /** The provider sends a tick of any symbol. */
  send(tick: PriceTick): void {
    if (this.symbols.has(tick.symbol)) this.listener(tick);
  }
}

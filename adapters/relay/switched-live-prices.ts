import type { LivePrices, PriceTick, StreamStatus } from '@toolyard/core/market';

const NOTHING: StreamStatus = { state: 'idle', delayedMinutes: 0, fault: null, ignored: 0 };

/** Live prices of the provider that is current, which may have none; its successor takes over the subscriptions. */
export class SwitchedLivePrices implements LivePrices {
  private current: LivePrices | null = null;
  private readonly symbols = new Set<string>();
  private listener: (tick: PriceTick) => void = () => undefined;

  /** Resolves when the predecessor has disconnected. */
  async use(live: LivePrices | null): Promise<void> {
    const before = this.current;
    this.current = live;
    before?.listen(() => undefined);
    live?.listen((tick) => this.listener(tick));
    if (this.symbols.size > 0) live?.subscribe([...this.symbols]);
    await before?.close();
  }

  get provider(): string | null {
    return this.current?.provider ?? null;
  }

  status(): StreamStatus {
    return this.current?.status() ?? NOTHING;
  }

  listen(listener: (tick: PriceTick) => void): void {
    this.listener = listener;
  }

  subscribe(symbols: readonly string[]): void {
    symbols.forEach((symbol) => this.symbols.add(symbol));
    this.current?.subscribe(symbols);
  }

  unsubscribe(symbols: readonly string[]): void {
    symbols.forEach((symbol) => this.symbols.delete(symbol));
    this.current?.unsubscribe(symbols);
  }

  close(): Promise<void> {
    return this.use(null);
  }
}

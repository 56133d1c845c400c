import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import {
  NO_TICKS,
  PROVIDER_RATE,
  withTick,
  withTicks,
  type LatestTicks,
  type LivePrices,
  type PriceTick,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type { Clock, DomainError } from '@toolyard/core/shared';
import { PORTS } from '../composition/ports.ts';

const POLL_MS = 1_000;

/** A symbol that at least one stream shows. */
interface Watched {
  watchers: number;
  /** The last quote that was read; null before the first. */
  quoted: Sourced<StockQuote> | null;
  reading: Promise<void> | null;
  ticks: LatestTicks;
  isSubscribed: boolean;
  /** The quote with its ticks; null after a change. */
  shown: Sourced<StockQuote> | null;
}

/**
 * Quotes of all symbols that browsers watch. Each symbol is read once a second for all of them and, where its provider
 * sends live prices, subscribed to once: later ticks stand over the quote. Without a stream the reading alone goes on.
 */
@Injectable()
export class QuoteHub {
  /** Changes with every quote. */
  revision = 0;
  private readonly watched = new Map<string, Watched>();
  private timer: NodeJS.Timeout | null = null;
  /** Runs work outside of the request that caused it, whose market stays the one that it began with. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    @Inject(PORTS.stockQuotes) private readonly quotes: StockQuotes,
    @Inject(PORTS.livePrices) private readonly live: LivePrices,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  /**
   * Counts one more watcher of each symbol until the returned function is called. Rejects when a symbol is unknown, or
   * when none of them has a quote. Quotes that wait for the provider to accept calls again follow later.
   */
  async watch(symbols: readonly string[]): Promise<() => void> {
    symbols.forEach((symbol) => this.count(symbol));
    const release = once(() => symbols.forEach((symbol) => this.release(symbol)));
    const readings = await Promise.allSettled(symbols.map((symbol) => this.firstReading(symbol)));
    const faults = readings.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as DomainError] : [],
    );
    const unknown = faults.find(({ kind }) => kind === 'notFound');
    const isWaiting = faults.some(({ code }) => code === PROVIDER_RATE.code);
    if (unknown === undefined && (isWaiting || faults.length < symbols.length)) return release;
    release();
    throw unknown ?? faults[0]!;
  }

  /** The quote of a watched symbol; null before the first. */
  quoteOf(symbol: string): Sourced<StockQuote> | null {
    const watched = this.watched.get(symbol);
    if (!watched?.quoted) return null;
    const { state, delayedMinutes } = this.live.status();
    const terms = { delayedMinutes, isLive: state === 'live', now: this.clock.now() };
    watched.shown ??= withTicks(watched.quoted, watched.ticks, terms);
    return watched.shown;
  }

  private count(symbol: string): void {
    const watched = this.watched.get(symbol) ?? {
      watchers: 0,
      quoted: null,
      reading: null,
      ticks: NO_TICKS,
      isSubscribed: false,
      shown: null,
    };
    watched.watchers += 1;
    this.watched.set(symbol, watched);
    if (this.timer === null) this.begin();
  }

  private begin(): void {
    this.live.listen((tick) => this.take(tick));
    this.timer = this.outsideRequests(() => setInterval(() => this.poll(), POLL_MS));
  }

  private release(symbol: string): void {
    const watched = this.watched.get(symbol);
    if (watched === undefined || (watched.watchers -= 1) > 0) return;
    this.watched.delete(symbol);
    if (watched.isSubscribed) this.live.unsubscribe([symbol]);
    if (this.watched.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private async firstReading(symbol: string): Promise<void> {
    const watched = this.watched.get(symbol)!;
    if (watched.quoted === null) await this.read(symbol, watched);
  }

  private poll(): void {
    for (const [symbol, watched] of this.watched)
      this.read(symbol, watched).catch(() => this.age(watched));
  }

  /** Calls at the same time share one reading, so that a slow source is not read again before it answers. */
  private read(symbol: string, watched: Watched): Promise<void> {
    watched.reading ??= this.quotes
      .quotes([symbol])
      .then(({ value: [value], meta }) => {
        if (value) this.follow(symbol, watched, { value, meta });
      })
      .finally(() => (watched.reading = null));
    return watched.reading;
  }

  private follow(symbol: string, watched: Watched, quoted: Sourced<StockQuote>): void {
    const isOther =
      watched.quoted !== null && watched.quoted.meta.provider !== quoted.meta.provider;
    if (isOther) watched.ticks = NO_TICKS;
    this.changed(watched, quoted);
    const isStreamed = quoted.meta.provider === this.live.provider;
    if (isStreamed === watched.isSubscribed || this.watched.get(symbol) !== watched) return;
    watched.isSubscribed = isStreamed;
    if (isStreamed) this.live.subscribe([symbol]);
    else this.live.unsubscribe([symbol]);
  }

  /** The last quote stands, as a stale one, when it cannot be read again. */
  private age(watched: Watched): void {
    if (!watched.quoted || watched.quoted.meta.stale) return;
    const { value, meta } = watched.quoted;
    this.changed(watched, { value, meta: { ...meta, stale: true } });
  }

  private take(tick: PriceTick): void {
    const watched = this.watched.get(tick.symbol);
    if (!watched?.isSubscribed || watched.quoted === null) return;
    const terms = { last: watched.quoted.value.price, now: this.clock.now() };
    const ticks = withTick(watched.ticks, tick, terms);
    if (ticks === watched.ticks) return;
    watched.ticks = ticks;
    this.changed(watched, watched.quoted);
  }

  private changed(watched: Watched, quoted: Sourced<StockQuote>): void {
    watched.quoted = quoted;
    watched.shown = null;
    this.revision += 1;
  }
}

/** The work, done at the first call alone. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

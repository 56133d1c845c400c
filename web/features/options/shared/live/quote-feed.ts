import { backoff } from '@toolyard/core/market';
import type { LiveQuote } from './live-quote.ts';
import { polling, type Polling } from './polling.ts';

export type FeedState = 'idle' | 'connecting' | 'live' | 'polling' | 'broken';

export interface FeedSnapshot {
  readonly state: FeedState;
  readonly quotes: Readonly<Record<string, LiveQuote>>;
}

/** One open stream. */
export interface QuoteStream {
  close(): void;
}

export interface StreamSink {
  readonly onOpen: () => void;
  readonly onQuote: (quote: LiveQuote) => void;
  readonly onBroken: () => void;
}

/** What a feed needs of the place it runs in. */
export interface FeedPorts {
  /** Null where the place has no streams. Calls nothing back before it has answered. */
  readonly stream: ((symbols: readonly string[], sink: StreamSink) => QuoteStream) | null;
  readonly poll: (symbols: readonly string[]) => Promise<readonly LiveQuote[]>;
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** Calls back before the next frame. */
  readonly frame: (work: () => void) => void;
}

/** The API takes no more at once. */
export const SYMBOLS_AT_ONCE = 50;
export const POLL_PAUSE = 5_000;
/** Symbols of screens that mount at the same moment are requested together. */
const GATHERING = 50;

const nothing = () => undefined;

/**
 * The quotes of all watched symbols: one stream, quotes passed on once per frame. While the stream is
 * broken the symbols are polled, and it is tried again at longer and longer intervals.
 */
export class QuoteFeed {
  private readonly watchers = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private readonly arrived = new Map<string, LiveQuote>();
  private readonly polling: Polling;
  private now: FeedSnapshot = { state: 'idle', quotes: {} };
  private stream: QuoteStream | null = null;
  private streamed: readonly string[] = [];
  private failures = 0;
  private paused = false;
  private endGathering: () => void = nothing;
  private endRetry: () => void = nothing;

  constructor(private readonly ports: FeedPorts) {
    this.polling = polling(ports.later, POLL_PAUSE, () => this.poll());
  }

  readonly snapshot = (): FeedSnapshot => this.now;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Counts one more watcher of each symbol; the answer takes it back. */
  watch(symbols: readonly string[]): () => void {
    const mine = [...new Set(symbols)];
    const count = (by: 1 | -1) => {
      for (const symbol of mine) {
        const watching = (this.watchers.get(symbol) ?? 0) + by;
        if (watching > 0) this.watchers.set(symbol, watching);
        else this.watchers.delete(symbol);
      }
      this.gather();
    };
    count(1);
    return () => count(-1);
  }

  /** Asks for every watched symbol now; whether all answered. */
  refresh(): Promise<boolean> {
    return this.ask(this.symbols());
  }

  /** The tab is hidden: no requests until it is visible again. */
  pause(): void {
    this.paused = true;
    this.rest();
  }

  resume(): void {
    this.paused = false;
    this.failures = 0;
    if (this.now.state !== 'live') this.connect();
  }

  private gather(): void {
    this.endGathering();
    this.endGathering = this.ports.later(() => {
      const wanted = this.symbols().slice(0, SYMBOLS_AT_ONCE);
      if (!this.stream || wanted.join() !== this.streamed.join()) this.connect();
      else this.pollTheRest();
    }, GATHERING);
  }

  private connect(): void {
    this.endRetry();
    this.closeStream();
    if (this.paused || this.watchers.size === 0) return this.rest();
    if (this.now.state === 'idle') this.to('connecting');
    if (!this.ports.stream) return this.polling.start();
    this.streamed = this.symbols().slice(0, SYMBOLS_AT_ONCE);
    const opened: QuoteStream = this.ports.stream(
      this.streamed,
      this.sink(() => this.stream === opened),
    );
    this.stream = opened;
  }

  private sink(isCurrent: () => boolean): StreamSink {
    const ifCurrent = (work: () => void) => () => {
      if (isCurrent()) work();
    };
    return {
      onOpen: ifCurrent(() => {
        this.failures = 0;
        this.to('live');
        this.pollTheRest();
      }),
      onQuote: (quote) => ifCurrent(() => this.take(quote))(),
      onBroken: ifCurrent(() => {
        this.closeStream();
        this.to('connecting');
        this.endRetry = this.ports.later(() => this.connect(), backoff(++this.failures));
        if (!this.polling.goesOn()) this.polling.start();
      }),
    };
  }

  /** What the stream does not carry. */
  private pollTheRest(): void {
    if (this.watchers.size > SYMBOLS_AT_ONCE) this.polling.start();
    else this.polling.end();
  }

  private async poll(): Promise<void> {
    const carried = this.now.state === 'live' ? this.streamed : [];
    const requested = this.symbols().filter((symbol) => !carried.includes(symbol));
    const answered = await this.ask(requested);
    if (this.polling.goesOn() && this.now.state !== 'live')
      this.to(answered ? 'polling' : 'broken');
  }

  private async ask(symbols: readonly string[]): Promise<boolean> {
    let answered = true;
    for (let i = 0; i < symbols.length; i += SYMBOLS_AT_ONCE)
      await this.ports.poll(symbols.slice(i, i + SYMBOLS_AT_ONCE)).then(
        (quotes) => quotes.forEach((quote) => this.take(quote)),
        () => (answered = false),
      );
    return answered;
  }

  private rest(): void {
    this.polling.end();
    this.endRetry();
    this.endGathering();
    this.closeStream();
    this.to('idle');
  }

  private closeStream(): void {
    this.stream?.close();
    this.stream = null;
    this.streamed = [];
  }

  /** A poll may be answered after the stream has brought a newer quote. */
  private take(quote: LiveQuote): void {
    const known = this.arrived.get(quote.symbol) ?? this.now.quotes[quote.symbol];
    if (known && Date.parse(quote.at) < Date.parse(known.at)) return;
    if (this.arrived.size === 0) this.ports.frame(() => this.handOn());
    this.arrived.set(quote.symbol, quote);
  }

  private handOn(): void {
    const quotes = { ...this.now.quotes, ...Object.fromEntries(this.arrived) };
    this.arrived.clear();
    this.tell({ ...this.now, quotes });
  }

  private to(state: FeedState): void {
    if (this.now.state !== state) this.tell({ ...this.now, state });
  }

  private tell(now: FeedSnapshot): void {
    this.now = now;
    this.listeners.forEach((changed) => changed());
  }

  private symbols(): string[] {
    return [...this.watchers.keys()].sort();
  }
}

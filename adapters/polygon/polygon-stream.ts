import {
  backoff,
  PROVIDER_BAD_KEY,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  type LivePrices,
  type PriceTick,
  type StreamState,
  type StreamStatus,
} from '@toolyard/core/market';
import type { DomainError } from '@toolyard/core/shared';
import { OWN_HOSTS } from './polygon-client.ts';
import { StreamConnection, type StreamEnd } from './stream-connection.ts';

/** A socket of the provider. */
export interface StreamAddress {
  readonly url: string;
  readonly delayedMinutes: number;
}

export interface PolygonStreamSettings {
  readonly apiKey: string;
  /** Tried in this order until one accepts the key: each plan has the prices of one of them. */
  readonly addresses: readonly StreamAddress[];
  /** At least 0 and less than 1. */
  readonly random: () => number;
  /** Called once when the stream begins to fail, and once, with null, when nothing is wrong any more. */
  readonly notified: (fault: DomainError | null) => void;
}

/** Shares in real time and, for other plans, a quarter of an hour late. */
const OWN_ADDRESSES: readonly StreamAddress[] = [
  { url: 'wss://socket.massive.com/stocks', delayedMinutes: 0 },
  { url: 'wss://delayed.massive.com/stocks', delayedMinutes: 15 },
];

/**
 * Channels from the dearest plan to the cheapest: trades, quotes, bars of a second, bars of a minute. Bars count the trades
 * that a trade's conditions leave out.
 */
const CHANNELS = [['T', 'Q', 'A'], ['T', 'A'], ['A'], ['AM']] as const;

const MINUTE = 60_000;
/** How long a connection without subscriptions stays open. */
const LINGER_MS = 30_000;
const REFUSED_MS = 15 * MINUTE;
const TOO_MANY_MS = 5 * MINUTE;

export interface PolygonStreamOptions extends Omit<PolygonStreamSettings, 'addresses'> {
  /** Of the REST interface. */
  readonly baseUrl: string;
  /** The socket where it is not the provider's own; null where none is given. */
  readonly streamUrl: string | null;
}

/** The provider's stream; null where neither address leads to one, since the key goes to no other place. */
export function polygonStream({
  baseUrl,
  streamUrl,
  ...settings
}: PolygonStreamOptions): LivePrices | null {
  if (streamUrl !== null)
    return new PolygonStream({ ...settings, addresses: [{ url: streamUrl, delayedMinutes: 0 }] });
  const isOwn = OWN_HOSTS.includes(new URL(baseUrl).hostname);
  return isOwn ? new PolygonStream({ ...settings, addresses: OWN_ADDRESSES }) : null;
}

/** The provider's prices of shares by one socket. */
export class PolygonStream implements LivePrices {
  readonly provider = 'polygon';
  private readonly symbols = new Set<string>();
  private listener: (tick: PriceTick) => void = () => undefined;
  private connection: StreamConnection | null = null;
  private timer: NodeJS.Timeout | null = null;
  private state: StreamState = 'idle';
  private fault: DomainError | null = null;
  private address = 0;
  private channels = 0;
  private failures = 0;
  private ignored = 0;
  private isClosed = false;

  constructor(private readonly settings: PolygonStreamSettings) {}

  status(): StreamStatus {
    const { state, fault, ignored } = this;
    return { state, delayedMinutes: this.current.delayedMinutes, fault, ignored };
  }

  listen(listener: (tick: PriceTick) => void): void {
    this.listener = listener;
  }

  subscribe(symbols: readonly string[]): void {
    symbols.forEach((symbol) => this.symbols.add(symbol));
    this.follow();
  }

  unsubscribe(symbols: readonly string[]): void {
    symbols.forEach((symbol) => this.symbols.delete(symbol));
    this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.symbols.clear();
    this.wait(null);
    this.connection?.close();
    await this.connection?.ended;
  }

  private get current(): StreamAddress {
    return this.settings.addresses[this.address]!;
  }

  /** Brings the connection into line with the symbols. */
  private follow(): void {
    if (this.isClosed) return;
    this.connection?.want(this.parameters());
    if (this.symbols.size === 0) {
      if (this.connection) this.wait(() => this.connection?.close(), LINGER_MS);
    } else if (this.connection) this.wait(null);
    else if (this.timer === null) this.connect();
  }

  private parameters(): ReadonlySet<string> {
    const channels = CHANNELS[this.channels]!;
    return new Set(
      [...this.symbols].flatMap((symbol) => channels.map((each) => `${each}.${symbol}`)),
    );
  }

  private connect(): void {
    this.wait(null);
    if (this.symbols.size === 0) return this.to('idle', null);
    if (this.fault === null) this.to('connecting', null);
    this.connection = new StreamConnection(this.current.url, this.settings.apiKey, {
      onLive: () => this.to('live', null),
      onTick: (tick) => {
        this.failures = 0;
        if (this.symbols.has(tick.symbol)) this.listener(tick);
      },
      onIgnored: (messages) => (this.ignored += messages),
      onEnd: (end) => this.ended(end),
    });
    this.connection.want(this.parameters());
  }

  private ended(end: StreamEnd): void {
    this.connection = null;
    this.wait(null);
    if (this.isClosed) return this.to('idle', null);
    switch (end) {
      case 'closed':
        return this.connect();
      case 'lost':
        this.failures += 1;
        this.to('waiting', PROVIDER_OUTAGE());
        return this.retryAfter(this.settings.random() * backoff(this.failures));
      case 'channel':
        if (this.channels + 1 >= CHANNELS.length) return this.refused(PROVIDER_PLAN());
        this.channels += 1;
        return this.connect();
      case 'badKey':
        return this.refused(PROVIDER_BAD_KEY());
      case 'plan':
        return this.refused(PROVIDER_PLAN());
      case 'tooMany':
        this.to('refused', PROVIDER_PLAN({ cause: new Error('too many connections') }));
        return this.retryAfter(TOO_MANY_MS * (1 + this.settings.random()));
    }
  }

  /** A socket refuses the key of a plan that has another socket as it refuses a wrong key. */
  private refused(fault: DomainError): void {
    this.channels = 0;
    this.address = (this.address + 1) % this.settings.addresses.length;
    if (this.address > 0) return this.connect();
    this.to('refused', fault);
    this.retryAfter(REFUSED_MS * (1 + this.settings.random()));
  }

  private retryAfter(milliseconds: number): void {
    this.wait(() => this.connect(), milliseconds);
  }

  /** At most one thing is waited for. */
  private wait(work: (() => void) | null, milliseconds = 0): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = work && setTimeout(work, milliseconds);
  }

  private to(state: StreamState, fault: DomainError | null): void {
    const changed = (this.fault === null) !== (fault === null);
    this.state = state;
    this.fault = fault;
    if (changed) this.settings.notified(fault);
  }
}

import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { StockQuote, StockQuotes } from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import { TOO_MANY_REQUESTS } from '../http/http.errors.ts';
import { addressGroup } from '../http/network.ts';
import { QuoteListener } from './quote-listener.ts';

const ROUND_MS = 1_000;
const BEAT_MS = 15_000;
const MOST_OF_AN_ADDRESS = 24;
/** When an address with too many streams may try again. */
const PATIENCE_MS = 30_000;

/** Who asks for a stream of what. */
interface StreamCall {
  readonly address: string;
  readonly symbols: readonly string[];
  /** Id of the last event that the client has. */
  readonly lastEventId: string | undefined;
}

/** The open streams of quotes. One poll per second serves all of them; without a stream there is no poll. */
@Injectable()
export class QuoteStreams implements OnModuleDestroy {
  private readonly listeners = new Set<QuoteListener>();
  private readonly ofAddress = new Map<string, number>();
  private timers: NodeJS.Timeout[] = [];
  private asking = false;
  private ended = false;

  constructor(
    @Inject(PORTS.stockQuotes) private readonly quotes: StockQuotes,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  /** Refuses before anything is sent: an unknown symbol, or an address with too many streams. */
  async open({ address, symbols, lastEventId }: StreamCall, response: Response): Promise<void> {
    const group = addressGroup(address);
    const now = this.clock.now();
    if ((this.ofAddress.get(group) ?? 0) >= MOST_OF_AN_ADDRESS)
      throw TOO_MANY_REQUESTS({ retryAt: now + PATIENCE_MS });
    const { value } = await this.quotes.quotes(symbols);
    const listener = new QuoteListener(response, symbols, seenUntil(lastEventId, now));
    this.keep(listener, group, response);
    listener.tell(bySymbol(value));
    if (this.ended) listener.end();
  }

  get openStreams(): number {
    return this.listeners.size;
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    this.ended = true;
    for (const listener of this.listeners) listener.end();
  }

  private keep(listener: QuoteListener, group: string, response: Response): void {
    this.listeners.add(listener);
    this.ofAddress.set(group, (this.ofAddress.get(group) ?? 0) + 1);
    response.once('close', () => {
      this.listeners.delete(listener);
      const left = (this.ofAddress.get(group) ?? 1) - 1;
      if (left > 0) this.ofAddress.set(group, left);
      else this.ofAddress.delete(group);
      if (this.listeners.size === 0) this.rest();
    });
    if (this.timers.length === 0) this.begin();
  }

  private begin(): void {
    const beat = () => this.listeners.forEach((listener) => listener.beat());
    this.timers = [setInterval(() => void this.round(), ROUND_MS), setInterval(beat, BEAT_MS)];
  }

  private rest(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.timers = [];
  }

  /** A failed source is retried after one second; the streams stay open. */
  private async round(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const wanted = new Set([...this.listeners].flatMap(({ symbols }) => symbols));
    const answer = await this.quotes.quotes([...wanted]).catch(() => null);
    this.asking = false;
    if (answer === null) return;
    const found = bySymbol(answer.value);
    for (const listener of this.listeners) listener.tell(found);
  }
}

const bySymbol = (quotes: readonly StockQuote[]): ReadonlyMap<string, StockQuote> =>
  new Map(quotes.map((quote) => [quote.symbol, quote]));

/** The instant that an event's id names; one that we cannot have sent counts for nothing. */
function seenUntil(id: string | undefined, now: number): number {
  const at = /^\d{1,16}$/.test(id ?? '') ? Number(id) : 0;
  return at <= now ? at : 0;
}

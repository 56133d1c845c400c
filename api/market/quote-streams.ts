import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Clock } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import { TOO_MANY_REQUESTS } from '../http/http.errors.ts';
import { addressGroup } from '../http/network.ts';
import { QuoteHub } from './quote-hub.ts';
import { QuoteListener } from './quote-listener.ts';

/** Four times a second: of the changes in between the last counts. */
const ROUND_MS = 250;
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

/** The open streams of quotes, which all show the quotes of one hub. */
@Injectable()
export class QuoteStreams implements OnModuleDestroy {
  private readonly listeners = new Set<QuoteListener>();
  private readonly ofAddress = new Map<string, number>();
  private timers: NodeJS.Timeout[] = [];
  private revision = 0;
  private ended = false;

  constructor(
    private readonly hub: QuoteHub,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  /** Refuses before anything is sent: an unknown symbol, or an address with too many streams. */
  async open({ address, symbols, lastEventId }: StreamCall, response: Response): Promise<void> {
    const group = addressGroup(address);
    const now = this.clock.now();
    if ((this.ofAddress.get(group) ?? 0) >= MOST_OF_AN_ADDRESS)
      throw TOO_MANY_REQUESTS({ retryAt: now + PATIENCE_MS });
    const release = await this.hub.watch(symbols);
    if (response.closed) return release();
    const listener = new QuoteListener(response, symbols, seenUntil(lastEventId, now));
    response.once('close', release);
    this.keep(listener, group, response);
    this.tell(listener);
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
    this.timers = [setInterval(() => this.round(), ROUND_MS), setInterval(beat, BEAT_MS)];
  }

  private rest(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.timers = [];
  }

  private round(): void {
    const isChanged = this.revision !== this.hub.revision;
    this.revision = this.hub.revision;
    for (const listener of this.listeners) if (isChanged || listener.isBehind) this.tell(listener);
  }

  private tell(listener: QuoteListener): void {
    listener.tell(listener.symbols.flatMap((symbol) => this.hub.quoteOf(symbol) ?? []));
  }
}

/** The instant that an event's id names; one that we cannot have sent counts for nothing. */
function seenUntil(id: string | undefined, now: number): number {
  const at = /^\d{1,16}$/.test(id ?? '') ? Number(id) : 0;
  return at <= now ? at : 0;
}

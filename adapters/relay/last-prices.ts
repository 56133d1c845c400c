import { jumps } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';

const MOST_SYMBOLS = 20_000;
/** After this time a second answer confirms a price that was held back, as a split makes one. */
const CONFIRMED_AFTER_MS = 60_000;
const SAME_PRICE = 0.1;

interface LastPrice {
  readonly price: number;
  /** A price too far off, and since when it is sent. */
  readonly held: { readonly price: number; readonly since: Instant } | null;
}

/** The last accepted price of every symbol. */
export class LastPrices {
  private readonly prices = new LRUCache<string, LastPrice>({
    maxSize: MOST_SYMBOLS,
    sizeCalculation: () => 1,
  });

  /** Refuses a price 90 % off the last one, unless an answer a minute later or more agrees with it. */
  accepts(symbol: string, price: number, now: Instant): boolean {
    const last = this.prices.get(symbol);
    if (last === undefined || !jumps(price, last.price) || isConfirmed(last.held, price, now)) {
      this.prices.set(symbol, { price, held: null });
      return true;
    }
    const since = last.held && isSame(last.held.price, price) ? last.held.since : now;
    this.prices.set(symbol, { price: last.price, held: { price, since } });
    return false;
  }
}

const isSame = (a: number, b: number): boolean => Math.abs(a / b - 1) <= SAME_PRICE;

const isConfirmed = (held: LastPrice['held'], price: number, now: Instant): boolean =>
  held !== null && isSame(held.price, price) && now - held.since >= CONFIRMED_AFTER_MS;

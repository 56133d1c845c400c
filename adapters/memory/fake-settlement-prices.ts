import { SYMBOL_UNKNOWN, type MarketMeta, type Sourced } from '@toolyard/core/market';
import type { SettlementPrices, SettlementQuery } from '@toolyard/core/options/chain';
import { expiryInstant } from '@toolyard/core/options/contracts';
import { type Clock, type Money } from '@toolyard/core/shared';
import { listedAnswer, SILENT } from './listed-answer.ts';

const keyOf = ({ symbol, date, settlementTime }: SettlementQuery): string =>
  `${symbol} ${date} ${settlementTime}`;

/** Settlement prices that a test publishes. */
export class FakeSettlementPrices implements SettlementPrices {
  /** Whether the source answers at all. */
  isSilent = false;
  private readonly prices = new Map<string, Money>();

  constructor(
    private readonly symbols: readonly string[],
    private readonly clock: Clock,
    private readonly meta: Partial<MarketMeta> = {},
  ) {}

  /** Makes a price official; null withdraws it. */
  publish(query: SettlementQuery, price: Money | null): void {
    if (price === null) this.prices.delete(keyOf(query));
    else this.prices.set(keyOf(query), price);
  }

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.symbols.includes(symbol));
  }

  async settlementPrice(query: SettlementQuery): Promise<Sourced<Money | null>> {
    if (this.isSilent) throw SILENT();
    if (!(await this.knows(query.symbol))) throw SYMBOL_UNKNOWN();
    const now = this.clock.now();
    const isSettled = now >= expiryInstant(query.date, query.settlementTime);
    const price = isSettled ? (this.prices.get(keyOf(query)) ?? null) : null;
    return listedAnswer(price, now, this.meta);
  }
}

import { SYMBOL_UNKNOWN, type MarketMeta, type Sourced } from '@toolyard/core/market';
import type { SettlementPrices, SettlementQuery } from '@toolyard/core/options/chain';
import { expiryInstant } from '@toolyard/core/options/contracts';
import { defineError, type Clock, type Money } from '@toolyard/core/shared';

const SILENT = defineError('provider', 'SILENT', { en: 'no answer', 'zh-CN': '没有回答' });

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
    const asOf = this.clock.now();
    const isSettled = asOf >= expiryInstant(query.date, query.settlementTime);
    const fresh = { delayedMinutes: 0, stale: false, simulated: false, partial: false };
    return {
      value: isSettled ? (this.prices.get(keyOf(query)) ?? null) : null,
      meta: { provider: 'listed', asOf, ...fresh, nextRefresh: null, ...this.meta },
    };
  }
}

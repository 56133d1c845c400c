import type { DataClass, Sourced } from '@toolyard/core/market';
import {
  plausibleActivity,
  plausibleChain,
  plausibleClose,
  plausibleDays,
  plausibleExpiries,
  plausiblePrices,
  plausibleSettlement,
  plausibleVolatilities,
  type ContractActivity,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
  type OptionTape,
  type SessionClose,
  type SettlementPrices,
  type SettlementQuery,
  type TradedDay,
  type VolatilityDay,
  type VolatilityHistory,
} from '@toolyard/core/options/chain';
import { formatOptionSymbol, type OptionSymbol } from '@toolyard/core/options/contracts';
import {
  addDays,
  midnightUtc,
  type CalendarDate,
  type Clock,
  type Money,
} from '@toolyard/core/shared';
import type { Relay } from './relay.ts';
import { assertTicker, hasNoRows, unsourced } from './relayed-market.ts';

type Knows = (symbol: string) => Promise<boolean>;

/** Chains of a provider behind the relay. */
export class RelayedOptionChains implements OptionChains {
  constructor(
    private readonly source: OptionChains,
    private readonly relay: Relay,
    readonly knows: Knows,
  ) {}

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    assertTicker(symbol);
    return this.relay.read({
      name: 'expiries',
      parameters: [symbol],
      data: 'listings',
      upstream: this.relay.guarded('expiries', () => this.source.expiries(symbol)),
      check: plausibleExpiries,
      isEmpty: hasNoRows,
    });
  }

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    assertTicker(symbol);
    return this.relay.read({
      name: 'chain',
      parameters: root === undefined ? [symbol, expiry] : [symbol, expiry, root],
      data: 'prices',
      upstream: this.relay.guarded('chain', () => this.source.chain(symbol, expiry, root)),
      check: (chain, terms) => plausibleChain(chain, { symbol, expiry, root }, terms),
      isEmpty: ({ calls, puts }) => calls.length + puts.length === 0,
    });
  }
}

/** The tape of a provider behind the relay. */
export class RelayedOptionTape implements OptionTape {
  constructor(
    private readonly source: OptionTape,
    private readonly relay: Relay,
    readonly knows: Knows,
    private readonly clock: Clock,
  ) {}

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    assertTicker(contract.underlying);
    return this.relay.read({
      name: 'activity',
      parameters: [formatOptionSymbol(contract)],
      data: 'prices',
      upstream: this.relay.guarded('activity', () => this.source.activity(contract)),
      check: plausibleActivity,
      isEmpty: ({ trades, days }) => trades.length + days.length === 0,
      lacksPart: ({ trades, days }) => trades.length === 0 || days.length === 0,
      mayBeEmpty: true,
    });
  }

  async lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    assertTicker(symbol);
    const { value } = await this.relay.read({
      name: 'lastPrices',
      parameters: [symbol, expiry],
      data: 'prices',
      upstream: this.relay.guarded('lastPrices', async () =>
        unsourced(await this.source.lastPrices(symbol, expiry), this.relay.provider, this.clock),
      ),
      check: plausiblePrices,
      isEmpty: ({ size }) => size === 0,
      mayBeEmpty: true,
    });
    return value;
  }

  async previousClose(
    symbol: string,
    contracts: readonly OptionSymbol[],
  ): Promise<SessionClose | null> {
    assertTicker(symbol);
    const { value } = await this.relay.read({
      name: 'optionClose',
      parameters: [symbol, ...contracts.map(formatOptionSymbol).sort()],
      data: 'sessionBefore',
      upstream: this.relay.guarded('optionClose', async () =>
        unsourced(
          await this.source.previousClose(symbol, contracts),
          this.relay.provider,
          this.clock,
        ),
      ),
      check: plausibleClose,
      isEmpty: (close) => close === null,
      lacksPart: (close) => close?.marks.size === 0,
      mayBeEmpty: true,
    });
    return value;
  }

  async recentDays(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    assertTicker(symbol);
    return this.relay.read({
      name: 'recentDays',
      parameters: [symbol, expiry],
      data: 'dailyBars',
      upstream: this.relay.guarded('recentDays', () => this.source.recentDays(symbol, expiry)),
      check: plausibleDays,
      isEmpty: ({ size }) => size === 0,
      mayBeEmpty: true,
    });
  }
}

/** Volatilities of a provider behind the relay. */
export class RelayedVolatilityHistory implements VolatilityHistory {
  constructor(
    private readonly source: VolatilityHistory,
    private readonly relay: Relay,
    readonly knows: Knows,
  ) {}

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    assertTicker(symbol);
    return this.relay.read({
      name: 'volatility',
      parameters: [symbol],
      data: 'dailyBars',
      upstream: this.relay.guarded('volatility', () => this.source.year(symbol)),
      check: plausibleVolatilities,
      isEmpty: hasNoRows,
    });
  }
}

/** A price may still be corrected for so many days after it has settled. */
const CORRECTED_FOR_DAYS = 7;

/** Settlement prices of a provider behind the relay. That a price is not known yet is remembered for a minute alone. */
export class RelayedSettlementPrices implements SettlementPrices {
  constructor(
    private readonly source: SettlementPrices,
    private readonly relay: Relay,
    readonly knows: Knows,
    private readonly clock: Clock,
  ) {}

  async settlementPrice(query: SettlementQuery): Promise<Sourced<Money | null>> {
    const { symbol, date, settlementTime } = query;
    assertTicker(symbol);
    return this.relay.read({
      name: 'settlementPrice',
      parameters: [symbol, date, settlementTime],
      data: (price) => (price === null ? 'unsettled' : this.ageOf(date)),
      upstream: this.relay.guarded('settlementPrice', () => this.source.settlementPrice(query)),
      check: plausibleSettlement,
      isEmpty: (price) => price === null,
    });
  }

  private ageOf(date: CalendarDate): DataClass {
    const corrected = midnightUtc(addDays(date, CORRECTED_FOR_DAYS));
    return this.clock.now() < corrected ? 'settled' : 'pastBars';
  }
}

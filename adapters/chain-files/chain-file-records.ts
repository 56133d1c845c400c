import {
  SYMBOL_UNKNOWN,
  type CorporateActions,
  type CorporateActionsQuery,
  type EarningsQuery,
  type EarningsReports,
  type MarketNews,
  type NewsItem,
  type NewsQuery,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type {
  ContractActivity,
  OptionTape,
  SettlementPrices,
  SettlementQuery,
  TradedDay,
  VolatilityDay,
  VolatilityHistory,
} from '@toolyard/core/options/chain';
import type { OptionSymbol } from '@toolyard/core/options/contracts';
import { toDollars, type CalendarDate, type Money } from '@toolyard/core/shared';
import type { ChainFile } from './load-chain-file.ts';
import { recordedMeta } from './provenance.ts';

/**
 * What else may be asked of the underlyings of chain files. A file holds quotes of one moment: so there is a spot
 * without a change, and no news, no reports, no corporate actions, no trades, no settlement prices and no past.
 */
export class ChainFileRecords
  implements
    MarketNews,
    EarningsReports,
    CorporateActions,
    StockQuotes,
    OptionTape,
    VolatilityHistory,
    SettlementPrices
{
  constructor(private readonly files: ReadonlyMap<string, ChainFile>) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.files.has(symbol));
  }

  async news({ symbol }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    const asOf = symbol === null ? this.latest() : (await this.find(symbol)).asOf;
    return { value: [], meta: recordedMeta(asOf, true) };
  }

  async reports({ symbol }: EarningsQuery): Promise<Sourced<null>> {
    const asOf = symbol === null ? this.latest() : (await this.find(symbol)).asOf;
    return { value: null, meta: recordedMeta(asOf, true) };
  }

  async actions({ symbol }: CorporateActionsQuery): Promise<Sourced<readonly []>> {
    return { value: [], meta: recordedMeta((await this.find(symbol)).asOf, true) };
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const files = await Promise.all(symbols.map((symbol) => this.find(symbol)));
    const value = files.map(({ symbol, chains, asOf }) => ({
      symbol,
      price: toDollars(chains[0].spot),
      change: null,
      changePercent: null,
      bid: null,
      ask: null,
      at: asOf,
    }));
    return { value, meta: recordedMeta(Math.min(...files.map(({ asOf }) => asOf)), true) };
  }

  async activity({ underlying }: OptionSymbol): Promise<Sourced<ContractActivity>> {
    const { asOf } = await this.find(underlying);
    return { value: { trades: [], days: [] }, meta: recordedMeta(asOf, true) };
  }

  async lastPrices(symbol: string, _expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    await this.find(symbol);
    return new Map();
  }

  async previousClose(symbol: string): Promise<null> {
    await this.find(symbol);
    return null;
  }

  async recentDays(
    symbol: string,
    _expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    return { value: new Map(), meta: recordedMeta((await this.find(symbol)).asOf, true) };
  }

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    return { value: [], meta: recordedMeta((await this.find(symbol)).asOf, true) };
  }

  async settlementPrice({ symbol }: SettlementQuery): Promise<Sourced<null>> {
    return { value: null, meta: recordedMeta((await this.find(symbol)).asOf, true) };
  }

  private find(symbol: string): Promise<ChainFile> {
    const file = this.files.get(symbol);
    return file === undefined ? Promise.reject(SYMBOL_UNKNOWN()) : Promise.resolve(file);
  }

  private latest(): number {
    return Math.max(0, ...[...this.files.values()].map(({ asOf }) => asOf));
  }
}

import { closeOf, newYorkDate, newYorkInstant } from '@toolyard/core/calendar';
import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import {
  newestTradeAt,
  type ContractActivity,
  type OptionTape,
  type OptionTrade,
  type SessionClose,
  type TradedDay,
} from '@toolyard/core/options/chain';
import { formatOptionSymbol, type OptionSymbol } from '@toolyard/core/options/contracts';
import {
  addDays,
  fromDollars,
  type CalendarDate,
  type Clock,
  type Money,
} from '@toolyard/core/shared';
import { onlyRows, type AlpacaCall, type AlpacaClient } from './alpaca-client.ts';
import type { AlpacaOptionChains } from './alpaca-option-chains.ts';
import { barBefore, readSnapshot } from './alpaca-stock-quotes.ts';
import type { AssetListing } from './asset-listing.ts';
import { lastPriceOn, readContract, type ContractSnapshot } from './contract-snapshots.ts';
import { delayedSession, ifIncluded, lastOpenToAll, sourced } from './provenance.ts';
import { OptionPrint, WireBar } from './wire.ts';

const SHOWN_TRADES = 50;
/** Calendar days that hold the thirty sessions that are shown. */
const PAST_DAYS = 45;
const SHOWN_DAYS = 30;

/** Option trades, 15 minutes behind. The provider has neither past quotes nor who came to the market. */
export class AlpacaOptionTape implements OptionTape {
  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly chains: AlpacaOptionChains,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    const call = this.client.begin();
    await this.listing.require(contract.underlying, call);
    const symbol = formatOptionSymbol(contract);
    const [snapshot, trades, days] = await Promise.all([
      readContract(symbol, call),
      ifIncluded(this.trades(symbol, call)),
      ifIncluded(this.days(symbol, call)),
    ]);
    if (snapshot === null) throw SYMBOL_UNKNOWN();
    const value = {
      trades: sided(trades ?? []),
      days: days ?? twoDays(snapshot),
    };
    const partial = trades === null || days === null;
    return sourced(value, {
      asOf: newestTradeAt(value, lastOpenToAll(this.clock.now())),
      delayed: true,
      partial,
    });
  }

  async lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    const session = delayedSession(this.clock.now()).date;
    const prices = (await this.contracts(symbol, expiry)).flatMap((each) => {
      const price = lastPriceOn(session, each);
      return price === null ? [] : [[each.symbol, price] as const];
    });
    return new Map(prices);
  }

  async previousClose(symbol: string): Promise<SessionClose | null> {
    const call = this.client.begin();
    await this.listing.require(symbol, call);
    const bar = barBefore(await readSnapshot(symbol, call));
    return bar && { at: closeOf(newYorkDate(bar.t)), spot: fromDollars(bar.c), marks: new Map() };
  }

  async recentDays(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    const contracts = await this.contracts(symbol, expiry);
    const traded = contracts.map((each) => [each.symbol, twoDays(each)] as const);
    const value = new Map(traded.filter(([, days]) => days.length > 0));
    const newest = [...value.values()]
      .map(([day]) => day!.date)
      .toSorted()
      .at(-1);
    const now = lastOpenToAll(this.clock.now());
    const asOf = newest === undefined ? now : Math.min(now, closeOf(newest));
    return sourced(value, { asOf, delayed: true });
  }

  private async contracts(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<readonly ContractSnapshot[]> {
    const call = this.client.begin();
    await this.listing.require(symbol, call);
    return (await this.chains.contractsOf(symbol, expiry, call)).contracts;
  }

  /** The newest trades of the session, oldest first. */
  private async trades(symbol: string, call: AlpacaCall): Promise<readonly OptionPrint[]> {
    const now = this.clock.now();
    const { open, lateClose } = delayedSession(now);
    const end = Math.min(lateClose, lastOpenToAll(now));
    const query = {
      symbols: symbol,
      start: new Date(open).toISOString(),
      end: new Date(end).toISOString(),
      sort: 'desc',
      limit: SHOWN_TRADES,
    };
    const path = '/v1beta1/options/trades';
    const found = await call.rows({ host: 'data', path, query, field: 'trades' }, OptionPrint, 1);
    const own = onlyRows(found, ({ t }, name) => name === symbol && t >= open && t <= end);
    return own.rows.map(({ row }) => row).toSorted((a, b) => a.t - b.t);
  }

  /** The last price of each session, newest first. */
  private async days(symbol: string, call: AlpacaCall): Promise<readonly TradedDay[]> {
    const end = lastOpenToAll(this.clock.now());
    const start = newYorkInstant(addDays(newYorkDate(end), -PAST_DAYS), 0);
    const query = {
      symbols: symbol,
      timeframe: '1Day',
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    };
    const path = '/v1beta1/options/bars';
    const found = await call.rows({ host: 'data', path, query, field: 'bars' }, WireBar);
    const own = onlyRows(found, ({ t }, name) => name === symbol && t >= start && t <= end);
    return tradedDays(own.rows.map(({ row }) => row)).slice(0, SHOWN_DAYS);
  }
}

/** Newest first, each day once. */
function tradedDays(bars: readonly WireBar[]): readonly TradedDay[] {
  const days = new Map(bars.map((bar) => [newYorkDate(bar.t), bar.c]));
  return [...days]
    .map(([date, close]) => ({ date, price: fromDollars(close) }))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

const twoDays = ({ dailyBar, prevDailyBar }: ContractSnapshot): readonly TradedDay[] =>
  tradedDays([dailyBar, prevDailyBar].flatMap((bar) => bar ?? []));

/**
 * Trades, newest first, with the side of the tick test: a price above the last other one was bought, one below it sold. The
 * first trades of a level tape count as bought.
 * Source: Lee and Ready, 'Inferring Trade Direction from Intraday Data', The Journal of Finance 46 (1991).
 */
function sided(oldestFirst: readonly OptionPrint[]): readonly OptionTrade[] {
  let side: OptionTrade['side'] = 'bought';
  return oldestFirst
    .map(({ t: at, p, s: size }, i): OptionTrade => {
      const before = oldestFirst[i - 1]?.p ?? p;
      if (p !== before) side = p > before ? 'bought' : 'sold';
      const sameTime = oldestFirst.slice(0, i).filter((each) => each.t === at).length;
      const price = fromDollars(p);
      return { id: `${at}-${sameTime}`, at, price, size, side, sideInferred: true };
    })
    .toReversed();
}

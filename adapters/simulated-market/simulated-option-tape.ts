import { setImmediate as nextTurn } from 'node:timers/promises';
import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import { heldPrice } from '@toolyard/core/options/chain';
import type {
  ContractActivity,
  OptionTape,
  SessionClose,
  TradedDay,
} from '@toolyard/core/options/chain';
import {
  formatOptionSymbol,
  OPTION_TYPES,
  type OptionSymbol,
} from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import type { CalendarDate, Clock, Money } from '@toolyard/core/shared';
import { SessionTrades, type ListedContract } from './session-trades.ts';
import type { ContractListing } from './contract-listing.ts';
import { BoundedCache } from './bounded-cache.ts';
import { expiryModel } from './expiry-model.ts';
import type { ListedExpiry } from './listed-expiries.ts';
import type { OptionListings } from './option-listings.ts';
import { quotedPrices } from './option-quotes.ts';
import { sourced } from './provenance.ts';
import type { Session, Sessions } from './sessions.ts';
import type { LastPrice, StockTape } from './stock-tape.ts';

const SHOWN_TRADES = 50;
const SHOWN_DAYS = 30;
const CACHED_PASTS = 200;
const CACHED_EXPIRIES = 40;

/** Option trades of the simulated market. */
export class SimulatedOptionTape implements OptionTape {
  private readonly past = new BoundedCache<string, readonly TradedDay[]>(CACHED_PASTS);
  private readonly recent = new BoundedCache<
    string,
    Promise<ReadonlyMap<string, readonly TradedDay[]>>
  >(CACHED_EXPIRIES);

  constructor(
    private readonly seed: string,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly listings: OptionListings,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.listings.knows(symbol));
  }

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    const now = this.clock.now();
    const tape = this.listings.tape(contract.underlying);
    const listed = this.listings.expiry(tape, contract.expiry, now, contract.root);
    const last = tape.lastPrice(now);
    const listing = this.listings.listing(tape, listed, last.session);
    const listedAs = listedContract(listing, contract);
    if (listedAs === null) throw SYMBOL_UNKNOWN();
    const trades = this.trades(tape, listing, last).newest(listedAs, SHOWN_TRADES);
    const days = this.days(tape, listed, contract, last);
    return Promise.resolve(sourced({ trades, days }, this.sessions, now));
  }

  async lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    const now = this.clock.now();
    const tape = this.listings.tape(symbol);
    const last = tape.lastPrice(now);
    const prices = new Map<string, Money>();
    for (const listed of this.listings.onDay(tape, expiry, now)) {
      const listing = this.listings.listing(tape, listed, last.session);
      const trades = this.trades(tape, listing, last);
      for (const type of OPTION_TYPES)
        listing.sides[type].symbols.forEach((name, index) => {
          const price = trades.lastPrice({ type, index });
          if (price !== null) prices.set(name, price);
        });
    }
    return Promise.resolve(prices);
  }

  async previousClose(
    symbol: string,
    contracts: readonly OptionSymbol[],
  ): Promise<SessionClose | null> {
    const tape = this.listings.tape(symbol);
    const { session } = tape.lastPrice(this.clock.now());
    if (session.index === 0) return Promise.resolve(null);
    const last = tape.lastPrice(this.sessions.at(session.index - 1).close);
    const marks = new Map<string, Money>();
    for (const contract of contracts) {
      const listed = this.listings
        .listed(tape, last.at)
        .find(({ expiry, root }) => expiry === contract.expiry && root === contract.root);
      if (listed === undefined) continue;
      const model = expiryModel(tape, last, listed);
      const mark = heldPrice(quotedPrices(model, [contract.strike])[contract.type][0]!);
      if (mark !== null) marks.set(formatOptionSymbol(contract), mark);
    }
    return Promise.resolve({ at: last.at, spot: fromDollars(last.price), marks });
  }

  async recentDays(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    const now = this.clock.now();
    const tape = this.listings.tape(symbol);
    const last = tape.lastPrice(now);
    const today = await this.lastPrices(symbol, expiry);
    const found = new Map<string, readonly TradedDay[]>();
    for (const listed of this.listings.onDay(tape, expiry, now)) {
      const key = `${symbol}|${listed.id}|${last.session.index}`;
      const past = await this.recent.get(key, () => this.pastDays(tape, listed, last));
      for (const [name, days] of past) found.set(name, days);
    }
    for (const [name, price] of today)
      found.set(name, [{ date: last.session.date, price }, ...(found.get(name) ?? [])].slice(0, 2));
    return sourced(found, this.sessions, now);
  }

  /** Up to two days of each contract before the last session, newest first. Other work goes on between the sessions. */
  private async pastDays(
    tape: StockTape,
    listed: ListedExpiry,
    { session: running }: LastPrice,
  ): Promise<ReadonlyMap<string, readonly TradedDay[]>> {
    const found = new Map<string, TradedDay[]>();
    const sessions = this.sessions
      .between(listed.listedOn, running.date)
      .slice(-SHOWN_DAYS, -1)
      .reverse();
    for (const session of sessions) {
      const listing = this.listings.uncachedListing(tape, listed, session);
      const trades = new SessionTrades(this.seed, tape, listing, session, session.minutes);
      for (const type of OPTION_TYPES)
        for (const [index, name] of listing.sides[type].symbols.entries()) {
          const days = found.get(name) ?? [];
          if (days.length === 2) continue;
          const price = trades.lastPrice({ type, index });
          if (price !== null) found.set(name, [...days, { date: session.date, price }]);
        }
      await nextTurn();
    }
    return found;
  }

  private trades(tape: StockTape, listing: ContractListing, { session, minute }: LastPrice) {
    return new SessionTrades(this.seed, tape, listing, session, minute);
  }

  /** The last price of every session since the listing, the newest first; those before the last one stand still. */
  private days(
    tape: StockTape,
    listed: ListedExpiry,
    contract: OptionSymbol,
    last: LastPrice,
  ): TradedDay[] {
    const on = (session: Session): TradedDay[] => {
      const price = this.lastOf(tape, listed, contract, session, last);
      return price === null ? [] : [{ date: session.date, price }];
    };
    const key = `${formatOptionSymbol(contract)}|${last.session.index}`;
    const past = this.past.get(key, () =>
      this.sessions
        .between(listed.listedOn, last.session.date)
        .slice(-SHOWN_DAYS, -1)
        .reverse()
        .flatMap(on),
    );
    return [...on(last.session), ...past];
  }

  private lastOf(
    tape: StockTape,
    listed: ListedExpiry,
    contract: OptionSymbol,
    session: Session,
    last: LastPrice,
  ): Money | null {
    const runs = session.index === last.session.index;
    const listing = runs
      ? this.listings.listing(tape, listed, session)
      : this.listings.uncachedListing(tape, listed, session);
    const listedAs = listedContract(listing, contract);
    if (listedAs === null) return null;
    const minute = runs ? last.minute : session.minutes;
    return new SessionTrades(this.seed, tape, listing, session, minute).lastPrice(listedAs);
  }
}

function listedContract(
  listing: ContractListing,
  { type, strike }: OptionSymbol,
): ListedContract | null {
  const index = listing.strikes.indexOf(strike);
  return index < 0 ? null : { type, index };
}

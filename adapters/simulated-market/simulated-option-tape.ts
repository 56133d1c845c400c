import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import type { ContractActivity, OptionTape, TradedDay } from '@toolyard/core/options/chain';
import {
  formatOptionSymbol,
  OPTION_TYPES,
  type OptionSymbol,
} from '@toolyard/core/options/contracts';
import type { CalendarDate, Clock, Money } from '@toolyard/core/shared';
import { SessionTrades, type BoardPlace } from './session-trades.ts';
import type { ExpiryBoard } from './expiry-board.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { ListedExpiry } from './listed-expiries.ts';
import type { OptionBoards } from './option-boards.ts';
import { sourced } from './provenance.ts';
import type { Session, Sessions } from './sessions.ts';
import type { LastPrice, StockTape } from './stock-tape.ts';

const SHOWN_TRADES = 50;
const SHOWN_DAYS = 30;
const CACHED_PASTS = 200;

/** Option trades of the simulated market. */
export class SimulatedOptionTape implements OptionTape {
  private readonly past = new BoundedCache<string, readonly TradedDay[]>(CACHED_PASTS);

  constructor(
    private readonly seed: string,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly boards: OptionBoards,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.boards.knows(symbol));
  }

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    const now = this.clock.now();
    const tape = this.boards.tape(contract.underlying);
    const listed = this.boards.expiry(tape, contract.expiry, now);
    const last = tape.lastPrice(now);
    const board = this.boards.board(tape, listed, last.session);
    const place = placeOf(board, contract);
    if (place === null || contract.root !== tape.stock.ticker) throw SYMBOL_UNKNOWN();
    const trades = this.trades(tape, board, last).newest(place, SHOWN_TRADES);
    const days = this.days(tape, listed, contract, last);
    return Promise.resolve(sourced({ trades, days }, this.sessions, now));
  }

  async lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    const now = this.clock.now();
    const tape = this.boards.tape(symbol);
    const last = tape.lastPrice(now);
    const board = this.boards.board(tape, this.boards.expiry(tape, expiry, now), last.session);
    const trades = this.trades(tape, board, last);
    const prices = new Map<string, Money>();
    for (const type of OPTION_TYPES)
      board.sides[type].symbols.forEach((name, index) => {
        const price = trades.lastPrice({ type, index });
        if (price !== null) prices.set(name, price);
      });
    return Promise.resolve(prices);
  }

  private trades(tape: StockTape, board: ExpiryBoard, { session, minute }: LastPrice) {
    return new SessionTrades(this.seed, tape, board, session, minute);
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
    const board = runs
      ? this.boards.board(tape, listed, session)
      : this.boards.pastBoard(tape, listed, session);
    const place = placeOf(board, contract);
    if (place === null) return null;
    const minute = runs ? last.minute : session.minutes;
    return new SessionTrades(this.seed, tape, board, session, minute).lastPrice(place);
  }
}

function placeOf(board: ExpiryBoard, { type, strike }: OptionSymbol): BoardPlace | null {
  const index = board.strikes.indexOf(strike);
  return index < 0 ? null : { type, index };
}

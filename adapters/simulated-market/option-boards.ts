import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { newYorkDate } from '@toolyard/core/calendar';
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import { expiryBoard, type ExpiryBoard } from './expiry-board.ts';
import { BoundedCache } from './bounded-cache.ts';
import { listExpiries, type ListedExpiry } from './listed-expiries.ts';
import type { Session, Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

const CACHED_BOARDS = 160;
const CACHED_LISTS = 40;

/** Expiries that every stock has. */
export class OptionBoards {
  private readonly boards = new BoundedCache<string, ExpiryBoard>(CACHED_BOARDS);
  private readonly lists = new BoundedCache<string, readonly ListedExpiry[]>(CACHED_LISTS);

  constructor(
    private readonly seed: string,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): boolean {
    return this.tapes.has(symbol);
  }

  /** Refuses with SYMBOL_UNKNOWN. */
  tape(symbol: string): StockTape {
    const tape = this.tapes.get(symbol);
    if (tape === undefined) throw SYMBOL_UNKNOWN();
    return tape;
  }

  /** Expiries that have not closed, ascending. */
  listed(tape: StockTape, now: Instant): readonly ListedExpiry[] {
    const today = newYorkDate(now);
    return this.lists
      .get(`${tape.stock.ticker}|${today}`, () => listExpiries(tape.stock, this.sessions, today))
      .filter((row) => row.session.close > now);
  }

  /** Refuses with EXPIRY_UNKNOWN where nothing is listed for that day. */
  expiry(tape: StockTape, expiry: CalendarDate, now: Instant): ListedExpiry {
    const listed = this.listed(tape, now).find((row) => row.expiry === expiry);
    if (listed === undefined) throw EXPIRY_UNKNOWN();
    return listed;
  }

  board(tape: StockTape, listed: ListedExpiry, session: Session): ExpiryBoard {
    const key = `${tape.stock.ticker}|${listed.expiry}|${session.index}`;
    return this.boards.get(key, () => this.pastBoard(tape, listed, session));
  }

  /** One that nobody will ask for again. */
  pastBoard(tape: StockTape, listed: ListedExpiry, session: Session): ExpiryBoard {
    return expiryBoard(this.seed, tape, this.sessions, session, listed);
  }
}

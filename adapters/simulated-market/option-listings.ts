import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { newYorkDate } from '@toolyard/core/calendar';
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import { contractListing, type ContractListing } from './contract-listing.ts';
import { BoundedCache } from './bounded-cache.ts';
import { listExpiries, settledAt, type ListedExpiry } from './listed-expiries.ts';
import type { Session, Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

const CACHED_LISTINGS = 160;
const CACHED_EXPIRIES = 40;

/** Listed expiries and contracts of every stock, cached. */
export class OptionListings {
  private readonly listings = new BoundedCache<string, ContractListing>(CACHED_LISTINGS);
  private readonly expiries = new BoundedCache<string, readonly ListedExpiry[]>(CACHED_EXPIRIES);

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
    return this.expiries
      .get(`${tape.stock.ticker}|${today}`, () => listExpiries(tape.stock, this.sessions, today))
      .filter((row) => settledAt(row) > now);
  }

  /** The listings of a day, one per root. Refuses with EXPIRY_UNKNOWN where nothing is listed for that day. */
  onDay(tape: StockTape, expiry: CalendarDate, now: Instant): readonly ListedExpiry[] {
    const listed = this.listed(tape, now).filter((row) => row.expiry === expiry);
    if (listed.length === 0) throw EXPIRY_UNKNOWN();
    return listed;
  }

  /** The listing of a day by its root, the first without one. Refuses with EXPIRY_UNKNOWN. */
  expiry(tape: StockTape, expiry: CalendarDate, now: Instant, root?: string): ListedExpiry {
    const listed = this.onDay(tape, expiry, now).find((row) => row.root === (root ?? row.root));
    if (listed === undefined) throw EXPIRY_UNKNOWN();
    return listed;
  }

  listing(tape: StockTape, listed: ListedExpiry, session: Session): ContractListing {
    const key = `${tape.stock.ticker}|${listed.id}|${session.index}`;
    return this.listings.get(key, () => this.uncachedListing(tape, listed, session));
  }

  /** A listing of a past session, which is read only once. */
  uncachedListing(tape: StockTape, listed: ListedExpiry, session: Session): ContractListing {
    return contractListing(this.seed, tape, this.sessions, session, listed);
  }
}

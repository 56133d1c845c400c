import {
  EXPIRY_UNKNOWN,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
} from '@toolyard/core/options/chain';
import { daysToExpiry } from '@toolyard/core/options/contracts';
import { newYorkDate, SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import type { CalendarDate, Clock, Instant } from '@toolyard/core/shared';
import { expiryBoard, type ExpiryBoard } from './expiry-board.ts';
import { expiryChain, nearbyVolatility } from './expiry-chain.ts';
import { Kept } from './kept.ts';
import { listExpiries, type ListedExpiry } from './listed-expiries.ts';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { LastPrice, StockTape } from './stock-tape.ts';

const KEPT_BOARDS = 160;
const KEPT_CHAINS = 80;
const KEPT_LISTS = 40;

/**
 * The listed options of the simulated market, European exercise. Outside of sessions the quotes of the
 * last close stand, with its time as theirs; days to expiry count from the clock all the same.
 */
export class SimulatedOptionChains implements OptionChains {
  private readonly boards = new Kept<string, ExpiryBoard>(KEPT_BOARDS);
  private readonly chainsMade = new Kept<string, OptionChain>(KEPT_CHAINS);
  private readonly lists = new Kept<string, readonly ListedExpiry[]>(KEPT_LISTS);

  constructor(
    private readonly seed: string,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    const now = this.clock.now();
    const tape = this.tape(symbol);
    const last = tape.lastPrice(now);
    const rows = this.listed(tape, now).map((listed) => ({
      expiry: listed.expiry,
      daysToExpiry: daysToExpiry(now, listed.expiry),
      kind: listed.kind,
      volatilityAtForward:
        nearbyVolatility(tape, this.board(tape, listed, last), last) ??
        this.made(tape, listed, now).volatilityAtForward,
    }));
    return Promise.resolve(sourced(rows, this.sessions, now));
  }

  async chain(symbol: string, expiry: CalendarDate): Promise<Sourced<OptionChain>> {
    const now = this.clock.now();
    const tape = this.tape(symbol);
    const listed = this.listed(tape, now).find((row) => row.expiry === expiry);
    if (listed === undefined) throw EXPIRY_UNKNOWN();
    return Promise.resolve(sourced(this.made(tape, listed, now), this.sessions, now));
  }

  private made(tape: StockTape, listed: ListedExpiry, now: Instant): OptionChain {
    const last = tape.lastPrice(now);
    const days = daysToExpiry(now, listed.expiry);
    return this.chainsMade.get(`${tape.stock.ticker}|${listed.expiry}|${last.at}|${days}`, () =>
      expiryChain(tape, this.board(tape, listed, last), last, days),
    );
  }

  private listed(tape: StockTape, now: Instant): readonly ListedExpiry[] {
    const today = newYorkDate(now);
    return this.lists
      .get(`${tape.stock.ticker}|${today}`, () => listExpiries(tape.stock, this.sessions, today))
      .filter((row) => row.session.close > now);
  }

  private board(tape: StockTape, listed: ListedExpiry, last: LastPrice): ExpiryBoard {
    const key = `${tape.stock.ticker}|${listed.expiry}|${last.session.index}`;
    return this.boards.get(key, () =>
      expiryBoard(this.seed, tape, this.sessions, last.session, listed),
    );
  }

  private tape(symbol: string): StockTape {
    const tape = this.tapes.get(symbol);
    if (tape === undefined) throw SYMBOL_UNKNOWN();
    return tape;
  }
}

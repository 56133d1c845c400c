import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import type { OptionSymbol } from '../../contracts/index.ts';

/** One print of a contract. */
export interface OptionTrade {
  readonly id: string;
  readonly at: Instant;
  /** Money per share. */
  readonly price: Money;
  /** Contracts. */
  readonly size: number;
  /** Who came to the market: a buyer to the ask or a seller to the bid. */
  readonly side: 'bought' | 'sold';
  /** True where the source does not tell the side: it follows from the quote, else from the price of the trade before. */
  readonly sideInferred?: true;
}

/** The last price of one session in which a contract was traded. */
export interface TradedDay {
  readonly date: CalendarDate;
  /** Money per share. */
  readonly price: Money;
}

/** What was traded in one contract lately, newest first. */
export interface ContractActivity {
  readonly trades: readonly OptionTrade[];
  /** Sessions without a trade are missing. */
  readonly days: readonly TradedDay[];
}

/** Contracts of one underlying at the close of a session. */
export interface SessionClose {
  readonly at: Instant;
  /** Money per share as it was traded, not restated for a later split. */
  readonly spot: Money;
  /** What a contract was worth by its quote, {@link heldPrice}, by symbol, money per share; the unknown is missing. */
  readonly marks: ReadonlyMap<string, Money>;
}

/** The tape of listed options. */
export interface OptionTape {
  /** Whether this source knows the underlying; never throws. */
  knows(symbol: string): Promise<boolean>;
  /** Empty where the source has no tape. Refuses with SYMBOL_UNKNOWN where the contract is not listed. */
  activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>>;
  /** Last price of this session by contract symbol, of all roots; a contract without a trade is missing. Refuses like a chain. */
  lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>>;
  /**
   * These contracts at the close of the session before the one of the last quotes; null where the source has no past.
   * Refuses with SYMBOL_UNKNOWN.
   */
  previousClose(symbol: string, contracts: readonly OptionSymbol[]): Promise<SessionClose | null>;
  /**
   * The two newest of the days that {@link activity} has, by contract symbol; a contract without one is missing. Refuses
   * like a chain.
   */
  recentDays(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>>;
}

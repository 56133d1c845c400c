import { toDollars } from '../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import {
  contractTermsOf,
  countedFrom,
  daysToExpiry,
  dividendsUntil,
  expiryKind,
  isAdjustedRoot,
  ordinaryContract,
  rootOf,
  yearsToExpiry,
} from '../contracts/index.ts';
import type { ContractTerms, Deliverable, OptionType } from '../contracts/index.ts';
import { optionDate, optionSlope } from '../pricing/index.ts';
import { expiryMarket } from './expiry-terms.ts';
import type { ExpiryTerms } from './expiry-terms.ts';
import type { ReportedGreeks } from './parity-pairs.ts';

/**
 * Why a quote is marked; a marked quote is shown but never filled in by a template. `wide`: too wide
 * for a mid. `outOfOrder`: it contradicts other strikes. `stale`: it is of an earlier session than others. `lastPrice`: bid and ask are unknown, and
 * volatility and delta are those of the last trade.
 */
export const QUOTE_FLAWS = [
  'crossed',
  'zeroBid',
  'zeroAsk',
  'wide',
  'outOfOrder',
  'stale',
  'belowIntrinsic',
  'aboveMaximum',
  'lastPrice',
] as const;
export type QuoteFlaw = (typeof QUOTE_FLAWS)[number];

/** One listed contract and its quote. Bid and ask in money per share; null = unknown. */
export interface OptionQuote {
  /** Underlying's symbol plus 15 OSI characters. */
  readonly symbol: string;
  readonly type: OptionType;
  readonly strike: Money;
  readonly bid: Money | null;
  readonly ask: Money | null;
  /** Implied volatility of the mid price, a fraction per year. */
  readonly iv: number | null;
  /** Delta per delivered share at that volatility, by the model of the contract's exercise. */
  readonly delta: number | null;
  readonly volume: number | null;
  readonly openInterest: number | null;
  readonly flaw: QuoteFlaw | null;
  /** Absent where the source reports none. Models take `iv` and `delta`, which agree with the quote. */
  readonly reported?: ReportedGreeks;
}

/** The contracts of one root and one expiry, each side by ascending strike. */
export interface OptionChain {
  readonly symbol: string;
  readonly expiry: CalendarDate;
  /** When the quotes were made. */
  readonly asOf: Instant;
  /** What days, years and deltas count from: not before the quotes. */
  readonly now: Instant;
  readonly daysToExpiry: number;
  /** Money per share. */
  readonly spot: Money;
  readonly spotSource: 'quoted' | 'implied' | 'given';
  /** True when a given spot is more than 0.1 % off put–call parity. */
  readonly spotOffParity: boolean;
  readonly terms: ExpiryTerms;
  /** IV at the forward, linear in strike between its two neighbours, mean of call and put. */
  readonly volatilityAtForward: number | null;
  /** Usual distance of strikes near the spot. */
  readonly stepSize: Money | null;
  /** Units of strikes and prices in a contract. */
  readonly multiplier: number;
  /** What each adjusted contract delivers; absent where it delivers `multiplier` shares of the underlying or its value. */
  readonly deliverable?: Deliverable;
  readonly calls: readonly OptionQuote[];
  readonly puts: readonly OptionQuote[];
  /** Roots of adjusted contracts of that day, which the source lists and the chain does not; absent where none is known. */
  readonly adjustedRoots?: readonly string[];
}

/**
 * Exercise, settlement and size of a chain's contracts: its own, else those that its symbol stands for.
 *
 * @example contractOf(chainOf(100, [])) // { exercise: 'american', settlement: 'physical', settlementTime: 'PM', multiplier: 100 }
 */
export const contractOf = ({
  symbol,
  multiplier,
  terms,
}: Pick<OptionChain, 'symbol' | 'multiplier' | 'terms'>): ContractTerms =>
  terms.contract ?? { ...contractTermsOf(symbol), multiplier };

/**
 * Whether the underlying itself can be bought and sold: an index, whose options settle in cash, cannot.
 *
 * @example hasShares(chainOf(5000, [], { symbol: 'SPX' })) // false
 */
export const hasShares = (chain: Pick<OptionChain, 'symbol' | 'multiplier' | 'terms'>): boolean =>
  contractOf(chain).settlement === 'physical';

/**
 * Whether a contract is of a chain: of its root and its expiry.
 *
 * @example isOfChain(chainOf(100, []), { symbol: 'XYZ270521C00105000', expiry: '2027-05-21' }) // true
 */
export const isOfChain = (
  chain: Pick<OptionChain, 'symbol' | 'expiry' | 'calls' | 'puts'>,
  { symbol, expiry }: { readonly symbol: string; readonly expiry: CalendarDate },
): boolean => chain.expiry === expiry && chainRoot(chain) === rootOf(symbol);

/** One row of the expiry strip. */
export interface ExpirySummary {
  readonly expiry: CalendarDate;
  readonly daysToExpiry: number;
  readonly kind: 'weekly' | 'monthly' | 'quarterly' | 'endOfMonth';
  readonly volatilityAtForward: number | null;
  /** Earnings reports from the quotes up to the expiry; absent where the source does not know them. */
  readonly earnings?: number;
  /**
   * Roots of the index options of that day, where they are not the symbol's own alone: SPX and SPXW on a third Friday. What
   * the row says of the expiry is that of the first.
   */
  readonly roots?: readonly string[];
}

/**
 * The roots of a day as a listing states them, the symbol's own first; nothing for options on shares, which have one.
 *
 * @example statedRoots('SPX', ['SPXW', 'SPX']) // { roots: ['SPX', 'SPXW'] }
 */
export function statedRoots(symbol: string, roots: Iterable<string>): Pick<ExpirySummary, 'roots'> {
  const found = [...new Set(roots)].sort();
  const ordered = [
    ...found.filter((each) => each === symbol),
    ...found.filter((each) => each !== symbol),
  ];
  const isUsual = ordered.length < 2 && contractTermsOf(ordered[0] ?? symbol).settlement !== 'cash';
  return isUsual || (ordered[0] === symbol && ordered.length === 1) ? {} : { roots: ordered };
}

/**
 * The root to ask a chain of a listed day for, by that of a contract: undefined where the chain of the day has it. Adjusted
 * roots are on no list of days.
 *
 * @example requestedRoot({ roots: ['SPX', 'SPXW'] }, 'SPXW') // 'SPXW'
 * @example requestedRoot({}, 'TSDD1') // 'TSDD1'
 */
export const requestedRoot = (
  { roots = [] }: Pick<ExpirySummary, 'roots'>,
  root: string,
): string | undefined => (roots.indexOf(root) > 0 || isAdjustedRoot(root) ? root : undefined);

/**
 * The root of a chain's contracts.
 *
 * @example chainRoot(chainOf(100, [])) // 'XYZ'
 */
export const chainRoot = ({
  symbol,
  calls,
  puts,
}: Pick<OptionChain, 'symbol' | 'calls' | 'puts'>): string => {
  const quote = calls[0] ?? puts[0];
  return quote === undefined ? symbol : rootOf(quote.symbol);
};

/**
 * A chain as it stands some time after its quotes: days, years and deltas count from `now`. The implied volatilities
 * remain those of the time of the quotes, and so does the forward.
 *
 * @example chainAt(chainOf(100, []), Date.parse('2026-05-22T20:00:00Z')).terms.years // 364 / 365: a day later than the quotes
 */
export function chainAt(chain: OptionChain, now: Instant): OptionChain {
  const at = countedFrom(chain.symbol, chain.asOf, now);
  if (at === chain.now) return chain;
  const { dividends } = chain.terms;
  const terms = {
    ...chain.terms,
    years: yearsToExpiry(at, chain.expiry, chain.terms.contract?.settlementTime),
    ...(dividends && { dividends: dividendsUntil(dividends, at, chain.expiry) }),
  };
  const spot = toDollars(chain.spot);
  const market = {
    ...expiryMarket(terms, spot, terms.years),
    exercise: contractOf(chain).exercise,
  };
  const delta = ({ symbol, type, strike, iv: volatility }: OptionQuote): number | null => {
    const { multiplier, deliverable = null } = chain;
    const ordinary = ordinaryContract({ symbol, strike, multiplier }, deliverable);
    if (volatility === null || ordinary === null) return null;
    const date = optionDate(type, toDollars(ordinary.strike), { ...market, volatility });
    return optionSlope(date, spot).delta;
  };
  const counted = (quote: OptionQuote): OptionQuote => ({ ...quote, delta: delta(quote) });
  return {
    ...chain,
    now: at,
    daysToExpiry: daysToExpiry(at, chain.expiry),
    terms,
    calls: chain.calls.map(counted),
    puts: chain.puts.map(counted),
  };
}

/**
 * The row of the expiry strip that a chain has.
 *
 * @example summariseExpiry(chainOf(100, [])) // { expiry: '2027-05-21', daysToExpiry: 365, kind: 'monthly', volatilityAtForward: 0.2 }
 */
export const summariseExpiry = ({
  expiry,
  daysToExpiry,
  volatilityAtForward,
}: OptionChain): ExpirySummary => ({
  expiry,
  daysToExpiry,
  kind: expiryKind(expiry),
  volatilityAtForward,
});

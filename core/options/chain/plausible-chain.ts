import {
  hasPassed,
  isCurrent,
  isFigure,
  isPrice,
  isText,
  plausibleRows,
  type Plausible,
  type PlausibilityTerms,
} from '../../market/index.ts';
import { newYorkDate } from '../../calendar/index.ts';
import { parseCalendarDate, toDollars } from '../../shared/index.ts';
import type { CalendarDate, Money } from '../../shared/index.ts';
import type { Deliverable } from '../contracts/index.ts';
import type { ExpiryTerms } from './expiry-terms.ts';
import { chainRoot, QUOTE_FLAWS } from './option-chain.ts';
import type { ExpirySummary, OptionChain, OptionQuote } from './option-chain.ts';
import type { ContractActivity, SessionClose, TradedDay } from './ports/option-tape.ts';
import type { ReportedGreeks } from './parity-pairs.ts';
import { priceFlaw } from './quote-price.ts';
import type { VolatilityDay } from './ports/volatility-history.ts';

/** Providers give deltas that are rounded past one. */
const LARGEST_DELTA = 1.001;
/** A fraction per year. */
const HIGHEST_VOLATILITY = 10;
const SPOT_SOURCES = ['quoted', 'implied', 'given'];
const TERM_SOURCES = ['parity', 'simulated', 'given'];
const EXPIRY_KINDS = ['weekly', 'monthly', 'quarterly', 'endOfMonth'];

const isMoney = (value: unknown): value is Money =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isMoneyOrNull = (value: unknown): boolean => value === null || isMoney(value);
const isVolatility = (value: unknown): boolean =>
  Number.isFinite(value) && (value as number) > 0 && (value as number) <= HIGHEST_VOLATILITY;
const isVolatilityOrNull = (value: unknown): boolean => value === null || isVolatility(value);
const isMultiplier = (value: unknown): boolean => isPrice(value) && Number.isInteger(value);
const isDate = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && parseCalendarDate(value) !== null;

const areReported = ({ iv, delta, gamma, theta, vega }: ReportedGreeks): boolean =>
  isVolatilityOrNull(iv) &&
  [delta, gamma, theta, vega].every((greek) => greek === null || Number.isFinite(greek));

const isSound = (quote: OptionQuote): boolean =>
  isText(quote.symbol) &&
  isMoney(quote.strike) &&
  quote.strike > 0 &&
  [quote.bid, quote.ask].every(isMoneyOrNull) &&
  isVolatilityOrNull(quote.iv) &&
  (quote.delta === null ||
    (Number.isFinite(quote.delta) && Math.abs(quote.delta) <= LARGEST_DELTA)) &&
  (quote.reported === undefined || areReported(quote.reported)) &&
  (quote.flaw === null || QUOTE_FLAWS.includes(quote.flaw)) &&
  [quote.volume, quote.openInterest].every(isFigure);

/** A quote whose prices have a flaw is marked, and its volatility and delta are unknown. */
function marked(quote: OptionQuote): OptionQuote {
  const flaw = priceFlaw(quote.bid, quote.ask);
  return quote.flaw !== null || flaw === null ? quote : { ...quote, iv: null, delta: null, flaw };
}

const plausibleSide = (
  quotes: readonly OptionQuote[],
  type: OptionQuote['type'],
): Plausible<readonly OptionQuote[]> | null => {
  const sound = plausibleRows(
    quotes,
    (quote) => quote.type === type && isSound(quote),
    ({ symbol }) => symbol,
  );
  return (
    sound && { ...sound, value: sound.value.map(marked).toSorted((a, b) => a.strike - b.strike) }
  );
};

const isDeliverable = ({ shares, cash }: Deliverable): boolean =>
  isMoney(cash) &&
  shares.every(
    (each) => isText(each.symbol) && Number.isSafeInteger(each.shares) && each.shares > 0,
  );

/** Rates that a model can take. */
const areTerms = (terms: ExpiryTerms, expiry: CalendarDate): boolean =>
  terms.expiry === expiry &&
  [terms.years, terms.forward, terms.rate, terms.dividendYield].every(Number.isFinite) &&
  isPrice(terms.forward) &&
  TERM_SOURCES.includes(terms.source) &&
  (terms.contract === undefined || isMultiplier(terms.contract.multiplier)) &&
  (terms.dividends === undefined || terms.dividends.every(({ exDate }) => isDate(exDate)));

/**
 * Contracts with impossible values are left out; a spot 90 % off the last price refuses the chain.
 *
 * @example
 * const given = chainOf(100, [quote('call', 100, { iv: 11 }), quote('call', 105)]);
 * plausibleChain(given, given, { now: given.asOf, accepts: () => true }).value.calls.length // 1
 */
export function plausibleChain(
  chain: OptionChain,
  requested: Pick<OptionChain, 'symbol' | 'expiry'> & { readonly root?: string | undefined },
  { now, accepts }: PlausibilityTerms,
): Plausible<OptionChain> | null {
  const { symbol, expiry, spot, terms, multiplier } = chain;
  if (symbol !== requested.symbol || expiry !== requested.expiry) return null;
  if (requested.root !== undefined && chainRoot(chain) !== requested.root) return null;
  if (chain.adjustedRoots?.every(isText) === false) return null;
  if (chain.deliverable && !isDeliverable(chain.deliverable)) return null;
  if (!areTerms(terms, expiry)) return null;
  if (!isMoney(spot) || !isPrice(toDollars(spot)) || !isMultiplier(multiplier)) return null;
  if (!isCurrent(chain.asOf, now) || !Number.isFinite(chain.now)) return null;
  if (!isVolatilityOrNull(chain.volatilityAtForward) || !isMoneyOrNull(chain.stepSize)) return null;
  if (!SPOT_SOURCES.includes(chain.spotSource) || typeof chain.spotOffParity !== 'boolean')
    return null;
  if (!Number.isInteger(chain.daysToExpiry) || chain.daysToExpiry < 0) return null;
  const calls = plausibleSide(chain.calls, 'call');
  const puts = plausibleSide(chain.puts, 'put');
  if (calls === null || puts === null || !accepts(symbol, toDollars(spot))) return null;
  return {
    value: { ...chain, calls: calls.value, puts: puts.value },
    partial: calls.partial || puts.partial,
  };
}

/**
 * Ascending, from today on.
 *
 * @example plausibleExpiries([summariseExpiry(chainOf(100, []))], { now: Date.parse('2028-01-03T15:00:00Z') }) // null: it has passed
 */
export function plausibleExpiries(
  rows: readonly ExpirySummary[],
  { now }: Pick<PlausibilityTerms, 'now'>,
): Plausible<readonly ExpirySummary[]> | null {
  const today = newYorkDate(now);
  const sound = plausibleRows(
    rows,
    ({ expiry, daysToExpiry, kind, volatilityAtForward, roots }) =>
      isDate(expiry) &&
      (roots === undefined || (roots.length > 0 && roots.every(isText))) &&
      expiry >= today &&
      Number.isInteger(daysToExpiry) &&
      daysToExpiry >= 0 &&
      EXPIRY_KINDS.includes(kind) &&
      isVolatilityOrNull(volatilityAtForward),
    ({ expiry }) => expiry,
  );
  return (
    sound && {
      ...sound,
      value: sound.value.toSorted((a, b) => (a.expiry < b.expiry ? -1 : 1)),
    }
  );
}

const isTradedDay =
  (now: number) =>
  ({ date, price }: TradedDay): boolean =>
    isDate(date) && date <= newYorkDate(now) && isMoney(price);

/**
 * Trades and days that have passed.
 *
 * @example plausibleActivity({ trades: [], days: [{ date: '2027-05-21', price: 10_000 }] }, { now: 0 }) // null
 */
export function plausibleActivity(
  { trades, days }: ContractActivity,
  { now }: Pick<PlausibilityTerms, 'now'>,
): Plausible<ContractActivity> | null {
  const printed = plausibleRows(
    trades,
    ({ id, at, price, size, side }) =>
      isText(id) &&
      hasPassed(at, now) &&
      isMoney(price) &&
      Number.isFinite(size) &&
      size > 0 &&
      (side === 'bought' || side === 'sold'),
    ({ id }) => id,
  );
  const traded = plausibleRows(days, isTradedDay(now), ({ date }) => date);
  return (
    printed &&
    traded && {
      value: { trades: printed.value, days: traded.value },
      partial: printed.partial || traded.partial,
    }
  );
}

/** The entries of a map that pass; null where it has some and none passes. */
function plausibleMap<V>(
  entries: ReadonlyMap<string, V>,
  passes: (value: V) => boolean,
): Plausible<ReadonlyMap<string, V>> | null {
  if (!(entries instanceof Map)) return null;
  const sound = plausibleRows(
    [...(entries as ReadonlyMap<string, V>)],
    ([symbol, value]) => isText(symbol) && passes(value),
    ([symbol]) => symbol,
  );
  return sound && { ...sound, value: new Map(sound.value) };
}

/**
 * Prices by contract.
 *
 * @example plausiblePrices(new Map([['SPY261218C00660000', NaN]])) // null
 */
export const plausiblePrices = (
  prices: ReadonlyMap<string, Money>,
): Plausible<ReadonlyMap<string, Money>> | null => plausibleMap(prices, isMoney);

/**
 * Days by contract.
 *
 * @example plausibleDays(new Map([['SPY261218C00660000', [{ date: '2026-13-01', price: 1 }]]]), { now: 0 }) // null
 */
export const plausibleDays = (
  days: ReadonlyMap<string, readonly TradedDay[]>,
  { now }: Pick<PlausibilityTerms, 'now'>,
): Plausible<ReadonlyMap<string, readonly TradedDay[]>> | null =>
  plausibleMap(days, (each) => Array.isArray(each) && each.every(isTradedDay(now)));

/**
 * A close that has passed, or null where the source has none.
 *
 * @example plausibleClose(null, { now: 0 }) // { value: null, partial: false }
 */
export function plausibleClose(
  close: SessionClose | null,
  { now }: Pick<PlausibilityTerms, 'now'>,
): Plausible<SessionClose | null> | null {
  if (close === null) return { value: null, partial: false };
  const marks = plausiblePrices(close.marks);
  if (marks === null || !hasPassed(close.at, now)) return null;
  if (!isMoney(close.spot) || !isPrice(toDollars(close.spot))) return null;
  return { value: { ...close, marks: marks.value }, partial: marks.partial };
}

/**
 * Sessions up to today, ascending.
 *
 * @example plausibleVolatilities([{ date: '2026-01-05', iv: 11 }], { now: Date.parse('2026-01-06') }) // null: no volatility is so high
 */
export function plausibleVolatilities(
  days: readonly VolatilityDay[],
  { now }: Pick<PlausibilityTerms, 'now'>,
): Plausible<readonly VolatilityDay[]> | null {
  const today = newYorkDate(now);
  const sound = plausibleRows(
    days,
    ({ date, iv, skew }) =>
      isDate(date) &&
      date <= today &&
      isVolatility(iv) &&
      (skew === undefined || Number.isFinite(skew)),
    ({ date }) => date,
  );
  return sound && { ...sound, value: sound.value.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}

/**
 * A price above zero, or null for one that is not known yet.
 *
 * @example plausibleSettlement(NaN) // null
 */
export const plausibleSettlement = (price: Money | null): Plausible<Money | null> | null =>
  price === null || (isMoney(price) && isPrice(toDollars(price)))
    ? { value: price, partial: false }
    : null;

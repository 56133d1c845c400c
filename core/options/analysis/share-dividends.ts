import { fromDollars, sumMoney, toDollars } from '../../shared/index.ts';
import type { CalendarDate, Dollars, Instant, Money } from '../../shared/index.ts';
import { forwardPrice } from '../chain/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import {
  exDividendInstant,
  expiriesAmong,
  isCashDividend,
  isExpectedDividend,
  isOptionLeg,
  signedShares,
  yearsBetween,
} from '../contracts/index.ts';
import type { Leg } from '../contracts/index.ts';

/** One dividend on the shares of a strategy. */
export interface ShareDividend {
  readonly exDate: CalendarDate;
  /** Dollars per share. */
  readonly perShare: Dollars;
  /** For all shares: positive is received, negative is paid on shares sold short. */
  readonly amount: Money;
  /** Whether it follows from the regular payments and is not announced; absent where it is. */
  readonly isExpected?: boolean;
}

/** The part of an analysis that the dividends of its shares follow from. */
interface HeldShares {
  readonly legs: readonly Leg[];
  readonly spot: Money;
  readonly asOf: Instant;
  readonly heldSince?: Instant;
  readonly terms: readonly ExpiryTerms[];
}

/** Shares of the stock legs, negative when short. */
const sharesOf = (legs: readonly Leg[]): number =>
  legs.reduce((sum, leg) => (isOptionLeg(leg) ? sum : sum + signedShares(leg)), 0);

/** Terms of the latest of the legs' expiries whose dividends are known: its list contains those of the earlier ones. */
function termsWithDividends({ legs, terms }: HeldShares): ExpiryTerms | null {
  const expiries = expiriesAmong(legs);
  return terms
    .filter((each) => each.dividends && expiries.includes(each.expiry))
    .reduce<ExpiryTerms | null>(
      (latest, each) => (latest && latest.expiry > each.expiry ? latest : each),
      null,
    );
}

/**
 * The dividends that the shares of a strategy receive, or pay when sold short, by ex-date: those with an ex-date after the
 * analysis and up to `until`. Whoever holds a share when trading opens on its ex-date is paid the dividend.
 *
 *     amount = shares · D for cash,   shares · p · F for a part p of the price, with the forward F just before the ex-date
 *
 * Each amount is rounded to 1e-4 dollar, and earns no interest. The dividends are those that the terms list, announced and
 * expected. What the market expects besides stands in the yield of the terms, together with the cost of borrowing, and is
 * not counted. Null where the terms list none by date and have a yield alone; empty without options, which give no date to count up to.
 *
 * @example
 * const dividends = [{ exDate: '2026-08-21', amount: 0.43 }, { exDate: '2026-11-20', amount: 0.44 }];
 * const terms = [{ expiry: '2027-05-21', years: 1, forward: 50, rate: 0, dividendYield: 0, source: 'given', dividends }];
 * const input = analysisInput([longStock(50, 100), shortCall(55, 1.2)], { terms });
 * shareDividends(input, Date.parse('2027-05-21T20:00:00Z')).map(({ amount }) => amount) // [430_000, 440_000]
 */
export function shareDividends(input: HeldShares, until: Instant): readonly ShareDividend[] | null {
  const shares = sharesOf(input.legs);
  if (shares === 0 || !input.legs.some(isOptionLeg)) return [];
  const terms = termsWithDividends(input);
  if (!terms?.dividends) return null;
  const since = input.heldSince ?? input.asOf;
  const due = terms.dividends
    .filter((dividend) => exDividendInstant(dividend) > since)
    .filter((dividend) => exDividendInstant(dividend) <= until)
    .sort((a, b) => a.exDate.localeCompare(b.exDate));
  return due.map((dividend, i) => {
    const years = yearsBetween(since, exDividendInstant(dividend));
    const before = () =>
      forwardPrice(toDollars(input.spot), since, years, terms.rate, due.slice(0, i));
    const perShare = isCashDividend(dividend) ? dividend.amount : dividend.proportion * before();
    return {
      ...{ exDate: dividend.exDate, perShare, amount: fromDollars(shares * perShare) },
      ...(isExpectedDividend(dividend) && { isExpected: true }),
    };
  });
}

/**
 * The sum of {@link shareDividends}, in money; 0 where they are unknown.
 *
 * @example dividendsReceived(analysisInput([longCall(100, 5)]), Date.parse('2027-05-21T20:00:00Z')) // 0: without shares
 */
export const dividendsReceived = (input: HeldShares, until: Instant): Money =>
  sumMoney((shareDividends(input, until) ?? []).map(({ amount }) => amount));

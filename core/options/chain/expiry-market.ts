import type { CalendarDate } from '../../shared/index.ts';
import {
  exDividendInstant,
  expiryInstant,
  isCashDividend,
  yearsBetween,
  type Dividend,
} from '../contracts/index.ts';
import { escrowOf, withoutDividends, type DatedDividend } from '../pricing/index.ts';

/** Rates and dividends of one expiry, as its terms hold them. */
interface DividendTerms {
  readonly expiry: CalendarDate;
  readonly rate: number;
  readonly dividendYield: number;
  readonly dividends?: readonly Dividend[];
}

/** Time to expiry, rates and dividends of one expiry, as the model takes them. */
export interface ExpiryMarket {
  readonly years: number;
  readonly rate: number;
  /** Continuous yield beside the dividends. */
  readonly dividendYield: number;
  readonly dividends?: readonly DatedDividend[];
}

/** Dividends up to the expiry with their time from `years` before it; those that have passed are left out. */
function datedDividends({ expiry, dividends = [] }: DividendTerms, years: number): DatedDividend[] {
  const end = expiryInstant(expiry);
  return dividends.flatMap((dividend): DatedDividend[] => {
    const from = years - yearsBetween(exDividendInstant(dividend), end);
    if (from <= 0) return [];
    return isCashDividend(dividend)
      ? [{ years: from, amount: dividend.amount }]
      : [{ years: from, proportion: dividend.proportion }];
  });
}

/**
 * Rates and dividends of an expiry some time before it. The yield of the terms contains the dividends; what remains beside
 * them follows from the spot:
 *
 *     q′ = q + ln(X/S) / T    with X the share without its dividends, today
 *
 * Dividends that exceed the share are left to the yield.
 *
 * @param spot today, dollars per share
 * @param today years to the expiry
 * @param years before the expiry, `today` unless given
 * @example expiryMarket({ expiry: '2027-05-21', rate: 0, dividendYield: 0.02 }, 100, 1) // { years: 1, rate: 0, dividendYield: 0.02 }
 */
export function expiryMarket(
  terms: DividendTerms,
  spot: number,
  today: number,
  years = today,
): ExpiryMarket {
  const { rate, dividendYield, dividends: listed } = terms;
  const yieldAlone = { years, rate, dividendYield };
  if (!listed?.length || !(today > 0)) return yieldAlone;
  const all = datedDividends(terms, today);
  if (all.length === 0) return yieldAlone;
  const stock = withoutDividends(escrowOf(all, rate), spot);
  if (!(stock > 0)) return yieldAlone;
  const beside = dividendYield + Math.log(stock / spot) / today;
  const dividends = years === today ? all : datedDividends(terms, years);
  return { years, rate, dividendYield: beside, ...(dividends.length > 0 && { dividends }) };
}

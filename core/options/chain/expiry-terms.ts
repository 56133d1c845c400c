import { newYorkDaysAfter, nextClose } from '../../calendar/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import {
  exDividendInstant,
  expiryInstant,
  isCashDividend,
  lastCumDividendClose,
  termsOfContract,
  yearsBetween,
} from '../contracts/index.ts';
import type { ContractTerms, Dividend, ExerciseStyle } from '../contracts/index.ts';
import { escrowOf, withoutDividends, type DatedDividend } from '../pricing/index.ts';

/**
 * The fitted smile of an expiry as raw SVI parameters of the total variance, and the years to the expiry that they were
 * fitted for: see `fitSvi` of options/surface.
 */
export interface FittedSmile {
  readonly a: number;
  readonly b: number;
  readonly rho: number;
  readonly m: number;
  readonly sigma: number;
  readonly years: number;
}

/** Rates of one expiry: the forward in dollars, rate and dividend yield continuous fractions per year; its contracts. */
export interface ExpiryTerms {
  readonly expiry: CalendarDate;
  /** Years to the expiry's close, from what the chain counts from: calendar days / 365. */
  readonly years: number;
  readonly forward: number;
  readonly rate: number;
  /** The yield that gives the forward: F = S·e^((r − q)T). It contains the dividends by date. */
  readonly dividendYield: number;
  readonly source: 'parity' | 'simulated' | 'given';
  /** Exercise and settlement of the contracts; absent where terms were stored without them. */
  readonly contract?: ContractTerms;
  /** Dividends after the quotes with an ex-date up to the expiry, by date; absent where only the yield is known. */
  readonly dividends?: readonly Dividend[];
  /** Absent where the quotes give no fit, and in terms that were stored without one. */
  readonly smile?: FittedSmile;
}

/**
 * Exercise of a contract: of an index that of its root, since the contracts of one day may have several; else that of its
 * expiry's contracts.
 *
 * @example exerciseOf({ symbol: 'SPXW270521C05000000' }, undefined) // 'european'
 */
export function exerciseOf(
  { symbol }: { readonly symbol: string },
  terms: Pick<ExpiryTerms, 'contract'> | undefined,
): ExerciseStyle {
  const own = termsOfContract(symbol);
  return (own.settlement === 'cash' ? own : (terms?.contract ?? own)).exercise;
}

const A_SECOND = 1_000;

/**
 * Years from the quotes of an expiry until the close after the next one: the chance to exercise after the next.
 *
 * @example yearsToLaterClose({ expiry: '2026-12-11', years: 7 / 365 }) // 4 / 365: from the close of Friday to that of Tuesday
 */
export function yearsToLaterClose({
  expiry,
  years,
}: Pick<ExpiryTerms, 'expiry' | 'years'>): number {
  const quoted = newYorkDaysAfter(expiryInstant(expiry), -years * 365);
  const at = Math.round(quoted / A_SECOND) * A_SECOND;
  return yearsBetween(at, nextClose(nextClose(at)));
}

/** The part of the terms that the model's rates and dividends follow from. */
type DividendTerms = Pick<ExpiryTerms, 'expiry' | 'rate' | 'dividendYield' | 'dividends'>;

/** Time to expiry, rates and dividends of one expiry, as the model takes them. */
export interface ExpiryMarket {
  readonly years: number;
  readonly rate: number;
  /** Continuous yield beside the dividends. */
  readonly dividendYield: number;
  readonly dividends?: readonly DatedDividend[];
}

/**
 * Dividends up to the expiry with their time from `years` before it, until the last close at which exercise gets them, or
 * after it until the price falls; those that it has fallen by are left out.
 */
function datedDividends({ expiry, dividends = [] }: DividendTerms, years: number): DatedDividend[] {
  const end = expiryInstant(expiry);
  return dividends.flatMap((dividend): DatedDividend[] => {
    const untilFall = years - yearsBetween(exDividendInstant(dividend), end);
    if (untilFall <= 0) return [];
    const paid = isCashDividend(dividend)
      ? { amount: dividend.amount }
      : { proportion: dividend.proportion };
    const untilClose = years - yearsBetween(lastCumDividendClose(dividend), end);
    return untilClose > 0
      ? [{ years: untilClose, ...paid }]
      : [{ years: untilFall, ...paid, isTooLate: true }];
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

import type { Instant } from '../../shared/index.ts';
import {
  exDividendInstant,
  isCashDividend,
  yearsBetween,
  type Dividend,
} from '../contracts/index.ts';

/**
 * Forward of a share that pays dividends by date, dollars per share: the spot grows at the rate, less each dividend.
 *
 *     S(t₊) = S(t₋) − D for cash,   S(t₋)·(1 − p) for a proportion
 *
 * Zero or less where the dividends exceed the share. The dividends are those after `at`, by date.
 *
 * @param rate continuous, a fraction per year
 * @param years from `at` to the expiry
 * @example forwardPrice(100, Date.parse('2026-05-21T20:00:00Z'), 1, 0, [{ exDate: '2026-08-21', amount: 2 }]) // 98
 */
export function forwardPrice(
  spot: number,
  at: Instant,
  years: number,
  rate: number,
  dividends: readonly Dividend[],
): number {
  let price = spot;
  let passed = 0;
  for (const dividend of dividends) {
    const date = yearsBetween(at, exDividendInstant(dividend));
    price *= Math.exp(rate * (date - passed));
    price = isCashDividend(dividend) ? price - dividend.amount : price * (1 - dividend.proportion);
    passed = date;
  }
  return price * Math.exp(rate * (years - passed));
}

/**
 * Spot whose {@link forwardPrice} is a given forward, dollars per share.
 *
 * @example spotOfForward(98, Date.parse('2026-05-21T20:00:00Z'), 1, 0, [{ exDate: '2026-08-21', amount: 2 }]) // 100
 */
export function spotOfForward(
  forward: number,
  at: Instant,
  years: number,
  rate: number,
  dividends: readonly Dividend[],
): number {
  let price = forward;
  let left = years;
  for (const dividend of dividends.toReversed()) {
    const date = yearsBetween(at, exDividendInstant(dividend));
    price *= Math.exp(-rate * (left - date));
    price = isCashDividend(dividend) ? price + dividend.amount : price / (1 - dividend.proportion);
    left = date;
  }
  return price * Math.exp(-rate * left);
}

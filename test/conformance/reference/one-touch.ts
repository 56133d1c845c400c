import { lognormalTouch } from '@toolyard/core/options/payoff';
import { numberIn, readCsv, type CsvRow } from './csv.ts';
import { summarise, type ReferenceResult } from './reference-suite.ts';

/** What Haug's one-touch options pay, in dollars. */
const CASH = 15;

/** The chance that the price is at the barrier or beyond it at some time: of touching the nearest such price. */
function chanceOfTouch(row: CsvRow): number {
  const [spot, barrier] = [numberIn(row, 'spot'), numberIn(row, 'barrier')];
  const nearest = row['type'] === 'call' ? Math.max(barrier, spot) : Math.min(barrier, spot);
  const drift = numberIn(row, 'r') - numberIn(row, 'q');
  const terms = { spot, drift, volatility: numberIn(row, 'vol'), years: numberIn(row, 't') };
  return lognormalTouch(terms, nearest);
}

/** Tolerance of a row: the file's own, but not finer than half a unit of the last printed digit. */
function toleranceOf(row: CsvRow): number {
  const digits = /\.(\d*)$/.exec(row['value'] ?? '')?.[1]?.length ?? 0;
  return Math.max(numberIn(row, 'tol'), 10 ** -digits / 2);
}

const check = (path: string, valueOf: (row: CsvRow) => number): ReferenceResult =>
  summarise(
    readCsv(path).map((row, i) => ({
      name: `row ${i + 1}`,
      error: Math.abs(valueOf(row) - numberIn(row, 'value')) / toleranceOf(row),
    })),
  );

/** options/published_one_touch_cash_at_expiry.csv: paid at expiry where the barrier was touched, or where it was not. */
export const checkCashAtExpiry = (path: string): ReferenceResult =>
  check(path, (row) => {
    const chance = chanceOfTouch(row);
    const discount = Math.exp(-numberIn(row, 'r') * numberIn(row, 't'));
    return CASH * discount * (row['knockin'] === 'true' ? chance : 1 - chance);
  });

/** options/published_one_touch_cash_at_hit.csv: the barrier is touched at once, and so the cash is certain. */
export const checkCashAtHit = (path: string): ReferenceResult =>
  check(path, (row) => CASH * chanceOfTouch(row));

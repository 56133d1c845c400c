import {
  americanPrice,
  americanValues,
  optionPrice,
  type AmericanOption,
} from '@toolyard/core/options/pricing';
import { numberIn, readCsv, type CsvRow } from './csv.ts';
import { summarise, type ReferenceResult } from './reference-suite.ts';

/** Rows give the time to expiry in years or in days of a year of 365. */
function optionOf(row: CsvRow): AmericanOption {
  return {
    type: row['type'] === 'call' ? 'call' : 'put',
    spot: numberIn(row, 'S'),
    strike: numberIn(row, 'K'),
    years: row['t'] ? numberIn(row, 't') : numberIn(row, 'days') / 365,
    volatility: numberIn(row, 'vol'),
    rate: numberIn(row, 'r'),
    dividendYield: numberIn(row, 'q'),
  };
}

/** Exact price; NaN, and so a miss, when refused. */
export function exactPrice(row: CsvRow): number {
  const price = americanPrice(optionOf(row), 'exact');
  return price.ok ? price.value : NaN;
}

/** Checks every row with `error`, which gives the error as a multiple of the tolerance. */
function checkRows(path: string, error: (row: CsvRow) => number): ReferenceResult {
  return summarise(
    readCsv(path).map((row) => ({ name: Object.values(row).join(' '), error: error(row) })),
  );
}

/** |ours − value| over the tolerance. */
const distance = (row: CsvRow, column: string, tolerance: number): number =>
  Math.abs(exactPrice(row) - numberIn(row, column)) / tolerance;

/** The finest tolerance of the exact mode: 1e-8 of the strike. */
const exactTolerance = (row: CsvRow): number => 1e-8 * numberIn(row, 'K');

/** options/american_quantlib_alo.csv: price within the row's uncertainty and 1e-8 of the strike, and the exercise flag. */
export function checkAmerican(path: string): ReferenceResult {
  return checkRows(path, (row) => {
    const values = americanValues(optionOf(row), 'exact');
    const exercised = row['exercise_now'] === '1';
    if (!values.ok || values.value.exercisedNow !== exercised) return Infinity;
    return distance(row, 'price', Math.max(3 * numberIn(row, 'unc'), exactTolerance(row)));
  });
}

/** options/american_hard_where_alo_breaks.csv: price within the row's `tol`. */
export const checkHardAmerican = (path: string): ReferenceResult =>
  checkRows(path, (row) => distance(row, 'value', numberIn(row, 'tol')));

/**
 * options/published_american_alo_premium.csv: early-exercise premium within the row's `tol` or 1e-8 of the strike. The
 * second row was printed before its iteration converged: 64 nodes with either equation give 1.4e-8 more.
 */
export const checkPremium = (path: string): ReferenceResult =>
  checkRows(path, (row) => {
    const premium = exactPrice(row) - optionPrice(optionOf(row));
    const tolerance = Math.max(numberIn(row, 'tol'), exactTolerance(row));
    return Math.abs(premium - numberIn(row, 'premium')) / tolerance;
  });

/** options/published_american_pde_quantlib.csv: 0.5 % of a finite-difference price, or 5e-4 where it is below 0.1. */
export const checkFiniteDifferences = (path: string): ReferenceResult =>
  checkRows(path, (row) =>
    distance(row, 'pde_value', Math.max(5e-3 * numberIn(row, 'pde_value'), 5e-4)),
  );

/** options/published_american_baw_haug.csv: the error of Barone-Adesi and Whaley's approximation, here at most 3.7e-2. */
export const checkBaroneAdesiWhaley = (path: string): ReferenceResult =>
  checkRows(path, (row) => distance(row, 'baw_value', 4e-2));

/** options/published_american_ju.csv: the error of Ju's approximation, at most 7.5e-2 by the file's header. */
export const checkJu = (path: string): ReferenceResult =>
  checkRows(path, (row) => distance(row, 'ju_value', 8e-2));

/**
 * options/published_american_bjs.csv: Bjerksund and Stensland price one exercise strategy, a lower bound of the price.
 * Ours lies at most 5e-5 below (the rounding of the tables) and at most 5 % above.
 */
export const checkBjerksundStensland = (path: string): ReferenceResult =>
  checkRows(path, (row) => {
    const above = exactPrice(row) - numberIn(row, 'bjs_value');
    return above < 0 ? -above / 5e-5 : above / (0.05 * numberIn(row, 'bjs_value'));
  });

/**
 * options/published_american_edges_quantlib.csv: degenerate inputs to the row's `precision`. A row with a volatility of
 * 1 % and more holds a QD+ approximation: within 0.5 %. QuantLib values an option on its expiry day at 0; here the right
 * to exercise lasts until the close.
 */
export const checkEdges = (path: string): ReferenceResult =>
  checkRows(path, (row) => {
    const expired = numberIn(row, 'days') === 0;
    const { type, spot, strike } = optionOf(row);
    const gain = type === 'call' ? spot - strike : strike - spot;
    const value = expired ? Math.max(gain, 0) : numberIn(row, 'value');
    const approximate = numberIn(row, 'vol') < 0.01 ? 0 : 5e-3 * value;
    const tolerance = Math.max(numberIn(row, 'precision'), approximate);
    return Math.abs(exactPrice(row) - value) / tolerance;
  });

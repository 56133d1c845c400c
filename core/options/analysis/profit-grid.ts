import { isKnown, profitWhen } from './analysis-input.ts';
import { profitColumns } from '../valuation/index.ts';
import { instantOf, isPayoff, profitAtPrice } from './profit-curve.ts';
import type { ProfitDate } from './profit-curve.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** Profit over prices and dates: a column per date, in each a row per price. */
export interface ProfitGrid {
  /** Dollars per share. */
  readonly prices: readonly number[];
  readonly dates: readonly ProfitDate[];
  /** Dollars for the whole strategy: `columns[date][price]`. */
  readonly columns: readonly Float64Array[];
  /** The least and the greatest of them all. */
  readonly least: number;
  readonly greatest: number;
}

/**
 * {@link profitAtPrice} for every price and date, in dollars, by one batch per date: 41 prices × 61 dates of four
 * European legs take a fraction of a millisecond, of American legs some milliseconds. The front expiry is exact where all legs end there.
 * Null when a volatility or an expiry's rates that one of the dates needs are missing.
 *
 * @example profitGrid(analysisInput([longCall(100, 5)]), [90, 110], ['expiry']).columns // [Float64Array.of(-500, 500)]
 */
export function profitGrid(
  input: AnalysisInput,
  prices: readonly number[],
  dates: readonly ProfitDate[],
): ProfitGrid | null {
  const fill = profitColumns(prices);
  const columns: Float64Array[] = [];
  for (const at of dates) {
    const column = new Float64Array(prices.length);
    columns.push(column);
    if (isPayoff(input, at)) {
      prices.forEach((price, i) => (column[i] = profitAtPrice(input, price, at) ?? NaN));
      continue;
    }
    const profit = profitWhen(input, instantOf(input, at));
    if (!isKnown(profit)) return null;
    fill(profit, column);
  }
  const { least, greatest } = boundsOf(columns);
  return { prices, dates, columns, least, greatest };
}

function boundsOf(columns: readonly Float64Array[]): { least: number; greatest: number } {
  let least = Infinity;
  let greatest = -Infinity;
  for (const column of columns)
    for (const profit of column) {
      if (profit < least) least = profit;
      if (profit > greatest) greatest = profit;
    }
  return columns.length > 0 ? { least, greatest } : { least: 0, greatest: 0 };
}

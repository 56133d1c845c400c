import { blackScholes, type BlackScholesValues } from '@toolyard/core/options/pricing';
import { numberIn, readCsv, type CsvRow } from './csv.ts';
import { summarise, type ReferenceResult } from './reference-suite.ts';

const COLUMNS = [
  ['delta', 'delta'],
  ['gamma', 'gamma'],
  ['vega', 'vega'],
  ['theta', 'theta'],
  ['rho', 'rho'],
  ['phi', 'phi'],
  ['vanna', 'vanna'],
  ['volga', 'volga'],
  ['charm', 'charm'],
  ['pitm', 'probabilityInTheMoney'],
] as const satisfies readonly (readonly [string, keyof BlackScholesValues])[];

/**
 * Within 1e-15 of the greater of spot and strike: a put far in the money is worth about its strike. Above 1e-12 of the
 * spot also within 4e-12 of the price.
 */
function priceError(ours: number, exact: number, spot: number, strike: number): number {
  const error = Math.abs(ours - exact);
  const absolute = error / (1e-15 * Math.max(spot, strike));
  return exact > 1e-12 * spot ? Math.max(absolute, error / (4e-12 * exact)) : absolute;
}

/** Within 1e-12 of the value or 1e-14 of the column's natural scale. */
function greekError(ours: number, exact: number, scale: number): number {
  const error = Math.abs(ours - exact);
  return error / Math.max(1e-12 * Math.abs(exact), 1e-14 * scale);
}

function naturalScale(column: string, spot: number): number {
  if (column === 'delta' || column === 'pitm') return 1;
  return column === 'gamma' ? 1 / spot : spot;
}

export function valuesOf(row: CsvRow): BlackScholesValues {
  return blackScholes({
    type: row['type'] === 'call' ? 'call' : 'put',
    spot: numberIn(row, 'S'),
    strike: numberIn(row, 'K'),
    years: numberIn(row, 't'),
    volatility: numberIn(row, 'vol'),
    rate: numberIn(row, 'r'),
    dividendYield: numberIn(row, 'q'),
  });
}

/** options/european_mpmath.csv: 50-digit prices and greeks of the exact double inputs. */
export function checkEuropean(path: string): ReferenceResult {
  const rows = readCsv(path);
  return summarise(
    rows.map((row) => {
      const spot = numberIn(row, 'S');
      const values = valuesOf(row);
      const errors = COLUMNS.map(([column, name]) =>
        greekError(values[name], numberIn(row, column), naturalScale(column, spot)),
      );
      const price = priceError(values.price, numberIn(row, 'price'), spot, numberIn(row, 'K'));
      const error = Math.max(price, ...errors);
      const { type, S, K, t, r, q, vol } = row;
      return { name: [type, S, K, t, r, q, vol].join(' '), error };
    }),
  );
}

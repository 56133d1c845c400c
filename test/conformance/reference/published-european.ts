import { exactPrice } from './american.ts';
import { numberIn, readCsv, type CsvRow } from './csv.ts';
import { valuesOf } from './european.ts';
import { summarise, type ReferenceResult, type RowCheck } from './reference-suite.ts';

/** Half a unit of the last printed digit in Haug's tables of greeks. */
const PRINTED = 5e-5;

/** options/published_european_haug.csv: prices to four decimals. */
export function checkHaugPrices(path: string): ReferenceResult {
  const rows = readCsv(path);
  return summarise(
    rows.map((row, i) => ({
      name: `row ${i + 1}`,
      error: Math.abs(valuesOf(row).price - numberIn(row, 'price')) / numberIn(row, 'tol'),
    })),
  );
}

/** A quantity under its printed name; null = not one of the European model's. */
function quantity(row: CsvRow, name: string): number | null {
  const values = valuesOf(row);
  const spot = numberIn(row, 'S');
  switch (name) {
    case 'price':
    case 'delta':
    case 'gamma':
    case 'vega':
    case 'theta':
    case 'rho':
      return values[name];
    case 'theta_per_day(365)':
      return values.theta / 365;
    case 'elasticity':
      return (values.delta * spot) / values.price;
    default:
      return null;
  }
}

/** options/published_european_greeks_haug.csv: eight greeks to four decimals. */
export function checkHaugGreeks(path: string): ReferenceResult {
  const rows = readCsv(path);
  return summarise(
    rows.map((row): RowCheck => {
      const name = row['greek'] ?? '';
      return {
        name,
        error: Math.abs((quantity(row, name) ?? NaN) - numberIn(row, 'value')) / PRINTED,
      };
    }),
  );
}

/**
 * options/published_textbook.csv: Hull's European figures, and Longstaff and Schwartz's Bermudan prices, which lie less
 * than their tolerance below the American ones.
 */
export function checkTextbook(path: string): ReferenceResult {
  const rows = readCsv(path);
  return summarise(
    rows.map((row, i): RowCheck => {
      const name = `row ${i + 1}: ${row['source']} ${row['quantity']}`;
      const ours =
        row['style'] === 'european' ? quantity(row, row['quantity'] ?? '') : exactPrice(row);
      const error =
        ours === null ? null : Math.abs(ours - numberIn(row, 'value')) / numberIn(row, 'tol');
      return { name, error };
    }),
  );
}

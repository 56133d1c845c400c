import { impliedVolatility } from '@toolyard/core/options/pricing';
import { numberIn, readCsv } from './csv.ts';
import { summarise, type ReferenceResult } from './reference-suite.ts';

/** options/implied_vol_mpmath.csv: the volatility that gives the printed double price, within the row's `tol`. */
export function checkImpliedVolatility(path: string): ReferenceResult {
  const rows = readCsv(path);
  return summarise(
    rows.map((row) => {
      const answer = impliedVolatility({
        type: row['type'] === 'call' ? 'call' : 'put',
        price: numberIn(row, 'price'),
        spot: numberIn(row, 'S'),
        strike: numberIn(row, 'K'),
        years: numberIn(row, 't'),
        rate: numberIn(row, 'r'),
        dividendYield: numberIn(row, 'q'),
      });
      const exact = numberIn(row, 'iv');
      const ours = answer.ok ? answer.volatility : NaN;
      const { type, S, K, t, r, q, price } = row;
      return {
        name: [type, S, K, t, r, q, price].join(' '),
        error: Math.abs(ours / exact - 1) / numberIn(row, 'tol'),
      };
    }),
  );
}

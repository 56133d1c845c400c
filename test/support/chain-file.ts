import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'msft-2021-11-22.csv';

/** Bid and ask of one contract in whole cents, read from the reference chain without the product's code. */
type QuoteInCents = { readonly bid: number; readonly ask: number };

const cents = (text: string): number => {
  const [dollars = '0', rest = ''] = text.split('.');
  return Number(dollars) * 100 + Number(rest.padEnd(2, '0').slice(0, 2));
};

/** The folder of real chains, or null where the reference data is not at hand. */
export function chainFolder(): string | null {
  const reference = process.env['REFERENCE_DIR'];
  return reference ? join(reference, 'chains') : null;
}

/** Quotes of the reference chain by `put 320` and so on, for one expiry. */
export function quotesOf(folder: string, expiry: string): ReadonlyMap<string, QuoteInCents> {
  const rows = readFileSync(join(folder, FILE), 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows
      .map((row) => row.trim().split(','))
      .filter((cells) => cells[4] === expiry)
      .map(([type = '', strike = '', bid = '', ask = '']) => [
        `${type} ${Number(strike)}`,
        { bid: cents(bid), ask: cents(ask) },
      ]),
  );
}

import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ESCAPE_FORMULAS, unescapeFormulas } from './csv-formulas.ts';

const FORMULAS = ["=cmd|'/C calc'!A0", '+1', '-1', '@SUM(A1)', '＝１'];
const SEPARATORS = [',', ';', '\t', '|'];
const TEXTS = FORMULAS.flatMap((formula) => [
  formula,
  ...SEPARATORS.map((separator) => `x${separator}${formula}`),
  ...SEPARATORS.map((separator) => `x${separator} ${formula}`),
  ...SEPARATORS.map((separator) => `x${separator}"${formula}"`),
  `x\n${formula}`,
]);

describe('L: a text in a CSV file', () => {
  it.each(SEPARATORS)('begins no formula in a sheet that separates by %j', (delimiter) => {
    for (const text of TEXTS) {
      const csv = stringify([['id', text, 'end']], ESCAPE_FORMULAS);
      const rows = parse(csv, {
        delimiter,
        quote: delimiter === ',' ? '"' : null,
        relax_column_count: true,
      });
      const cells = rows.flat().map((cell) => cell.replace(/^[\s"]+/, ''));
      expect({ text, formulas: cells.filter((cell) => /^[=+\-@＝]/.test(cell)) }).toEqual({
        text,
        formulas: [],
      });
    }
  });

  it.each(TEXTS.filter((text) => !/[\t\n]/.test(text)))('%j is read as it was written', (text) => {
    const [row] = parse(stringify([[text]], ESCAPE_FORMULAS));
    expect(unescapeFormulas(row![0]!)).toBe(text);
  });

  it('a text without formulas stays as it is', () => {
    const text = "Anna; O'Neil | 1-2; b=c";
    expect(stringify([[text]], ESCAPE_FORMULAS).trim()).toBe(text);
  });
});

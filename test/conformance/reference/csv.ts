import { readFileSync } from 'node:fs';

export type CsvRow = Readonly<Record<string, string>>;

/** Rows of a comma-separated file by column name; `#` lines are headers, no value holds a comma or a quote. */
export function readCsv(path: string): CsvRow[] {
  const lines = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [header = '', ...rows] = lines;
  const names = header.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}

/** The number in a column; NaN, and so a miss, when it is none. */
export const numberIn = (row: CsvRow, column: string): number => {
  const text = row[column];
  return text ? Number(text) : NaN;
};

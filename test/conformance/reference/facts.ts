import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { CsvRow } from './csv.ts';
import { summarise, type ReferenceResult } from './reference-suite.ts';

/** Rows of a comma-separated file with quoted values, by column name. */
export const readQuotedCsv = (path: string): CsvRow[] =>
  parse(readFileSync(path, 'utf8'), { columns: true });

/** Whether the row holds every one of our values, letter for letter. */
export const exactly = (row: CsvRow, ours: Readonly<Record<string, string>>): boolean =>
  Object.entries(ours).every(([column, value]) => row[column] === value);

/** Rows that hold or do not hold, without a tolerance. */
export const summariseFacts = (
  facts: readonly { readonly name: string; readonly holds: boolean }[],
): ReferenceResult =>
  summarise(facts.map(({ name, holds }) => ({ name, error: holds ? 0 : Infinity })));

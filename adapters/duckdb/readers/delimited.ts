import type { QueryEngine, ReadableFile, ReadingReport, TextRecord } from '@toolyard/core/data';
import { readRecords } from '@toolyard/core/data';
import { readByEngine } from './delimited-by-engine.ts';
import { planOfFile } from './delimited-plan.ts';
import type { DelimitedChoices, DelimitedGuess, DelimitedPlan } from './delimited-plan.ts';
import { textOf } from './encoding.ts';
import type { Encoding, OnProgress } from './encoding.ts';
import { createRawTable } from './raw-table.ts';
import type { RawTable, RejectedLine } from './raw-table.ts';

export type { DelimitedGuess } from './delimited-plan.ts';

/** Records that go into the engine at once. */
const BATCH = 20_000;

/** Files from this size on are read by the engine itself when they are plain, in bytes. */
const LARGE = 8_388_608;

/** Lines that are kept of those that were left out. */
const MOST_REJECTED = 10_000;

export interface DelimitedTable extends RawTable {
  readonly guess: DelimitedGuess;
}

/** What a formula such as ="0012" shows, by which programs keep Excel from reading a number. */
const withoutFormula = (cell: string | null): string | null =>
  cell?.startsWith('="') && cell.endsWith('"') && cell.length > 2
    ? cell.slice(2, -1).replaceAll('""', '"') || null
    : cell;

/** Reads delimited or aligned text into a table of texts. */
export async function readDelimited(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  encoding: Encoding,
  choices: DelimitedChoices,
  onProgress?: OnProgress,
): Promise<DelimitedTable> {
  const plan = await planOfFile(file, encoding, choices);
  const shared = {
    name,
    delimiter: plan.dialect.delimiter,
    guess: plan.guess,
    mayHaveTotals: true,
  };
  if (choices.byEngine !== false && file.size >= LARGE && encoding === 'utf-8') {
    const columns = await readByEngine(engine, name, file, plan, choices, onProgress);
    if (columns) return { ...shared, columns, reports: [], rejected: [], hasLines: false };
  }
  const read = await readByRecords(engine, name, file, encoding, plan, onProgress);
  const columns = plan.names.map((each) => ({ name: each, declared: { kind: 'open' as const } }));
  return { ...shared, columns, ...read, hasLines: true };
}

async function readByRecords(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  encoding: Encoding,
  plan: DelimitedPlan,
  onProgress?: OnProgress,
): Promise<{ reports: readonly ReadingReport[]; rejected: readonly RejectedLine[] }> {
  const { width, dialect } = plan;
  await createRawTable(engine, name, width);
  const short: number[] = [];
  const long: number[] = [];
  const quotes: number[] = [];
  const rejected: RejectedLine[] = plan.linesAbove.map((record) => ({
    line: record.line,
    text: record.cells.join(dialect.delimiter ?? ' '),
    reason: 'above the table',
  }));
  let rows: (string | null)[][] = [];
  const flush = async () => {
    if (rows.length > 0) await engine.insertTexts(name, rows);
    rows = [];
  };
  const add = (record: TextRecord) => {
    if (record.line < plan.firstLine || record.blank) return;
    const { cells, line } = record;
    const extra = cells.slice(width);
    if (extra.some((cell) => cell !== null)) {
      long.push(line);
      if (rejected.length < MOST_REJECTED)
        rejected.push({
          line,
          text: extra.map((cell) => cell ?? '').join(dialect.delimiter ?? ' '),
          reason: 'too many cells',
        });
    } else if (cells.length < width) short.push(line);
    const row = cells.slice(0, width).map(withoutFormula);
    while (row.length < width) row.push(null);
    row.push(String(line));
    rows.push(row);
  };
  let text = '';
  let at = plan.skippedText;
  let line = plan.skippedText > 0 ? 2 : 1;
  const readUpTo = async (final: boolean) => {
    const read = readRecords(text, dialect, at, line, final);
    quotes.push(...read.unterminatedQuotes);
    for (const record of read.records) {
      add(record);
      if (rows.length >= BATCH) await flush();
    }
    text = text.slice(read.next);
    at = 0;
    line = read.nextLine;
  };
  for await (const part of textOf(file, encoding, onProgress)) {
    text += part;
    if (text.length > at) await readUpTo(false);
  }
  await readUpTo(true);
  await flush();
  return {
    rejected,
    reports: [
      ...(short.length + long.length > 0 ? [{ code: 'ragged_rows' as const, short, long }] : []),
      ...(quotes.length > 0 ? [{ code: 'unterminated_quote' as const, lines: quotes }] : []),
    ],
  };
}

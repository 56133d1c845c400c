import {
  columnNames,
  guessDialect,
  identifier,
  joined,
  layoutOf,
  numberLiteral,
  readRecords,
  SEPARATOR_LINE,
  sql,
  textLiteral,
  UnreadableFile,
} from '@toolyard/core/data';
import type {
  Dialect,
  DialectGuess,
  HeaderReason,
  QueryEngine,
  ReadableFile,
  ReadingReport,
  TableLayout,
  TextRecord,
} from '@toolyard/core/data';
import { chunksOf, textOf } from './encoding.ts';
import type { Encoding, OnProgress } from './encoding.ts';
import { createRawTable, rawColumn } from './raw-table.ts';
import type { RawTable, RejectedLine } from './raw-table.ts';

/** Characters of a file from which its dialect is guessed. */
const SAMPLE = 262_144;

/** Records that go into the engine at once. */
const BATCH = 20_000;

/** Files from this size on are read by the engine itself when they are plain, in bytes. */
const LARGE = 8_388_608;

/** Lines that are shown where the header is chosen, and of each how much. */
const FIRST_LINES = 12;
const FIRST_CHARACTERS = 60;

/** Lines that are kept of those that were left out. */
const MOST_REJECTED = 10_000;

export interface DelimitedChoices {
  readonly delimiter?: string | null;
  /** The line of the header, 1-based; 0 for none. */
  readonly headerLine?: number;
  /** The engine may read the file by itself; it then names no lines. */
  readonly byEngine?: boolean;
}

export interface DelimitedGuess {
  readonly dialect: Dialect;
  /** The number of cells of most records, of all records of the first part of the file, and of those that have it. */
  readonly cells: number;
  readonly records: number;
  readonly fitting: number;
  /** The first lines, one of which may be the header. */
  readonly firstLines: readonly { readonly line: number; readonly text: string }[];
  /** 1-based; null where the file has no header. */
  readonly headerLine: number | null;
  readonly headerReason: HeaderReason;
}

export interface DelimitedTable extends RawTable {
  readonly guess: DelimitedGuess;
}

interface Plan {
  readonly guess: DelimitedGuess;
  readonly dialect: Dialect;
  readonly headerLine: number | null;
  readonly width: number;
  readonly names: readonly string[];
  readonly firstLine: number;
  /** Lines above the table that are neither header nor empty. */
  readonly linesAbove: readonly TextRecord[];
  readonly skippedText: number;
  /** Cells are written as formulas of a text. */
  readonly formulas: boolean;
}

async function headOf(
  file: ReadableFile,
  encoding: Encoding,
): Promise<{ text: string; whole: boolean }> {
  let text = '';
  for await (const part of textOf(file, encoding)) {
    text += part;
    if (text.length > SAMPLE) return { text: text.slice(0, SAMPLE), whole: false };
  }
  return { text, whole: true };
}

/** The part of a sample that ends with the end of a line. */
const completeLines = (text: string): string =>
  text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1) || text;

function withChoice(guess: DialectGuess, delimiter: string | null | undefined): DialectGuess {
  if (delimiter === undefined) return guess;
  return { ...guess, dialect: { ...guess.dialect, delimiter, columnStarts: null } };
}

/** The layout that somebody chose by the line of the header, 0 for none. */
function chosenLayout(records: readonly TextRecord[], line: number): TableLayout {
  const header = line === 0 ? -1 : records.findIndex((record) => record.line >= line);
  return { header: header < 0 ? null : header, firstRow: header + 1, reason: 'chosen' };
}

/** A comment right above the first row that has its cells: such a line holds the names. */
function namesInComment(
  sample: string,
  dialect: Dialect,
  from: number,
  width: number,
): TextRecord | null {
  const { records } = readRecords(sample, { ...dialect, comment: null }, from);
  const first = records.findIndex((record) => !record.blank && !record.cells[0]?.startsWith('#'));
  const above = records[first - 1];
  if (above?.cells.length !== width) return null;
  const [name, ...others] = above.cells;
  return { ...above, cells: [name!.replace(/^#\s*/, ''), ...others] };
}

/** Headings for all cells of a row. Where each row has one more, as R writes it, the first holds the names of rows. */
function headingsOf(
  head: TextRecord | null,
  rows: readonly TextRecord[],
  width: number,
): readonly (string | null)[] {
  if (!head) return [];
  const isShifted =
    head.cells.length === width - 1 &&
    rows.length > 0 &&
    rows.every((row) => row.cells.length < width || row.cells[width - 1] !== null) &&
    new Set(rows.map((row) => row.cells[0])).size === rows.length;
  return isShifted ? [null, ...head.cells] : head.cells;
}

function planOf(head: { text: string; whole: boolean }, choices: DelimitedChoices): Plan {
  const sample = head.whole ? head.text : completeLines(head.text);
  const guess = withChoice(guessDialect(sample), choices.delimiter);
  const { dialect } = guess;
  const separator = guess.separatorLine ? SEPARATOR_LINE.exec(sample) : null;
  const skippedText = separator?.[0].length ?? 0;
  const { records } = readRecords(sample, dialect, skippedText, separator ? 2 : 1);
  const filled = records.filter((record) => !record.blank);
  if (filled.length === 0) throw new UnreadableFile('no table');
  const usual = choices.delimiter === undefined ? guess.width : mostCells(filled);
  const layout =
    choices.headerLine === undefined
      ? layoutOf(records, usual)
      : chosenLayout(records, choices.headerLine);
  const header =
    layout.header !== null
      ? records[layout.header]!
      : dialect.comment && choices.headerLine === undefined
        ? namesInComment(sample, dialect, skippedText, usual)
        : null;
  const rows = records.slice(layout.firstRow).filter((record) => !record.blank);
  const isEmpty = (at: number) =>
    (header?.cells[at] ?? null) === null && rows.every((row) => (row.cells[at] ?? null) === null);
  let width = Math.max(usual, header?.cells.length ?? 0);
  while (header !== null && width > 1 && isEmpty(width - 1)) width -= 1;
  return {
    guess: {
      dialect,
      cells: usual,
      records: filled.length,
      fitting: filled.filter(({ cells }) => cells.length === usual).length,
      firstLines: filled.slice(0, FIRST_LINES).map(({ line, cells }) => ({
        line,
        text: cells
          .map((cell) => cell ?? '')
          .join(dialect.delimiter ?? '  ')
          .slice(0, FIRST_CHARACTERS),
      })),
      headerLine: header?.line ?? null,
      headerReason: layout.reason,
    },
    dialect,
    headerLine: header?.line ?? null,
    width,
    names: columnNames(headingsOf(header, rows, width), width),
    firstLine: records[layout.firstRow]?.line ?? Infinity,
    linesAbove: records
      .slice(0, layout.header ?? layout.firstRow)
      .filter((record) => !record.blank),
    skippedText,
    formulas: sample.includes('="'),
  };
}

/** What a formula such as ="0012" shows, by which programs keep Excel from reading a number. */
const withoutFormula = (cell: string | null): string | null =>
  cell?.startsWith('="') && cell.endsWith('"') && cell.length > 2
    ? cell.slice(2, -1).replaceAll('""', '"') || null
    : cell;

const mostCells = (records: readonly TextRecord[]): number => {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0];
};

/** Reads delimited or aligned text into a table of texts. */
export async function readDelimited(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  encoding: Encoding,
  choices: DelimitedChoices,
  onProgress?: OnProgress,
): Promise<DelimitedTable> {
  const plan = planOf(await headOf(file, encoding), choices);
  const columns = plan.names.map((each) => ({ name: each, declared: { kind: 'open' as const } }));
  const shared = {
    name,
    columns,
    delimiter: plan.dialect.delimiter,
    guess: plan.guess,
    mayHaveTotals: true,
  };
  if (
    choices.byEngine !== false &&
    file.size >= LARGE &&
    encoding === 'utf-8' &&
    (await readByEngine(engine, name, file, plan, onProgress))
  )
    return { ...shared, reports: [], rejected: [], hasLines: false };
  const read = await readByRecords(engine, name, file, encoding, plan, onProgress);
  return { ...shared, ...read, hasLines: true };
}

/** Whether the engine reads the file by itself, without a second guess; it refuses a file that is not plain. */
export async function readByEngine(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  plan: Plan,
  onProgress?: OnProgress,
): Promise<boolean> {
  const { dialect } = plan;
  const plain =
    dialect.delimiter?.length === 1 &&
    dialect.columnStarts === null &&
    dialect.escape === 'doubled' &&
    !dialect.trim &&
    dialect.comment === null &&
    plan.skippedText === 0 &&
    !plan.formulas &&
    plan.headerLine !== null &&
    Number.isFinite(plan.firstLine) &&
    plan.firstLine === plan.headerLine + 1 &&
    (await hasOneLineEnd(file, onProgress));
  if (!plain) return false;
  onProgress?.({ stage: 'rows', read: 0, of: 0 });
  const source = `${name}.source`;
  await engine.addFile(source, file);
  const columns = joined(
    plan.names.map((_, at) => sql`${textLiteral(`c${at}`)}: 'VARCHAR'`),
    ', ',
  );
  try {
    await engine.execute(sql`drop table if exists ${identifier(name)}`);
    await engine.execute(
      sql`create table ${identifier(name)} as select * from read_csv(${textLiteral(source)}, auto_detect = false, header = false,
        columns = {${columns}}, delim = ${textLiteral(dialect.delimiter)}, quote = ${textLiteral(dialect.quote ?? '')},
        escape = ${textLiteral(dialect.quote ?? '')}, skip = ${numberLiteral(plan.headerLine)}, strict_mode = true,
        null_padding = false, ignore_errors = false, allow_quoted_nulls = true)`,
    );
    const empty = joined(
      plan.names.map((_, at) => sql`${rawColumn(at)} is null`),
      ' and ',
    );
    const { rows } = await engine.query(
      sql`select count(*) as n from ${identifier(name)} where ${empty}`,
    );
    return rows[0]![0] === '0';
  } catch {
    return false;
  }
}

/** Whether all lines end in the same way, with LF or with CRLF. */
async function hasOneLineEnd(file: ReadableFile, onProgress?: OnProgress): Promise<boolean> {
  let feeds = 0;
  let both = 0;
  let returns = 0;
  let previous = 0;
  for await (const chunk of chunksOf(file, 'checking', onProgress))
    for (const byte of chunk) {
      if (byte === 10) {
        feeds += 1;
        if (previous === 13) both += 1;
      } else if (byte === 13) returns += 1;
      previous = byte;
    }
  return returns === both && (both === 0 || both === feeds);
}

async function readByRecords(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  encoding: Encoding,
  plan: Plan,
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

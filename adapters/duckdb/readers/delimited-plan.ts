import {
  columnNames,
  guessDialect,
  layoutOf,
  readRecords,
  SEPARATOR_LINE,
  UnreadableFile,
} from '@toolyard/core/data';
import type {
  Dialect,
  DialectGuess,
  HeaderReason,
  ReadableFile,
  TableLayout,
  TextRecord,
} from '@toolyard/core/data';
import { textOf } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/** Characters of a file from which its dialect is guessed. */
const SAMPLE = 262_144;

/** Lines that are shown where the header is chosen, and of each how much. */
const FIRST_LINES = 12;
const FIRST_CHARACTERS = 60;

/** First rows by which the forms of values are guessed. */
const SAMPLE_ROWS = 500;

export interface DelimitedChoices {
  readonly delimiter?: string | null;
  /** The line of the header, 1-based; 0 for none. */
  readonly headerLine?: number;
  /** Rules of types by the name of the column. */
  readonly types?: Readonly<Record<string, string>>;
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

/** How a file of delimited text is read, by its first part. */
export interface DelimitedPlan {
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
  /** The first rows. */
  readonly sample: readonly TextRecord[];
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

function planOf(head: { text: string; whole: boolean }, choices: DelimitedChoices): DelimitedPlan {
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
    sample: rows.slice(0, SAMPLE_ROWS),
  };
}

const mostCells = (records: readonly TextRecord[]): number => {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0];
};

/** How a file is read, by its first part and by what somebody chose. */
export const planOfFile = async (
  file: ReadableFile,
  encoding: Encoding,
  choices: DelimitedChoices,
): Promise<DelimitedPlan> => planOf(await headOf(file, encoding), choices);

import type { DomainError } from '@toolyard/core/shared';
import { CsvError } from 'csv-parse';
import { parse, type Info } from 'csv-parse/sync';
import { CSV_UNREADABLE } from './http.errors.ts';
import { unescapeFormulas } from './csv-formulas.ts';

interface Line {
  readonly record: readonly string[];
  readonly info: Info;
  /** As it stands in the file. */
  readonly raw: string;
}

/** Format of a CSV upload. */
interface CsvRules<Column extends string> {
  readonly required: readonly Column[];
  /** May stand there too; empty where it does not. */
  readonly optional: readonly Column[];
  /** May stand there too, and are not read. */
  readonly ignored?: readonly string[];
  readonly mostRows: number;
  readonly wrongColumns: () => DomainError;
  readonly tooLong: () => DomainError;
}

/** A line as it stands in the file. */
interface CsvLine {
  /** Where it ends in the file, from 1 on. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether it has quotes as CSV has them. */
  readonly wellFormed: boolean;
}

export type CsvRow<Column extends string> = Readonly<Record<Column, string>> & {
  /** Where it ends in the file, from 1 on. */
  readonly line: number;
  /** Whether it has as many fields as the head, and quotes as CSV has them. */
  readonly wellFormed: boolean;
};

const MOST_FIELD_LENGTH = 1_000;

/** `="0123"`: a field that a sheet is to take for text. */
const TEXT_OF_SHEET = /(?<=^|[,;\t])="([^"\n]*)"(?=$|[,;\t])/gm;

/**
 * The lines of a CSV file as they stand there, the header among them; a field `="0123"` is the text between the quotes.
 * Refused where it cannot be read.
 */
export function readCsvLines(
  content: string,
  { mostRows, mostFields }: { readonly mostRows: number; readonly mostFields: number },
): CsvLine[] {
  const text = content.replace(TEXT_OF_SHEET, '"$1"');
  return linesOf(text, mostRows, mostFields).map((line) => ({
    line: line.info.lines,
    cells: line.record,
    wellFormed: isStrict(line),
  }));
}

/** The rows of a CSV file, trimmed and without the guard against formulas; refused where it cannot be read, has other columns, or is too long. */
export function readCsv<Column extends string>(
  file: Uint8Array | undefined,
  rules: CsvRules<Column>,
): CsvRow<Column>[] {
  if (!file) throw rules.wrongColumns();
  const { required, optional, mostRows } = rules;
  const [head, ...lines] = linesOf(textOf(file), mostRows, required.length + optional.length);
  const columns = columnsIn(head?.record ?? [], rules);
  if (lines.length > rules.mostRows) throw rules.tooLong();
  const blank = Object.fromEntries(rules.optional.map((column) => [column, '']));
  return lines.map((line) => {
    const { record, info } = line;
    const read = columns.map((column, place) => [
      column,
      unescapeFormulas((record[place] ?? '').trim()),
    ]);
    const wellFormed = record.length === columns.length && isStrict(line);
    return {
      ...blank,
      ...Object.fromEntries(read),
      line: info.lines,
      wellFormed,
    } as CsvRow<Column>;
  });
}

function columnsIn<Column extends string>(
  head: readonly string[],
  { required, optional, ignored = [], wrongColumns }: CsvRules<Column>,
): string[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const known = new Set<string>([...required, ...optional, ...ignored]);
  const complete = required.every((column) => names.includes(column));
  const once = new Set(names).size === names.length;
  if (!complete || !once || names.some((name) => !known.has(name))) throw wrongColumns();
  return names;
}

/**
 * Without a byte order mark, and with one kind of line ends, so that lines are counted as editors do; refuses what is
 * neither UTF-8 nor, by its byte order mark, UTF-16.
 */
export function textOf(file: Uint8Array): string {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true })
      .decode(file)
      .replace(/\r\n?/g, '\n');
  } catch (cause) {
    throw CSV_UNREADABLE({ cause });
  }
}

/** Whether its quotes begin and end whole fields. */
function isStrict({ raw }: Line): boolean {
  if (!raw.includes('"')) return true;
  try {
    parse(raw, { skip_empty_lines: true, relax_column_count: true });
    return true;
  } catch (cause) {
    if (cause instanceof CsvError) return false;
    throw cause;
  }
}

/** A line at fault is read as well as it can be. One more than may be is enough to know that there are too many. */
function linesOf(text: string, mostRows: number, mostFields: number): Line[] {
  const read = (rows: number) =>
    parse(text, {
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MOST_FIELD_LENGTH * mostFields,
      to: rows,
    }) as unknown as Line[];
  try {
    return read(mostRows + 2);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    // The parser notices a quote that is not closed at the end of the file; the row that opens it comes after the last good one.
    const good = Number(cause['records']);
    const isOpen = cause.code === 'CSV_QUOTE_NOT_CLOSED';
    const last = isOpen && good > 0 ? (read(good).at(-1)?.info.lines ?? 0) : 0;
    const line = isOpen ? last + 1 : Number(cause['lines']);
    const field = `line ${line}`;
    const texts = { en: `Line ${line} cannot be read`, 'zh-CN': `无法读取第 ${line} 行` };
    throw CSV_UNREADABLE({ cause, details: [{ field, message: texts.en, texts }] });
  }
}

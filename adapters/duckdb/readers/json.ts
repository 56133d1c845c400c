import { columnNames, sql, UnreadableFile } from '@toolyard/core/data';
import type { QueryEngine, ReadableFile, ReadingReport } from '@toolyard/core/data';
import { textOf } from './encoding.ts';
import type { Encoding, OnProgress } from './encoding.ts';
import { createRawTable } from './raw-table.ts';
import type { Declared, RawTable, RejectedLine } from './raw-table.ts';

/** A number as it is written, since a JavaScript number holds 15 digits. */
class NumberText {
  constructor(readonly text: string) {}
}

type Json =
  | null
  | boolean
  | string
  | NumberText
  | readonly Json[]
  | { readonly [key: string]: Json };

type ReviverWithSource = (
  this: unknown,
  key: string,
  value: unknown,
  context: { source?: string },
) => unknown;

/** `JSON.parse` that keeps the digits of every number. */
export function parseExactly(text: string): Json {
  const reviver: ReviverWithSource = (_, value, context) =>
    typeof value === 'number' ? new NumberText(context.source ?? String(value)) : value;
  return JSON.parse(text, reviver as (key: string, value: unknown) => unknown) as Json;
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof NumberText);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A value as compact JSON, with its numbers as they were written. */
function written(value: Json): string {
  if (value instanceof NumberText) return value.text;
  if (isList(value)) return `[${value.map(written).join(',')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}:${written(each)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

/** The list of records of a document: the document itself, or the longest list of objects below a key. */
function recordsOf(document: Json): readonly Json[] | null {
  if (isList(document)) return document;
  if (!isObject(document)) return null;
  const lists = listsBelow(document, 4).toSorted((a, b) => b.length - a.length);
  return lists[0] ?? columnLists(document) ?? [document];
}

function listsBelow(value: { readonly [key: string]: Json }, depth: number): (readonly Json[])[] {
  return Object.values(value).flatMap((each) => {
    if (isList(each)) return each.length > 0 && each.every(isObject) ? [each] : [];
    return depth > 0 && isObject(each) ? listsBelow(each, depth - 1) : [];
  });
}

/** Records of a document that holds one list for each column. */
function columnLists(document: { readonly [key: string]: Json }): readonly Json[] | null {
  const entries = Object.entries(document);
  const [first] = entries;
  if (!first || !isList(first[1]) || entries.length < 2) return null;
  const { length } = first[1];
  if (!entries.every(([, list]) => isList(list) && list.length === length)) return null;
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(entries.map(([key, list]) => [key, (list as readonly Json[])[at]!])),
  );
}

/** What all values of a column are. */
function declaredOf(values: readonly Json[]): Declared | 'nested' {
  const some = values.filter((value) => value !== null);
  if (some.length > 0 && some.every((value) => value instanceof NumberText))
    return { kind: 'numbers' };
  if (some.length > 0 && some.every((value) => isList(value) || isObject(value))) return 'nested';
  if (some.every((value) => typeof value === 'string')) return { kind: 'texts' };
  return { kind: 'open' };
}

/** A number of JSON without its exponent, to the last digit; as it is where that would be very long. */
export function withoutExponent(number: string): string {
  const [, sign, whole, fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?[eE]([-+]?\d+)$/.exec(number) ?? [];
  const shift = Number(exponent);
  if (whole === undefined || Math.abs(shift) > 30) return number;
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift))}`;
  const point = Math.max(0, -shift) + whole.length + shift;
  const after = digits.slice(point).replace(/0+$/, '');
  return `${sign}${digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'}${after && `.${after}`}`;
}

const textOfValue = (value: Json): string | null => {
  if (value === null) return null;
  if (value instanceof NumberText) return withoutExponent(value.text);
  return typeof value === 'string' ? value : written(value);
};

interface Parsed {
  readonly records: readonly Json[];
  readonly lines: readonly number[];
  readonly rejected: readonly RejectedLine[];
}

/** One record a line; lines that are no JSON are left out and named. */
function parseLines(text: string): Parsed {
  const records: Json[] = [];
  const lines: number[] = [];
  const rejected: RejectedLine[] = [];
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue;
    try {
      records.push(parseExactly(line));
      lines.push(at + 1);
    } catch {
      rejected.push({ line: at + 1, text: line, reason: 'unreadable' });
    }
  }
  return { records, lines, rejected };
}

function parseDocument(text: string): Parsed | null {
  try {
    const records = recordsOf(parseExactly(text));
    return records && { records, lines: records.map((_, at) => at + 1), rejected: [] };
  } catch {
    return null;
  }
}

/** Whether a text is one JSON document, or has one on each line; null where it is neither. */
export function jsonRecords(text: string): Parsed | null {
  if (!/^\s*[[{]/.test(text)) {
    const first = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    if (
      first.filter((line) => /^\s*\{.*\}/.test(line)).length * 2 < first.length ||
      first.length === 0
    )
      return null;
  }
  const document = parseDocument(text);
  if (document) return document;
  const lines = parseLines(text);
  return lines.records.some((record) => isObject(record) || isList(record)) ? lines : null;
}

/** Characters of a text in which a fault is looked for. */
const SEARCHED = 20_000_000;

/** Whether a text is JSON, or would be if more followed. */
function beginsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (fault) {
    const { message } = fault as SyntaxError;
    const position = /position (\d+)/.exec(message)?.[1];
    return position === undefined
      ? /end of JSON|unterminated/i.test(message)
      : Number(position) >= text.length;
  }
}

/** The line on which a text ceases to be JSON, found by halves, since browsers do not always tell; null in a very long text. */
export async function lineOfJsonFault(
  file: ReadableFile,
  encoding: Encoding,
): Promise<number | null> {
  const parts: string[] = [];
  for await (const part of textOf(file, encoding)) parts.push(part);
  const text = parts.join('');
  if (text.length > SEARCHED) return null;
  let right = 0;
  let wrong = text.length;
  while (right < wrong) {
    const middle = Math.floor((right + wrong + 1) / 2);
    if (beginsJson(text.slice(0, middle))) right = middle;
    else wrong = middle - 1;
  }
  return text.slice(0, right).split(/\r\n|\n|\r/).length;
}

export interface JsonTable extends RawTable {
  readonly guess: null;
}

/** Rows that go into the engine at once. */
const BATCH = 20_000;

/** Reads records of JSON into a table of texts; null if the file holds none. */
export async function readJson(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  encoding: Encoding,
  onProgress?: OnProgress,
): Promise<JsonTable | null> {
  const parts: string[] = [];
  for await (const part of textOf(file, encoding, onProgress)) parts.push(part);
  const parsed = jsonRecords(parts.join(''));
  if (!parsed) return null;
  const { records, lines, rejected } = parsed;
  const lists = records.length > 0 && records.every(isList);
  const named = lists && (records[0] as readonly Json[]).every((cell) => typeof cell === 'string');
  const body = lists ? records.slice(named ? 1 : 0) : records;
  const keys = lists
    ? Array.from(
        {
          length: records.reduce((most, record) => Math.max(most, record.length), 0),
        },
        (_, at) => String(at),
      )
    : [
        ...new Set(
          records.flatMap((record) => (isObject(record) ? Object.keys(record) : ['value'])),
        ),
      ];
  if (keys.length === 0) throw new UnreadableFile('no table');
  const cellOf = (record: Json, key: string): Json => {
    if (isList(record)) return record[Number(key)] ?? null;
    if (isObject(record)) return Object.hasOwn(record, key) ? record[key]! : null;
    return key === 'value' ? record : null;
  };
  const declared = keys.map((key) => declaredOf(body.map((record) => cellOf(record, key))));
  const heading = named ? (records[0] as readonly string[]) : lists ? [] : keys;
  const names = columnNames(heading, keys.length);
  await createRawTable(engine, name, keys.length);
  for (let first = 0; first < body.length; first += BATCH) {
    const rows = body
      .slice(first, first + BATCH)
      .map((record, at) => [
        ...keys.map((key) => textOfValue(cellOf(record, key))),
        String(lines[first + at + (named ? 1 : 0)] ?? first + at + 1),
      ]);
    await engine.insertTexts(name, rows);
  }
  const reports: ReadingReport[] =
    rejected.length > 0 ? [{ code: 'bad_line', lines: rejected.map(({ line }) => line) }] : [];
  return {
    name,
    columns: names.map((each, at) => ({ name: each, ...columnOf(declared[at]!) })),
    delimiter: null,
    reports,
    rejected,
    mayHaveTotals: false,
    hasLines: true,
    guess: null,
  };
}

const columnOf = (declared: Declared | 'nested'): { declared: Declared } =>
  declared === 'nested'
    ? { declared: { kind: 'type', type: 'json', sqlType: sql`varchar` } }
    : { declared };

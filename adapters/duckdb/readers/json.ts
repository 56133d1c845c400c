import { columnNames, sql, UnreadableFile } from '@toolyard/core/data';
import type { QueryEngine, ReadableFile, ReadingReport } from '@toolyard/core/data';
import { textOf } from './encoding.ts';
import type { Encoding, OnProgress, ReadingProgress } from './encoding.ts';
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

type JsonKind = 'number' | 'nested' | 'text' | 'other';

function kindOf(value: Json): JsonKind {
  if (value instanceof NumberText) return 'number';
  if (isList(value) || isObject(value)) return 'nested';
  return typeof value === 'string' ? 'text' : 'other';
}

/** What the values of a column are that have these kinds. */
function declaredOf(kinds: ReadonlySet<JsonKind> = new Set()): Declared | 'nested' {
  if (kinds.size > 1 || kinds.has('other')) return { kind: 'open' };
  if (kinds.has('number')) return { kind: 'numbers' };
  return kinds.has('nested') ? 'nested' : { kind: 'texts' };
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

const LINE_END = /\r\n|\n|\r/;

interface Parsed {
  readonly records: readonly Json[];
  readonly lines: readonly number[];
  readonly rejected: readonly RejectedLine[];
}

/** One record a line; lines that are no JSON are left out and named. */
function parseLines(texts: readonly string[], firstLine = 1): Parsed {
  const records: Json[] = [];
  const lines: number[] = [];
  const rejected: RejectedLine[] = [];
  for (const [at, text] of texts.entries()) {
    if (text.trim() === '') continue;
    try {
      records.push(parseExactly(text));
      lines.push(firstLine + at);
    } catch {
      rejected.push({ line: firstLine + at, text, reason: 'unreadable' });
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
  const lines = parseLines(text.split(LINE_END));
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
  return text.slice(0, right).split(LINE_END).length;
}

export interface JsonTable extends RawTable {
  readonly guess: null;
}

/** Rows that go into the engine at once. */
const BATCH = 20_000;

/** Bytes of a document that is read as a whole: the browser holds no longer text, and its values take several times as much. */
const LARGEST_DOCUMENT = 400_000_000;

/** The complete lines of a text file, part by part, each part with the number of its first line. */
async function* linesOf(
  file: ReadableFile,
  encoding: Encoding,
  stage: ReadingProgress['stage'],
  onProgress?: OnProgress,
): AsyncGenerator<{ readonly texts: readonly string[]; readonly firstLine: number }> {
  let rest = '';
  let firstLine = 1;
  for await (const part of textOf(file, encoding, onProgress, stage)) {
    rest += part;
    // A return at the end may be half of CRLF.
    const end = rest.endsWith('\r') ? rest.length - 1 : rest.length;
    const texts = rest.slice(0, end).split(LINE_END);
    rest = texts.pop()! + rest.slice(end);
    yield { texts, firstLine };
    firstLine += texts.length;
  }
  yield { texts: rest.split(LINE_END), firstLine };
}

/** Whether the first two lines are records of their own. */
async function hasRecordLines(file: ReadableFile, encoding: Encoding): Promise<boolean> {
  for await (const { texts } of linesOf(file, encoding, 'checking')) {
    const filled = texts.filter((text) => text.trim() !== '').slice(0, 2);
    const { records } = parseLines(filled);
    return records.length === 2 && records.every((record) => isObject(record) || isList(record));
  }
  return false;
}

/** Records in parts, which can be gone through again. */
type Records = (stage: ReadingProgress['stage']) => Iterable<Parsed> | AsyncIterable<Parsed>;

/** The records of a file, line by line where each line holds one; null if there are none. */
async function recordsOfFile(
  file: ReadableFile,
  encoding: Encoding,
  onProgress?: OnProgress,
): Promise<Records | null> {
  if (await hasRecordLines(file, encoding))
    return async function* (stage) {
      for await (const { texts, firstLine } of linesOf(file, encoding, stage, onProgress))
        yield parseLines(texts, firstLine);
    };
  if (file.size > LARGEST_DOCUMENT) throw new UnreadableFile('too large');
  const parts: string[] = [];
  for await (const part of textOf(file, encoding, onProgress)) parts.push(part);
  const parsed = jsonRecords(parts.join(''));
  return parsed && (() => [parsed]);
}

/** What the columns of records are. */
interface JsonShape {
  /** Each record is a list. */
  readonly lists: boolean;
  /** The first list holds the names of the columns. */
  readonly named: boolean;
  readonly keys: readonly string[];
  readonly heading: readonly string[];
  readonly declared: readonly (Declared | 'nested')[];
  readonly rejected: readonly RejectedLine[];
}

async function shapeOf(records: Records): Promise<JsonShape> {
  const keys = new Set<string>();
  const kinds = new Map<string, Set<JsonKind>>();
  const rejected: RejectedLine[] = [];
  let first: Json | undefined;
  let lists = true;
  let width = 0;
  const add = (key: string, value: Json) => {
    if (value === null) return;
    const some = kinds.get(key);
    if (some) some.add(kindOf(value));
    else kinds.set(key, new Set([kindOf(value)]));
  };
  for await (const part of records('checking')) {
    rejected.push(...part.rejected);
    for (const record of part.records) {
      const isFirst = first === undefined;
      first ??= record;
      if (isList(record)) {
        width = Math.max(width, record.length);
        keys.add('value');
        if (!(isFirst && isHeading(record)))
          for (const [at, value] of record.entries()) add(String(at), value);
      } else {
        lists = false;
        const entries = isObject(record) ? Object.entries(record) : [['value', record] as const];
        for (const [key, value] of entries) {
          keys.add(key);
          add(key, value);
        }
      }
    }
  }
  lists &&= first !== undefined;
  const named = lists && isHeading(first!);
  const places = Array.from({ length: width }, (_, at) => String(at));
  const all = lists ? places : [...keys];
  return {
    lists,
    named,
    keys: all,
    heading: named ? (first as readonly string[]) : lists ? [] : all,
    declared: all.map((key) => declaredOf(kinds.get(key))),
    rejected,
  };
}

const isHeading = (record: Json): boolean =>
  isList(record) && record.every((cell) => typeof cell === 'string');

const cellOf = (record: Json, key: string): Json => {
  if (isList(record)) return record[Number(key)] ?? null;
  if (isObject(record)) return Object.hasOwn(record, key) ? record[key]! : null;
  return key === 'value' ? record : null;
};

/** Reads records of JSON into a table of texts; null if the file holds none. */
export async function readJson(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  encoding: Encoding,
  onProgress?: OnProgress,
): Promise<JsonTable | null> {
  const records = await recordsOfFile(file, encoding, onProgress);
  if (!records) return null;
  const { named, keys, heading, declared, rejected } = await shapeOf(records);
  if (keys.length === 0) throw new UnreadableFile('no table');
  const names = columnNames(heading, keys.length);
  await createRawTable(engine, name, keys.length);
  let isHead = named;
  for await (const part of records('rows')) {
    for (let from = 0; from < part.records.length; from += BATCH) {
      const some = part.records.slice(from, from + BATCH);
      const rows = some.map((record, at) => [
        ...keys.map((key) => textOfValue(cellOf(record, key))),
        String(part.lines[from + at]),
      ]);
      if (isHead) rows.shift();
      isHead = false;
      if (rows.length > 0) await engine.insertTexts(name, rows);
    }
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

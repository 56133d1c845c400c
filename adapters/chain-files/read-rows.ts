import type { ChainRow } from '@toolyard/core/options/chain';
import type { Money } from '@toolyard/core/shared';
import { parse } from 'csv-parse/sync';
import { formatOf, type Cell, type LineOrigin } from './file-formats.ts';
import type { FileIdentity } from './recorded-symbol.ts';

export interface LineRefusal {
  readonly line: number;
  readonly reason: string;
}

/** The content of a chain file, or why it cannot be read. */
type FileRows =
  | {
      readonly ok: true;
      readonly rows: readonly ChainRow[];
      /** Price of the underlying; null where the file has none. */
      readonly spot: Money | null;
      readonly refused: readonly LineRefusal[];
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

interface Line {
  readonly line: number;
  /** Null when the line is no comma-separated text. */
  readonly cells: readonly string[] | null;
}

/** The values of one line, so that an open quotation mark breaks its own line and no other. */
function cellsOf(text: string): readonly string[] | null {
  if (!text.includes('"')) return text.split(',');
  try {
    const [cells] = parse(text, { relax_column_count: true });
    return cells ?? null;
  } catch {
    return null;
  }
}

const linesOf = (text: string): Line[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .flatMap((each, i) => (each.trim() === '' ? [] : [{ line: i + 1, cells: cellsOf(each) }]));

/** A line of the right number of values. */
interface ReadLine {
  readonly line: number;
  readonly cell: Cell;
  readonly origin: LineOrigin;
}

/**
 * Splits the text into rows by the columns that its header names, in any order and case: Type, Strike, Bid, Ask and
 * Expiration, or Contract, Bid and Ask, or those of OptionsDX or DoltHub. Of several days, underlyings and times, the rows
 * are of the file's own day and ticker and of the last time; the others are left out and counted.
 */
export function readRows(text: string, { ticker, date }: FileIdentity): FileRows {
  const [header, ...lines] = linesOf(text);
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const format = formatOf(names);
  const missing = format.required.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const reason = `the header lacks the column ${missing.join(', ')}`;
    return { ok: false, line: header?.line ?? 1, reason };
  }
  const places = new Map(names.map((name, i) => [name, i]));
  const refused: LineRefusal[] = [];
  const read: ReadLine[] = [];
  for (const { line, cells } of lines) {
    if (cells === null) refused.push({ line, reason: 'the line is not comma-separated text' });
    else if (cells.length !== names.length) {
      const reason = `the line has ${cells.length} values, the header ${names.length}`;
      refused.push({ line, reason });
    } else {
      const cell: Cell = (column) => cells[places.get(column) ?? -1]?.trim() ?? '';
      read.push({ line, cell, origin: format.originOf(cell) });
    }
  }
  const own = read.filter(
    ({ origin }) => (origin.day ?? date) === date && (origin.ticker ?? ticker) === ticker,
  );
  const times = own.map(({ origin }) => origin.time ?? '');
  const last = times.reduce((a, b) => (a > b ? a : b), '');
  const newest = own.filter((_each, i) => times[i] === last);
  refused.push(
    ...leftOut(read, own, 'of another day or underlying'),
    ...leftOut(own, newest, 'of an earlier time of the day'),
  );
  return {
    ok: true,
    rows: newest.flatMap(({ cell, line }) => format.rowsOf(cell, line)),
    spot: newest.find(({ origin }) => origin.spot)?.origin.spot ?? null,
    refused,
  };
}

/** One refusal for all lines that were left out, at the first of them. */
function leftOut(all: readonly ReadLine[], used: readonly ReadLine[], why: string): LineRefusal[] {
  const chosen = new Set(used);
  const others = all.filter((each) => !chosen.has(each));
  const [first] = others;
  return first === undefined
    ? []
    : [{ line: first.line, reason: `lines left out from here on, ${why}: ${others.length}` }];
}

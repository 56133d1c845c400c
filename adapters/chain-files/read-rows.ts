import type { ChainRow } from '@toolyard/core/options/chain';
import { parse } from 'csv-parse/sync';

export interface LineRefusal {
  readonly line: number;
  readonly reason: string;
}

/** The content of a chain file, or why it cannot be read. */
type FileRows =
  | {
      readonly ok: true;
      readonly rows: readonly ChainRow[];
      readonly refused: readonly LineRefusal[];
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const COLUMNS = ['type', 'strike', 'bid', 'ask', 'expiration'] as const;

interface Line {
  readonly line: number;
  /** Null when the line is no comma-separated text. */
  readonly cells: readonly string[] | null;
}

/** The values of one line, so that an open quotation mark breaks its own line and no other. */
function cellsOf(text: string): readonly string[] | null {
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

/** Splits the text into rows by the columns Type, Strike, Bid, Ask and Expiration, in any order and case. */
export function readRows(text: string): FileRows {
  const [header, ...lines] = linesOf(text);
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const reason = `the header lacks the column ${missing.join(', ')}`;
    return { ok: false, line: header?.line ?? 1, reason };
  }
  const rows: ChainRow[] = [];
  const refused: LineRefusal[] = [];
  for (const { line, cells } of lines) {
    const cell = (column: (typeof COLUMNS)[number]) => cells?.[names.indexOf(column)] ?? '';
    if (cells === null) refused.push({ line, reason: 'the line is not comma-separated text' });
    else if (cells.length !== names.length) {
      const reason = `the line has ${cells.length} values, the header ${names.length}`;
      refused.push({ line, reason });
    } else {
      const [type, strike] = [cell('type'), cell('strike')];
      const [bid, ask, expiration] = [cell('bid'), cell('ask'), cell('expiration')];
      rows.push({ line, type, strike, bid, ask, expiration });
    }
  }
  return { ok: true, rows, refused };
}

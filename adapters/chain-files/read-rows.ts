import type { ChainRow } from '@toolyard/core/options/chain';
import { parse } from 'csv-parse/sync';

/** What a chain file holds, or why it holds nothing. */
export type FileRows =
  | {
      readonly ok: true;
      readonly rows: readonly ChainRow[];
      readonly refused: readonly LineRefusal[];
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

export interface LineRefusal {
  readonly line: number;
  readonly reason: string;
}

export const COLUMNS = ['type', 'strike', 'bid', 'ask', 'expiration'] as const;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const cell = (record: readonly string[], index: number): string => record[index] ?? '';

/** Splits the text into rows by the columns Type, Strike, Bid, Ask, Expiration, in any order and case. */
export function readRows(text: string): FileRows {
  let records: readonly CsvRecord[];
  try {
    records = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as readonly CsvRecord[];
  } catch (error) {
    const line = (error as { lines?: unknown }).lines;
    return {
      ok: false,
      line: typeof line === 'number' ? line : 1,
      reason: 'the file is not comma-separated text',
    };
  }
  const [header, ...lines] = records;
  const names = (header?.record ?? []).map((name) => name.trim().toLowerCase());
  const places = COLUMNS.map((column) => names.indexOf(column));
  const missing = COLUMNS.filter((_, i) => places[i]! < 0);
  if (missing.length > 0) {
    return { ok: false, line: 1, reason: `the header lacks the column ${missing.join(', ')}` };
  }
  const [type, strike, bid, ask, expiration] = places as [number, number, number, number, number];
  const whole = lines.filter(({ record }) => record.length === names.length);
  const broken = lines.filter(({ record }) => record.length !== names.length);
  return {
    ok: true,
    rows: whole.map(({ record, info }) => ({
      line: info.lines,
      type: cell(record, type),
      strike: cell(record, strike),
      bid: cell(record, bid),
      ask: cell(record, ask),
      expiration: cell(record, expiration),
    })),
    refused: broken.map(({ record, info }) => ({
      line: info.lines,
      reason: `the line has ${record.length} values, the header ${names.length}`,
    })),
  };
}

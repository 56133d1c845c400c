import {
  FULL_WIDTH,
  HALF_WIDTH,
  identifier,
  joined,
  MISSING_VALUES,
  numberLiteral,
  sql,
  textLiteral,
} from '@toolyard/core/data';
import type { Cell, QueryEngine, SqlText, TypeRule } from '@toolyard/core/data';
import { rawColumn } from '../readers/raw-table.ts';
import type { RawTable } from '../readers/raw-table.ts';

/** Columns that one statement counts. */
export const COLUMNS_AT_ONCE = 100;

const OUTER_SPACES = textLiteral(' \t\r\n\u00a0\u3000');
/** The empty text and every spelling of 'no value', as one pattern, since a list of texts costs memory in each column. */
const MISSING = textLiteral(
  [
    '',
    ...MISSING_VALUES.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)),
  ].join('|'),
);

const HAS_FULL_WIDTH = textLiteral(`[${FULL_WIDTH}]`);

/** SQL of a text with digits and marks of half width. Few have any of full width, and the exchange takes four times as long as the look. */
const inHalfWidth = (text: SqlText): SqlText =>
  sql`case when strlen(${text}) = length(${text}) or not regexp_matches(${text}, ${HAS_FULL_WIDTH}) then ${text} else translate(${text}, ${textLiteral(FULL_WIDTH)}, ${textLiteral(HALF_WIDTH)}) end`;

export const shown = (at: number): SqlText =>
  sql`lower(trim(${inHalfWidth(rawColumn(at))}, ${OUTER_SPACES}))`;
export const value = (at: number): SqlText => identifier(`v${at}`);

/** A number, date or amount without outer spaces, as most are. It is no spelling of 'no value', which the pattern tells in a third of the time. */
const PLAIN = textLiteral('[-+(]?[$€£¥]?[0-9][!-~]*');

/** As `shown`, by the shortest SQL: in a wide table it is planned more often than it is run. */
function widelyShown(at: number, hasMissing: boolean): SqlText {
  const half = sql`translate(${rawColumn(at)}, ${textLiteral(FULL_WIDTH)}, ${textLiteral(HALF_WIDTH)})`;
  const text = sql`lower(trim(${half}, ${OUTER_SPACES}))`;
  return hasMissing
    ? sql`case when not regexp_full_match(${text}, ${MISSING}) then ${text} end`
    : text;
}

/**
 * The texts of a column as rules expect them, null where there is no value.
 *
 * @param isWide the table has many columns, in each of which a pattern takes time and memory
 * @param hasMissing some texts may say that there is no value
 */
export function normalizedColumn(at: number, isWide: boolean, hasMissing = true): SqlText {
  const column = rawColumn(at);
  const plain = sql`when regexp_full_match(${column}, ${PLAIN}) then lower(${column})`;
  const others = hasMissing
    ? sql`when not regexp_full_match(${shown(at)}, ${MISSING}) then ${shown(at)}`
    : sql`else ${shown(at)}`;
  const text = isWide ? widelyShown(at, hasMissing) : sql`case ${plain} ${others} end`;
  return sql`${text} as ${value(at)}`;
}

/** What a rule makes of a text, null if it does not read. */
export const read = (rule: TypeRule, text: SqlText): SqlText =>
  sql`case when regexp_full_match(${text}, ${textLiteral(rule.pattern)}) then ${rule.value(text)} end`;

export const numberOf = (cell: Cell | undefined): number => Number(cell ?? 0);

/** SQL of the rows that belong to the table. */
export const rowsOf = (raw: RawTable, left: readonly string[]): SqlText =>
  left.length === 0
    ? sql`${identifier(raw.name)}`
    : sql`(select *, rowid from ${identifier(raw.name)} where rowid not in (${joined(
        left.map((row) => numberLiteral(Number(row))),
        ', ',
      )}))`;

export interface Context {
  readonly engine: QueryEngine;
  readonly raw: RawTable;
  readonly left: readonly string[];
}

/**
 * A table of some columns with normalized texts beside them.
 *
 * @param normalized the columns with normalized texts, all if not given
 * @param whole those of which every text is a value
 */
export function withValues(
  { raw, left }: Context,
  columns: readonly number[],
  normalized = columns,
  whole: ReadonlySet<number> = new Set(),
): SqlText {
  const isWide = raw.columns.length > COLUMNS_AT_ONCE;
  const values = normalized.map((at) => normalizedColumn(at, isWide, !whole.has(at)));
  return sql`(select ${joined([...columns.map(rawColumn), ...values], ', ')} from ${rowsOf(raw, left)})`;
}

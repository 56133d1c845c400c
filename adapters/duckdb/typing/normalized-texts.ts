import {
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

export const shown = (at: number): SqlText => sql`lower(trim(${rawColumn(at)}, ${OUTER_SPACES}))`;
export const value = (at: number): SqlText => identifier(`v${at}`);

/** The texts of a column as rules expect them, null where there is no value. */
export const normalizedColumn = (at: number): SqlText =>
  sql`case when not regexp_full_match(${shown(at)}, ${MISSING}) then ${shown(at)} end as ${value(at)}`;

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

/** A table of some columns with normalized texts beside them, of all or of some. */
export const withValues = (
  { raw, left }: Context,
  columns: readonly number[],
  normalized = columns,
): SqlText =>
  sql`(select ${joined(
    [...columns.map(rawColumn), ...normalized.map(normalizedColumn)],
    ', ',
  )} from ${rowsOf(raw, left)})`;

import { sql, type SqlText } from './sql/sql-text.ts';
import type { Cell, QueryResult } from './ports/query-engine.ts';

/** A SELECT whose values the engine writes out itself, so that every engine gives the same exact texts. */
export const asTexts = (select: SqlText): SqlText =>
  sql`select columns(*)::varchar from (${select})`;

/** What an engine wrote of a value, as a cell. */
export function cellOf(engineType: string, text: string | null): Cell {
  if (text === null) return null;
  if (engineType === 'BOOLEAN') return text === 'true';
  if (engineType.startsWith('TIMESTAMP')) return text.replace(' ', 'T');
  return text;
}

export const resultOf = (
  columns: QueryResult['columns'],
  texts: readonly (readonly (string | null)[])[],
): QueryResult => ({
  columns,
  rows: texts.map((row) => row.map((text, at) => cellOf(columns[at]!.engineType, text))),
});

import { numberLiteral, sql, type Cell, type SqlText } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';

export const ROWS_AT_ONCE = 200;

export type Rows = readonly (readonly Cell[])[];

/** The rows of a SELECT that stand on a page, counted from 0. */
export async function rowsOfPage(
  engine: DataEngine,
  select: SqlText,
  page: number,
  signal: AbortSignal,
): Promise<Rows> {
  const { rows } = await engine.query(
    sql`select * from (${select}) limit ${numberLiteral(ROWS_AT_ONCE)} offset ${numberLiteral(page * ROWS_AT_ONCE)}`,
    signal,
  );
  return rows;
}

/** The first page of a SELECT and the number of all rows. A result that fits on it, such as that of a grouping, is computed once. */
export async function firstPage(
  engine: DataEngine,
  select: SqlText,
  signal: AbortSignal,
): Promise<{ readonly firstRows: Rows; readonly rowCount: number }> {
  const firstRows = await rowsOfPage(engine, select, 0, signal);
  if (firstRows.length < ROWS_AT_ONCE) return { firstRows, rowCount: firstRows.length };
  const { rows } = await engine.query(sql`select count(*) from (${select})`, signal);
  return { firstRows, rowCount: Number(rows[0]![0]) };
}

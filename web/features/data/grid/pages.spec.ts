import { describe, expect, it } from '@jest/globals';
import { sql, type Cell, type SqlText } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { firstPage, ROWS_AT_ONCE } from './pages.ts';

/** An engine with a table of so many rows, which remembers its statements. */
function engineOf(length: number) {
  const statements: SqlText[] = [];
  const query = (select: SqlText) => {
    statements.push(select);
    const isCount = select.includes('count(*)');
    const rows: Cell[][] = isCount
      ? [[String(length)]]
      : Array.from({ length: Math.min(length, ROWS_AT_ONCE) }, (_, row) => [String(row)]);
    return Promise.resolve({ columns: [], rows });
  };
  return { engine: { query } as unknown as DataEngine, statements };
}

describe('the first page of a result', () => {
  it.each([
    ['a short result is computed once', ROWS_AT_ONCE - 1, 1],
    ['a long one is counted too', 1_000_000, 2],
    ['one that fills the page may be longer', ROWS_AT_ONCE, 2],
    ['one without rows', 0, 1],
  ])('%s', async (_, length, statementCount) => {
    const { engine, statements } = engineOf(length);
    const page = await firstPage(engine, sql`select 1`, new AbortController().signal);
    expect(page.rowCount).toBe(length);
    expect(page.firstRows).toHaveLength(Math.min(length, ROWS_AT_ONCE));
    expect(statements).toHaveLength(statementCount);
  });
});

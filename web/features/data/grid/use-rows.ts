import { useEffect, useRef, useState } from 'react';
import { numberLiteral, sql, type Cell, type SqlText } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';

export const ROWS_AT_ONCE = 200;

type Rows = readonly (readonly Cell[])[];

/**
 * The rows of a SELECT by their number, fetched in pages as they come into view.
 *
 * @param first the first row in view, from 0
 * @param last the last one
 */
export function useRows(engine: DataEngine, select: SqlText, first: number, last: number) {
  const pages = useRef(new Map<number, Rows>());
  const [, setFetched] = useState(0);
  const firstPage = Math.floor(first / ROWS_AT_ONCE);
  const lastPage = Math.floor(Math.max(first, last) / ROWS_AT_ONCE);

  useEffect(() => {
    pages.current = new Map();
  }, [engine, select]);

  useEffect(() => {
    const control = new AbortController();
    const fetched = pages.current;
    const fetchPages = async () => {
      for (let page = firstPage; page <= lastPage; page++) {
        if (fetched.has(page)) continue;
        const { rows } = await engine.query(
          sql`select * from (${select}) limit ${numberLiteral(ROWS_AT_ONCE)} offset ${numberLiteral(page * ROWS_AT_ONCE)}`,
          control.signal,
        );
        fetched.set(page, rows);
        setFetched((count) => count + 1);
      }
    };
    // A page that is no longer in view is not waited for; a fault of the statement has been shown when it was run.
    fetchPages().catch(() => undefined);
    return () => control.abort();
  }, [engine, select, firstPage, lastPage]);

  return (row: number): readonly Cell[] | undefined =>
    pages.current.get(Math.floor(row / ROWS_AT_ONCE))?.[row % ROWS_AT_ONCE];
}

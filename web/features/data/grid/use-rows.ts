import { useEffect, useRef, useState } from 'react';
import type { Cell, SqlText } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { ROWS_AT_ONCE, rowsOfPage, type Rows } from './pages.ts';

/**
 * The rows of a SELECT by their number, fetched in pages as they come into view.
 *
 * @param first the first row in view, from 0
 * @param last the last one
 * @param firstRows the first page, where it is known already
 */
export function useRows(
  engine: DataEngine,
  select: SqlText,
  first: number,
  last: number,
  firstRows?: Rows,
) {
  const pages = useRef(new Map<number, Rows>(firstRows ? [[0, firstRows]] : []));
  const of = useRef({ engine, select });
  const [, setFetched] = useState(0);
  const firstPage = Math.floor(first / ROWS_AT_ONCE);
  const lastPage = Math.floor(Math.max(first, last) / ROWS_AT_ONCE);

  useEffect(() => {
    if (of.current.engine === engine && of.current.select === select) return;
    of.current = { engine, select };
    pages.current = new Map();
  }, [engine, select]);

  useEffect(() => {
    const control = new AbortController();
    const fetched = pages.current;
    const fetchPages = async () => {
      for (let page = firstPage; page <= lastPage; page++) {
        if (fetched.has(page)) continue;
        fetched.set(page, await rowsOfPage(engine, select, page, control.signal));
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

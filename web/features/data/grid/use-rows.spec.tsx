import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { sql } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useRows } from './use-rows.ts';

it('rows that came with the result stay and are not fetched again', () => {
  let queries = 0;
  const query = () => {
    queries += 1;
    return new Promise(() => undefined);
  };
  const engine = { query } as unknown as DataEngine;
  const select = sql`select 1`;
  const { result, rerender } = renderHook(() => useRows(engine, select, 0, 1, [['a'], ['b']]));
  rerender();
  expect([result.current(0), result.current(1), queries]).toEqual([['a'], ['b'], 0]);
});

import { useEffect, useState } from 'react';
import {
  chartPoints,
  sql,
  type Chart,
  type ChartPoints,
  type Column,
  type QueryResult,
  type SqlText,
} from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';

export type PointsState =
  | { readonly phase: 'reading' }
  | { readonly phase: 'failed'; readonly message: string }
  | {
      readonly phase: 'read';
      readonly result: QueryResult;
      readonly most: ChartPoints['most'];
    };

/**
 * The points of a chart that fits, read again when the data or the chart changes.
 *
 * @param chart null where it does not fit
 */
export function usePoints(
  engine: DataEngine,
  chart: Chart | null,
  select: SqlText,
  columns: readonly Column[],
): PointsState {
  const points = chart && chartPoints(chart, sql`(${select})`, { columns, tables: new Map() });
  const query = points?.query ?? null;
  const most = points?.most ?? null;
  const [known, setKnown] = useState<{ of: SqlText; state: PointsState } | null>(null);
  useEffect(() => {
    if (query === null) return;
    const control = new AbortController();
    engine.query(query, control.signal).then(
      (result) => setKnown({ of: query, state: { phase: 'read', result, most } }),
      (fault: Error) => {
        if (control.signal.aborted) return;
        setKnown({ of: query, state: { phase: 'failed', message: fault.message } });
      },
    );
    return () => control.abort();
  }, [engine, query, most]);
  return known !== null && known.of === query ? known.state : { phase: 'reading' };
}

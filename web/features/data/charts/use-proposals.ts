import { useEffect, useEffectEvent, useState } from 'react';
import {
  proposeCharts,
  readSummary,
  sql,
  summaryQuery,
  type ChartProposal,
  type Column,
  type ColumnSummary,
  type SqlText,
} from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';

/** Columns that are looked at for the first proposals. */
const MOST_COLUMNS = 40;

/** First charts of a SELECT, the most telling first; null until its columns have been read. */
export function useProposals(
  engine: DataEngine,
  select: SqlText,
  columns: readonly Column[],
): readonly ChartProposal[] | null {
  const [known, setKnown] = useState<{
    of: SqlText;
    proposals: readonly ChartProposal[];
  } | null>(null);
  const read = useEffectEvent(async (signal: AbortSignal) => {
    const summaries: ColumnSummary[] = [];
    for (const column of columns.slice(0, MOST_COLUMNS)) {
      const { rows } = await engine.query(summaryQuery(column, sql`(${select})`), signal);
      summaries.push(readSummary(column, rows[0]!));
    }
    return proposeCharts(summaries);
  });
  useEffect(() => {
    const control = new AbortController();
    read(control.signal).then(
      (proposals) => setKnown({ of: select, proposals }),
      () => {
        // A statement that the engine refuses has said so already; charts can be chosen without proposals.
        if (!control.signal.aborted) setKnown({ of: select, proposals: [] });
      },
    );
    return () => control.abort();
  }, [engine, select]);
  return known?.of === select ? known.proposals : null;
}

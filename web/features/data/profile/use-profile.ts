import { useEffect, useState } from 'react';
import {
  profileColumn,
  sql,
  type Column,
  type ColumnProfile,
  type SqlText,
} from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';

/** The profile of a column of a SELECT; null until it is known, and where it cannot be. */
export function useProfile(
  engine: DataEngine,
  column: Column,
  select: SqlText,
): ColumnProfile | null {
  const [known, setKnown] = useState<{ of: string; profile: ColumnProfile } | null>(null);
  const of = `${column.name}\n${select}`;
  useEffect(() => {
    const control = new AbortController();
    profileColumn(engine, column, sql`(${select})`, control.signal).then(
      (profile) => setKnown({ of, profile }),
      // A statement that the engine refuses has said so already.
      () => undefined,
    );
    return () => control.abort();
  }, [engine, column, select, of]);
  return known?.of === of ? known.profile : null;
}

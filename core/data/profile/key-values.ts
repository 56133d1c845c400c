import { groupKeySql } from '../aggregate-sql.ts';
import type { Cancellation, QueryEngine } from '../ports/query-engine.ts';
import { numberLiteral, sql, type SqlText } from '../sql/sql-text.ts';
import type { GroupKey } from '../step-parameters.ts';
import { MOST_TOP_VALUES } from './column-profile.ts';

/** Values of a key, of which the rarest may be left out. */
export interface KeyValues {
  /** Those with the most rows, at most `MOST_TOP_VALUES`, in ascending order; a missing one, null, is last. */
  readonly values: readonly (string | null)[];
  /** How many further ones there are. */
  readonly others: number;
}

/** The values of a key of a table or subquery, as cells write them. */
export async function keyValues(
  engine: Pick<QueryEngine, 'query'>,
  key: GroupKey,
  from: SqlText,
  cancellation?: Cancellation,
): Promise<KeyValues> {
  const counted = sql`select ${groupKeySql(key)} as value, count(*) as rows, count(*) over () as distinct_values from ${from} group by 1 order by 2 desc, 1 limit ${numberLiteral(MOST_TOP_VALUES)}`;
  const query = sql`select value, distinct_values from (${counted}) order by value nulls last`;
  const { rows } = await engine.query(query, cancellation);
  const values = rows.map(([value = null]) => (value === null ? null : String(value)));
  return { values, others: Number(rows[0]?.[1] ?? 0) - values.length };
}

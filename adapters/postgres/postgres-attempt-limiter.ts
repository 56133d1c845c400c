import type { AttemptLimiter, AttemptRule } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, millis, type Tables } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { AttemptTable } from './tables/attempt.table.ts';

type Rule<Kind> = Extract<AttemptRule, { kind: Kind }>;

/*
 * One statement per attempt: it inserts or updates the row and returns it, or leaves it unchanged and returns no row.
 * Both are `withAttempt` of core in SQL; the conformance suite compares them.
 */

const takeRate = (key: string, { most, span }: Rule<'rate'>, at: Instant) => {
  const now = toDate(at);
  return sql<Pick<Tables['attempt'], 'count'>>`
    insert into attempt as stored (key, count, until) values (${key}, 1, ${toDate(at + span)})
    on conflict (key) do update set
      count = case when stored.until <= ${now} then 1 else stored.count + 1 end,
      until = case when stored.until <= ${now} then excluded.until else stored.until end
    where stored.until <= ${now} or stored.count < ${most}
    returning count`;
};

const takeBackOff = (key: string, { pauses, forgottenAfter }: Rule<'backOff'>, at: Instant) => {
  const now = toDate(at);
  const next = sql`case when stored.until + ${forgottenAfter} * interval '1 millisecond' <= ${now}
    then 1 else stored.count + 1 end`;
  return sql<Pick<Tables['attempt'], 'count'>>`
    insert into attempt as stored (key, count, until)
    values (${key}, 1, ${toDate(at + (pauses[0] ?? 0))})
    on conflict (key) do update set
      count = ${next},
      until = ${now}::timestamptz + (string_to_array(${pauses.join(',')}, ','))[
        least(${pauses.length}, ${next})]::int * interval '1 millisecond'
    where stored.until <= ${now}
    returning count`;
};

export class PostgresAttemptLimiter implements AttemptLimiter {
  constructor(private readonly statements: Statements) {}

  async take(key: string, rule: AttemptRule, at: Instant): Promise<Instant | null> {
    const taken = await this.statements.row(
      rule.kind === 'rate' ? takeRate(key, rule, at) : takeBackOff(key, rule, at),
    );
    if (taken) return null;
    const stored = await this.statements.row(
      db
        .selectFrom('attempt')
        .select((eb) => millis(eb.ref('until')).as('until'))
        .where('key', '=', key),
    );
    return stored?.until ?? at;
  }

  async clear(key: string): Promise<void> {
    await this.statements.erase(AttemptTable, { key });
  }
}

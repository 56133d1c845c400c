import type { AttemptLimiter, AttemptRule } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { AttemptTable } from './tables/attempt.table.ts';

/**
 * One statement per attempt: it inserts or updates the row and returns it, or leaves it unchanged and returns no row.
 * Both are `withAttempt` of core in SQL; the conformance suite compares them.
 */
const TAKE_RATE = `insert into attempt as stored (key, count, until) values (?, 1, ?)
  on conflict (key) do update set
    count = case when stored.until <= ? then 1 else stored.count + 1 end,
    until = case when stored.until <= ? then excluded.until else stored.until end
  where stored.until <= ? or stored.count < ?
  returning count`;

const NEXT = `case when stored.until + ? * interval '1 millisecond' <= ? then 1 else stored.count + 1 end`;
const TAKE_BACK_OFF = `insert into attempt as stored (key, count, until) values (?, 1, ?)
  on conflict (key) do update set
    count = ${NEXT},
    until = ?::timestamptz
      + (string_to_array(?, ','))[least(?, ${NEXT})]::int * interval '1 millisecond'
  where stored.until <= ?
  returning count`;

export class PostgresAttemptLimiter implements AttemptLimiter {
  constructor(private readonly statements: Statements) {}

  async take(key: string, rule: AttemptRule, at: Instant): Promise<Instant | null> {
    const taken = await (rule.kind === 'rate'
      ? this.takeRate(key, rule, at)
      : this.takeBackOff(key, rule, at));
    if (taken) return null;
    const sql = `select ${millis('until')} as until from attempt where key = ?`;
    return (await this.statements.row<{ until: number }>(sql, [key]))?.until ?? at;
  }

  async clear(key: string): Promise<void> {
    await this.statements.erase(AttemptTable, { key });
  }

  private takeRate(
    key: string,
    { most, span }: Extract<AttemptRule, { kind: 'rate' }>,
    at: Instant,
  ): Promise<object | null> {
    const now = toDate(at);
    return this.statements.row(TAKE_RATE, [key, toDate(at + span), now, now, now, most]);
  }

  private takeBackOff(
    key: string,
    { pauses, forgottenAfter }: Extract<AttemptRule, { kind: 'backOff' }>,
    at: Instant,
  ): Promise<object | null> {
    const now = toDate(at);
    const first = toDate(at + (pauses[0] ?? 0));
    const next = [forgottenAfter, now];
    const parameters = [key, first, ...next, now, pauses.join(','), pauses.length, ...next, now];
    return this.statements.row(TAKE_BACK_OFF, parameters);
  }
}

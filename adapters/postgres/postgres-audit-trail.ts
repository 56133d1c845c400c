import type {
  AuditEntry,
  AuditFilter,
  AuditTrail,
  ChainEnd,
  NamedAuditEntry,
} from '@toolyard/core/audit';
import { isId, millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

interface Row extends Omit<AuditEntry, 'actor' | 'subject'> {
  readonly realm: AuditEntry['actor']['realm'];
  readonly actorId: string | null;
  readonly subjectKind: string | null;
  readonly subjectId: string;
  readonly subjectName: string;
}

interface NamedRow extends Row {
  readonly actorName: string | null;
}

const COLUMNS = `e.sequence::float8 as sequence, ${millis('e.at')} as at, e.actor_realm as realm,
  e.actor_id as "actorId", e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
  e.subject_name as "subjectName", e.before, e.after, e.address,
  e.previous_hash as "previousHash", e.hash`;

const SELECT_NAMED = `select ${COLUMNS}, coalesce(a.username, u.email) as "actorName" from`;
const JOIN_NAMES = `left join admin_account a
    on e.actor_realm = 'admin' and a.id = e.actor_id and a.deleted_at is null
  left join user_account u
    on e.actor_realm = 'user' and u.id = e.actor_id and u.deleted_at is null`;

const SELECT_ACTOR_IDS = `select id from admin_account where username = ? and deleted_at is null
  union all select id from user_account where email = ? and deleted_at is null`;

interface Condition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const condition = (sql: string, ...parameters: unknown[]): Condition => ({ sql, parameters });

export class PostgresAuditTrail implements AuditTrail {
  constructor(private readonly statements: Statements) {}

  async list(
    filter: AuditFilter,
    before: number | null,
    limit: number,
  ): Promise<readonly NamedAuditEntry[]> {
    const conditions = await this.conditions(filter, before);
    const where = conditions.map(({ sql }) => sql).join(' and ');
    const rows = await this.statements.rows<NamedRow>(
      `${SELECT_NAMED} (select * from audit_entry ${where && `where ${where}`}
         order by sequence desc limit ?) e ${JOIN_NAMES} order by e.sequence desc`,
      [...conditions.flatMap(({ parameters }) => parameters), limit],
    );
    return rows.map(toNamedEntry);
  }

  async find(sequence: number): Promise<NamedAuditEntry | null> {
    const row = await this.statements.row<NamedRow>(
      `${SELECT_NAMED} audit_entry e ${JOIN_NAMES} where e.sequence = ?`,
      [sequence],
    );
    return row && toNamedEntry(row);
  }

  async following(sequence: number, limit: number): Promise<readonly AuditEntry[]> {
    const rows = await this.statements.rows<Row>(
      `select ${COLUMNS} from audit_entry e where e.sequence > ? order by e.sequence limit ?`,
      [sequence, limit],
    );
    return rows.map(toEntry);
  }

  head(): Promise<ChainEnd | null> {
    return this.statements.row<ChainEnd>(
      'select sequence::float8 as sequence, hash from audit_head where id = 1',
      [],
    );
  }

  private async conditions(filter: AuditFilter, before: number | null): Promise<Condition[]> {
    const { realm, actor, action, subjectKind, subject, from, to } = filter;
    return [
      before !== null && condition('sequence < ?', before),
      realm !== null && condition('actor_realm = ?', realm),
      actor !== null && (await this.byActor(actor)),
      action !== null && condition('action = ?', action),
      subjectKind !== null && condition('subject_kind = ?', subjectKind),
      subject !== null && condition('(subject_id = ? or subject_name = ?)', subject, subject),
      from !== null && condition('at >= ?', toDate(from)),
      to !== null && condition('at < ?', toDate(to)),
    ].filter((each) => each !== false);
  }

  private async byActor(actor: string): Promise<Condition> {
    const name = actor.trim().toLowerCase();
    const found = await this.statements.rows<{ id: string }>(SELECT_ACTOR_IDS, [name, name]);
    const ids = [...found.map(({ id }) => id), ...(isId(name) ? [name] : [])];
    return ids.length > 0
      ? condition(`actor_id in (${ids.map(() => '?').join(', ')})`, ...ids)
      : condition('false');
  }
}

const toEntry = (row: Row): AuditEntry => {
  const { realm, actorId, subjectKind, subjectId, subjectName, ...entry } = row;
  return {
    ...entry,
    actor: { realm, id: actorId },
    subject: subjectKind === null ? null : { kind: subjectKind, id: subjectId, name: subjectName },
  };
};

const toNamedEntry = ({ actorName, ...row }: NamedRow): NamedAuditEntry => ({
  ...toEntry(row),
  actorName,
});

import { ALERT_UNKNOWN, type AlertRepository, type AlertRule } from '@toolyard/core/options/alerts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { anyId, db, jsonb, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { AlertRuleTable } from './tables/alert-rule.table.ts';

const selectAlerts = () =>
  db
    .selectFrom('alert_rule')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'version',
      'condition',
      'repeat',
      'paused',
      'phase',
      'subject',
      'language',
      sql<number | null>`value::float8`.as('value'),
      millis(eb.ref('quoted_at')).as('quotedAt'),
      millis(eb.ref('checked_at')).as('checkedAt'),
      millis(eb.ref('fired_at')).as('firedAt'),
      millis(eb.ref('due_at')).as('dueAt'),
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
      millis(sql<Date>`coalesce(stated_at, updated_at)`).as('statedAt'),
      'adjustments',
    ]);

const changeable = (rule: AlertRule) => ({
  version: rule.version,
  repeat: rule.repeat,
  paused: rule.paused,
  phase: rule.phase,
  subject: rule.subject,
  language: rule.language,
  value: rule.value,
  quoted_at: toDateOrNull(rule.quotedAt),
  checked_at: toDateOrNull(rule.checkedAt),
  fired_at: toDateOrNull(rule.firedAt),
  due_at: toDate(rule.dueAt),
  updated_at: toDate(rule.updatedAt),
  stated_at: toDate(rule.statedAt),
  adjustments: jsonb(rule.adjustments),
});

export class PostgresAlertRepository implements AlertRepository {
  constructor(private readonly statements: Statements) {}

  listOwned(ownerId: string): Promise<AlertRule[]> {
    return this.statements.rows(
      selectAlerts()
        .where('owner_id', '=', ownerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    );
  }

  async findOwned(ownerId: string, id: string): Promise<AlertRule | null> {
    if (!isId(id)) return null;
    return this.statements.row(selectAlerts().where('owner_id', '=', ownerId).where('id', '=', id));
  }

  countLocked(ownerId: string): Promise<number> {
    return this.statements.countOwnedLocked('alert_rule', ownerId);
  }

  async add(rule: AlertRule): Promise<void> {
    await this.statements.rows(
      db.insertInto('alert_rule').values({
        ...changeable(rule),
        id: rule.id,
        owner_id: rule.ownerId,
        condition: jsonb(rule.condition),
        created_at: toDate(rule.createdAt),
      }),
    );
  }

  async update(changed: AlertRule): Promise<void> {
    const updated = await this.statements.rows(
      db
        .updateTable('alert_rule')
        .set({ ...changeable(changed), condition: jsonb(changed.condition) })
        .where('owner_id', '=', changed.ownerId)
        .where('id', '=', changed.id)
        .where('version', '=', changed.version - 1)
        .returning('id'),
    );
    if (updated.length === 0) await this.refuse(changed);
  }

  async remove(removed: Pick<AlertRule, 'ownerId' | 'id' | 'version'>): Promise<void> {
    const gone = await this.statements.rows(
      db
        .deleteFrom('alert_rule')
        .where('owner_id', '=', removed.ownerId)
        .where('id', '=', removed.id)
        .where('version', '=', removed.version)
        .returning('id'),
    );
    if (gone.length === 0) await this.refuse(removed);
  }

  listDueLocked(at: Instant, limit: number): Promise<AlertRule[]> {
    return this.statements.rows(
      selectAlerts()
        .where('due_at', '<=', toDate(at))
        .where('paused', '=', sql.lit(false))
        .where('phase', '<>', sql.lit('done'))
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    );
  }

  listLocked(ids: readonly string[]): Promise<AlertRule[]> {
    return this.statements.rows(
      selectAlerts().where('id', '=', anyId(ids)).orderBy('id').forUpdate(),
    );
  }

  async updateChecked(rules: readonly AlertRule[]): Promise<void> {
    if (rules.length === 0) return;
    const rows = rules.map(
      ({ id, phase, subject, value, quotedAt, checkedAt, firedAt, dueAt }) => ({
        ...{ id, phase, subject, value },
        quoted_at: toDateOrNull(quotedAt),
        checked_at: toDateOrNull(checkedAt),
        fired_at: toDateOrNull(firedAt),
        due_at: toDate(dueAt),
      }),
    );
    await this.statements.rows(
      sql`update alert_rule set phase = checked.phase, subject = checked.subject,
          value = checked.value, quoted_at = checked.quoted_at, checked_at = checked.checked_at,
          fired_at = checked.fired_at, due_at = checked.due_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as checked (
          id uuid, phase text, subject text, value float8, quoted_at timestamptz(3),
          checked_at timestamptz(3), fired_at timestamptz(3), due_at timestamptz(3))
        where alert_rule.id = checked.id`,
    );
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(AlertRuleTable, { owner });
  }

  private async refuse({ ownerId, id }: Pick<AlertRule, 'ownerId' | 'id'>): Promise<never> {
    const current = await this.findOwned(ownerId, id);
    throw current ? VERSION_CONFLICT({ details: { current } }) : ALERT_UNKNOWN();
  }
}

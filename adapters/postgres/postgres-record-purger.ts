import type { Instant } from '@toolyard/core/shared';
import type { PurgeableKind, RecordPurger } from '@toolyard/core/retention';
import { sql } from 'kysely';
import type { Tables } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

/** Small, so that locks are short. */
const BATCH_SIZE = 1_000;

interface PurgeableTable {
  readonly table: keyof Tables;
  readonly key: string;
  /** SQL of the instant at which the record expired or was deleted; null before that. */
  readonly ended: string;
}

const PURGEABLE: Readonly<Record<PurgeableKind, PurgeableTable>> = {
  idempotencyKeys: {
    table: 'idempotency_key',
    key: 'principal_key, route, key',
    ended: 'created_at',
  },
  attempts: { table: 'attempt', key: 'key', ended: 'until' },
  passwordResets: { table: 'password_reset', key: 'owner_id', ended: 'expires_at' },
  invitations: { table: 'invitation', key: 'owner_id', ended: 'expires_at' },
  spaceInvitations: { table: 'content_invitation', key: 'id', ended: 'at' },
  hookDeliveries: {
    table: 'content_hook_delivery',
    key: 'id',
    ended: 'case when due_at is null then created_at end',
  },
  emailConfirmations: { table: 'email_confirmation', key: 'owner_id', ended: 'expires_at' },
  brokerageAuthorisations: {
    table: 'brokerage_authorisation',
    key: 'owner_id',
    ended: 'expires_at',
  },
  alertNotices: { table: 'alert_notice', key: 'id', ended: 'at' },
  sessions: { table: 'session', key: 'id', ended: 'least(revoked_at, expires_at)' },
  adminSessions: { table: 'admin_session', key: 'id', ended: 'least(revoked_at, expires_at)' },
  deletedStrategies: { table: 'strategy', key: 'id', ended: 'deleted_at' },
  toolClicks: {
    table: 'tool_click',
    key: 'tool_id, day',
    ended: "day::timestamp at time zone 'utc'",
  },
  deletedTools: { table: 'tool', key: 'id', ended: 'deleted_at' },
  deletedAccounts: { table: 'user_account', key: 'id', ended: 'erased_at' },
  deletedAdmins: { table: 'admin_account', key: 'id', ended: 'deleted_at' },
};

/** Deletes rows in batches; locked rows are left for the next run. */
export class PostgresRecordPurger implements RecordPurger {
  constructor(private readonly statements: Statements) {}

  async purge(kind: PurgeableKind, before: Instant): Promise<number> {
    const { key, ended, ...purgeable } = PURGEABLE[kind];
    const table = sql.table(purgeable.table);
    const keys = sql.raw(key);
    const deleted = await this.statements.rows(
      sql`delete from ${table} where (${keys}) in (
          select ${keys} from ${table} where ${sql.raw(ended)} < ${toDate(before)}
          limit ${sql.lit(BATCH_SIZE)} for update skip locked)
        returning 1 as one`,
    );
    return deleted.length;
  }
}

import type { Instant } from '@toolyard/core/shared';
import type { PurgeableKind, RecordPurger } from '@toolyard/core/retention';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

/** Small, so that locks are short. */
const BATCH_SIZE = 1_000;

interface PurgeableTable {
  readonly table: string;
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
  emailConfirmations: { table: 'email_confirmation', key: 'owner_id', ended: 'expires_at' },
  brokerageAuthorisations: {
    table: 'brokerage_authorisation',
    key: 'owner_id',
    ended: 'expires_at',
  },
  sessions: { table: 'session', key: 'id', ended: 'least(revoked_at, expires_at)' },
  adminSessions: { table: 'admin_session', key: 'id', ended: 'least(revoked_at, expires_at)' },
  deletedStrategies: { table: 'strategy', key: 'id', ended: 'deleted_at' },
  deletedTools: { table: 'tool', key: 'id', ended: 'deleted_at' },
  deletedAccounts: { table: 'user_account', key: 'id', ended: 'deleted_at' },
  deletedAdmins: { table: 'admin_account', key: 'id', ended: 'deleted_at' },
};

/** Deletes rows in batches; locked rows are left for the next run. */
export class PostgresRecordPurger implements RecordPurger {
  constructor(private readonly statements: Statements) {}

  async purge(kind: PurgeableKind, before: Instant): Promise<number> {
    const { table, key, ended } = PURGEABLE[kind];
    const deleted = await this.statements.rows(
      `delete from ${table} where (${key}) in (
         select ${key} from ${table} where ${ended} < ? limit ${BATCH_SIZE} for update skip locked)
       returning 1 as one`,
      [toDate(before)],
    );
    return deleted.length;
  }
}

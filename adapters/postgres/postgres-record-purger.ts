import type { Instant } from '@toolyard/core/shared';
import type { PurgeableKind, RecordPurger } from '@toolyard/core/retention';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

/** Small enough to keep locks short. */
const AT_ONCE = 1_000;

interface Retained {
  readonly table: string;
  readonly key: string;
  /** SQL of the instant of its end; null while it goes on. */
  readonly ended: string;
}

const RETAINED: Readonly<Record<PurgeableKind, Retained>> = {
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

  async purge(what: PurgeableKind, before: Instant): Promise<number> {
    const { table, key, ended } = RETAINED[what];
    const gone = await this.statements.rows(
      `delete from ${table} where (${key}) in (
         select ${key} from ${table} where ${ended} < ? limit ${AT_ONCE} for update skip locked)
       returning 1 as one`,
      [toDate(before)],
    );
    return gone.length;
  }
}

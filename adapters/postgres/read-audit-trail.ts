import type { AuditTrail } from '@toolyard/core/audit';
import { BackupError } from './backup/backup-file.ts';
import { assertDatabaseExists } from './backup/backups.ts';
import { withEngine, type DatabaseSettings } from './engines.ts';
import { PostgresAuditTrail } from './postgres-audit-trail.ts';
import { Statements } from './statements.ts';

/** PostgreSQL's undefined_table and undefined_column. */
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/** Opens the database only to read its audit trail; changes nothing. */
export async function readAuditTrail<T>(
  settings: DatabaseSettings,
  read: (trail: AuditTrail) => Promise<T>,
): Promise<T> {
  assertDatabaseExists(settings);
  try {
    return await withEngine(settings, ({ manager }) =>
      read(new PostgresAuditTrail(new Statements(() => manager.fork()))),
    );
  } catch (cause) {
    const { code } = cause as { readonly code?: unknown };
    if (code !== UNDEFINED_TABLE && code !== UNDEFINED_COLUMN) throw cause;
    const why =
      code === UNDEFINED_TABLE
        ? 'this database has no audit log: it comes with the first start of this version'
        : 'this audit log is of an earlier version: start this version on the database once, or verify with that one';
    throw new BackupError(why, { cause });
  }
}

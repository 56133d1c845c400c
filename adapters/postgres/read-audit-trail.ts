import type { AuditTrail } from '@toolyard/core/audit';
import { BackupError } from './backup/backup-file.ts';
import { assertDatabaseExists } from './backup/backups.ts';
import { withEngine, type DatabaseSettings } from './engines.ts';
import { PostgresAuditTrail } from './postgres-audit-trail.ts';
import { Statements } from './statements.ts';

/** PostgreSQL's undefined_table. */
const UNDEFINED_TABLE = '42P01';

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
    if ((cause as { readonly code?: unknown }).code !== UNDEFINED_TABLE) throw cause;
    const why = 'this database has no audit log: it comes with the first start of this version';
    throw new BackupError(why, { cause });
  }
}

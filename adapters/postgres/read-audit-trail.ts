import type { AuditTrail } from '@toolyard/core/audit';
import { BackupFault } from './backup/backup-fault.ts';
import { demandFolder } from './backup/backups.ts';
import { onEngine } from './on-engine.ts';
import type { DatabaseSettings } from './open-database.ts';
import { PostgresAuditTrail } from './postgres-audit-trail.ts';
import { Statements } from './statements.ts';

/** PostgreSQL's undefined_table. */
const UNDEFINED_TABLE = '42P01';

/** Hands over the trail of a database, which is opened for that alone and not changed. */
export async function readAuditTrail<T>(
  settings: DatabaseSettings,
  read: (trail: AuditTrail) => Promise<T>,
): Promise<T> {
  demandFolder(settings);
  try {
    return await onEngine(settings, ({ manager }) =>
      read(new PostgresAuditTrail(new Statements(() => manager.fork()))),
    );
  } catch (cause) {
    if ((cause as { readonly code?: unknown }).code !== UNDEFINED_TABLE) throw cause;
    const why = 'this database has no audit log: it comes with the first start of this version';
    throw new BackupFault(why, { cause });
  }
}

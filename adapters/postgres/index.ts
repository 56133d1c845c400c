export { openDatabase } from './open-database.ts';
export type { Database, DatabaseSettings } from './open-database.ts';
export type { Readers, Repositories } from './repositories.ts';
export { FolderInUse } from './pglite/folder-lock.ts';
export { BackupFault } from './backup/backup-fault.ts';
export type { BackupHeader, Pictures } from './backup/backup-file.ts';
export { auditDigest } from './postgres-audit-log.ts';
export { readAuditTrail } from './read-audit-trail.ts';
export { backUp, restore } from './backup/backups.ts';

export { openDatabase } from './open-database.ts';
export type { Database, DatabaseSettings } from './open-database.ts';
export type { Readers, Repositories } from './repositories.ts';
export { FolderInUse } from './pglite/folder-lock.ts';

export { PURGEABLE_KINDS, RETENTION_DAYS } from './retention.ts';
export type { PurgeableKind } from './retention.ts';
export type { RecordPurger } from './ports/record-purger.ts';
export { PurgeExpired } from './use-cases/purge-expired.ts';

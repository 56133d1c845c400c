export { PERISHABLES, RETENTION_DAYS } from './retention.ts';
export type { Perishable } from './retention.ts';
export type { Sweeper } from './ports/record-purger.ts';
export { SweepPerished } from './use-cases/purge-expired.ts';

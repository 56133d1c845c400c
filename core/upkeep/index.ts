export { PERISHABLES, RETENTION_DAYS } from './retention.ts';
export type { Perishable } from './retention.ts';
export type { Sweeper } from './ports/sweeper.ts';
export { SweepPerished } from './use-cases/sweep-perished.ts';

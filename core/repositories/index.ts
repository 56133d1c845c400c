export type { Readers, Repositories } from './repositories.ts';

import {
  createMissingCluster,
  openExistingCluster,
  type Cluster,
} from '@toolyard/postgres/cluster';
import type { Settings } from './settings.ts';

/** The embedded database while it opens; null where it must be created, and where PostgreSQL is used. */
export type OpeningDatabase = Promise<Cluster> | null;

/** Begins to open the embedded database, if it exists, in its own thread. */
export const openAhead = ({ databaseUrl, dataDir }: Settings): OpeningDatabase =>
  databaseUrl === null ? openExistingCluster(dataDir) : null;

/**
 * Creates the embedded database if it is missing. Its creation and the rest of the program would each take hundreds of
 * megabytes at once. Where it fails, opening the database fails as well and says why.
 */
export const createAhead = async ({ databaseUrl, dataDir }: Settings): Promise<void> => {
  if (databaseUrl === null) await createMissingCluster(dataDir).catch(() => undefined);
};

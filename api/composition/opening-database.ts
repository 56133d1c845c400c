import { openExistingCluster, type Cluster } from '@toolyard/postgres/cluster';
import type { Settings } from './settings.ts';

/** The embedded database while it opens; null where it must be created, and where PostgreSQL is used. */
export type OpeningDatabase = Promise<Cluster> | null;

/** Begins to open the embedded database, if it exists, in its own thread. */
export const openAhead = ({ databaseUrl, dataDir }: Settings): OpeningDatabase =>
  databaseUrl === null ? openExistingCluster(dataDir) : null;

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { PgliteClient } from './pglite-client.ts';

/** The embedded database's files exist but cannot be opened. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';
}

/** PGlite with its files, which are locked for this process. */
export interface Cluster {
  readonly client: PgliteClient;
  /** Writes everything to the files and unlocks them. */
  close(): Promise<void>;
}

const lockedFolder = (dataDir: string) => join(dataDir, 'postgres');
const filesFolder = (dataDir: string) => join(lockedFolder(dataDir), 'cluster');

/** Opens the database in the data folder and creates it if it is missing; in memory when there is no folder. */
export async function openCluster(dataDir: string | null): Promise<Cluster> {
  const unlock = dataDir === null ? () => undefined : lockFolder(lockedFolder(dataDir));
  try {
    const client = await openFiles(dataDir && filesFolder(dataDir));
    return {
      client,
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates the database in the data folder if it is missing. */
export async function createMissingCluster(dataDir: string): Promise<void> {
  if (!existsSync(filesFolder(dataDir))) await (await openCluster(dataDir)).close();
}

/** The same for a database that exists; null where there is none. Whoever awaits the cluster gets its errors. */
export function openExistingCluster(dataDir: string): Promise<Cluster> | null {
  if (!existsSync(filesFolder(dataDir))) return null;
  const opening = openCluster(dataDir);
  opening.catch(() => undefined);
  return opening;
}

async function openFiles(folder: string | null): Promise<PgliteClient> {
  if (folder === null) return PgliteClient.open(folder);
  if (!existsSync(folder)) await createFiles(folder);
  try {
    return await PgliteClient.open(folder);
  } catch (cause) {
    const todo =
      'unless the disk is full, move it away and restore the newest backup (npm run restore -- <backup>)';
    throw new DatabaseDamaged(`DATA_DIR: the database in ${folder} cannot be opened: ${todo}`, {
      cause,
    });
  }
}

/**
 * PGlite creates the files in a second database in memory, whose 400 MB it keeps until its thread ends. A creation that
 * is interrupted leaves no database behind.
 */
async function createFiles(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await PgliteClient.open(unfinished);
  await client.close();
  renameSync(unfinished, folder);
}

import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from './settings-readers.ts';
import type { Settings } from './settings.ts';

/** Folder of uploaded images; servers with a common catalogue must share it. */
export const uploadsFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  join(dataDir, 'uploads');

/** Folder of the pictures of spaces and prizes; servers with a common database must share it. */
export const mediaFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  join(dataDir, 'media');

/** Free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Makes the data folder where it is missing; refuses folders that cannot be used. */
export function prepareFolders({ dataDir, chainFilesDir }: Settings): void {
  demand('DATA_DIR', 'must be a folder that can be written', () => {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
  });
  if (chainFilesDir === null) return;
  demand('CHAIN_FILES_DIR', 'must be a folder that can be read', () => {
    accessSync(chainFilesDir, constants.R_OK);
    if (!statSync(chainFilesDir).isDirectory()) throw new Error('a file');
  });
}

/** Creates each missing folder separately: `recursive` of Node never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (fault) {
    // Another server made it in the meantime.
    if (!existsSync(folder)) throw fault;
  }
}

function demand(name: string, meaning: string, check: () => void): void {
  try {
    check();
  } catch (cause) {
    throw new SettingsError(`${name} ${meaning}`, { cause });
  }
}

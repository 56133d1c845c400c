import type { ReadingChoices } from '@toolyard/duckdb';
import { DEVICE_FOLDER, type DeviceStorage } from './device-storage.ts';

/** What is kept, without its files. */
export interface DeviceAnalysis {
  readonly id: string;
  readonly name: string;
  readonly storedAt: number;
  readonly bytes: number;
  readonly fileNames: readonly string[];
}

interface FileEntry {
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly bytes: number;
  readonly choices: ReadingChoices;
}

/** What stands beside the copies. It is written last, so that a folder without it was never finished. */
export interface Manifest {
  readonly version: 1;
  /** As `recipeText` writes it. */
  readonly recipe: string;
  readonly name: string;
  readonly storedAt: number;
  readonly owner: string | null;
  readonly outlastsSession: boolean;
  readonly files: readonly FileEntry[];
}

export const MANIFEST = 'analysis.json';
/** A folder that has not been finished by then, in milliseconds, never will be. */
const LONGEST_WRITING = 3_600_000;

/** The folder of all that is kept; null where nothing is. */
export async function folderOf(storage: DeviceStorage | undefined) {
  if (!storage?.getDirectory) return null;
  try {
    return await (await storage.getDirectory()).getDirectoryHandle(DEVICE_FOLDER);
  } catch {
    return null;
  }
}

export async function readManifest(folder: FileSystemDirectoryHandle): Promise<Manifest | null> {
  try {
    const handle = await folder.getFileHandle(MANIFEST);
    const manifest = JSON.parse(await (await handle.getFile()).text()) as Manifest;
    return manifest.version === 1 ? manifest : null;
  } catch {
    return null;
  }
}

/** All folders with what stands in them, by id. An id begins with the time at which it was begun. */
async function* foldersIn(folder: FileSystemDirectoryHandle) {
  for await (const [id, handle] of folder.entries())
    if (handle.kind === 'directory') yield [id, await readManifest(handle)] as const;
}

const sizeOf = ({ files }: Manifest): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What somebody may see here, newest first. What a session that has ended left, and what was never finished, is deleted. */
export async function listDeviceAnalyses(
  storage: DeviceStorage | undefined,
  owner: string | null,
  now: number,
): Promise<readonly DeviceAnalysis[]> {
  const folder = await folderOf(storage);
  if (!folder) return [];
  const found: DeviceAnalysis[] = [];
  const gone: string[] = [];
  for await (const [id, manifest] of foldersIn(folder)) {
    if (!manifest) {
      if (now - Number.parseInt(id, 36) > LONGEST_WRITING) gone.push(id);
    } else if (manifest.owner === null || manifest.owner === owner) {
      const { name, storedAt, files } = manifest;
      const fileNames = files.map((file) => file.name);
      found.push({ id, name, storedAt, bytes: sizeOf(manifest), fileNames });
    } else if (!manifest.outlastsSession) gone.push(id);
  }
  for (const id of gone) await folder.removeEntry(id, { recursive: true });
  return found.toSorted((one, other) => other.storedAt - one.storedAt);
}

/** Deletes what was kept until the end of a session. */
export async function deleteOfSession(storage: DeviceStorage | undefined): Promise<void> {
  const folder = await folderOf(storage);
  if (!folder) return;
  const gone: string[] = [];
  for await (const [id, manifest] of foldersIn(folder))
    if (manifest?.owner != null && !manifest.outlastsSession) gone.push(id);
  for (const id of gone) await folder.removeEntry(id, { recursive: true });
}

export async function deleteDeviceAnalyses(
  storage: DeviceStorage | undefined,
  ids: readonly string[],
): Promise<void> {
  const folder = await folderOf(storage);
  for (const id of ids) await folder?.removeEntry(id, { recursive: true });
}

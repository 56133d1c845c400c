import { parseRecipe, recipeText, type Recipe } from '@toolyard/core/data';
import type { ReadingChoices } from '@toolyard/duckdb';
import { folderOf, MANIFEST, readManifest, type Manifest } from '../../../app/device-analyses.ts';
import { DEVICE_FOLDER, type DeviceStorage } from '../../../app/device-storage.ts';

const PART_BYTES = 8 * 1024 * 1024;

const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : '');

/** Why nothing was kept: the browser has no file system, or too little space, or a file cannot be read any more. */
export type NotStoredReason =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'full'; readonly needed: number; readonly free: number | null }
  | { readonly kind: 'unreadable'; readonly file: string };

export class NotStored extends Error {
  constructor(readonly reason: NotStoredReason) {
    super(reason.kind);
  }
}

/** An opened file and what its reader chose. */
export interface DeviceFile {
  readonly file: File;
  readonly choices: ReadingChoices;
}

/** What is to be kept on this device. */
export interface WorkToStore {
  readonly recipe: Recipe;
  readonly files: readonly DeviceFile[];
  /** Id of the account, which alone sees it then; null for everybody who uses this browser. */
  readonly owner: string | null;
  /** Whether it stays when the session of the account ends. */
  readonly outlastsSession: boolean;
}

/** The files and the steps of what is kept, as they were. Null where it is gone. */
export async function openDeviceAnalysis(
  storage: DeviceStorage | undefined,
  id: string,
): Promise<{ readonly recipe: Recipe | null; readonly files: readonly DeviceFile[] } | null> {
  try {
    const folder = await (await folderOf(storage))!.getDirectoryHandle(id);
    const manifest = (await readManifest(folder))!;
    const files = await Promise.all(
      manifest.files.map(async ({ name, type, lastModified, choices }, at) => {
        const copy = await (await folder.getFileHandle(String(at))).getFile();
        return { file: new File([copy], name, { type, lastModified }), choices };
      }),
    );
    const recipe = parseRecipe(manifest.recipe);
    return { recipe: recipe.ok ? recipe.value : null, files };
  } catch {
    return null;
  }
}

async function write(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Blob,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
) {
  const handle = await folder.getFileHandle(name, { create: true });
  if (!('createWritable' in handle)) throw new NotStored({ kind: 'unsupported' });
  const writable = await handle.createWritable();
  try {
    for (let at = 0; at < content.size; at += PART_BYTES) {
      signal.throwIfAborted();
      const part = content.slice(at, at + PART_BYTES);
      await writable.write(part);
      onBytes(part.size);
    }
    await writable.close();
  } catch (fault) {
    await writable.abort().catch(() => undefined);
    throw fault;
  }
}

async function freeBytes(storage: DeviceStorage): Promise<number | null> {
  const { quota, usage } = (await storage.estimate?.()) ?? {};
  return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
}

/**
 * Copies files and steps into the browser's own file system. Rejects with `NotStored`, or with the reason of the signal;
 * nothing of it is left then.
 *
 * @param onBytes is told how many bytes have been written
 * @returns its id
 */
export async function keepOnDevice(
  storage: DeviceStorage | undefined,
  { recipe, files, owner, outlastsSession }: WorkToStore,
  now: number,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<string> {
  if (!storage?.getDirectory) throw new NotStored({ kind: 'unsupported' });
  const needed = files.reduce((sum, { file }) => sum + file.size, 0);
  const free = await freeBytes(storage);
  if (free !== null && free < needed) throw new NotStored({ kind: 'full', needed, free });
  // Without it a browser that is short of space deletes what is kept. Whether it agrees is up to the browser.
  await storage.persist?.().catch(() => false);

  const id = `${now.toString(36)}-${crypto.randomUUID()}`;
  let all: FileSystemDirectoryHandle;
  try {
    all = await (await storage.getDirectory()).getDirectoryHandle(DEVICE_FOLDER, { create: true });
  } catch {
    throw new NotStored({ kind: 'unsupported' });
  }
  let reading = '';
  let written = 0;
  try {
    const folder = await all.getDirectoryHandle(id, { create: true });
    for (const [at, { file }] of files.entries()) {
      reading = file.name;
      await write(
        folder,
        String(at),
        file,
        (bytes) => {
          written += bytes;
          onBytes(written);
        },
        signal,
      );
    }
    const manifest: Manifest = {
      version: 1,
      recipe: recipeText(recipe),
      name: recipe.name,
      storedAt: now,
      owner,
      outlastsSession,
      files: files.map(({ file: { name, type, lastModified, size }, choices }) => ({
        name,
        type,
        lastModified,
        bytes: size,
        choices,
      })),
    };
    await write(folder, MANIFEST, new Blob([JSON.stringify(manifest)]), () => undefined, signal);
    return id;
  } catch (fault) {
    await all.removeEntry(id, { recursive: true }).catch(() => undefined);
    if (signal.aborted || fault instanceof NotStored) throw fault;
    if (nameOf(fault) === 'QuotaExceededError')
      throw new NotStored({ kind: 'full', needed, free: await freeBytes(storage) });
    if (['NotReadableError', 'NotFoundError'].includes(nameOf(fault)))
      throw new NotStored({ kind: 'unreadable', file: reading });
    throw fault;
  }
}

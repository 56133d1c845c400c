import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IMAGES_OVERLOADED, type ImageStore, type StoredImage } from '@toolyard/core/tools';
import { FairQueue } from '@toolyard/core/shared';
import { drawIcon } from './draw-icon.ts';
import { ImageFolder } from './image-folder.ts';

/** Decoding takes a core and up to 64 MB each. */
const LIMITS = { running: 2, waitingPerKey: 60 };

/** Pictures in a folder, each named by the SHA-256 of its content. */
export class FolderImageStore implements ImageStore {
  private readonly turns = new FairQueue(LIMITS, () => IMAGES_OVERLOADED());

  constructor(private readonly folder: string) {}

  async keep(bytes: Uint8Array): Promise<string> {
    const encoded = await this.turns.run('', () => drawIcon(bytes));
    const name = `${createHash('sha256').update(encoded).digest('hex')}.webp`;
    await new ImageFolder(this.folder).put(name, encoded);
    return `/uploads/${name}`;
  }

  /** Includes files that a crash left incomplete; no tool refers to them. */
  async list(): Promise<readonly StoredImage[]> {
    const names = await readdir(this.folder).catch(() => []);
    const images = await Promise.all(names.map((name) => this.find(name)));
    return images.flatMap((image) => image ?? []);
  }

  async remove(url: string): Promise<void> {
    await rm(join(this.folder, basename(url)), { force: true });
  }

  /** Null for folders, and for what another server removed just now. */
  private async find(name: string): Promise<StoredImage | null> {
    const found = await stat(join(this.folder, name)).catch(() => null);
    return found?.isFile() ? { url: `/uploads/${name}`, storedAt: found.mtimeMs } : null;
  }
}

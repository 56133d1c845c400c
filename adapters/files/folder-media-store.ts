import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_OVERLOADED, type MediaStore, type StoredMedia } from '@toolyard/core/content';
import { FairQueue } from '@toolyard/core/shared';
import { drawMedia } from './draw-media.ts';
import { ImageFolder } from './image-folder.ts';

/** Decoding takes a core and up to 150 MB each. */
const LIMITS = { running: 2, waitingPerKey: 60 };

const fileOf = (hash: string): string => `${hash}.webp`;

/** Pictures of spaces in a folder, each named by the SHA-256 of its content. */
export class FolderMediaStore implements MediaStore {
  private readonly turns = new FairQueue(LIMITS, () => MEDIA_OVERLOADED());
  private readonly files: ImageFolder;

  constructor(private readonly folder: string) {
    this.files = new ImageFolder(folder);
  }

  async store(bytes: Uint8Array, box?: number): Promise<StoredMedia> {
    const { picture, encoded } = await this.draw(bytes, box);
    await this.files.put(fileOf(picture.hash), encoded);
    return picture;
  }

  async measure(bytes: Uint8Array): Promise<StoredMedia> {
    const { picture } = await this.draw(bytes);
    return picture;
  }

  async read(hash: string): Promise<Uint8Array | null> {
    const isThere = (await this.storedAt(fileOf(hash))) !== null;
    return isThere ? this.files.read(fileOf(hash)) : null;
  }

  /** Includes files that a crash left incomplete, each by its name. */
  async list(): Promise<{ hash: string; storedAt: number }[]> {
    const names = await readdir(this.folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({
        hash: name.replace(/\.webp$/, ''),
        storedAt: await this.storedAt(name),
      })),
    );
    return found.flatMap(({ hash, storedAt }) => (storedAt === null ? [] : [{ hash, storedAt }]));
  }

  async remove(hash: string): Promise<void> {
    if (!/^\.?[\w-]+$/.test(hash)) return;
    const name = hash.startsWith('.') ? hash : fileOf(hash);
    await rm(join(this.folder, name), { force: true });
  }

  private async draw(bytes: Uint8Array, box?: number) {
    const { bytes: encoded, width, height } = await this.turns.run('', () => drawMedia(bytes, box));
    const hash = createHash('sha256').update(encoded).digest('hex');
    return { picture: { hash, width, height, size: encoded.length }, encoded };
  }

  /** Null for folders, and for what another server removed just now. */
  private async storedAt(name: string): Promise<number | null> {
    const found = await stat(join(this.folder, name)).catch(() => null);
    return found?.isFile() ? found.mtimeMs : null;
  }
}

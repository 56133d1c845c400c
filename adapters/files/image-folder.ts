import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of complete files; an incomplete file after a crash has another name. */
const NAME = /^[0-9a-f]{64}\.webp$/;

/** A folder of images, each named by the SHA-256 of its content. Files are immutable. */
export class ImageFolder {
  constructor(private readonly folder: string) {}

  async list(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => NAME.test(name)).sort();
  }

  read(name: string): Promise<Uint8Array> {
    return readFile(join(this.folder, name));
  }

  /** Written beside its place and moved there when it is whole. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (!NAME.test(name)) throw new Error(`no name of a picture: ${name}`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const aside = join(this.folder, `.${randomUUID()}`);
    await writeFile(aside, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await rename(aside, join(this.folder, name));
  }
}

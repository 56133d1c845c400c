import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ProductFile, ProductFiles } from '@toolyard/core/content';
import { LANGUAGES } from '@toolyard/core/shared';

const isMissing = (fault: unknown): boolean => (fault as { code?: unknown }).code === 'ENOENT';

/** The product's own pages in a folder that has a folder per language; `null` delivers none. */
export class FolderProductFiles implements ProductFiles {
  constructor(private readonly folder: string | null) {}

  async read(): Promise<readonly ProductFile[]> {
    const { folder } = this;
    if (folder === null) return [];
    const names = await Promise.all(LANGUAGES.map((language) => namesBelow(folder, language)));
    return Promise.all(
      names
        .flat()
        .filter((name) => name.endsWith('.md'))
        .toSorted()
        .map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
    );
  }
}

/** With `/` between folders; none where the folder is missing. */
async function namesBelow(folder: string, language: string): Promise<readonly string[]> {
  try {
    const names = await readdir(join(folder, language), { recursive: true });
    return names.map((name) => `${language}/${name.split(sep).join('/')}`);
  } catch (fault) {
    if (isMissing(fault)) return [];
    throw fault;
  }
}

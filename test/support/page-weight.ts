import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a browser fetches before a page of the built app is alive: styles and scripts that its HTML names, brotli 11. */
export interface PageWeight {
  readonly scripts: number;
  readonly styles: number;
  readonly files: readonly string[];
}

const FETCHED = /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

export function pageWeight(dist: string, page: string): PageWeight {
  const html = readFileSync(join(dist, page), 'utf8');
  const files = [...new Set([...html.matchAll(FETCHED)].map(([, file]) => file ?? ''))];
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce(
        (bytes, file) => bytes + brotliCompressSync(readFileSync(join(dist, file))).length,
        0,
      );
  return { scripts: sum('.js'), styles: sum('.css'), files };
}

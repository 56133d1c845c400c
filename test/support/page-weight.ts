import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a browser fetches before a page of the built app is alive: the styles and scripts that its HTML names or holds, brotli 11. */
interface PageWeight {
  readonly scripts: number;
  readonly styles: number;
  readonly files: readonly string[];
}

const FETCHED = /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** What `load-after-paint.js` fetches after the first paint. */
const STARTED = /data-entry="([^"]+)" data-parts="([^"]+)"/;

const HELD = /<style>([^]*?)<\/style>/g;

/** Bytes in brotli 11. */
export const brotliSize = (contents: readonly (string | Buffer)[]): number =>
  contents.reduce((bytes, content) => bytes + brotliCompressSync(content).length, 0);

export function pageWeight(dist: string, page: string): PageWeight {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = [...html.matchAll(FETCHED)].map(([, file]) => file ?? '');
  const [, entry = '', parts = ''] = STARTED.exec(html) ?? [];
  const files = [...new Set([...named, ...`${entry} ${parts}`.split(' ').filter(Boolean)])];
  const read = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(dist, file)));
  const held = [...html.matchAll(HELD)].map(([, style]) => style ?? '');
  return {
    scripts: brotliSize(read('.js')),
    styles: brotliSize([...read('.css'), ...held]),
    files,
  };
}

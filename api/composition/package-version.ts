import { readFileSync } from 'node:fs';

/** The package of this folder, from source and from `dist` alike. */
const FILE = new URL(
  import.meta.url.includes('/dist/') ? '../../package.json' : '../package.json',
  import.meta.url,
);

/** The version of the product that runs, `0.1.0`. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as { version: string }).version;

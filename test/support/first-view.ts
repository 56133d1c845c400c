import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the shell fetches when it has nothing else to do. */
const IDLE = /\/toaster-[^/]+\.js$/;

const STATIC = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Files that `file` of the built app imports before it runs. */
const importsOf = (dist: string, file: string): string[] =>
  file.endsWith('.js')
    ? [...readFileSync(join(dist, file), 'utf8').matchAll(STATIC)].map(
        ([, name]) => `/assets/${name}`,
      )
    : [];

/** Of the files that a page fetched, those without the shell's idle part and what only that imports. */
export function firstView(dist: string, fetched: readonly string[]): string[] {
  const idle = new Set(fetched.filter((file) => IDLE.test(file)));
  for (const file of idle)
    for (const needed of importsOf(dist, file)) {
      const others = fetched.filter((each) => !idle.has(each));
      if (!others.some((each) => importsOf(dist, each).includes(needed))) idle.add(needed);
    }
  return fetched.filter((file) => !idle.has(file));
}

/** Bytes in brotli 11. */
export const brotliSize = (dist: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);

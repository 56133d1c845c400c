import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { ABOUT_THE_DATA, NOT_BUILT, REFERENCE_SUITES } from './registry.ts';
import type { ReferenceResult, ReferenceSuite } from './reference-suite.ts';

/** One line of the report. */
export interface FileReport {
  readonly file: string;
  readonly state: 'checked' | 'not built' | 'missing' | 'unknown';
  readonly result: ReferenceResult | null;
}

/** Data files below `dir`, with forward slashes, in order. */
function referenceFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length))
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !ABOUT_THE_DATA.some((name) => name === basename(file)))
    .sort();
}

/** Whether an entry is a file, or the folder that it is in. */
const covers = (entry: string, file: string): boolean =>
  entry.endsWith('/') ? file.startsWith(entry) : file === entry;

export const isNotBuilt = (file: string): boolean => NOT_BUILT.some((entry) => covers(entry, file));

/** The reports of the files of a suite. */
export const reportsOf = (reports: readonly FileReport[], entry: string): readonly FileReport[] =>
  reports.filter(({ file }) => covers(entry, file));

/** A suite that breaks misses its file and leaves the others their lines. */
async function run(suite: ReferenceSuite, path: string): Promise<ReferenceResult> {
  try {
    return await suite.check(path);
  } catch (error) {
    return { rows: 0, passed: 0, worst: Infinity, notBuilt: 0, misses: [String(error)] };
  }
}

/** Every file of the folder and every file that a suite expects, checked or with the reason why not. */
export async function checkReference(dir: string): Promise<readonly FileReport[]> {
  const present = referenceFiles(dir);
  const wanted = REFERENCE_SUITES.map(({ file }) => file).filter((file) => !file.endsWith('/'));
  const names = [...new Set([...present, ...wanted])].sort();
  const reports: FileReport[] = [];
  for (const file of names) {
    const suite = REFERENCE_SUITES.find((candidate) => covers(candidate.file, file));
    if (!suite)
      reports.push({ file, state: isNotBuilt(file) ? 'not built' : 'unknown', result: null });
    else if (!present.includes(file)) reports.push({ file, state: 'missing', result: null });
    else reports.push({ file, state: 'checked', result: await run(suite, join(dir, file)) });
  }
  for (const { close } of REFERENCE_SUITES) await close?.();
  return reports;
}

export const isMiss = ({ state, result }: FileReport): boolean =>
  state === 'missing' ||
  state === 'unknown' ||
  (result !== null && (result.rows === 0 || result.passed < result.rows));

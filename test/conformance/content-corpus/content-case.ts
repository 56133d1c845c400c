import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A case of the content corpus: what is expected depends on its family. */
export interface ContentCase<Expected = unknown> {
  readonly id: string;
  readonly family: string;
  readonly files: readonly string[];
  readonly expected: Expected;
  /** Folder that holds cases.json. */
  readonly folder: string;
}

interface Corpus {
  readonly tool?: string;
  readonly cases: readonly Omit<ContentCase, 'folder'>[];
}

/** The cases of a folder that holds cases.json and files; none where it is another tool's. */
export function contentCases(folder: string): readonly ContentCase[] {
  const corpus = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as Corpus;
  if (corpus.tool !== 'content-management') return [];
  return corpus.cases.map((each) => ({ ...each, folder }));
}

/** Text of a case's file, which the case may name without its id: fm1.md is files/bp08_fm1.md. */
export function fileText({ folder, files }: ContentCase, name: string): string {
  const path = files.find(
    (file) => file === name || file.endsWith(`/${name}`) || file.endsWith(`_${name}`),
  );
  return readFileSync(join(folder, path ?? name), 'utf8');
}

/** One thing that a case demands, and what is wrong with it; null where nothing is. */
export interface Check {
  readonly what: string;
  readonly fault: string | null;
}

export const check = (what: string, isRight: boolean, found: unknown = ''): Check => ({
  what,
  fault: isRight ? null : `${what}: ${JSON.stringify(found)}`,
});

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

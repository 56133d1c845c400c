import type { OutputFile } from '../renderer.ts';

/** A file that a generated project runs once, in the order of the numbers. */
const MIGRATION = /^migrations\/(\d{4})-[^/]+\.sql$/;

const isMigration = ({ path }: OutputFile): boolean => MIGRATION.test(path);

const numberOf = (path: string): number => Number(MIGRATION.exec(path)?.[1] ?? 0);

/** The tables as they were made so far, and as they are generated now, in statements of PostgreSQL. */
export interface TableVersions {
  readonly earlier: string;
  readonly later: string;
}

const textOf = (files: readonly OutputFile[]): string =>
  files
    .filter(isMigration)
    .toSorted((a, b) => numberOf(a.path) - numberOf(b.path))
    .map(({ text }) => text)
    .join('\n');

/** Null where a project has no tables, or has none yet. */
export function tableVersions(
  before: readonly OutputFile[],
  generated: readonly OutputFile[],
): TableVersions | null {
  const [earlier, later] = [textOf(before), textOf(generated)];
  return earlier === '' || later === '' ? null : { earlier, later };
}

/**
 * What is generated for a project that has tables: its migrations stay as they are, since they have been run, and the
 * statements that change its tables follow them.
 *
 * @param taken paths of the project, whose own migrations keep their numbers
 */
export function withMigration(
  before: readonly OutputFile[],
  generated: readonly OutputFile[],
  statements: readonly string[],
  taken: readonly string[],
): readonly OutputFile[] {
  const stay = [...generated.filter((file) => !isMigration(file)), ...before.filter(isMigration)];
  if (statements.length === 0) return stay;
  const last = Math.max(...[...taken, ...before.map(({ path }) => path)].map(numberOf));
  const path = `migrations/${String(last + 1).padStart(4, '0')}-changes.sql`;
  return [...stay, { path, text: `${statements.join('\n\n')}\n` }];
}

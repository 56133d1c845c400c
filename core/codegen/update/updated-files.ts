import type { OutputFile } from '../renderer.ts';
import type { LinePart } from './merge-lines.ts';
import type { FileUpdate } from './update-project.ts';

/** Whose lines are taken: those of the project, those that are generated, or these after those. */
export type ConflictSide = 'project' | 'generated' | 'both';

/**
 * What was decided, by path of a file: a side for each of its conflicts, in order. A file that was deleted in the
 * project comes back with `generated`.
 */
export type Resolutions = Readonly<Record<string, readonly (ConflictSide | undefined)[]>>;

export interface UpdatedFiles {
  /** Files to write into the project. */
  readonly files: readonly OutputFile[];
  /** Paths of files with conflicts that nobody has decided. */
  readonly open: readonly string[];
}

/** The text with the sides taken; null while one of its conflicts is open. */
function decided(
  parts: readonly LinePart[],
  sides: readonly (ConflictSide | undefined)[],
): string | null {
  let text = '';
  let number = 0;
  for (const part of parts) {
    if (part.kind === 'agreed') {
      text += part.text;
      continue;
    }
    const side = sides[number];
    number += 1;
    if (side === undefined) return null;
    if (side !== 'generated') text += part.project;
    if (side !== 'project') text += part.generated;
  }
  return text;
}

/** The files that an update writes, with what was decided of its conflicts. */
export function updatedFiles(
  updates: readonly FileUpdate[],
  resolutions: Resolutions,
): UpdatedFiles {
  const files: OutputFile[] = [];
  const open: string[] = [];
  for (const update of updates) {
    const { path, change } = update;
    const sides = resolutions[path] ?? [];
    if (change === 'added' || change === 'replaced' || change === 'merged')
      files.push({ path, text: update.text });
    else if (change === 'missing' && sides[0] === 'generated')
      files.push({ path, text: update.text });
    else if (change === 'conflict') {
      const text = decided(update.parts, sides);
      if (text === null) open.push(path);
      else files.push({ path, text });
    }
  }
  return { files, open };
}

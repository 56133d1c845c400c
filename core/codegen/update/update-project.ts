import type { OutputFile } from '../renderer.ts';
import { mergeLines, type LinePart } from './merge-lines.ts';

/** What becomes of one generated file of a project. */
export type FileUpdate =
  /** Stays as it is. */
  | { readonly change: 'none'; readonly path: string }
  /** Is new, or was not edited and is written anew. */
  | { readonly change: 'added' | 'replaced'; readonly path: string; readonly text: string }
  /** Was edited, and takes in what is generated now. */
  | { readonly change: 'merged'; readonly path: string; readonly text: string }
  | { readonly change: 'conflict'; readonly path: string; readonly parts: readonly LinePart[] }
  /** Was deleted in the project, and is generated in another way now. */
  | { readonly change: 'missing'; readonly path: string; readonly text: string }
  /** Is generated no more; it was edited where `edited`, and otherwise has nothing but what was generated. */
  | { readonly change: 'obsolete'; readonly path: string; readonly edited: boolean };

const byPath = (files: readonly OutputFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

/** Whether two texts differ in the ends of their lines at most. */
const isSameText = (x: string, y: string): boolean =>
  x.replaceAll('\r\n', '\n') === y.replaceAll('\r\n', '\n');

function merged(path: string, before: string, project: string, generated: string): FileUpdate {
  const parts = mergeLines(before, project, generated);
  if (parts.some(({ kind }) => kind === 'conflict')) return { change: 'conflict', path, parts };
  const text = parts.map((part) => (part.kind === 'agreed' ? part.text : '')).join('');
  return text === project ? { change: 'none', path } : { change: 'merged', path, text };
}

function updateOf(
  path: string,
  before: string | undefined,
  project: string | undefined,
  generated: string | undefined,
): FileUpdate {
  if (generated === undefined) {
    if (project === undefined || before === undefined) return { change: 'none', path };
    return { change: 'obsolete', path, edited: !isSameText(project, before) };
  }
  if (project === undefined) {
    if (before === undefined) return { change: 'added', path, text: generated };
    return before === generated
      ? { change: 'none', path }
      : { change: 'missing', path, text: generated };
  }
  if (generated === before || isSameText(project, generated)) return { change: 'none', path };
  if (before !== undefined && project === before)
    return { change: 'replaced', path, text: generated };
  return merged(path, before ?? '', project, generated);
}

/**
 * What becomes of each generated file of a project: what was generated last (`before`) and what is generated now, merged
 * with the files as they stand in the project. A file that neither names a change nor misses one stays untouched; an
 * edit is never written over.
 *
 * @returns in the order of their paths
 */
export function updateProject(
  before: readonly OutputFile[],
  project: readonly OutputFile[],
  generated: readonly OutputFile[],
): readonly FileUpdate[] {
  const [old, own, wanted] = [byPath(before), byPath(project), byPath(generated)];
  const paths = [...new Set([...old.keys(), ...wanted.keys()])].toSorted();
  return paths.map((path) => updateOf(path, old.get(path), own.get(path), wanted.get(path)));
}

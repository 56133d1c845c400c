import type { OutputFile } from '@toolyard/core/codegen';
import { safePath } from '../output/zip-files.ts';

/** What one template makes. */
export interface TemplateFilesOf {
  readonly name: string;
  readonly files: readonly OutputFile[];
}

/** The files of several templates together. One whose path is taken stands in a folder called as its template. */
export function joinedFiles(all: readonly TemplateFilesOf[]): readonly OutputFile[] {
  const taken = new Set<string>();
  const freePath = (path: string, name: string): string => {
    let free = path;
    for (let number = 1; taken.has(safePath(free).toLowerCase()); number += 1)
      free = `${name.replaceAll(/[\\/]/g, '-')}${number === 1 ? '' : ` ${number}`}/${path}`;
    taken.add(safePath(free).toLowerCase());
    return free;
  };
  return all.flatMap(({ name, files }) =>
    files.map(({ path, text }) => ({ path: freePath(path, name), text })),
  );
}

import {
  readRecord,
  RECORD_PATH,
  type GeneratedRecord,
  type OutputFile,
} from '@toolyard/core/codegen';
import { safePath } from '../output/zip-files.ts';
import type { ProjectTree } from './project-tree.ts';

/** A project as it is now, with what was generated for it last. */
export interface Project {
  readonly record: GeneratedRecord;
  readonly tree: ProjectTree;
  /** The folder of the project in the tree, with a slash at its end unless it is the tree itself. */
  readonly folder: string;
}

export type ProjectFault = 'noRecord' | 'badRecord';

/** Finds the record of what was generated last, the one that lies least deep. */
export async function readProject(tree: ProjectTree): Promise<Project | ProjectFault> {
  const [path] = tree.paths
    .filter((each) => each === RECORD_PATH || each.endsWith(`/${RECORD_PATH}`))
    .toSorted((a, b) => a.length - b.length);
  if (path === undefined) return 'noRecord';
  const text = (await tree.texts(new Set([path]))).get(path);
  const record = text === undefined ? null : readRecord(text);
  if (record === null) return 'badRecord';
  return { record, tree, folder: path.slice(0, -RECORD_PATH.length) };
}

/** Those of the paths that the project has, with their texts. */
export async function projectFiles(
  { tree, folder }: Project,
  paths: readonly string[],
): Promise<readonly OutputFile[]> {
  const texts = await tree.texts(new Set(paths.map((path) => folder + safePath(path))));
  return paths.flatMap((path) => {
    const text = texts.get(folder + safePath(path));
    return text === undefined ? [] : [{ path, text }];
  });
}

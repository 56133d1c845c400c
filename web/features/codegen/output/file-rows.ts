/** A line of the tree of files: a folder, or a file in one. */
export interface FileRow {
  readonly path: string;
  readonly name: string;
  /** From 1, as a tree counts. */
  readonly level: number;
  readonly kind: 'folder' | 'file';
  readonly isOpen: boolean;
  /** Lines of the same folder, and the place among them from 1. */
  readonly siblings: number;
  readonly position: number;
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
}

const emptyFolder = (): Folder => ({ folders: new Map(), files: [] });

function foldersOf(paths: readonly string[]): Folder {
  const root = emptyFolder();
  for (const path of paths) {
    const names = path.split('/');
    const file = names.pop()!;
    let folder = root;
    for (const name of names) {
      const next = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(file);
  }
  return root;
}

/** Lines of the tree, folders before files, each by name; what is in a closed folder is left out. */
export function fileRows(
  paths: readonly string[],
  closed: ReadonlySet<string>,
): readonly FileRow[] {
  const rowsIn = ({ folders, files }: Folder, before: string, level: number): FileRow[] => {
    const names = [...folders.keys()].toSorted();
    const siblings = names.length + files.length;
    const row = (name: string, kind: FileRow['kind'], index: number): FileRow => {
      const path = before + name;
      const isOpen = kind === 'folder' && !closed.has(path);
      return { path, name, level, kind, isOpen, siblings, position: index + 1 };
    };
    return [
      ...names.flatMap((name, index) => {
        const folder = row(name, 'folder', index);
        const inner = folder.isOpen ? rowsIn(folders.get(name)!, `${folder.path}/`, level + 1) : [];
        return [folder, ...inner];
      }),
      ...files.toSorted().map((name, index) => row(name, 'file', names.length + index)),
    ];
  };
  return rowsIn(foldersOf(paths), '', 1);
}

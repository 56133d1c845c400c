import { unzipSync } from 'fflate';

/** The files of a project: their paths, and the texts of those that are wanted. */
export interface ProjectTree {
  readonly paths: readonly string[];
  texts(wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, string>>;
}

/** Bytes of a file that are read as text; code has fewer. */
const LARGEST = 64 * 2 ** 20;

/** The text without a byte-order mark; null for what is no UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @throws Error where the bytes are no archive */
export function zipTree(archive: Uint8Array): ProjectTree {
  const paths: string[] = [];
  unzipSync(archive, {
    filter({ name }) {
      paths.push(name);
      return false;
    },
  });
  return {
    paths,
    texts(wanted) {
      const files = unzipSync(archive, {
        filter: ({ name, originalSize }) => wanted.has(name) && originalSize <= LARGEST,
      });
      const texts = new Map<string, string>();
      for (const [path, bytes] of Object.entries(files)) {
        const text = textOf(bytes);
        if (text !== null) texts.set(path, text);
      }
      return Promise.resolve(texts);
    },
  };
}

export function folderTree(files: ReadonlyMap<string, File>): ProjectTree {
  return {
    paths: [...files.keys()],
    async texts(wanted) {
      const texts = new Map<string, string>();
      for (const [path, file] of files) {
        if (!wanted.has(path) || file.size > LARGEST) continue;
        const text = textOf(new Uint8Array(await file.arrayBuffer()));
        if (text !== null) texts.set(path, text);
      }
      return texts;
    },
  };
}

/** Folders without anything of the project's own. */
const FOREIGN = new Set(['node_modules', '.git']);

const entriesOf = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** All files of a folder that was dropped, by path. */
export async function filesIn(folder: FileSystemDirectoryEntry): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const waiting = [folder];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const reader = next.createReader();
    // A reader gives no more than a hundred at a time.
    for (let some = await entriesOf(reader); some.length > 0; some = await entriesOf(reader))
      for (const entry of some)
        if (entry.isFile) files.set(entry.fullPath, await fileOf(entry as FileSystemFileEntry));
        else if (!FOREIGN.has(entry.name)) waiting.push(entry as FileSystemDirectoryEntry);
  }
  return files;
}

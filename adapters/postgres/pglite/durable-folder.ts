/**
 * PGlite's files in a folder, with an fsync that reaches the disk: its own file system answers fsync without doing
 * anything. Runs from source too, by Node's type stripping, so it keeps to syntax that can be erased.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenStream {
  /** Node's file descriptor; a directory has none. */
  readonly nfd?: number;
  readonly node: unknown;
}

/** The part of Emscripten's NODEFS that stands for files of the host. */
interface HostFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: OpenStream) => number };
}

class DurableFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const syncs = ({ FS }: { FS: unknown }) =>
      syncFiles(FS as { filesystems: { NODEFS: HostFiles } });
    const { preRun = [] } = emscriptenOpts as { preRun?: ((module: never) => void)[] };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, syncs] } as never };
  }
}

function syncFiles({ filesystems: { NODEFS } }: { filesystems: { NODEFS: HostFiles } }): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    const opened = nfd ?? openSync(NODEFS.realPath(node), 'r');
    try {
      fsyncSync(opened);
    } finally {
      if (nfd === undefined) closeSync(opened);
    }
    return 0;
  };
}

/** PGlite fills its shared buffers with zeros at the start: PostgreSQL's default would take 128 MB at once. */
const SETTINGS = ['-c', 'shared_buffers=16MB'];

/** `-F` switches fsync off; of the ways to write the log, `fsync` is the one that Emscripten hands on. */
const START = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...SETTINGS,
];

/** Options that keep the database in this folder, where what is committed is on disk. */
export const durable = (folder: string): Pick<PGliteOptions, 'fs' | 'startParams'> => ({
  fs: new DurableFolder(folder),
  startParams: START,
});

/** Options that keep the database in memory alone. */
export const IN_MEMORY: Pick<PGliteOptions, 'dataDir' | 'startParams'> = {
  dataDir: 'memory://',
  startParams: [...PGlite.defaultStartParams, ...SETTINGS],
};

import startProgram, {
  Compression,
  ParquetFile,
  Table,
  writeParquet,
  WriterPropertiesBuilder,
} from 'parquet-wasm/esm';
import { UnreadableFile } from '@toolyard/core/data';
import { groupsOfRows, type ParquetToArrow } from './readers/parquet.ts';
import type { ArrowToParquet } from './writers/parquet.ts';
import { UnwritableTable } from './writers/unwritable-table.ts';

export interface ParquetProgram {
  readonly read: ParquetToArrow;
  readonly write: ArrowToParquet;
}

/**
 * Asks for the program that reads and writes Parquet, which must happen before the network is taken away. It is compiled when
 * the first such file is read or written.
 */
export function fetchParquet(url: string): ParquetProgram {
  const program = fetch(url).then(
    async (answer) => (answer.ok ? await answer.arrayBuffer() : null),
    () => null,
  );
  let started: Promise<unknown> | null = null;
  /** Whether there is a program to run. */
  const start = async (): Promise<boolean> => {
    const code = await program;
    if (code === null) return false;
    started ??= startProgram({ module_or_path: code });
    await started;
    return true;
  };
  return {
    async *read(file) {
      if (!(await start())) throw new UnreadableFile('no Parquet reader');
      const parquet = await ParquetFile.fromFile(file);
      try {
        yield* groupsOfRows(parquet);
      } finally {
        parquet.free();
      }
    },
    async write(stream) {
      if (!(await start())) throw new UnwritableTable({ kind: 'no Parquet writer' });
      const properties = new WriterPropertiesBuilder().setCompression(Compression.SNAPPY).build();
      return writeParquet(Table.fromIPCStream(stream), properties);
    },
  };
}

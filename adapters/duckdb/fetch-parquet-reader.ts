import startProgram, { readParquet } from 'parquet-wasm/esm';
import { UnreadableFile } from '@toolyard/core/data';
import type { ParquetToArrow } from './readers/parquet.ts';

/**
 * Asks for the program that reads Parquet, which must happen before the network is taken away. It is compiled when the first
 * such file is read.
 */
export function fetchParquetReader(url: string): ParquetToArrow {
  const program = fetch(url).then(
    async (answer) => (answer.ok ? await answer.arrayBuffer() : null),
    () => null,
  );
  let started: Promise<unknown> | null = null;
  return async (bytes) => {
    const code = await program;
    if (code === null) throw new UnreadableFile('no Parquet reader');
    started ??= startProgram({ module_or_path: code });
    await started;
    return readParquet(bytes).intoIPCStream();
  };
}

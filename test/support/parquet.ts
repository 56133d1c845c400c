import { groupsOfRows } from '@toolyard/duckdb';
import { ParquetFile, Table, writeParquet } from 'parquet-wasm';

/** Reads Parquet with the build of parquet-wasm for Node. */
export async function* parquetToArrow(file: Blob): AsyncGenerator<Uint8Array> {
  const parquet = await ParquetFile.fromFile(file);
  try {
    yield* groupsOfRows(parquet);
  } finally {
    parquet.free();
  }
}

/** Writes it. */
export const arrowToParquet = (stream: Uint8Array): Promise<Uint8Array> =>
  Promise.resolve(writeParquet(Table.fromIPCStream(stream)));

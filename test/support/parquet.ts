import { groupsOfRows } from '@toolyard/duckdb';
import { ParquetFile, Table, writeParquet, WriterPropertiesBuilder } from 'parquet-wasm';

/** Reads Parquet with the build of parquet-wasm for Node. */
export async function* parquetToArrow(file: Blob): AsyncGenerator<Uint8Array> {
  const parquet = await ParquetFile.fromFile(file);
  try {
    yield* groupsOfRows(parquet);
  } finally {
    parquet.free();
  }
}

/** Writes it, in groups of a million rows if not told otherwise. */
export const arrowToParquet = (
  stream: Uint8Array,
  rowsOfGroup = 1_000_000,
): Promise<Uint8Array<ArrayBuffer>> =>
  Promise.resolve(
    new Uint8Array(
      writeParquet(
        Table.fromIPCStream(stream),
        new WriterPropertiesBuilder().setMaxRowGroupSize(rowsOfGroup).build(),
      ),
    ),
  );

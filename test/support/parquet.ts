import { readParquet, Table, writeParquet } from 'parquet-wasm';

/** Reads Parquet with the build of parquet-wasm for Node. */
export const parquetToArrow = (bytes: Uint8Array): Promise<Uint8Array> =>
  Promise.resolve(readParquet(bytes).intoIPCStream());

/** Writes it. */
export const arrowToParquet = (stream: Uint8Array): Promise<Uint8Array> =>
  Promise.resolve(writeParquet(Table.fromIPCStream(stream)));

import { Table, writeParquet } from 'parquet-wasm';

/** Writes Parquet with the build of parquet-wasm for Node. */
export const arrowToParquet = (stream: Uint8Array): Promise<Uint8Array> =>
  Promise.resolve(writeParquet(Table.fromIPCStream(stream)));

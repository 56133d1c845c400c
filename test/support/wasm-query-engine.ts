import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { openWasmQueryEngine, type WasmQueryEngine } from '@toolyard/duckdb';
import {
  createDuckDB,
  DuckDBDataProtocol,
  NODE_RUNTIME,
  VoidLogger,
} from '@duckdb/duckdb-wasm/blocking';

const folder = dirname(createRequire(import.meta.url).resolve('@duckdb/duckdb-wasm'));
const bundle = (name: string) => ({
  mainModule: join(folder, `duckdb-${name}.wasm`),
  mainWorker: '',
});

/** The build that browsers run, in Node. */
export async function openNodeWasmQueryEngine(): Promise<WasmQueryEngine> {
  const bindings = await createDuckDB(
    { mvp: bundle('mvp'), eh: bundle('eh') },
    new VoidLogger(),
    NODE_RUNTIME,
  );
  await bindings.instantiate(() => {});
  return openWasmQueryEngine(bindings, DuckDBDataProtocol.BUFFER);
}

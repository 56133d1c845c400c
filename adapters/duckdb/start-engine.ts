import * as blocking from '@duckdb/duckdb-wasm/blocking';
import { PROGRAM_BYTES } from './program.ts';
import { refuseNetwork } from './refuse-network.ts';
import { openWasmQueryEngine, type WasmQueryEngine } from './wasm-query-engine.ts';

const { createDuckDB, DuckDBDataProtocol, VoidLogger } = blocking;

/** The package declares only what Node gets of it. */
const { BROWSER_RUNTIME } = blocking as unknown as { BROWSER_RUNTIME: blocking.DuckDBRuntime };

/** Without leave to compile, the program neither starts nor fails. */
const LONGEST_START_MS = 10_000;

/** An answer that tells how many of its bytes have come. */
function watched(answer: Response, onBytes: (bytes: number) => void): Response {
  let bytes = 0;
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body!.pipeThrough(watch), { headers: answer.headers });
}

/**
 * Fetches the engine's program and starts it in this worker, which has no network from then on.
 *
 * @param onBytes of `PROGRAM_BYTES`, how many have come
 */
export async function startEngine(
  url: string,
  onBytes: (bytes: number) => void,
): Promise<WasmQueryEngine> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the engine could not be loaded: ${answer.status}`);
  const tooLate = new Promise<never>((_, reject) => {
    const program = watched(answer, (bytes) => {
      onBytes(bytes);
      if (bytes < PROGRAM_BYTES) return;
      setTimeout(() => reject(new Error('the engine does not start')), LONGEST_START_MS);
    });
    refuseNetwork(globalThis, program);
  });
  const bundle = { mainModule: url, mainWorker: '' };
  const bindings = await createDuckDB(
    { mvp: bundle, eh: bundle },
    new VoidLogger(),
    BROWSER_RUNTIME,
  );
  await Promise.race([bindings.instantiate(() => {}), tooLate]);
  return openWasmQueryEngine(bindings, DuckDBDataProtocol.BROWSER_FILEREADER);
}

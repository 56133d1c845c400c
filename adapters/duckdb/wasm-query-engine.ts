import { type DuckDBBindings, DuckDBDataProtocol } from '@duckdb/duckdb-wasm/blocking';
import { Table, tableFromIPC, tableToIPC, Utf8, type Vector, vectorFromArray } from 'apache-arrow';
import { asTexts, resultOf, sql } from '@toolyard/core/data';
import type { Cancellation, QueryEngine, SqlText } from '@toolyard/core/data';

import { queryFailed } from './engine-fault.ts';

/** Rows of text that are appended at once: of a wide table few, so that a batch stays within some megabytes. */
const CELLS_AT_ONCE = 400_000;

/** How long a query runs before other tasks get their turn, in milliseconds. */
const TURN = 20;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const textsOf = (table: Table): (string | null)[][] => {
  const columns = table.schema.fields.map((_, at) => table.getChildAt(at)!);
  return Array.from({ length: table.numRows }, (_, row) =>
    columns.map((column) => column.get(row) as string | null),
  );
};

/**
 * DuckDB's WebAssembly build behind the port. It may load no extension, since each would be fetched from another host.
 *
 * @param bindings instantiated; they belong to this engine from here on
 * @param protocol how the build reads the files that are added: by the browser's FileReader, or from memory
 */
export function openWasmQueryEngine(
  bindings: DuckDBBindings,
  protocol: DuckDBDataProtocol.BROWSER_FILEREADER | DuckDBDataProtocol.BUFFER,
): QueryEngine {
  bindings.open({});
  const connection = bindings.connect();
  const id = connection.useUnsafe((_, connectionId) => connectionId);

  /** Runs a statement in short turns, between which messages arrive, such as the one that cancels it. */
  const run = async (
    statement: SqlText,
    cancellation?: Cancellation,
    before = 0,
  ): Promise<Table> => {
    cancellation?.throwIfAborted();
    const cancel = () => bindings.cancelPendingQuery(id);
    cancellation?.addEventListener('abort', cancel);
    try {
      let header = bindings.startPendingQuery(id, statement, false);
      let turn = Date.now();
      while (!header) {
        header = bindings.pollPendingQuery(id);
        if (!header && Date.now() - turn > TURN) {
          await nextTask();
          cancellation?.throwIfAborted();
          turn = Date.now();
        }
      }
      return tableFromIPC(chunksAfter(header));
    } catch (error) {
      cancellation?.throwIfAborted();
      throw queryFailed(error as Error, statement, before);
    } finally {
      cancellation?.removeEventListener('abort', cancel);
    }
  };

  function* chunksAfter(header: Uint8Array): Generator<Uint8Array> {
    yield header;
    for (;;) {
      const chunk = bindings.fetchQueryResults(id);
      if (chunk?.length === 0) return;
      if (chunk) yield chunk;
    }
  }

  connection.query('set autoinstall_known_extensions = false');
  connection.query('set autoload_known_extensions = false');
  // DuckDB 1.4.3 takes the result of date_trunc for never missing and then sorts or writes missing dates wrongly. Only this
  // optimizer reads those statistics.
  connection.query("set disabled_optimizers = 'statistics_propagation'");
  return {
    async query(select, cancellation) {
      const described = await run(sql`describe ${select}`, cancellation, 'describe '.length);
      const columns = textsOf(described).map(([name, engineType]) => ({
        name: name!,
        engineType: engineType!,
      }));
      return resultOf(columns, textsOf(await run(asTexts(select), cancellation)));
    },
    async execute(statement) {
      await run(statement);
    },
    async addFile(name, file) {
      if (protocol === DuckDBDataProtocol.BUFFER)
        bindings.registerFileBuffer(name, new Uint8Array(await file.slice().arrayBuffer()));
      else await bindings.registerFileHandleAsync(name, file, protocol, true);
    },
    insertTexts(table, rows) {
      const width = rows[0]?.length ?? 0;
      const atOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, width)));
      for (let first = 0; first < rows.length; first += atOnce) {
        const some = rows.slice(first, first + atOnce);
        const columns = Array.from({ length: width }, (_, at): [string, Vector<Utf8>] => [
          `c${at}`,
          vectorFromArray(
            some.map((row) => row[at] ?? null),
            new Utf8(),
          ),
        ]);
        const stream = tableToIPC(new Table(Object.fromEntries(columns)), 'stream');
        bindings.insertArrowFromIPCStream(id, stream, { name: table, create: false });
      }
      return Promise.resolve();
    },
    close() {
      connection.close();
      bindings.reset();
      return Promise.resolve();
    },
  };
}

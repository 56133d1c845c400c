import { type DuckDBBindings, DuckDBDataProtocol } from '@duckdb/duckdb-wasm/blocking';
import {
  makeData,
  makeVector,
  RecordBatchReader,
  Table,
  tableFromIPC,
  tableToIPC,
  Utf8,
} from 'apache-arrow';
import type { Vector } from 'apache-arrow';
import { asTexts, resultOf, sql } from '@toolyard/core/data';
import type { Cancellation, QueryEngine, QueryResult, SqlText } from '@toolyard/core/data';

import { queryFailed } from './engine-fault.ts';

/** Rows of text that are appended at once: of a wide table few, so that a batch stays within some megabytes. */
const CELLS_AT_ONCE = 400_000;

/** How long a query runs before other tasks get their turn, in milliseconds. */
const TURN = 20;

/** How long a query that was given up may still run to its end, in milliseconds. */
const LAST_TURNS = 300;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const textsOf = (table: Table): (string | null)[][] => {
  const columns = table.schema.fields.map((_, at) => table.getChildAt(at)!);
  return Array.from({ length: table.numRows }, (_, row) =>
    columns.map((column) => column.get(row) as string | null),
  );
};

const encoder = new TextEncoder();

/** A column of texts. Arrow's own builder evaluates a string as JavaScript, which the page's policy forbids. */
function textVector(texts: readonly (string | null)[]): Vector<Utf8> {
  const characters = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  const data = new Uint8Array(characters * 3);
  const valueOffsets = new Int32Array(texts.length + 1);
  const nullBitmap = new Uint8Array(Math.ceil(texts.length / 8));
  let end = 0;
  let nullCount = 0;
  for (const [at, text] of texts.entries()) {
    if (text === null) nullCount += 1;
    else {
      end += encoder.encodeInto(text, data.subarray(end)).written;
      nullBitmap[at >> 3]! |= 1 << (at & 7);
    }
    valueOffsets[at + 1] = end;
  }
  const { length } = texts;
  const bytes = data.subarray(0, end);
  return makeVector(
    makeData({ type: new Utf8(), length, nullCount, nullBitmap, valueOffsets, data: bytes }),
  );
}

/** The engine of the browser, which also writes tables. */
export interface WasmQueryEngine extends QueryEngine {
  /** The rows of a SELECT in parts, in their order. Other queries wait until the last part has been taken. */
  batches(select: SqlText, cancellation?: Cancellation): AsyncIterable<QueryResult>;
  /** The rows of a SELECT as a stream of Arrow, each value in the engine's own type. */
  arrow(select: SqlText, cancellation?: Cancellation): Promise<Uint8Array>;
}

/**
 * DuckDB's WebAssembly build behind the port. It may load no extension, since each would be fetched from another host.
 *
 * @param bindings instantiated; they belong to this engine from here on
 * @param protocol how the build reads the files that are added: by the browser's FileReader, or from memory
 */
export function openWasmQueryEngine(
  bindings: DuckDBBindings,
  protocol: DuckDBDataProtocol.BROWSER_FILEREADER | DuckDBDataProtocol.BUFFER,
): WasmQueryEngine {
  bindings.open({});
  const connect = () => {
    const connection = bindings.connect();
    return { connection, id: connection.useUnsafe((_, connectionId) => connectionId) };
  };
  let { connection, id } = connect();
  let hasLeftQuery = false;
  /**
   * Goes on with another connection. To end a query, the build first runs what it had planned of it to the end, which may
   * take for ever; so it is never ended, and stays as it is until the page closes.
   */
  const leaveQuery = () => {
    hasLeftQuery = true;
    ({ connection, id } = connect());
  };

  /** Runs a statement in short turns, between which messages arrive, such as the one that cancels it. Its first part is the schema. */
  const run = async (
    statement: SqlText,
    cancellation?: Cancellation,
    before = 0,
  ): Promise<Iterable<Uint8Array>> => {
    cancellation?.throwIfAborted();
    let givenUp: number | null = null;
    const giveUp = () => (givenUp = Date.now());
    cancellation?.addEventListener('abort', giveUp);
    try {
      let header = bindings.startPendingQuery(id, statement, false);
      let turn = Date.now();
      while (!header) {
        header = bindings.pollPendingQuery(id);
        if (!header && Date.now() - turn > TURN) {
          await nextTask();
          turn = Date.now();
          if (givenUp !== null && turn - givenUp > LAST_TURNS) {
            leaveQuery();
            cancellation?.throwIfAborted();
          }
        }
      }
      cancellation?.throwIfAborted();
      return chunksAfter(header);
    } catch (error) {
      cancellation?.throwIfAborted();
      throw queryFailed(error as Error, statement, before);
    } finally {
      cancellation?.removeEventListener('abort', giveUp);
    }
  };

  const describe = async (select: SqlText, cancellation?: Cancellation) => {
    const parts = await run(sql`describe ${select}`, cancellation, 'describe '.length);
    return textsOf(tableFromIPC(parts)).map(([name, engineType]) => ({
      name: name!,
      engineType: engineType!,
    }));
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
  // The connection has one pending query; a second one would end the first.
  let last: Promise<unknown> = Promise.resolve();
  /** Waits for those who asked before; returns what lets the next one begin. */
  const myTurn = async (): Promise<() => void> => {
    const before = last;
    let end = () => {};
    last = new Promise<void>((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
  const inTurn = async <T>(work: () => Promise<T> | T): Promise<T> => {
    const end = await myTurn();
    try {
      return await work();
    } finally {
      end();
    }
  };

  return {
    query: (select, cancellation) =>
      inTurn(async () => {
        const columns = await describe(select, cancellation);
        const parts = await run(asTexts(select), cancellation);
        return resultOf(columns, textsOf(tableFromIPC(parts)));
      }),
    execute: (statement) =>
      inTurn(async () => {
        // A statement has run when its result has been read.
        tableFromIPC(await run(statement));
      }),
    async *batches(select, cancellation) {
      const end = await myTurn();
      try {
        const columns = await describe(select, cancellation);
        const parts = await run(asTexts(select), cancellation);
        for (const batch of RecordBatchReader.from(parts)) {
          cancellation?.throwIfAborted();
          yield resultOf(columns, textsOf(new Table([batch])));
        }
      } finally {
        end();
      }
    },
    arrow: (select, cancellation) =>
      inTurn(async () => {
        const parts = [...(await run(select, cancellation))];
        const stream = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
        let at = 0;
        for (const part of parts) {
          stream.set(part, at);
          at += part.length;
        }
        return stream;
      }),
    async addFile(name, file) {
      if (protocol === DuckDBDataProtocol.BUFFER)
        bindings.registerFileBuffer(name, new Uint8Array(await file.slice().arrayBuffer()));
      else await bindings.registerFileHandleAsync(name, file, protocol, true);
    },
    insertTexts: (table, rows) =>
      inTurn(() => {
        const width = rows[0]?.length ?? 0;
        const atOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, width)));
        for (let first = 0; first < rows.length; first += atOnce) {
          const some = rows.slice(first, first + atOnce);
          const columns = Array.from({ length: width }, (_, at): [string, Vector<Utf8>] => [
            `c${at}`,
            textVector(some.map((row) => row[at] ?? null)),
          ]);
          const stream = tableToIPC(new Table(Object.fromEntries(columns)), 'stream');
          bindings.insertArrowFromIPCStream(id, stream, { name: table, create: false });
        }
        return Promise.resolve();
      }),
    close() {
      // Either would run a query that was left to its end.
      if (!hasLeftQuery) {
        connection.close();
        bindings.reset();
      }
      return Promise.resolve();
    },
  };
}

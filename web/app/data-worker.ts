import { QueryFailed, UnreadableFile } from '@toolyard/core/data';
import type { QueryFailure, QueryResult, SqlText, UnreadableReason } from '@toolyard/core/data';
import { openFile, UnwritableTable, writeTable } from '@toolyard/duckdb';
import type {
  OpenedFile,
  ReadingChoices,
  ReadingProgress,
  TableFormat,
  UnwritableReason,
  WasmQueryEngine,
} from '@toolyard/duckdb';
import { fetchParquet, startEngine, type ParquetProgram } from '@toolyard/duckdb/browser';

/** What the page asks of the worker, each request with a number of its own. */
export type DataRequest =
  | {
      readonly id: number;
      readonly kind: 'start';
      readonly program: string;
      readonly parquet: string;
    }
  | {
      readonly id: number;
      readonly kind: 'open';
      readonly file: File;
      readonly table: string;
      readonly choices: ReadingChoices;
    }
  | { readonly id: number; readonly kind: 'query'; readonly select: SqlText }
  | {
      readonly id: number;
      readonly kind: 'write';
      readonly select: SqlText;
      readonly format: TableFormat;
    }
  /** Ends the query of this number. */
  | { readonly id: number; readonly kind: 'cancel' };

/** What the worker says to the request of that number. */
export type DataAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: number | ReadingProgress }
  | {
      readonly id: number;
      readonly kind: 'done';
      readonly value: OpenedFile | QueryResult | Blob | null;
    }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
      /** Why a file cannot be read. */
      readonly unreadable: {
        readonly reason: UnreadableReason;
        readonly line: number | null;
      } | null;
      /** Why a table does not fit into a kind of file. */
      readonly unwritable: UnwritableReason | null;
      /** Of a statement: why, and where. */
      readonly statement: { readonly failure: QueryFailure; readonly at: number | null } | null;
    };

/** The part of a worker's global scope that this file needs. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<DataRequest>) => void) | null;
  postMessage(answer: DataAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;
const running = new Map<number, AbortController>();
let engine: WasmQueryEngine | null = null;
let parquet: ParquetProgram | null = null;

async function valueFor(request: Exclude<DataRequest, { kind: 'cancel' }>) {
  const onProgress = (progress: number | ReadingProgress) =>
    scope.postMessage({ id: request.id, kind: 'progress', progress });
  if (request.kind === 'start') {
    parquet = fetchParquet(request.parquet);
    engine = await startEngine(request.program, onProgress);
    return null;
  }
  if (engine === null || parquet === null) throw new Error('the engine has not started');
  if (request.kind === 'open') {
    const { file, table, choices } = request;
    return openFile(engine, file, { table, choices, parquet: parquet.read, onProgress });
  }
  const controller = new AbortController();
  running.set(request.id, controller);
  const { signal } = controller;
  const answer =
    request.kind === 'query'
      ? engine.query(request.select, signal)
      : writeTable(engine, request.select, request.format, {
          parquet: parquet.write,
          onRows: onProgress,
          cancellation: signal,
        });
  return answer.finally(() => running.delete(request.id));
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'cancel') return running.get(data.id)?.abort();
  valueFor(data).then(
    (value) => scope.postMessage({ id: data.id, kind: 'done', value }),
    (fault: Error) =>
      scope.postMessage({
        id: data.id,
        kind: 'failed',
        message: fault.message,
        unreadable:
          fault instanceof UnreadableFile ? { reason: fault.reason, line: fault.line } : null,
        unwritable: fault instanceof UnwritableTable ? fault.reason : null,
        statement: fault instanceof QueryFailed ? { failure: fault.kind, at: fault.at } : null,
      }),
  );
};

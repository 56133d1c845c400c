import { QueryFailed, UnreadableFile } from '@toolyard/core/data';
import type {
  QueryEngine,
  QueryFailure,
  QueryResult,
  SqlText,
  UnreadableReason,
} from '@toolyard/core/data';
import { openFile } from '@toolyard/duckdb';
import type { OpenedFile, ParquetToArrow, ReadingChoices, ReadingProgress } from '@toolyard/duckdb';
import { fetchParquetReader, startEngine } from '@toolyard/duckdb/browser';

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
  /** Ends the query of this number. */
  | { readonly id: number; readonly kind: 'cancel' };

/** What the worker says to the request of that number. */
export type DataAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: number | ReadingProgress }
  | { readonly id: number; readonly kind: 'done'; readonly value: OpenedFile | QueryResult | null }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
      /** Why a file cannot be read. */
      readonly unreadable: {
        readonly reason: UnreadableReason;
        readonly line: number | null;
      } | null;
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
let engine: QueryEngine | null = null;
let parquet: ParquetToArrow | null = null;

async function valueFor(request: Exclude<DataRequest, { kind: 'cancel' }>) {
  const onProgress = (progress: number | ReadingProgress) =>
    scope.postMessage({ id: request.id, kind: 'progress', progress });
  if (request.kind === 'start') {
    parquet = fetchParquetReader(request.parquet);
    engine = await startEngine(request.program, onProgress);
    return null;
  }
  if (engine === null || parquet === null) throw new Error('the engine has not started');
  if (request.kind === 'open') {
    const { file, table, choices } = request;
    return openFile(engine, file, { table, choices, parquet, onProgress });
  }
  const controller = new AbortController();
  running.set(request.id, controller);
  return engine.query(request.select, controller.signal).finally(() => running.delete(request.id));
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
        statement: fault instanceof QueryFailed ? { failure: fault.kind, at: fault.at } : null,
      }),
  );
};

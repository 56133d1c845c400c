import { QueryFailed } from '@toolyard/core/data';
import type { QueryEngine, QueryFailure, QueryResult, SqlText } from '@toolyard/core/data';
import { openFile, type OpenedFile } from '@toolyard/duckdb';
import { startEngine } from '@toolyard/duckdb/browser';

/** What the page asks of the worker, each request with a number of its own. */
export type DataRequest =
  | { readonly id: number; readonly kind: 'start'; readonly program: string }
  | { readonly id: number; readonly kind: 'open'; readonly file: File }
  | { readonly id: number; readonly kind: 'query'; readonly select: SqlText }
  /** Ends the query of this number. */
  | { readonly id: number; readonly kind: 'cancel' };

/** What the worker says to the request of that number. */
export type DataAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'done'; readonly value: OpenedFile | QueryResult | null }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly message: string;
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

async function valueFor(request: Exclude<DataRequest, { kind: 'cancel' }>) {
  const onBytes = (bytes: number) => scope.postMessage({ id: request.id, kind: 'progress', bytes });
  if (request.kind === 'start') {
    engine = await startEngine(request.program, onBytes);
    return null;
  }
  if (engine === null) throw new Error('the engine has not started');
  if (request.kind === 'open') return openFile(engine, request.file, onBytes);
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
        statement: fault instanceof QueryFailed ? { failure: fault.kind, at: fault.at } : null,
      }),
  );
};

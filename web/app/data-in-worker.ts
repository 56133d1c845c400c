import program from '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm?url';
import parquet from 'parquet-wasm/esm/parquet_wasm_bg.wasm?url';
import { QueryFailed, UnreadableFile, type QueryResult, type SqlText } from '@toolyard/core/data';
import type { OpenedFile, ReadingChoices, ReadingProgress, TableFormat } from '@toolyard/duckdb';
import { UnwritableTable } from '@toolyard/duckdb/writing';
import type { DataAnswer, DataRequest } from './data-worker.ts';
import workerUrl from './data-worker.ts?worker&url';
import { trustedScript } from '../ui/trusted-types.ts';

/** What of the reading of a file is chosen by its reader. */
export interface OpenOptions {
  /** The name of its first table in SQL. */
  readonly table: string;
  readonly choices: ReadingChoices;
}

/** The engine of one page, in a worker. What it holds is gone when it ends. */
export interface DataEngine {
  /** Reads a file into tables, in place of those of the same names. Rejects with `UnreadableFile`. */
  openFile(
    file: File,
    options: OpenOptions,
    onProgress: (progress: ReadingProgress) => void,
  ): Promise<OpenedFile>;
  /** The rows of a SELECT. Rejects with `QueryFailed`, or with the signal's reason. */
  query(select: SqlText, signal?: AbortSignal): Promise<QueryResult>;
  /** All rows of a SELECT as a file. Rejects with `UnwritableTable` where that kind of file cannot hold them. */
  write(
    select: SqlText,
    format: TableFormat,
    signal: AbortSignal,
    onRows: (rows: number) => void,
  ): Promise<Blob>;
  end(): void;
}

type Ask = DataRequest extends infer R ? (R extends DataRequest ? Omit<R, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (fault: Error) => void;
  readonly onProgress: ((progress: never) => void) | undefined;
}

function faultOf({
  message,
  unreadable,
  unwritable,
  statement,
}: Extract<DataAnswer, { kind: 'failed' }>): Error {
  if (unreadable) return new UnreadableFile(unreadable.reason, unreadable);
  if (unwritable) return new UnwritableTable(unwritable);
  return statement ? new QueryFailed(statement.failure, message, statement.at) : new Error(message);
}

/** Loads the engine. `onBytes` tells how much of its program has come. */
export async function startDataEngine(onBytes: (bytes: number) => void): Promise<DataEngine> {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.onmessage = ({ data }: MessageEvent<DataAnswer>) => {
    const request = waiting.get(data.id);
    if (data.kind === 'progress') return request?.onProgress?.(data.progress as never);
    waiting.delete(data.id);
    if (data.kind === 'done') request?.resolve(data.value as never);
    else request?.reject(faultOf(data));
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };

  function ask<T>(request: Ask, signal?: AbortSignal, onProgress?: (progress: never) => void) {
    return new Promise<T>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject, onProgress });
      signal?.addEventListener(
        'abort',
        () => {
          if (!waiting.delete(id)) return;
          worker.postMessage({ id, kind: 'cancel' } satisfies DataRequest);
          reject(signal.reason as Error);
        },
        { once: true },
      );
      worker.postMessage({ ...request, id });
    });
  }

  try {
    await ask({ kind: 'start', program, parquet }, undefined, onBytes);
  } catch (fault) {
    worker.terminate();
    throw fault;
  }
  return {
    openFile: (file, options, onProgress) =>
      ask({ kind: 'open', file, ...options }, undefined, onProgress),
    query: (select, signal) => ask({ kind: 'query', select }, signal),
    write: (select, format, signal, onRows) =>
      ask({ kind: 'write', select, format }, signal, onRows),
    end: () => {
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error('the engine has ended'));
    },
  };
}

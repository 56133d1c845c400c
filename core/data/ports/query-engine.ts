import type { SqlText } from '../sql/sql-text.ts';

/**
 * One value of a result. Numbers, dates and times are exact texts, since a JavaScript number holds 15 digits:
 * '12.5', '2024-03-01', '2024-03-01T09:30:00', '09:30:00'.
 */
export type Cell = string | boolean | null;

/** The rows of a query, with the engine's own name of each column's type, e.g. 'DECIMAL(10,2)'. */
export interface QueryResult {
  readonly columns: readonly { readonly name: string; readonly engineType: string }[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A file that is read in parts. A browser's `File` is one. */
export interface ReadableFile {
  readonly size: number;
  slice(start?: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Tells that nobody waits for a query any more. An `AbortSignal` is one. */
export interface Cancellation {
  throwIfAborted(): void;
  addEventListener(event: 'abort', listener: () => void): void;
  removeEventListener(event: 'abort', listener: () => void): void;
}

/** A database of one person's tables, which lives as long as the page. */
export interface QueryEngine {
  /**
   * The rows of one SELECT. Rejects with `QueryFailed` when the engine refuses it, also because it is no SELECT, and with
   * the reason of the cancellation when there is one. The next query works after either.
   */
  query(select: SqlText, cancellation?: Cancellation): Promise<QueryResult>;
  /** Runs a statement that has no rows, e.g. CREATE TABLE. Fails as `query` does. */
  execute(statement: SqlText): Promise<void>;
  /** Lets `read_csv` and its like read a file under a name, without a copy of it where the engine can. */
  addFile(name: string, file: ReadableFile): Promise<void>;
  /** Appends rows to a table whose columns are all VARCHAR. */
  insertTexts(table: string, rows: readonly (readonly (string | null)[])[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Why a statement has no rows: the engine does not accept it (`statement`), it would have used the network (`network`), it
 * needs a part that this build of the engine does not have (`missing-part`), or more memory than there is (`memory`).
 */
export type QueryFailure = 'statement' | 'network' | 'missing-part' | 'memory';

/** What the engine says of a statement that it cannot run. */
export class QueryFailed extends Error {
  /** @param at the place in the SELECT, counted in characters from 0, where the engine names one */
  constructor(
    readonly kind: QueryFailure,
    message: string,
    readonly at: number | null = null,
  ) {
    super(message);
  }
}

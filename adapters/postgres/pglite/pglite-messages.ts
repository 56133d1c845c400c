/** A statement, inside the transaction of that number or outside any. */
interface QueryRequest {
  readonly kind: 'query';
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly transaction: number | null;
}

/** The end or the beginning of a transaction; its number is the caller's choice. */
interface TransactionRequest {
  readonly kind: 'begin' | 'commit' | 'rollback';
  readonly transaction: number;
}

export type Request = QueryRequest | TransactionRequest | { readonly kind: 'close' };

export interface RequestMessage {
  readonly id: number;
  readonly request: Request;
}

export interface QueryResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number | undefined;
  readonly fields: { readonly name: string; readonly dataTypeID: number }[];
}

/** What went wrong in the database, with the fields of PostgreSQL's own error report. */
export interface ErrorMessage {
  readonly message: string;
  readonly fields: Record<string, unknown>;
}

/** Id 0 says that the database is open, or why it is not. */
export interface ResponseMessage {
  readonly id: number;
  readonly result?: QueryResult;
  readonly error?: ErrorMessage;
}

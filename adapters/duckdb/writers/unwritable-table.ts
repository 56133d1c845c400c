/** Why a table does not fit into a kind of file. */
export type UnwritableReason =
  | { readonly kind: 'rows'; readonly most: number }
  | { readonly kind: 'columns'; readonly most: number }
  /** A text that is longer than a cell can be, in a row of the sheet. */
  | { readonly kind: 'long text'; readonly row: number; readonly column: string }
  | { readonly kind: 'no Parquet writer' };

/** A table is written whole or not at all. */
export class UnwritableTable extends Error {
  constructor(readonly reason: UnwritableReason) {
    super(`the table cannot be written: ${reason.kind}`);
  }
}

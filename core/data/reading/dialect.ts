/** How the lines of a text become cells. */
export interface Dialect {
  /** What separates two cells; null where a line is one cell. */
  readonly delimiter: string | null;
  /** Where each column begins, for tables that are aligned by spaces; null for other tables. */
  readonly columnStarts: readonly number[] | null;
  readonly quote: '"' | "'" | null;
  /** How a quote is written inside a quoted cell. */
  readonly escape: 'doubled' | 'backslash';
  /** Spaces around a cell are padding. */
  readonly trim: boolean;
  /** The table is ruled: lines of dashes stand between its rows, and delimiters at the ends of its lines. */
  readonly ruled: boolean;
  /** What begins a line that is a comment. */
  readonly comment: '#' | null;
}

/** Delimiter of tables whose cells are separated by two or more spaces. */
export const SPACES = '  ';

export const PLAIN_DIALECT: Dialect = {
  delimiter: ',',
  columnStarts: null,
  quote: '"',
  escape: 'doubled',
  trim: false,
  ruled: false,
  comment: null,
};

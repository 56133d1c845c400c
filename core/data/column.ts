/** What the values of a column are. `decimal` is any number with a fraction; `integer` has no limit of digits. */
export const COLUMN_TYPES = [
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'time',
  'json',
] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a table, as people see it. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** '%' where values are percentages, stored as fractions: 12.5 % is 0.125. */
  readonly unit: '%' | null;
  /** The one currency sign or code that stood beside every value, e.g. '€'. */
  readonly currency: string | null;
}

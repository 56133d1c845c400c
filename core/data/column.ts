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

/** What can be done with the values of a type. */
export type ColumnFamily = 'number' | 'text' | 'time' | 'boolean' | 'nested';

export function familyOf(type: ColumnType): ColumnFamily {
  switch (type) {
    case 'text':
      return 'text';
    case 'integer':
    case 'decimal':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'date':
    case 'datetime':
    case 'time':
      return 'time';
    case 'json':
      return 'nested';
    default:
      return type satisfies never;
  }
}

/** The type of a column by the engine's own name of it: 'DECIMAL(10,2)' is a decimal. Nested types are `json`. */
export function columnTypeOf(engineType: string): ColumnType {
  if (engineType === 'VARCHAR' || engineType.startsWith('ENUM')) return 'text';
  if (engineType.endsWith(']')) return 'json';
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/.test(engineType)) return 'integer';
  if (/^DECIMAL\(\d+,0\)$/.test(engineType)) return 'integer';
  if (/^(DECIMAL|DOUBLE|FLOAT)/.test(engineType)) return 'decimal';
  if (engineType === 'BOOLEAN') return 'boolean';
  if (engineType === 'DATE') return 'date';
  if (engineType.startsWith('TIMESTAMP')) return 'datetime';
  if (engineType.startsWith('TIME')) return 'time';
  return /^(STRUCT|MAP|UNION|JSON)/.test(engineType) ? 'json' : 'text';
}

/** A column that a step makes. */
export const plainColumn = (name: string, type: ColumnType): Column => ({
  name,
  type,
  unit: null,
  currency: null,
});

/** Names that the engine takes for the same: it ignores the case of A to Z. */
export const nameKey = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export const columnNamed = (columns: readonly Column[], name: string): Column | undefined =>
  columns.find((column) => nameKey(column.name) === nameKey(name));

export { COLUMN_TYPES } from './column.ts';
export type { Column, ColumnType } from './column.ts';
export { QueryFailed } from './ports/query-engine.ts';
export type {
  Cancellation,
  Cell,
  QueryEngine,
  QueryFailure,
  QueryResult,
  ReadableFile,
} from './ports/query-engine.ts';
export { asTexts, columnTypeOf, resultOf } from './query-cells.ts';
export { identifier, joined, numberLiteral, ownSelect, sql, textLiteral } from './sql/sql-text.ts';
export type { SqlLiteral, SqlText } from './sql/sql-text.ts';

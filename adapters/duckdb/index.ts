export { queryFailed } from './engine-fault.ts';
export { openFile } from './open-file.ts';
export type {
  DroppedFile,
  FileFormat,
  OpenedFile,
  OpenedTable,
  ReadingChoices,
  ReadingOptions,
} from './open-file.ts';
export type {
  Encoding,
  EncodingGuess,
  EncodingReason,
  ReadingProgress,
} from './readers/encoding.ts';
export type { DelimitedGuess } from './readers/delimited.ts';
export { groupsOfRows, type ParquetToArrow } from './readers/parquet.ts';
export type { RejectedLine, RejectedReason } from './readers/raw-table.ts';
export type { TypedTable } from './typing/type-table.ts';
export type { TypeAlternative, TypedColumn } from './typing/typed-column.ts';
export { openWasmQueryEngine, type WasmQueryEngine } from './wasm-query-engine.ts';
export type { ArrowToParquet } from './writers/parquet.ts';
export { TABLE_FORMATS, type TableFormat } from './writers/table-format.ts';
export { UnwritableTable, type UnwritableReason } from './writers/unwritable-table.ts';
export { writeTable } from './writers/write-table.ts';

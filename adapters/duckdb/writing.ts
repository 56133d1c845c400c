export { TABLE_FORMATS, type TableFormat } from './writers/table-format.ts';
export { UnwritableTable, type UnwritableReason } from './writers/unwritable-table.ts';

import type { OpenedFile, OpenedTable, TypedColumn } from '@toolyard/duckdb';

export const typedColumn = (column: Partial<TypedColumn>): TypedColumn => ({
  name: 'city',
  type: 'text',
  unit: null,
  currency: null,
  ruleId: 'text',
  ruleLabel: { en: 'text', 'zh-CN': '文本' },
  evidence: {
    values: 1,
    reads: 1,
    missing: 0,
    proof: null,
    spans: null,
    shortYears: 0,
    offered: null,
    nearest: null,
    unread: [],
  },
  evidenceTexts: {
    en: '1 of 1 values read as text',
    'zh-CN': '1 个值中有 1 个可读作文本',
  },
  alternatives: [],
  instant: false,
  decimalMark: null,
  ...column,
});

/** A file with one table of a column of cities. */
export function openedFile(table: Partial<OpenedTable> = {}): OpenedFile {
  return {
    format: 'delimited text',
    encoding: { encoding: 'utf-8', reason: 'every byte fits' },
    delimited: {
      dialect: {
        delimiter: ',',
        columnStarts: null,
        quote: '"',
        escape: 'doubled',
        trim: false,
        ruled: false,
        comment: null,
      },
      cells: 1,
      records: 3,
      fitting: 3,
      firstLines: [
        { line: 1, text: 'city' },
        { line: 2, text: 'Oslo' },
      ],
      headerLine: 1,
      headerReason: 'only words',
    },
    tables: [
      {
        name: 't',
        columns: [typedColumn({})],
        rowCount: 2,
        reports: [],
        rejected: [],
        sheet: null,
        ...table,
      },
    ],
  };
}

/** The kinds of files that a table is written as. */
export const TABLE_FORMATS = ['csv', 'json', 'xlsx', 'parquet'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** The limits of a sheet (ECMA-376, as Excel states them). The first row has the names. */
export const XLSX_MOST_ROWS = 1_048_575;
export const XLSX_MOST_COLUMNS = 16_384;

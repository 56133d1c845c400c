import { identifier, joined, sql, type QueryResult, type SqlText } from '@toolyard/core/data';

/** Turns a stream of Arrow into a Parquet file. */
export type ArrowToParquet = (stream: Uint8Array) => Promise<Uint8Array>;

/** Types that Parquet has, written as they are; everything else is written as a text. */
const PARQUET_TYPES =
  /^(BOOLEAN|U?(TINY|SMALL|BIG)?INT(EGER)?|DECIMAL\(\d+,\d+\)|DOUBLE|FLOAT|VARCHAR|DATE|TIMESTAMP|BLOB)$/;

function written(name: string, engineType: string): SqlText {
  const column = identifier(name);
  if (PARQUET_TYPES.test(engineType)) return column;
  // Sums of whole numbers; a decimal without a fraction keeps its 38 digits.
  if (engineType === 'HUGEINT') return sql`${column}::decimal(38, 0) as ${column}`;
  return sql`${column}::varchar as ${column}`;
}

/** The SELECT of a table whose types Parquet can hold. */
export const parquetSelect = (select: SqlText, columns: QueryResult['columns']): SqlText =>
  sql`select ${joined(
    columns.map(({ name, engineType }) => written(name, engineType)),
    ', ',
  )} from (${select})`;

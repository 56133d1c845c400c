import {
  columnTypeOf,
  freeName,
  numberLiteral,
  sql,
  type Cancellation,
  type Cell,
  type QueryResult,
  type SqlText,
} from '@toolyard/core/data';
import type { WasmQueryEngine } from '../wasm-query-engine.ts';
import { csvHead, csvRows } from './delimited.ts';
import { jsonRows, type JsonKind } from './json.ts';
import { parquetSelect, type ArrowToParquet } from './parquet.ts';
import { UnwritableTable } from './unwritable-table.ts';
import { XLSX_MOST_COLUMNS, XLSX_MOST_ROWS, type TableFormat } from './table-format.ts';
import { xlsxOf } from './xlsx.ts';

export interface WritingOptions {
  readonly parquet: ArrowToParquet;
  /** Rows that have been written. */
  readonly onRows?: (rows: number) => void;
  readonly cancellation?: Cancellation | undefined;
}

/** Names of which no two are the same, as they become keys and columns. */
const ownNames = (columns: QueryResult['columns']): readonly string[] =>
  columns.reduce<string[]>((names, { name }) => [...names, freeName(name, names)], []);

function jsonKindOf(engineType: string): JsonKind {
  if (engineType === 'DOUBLE' || engineType === 'FLOAT') return 'float';
  const type = columnTypeOf(engineType);
  return type === 'integer' || type === 'decimal' ? 'exact' : 'other';
}

/** All rows of a SELECT as a file, in their order. Rejects with `UnwritableTable` where the kind of file cannot hold them. */
export async function writeTable(
  engine: WasmQueryEngine,
  select: SqlText,
  format: TableFormat,
  { parquet, onRows, cancellation }: WritingOptions,
): Promise<Blob> {
  const { columns } = await engine.query(
    sql`select * from (${select}) limit ${numberLiteral(0)}`,
    cancellation,
  );
  const names = ownNames(columns);
  async function* batches(): AsyncGenerator<readonly (readonly Cell[])[]> {
    let written = 0;
    for await (const { rows } of engine.batches(select, cancellation)) {
      yield rows;
      written += rows.length;
      onRows?.(written);
    }
  }
  switch (format) {
    case 'csv': {
      const isMoment = columns.map(({ engineType }) => columnTypeOf(engineType) === 'datetime');
      const parts: string[] = [csvHead(names)];
      for await (const rows of batches()) parts.push(csvRows(rows, isMoment));
      return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    }
    case 'json': {
      const kinds = columns.map(({ engineType }) => jsonKindOf(engineType));
      const parts: string[] = ['[\n'];
      for await (const rows of batches())
        if (rows.length > 0)
          parts.push(parts.length > 1 ? ',\n' : '', jsonRows(names, kinds, rows));
      return new Blob([...parts, '\n]\n'], { type: 'application/json' });
    }
    case 'xlsx': {
      if (columns.length > XLSX_MOST_COLUMNS)
        throw new UnwritableTable({ kind: 'columns', most: XLSX_MOST_COLUMNS });
      const counted = await engine.query(sql`select count(*) from (${select})`, cancellation);
      if (Number(counted.rows[0]![0]) > XLSX_MOST_ROWS)
        throw new UnwritableTable({ kind: 'rows', most: XLSX_MOST_ROWS });
      return xlsxOf(names, columns, batches());
    }
    case 'parquet': {
      const stream = await engine.arrow(parquetSelect(select, columns), cancellation);
      const bytes = await parquet(stream);
      return new Blob([bytes as Uint8Array<ArrayBuffer>], {
        type: 'application/vnd.apache.parquet',
      });
    }
    default:
      return format satisfies never;
  }
}

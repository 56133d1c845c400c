import {
  columnTypeOf,
  identifier,
  plainColumn,
  sql,
  textLiteral,
  type Column,
  type QueryEngine,
} from '@toolyard/core/data';

/** A table that was read from a file. */
export interface OpenedFile {
  readonly table: string;
  readonly columns: readonly Column[];
  readonly rowCount: number;
}

/** Reads a CSV file into a table. */
export async function openFile(
  engine: QueryEngine,
  file: File,
  onBytes: (bytes: number) => void,
): Promise<OpenedFile> {
  await engine.addFile(file.name, file);
  const table = identifier('t');
  await engine.execute(
    sql`create or replace table ${table} as select * from read_csv(${textLiteral(file.name)})`,
  );
  onBytes(file.size);
  const { columns } = await engine.query(sql`select * from ${table} limit 0`);
  const { rows } = await engine.query(sql`select count(*) from ${table}`);
  return {
    table: 't',
    columns: columns.map(({ name, engineType }) => plainColumn(name, columnTypeOf(engineType))),
    rowCount: Number(rows[0]![0]),
  };
}

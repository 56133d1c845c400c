import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { sql, type QueryEngine } from '@toolyard/core/data';
import { writeTable, type TableFormat, type WasmQueryEngine } from '@toolyard/duckdb';
import { arrowToParquet } from '../support/parquet.ts';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';

let native: QueryEngine;
let wasm: WasmQueryEngine;

/** Values that files lose easily: many digits, fractions, empty texts, formulas, quotes, lines and signs. */
const ROWS = sql`(values
  (1, 12345678901234567, 170141183460469231731687303715884105727::hugeint // 10, 1234567890.123456789::decimal(38, 9), 0.1::double + 0.2::double, date '2024-02-29', timestamp '2024-02-29 10:11:12.123456', time '09:30:00', true, '=1+1', 'Oslo'),
  (2, -5, 3, -0.5, 1e30, date '1899-12-31', timestamp '1970-01-01 00:00:00', time '23:59:59', false, '', '上海 😀'),
  (3, null, null, null, null, null, null, null, null, null, 'a "quote", a comma
and a line'),
  (4, 999999999999999, -7, 12.5, -2.25, date '9999-12-31', timestamp '2038-01-19 03:14:08', time '00:00:00.5', true, '-007', '@x')
) as r(id, big, huge, exact, rough, day, moment, clock, flag, formula, words)`;
const SELECT = sql`select * from ${ROWS} order by id desc`;

const write = (format: TableFormat, select = SELECT) =>
  writeTable(wasm, select, format, { parquet: arrowToParquet });

beforeAll(async () => {
  native = await openNativeQueryEngine();
  wasm = await openNodeWasmQueryEngine();
});
afterAll(async () => {
  await native.close();
  await wasm.close();
});

const COLUMNS = [
  ['id', 'BIGINT'],
  ['big', 'BIGINT'],
  ['huge', 'HUGEINT'],
  ['exact', 'DECIMAL(38, 9)'],
  ['rough', 'DOUBLE'],
  ['day', 'DATE'],
  ['moment', 'TIMESTAMP'],
  ['clock', 'TIME'],
  ['flag', 'BOOLEAN'],
  ['formula', 'VARCHAR'],
  ['words', 'VARCHAR'],
] as const;

describe('a table written as a file', () => {
  it('CSV: native DuckDB reads the same rows in the same order, an empty text apart from a missing one', async () => {
    await native.addFile('out.csv', await write('csv'));
    const types = COLUMNS.map(([name, type]) => `'${name}': '${type}'`).join(', ');
    const read = sql`select * from read_csv('out.csv', header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', allow_quoted_nulls = false, new_line = '\\r\\n', columns = {${types as never}})`;
    expect((await native.query(read)).rows).toEqual((await native.query(SELECT)).rows);
  });

  it('CSV begins with the mark of its encoding and has one line a row', async () => {
    const text = await (
      await write('csv', sql`select 1 as a, '=x' as b union all select 2, null`)
    ).bytes();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(text)).toBe(
      '\uFEFFa,b\r\n1,=x\r\n2,\r\n',
    );
  });

  it('JSON: every row is an object, and every digit of an exact number is there', async () => {
    const read = JSON.parse(await (await write('json')).text()) as Record<string, unknown>[];
    expect(read.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(read[3]).toEqual({
      id: 1,
      big: '12345678901234567',
      huge: '17014118346046923173168730371588410572',
      exact: '1234567890.123456789',
      rough: 0.30000000000000004,
      day: '2024-02-29',
      moment: '2024-02-29T10:11:12.123456',
      clock: '09:30:00',
      flag: true,
      formula: '=1+1',
      words: 'Oslo',
    });
    expect(read[1]).toMatchObject({
      big: null,
      flag: null,
      words: 'a "quote", a comma\nand a line',
    });
    expect(read[2]).toMatchObject({ formula: '', rough: 1e30, exact: -0.5 });
  });

  it('JSON of no rows is an empty array', async () =>
    expect(JSON.parse(await (await write('json', sql`select 1 as a where false`)).text())).toEqual(
      [],
    ));

  it('Parquet: native DuckDB reads the same rows, each column of its type', async () => {
    await native.addFile('out.parquet', await write('parquet'));
    const { columns, rows } = await native.query(sql`select * from read_parquet('out.parquet')`);
    expect(rows).toEqual((await native.query(SELECT)).rows);
    expect(columns.map(({ engineType }) => engineType)).toEqual([
      'INTEGER',
      'BIGINT',
      'DECIMAL(38,0)',
      'DECIMAL(38,9)',
      'DOUBLE',
      'DATE',
      'TIMESTAMP',
      'VARCHAR',
      'BOOLEAN',
      'VARCHAR',
      'VARCHAR',
    ]);
  });

  it('XLSX: dates are dates, a formula is a text, and a number of more than 15 digits keeps them as a text', async () => {
    const workbook = await readXlsx(await (await write('xlsx')).bytes(), { readStyles: true });
    const [head, ...rows] = workbook.sheets[0]!.rows;
    expect(head).toEqual(COLUMNS.map(([name]) => name));
    expect(rows.map((row) => row[0])).toEqual([4, 3, 2, 1]);
    const utc = (text: string) => new Date(text);
    expect(rows[3]).toEqual([
      1,
      '12345678901234567',
      '17014118346046923173168730371588410572',
      '1234567890.123456789',
      0.30000000000000004,
      utc('2024-02-29T00:00:00Z'),
      // Microseconds, which a sheet does not hold.
      '2024-02-29T10:11:12.123456',
      '09:30:00',
      true,
      '=1+1',
      'Oslo',
    ]);
    expect(rows[2]![5]).toBe('1899-12-31');
    expect(rows[0]).toEqual([
      4,
      999999999999999,
      -7,
      12.5,
      -2.25,
      utc('9999-12-31T00:00:00Z'),
      utc('2038-01-19T03:14:08Z'),
      '00:00:00.5',
      true,
      '-007',
      '@x',
    ]);
  });

  it('XLSX is refused whole where a sheet cannot hold the table', async () => {
    const reason = (promise: Promise<unknown>) =>
      promise.then(
        () => null,
        (error: { readonly reason?: unknown }) => error.reason,
      );
    expect(await reason(write('xlsx', sql`select range as a from range(1048576)`))).toEqual({
      kind: 'rows',
      most: 1_048_575,
    });
    expect(await reason(write('xlsx', sql`select repeat('x', 32768) as long`))).toEqual({
      kind: 'long text',
      row: 2,
      column: 'long',
    });
  });

  it('of 100,000 rows has all of them, in their order, and tells how many are written', async () => {
    const counts: number[] = [];
    const file = await writeTable(
      wasm,
      sql`select range as a from range(100000) order by range desc`,
      'csv',
      {
        parquet: arrowToParquet,
        onRows: (rows) => counts.push(rows),
      },
    );
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines.slice(1)).toEqual(Array.from({ length: 100_000 }, (_, at) => String(99_999 - at)));
    expect(counts.at(-1)).toBe(100_000);
    expect(counts.length).toBeGreaterThan(10);
  });

  it('two columns of one name stay two', async () => {
    const [row] = JSON.parse(
      await (await write('json', sql`select 1 as a, 2 as "A"`)).text(),
    ) as object[];
    expect(Object.values(row!)).toEqual([1, 2]);
  });
});

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identifier, numberLiteral, sql } from '@toolyard/core/data';
import type { Cell, QueryEngine } from '@toolyard/core/data';
import { openFile } from '@toolyard/duckdb';
import type { OpenedFile } from '@toolyard/duckdb';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';
import { arrowToParquet, parquetToArrow } from '../support/parquet.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';
import { canonical } from './data-corpus/canonical.ts';
import { READING_CASES, type ReadingCase } from './data-corpus/reading-cases.ts';

let engine: QueryEngine;
beforeAll(async () => {
  engine = await openNativeQueryEngine();
});
afterAll(() => engine.close());

const opened = (
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  choices = {},
): Promise<OpenedFile> =>
  openFile(engine, new File([content], name), { parquet: parquetToArrow, choices });

const rowsOf = async (file: OpenedFile): Promise<Cell[][]> => {
  const [table] = file.tables;
  const { rows } = await engine.query(sql`select * from ${identifier(table!.name)}`);
  return rows.map((row) => row.map((cell, at) => canonical(cell, table!.columns[at]!.type)));
};

async function readingOf({ name = 'file.csv', content }: ReadingCase) {
  const file = await opened(name, content);
  // It crosses from a worker to the page, which no function does.
  expect(structuredClone(file)).toEqual(file);
  const [table] = file.tables;
  return {
    columns: table!.columns.map((column) => `${column.name}: ${column.type}`),
    rows: await rowsOf(file),
    reports: table!.reports,
  };
}

describe.each(Object.entries(READING_CASES))('%s', (_, cases) => {
  it.each(cases.map((each) => [each.title, each] as const))('%s', async (_title, each) => {
    const reading = await readingOf(each);
    expect({ columns: reading.columns, rows: reading.rows }).toEqual({
      columns: each.columns,
      rows: each.rows,
    });
    expect(reading.reports).toEqual(each.reports ?? []);
  });
});

/** A column of texts, the rule by which somebody has it read, and the values that this must give. */
const CHOICES: readonly (readonly [string, readonly string[], readonly Cell[]])[] = [
  ['date month and year', ['Jan-24', 'Feb-24'], ['2024-01-01', '2024-02-01']],
  ['date month and year', ['Mar 2024', 'april 2024'], ['2024-03-01', '2024-04-01']],
  ['date month and year', ['2024-03', '2024-12'], ['2024-03-01', '2024-12-01']],
  ['date month and year', ['03/2024', '12/2024'], ['2024-03-01', '2024-12-01']],
  ['date month and year', ['202403', '202412'], ['2024-03-01', '2024-12-01']],
  ['date quarter and year', ['2024Q1', '2024-Q4'], ['2024-01-01', '2024-10-01']],
  ['date quarter and year', ['Q1 2024', 'Q3 2023'], ['2024-01-01', '2023-07-01']],
  ['date quarter and year', ['2024年第2季度', '2024年1季度'], ['2024-04-01', '2024-01-01']],
  [
    'datetime of fourteen digits',
    ['20240305100000', '20241231235959'],
    ['2024-03-05T10:00:00', '2024-12-31T23:59:59'],
  ],
  // Excel: 45292 is 2024-01-01 from 1900, and 43830 from 1904; half a day is noon.
  ['date Excel day number', ['45292', '45351'], ['2024-01-01', '2024-02-29']],
  ['date Excel day number since 1904', ['43830', '43889'], ['2024-01-01', '2024-02-29']],
  [
    'datetime Excel day number',
    ['45292.5', '45351.75'],
    ['2024-01-01T12:00:00', '2024-02-29T18:00:00'],
  ],
  ['amount in K, M and B', ['1.2k', '3M', '$1.5bn', '12'], ['1200', '3000000', '1500000000', '12']],
];

describe('what nobody could tell without its owner', () => {
  it.each(CHOICES)('%s is offered for %j', async (ruleId, texts, values) => {
    const content = `${['v', ...texts].join('\n')}\n`;
    const offered = (await opened('v.csv', content)).tables[0]!.columns[0]!.alternatives;
    expect(offered.map((each) => each.ruleId)).toContain(ruleId);
    const chosen = await opened('v.csv', content, { types: { v: ruleId } });
    expect((await rowsOf(chosen)).map(([cell]) => cell)).toEqual(values);
  });
});

describe('a file packed with gzip', () => {
  it('is read as the file inside', async () => {
    const packed = new Uint8Array(gzipSync('a;b\n1;2,5\n'));
    expect(await rowsOf(await opened('x.csv.gz', packed))).toEqual([['1', '2.5']]);
  });
});

describe('a Parquet file of several groups of rows', () => {
  it('is read as a whole, and so is one without rows', async () => {
    const wasm = await openNodeWasmQueryEngine();
    const parquetOf = async (rows: number) =>
      arrowToParquet(
        await wasm.arrow(
          sql`select i, 'row ' || i as name from range(${numberLiteral(rows)}) r(i)`,
        ),
        2,
      );
    expect(await rowsOf(await opened('x.parquet', await parquetOf(5)))).toEqual(
      ['0', '1', '2', '3', '4'].map((row) => [row, `row ${row}`]),
    );
    const none = await opened('x.parquet', await parquetOf(0));
    expect(none.tables[0]!.columns.map(({ name }) => name)).toEqual(['i', 'name']);
    await wasm.close();
  });
});

describe('lines of JSON', () => {
  it('are read one by one: keys that come later, several kinds, bad lines, and lists with a heading', async () => {
    const lines = '{"a":1,"b":"x"}\r\n{"a":2.5}\r\n\r\n{"a":\n{"a":3,"c":[1,2]}\n';
    const file = await opened('x.ndjson', lines);
    expect(file.tables[0]!.columns.map(({ name, type }) => [name, type])).toEqual([
      ['a', 'decimal'],
      ['b', 'text'],
      ['c', 'json'],
    ]);
    expect(await rowsOf(file)).toEqual([
      ['1', 'x', null],
      ['2.5', null, null],
      ['3', null, '[1,2]'],
    ]);
    expect(file.tables[0]!.reports).toEqual([{ code: 'bad_line', lines: [4] }]);
    expect(await rowsOf(await opened('x.jsonl', '["n","v"]\n["a",1]\n["b",2]\n'))).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('are the same, however the file is cut into parts', async () => {
    // More than the 4 MiB that are read at once, with letters of several bytes at every place.
    const record = (row: number) => `{"row":${row},"name":"${'名'.repeat(row % 40)}"}`;
    const file = await opened(
      'x.ndjson',
      Array.from({ length: 60_000 }, (_, row) => record(row)).join('\r\n'),
    );
    // The sum of 0 to 59,999, and 1,500 times that of 0 to 39.
    const { rows } = await engine.query(
      sql`select sum("row"), sum(length(coalesce("name", ''))) from t`,
    );
    expect(rows).toEqual([['1799970000', '1170000']]);
    expect(file.tables[0]!.rowCount).toBe(60_000);
  });
});

describe('errors in words', () => {
  it.each([
    ['a file of no bytes', '', 'empty'],
    ['a file of blank lines', '\n\n  \n', 'no table'],
    ['a picture', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]), 'no table'],
    ['a document of PDF', '%PDF-1.7\n1 0 obj\n<< >>\n', 'no table'],
    [
      'a page of HTML that is called XLS',
      '<html><table><tr><td>1</td></tr></table></html>',
      'no table',
    ],
    ['half an archive', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'damaged'],
    ['half a gzip file', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2]), 'damaged'],
    [
      'a workbook with a password',
      new Uint8Array([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        0,
        0,
        ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
      ]),
      'password',
    ],
    ['a workbook of Excel 97', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old workbook'],
  ])('%s', async (_, content, reason) => {
    await expect(opened('file.csv', content)).rejects.toMatchObject({ reason });
  });
});

describe('a document of JSON that is too long to be held as a text', () => {
  it('is refused in words before it is read', async () => {
    const file = new File(['[\n{"a":1},\n'], 'x.json');
    Object.defineProperty(file, 'size', { value: 600_000_000 });
    await expect(openFile(engine, file, { parquet: parquetToArrow })).rejects.toMatchObject({
      reason: 'too large',
      texts: { en: expect.stringContaining('memory') },
    });
  });
});

describe('a file that is called JSON and is none', () => {
  it.each([
    ['a comma too many', '[\n{"a":1},\n{"a":2,}\n]', 3],
    ['an end too early', '[\n{"a":1},\n{"a":', 3],
    ['a comment', '// all\n[{"a":1}]', 1],
  ])('names the line: %s', async (_, content, line) => {
    await expect(opened('x.json', content)).rejects.toMatchObject({ reason: 'not JSON', line });
  });
});

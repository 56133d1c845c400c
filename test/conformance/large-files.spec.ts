import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identifier, sql } from '@toolyard/core/data';
import type { QueryEngine } from '@toolyard/core/data';
import { openFile } from '@toolyard/duckdb';
import type { OpenedFile, ReadingChoices } from '@toolyard/duckdb';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';
import { parquetToArrow } from '../support/parquet.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';

/** From this size on the engine reads a plain file by itself: a larger one must be read as a small one is. */
const LARGE = 8_500_000;

interface Column {
  readonly ordinary: (row: number) => string;
  /** What stands in the last row; an ordinary value if not given. */
  readonly odd?: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const day = (row: number) => `2024-${two((row % 12) + 1)}-${two((row % 28) + 1)}`;
const clock = (row: number) => `${two(row % 24)}:${two(row % 60)}:${two((row * 7) % 60)}`;

/** Columns whose last value does not look like the others, and some where it does. */
const COLUMNS: Readonly<Record<string, Column>> = {
  'whole number': { ordinary: String },
  'negative number': { ordinary: (row) => `-${row + 1}` },
  'whole number, then a fraction': { ordinary: String, odd: '12.5' },
  'whole number, then a leading zero': { ordinary: (row) => String(100_000 + row), odd: '007' },
  'whole number, then none': { ordinary: String, odd: 'N/A' },
  'whole number, then spaces': { ordinary: String, odd: ' 42 ' },
  'whole number, then 20 digits': { ordinary: String, odd: '12345678901234567890' },
  'whole number, then minus zero': { ordinary: String, odd: '-0' },
  'whole number, then nothing': { ordinary: String, odd: '' },
  'two places': { ordinary: (row) => `${row}.25` },
  'two places, then three': { ordinary: (row) => `${row}.25`, odd: '1.239' },
  'two places, then words': { ordinary: (row) => `${row}.25`, odd: 'about 5' },
  'two places, then 20 digits': { ordinary: (row) => `${row}.25`, odd: '123456789012345678.25' },
  'places as needed': { ordinary: (row) => ['0.5', '3', '-12.125', '7.25'][row % 4]! },
  'places as needed, then no digit': { ordinary: (row) => ['0.5', '3.25'][row % 2]!, odd: '4.' },
  day: { ordinary: day },
  'day, then none of the calendar': { ordinary: day, odd: '2023-02-29' },
  'day, then a far year': { ordinary: day, odd: '3024-01-31' },
  'day, then a time too': { ordinary: day, odd: '2024-01-31 10:00:00' },
  'time of day': { ordinary: clock },
  'hours and minutes': { ordinary: (row) => clock(row).slice(0, 5) },
  'time of day, then one digit': { ordinary: clock, odd: '9:05:00' },
  moment: { ordinary: (row) => `${day(row)} ${clock(row)}` },
  'moment without seconds': { ordinary: (row) => `${day(row)} ${clock(row).slice(0, 5)}` },
  'moment with a T': { ordinary: (row) => `${day(row)}T${clock(row)}` },
  'moment of UTC': { ordinary: (row) => `${day(row)}T${clock(row)}Z` },
  'moment, then a fraction': {
    ordinary: (row) => `${day(row)} ${clock(row)}`,
    odd: '2024-01-31 10:00:00.5',
  },
  'moment of UTC, then another zone': {
    ordinary: (row) => `${day(row)}T${clock(row)}Z`,
    odd: '2024-01-31T10:00:00+08:00',
  },
  'true or false': { ordinary: (row) => (row % 3 === 0 ? 'TRUE' : 'false') },
  'true or false, then neither': { ordinary: (row) => String(row % 3 === 0), odd: 'maybe' },
  'yes or no': { ordinary: (row) => (row % 3 === 0 ? 'yes' : 'no') },
  'day first': { ordinary: (row) => `${two((row % 28) + 1)}/${two((row % 12) + 1)}/2024` },
  money: { ordinary: (row) => `$${row}.50` },
  name: { ordinary: (row) => `Item ${row % 50}` },
  nothing: { ordinary: () => '' },
};

const names = Object.keys(COLUMNS).map((name) => `"${name}"`);

function csv(bytes: number): string {
  const lines = [names.join(',')];
  let length = 0;
  for (let row = 0; length < bytes; row += 1) {
    const line = Object.values(COLUMNS)
      .map(({ ordinary }) => ordinary(row))
      .join(',');
    lines.push(line);
    length += line.length + 1;
  }
  lines.push(
    Object.values(COLUMNS)
      .map(({ ordinary, odd }) => odd ?? ordinary(0))
      .join(','),
  );
  return `${lines.join('\n')}\n`;
}

const largeFile = csv(LARGE);

/** What is reported of the columns of a file, without counts, which its length decides. */
const reportedOf = ({ tables: [table] }: OpenedFile) =>
  table!.columns.map(({ evidence, evidenceTexts: _, alternatives, ...column }) => ({
    ...column,
    missing: evidence.missing,
    wrong: evidence.values - evidence.reads,
    nearest: evidence.nearest?.label.en,
    unread: evidence.unread,
    // Where a column has one odd value, the sample of a large file need not hold it.
    alternatives: COLUMNS[column.name]!.odd ? [] : alternatives.map(({ ruleId }) => ruleId),
  }));

describe.each([
  ['native DuckDB', openNativeQueryEngine],
  ['the WebAssembly build', openNodeWasmQueryEngine],
])('a large file in %s', (_, open: () => Promise<QueryEngine>) => {
  let engine: QueryEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  const opened = (content: string, choices: ReadingChoices = {}, table = 't') =>
    openFile(engine, new File([content], 'file.csv'), { table, parquet: parquetToArrow, choices });
  const lastRow = async (table: string) => {
    const { rows, columns } = await engine.query(
      sql`select * from ${identifier(table)} order by rowid desc limit 1`,
    );
    return columns.map(({ name }, at) => [name, rows[0]![at]]);
  };

  it('has the types, reasons and values of a small one, whatever its last row holds', async () => {
    const small = await opened(csv(30_000), {}, 'small');
    const large = await opened(largeFile, {}, 'large');
    expect(reportedOf(large)).toEqual(reportedOf(small));
    expect(await lastRow('large')).toEqual(await lastRow('small'));
    expect(large.tables[0]!.reports).toEqual(small.tables[0]!.reports);
  });

  it('has the sum of its numbers, the first and the last of its days', async () => {
    const file = await opened(largeFile);
    const rows = file.tables[0]!.rowCount;
    // The sum of 0 to n − 1, and once more 0.
    const ordinary = rows - 1;
    const sum = (ordinary * (ordinary - 1)) / 2;
    const { rows: answers } = await engine.query(
      sql`select sum("whole number"), sum("two places"), min("day"), max("day"), count("moment of UTC") from t`,
    );
    expect(answers[0]).toEqual([
      String(sum),
      (sum + rows * 0.25).toFixed(2),
      '2024-01-01',
      '2024-12-28',
      String(rows),
    ]);
  });

  it('is refused in words where memory runs out, and the next file is read', async () => {
    const little = await open();
    await little.execute(sql`set memory_limit = '50MB'`);
    const read = (content: string) =>
      openFile(little, new File([content], 'file.csv'), { parquet: parquetToArrow });
    await expect(read(largeFile.repeat(6))).rejects.toMatchObject({
      reason: 'too large',
      texts: { en: expect.stringContaining('memory') },
    });
    expect((await read('a,b\n1,2\n')).tables[0]!.rowCount).toBe(1);
    await little.close();
  });

  it('has the type that somebody chose', async () => {
    const file = await opened(largeFile, { types: { 'whole number': 'text', day: 'text' } });
    const typeOf = (name: string) =>
      file.tables[0]!.columns.find((each) => each.name === name)!.type;
    expect([typeOf('whole number'), typeOf('day'), typeOf('two places')]).toEqual([
      'text',
      'text',
      'decimal',
    ]);
  });

  /** Many rows of a number and a word, with lines before and after. */
  const rowsBetween = (before: string, after: string, end = '\n') =>
    [
      before,
      ...Array.from({ length: 400_000 }, (_unused, row) => `${row},a word of row ${row % 7}`),
      after,
    ].join(end);

  it('is read in lines where its last row is a total', async () => {
    const file = await opened(rowsBetween('a,b', 'Total,400000'));
    expect(file.tables[0]).toMatchObject({
      rowCount: 400_000,
      columns: [{ type: 'integer' }, { type: 'text' }],
      reports: [{ code: 'total_row', lines: [400_002] }],
    });
  });

  it('may call its columns as the engine calls them, and end its lines with CRLF', async () => {
    await opened(rowsBetween('c1,c0', '400000,"two\r\nlines"', '\r\n'));
    const { columns, rows } = await engine.query(
      sql`select *, typeof("c1"), count(*) over () from t order by "c1" desc limit 1`,
    );
    expect(columns.slice(0, 2).map(({ name }) => name)).toEqual(['c1', 'c0']);
    expect(rows).toEqual([['400000', 'two\r\nlines', 'BIGINT', '400001']]);
  });
});

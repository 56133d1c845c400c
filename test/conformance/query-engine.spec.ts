import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identifier, QueryFailed, sql, textLiteral } from '@toolyard/core/data';
import type { QueryEngine } from '@toolyard/core/data';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';

describe.each([
  ['native DuckDB', openNativeQueryEngine],
  ['the WebAssembly build', openNodeWasmQueryEngine],
])('%s keeps the promises of a query engine', (_, open) => {
  let engine: QueryEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  it('writes values as exact texts', async () => {
    const select = sql`select 9007199254740993 as whole, 0.10::decimal(10, 2) as part, true as flag, null as none,
      date '2024-02-29' as day, timestamp '2024-02-29 09:30:00.5' as moment, time '09:30:00' as hour, '中文' as words`;
    expect(await engine.query(select)).toEqual({
      columns: [
        { name: 'whole', engineType: 'BIGINT' },
        { name: 'part', engineType: 'DECIMAL(10,2)' },
        { name: 'flag', engineType: 'BOOLEAN' },
        { name: 'none', engineType: 'INTEGER' },
        { name: 'day', engineType: 'DATE' },
        { name: 'moment', engineType: 'TIMESTAMP' },
        { name: 'hour', engineType: 'TIME' },
        { name: 'words', engineType: 'VARCHAR' },
      ],
      rows: [
        [
          '9007199254740993',
          '0.10',
          true,
          null,
          '2024-02-29',
          '2024-02-29T09:30:00.5',
          '09:30:00',
          '中文',
        ],
      ],
    });
  });

  it('answers the next query after one that it refuses', async () => {
    await expect(engine.query(sql`select * from ${identifier('no "such" table')}`)).rejects.toThrow(
      QueryFailed,
    );
    await expect(engine.query(sql`create table t (a int)`)).rejects.toThrow(QueryFailed);
    expect((await engine.query(sql`select 1 as one`)).rows).toEqual([['1']]);
  });

  it('names the place of a fault in the statement', async () => {
    const select = sql`select 1 as one,\n  nowhere as two from (select 2 as here)`;
    await expect(engine.query(select)).rejects.toMatchObject({
      kind: 'statement',
      message: expect.stringContaining('nowhere'),
      at: select.indexOf('nowhere'),
    });
  });

  it('says that its memory does not hold a result, without advice that nobody here can follow, and answers the next query', async () => {
    // An engine of its own: the WebAssembly build does not reset the limit.
    const small = await open();
    await small.execute(sql`set memory_limit = '60MB'`);
    const fault: unknown = await small
      .query(sql`select list(i) as numbers from range(30000000) r(i)`)
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ kind: 'memory' });
    expect((fault as QueryFailed).message).not.toMatch(/\n|https?:|SET /);
    expect((await small.query(sql`select 1 as one`)).rows).toEqual([['1']]);
    await small.close();
  });

  it('keeps rows of text', async () => {
    await engine.execute(sql`create table names (a varchar, b varchar)`);
    await engine.insertTexts('names', [
      ['Ng, "Wei"', null],
      ['', '分\n行'],
    ]);
    expect((await engine.query(sql`select * from names`)).rows).toEqual([
      ['Ng, "Wei"', null],
      ['', '分\n行'],
    ]);
  });

  it('reads a file that was added', async () => {
    await engine.addFile('people.csv', new Blob(['id,name\n007,Ann\n']));
    const select = sql`select * from read_csv(${textLiteral('people.csv')}, all_varchar = true)`;
    expect((await engine.query(select)).rows).toEqual([['007', 'Ann']]);
  });

  const endless = sql`select count(*) as found from range(1000000) a, range(1000000) b where a.range % 7 = b.range % 3`;
  it.each([
    ['of one part', endless, [200, 0, 1, 2, 3, 5, 8, 13, 30, 50]],
    ['of which one part waits', sql`${endless} union all ${endless}`, [5, 200, 1000]],
    [
      'with two of its kind below it',
      sql`select * from (${endless}), (${endless})`,
      [5, 200, 1000],
    ],
  ])(
    'answers after a query %s that is no longer wanted, whenever it is given up',
    async (_name, select, times) => {
      await engine.execute(sql`create or replace table sevens as select 7 as seven`);
      for (const after of times) {
        await expect(engine.query(select, AbortSignal.timeout(after))).rejects.toThrow('aborted');
        expect((await engine.query(sql`select * from sevens`)).rows).toEqual([['7']]);
      }
      await engine.execute(sql`drop table sevens`);
    },
  );
});

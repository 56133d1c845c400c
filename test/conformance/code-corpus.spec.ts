import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { hasMariaDb, MariaDb } from '../support/mariadb.ts';
import { codeCases } from './code-corpus/code-case.ts';
import { JUDGES, modelOfCase } from './code-corpus/judge.ts';
import { closeDatabases } from './code-corpus/migrations.ts';
import { mysqlFaults, sqliteFaults, tableFaults } from './code-corpus/tables.ts';

const report = process.env['CONFORMANCE_REPORT'];
const cases = codeCases();
const judged = cases.filter((each) => JUDGES[each.input_kind] !== undefined);
/** Those whose files are one model. */
const models = judged.filter((each) => each.input_kind !== 'migration');
const others = cases.filter((each) => JUDGES[each.input_kind] === undefined);

(judged.length > 0 ? describe : describe.skip)('the cases of the code corpus', () => {
  const lines = others.map((each) => `not compared ${each.id}: ${each.input_kind} is not read yet`);
  afterAll(async () => {
    await closeDatabases();
    const right = lines.filter((line) => line.startsWith('right')).length;
    const text = [...lines, `${right} of ${cases.length}`, ''].join('\n');
    if (report) writeFileSync(report, `${text}\n`, { flag: 'a' });
  });

  it.each(judged.map((each) => [each.id, each] as const))('%s', async (id, each) => {
    const faults = await Promise.resolve(each)
      .then(JUDGES[each.input_kind])
      .catch((error: unknown) => [String(error)]);
    lines.push(faults.length === 0 ? `right ${id}` : `WRONG ${id}: ${faults.join('; ')}`);
    expect(faults).toEqual([]);
  });

  it('tables can be made of every model, and take the rows that they should', async () => {
    const database = await PGlite.create();
    const mariaDb = hasMariaDb ? await MariaDb.start() : null;
    if (!mariaDb) console.log('skipped: no MariaDB');
    const faults: Record<string, string[]> = {};
    for (const each of models) {
      const { dialect, rows = [] } = each.expected;
      // Rows of a dump are not in the generated tables, so that they cannot clash with other rows.
      const isDump = each.texts.some((text) => /^COPY .* FROM stdin/m.test(text));
      const compared = rows.filter(({ why = '' }) => !isDump || !why.startsWith('unique'));
      const model = await modelOfCase(each);
      const found = await tableFaults(database, model, dialect === 'postgresql' ? compared : []);
      const inSqlite = await sqliteFaults(model, dialect === 'sqlite' ? rows : []);
      const inMysql = await mysqlFaults(mariaDb, model, dialect === 'mysql' ? rows : []);
      const all = [...found, ...inSqlite, ...inMysql];
      if (all.length > 0) faults[each.id] = all;
    }
    await Promise.all([database.close(), mariaDb?.stop()]);
    expect(faults).toEqual({});
  });
});

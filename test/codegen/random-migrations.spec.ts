import { afterAll, describe, expect, it } from '@jest/globals';
import {
  difference,
  migration,
  mysqlDdl,
  postgresDdl,
  sqlDdl,
  sqliteDdl,
  type Choices,
  type Model,
  type SqlDialect,
} from '@toolyard/core/codegen';
import { MysqlDdlParser, PostgresDdlParser, SqliteDdlParser } from '@toolyard/ddl';
import fc from 'fast-check';
import { closeDatabases, runFaults } from '../conformance/code-corpus/migrations.ts';
import { hasMariaDb } from '../support/mariadb.ts';
import { familyOf, schemas, statementsOf } from './random-tables.ts';

const DATABASES = {
  postgresql: { parser: new PostgresDdlParser(), tables: postgresDdl },
  mysql: { parser: new MysqlDdlParser(), tables: mysqlDdl },
  sqlite: { parser: new SqliteDdlParser(), tables: sqliteDdl },
};

/** `npm run test:codegen` takes many. */
const numRuns = Number(process.env['RUNS'] ?? (process.env['TEST_SIZE'] === 'full' ? 100 : 4));
const seed = Number(process.env['SEED'] ?? 17);

async function modelOf(sql: string, dialect: SqlDialect): Promise<Model> {
  const read = await sqlDdl.read(sql, DATABASES[dialect].parser);
  if (!read.ok) throw new Error(`${read.error.line}: ${read.error.texts.en} in ${sql}`);
  return read.value.model;
}

/** Answers to all questions, of which one can lead to another: what is gone is dropped, or has become a column of its family. */
function answersOf(old: Model, now: Model, dialect: SqlDialect, isGone: boolean): Choices {
  const answers: Record<string, string> = {};
  for (let round = 0; round < 20; round += 1)
    for (const { id, place, choices } of migration(old, now, dialect, answers).questions) {
      const [, column] = place.path.split('.');
      const like = choices.find(
        ({ value }) => familyOf(value) !== null && familyOf(value) === familyOf(column),
      );
      if (isGone) answers[id] = 'gone';
      else if (column !== undefined) answers[id] ??= like?.value ?? 'gone';
    }
  return answers;
}

const NO_CHANGES = { statements: [], warnings: [], questions: [] };

describe.each([['postgresql'], ['sqlite'], ...(hasMariaDb ? ([['mysql']] as const) : [])] as const)(
  'random tables of %s',
  (dialect) => {
    afterAll(closeDatabases);

    it('are written so that the catalogue is the same, and read again as they were written', () =>
      fc.assert(
        fc.asyncProperty(schemas, async (schema) => {
          const given = statementsOf(schema, dialect).text();
          const model = await modelOf(given, dialect);
          const written = DATABASES[dialect].tables.render(model, {})[0]!.text;
          const again = await modelOf(written, dialect);
          expect(DATABASES[dialect].tables.render(again, {})[0]!.text).toBe(written);
          expect(
            difference(model, again).changes.map((each) =>
              JSON.stringify(each, [
                'kind',
                'before',
                'after',
                'name',
                'type',
                'declared',
                'default',
                'value',
                'expression',
                'aspects',
                'nullable',
              ]),
            ),
          ).toEqual([]);
          const same = { from: written, to: given, seed: '' };
          expect(await runFaults(dialect, same, NO_CHANGES)).toEqual([]);
        }),
        { numRuns, seed, endOnFailure: true },
      ));

    it.each([['dropped'], ['renamed']])(
      'become other tables with their rows, and are undone: what is gone was %s',
      (answer) =>
        fc.assert(
          fc.asyncProperty(schemas, schemas, async (before, after) => {
            const [first, last] = [statementsOf(before, dialect), statementsOf(after, dialect)];
            const [from, to] = [first.text(), last.text()];
            const [old, now] = [await modelOf(from, dialect), await modelOf(to, dialect)];
            const answers = answersOf(old, now, dialect, answer === 'dropped');
            const made = migration(old, now, dialect, answers);
            const counts = first.counts(after);
            const faults = await runFaults(dialect, { from, to, seed: first.rows() }, made, counts);
            expect(faults).toEqual([]);
          }),
          { numRuns, seed, endOnFailure: true },
        ),
    );
  },
);

import { afterAll, describe, expect, it } from '@jest/globals';
import {
  difference,
  migration,
  mysqlDdl,
  postgresDdl,
  sqlDdl,
  sqliteDdl,
  type Model,
  type SqlDialect,
} from '@toolyard/core/codegen';
import { MysqlDdlParser, PostgresDdlParser, SqliteDdlParser } from '@toolyard/ddl';
import { closeDatabases, runFaults } from '../conformance/code-corpus/migrations.ts';
import { MIGRATION_CASES } from './migration-cases.ts';
import { ROUND_TRIPS } from './round-trip-cases.ts';

const PARSERS = {
  postgresql: new PostgresDdlParser(),
  mysql: new MysqlDdlParser(),
  sqlite: new SqliteDdlParser(),
};

const TABLES = { postgresql: postgresDdl, mysql: mysqlDdl, sqlite: sqliteDdl };

async function readModel(sql: string, dialect: SqlDialect) {
  const read = await sqlDdl.read(sql, PARSERS[dialect]);
  if (!read.ok) throw new Error(`${read.error.texts.en} in ${sql}`);
  return read.value;
}

const modelOf = async (sql: string, dialect: SqlDialect): Promise<Model> =>
  (await readModel(sql, dialect)).model;

afterAll(closeDatabases);

describe('a migration', () => {
  it.each(MIGRATION_CASES.map((each) => [`${each.dialect}: ${each.name}`, each] as const))(
    '%s',
    async (_, { dialect, from, to, seed = '', answers = {}, after, warns = [] }) => {
      const [before, later] = [await modelOf(from, dialect), await modelOf(to, dialect)];
      const made = migration(before, later, dialect, answers);
      expect(await runFaults(dialect, { from, to, seed }, made, after)).toEqual([]);
      expect(made.warnings.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...warns]));
      expect(difference(later, later).changes).toEqual([]);
    },
  );
});

describe('tables that are read and written again', () => {
  it.each(ROUND_TRIPS.map((each) => [`${each.dialect}: ${each.sql}`, each] as const))(
    '%s',
    async (_, { dialect, sql, unread = [] }) => {
      const { model, warnings } = await readModel(sql, dialect);
      const written = TABLES[dialect].render(model, {})[0]!.text;
      const paths = warnings.map(({ place }) => place.path);
      expect(paths).toEqual(expect.arrayContaining([...unread]));
      const again = await modelOf(written, dialect);
      expect(TABLES[dialect].render(again, {})[0]!.text).toBe(written);
      // What was left out is not in the catalogue.
      if (unread.length > 0) return;
      const none = { statements: [], warnings: [], questions: [] };
      expect(await runFaults(dialect, { from: written, to: sql, seed: '' }, none)).toEqual([]);
    },
  );
});

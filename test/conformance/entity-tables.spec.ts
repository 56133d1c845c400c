import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM, Type, type EntitySchema } from '@mikro-orm/pglite';
import { mikroOrm, postgresDdl, type Model } from '@toolyard/core/codegen';
import { codeCases } from './code-corpus/code-case.ts';
import { exportsOf } from './code-corpus/compiled.ts';
import { modelOfCase } from './code-corpus/judge.ts';

const CASES = codeCases().filter(({ id }) => /ddl-postgresql|ddl-mysql|json-recursive/.test(id));

/** Columns with the types that domains stand for, of which MikroORM knows none. */
const COLUMNS = `
  select c.relname || '.' || a.attname || ' ' || format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid), case t.typbasetype when 0 then a.atttypmod else t.typtypmod end) || (case when a.attnotnull then ' not null' else '' end) as column
  from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^pg_|information_schema'
  order by c.relname, a.attnum`;

async function columnsOf(database: PGlite, sql: string): Promise<readonly string[]> {
  const { rows: schemas } = await database.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^pg_|information_schema'",
  );
  for (const { name } of schemas) await database.exec(`DROP SCHEMA "${name}" CASCADE`);
  await database.exec('CREATE SCHEMA public');
  await database.exec(sql);
  const { rows } = await database.query<{ column: string }>(COLUMNS);
  return rows.map(({ column }) => column);
}

async function entitySql(model: Model): Promise<string> {
  const exported = exportsOf(mikroOrm.render(model, mikroOrm.defaults)[0]!.text);
  const entities = Object.values(exported).filter(
    (each) => typeof each === 'function' && !(each.prototype instanceof Type),
  );
  const orm = await MikroORM.init({
    entities: entities as unknown as EntitySchema[],
    dbName: 'memory://',
  });
  return orm.schema.getCreateSchemaSQL();
}

(CASES.length > 0 ? describe : describe.skip)('tables that MikroORM makes of the entities', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  it.each(CASES.map((each) => [each.id, each] as const))(
    'have the columns of the generated tables: %s',
    async (_, each) => {
      const model = await modelOfCase(each);
      const tables = postgresDdl.render(model, {})[0]!.text;
      const wanted = await columnsOf(database, tables);
      const domains = tables.match(/^CREATE DOMAIN .*;$/gm) ?? [];
      const sql = await entitySql(model);
      const found = await columnsOf(database, [...domains, sql].join('\n'));
      // The columns of a reference stand beside each other there.
      expect(found.toSorted()).toEqual(wanted.toSorted());
    },
  );
});

import type { PGlite } from '@electric-sql/pglite';
import type { Database } from 'sql.js';
import type { MariaDb } from './mariadb.ts';

const POSTGRES = `
select line from (
  select format('column %s.%s.%s: %s, %s %s %s %s, %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'required' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid), concat_ws(' ', (select collname from pg_collation o where o.oid = a.attcollation and collname <> 'default'), col_description(c.oid, a.attnum))) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind = 'r' and n.nspname !~ '^pg_|information_schema'
  union all
  select format('constraint %s.%s.%s: %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_|information_schema' and k.contype <> 'n'
  union all
  select format('index %s', pg_get_indexdef(i.indexrelid)) from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^pg_|information_schema'
  union all
  select format('type %s: %s', t.typname, (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'e'
  union all
  select format('domain %s: %s %s', t.typname, format_type(t.typbasetype, t.typtypmod),
    (select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname) from pg_constraint k where k.contypid = t.oid))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'd' and n.nspname !~ '^pg_|information_schema'
  union all
  select format('sequence %s: %s', s.sequencename, concat_ws(' ', s.data_type, s.start_value, s.min_value, s.max_value, s.increment_by, s.cycle, s.cache_size)) from pg_sequences s
  union all
  select format('comment %s: %s', c.relname, obj_description(c.oid, 'pg_class')) from pg_class c where c.relkind = 'r' and obj_description(c.oid, 'pg_class') is not null and c.relname !~ '^(pg|sql)_'
) lines order by line collate "C"`;

/** What PostgreSQL knows of its tables, in lines. */
export async function postgresCatalogue(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(POSTGRES);
  return rows.map(({ line }) => line);
}

/** Drops all that a database holds. */
export async function clearPostgres(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_|information_schema'",
  );
  for (const { name } of rows) await database.exec(`DROP SCHEMA ${name} CASCADE`);
  await database.exec('CREATE SCHEMA public');
}

/** Words of CREATE TABLE that no pragma tells. */
const wordsIn = (sql: string): string =>
  (
    sql.match(/\b(?:autoincrement|collate\s+\w+|(?<!not )deferrable(?:\s+initially\s+\w+)?)\b/gi) ??
    []
  )
    .map((words) => words.toUpperCase())
    .toSorted()
    .join(' ');

/** What SQLite knows of its tables, in lines; checks are text, without regard to spaces. */
export function sqliteCatalogue(database: Database): string[] {
  const rows = (sql: string, ...values: string[]): Record<string, unknown>[] => {
    const statement = database.prepare(sql, values);
    const found: Record<string, unknown>[] = [];
    while (statement.step()) found.push(statement.getAsObject());
    statement.free();
    return found;
  };
  const tables = rows(
    "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
  );
  const lines = tables.flatMap(({ name, sql }) => {
    const table = String(name);
    const rules = rows(
      "select strict, wr from pragma_table_list where schema = 'main' and name = ?",
      table,
    ).map((row) => ['table', table, row['strict'], row['wr'], wordsIn(String(sql))].join(' '));
    const columns = rows('select * from pragma_table_xinfo(?)', table).map((row) =>
      [
        'column',
        table,
        row['name'],
        String(row['type']).toUpperCase(),
        row['notnull'],
        row['dflt_value'],
        row['pk'],
        row['hidden'],
      ].join(' '),
    );
    const keys = rows('select * from pragma_foreign_key_list(?)', table).map((row) =>
      [
        'reference',
        table,
        row['from'],
        row['table'],
        row['to'],
        row['on_delete'],
        row['on_update'],
      ].join(' '),
    );
    const indexes = rows('select * from pragma_index_list(?)', table).map((row) => {
      const parts = rows(
        'select name, desc, coll from pragma_index_xinfo(?) where key',
        String(row['name']),
      );
      const name = row['origin'] === 'c' ? row['name'] : '';
      return [
        'index',
        table,
        name,
        row['unique'],
        row['partial'],
        ...parts.flatMap((part) => [part['name'], part['desc'], part['coll']]),
      ].join(' ');
    });
    const checks = [...String(sql).matchAll(/CHECK\s*(\((?:[^()]|\([^()]*\))*\))/gi)].map(
      ([, text]) => `check ${table} ${text!.replaceAll(/[\s"()]/g, '').toLowerCase()}`,
    );
    return [...rules, ...columns, ...keys, ...indexes, ...checks];
  });
  return lines.toSorted();
}

const MYSQL = `
SELECT line FROM (
  SELECT CONCAT_WS(' ', 'column', table_name, column_name, column_type, is_nullable, COALESCE(column_default, '-'), extra, COALESCE(generation_expression, ''), COALESCE(collation_name, ''), column_comment) AS line
  FROM information_schema.columns WHERE table_schema = 'test'
  UNION ALL
  SELECT CONCAT_WS(' ', 'index', table_name, index_name, non_unique, index_type, GROUP_CONCAT(CONCAT(column_name, COALESCE(sub_part, ''), IF(collation = 'D', ' desc', '')) ORDER BY seq_in_index))
  FROM information_schema.statistics WHERE table_schema = 'test' GROUP BY table_name, index_name, non_unique, index_type
  UNION ALL
  SELECT CONCAT_WS(' ', 'reference', k.table_name, GROUP_CONCAT(k.column_name ORDER BY k.ordinal_position), k.referenced_table_name,
    GROUP_CONCAT(k.referenced_column_name ORDER BY k.ordinal_position), r.delete_rule, r.update_rule)
  FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r
    ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name AND r.table_name = k.table_name
  WHERE k.constraint_schema = 'test' GROUP BY k.table_name, k.constraint_name, k.referenced_table_name, r.delete_rule, r.update_rule
  UNION ALL
  SELECT CONCAT_WS(' ', 'check', table_name, check_clause) FROM information_schema.check_constraints WHERE constraint_schema = 'test'
  UNION ALL
  SELECT CONCAT_WS(' ', 'table', table_name, table_collation, table_comment) FROM information_schema.tables WHERE table_schema = 'test'
) AS found ORDER BY BINARY line`;

/** What MariaDB knows of its tables, in lines. */
export const mysqlCatalogue = (database: MariaDb): readonly string[] => database.query(MYSQL);

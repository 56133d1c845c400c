import type { PGlite } from '@electric-sql/pglite';
import { mysqlDdl, postgresDdl, sqlDdl, sqliteDdl, type Model } from '@toolyard/core/codegen';
import { MysqlDdlParser } from '@toolyard/ddl';
import initialize, { type SqlJsStatic } from 'sql.js';
import type { MariaDb } from '../../support/mariadb.ts';
import type { ExpectedRow } from './code-case.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Drops all schemas, and makes an empty one. */
export async function clear(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^pg_|information_schema'",
  );
  for (const { name } of rows) await database.exec(`DROP SCHEMA ${quoted(name)} CASCADE`);
  await database.exec('CREATE SCHEMA public');
}

/** What is wrong of the generated tables: they cannot be made, or take or refuse a row that they should not. */
export async function tableFaults(
  database: PGlite,
  model: Model,
  rows: readonly ExpectedRow[],
): Promise<string[]> {
  await clear(database);
  try {
    await database.exec(postgresDdl.render(model, {})[0]!.text);
  } catch (error) {
    return [String(error)];
  }
  const faults: string[] = [];
  for (const { table, row, ok, why } of rows) {
    const names = Object.keys(row);
    const values = Object.values(row).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const path = table.split('.').map(quoted).join('.');
    const columns = names.map(quoted).join(', ');
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    const error = await database
      .query(
        names.length === 0
          ? `INSERT INTO ${path} DEFAULT VALUES`
          : `INSERT INTO ${path} (${columns}) VALUES (${places})`,
        values,
      )
      .then(() => null)
      .catch((fault: unknown) => String(fault));
    if ((error === null) !== ok)
      faults.push(`${table} ${JSON.stringify(row)}: ${error ?? `accepted, ${why}`}`);
  }
  return faults;
}

let sqlite: SqlJsStatic | null = null;

/** The same of the generated tables of SQLite. */
export async function sqliteFaults(model: Model, rows: readonly ExpectedRow[]): Promise<string[]> {
  sqlite ??= await initialize();
  const database = new sqlite.Database();
  const faults: string[] = [];
  try {
    database.run('PRAGMA foreign_keys = ON');
    database.run(sqliteDdl.render(model, {})[0]!.text);
    for (const { table, row, ok, why } of rows) {
      const columns = Object.keys(row).map(quoted).join(', ');
      const places = Object.keys(row)
        .map(() => '?')
        .join(', ');
      const values = Object.values(row).map((value) =>
        typeof value === 'boolean' ? Number(value) : (value as string | number | null),
      );
      let error: string | null = null;
      try {
        database.run(`INSERT INTO ${quoted(table)} (${columns}) VALUES (${places})`, values);
      } catch (fault) {
        error = String(fault);
      }
      if ((error === null) !== ok)
        faults.push(`${table} ${JSON.stringify(row)}: ${error ?? `accepted, ${why}`}`);
    }
  } catch (fault) {
    faults.push(String(fault));
  } finally {
    database.close();
  }
  return faults;
}

/** A value as a literal of MySQL. */
const literal = (value: unknown): string => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
};

/** The same of the generated tables of MySQL, which its own parser must read as they were written. */
export async function mysqlFaults(
  database: MariaDb | null,
  model: Model,
  rows: readonly ExpectedRow[],
): Promise<string[]> {
  const { text } = mysqlDdl.render(model, {})[0]!;
  const again = await sqlDdl.read(text, new MysqlDdlParser());
  if (!again.ok) return [again.error.texts.en];
  const twice = mysqlDdl.render(again.value.model, {})[0]!.text;
  const faults = model.dialect === 'mysql' && twice !== text ? [`${text} is no ${twice}`] : [];
  if (!database) return faults;
  database.clear();
  const fault = database.exec(text);
  if (fault !== null) return [...faults, `${fault}: ${text}`];
  for (const { table, row, ok, why } of rows) {
    const columns = Object.keys(row).map((name) => `\`${name}\``);
    const values = Object.values(row).map(literal);
    const error = database.exec(
      `INSERT INTO \`${table}\` (${columns.join(', ')}) VALUES (${values.join(', ')})`,
    );
    if ((error === null) !== ok)
      faults.push(`${table} ${JSON.stringify(row)}: ${error ?? `accepted, ${why}`}`);
  }
  return faults;
}

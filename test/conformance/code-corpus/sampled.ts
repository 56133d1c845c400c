import type { PGlite } from '@electric-sql/pglite';
import { mysqlDdl, sampleData, sqliteDdl, type Model } from '@toolyard/core/codegen';
import initialize, { type SqlJsStatic } from 'sql.js';
import type { MariaDb } from '../../support/mariadb.ts';
import { dtoVerdicts, zodVerdicts } from './compiled.ts';
import { tableFaults } from './tables.ts';

type Values = typeof sampleData.defaults;

const sample = (model: Model, values: Partial<Values>) => {
  const [file] = sampleData.render(model, { ...sampleData.defaults, ...values });
  const notes = file!.notes?.map(({ en }) => en) ?? [];
  return {
    text: file!.text,
    notes,
    isWhole: !notes.some((note) => /^Not every|not understood/.test(note)),
  };
};

/** Rows that the generated schemas of Zod or classes refuse, where no note says so. */
function refusedRows(model: Model, values: Partial<Values>): string[] {
  const { text, isWhole } = sample(model, { ...values, format: 'json' });
  if (!isWhole) return [];
  return Object.entries({ Zod: zodVerdicts, DTO: dtoVerdicts }).flatMap(([output, verdicts]) =>
    refusedBy(model, text, verdicts(model)).map((fault) => `${output}: ${fault}`),
  );
}

function refusedBy(
  model: Model,
  text: string,
  verdictOf: ReturnType<typeof zodVerdicts>,
): string[] {
  if (model.root) {
    const isList = model.root.type.kind === 'list';
    const rows = JSON.parse(text) as unknown[];
    const verdict = verdictOf();
    const refused = (isList ? [rows] : rows).filter((row) => !verdict(row));
    return refused.slice(0, 1).map((row) => `refused ${JSON.stringify(row)}`);
  }
  const names = model.entities.map(({ name }) => name);
  // Computed columns are left out of the rows.
  const entities = model.entities.filter(
    ({ name, fields }) =>
      names.indexOf(name) === names.lastIndexOf(name) && !fields.some(({ computed }) => computed),
  );
  const tables = JSON.parse(text) as Record<string, unknown[]>;
  return entities.flatMap(({ name }) => {
    const verdict = verdictOf(name);
    const refused = tables[name]!.find((row) => !verdict(row));
    return refused === undefined ? [] : [`${name}: refused ${JSON.stringify(refused)}`];
  });
}

/** What MariaDB says of the rows in the tables that are generated for it. */
function faultsInMysql(database: MariaDb, model: Model, values: Partial<Values>): string[] {
  const { text, isWhole } = sample(model, { ...values, format: 'mysql' });
  if (!isWhole) return [];
  database.clear();
  const fault = database.exec(`${mysqlDdl.render(model, {})[0]!.text}\n${text}`);
  return fault === null ? [] : [`MariaDB: ${/^ERROR.*/m.exec(fault)?.[0] ?? fault}`];
}

let sqlite: SqlJsStatic | null = null;

/** What is wrong of sample data: rows that schemas, classes or tables refuse. */
export async function sampleFaults(
  database: PGlite,
  mariaDb: MariaDb | null,
  model: Model,
  values: Partial<Values> = {},
): Promise<string[]> {
  const faults = refusedRows(model, values);
  if (mariaDb) faults.push(...faultsInMysql(mariaDb, model, values));
  const postgres = sample(model, { ...values, format: 'postgresql' });
  if (postgres.isWhole) {
    faults.push(...(await tableFaults(database, model, [])));
    const fault = await database.exec(postgres.text).then(
      () => null,
      (error: unknown) => `PostgreSQL: ${String(error)}`,
    );
    if (fault !== null) {
      await database.exec('ROLLBACK');
      faults.push(fault);
    }
  }
  const inSqlite = sample(model, { ...values, format: 'sqlite' });
  if (inSqlite.isWhole) {
    sqlite ??= await initialize();
    const file = new sqlite.Database();
    try {
      file.run('PRAGMA foreign_keys = ON');
      file.run(sqliteDdl.render(model, {})[0]!.text);
      file.run(inSqlite.text);
    } catch (error) {
      faults.push(`SQLite: ${String(error)}`);
    } finally {
      file.close();
    }
  }
  return faults;
}

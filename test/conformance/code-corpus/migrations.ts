import { PGlite } from '@electric-sql/pglite';
import {
  difference,
  migration,
  migrationText,
  SQL_DIALECTS,
  undoText,
  type Migration,
  type Model,
  type ModelChange,
  type SqlDialect,
} from '@toolyard/core/codegen';
import initialize from 'sql.js';
import {
  clearPostgres,
  mysqlCatalogue,
  postgresCatalogue,
  sqliteCatalogue,
} from '../../support/catalogues.ts';
import { hasMariaDb, MariaDb } from '../../support/mariadb.ts';
import type { CodeCase, Expected, ExpectedOperation } from './code-case.ts';

interface Database {
  /** Drops all that it holds. */
  readonly clear: () => Promise<void> | void;
  /** Runs a text; a fault is thrown. */
  readonly exec: (sql: string) => Promise<void> | void;
  readonly rows: (sql: string) => Promise<(string | null)[][]> | (string | null)[][];
  readonly catalogue: () => Promise<readonly string[]> | readonly string[];
  readonly close: () => Promise<void> | void;
}

const textOf = (value: unknown): string | null => (value === null ? null : `${value as string}`);

async function postgres(): Promise<Database> {
  const database = await PGlite.create();
  return {
    clear: async () => {
      await database.exec('ROLLBACK');
      await clearPostgres(database);
    },
    exec: async (sql) => void (await database.exec(sql)),
    rows: async (sql) => {
      const { rows } = await database.query(sql, [], { rowMode: 'array' });
      return (rows as unknown[][]).map((row) => row.map(textOf));
    },
    catalogue: () => postgresCatalogue(database),
    close: () => database.close(),
  };
}

async function sqlite(): Promise<Database> {
  const engine = await initialize();
  let database = new engine.Database();
  return {
    clear: () => {
      database.close();
      database = new engine.Database();
      database.run('PRAGMA foreign_keys = ON');
    },
    exec: (sql) => void database.exec(sql),
    rows: (sql) => (database.exec(sql)[0]?.values ?? []).map((row) => row.map(textOf)),
    catalogue: () => sqliteCatalogue(database),
    close: () => database.close(),
  };
}

async function mysql(): Promise<Database | null> {
  if (!hasMariaDb) return null;
  const database = await MariaDb.start();
  return {
    clear: () => database.clear(),
    exec: (sql) => {
      const fault = database.exec(sql);
      if (fault !== null) throw new Error(fault);
    },
    rows: (sql) =>
      database
        .query(sql)
        .map((line) => line.split('\t').map((value) => (value === 'NULL' ? null : value))),
    catalogue: () => mysqlCatalogue(database),
    close: () => database.stop(),
  };
}

const OPENED = new Map<SqlDialect, Promise<Database | null>>();

function databaseOf(dialect: SqlDialect): Promise<Database | null> {
  const open = { postgresql: postgres, sqlite, mysql }[dialect];
  const opened = OPENED.get(dialect) ?? open();
  OPENED.set(dialect, opened);
  return opened;
}

/** Ends the databases that were opened. */
export async function closeDatabases(): Promise<void> {
  for (const opened of OPENED.values()) await (await opened)?.close();
  OPENED.clear();
}

/** The table and column that a change is of. */
function subjectOf(change: ModelChange): string {
  const part = 'after' in change ? change.after : change.before;
  const name = typeof part === 'object' && 'name' in part ? (part.name ?? '') : '';
  return 'entity' in change ? `${change.entity.name}.${name}` : name;
}

const KINDS: Readonly<Record<string, readonly ModelChange['kind'][]>> = {
  create_table: ['entityAdded'],
  drop_table: ['entityDropped'],
  rename_table: ['entityRenamed'],
  add_column: ['fieldAdded'],
  drop_column: ['fieldDropped'],
  rename_column: ['fieldRenamed'],
  alter_type: ['fieldChanged'],
  add_enum_value: ['enumerationChanged'],
  add_foreign_key: ['relationAdded'],
  drop_foreign_key: ['relationDropped'],
  create_index: ['indexAdded'],
  drop_index: ['indexDropped'],
  add_check: ['checkAdded'],
  drop_check: ['checkDropped'],
};

/** Operations that no change makes. */
const operationFaults = (
  changes: readonly ModelChange[],
  operations: readonly ExpectedOperation[],
): string[] =>
  operations
    .filter(({ op, table, column, to }) => {
      const kinds = KINDS[op];
      const wanted = [table, to ?? column].filter((each) => each !== undefined);
      return (
        kinds !== undefined &&
        !changes.some(
          (change) =>
            kinds.includes(change.kind) &&
            wanted.every((each) => subjectOf(change).split('.').includes(each)),
        )
      );
    })
    .map((operation) => `no change ${JSON.stringify(operation)}`);

function warningFaults({ warnings, questions }: Migration, wanted: readonly string[]): string[] {
  return wanted.filter((text) => {
    if (text.includes('question')) return questions.length === 0;
    const [, place = ''] = /_\w+ (\S+)/.exec(text) ?? [];
    return !warnings.some((each) => each.place.path.includes(place));
  });
}

/** Answers to the questions, as the operations say. */
function answersOf(
  { questions }: Migration,
  operations: readonly ExpectedOperation[],
): Record<string, string> {
  const renamed = (path: string): string =>
    operations.find(
      ({ op, table, from }) =>
        op.startsWith('rename') &&
        (path === from || path === `${table}.${from}` || path.endsWith(` ${from}`)),
    )?.to ?? 'gone';
  return Object.fromEntries(questions.map(({ id, place }) => [id, renamed(place.path)]));
}

/** What is wrong of a migration that is run on the database itself, and undone. */
export async function runFaults(
  dialect: SqlDialect,
  { from, to, seed }: { readonly from: string; readonly to: string; readonly seed: string },
  made: Migration,
  after: Expected['after'] = [],
): Promise<string[]> {
  const database = await databaseOf(dialect);
  if (!database) return [];
  const faults: string[] = [];
  let text = from;
  try {
    await database.clear();
    await database.exec(to);
    const need = await database.catalogue();
    await database.clear();
    await database.exec(from);
    const start = await database.catalogue();
    text = seed;
    if (seed.trim() !== '') await database.exec(seed);
    text = migrationText(made, dialect);
    await database.exec(text);
    faults.push(...differing('after it', await database.catalogue(), need));
    for (const { sql, rows } of after) {
      const found = await database.rows(sql);
      if (JSON.stringify(found) !== JSON.stringify(rows))
        faults.push(`${sql}: ${JSON.stringify(found)}`);
    }
    text = undoText(made, dialect);
    await database.exec(text);
    faults.push(...differing('undone', await database.catalogue(), start));
  } catch (error) {
    faults.push(`${String(error)} in ${text}`);
  }
  return faults;
}

/** What is wrong of a case of a migration. */
export async function migrationFaults(
  { texts: [from = '', to = '', seed = ''], expected }: CodeCase,
  modelOf: (sql: string) => Promise<Model>,
): Promise<string[]> {
  const { after, must_warn: mustWarn = [] } = expected;
  const dialect = SQL_DIALECTS.find((each) => each === expected.dialect)!;
  const operations = (expected.operations ?? []) as unknown as readonly ExpectedOperation[];
  const [before, later] = [await modelOf(from), await modelOf(to)];
  const answers = answersOf(migration(before, later, dialect), operations);
  const made = migration(before, later, dialect, answers);
  return [
    ...operationFaults(difference(before, later, answers).changes, operations),
    ...warningFaults(made, mustWarn).map((text) => `no warning: ${text}`),
    ...(await runFaults(dialect, { from, to, seed }, made, after)),
  ];
}

const differing = (when: string, have: readonly string[], need: readonly string[]): string[] => [
  ...have.filter((line) => !need.includes(line)).map((line) => `${when}, not wanted: ${line}`),
  ...need.filter((line) => !have.includes(line)).map((line) => `${when}, not there: ${line}`),
];

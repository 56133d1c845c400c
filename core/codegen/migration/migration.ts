import { difference } from '../difference/difference.ts';
import type { Model } from '../model/model.ts';
import type { Choices, Warning } from '../model/warning.ts';
import type { SqlDialect } from '../sql/sql-dialect.ts';
import type { MigrationStatement } from './migration-statement.ts';
import { mysqlMigration } from './mysql.ts';
import { postgresMigration } from './postgres.ts';
import { risksOf } from './risks.ts';
import { sqliteMigration } from './sqlite.ts';

export interface Migration {
  readonly statements: readonly MigrationStatement[];
  /** What must be known before the statements are run. */
  readonly warnings: readonly Warning[];
  /** What may have been renamed; the first choice is taken until one is made. */
  readonly questions: readonly Warning[];
}

const WRITERS = { postgresql: postgresMigration, mysql: mysqlMigration, sqlite: sqliteMigration };

/** What leads from the tables of one model to those of another; both are read from statements of the database. */
export function migration(
  before: Model,
  after: Model,
  dialect: SqlDialect,
  answers: Choices = {},
): Migration {
  const found = difference(before, after, answers);
  return {
    statements: WRITERS[dialect](before, after, found),
    warnings: risksOf(found),
    questions: found.questions,
  };
}

/** The statements as one text, in a transaction where the database has one for them. */
export const migrationText = ({ statements }: Migration, dialect: SqlDialect): string =>
  textOf(
    statements.map(({ sql }) => sql),
    dialect,
  );

/** The statements that undo it as one text, the last one first. */
export const undoText = ({ statements }: Migration, dialect: SqlDialect): string =>
  textOf(
    statements.toReversed().flatMap(({ undo }) => undo ?? []),
    dialect,
  );

function textOf(steps: readonly string[], dialect: SqlDialect): string {
  if (steps.length === 0) return '-- Nothing has changed.\n';
  if (dialect === 'mysql') {
    const hasEscapes = steps.some((text) => text.includes('\\'));
    const mode = "SET sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '');";
    return `${(hasEscapes ? [mode, ...steps] : steps).join('\n\n')}\n`;
  }
  // References would be followed while tables are made anew.
  const [first, last] =
    dialect === 'sqlite'
      ? [['PRAGMA foreign_keys = OFF;'], ['PRAGMA foreign_keys = ON;']]
      : [[], []];
  return `${[...first, 'BEGIN;', ...steps, 'COMMIT;', ...last].join('\n\n')}\n`;
}

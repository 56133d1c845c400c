import { ok, type Result } from '../shared/index.ts';
import { applyEdits } from './edits/apply-edits.ts';
import {
  placed,
  readInput,
  textsOf,
  unrecognized,
  type GenerationInput,
  type InputParsers,
  type UnreadableInput,
} from './generate.ts';
import type { SyntaxFault } from './json/read-json.ts';
import { migration, migrationText, undoText, type Migration } from './migration/migration.ts';
import type { Model } from './model/model.ts';
import type { Choices } from './model/warning.ts';
import { sqlDdl } from './readers/sql-ddl/sql-ddl.ts';
import { recognise, type InputKind } from './recognise.ts';
import type { OutputFile } from './renderer.ts';
import { mysqlDdl } from './renderers/mysql-ddl.ts';
import { postgresDdl } from './renderers/postgres-ddl.ts';
import { sqliteDdl } from './renderers/sqlite-ddl.ts';
import type { SqlDialect } from './sql/sql-dialect.ts';

/** Two versions of one input. */
export interface VersionsInput {
  readonly earlier: string;
  readonly later: Pick<
    GenerationInput,
    'text' | 'moreTexts' | 'kind' | 'rootName' | 'choices' | 'edits'
  >;
  /** The database whose tables are to be changed. */
  readonly dialect: SqlDialect;
  /** What was renamed, by id of the question. */
  readonly answers: Choices;
}

/** What leads from the tables of the earlier version to those of the later one. */
export interface VersionChanges extends Pick<Migration, 'warnings' | 'questions'> {
  readonly dialect: SqlDialect;
  /** One after the other, in no transaction of their own. */
  readonly statements: readonly string[];
  readonly files: readonly OutputFile[];
}

/** A version that cannot be read. */
export interface UnreadableVersion extends UnreadableInput {
  readonly version: 'earlier' | 'later';
}

const TABLES = { postgresql: postgresDdl, mysql: mysqlDdl, sqlite: sqliteDdl };

/** Compares two versions of an input as tables of a database. */
export function versionComparer(parsers: InputParsers) {
  /** The tables as the database's own statements make them. */
  async function tables(
    kind: InputKind,
    texts: readonly string[],
    { later, dialect }: VersionsInput,
  ): Promise<Result<Model, SyntaxFault>> {
    const read = await readInput(kind, texts, later, parsers);
    if (!read.ok) return read;
    if (kind === dialect && later.edits.length === 0) return ok(read.value.model);
    const { model } = applyEdits(read.value.model, later.edits);
    const [written] = TABLES[dialect].render(model, {});
    const again = await sqlDdl.read(written!.text, await parsers.ddl(dialect));
    return again.ok ? ok(again.value.model) : again;
  }

  return async (input: VersionsInput): Promise<VersionChanges | UnreadableVersion> => {
    const { earlier, later, dialect, answers } = input;
    const texts = textsOf(later);
    const kind = later.kind ?? recognise(texts[0] ?? '');
    if (kind === null) return { version: 'later', ...unrecognized(texts[0] ?? '') };
    // The later one first: where it cannot be read, its kind may be wrong for the earlier one.
    const after = await tables(kind, texts, input);
    if (!after.ok) return { version: 'later', kind, ...placed(kind, texts, after.error) };
    const before = await tables(kind, [earlier], input);
    if (!before.ok) return { version: 'earlier', kind, ...placed(kind, [earlier], before.error) };
    const made = migration(before.value, after.value, dialect, answers);
    const { warnings, questions, statements } = made;
    const files = [
      { path: 'migration.sql', text: migrationText(made, dialect) },
      { path: 'undo.sql', text: undoText(made, dialect) },
    ];
    return { dialect, warnings, questions, statements: statements.map(({ sql }) => sql), files };
  };
}

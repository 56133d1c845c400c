import {
  syntaxFault,
  type DdlParser,
  type DdlSchema,
  type DdlTable,
  type DdlType,
  type DdlUnread,
  type DeleteRule,
  type SyntaxFault,
} from '@toolyard/core/codegen';
import { ok, refuse, type Result } from '@toolyard/core/shared';
import type { Database, SqlValue } from 'sql.js';
import { newColumn, newTable, type TableDraft } from '../table-drafts.ts';
import { readIndexText, readTableText, referenceKey, type TableText } from './table-text.ts';

/** Statements that make the schema; all others are read past. */
const DEFINES = /^\s*(?:create|alter|drop)\b/i;

/** Views and triggers define no table; modules of virtual tables are not in every build. */
const NO_TABLE = /^\s*create\s+(?:temp(?:orary)?\s+)?(?:view|trigger|virtual)\b/i;

type Row = Readonly<Record<string, SqlValue>>;

function rowsOf(database: Database, sql: string, ...values: SqlValue[]): Row[] {
  const statement = database.prepare(sql, values);
  const rows: Row[] = [];
  while (statement.step()) rows.push(statement.getAsObject());
  statement.free();
  return rows;
}

const text = (value: SqlValue | undefined): string => String(value ?? '');

/** A declared type with its arguments apart: `VARCHAR(40)`, `BIGINT UNSIGNED`. */
function typeOf(declared: string): DdlType | null {
  if (declared === '') return null;
  const [, given] = /\(([^)]*)\)/.exec(declared) ?? [];
  const words = declared.replace(/\([^)]*\)/, ' ').toLowerCase();
  return {
    name: words
      .replace(/\b(?:unsigned|signed)\b/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    arguments: (given?.match(/\d+/g) ?? []).map(Number),
    dimensions: 0,
    unsigned: /\bunsigned\b/.test(words),
    values: [],
  };
}

const RULES: readonly DeleteRule[] = [
  'no action',
  'restrict',
  'cascade',
  'set null',
  'set default',
];

const ruleOf = (value: SqlValue | undefined): DeleteRule =>
  RULES.find((rule) => rule === text(value).toLowerCase()) ?? 'no action';

/** Reads the tables that a database has. */
class Catalogue {
  readonly unread: DdlUnread[] = [];

  constructor(private readonly database: Database) {}

  tables(): DdlTable[] {
    return rowsOf(
      this.database,
      "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by rowid",
    ).map((row) => this.table(text(row['name']), text(row['sql'])));
  }

  private table(name: string, sql: string): DdlTable {
    const table = newTable(null, name, null);
    const columns = rowsOf(this.database, 'select * from pragma_table_xinfo(?)', name).filter(
      (row) => row['hidden'] !== 1,
    );
    const names = columns.map((row) => text(row['name']));
    const written = readTableText(sql, names);
    const { computed, collations, options } = written;
    const primary = columns
      .filter((row) => Number(row['pk']) > 0)
      .toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
    table.columns = columns.map((row) => {
      const column = newColumn(text(row['name']), null);
      const isRowId =
        primary.length === 1 &&
        primary[0] === row &&
        /^integer$/i.test(text(row['type'])) &&
        !options?.includes('WITHOUT ROWID');
      const hidden = Number(row['hidden']);
      const expression = computed.get(column.name) ?? '';
      return {
        ...column,
        type: typeOf(text(row['type'])),
        nullable: row['notnull'] === 0 && !isRowId,
        counter: isRowId ? (written.isAutoincrement ? { options: 'AUTOINCREMENT' } : {}) : null,
        collation: collations.get(column.name) ?? null,
        default: row['dflt_value'] === null ? null : text(row['dflt_value']),
        computed: hidden >= 2 ? { expression, stored: hidden === 3 } : null,
      };
    });
    if (primary.length > 0)
      table.primaryKey = { name: null, columns: primary.map((row) => text(row['name'])) };
    table.checks = [...written.checks];
    table.options = options;
    for (const each of written.unread) this.unread.push({ path: name, text: each });
    this.addIndexes(table);
    this.addForeignKeys(table, written);
    return table;
  }

  private addIndexes(table: TableDraft): void {
    const indexes = rowsOf(this.database, 'select * from pragma_index_list(?)', table.name);
    for (const index of indexes.toReversed()) {
      const name = text(index['name']);
      const columns = rowsOf(this.database, 'select * from pragma_index_info(?)', name);
      const fields = columns.map((row) => (row['name'] === null ? null : text(row['name'])));
      if (index['origin'] === 'u')
        table.uniques.push({ name: null, columns: fields.filter((field) => field !== null) });
      if (index['origin'] !== 'c') continue;
      const [row] = rowsOf(this.database, 'select sql from sqlite_master where name = ?', name);
      const { parts, where } = readIndexText(text(row?.['sql']), fields);
      table.indexes.push({
        name,
        unique: index['unique'] === 1,
        parts,
        where,
      });
    }
  }

  private addForeignKeys(table: TableDraft, { deferrals }: TableText): void {
    const rows = rowsOf(this.database, 'select * from pragma_foreign_key_list(?)', table.name);
    for (const id of new Set(rows.map((row) => row['id']).toReversed())) {
      const parts = rows.filter((row) => row['id'] === id);
      const [first] = parts;
      const columns = parts.map((row) => text(row['from']));
      const deferrable = deferrals.get(referenceKey(columns));
      table.foreignKeys.push({
        name: null,
        columns,
        schema: null,
        table: text(first?.['table']),
        refColumns: parts.flatMap((row) => (row['to'] === null ? [] : text(row['to']))),
        onDelete: ruleOf(first?.['on_delete']),
        onUpdate: ruleOf(first?.['on_update']),
        ...(deferrable ? { deferrable } : {}),
      });
    }
  }
}

/** Runs the statements that define tables in an empty SQLite, and reads its catalogue. */
export class SqliteDdlParser implements DdlParser {
  readonly dialect = 'sqlite';

  /** @param locate address of the engine's program, where it is not beside its script */
  constructor(private readonly locate?: (file: string) => string) {}

  async parse(sql: string): Promise<Result<DdlSchema, SyntaxFault>> {
    const { default: initialize } = await import('sql.js');
    const engine = await initialize(this.locate ? { locateFile: this.locate } : {});
    const database = new engine.Database();
    const leftOut = new Map<string, number>();
    const statements = database.iterateStatements(sql);
    /** Where the statement at hand begins. */
    let start = 0;
    try {
      for (const statement of statements) {
        const text = statement.getNormalizedSQL();
        const definesTable = DEFINES.test(text) && !NO_TABLE.test(text);
        if (definesTable) {
          statement.step();
          start = sql.length - statements.getRemainingSQL().length;
          continue;
        }
        start = sql.length - statements.getRemainingSQL().length;
        const words = (text.match(/[a-z]+/gi) ?? []).slice(0, NO_TABLE.test(text) ? 2 : 1);
        const name = words.join(' ').toUpperCase();
        leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
      }
      const catalogue = new Catalogue(database);
      const tables = catalogue.tables();
      return ok({ tables, enums: [], domains: [], leftOut, unread: catalogue.unread });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const offset = start + /^\s*/.exec(sql.slice(start))![0].length;
      return refuse(
        syntaxFault(sql, offset, { en: message, 'zh-CN': `SQLite 无法执行：${message}` }),
      );
    } finally {
      database.close();
    }
  }
}

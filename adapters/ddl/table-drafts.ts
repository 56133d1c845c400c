import {
  indexFields,
  type Check,
  type DdlColumn,
  type DdlDomain,
  type DdlEnum,
  type DdlForeignKey,
  type DdlKey,
  type DdlSchema,
  type DdlTable,
  type DdlUnread,
  type Index,
} from '@toolyard/core/codegen';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

export type ColumnDraft = Mutable<DdlColumn>;

/** A table while statements add to it. */
export interface TableDraft extends Mutable<DdlTable> {
  columns: ColumnDraft[];
  primaryKey: DdlKey | null;
  uniques: DdlKey[];
  foreignKeys: DdlForeignKey[];
  checks: Check[];
  indexes: Index[];
}

export const newColumn = (name: string, offset: number | null): ColumnDraft => ({
  name,
  type: null,
  nullable: true,
  counter: null,
  collation: null,
  default: null,
  computed: null,
  onUpdate: null,
  comment: null,
  offset,
});

export const newTable = (
  schema: string | null,
  name: string,
  offset: number | null,
): TableDraft => ({
  schema,
  name,
  columns: [],
  primaryKey: null,
  uniques: [],
  foreignKeys: [],
  checks: [],
  indexes: [],
  options: null,
  comment: null,
  offset,
});

const AGAIN = 'CREATE TABLE (2)';

/** What a series of statements has defined so far. Names of tables and columns are compared without regard to case. */
export class TableDrafts {
  readonly tables: TableDraft[] = [];
  enums: Mutable<DdlEnum>[] = [];
  domains: DdlDomain[] = [];
  readonly unread: DdlUnread[] = [];
  private readonly leftOut = new Map<string, number>();

  leaveOut(statement: string): void {
    this.leftOut.set(statement, (this.leftOut.get(statement) ?? 0) + 1);
  }

  /** Notes a part of a statement that the model does not hold. */
  note(path: string, text: string): void {
    this.unread.push({ path, text: text.replaceAll(/\s+/g, ' ').trim() });
  }

  /** A table that is defined again without IF NOT EXISTS; the first definition counts. */
  noteAgain(name: string): void {
    const isNoted = this.unread.some(({ path, text }) => path === name && text === AGAIN);
    if (!isNoted) this.note(name, AGAIN);
  }

  table(schema: string | null, name: string): TableDraft | undefined {
    return this.tables.find(
      (table) =>
        table.name.toLowerCase() === name.toLowerCase() &&
        (schema === null || table.schema === schema),
    );
  }

  drop(schema: string | null, name: string): void {
    const table = this.table(schema, name);
    if (table) this.tables.splice(this.tables.indexOf(table), 1);
  }

  rename(table: TableDraft, name: string): void {
    for (const each of this.tables)
      each.foreignKeys = each.foreignKeys.map((key) =>
        key.table === table.name ? { ...key, table: name } : key,
      );
    table.name = name;
  }

  /** The schema with the columns of keys as the tables spell them, and without null in primary keys. */
  finished(isKeyNotNull: boolean): DdlSchema {
    for (const table of this.tables) {
      const spelled = (columns: readonly string[], of: TableDraft | undefined = table) =>
        columns.map((name) => columnOf(of, name)?.name ?? name);
      table.primaryKey = table.primaryKey && withColumns(table.primaryKey, spelled);
      table.uniques = table.uniques.map((key) => withColumns(key, spelled));
      table.foreignKeys = table.foreignKeys.map((key) => {
        const target = this.table(key.schema, key.table);
        return { ...withColumns(key, spelled), refColumns: spelled(key.refColumns, target) };
      });
      for (const name of (isKeyNotNull ? table.primaryKey?.columns : null) ?? []) {
        const column = columnOf(table, name);
        if (column) column.nullable = false;
      }
    }
    const { tables, enums, domains, leftOut, unread } = this;
    return { tables, enums, domains, leftOut, unread };
  }
}

export const columnOf = (table: TableDraft | undefined, name: string): ColumnDraft | undefined =>
  table?.columns.find((column) => column.name === name) ??
  table?.columns.find((column) => column.name.toLowerCase() === name.toLowerCase());

/** The key with other names for its columns. */
const withColumns = <Key extends DdlKey>(
  key: Key,
  named: (columns: readonly string[]) => string[],
): Key => ({
  ...key,
  columns: named(key.columns),
  ...(key.include ? { include: named(key.include) } : {}),
});

/** Keys, checks or indexes of which those of one name have another. */
export const renamedParts = <Part extends { readonly name: string | null }>(
  parts: readonly Part[],
  from: string | undefined,
  name: string,
): Part[] => parts.map((part) => (part.name === from ? { ...part, name } : part));

/** Renames a column wherever the table names it. */
export function renameColumn(
  drafts: TableDrafts,
  table: TableDraft,
  from: string,
  to: string,
): void {
  const renamed = (columns: readonly string[]): string[] =>
    columns.map((name) => (name.toLowerCase() === from.toLowerCase() ? to : name));
  const column = columnOf(table, from);
  if (column) column.name = to;
  table.primaryKey = table.primaryKey && withColumns(table.primaryKey, renamed);
  table.uniques = table.uniques.map((key) => withColumns(key, renamed));
  table.foreignKeys = table.foreignKeys.map((key) => withColumns(key, renamed));
  table.checks = table.checks.map((check) => ({ ...check, fields: renamed(check.fields) }));
  table.indexes = table.indexes.map((index) => ({
    ...index,
    parts: index.parts.map((part) =>
      part.kind === 'field' ? { ...part, field: renamed([part.field])[0]! } : part,
    ),
    ...(index.include ? { include: renamed(index.include) } : {}),
  }));
  for (const each of drafts.tables)
    each.foreignKeys = each.foreignKeys.map((made) =>
      made.table === table.name ? { ...made, refColumns: renamed(made.refColumns) } : made,
    );
}

/** Drops a column with the keys and indexes that name it. */
export function dropColumn(table: TableDraft, name: string): void {
  const without = (columns: readonly string[]): boolean =>
    !columns.some((each) => each.toLowerCase() === name.toLowerCase());
  table.columns = table.columns.filter((column) => without([column.name]));
  if (table.primaryKey && !without(table.primaryKey.columns)) table.primaryKey = null;
  table.uniques = table.uniques.filter((key) => without(key.columns));
  table.foreignKeys = table.foreignKeys.filter((key) => without(key.columns));
  table.checks = table.checks.filter((check) => without(check.fields));
  table.indexes = table.indexes.filter((index) => without(indexFields(index)));
}

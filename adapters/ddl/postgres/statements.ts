import type { Index } from '@toolyard/core/codegen';
import type {
  AlterTableCmd,
  ColumnDef,
  CommentStmt,
  CreateDomainStmt,
  CreateStmt,
  DropStmt,
  IndexStmt,
  Node,
  RangeVar,
  RenameStmt,
  TableLikeClause,
} from 'libpg-query';
import {
  columnOf,
  dropColumn,
  newColumn,
  newTable,
  renameColumn,
  renamedParts,
  TableDrafts,
  type ColumnDraft,
  type TableDraft,
} from '../table-drafts.ts';
import { addConstraint } from './constraints.ts';
import { identityOf, takesSequence } from './counters.ts';
import type { SourceText } from './source-text.ts';
import { collationOf, firstLocation, namesOf, schemaOf, typeOf } from './syntax-tree.ts';

/** Bits of what INCLUDING names. */
const LIKE_COMMENTS = 1;
const LIKE_CONSTRAINTS = 4;
const LIKE_DEFAULTS = 8;
const LIKE_GENERATED = 16;
const LIKE_IDENTITY = 32;
const LIKE_INDEXES = 64;

const SERIAL = /^(?:small|big)?serial[248]?$/;

/** Reads parsed statements, in order. */
export class PostgresStatements {
  readonly drafts = new TableDrafts();

  constructor(private readonly source: SourceText) {}

  read(statement: Node, location: number): void {
    if ('CreateStmt' in statement) this.createTable(statement.CreateStmt);
    else if ('AlterTableStmt' in statement) {
      const { relation, cmds = [] } = statement.AlterTableStmt;
      const table = this.tableOf(relation);
      if (!table) return this.leaveOut(location);
      for (const each of cmds) if ('AlterTableCmd' in each) this.alter(table, each.AlterTableCmd);
    } else if ('CreateEnumStmt' in statement) {
      const { typeName, vals } = statement.CreateEnumStmt;
      const [name = '', schema] = namesOf(typeName).toReversed();
      this.drafts.enums.push({ schema: schemaOf(schema), name, values: namesOf(vals) });
    } else if ('AlterEnumStmt' in statement) this.alterEnum(statement.AlterEnumStmt);
    else if ('CreateDomainStmt' in statement) this.createDomain(statement.CreateDomainStmt);
    else if ('IndexStmt' in statement) this.createIndex(statement.IndexStmt);
    else if ('CommentStmt' in statement) this.comment(statement.CommentStmt);
    else if ('RenameStmt' in statement) this.rename(statement.RenameStmt, location);
    else if ('DropStmt' in statement) this.drop(statement.DropStmt, location);
    else this.leaveOut(location);
  }

  private drop({ removeType, objects = [] }: DropStmt, location: number): void {
    const { drafts } = this;
    for (const object of objects) {
      const [name = '', schema] = pathOf(object).toReversed();
      if (removeType === 'OBJECT_TABLE') drafts.drop(schemaOf(schema), name);
      else if (removeType === 'OBJECT_INDEX')
        for (const table of drafts.tables)
          table.indexes = table.indexes.filter((index) => index.name !== name);
      else if (removeType === 'OBJECT_TYPE' || removeType === 'OBJECT_DOMAIN') {
        drafts.enums = drafts.enums.filter((each) => each.name !== name);
        drafts.domains = drafts.domains.filter((each) => each.name !== name);
      } else return this.leaveOut(location);
    }
  }

  private leaveOut(location: number): void {
    this.drafts.leaveOut(this.source.firstWords(location));
  }

  private tableOf(relation: RangeVar | undefined): TableDraft | undefined {
    return this.drafts.table(schemaOf(relation?.schemaname), relation?.relname ?? '');
  }

  private createTable({
    relation,
    tableElts = [],
    inhRelations = [],
    partbound,
    partspec,
    options,
    tablespacename,
    if_not_exists: unlessThere,
  }: CreateStmt): void {
    const name = relation?.relname ?? '';
    const schema = schemaOf(relation?.schemaname);
    const location = relation?.location ?? 0;
    // A partition holds rows of its table and is none of its own.
    if (partbound) return this.drafts.leaveOut('CREATE TABLE … PARTITION OF');
    if (this.drafts.tables.some((each) => each.name === name && each.schema === schema))
      return unlessThere ? undefined : this.drafts.noteAgain(name);
    const table = newTable(schema, name, this.source.offset(location));
    for (const parent of inhRelations)
      if ('RangeVar' in parent) this.copyColumns(table, parent.RangeVar);
    for (const element of tableElts)
      if ('ColumnDef' in element) this.addColumn(table, element.ColumnDef);
      else if ('Constraint' in element)
        addConstraint(this.drafts, table, element.Constraint, this.source, null);
      else if ('TableLikeClause' in element) this.copyLike(table, element.TableLikeClause);
    this.drafts.tables.push(table);
    if (inhRelations.length > 0) this.drafts.note(name, 'INHERITS');
    if (partspec) this.drafts.note(name, 'PARTITION BY');
    if (options) this.drafts.note(name, 'WITH (…)');
    if (tablespacename) this.drafts.note(name, `TABLESPACE ${tablespacename}`);
    if (relation?.relpersistence === 'u') this.drafts.note(name, 'UNLOGGED');
  }

  private copyColumns(table: TableDraft, from: RangeVar | undefined): void {
    const source = this.tableOf(from);
    table.columns.push(...copiedColumns(source));
    table.checks.push(...(source?.checks ?? []));
  }

  /** Copies columns for LIKE, which leaves out what it does not include. */
  private copyLike(table: TableDraft, { relation, options = 0 }: TableLikeClause): void {
    const from = this.tableOf(relation);
    if (from && options & LIKE_CONSTRAINTS) table.checks.push(...from.checks);
    if (from && options & LIKE_INDEXES) copyIndexes(from, table);
    table.columns.push(
      ...copiedColumns(from).map((column) => ({
        ...column,
        default: options & LIKE_DEFAULTS ? column.default : null,
        computed: options & LIKE_GENERATED ? column.computed : null,
        counter: options & LIKE_IDENTITY ? column.counter : null,
        comment: options & LIKE_COMMENTS ? column.comment : null,
      })),
    );
  }

  private addColumn(table: TableDraft, definition: ColumnDef): void {
    const { colname = '', typeName, constraints = [], location } = definition;
    const known = table.columns.find(({ name }) => name === colname);
    const column = known ?? newColumn(colname, this.source.offset(location ?? 0));
    const type = typeName ? typeOf(typeName) : null;
    if (type && SERIAL.test(type.name)) Object.assign(column, { counter: {}, nullable: false });
    column.type = type;
    column.collation = collationOf(definition.collClause?.collname);
    if (!known) table.columns.push(column);
    for (const each of constraints)
      if ('Constraint' in each)
        addConstraint(this.drafts, table, each.Constraint, this.source, column);
  }

  private alter(table: TableDraft, { subtype, name = '', def }: AlterTableCmd): void {
    const column = columnOf(table, name);
    switch (subtype) {
      case 'AT_AddColumn':
        if (def && 'ColumnDef' in def) this.addColumn(table, def.ColumnDef);
        break;
      case 'AT_DropColumn':
        dropColumn(table, name);
        break;
      case 'AT_AddConstraint':
        if (def && 'Constraint' in def)
          addConstraint(this.drafts, table, def.Constraint, this.source, null);
        break;
      case 'AT_DropConstraint':
        this.dropConstraint(table, name);
        break;
      case 'AT_ColumnDefault':
        if (!column) break;
        column.counter = takesSequence(table.name, column, def) ? {} : null;
        column.default = def && !column.counter ? this.source.defaultAt(firstLocation(def)) : null;
        break;
      case 'AT_SetNotNull':
      case 'AT_DropNotNull':
        if (column) column.nullable = subtype === 'AT_DropNotNull';
        break;
      case 'AT_AddIdentity': {
        if (!column || !def || !('Constraint' in def)) break;
        const { generated_when: when, options } = def.Constraint;
        Object.assign(column, { counter: identityOf(when, options), nullable: false });
        break;
      }
      case 'AT_DropIdentity':
        if (column) column.counter = null;
        break;
      case 'AT_DropExpression':
        if (column) column.computed = null;
        break;
      case 'AT_AlterColumnType':
        if (column && def && 'ColumnDef' in def && def.ColumnDef.typeName)
          column.type = typeOf(def.ColumnDef.typeName);
        if (column && def && 'ColumnDef' in def)
          column.collation = collationOf(def.ColumnDef.collClause?.collname);
        break;
      // A partition holds rows of its table and is none of its own.
      case 'AT_AttachPartition':
        if (def && 'PartitionCmd' in def) {
          const { schemaname, relname = '' } = def.PartitionCmd.name ?? {};
          this.drafts.drop(schemaOf(schemaname), relname);
        }
        break;
      default:
        this.drafts.leaveOut(`ALTER TABLE … ${wordsOf(subtype)}`);
    }
  }

  /** Drops a constraint by its name, or by the one that PostgreSQL gives where none is stated. */
  private dropConstraint(table: TableDraft, name: string): void {
    const isOther = (key: { name: string | null }, columns: readonly string[], ending: string) =>
      (key.name ?? [table.name, ...columns, ending].join('_')) !== name;
    table.uniques = table.uniques.filter((key) =>
      isOther(key, [...key.columns, ...(key.include ?? [])], 'key'),
    );
    table.foreignKeys = table.foreignKeys.filter((key) => isOther(key, key.columns, 'fkey'));
    table.checks = table.checks.filter((check) => isOther(check, check.fields, 'check'));
    if (table.primaryKey && !isOther(table.primaryKey, [], 'pkey')) table.primaryKey = null;
  }

  private alterEnum(statement: {
    readonly typeName?: Node[];
    readonly newVal?: string;
    readonly oldVal?: string;
    readonly newValNeighbor?: string;
    readonly newValIsAfter?: boolean;
  }): void {
    const [name] = namesOf(statement.typeName).toReversed();
    const found = this.drafts.enums.find((each) => each.name === name);
    const { newVal, oldVal, newValNeighbor: neighbor, newValIsAfter: isAfter = false } = statement;
    if (!found || newVal === undefined) return;
    const { values } = found;
    if (oldVal !== undefined)
      found.values = values.map((value) => (value === oldVal ? newVal : value));
    else {
      const at = neighbor === undefined ? values.length : values.indexOf(neighbor);
      found.values = values.toSpliced(isAfter && neighbor !== undefined ? at + 1 : at, 0, newVal);
    }
  }

  private createDomain({ domainname, typeName, constraints = [] }: CreateDomainStmt): void {
    const [name = '', schema] = namesOf(domainname).toReversed();
    if (!typeName) return;
    const stated = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
    this.drafts.domains.push({
      schema: schemaOf(schema),
      name,
      type: typeOf(typeName),
      nullable: !stated.some(({ contype }) => contype === 'CONSTR_NOTNULL'),
      checks: stated
        .filter(({ contype }) => contype === 'CONSTR_CHECK')
        .map(({ location = 0 }) => this.source.parenthesized(location, 'check')),
    });
  }

  private createIndex(statement: IndexStmt): void {
    const { idxname, relation, indexParams = [], whereClause, unique = false } = statement;
    const { accessMethod: method = 'btree', nulls_not_distinct: nullsNotDistinct } = statement;
    const table = this.tableOf(relation);
    if (!table) return this.drafts.leaveOut('CREATE INDEX');
    const location = relation?.location ?? 0;
    const named = (nodes: readonly Node[]): (string | null)[] =>
      nodes.map((each) => ('IndexElem' in each ? (each.IndexElem.name ?? null) : null));
    const parts = this.source.indexParts(location, named(indexParams));
    const include = named(statement.indexIncludingParams ?? []).filter((name) => name !== null);
    const name = idxname ?? indexName(table, { parts, include });
    table.indexes.push({
      name,
      unique,
      parts,
      where: whereClause ? this.source.conditionBehind(location) : null,
      ...(method === 'btree' ? {} : { method }),
      ...(include.length > 0 ? { include } : {}),
      ...(nullsNotDistinct ? { nullsNotDistinct } : {}),
    });
    if (statement.options) this.drafts.note(`${table.name}.${name}`, 'WITH (…)');
    if (statement.tableSpace)
      this.drafts.note(`${table.name}.${name}`, `TABLESPACE ${statement.tableSpace}`);
  }

  private comment({ objtype, object, comment: text }: CommentStmt): void {
    const comment = text ?? null;
    const path = object ? pathOf(object) : [];
    if (objtype === 'OBJECT_TABLE') {
      const [name = '', schema] = path.toReversed();
      const table = this.drafts.table(schemaOf(schema), name);
      if (table) table.comment = comment;
    } else if (objtype === 'OBJECT_COLUMN') {
      const [name = '', of = '', schema] = path.toReversed();
      const column = columnOf(this.drafts.table(schemaOf(schema), of), name);
      if (column) column.comment = comment;
    } else
      this.drafts.leaveOut(
        `COMMENT ON ${(objtype ?? '').replace('OBJECT_', '').replace('TAB', '')}`,
      );
  }

  private rename({ renameType, relation, subname, newname = '' }: RenameStmt, location: number) {
    if (renameType === 'OBJECT_INDEX') {
      for (const table of this.drafts.tables)
        table.indexes = renamedParts(table.indexes, relation?.relname, newname);
      return;
    }
    const table = this.tableOf(relation);
    if (!table) return this.leaveOut(location);
    if (renameType === 'OBJECT_TABCONSTRAINT') {
      table.uniques = renamedParts(table.uniques, subname, newname);
      table.foreignKeys = renamedParts(table.foreignKeys, subname, newname);
      table.checks = renamedParts(table.checks, subname, newname);
      if (table.primaryKey?.name === subname)
        table.primaryKey = { ...table.primaryKey!, name: newname };
    } else if (renameType === 'OBJECT_COLUMN')
      renameColumn(this.drafts, table, subname ?? '', newname);
    else if (renameType === 'OBJECT_TABLE') this.drafts.rename(table, newname);
    else this.leaveOut(location);
  }
}

/** Columns of another table; those of its primary key are not null. */
const copiedColumns = (table: TableDraft | undefined): readonly ColumnDraft[] =>
  (table?.columns ?? []).map((column) => ({
    ...column,
    nullable: column.nullable && !table?.primaryKey?.columns.includes(column.name),
  }));

/** Keys and indexes with names that PostgreSQL gives. */
function copyIndexes(from: TableDraft, to: TableDraft): void {
  to.primaryKey = from.primaryKey && { ...from.primaryKey, name: null };
  to.uniques.push(...from.uniques.map((key) => ({ ...key, name: null })));
  to.indexes.push(...from.indexes.map((index) => ({ ...index, name: indexName(to, index) })));
}

const indexName = (
  { name }: TableDraft,
  { parts, include = [] }: Pick<Index, 'parts' | 'include'>,
) =>
  [
    name,
    ...parts.map((part) => (part.kind === 'field' ? part.field : 'expr')),
    ...include,
    'idx',
  ].join('_');

/** The names of a path, schema first. */
function pathOf(node: Node): string[] {
  if ('List' in node) return namesOf(node.List.items);
  return 'String' in node ? namesOf([node]) : [];
}

/** The words of a command: `AT_EnableRowSecurity` is ENABLE ROW SECURITY. */
const wordsOf = (subtype = ''): string =>
  subtype
    .replace('AT_', '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase();

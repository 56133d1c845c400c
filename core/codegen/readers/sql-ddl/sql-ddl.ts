import { ok, type Result } from '../../../shared/index.ts';
import { textNode } from '../../json/json-node.ts';
import type { SyntaxFault } from '../../json/read-json.ts';
import { listOf, type FieldType, type ValueType } from '../../model/field-type.ts';
import {
  EMPTY_MODEL,
  plainEntity,
  plainField,
  type Alias,
  type Entity,
  type Enumeration,
  type Field,
  type Place,
} from '../../model/model.ts';
import type { Key } from '../../model/key.ts';
import type { Relation } from '../../model/relation.ts';
import { warning, type Warning } from '../../model/warning.ts';
import type {
  DdlColumn,
  DdlKey,
  DdlParser,
  DdlSchema,
  DdlTable,
  DdlType,
} from '../../ports/ddl-parser.ts';
import type { ReadModel } from '../../reader.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { columnType } from './column-type.ts';
import { defaultOf } from './default-value.ts';

const idOf = (schema: string | null, name: string): string =>
  schema === null ? name : `${schema}.${name}`;

/** Makes the model of what statements have defined. */
class SchemaModel {
  readonly warnings: Warning[] = [];
  readonly enumerations: Enumeration[];
  readonly aliases: Alias[];

  constructor(
    private readonly schema: DdlSchema,
    private readonly dialect: SqlDialect,
  ) {
    this.enumerations = schema.enums.map(({ schema: home, name, values }) => {
      const id = idOf(home, name);
      return enumeration(id, name, values, home);
    });
    this.aliases = schema.domains.map(({ schema: home, name, type, nullable, checks }) => {
      const id = idOf(home, name);
      const value = { type: columnType(type, dialect), nullable };
      const origin = { path: id, offset: null };
      return { id, name, schema: home, value, checks, comment: null, origin };
    });
  }

  read(): ReadModel {
    const entities = this.schema.tables.map((table) => this.entityOf(table));
    const relations = this.schema.tables.flatMap((table) => this.relationsOf(table));
    for (const [statement, count] of this.schema.leftOut)
      this.warn(
        'statements left out',
        { path: statement, offset: null },
        {
          en: `${count} × ${statement} defines no table and was left out`,
          'zh-CN': `${statement} 不定义表，已略过 ${count} 条`,
        },
      );
    for (const { path, text } of this.schema.unread)
      this.warn(
        'statements left out',
        { path: `${path} ${text}`, offset: null },
        { en: `${path}: ${text} was left out`, 'zh-CN': `${path}：已略过 ${text}` },
      );
    const { enumerations, aliases, warnings } = this;
    const { dialect } = this;
    return {
      model: { ...EMPTY_MODEL, dialect, entities, enumerations, aliases, relations },
      warnings,
    };
  }

  private warn(...[kind, place, texts]: Parameters<typeof warning>): void {
    this.warnings.push(warning(kind, place, texts));
  }

  private entityOf(table: DdlTable): Entity {
    const id = idOf(table.schema, table.name);
    const { primaryKey, uniques, checks, indexes, options, comment, offset } = table;
    const fields = table.columns.map((column) => this.fieldOf(id, column));
    for (const name of primaryKey?.columns ?? []) this.warnNullableKey(id, fields, name);
    return plainEntity(id, table.name, fields, {
      schema: table.schema,
      keys: [
        ...(primaryKey ? [keyOf('primary', primaryKey)] : []),
        ...uniques.map((key) => keyOf('unique', key)),
      ],
      others: { patterns: [], rest: null },
      checks,
      indexes,
      ...(options === null ? {} : { options }),
      comment,
      origin: { path: id, offset },
    });
  }

  private warnNullableKey(id: string, fields: readonly Field[], name: string): void {
    if (fields.some((field) => field.name === name && field.nullable))
      this.warn(
        'nullable key',
        { path: `${id}.${name}`, offset: null },
        {
          en: `${id}.${name} is part of the primary key, but may be null`,
          'zh-CN': `${id}.${name} 属于主键，但允许为空`,
        },
      );
  }

  private fieldOf(entity: string, column: DdlColumn): Field {
    const place = { path: `${entity}.${column.name}`, offset: column.offset };
    const type = this.typeOf(column.type, place);
    const given = column.default === null ? null : defaultOf(column.default, this.dialect);
    return plainField(
      entity,
      column.name,
      { type, nullable: column.nullable },
      {
        default: column.counter ? { kind: 'generated', ...column.counter } : given,
        computed: column.computed,
        onUpdate: column.onUpdate,
        declared: column.type,
        ...(column.collation === null ? {} : { collation: column.collation }),
        comment: column.comment,
        origin: place,
      },
    );
  }

  private typeOf(type: DdlType | null, place: Place): FieldType {
    if (type === null) return columnType(null, this.dialect);
    const single = this.singleType(type, place);
    let made = single;
    for (let depth = 0; depth < type.dimensions; depth += 1) {
      const of: ValueType = { type: made, nullable: true };
      made = listOf(of);
    }
    return made;
  }

  private singleType(type: DdlType, place: Place): FieldType {
    const isNamed = ({ name, id }: { name: string; id: string }): boolean =>
      id === type.name || name === type.name.split('.').at(-1);
    if (type.values.length > 0) {
      this.enumerations.push(enumeration(place.path, place.path.split('.').at(-1)!, type.values));
      return { kind: type.name === 'set' ? 'set' : 'enumeration', enumeration: place.path };
    }
    const known = this.enumerations.find(isNamed);
    if (known) return { kind: 'enumeration', enumeration: known.id };
    const alias = this.aliases.find(isNamed);
    if (alias) return { kind: 'alias', alias: alias.id };
    const made = columnType(type, this.dialect);
    if (made.kind === 'other')
      this.warn('unknown type', place, {
        en: `${place.path} is of the type ${type.name}, which other outputs take for text`,
        'zh-CN': `${place.path} 的类型是 ${type.name}，其他输出将其视为文本`,
      });
    return made;
  }

  private relationsOf(table: DdlTable): Relation[] {
    return table.foreignKeys.map((key) => {
      const target = this.schema.tables.find(
        (each) =>
          each.name.toLowerCase() === key.table.toLowerCase() &&
          (key.schema === null || each.schema === key.schema),
      );
      const toFields =
        key.refColumns.length > 0 ? key.refColumns : (target?.primaryKey?.columns ?? []);
      const from = idOf(table.schema, table.name);
      if (!target)
        this.warn(
          'unresolved reference',
          { path: from, offset: table.offset },
          {
            en: `${from} refers to ${key.table}, which is not defined here`,
            'zh-CN': `${from} 引用了此处未定义的 ${key.table}`,
          },
        );
      return {
        name: key.name,
        from,
        fromFields: key.columns,
        to: target ? idOf(target.schema, target.name) : idOf(key.schema, key.table),
        toFields,
        onDelete: key.onDelete,
        onUpdate: key.onUpdate,
        ...(key.deferrable ? { deferrable: key.deferrable } : {}),
      };
    });
  }
}

const keyOf = (kind: Key['kind'], { columns, ...key }: DdlKey): Key => ({
  kind,
  fields: columns,
  ...key,
});

const enumeration = (
  id: string,
  name: string,
  values: readonly string[],
  schema: string | null = null,
): Enumeration => ({
  id,
  name,
  schema,
  values: values.map(textNode),
  comment: null,
  origin: { path: id, offset: null },
});

/** Statements of PostgreSQL, MySQL or SQLite, by the parser of the database. */
export const sqlDdl = {
  id: 'sql-ddl',
  label: { en: 'SQL statements', 'zh-CN': 'SQL 语句' },
  async read(text: string, parser: DdlParser): Promise<Result<ReadModel, SyntaxFault>> {
    const parsed = await parser.parse(text);
    return parsed.ok ? ok(new SchemaModel(parsed.value, parser.dialect).read()) : parsed;
  },
} as const;

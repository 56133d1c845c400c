import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { FieldType } from '../../model/field-type.ts';
import type { Index } from '../../model/key.ts';
import type { Entity, Field, Model } from '../../model/model.ts';
import { columnType as readType } from '../../readers/sql-ddl/column-type.ts';
import { columnNames, FreeNames } from './stored-names.ts';
import { rangeChecks, sqlName, sqlText } from './postgres-text.ts';
import { collationText, deferralText, leftOutLines, partText, referenceRules } from './phrases.ts';
import { translateExpression } from './translate-expression.ts';

/** The declared type of a column. SQLite stores dates and JSON as text. */
function columnType(type: FieldType): string {
  switch (type.kind) {
    case 'text':
      return type.size.most === null
        ? 'TEXT'
        : `${type.fixed ? 'CHAR' : 'VARCHAR'}(${type.size.most})`;
    case 'whole':
      return 'INTEGER';
    case 'decimal':
      return type.precision === null ? 'DECIMAL' : `DECIMAL(${type.precision},${type.scale ?? 0})`;
    case 'float':
      return 'REAL';
    case 'boolean':
      return 'BOOLEAN';
    case 'date':
      return 'DATE';
    case 'time':
      return 'TIME';
    case 'datetime':
    case 'instant':
      return 'DATETIME';
    case 'uuid':
      return 'UUID';
    case 'bytes':
      return 'BLOB';
    case 'enumeration':
    case 'set':
    case 'other':
      return 'TEXT';
    default:
      return 'JSON';
  }
}

function valueText(value: JsonNode, type: FieldType): string {
  switch (value.kind) {
    case 'text':
      return sqlText(value.value);
    case 'boolean':
      return value.value ? 'TRUE' : 'FALSE';
    case 'number':
      return type.kind === 'boolean' && value.digits === '0' ? 'FALSE' : value.digits;
    case 'null':
      return 'NULL';
    case 'list':
    case 'object':
      return sqlText(jsonText(value));
    default:
      return value satisfies never;
  }
}

const STRICT_TYPES = /^(?:INT|INTEGER|REAL|TEXT|BLOB|ANY)$/;

/** Writes the statements that make the tables of a relational model in SQLite. */
export class SqliteWriter {
  private readonly names: ReadonlyMap<string, string>;
  private readonly free = new FreeNames(true);
  private readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(private readonly model: Model) {
    this.names = new Map(
      model.entities.map(({ id, name }) => [id, sqlName(this.free.add(name, 'table'))]),
    );
    this.columns = new Map(model.entities.map((entity) => [entity.id, columnNames(entity, true)]));
  }

  statements(): string[] {
    const { entities } = this.model;
    return [
      ...entities.map((entity) => this.table(entity)),
      ...entities.flatMap((entity) => this.indexes(entity)),
    ];
  }

  column(entity: string, field: string): string {
    return sqlName(this.columns.get(entity)?.get(field) ?? field);
  }

  private list(entity: string, fields: readonly string[]): string {
    return fields.map((field) => this.column(entity, field)).join(', ');
  }

  tableName(entity: string): string {
    return this.names.get(entity)!;
  }

  /** The type without the name of its domain. */
  bare(type: FieldType): FieldType {
    const alias =
      type.kind === 'alias' ? this.model.aliases.find(({ id }) => id === type.alias) : undefined;
    return alias ? this.bare(alias.value.type) : type;
  }

  private expression(text: string, { fields }: Entity): string | null {
    const { dialect } = this.model;
    if (dialect === 'sqlite') return text;
    const columns = fields.map(({ name, type }) => ({ name, isBoolean: type.kind === 'boolean' }));
    return dialect === null ? null : translateExpression(text, dialect, 'sqlite', columns);
  }

  table(entity: Entity, name = this.tableName(entity.id)): string {
    const leftOut: string[] = [];
    const primary = entity.keys.find(({ kind }) => kind === 'primary');
    const counted = entity.fields.find(
      (field) => field.default?.kind === 'generated' && primary?.fields.join() === field.name,
    );
    const parts = [
      ...entity.fields.map((field) => this.field(entity, field, field === counted, leftOut)),
      ...entity.keys
        .filter((key) => !(counted && key === primary))
        .map(
          ({ kind, fields }) =>
            `${kind === 'primary' ? 'PRIMARY KEY' : 'UNIQUE'} (${this.list(entity.id, fields)})`,
        ),
      ...entity.checks.flatMap(({ name, expression }) => {
        const written = this.expression(expression, entity);
        if (written === null) leftOut.push(`CHECK (${expression})`);
        const named = name === null ? '' : `CONSTRAINT ${sqlName(name)} `;
        return written === null ? [] : [`${named}CHECK (${written})`];
      }),
      ...entity.fields.flatMap((field) => this.valueChecks(entity, field)),
      ...this.references(entity),
    ];
    for (const { fields, nullsNotDistinct = false } of entity.keys)
      if (nullsNotDistinct) leftOut.push(`NULLS NOT DISTINCT (${fields.join(', ')})`);
    const { options } = entity;
    const isOwn = this.model.dialect === 'sqlite' && options !== undefined;
    return [
      ...leftOutLines('SQLite', leftOut),
      `CREATE TABLE ${name} (`,
      parts.map((part) => `  ${part}`).join(',\n'),
      `)${isOwn ? ` ${options}` : ''};`,
    ].join('\n');
  }

  field(entity: Entity, field: Field, isCounted: boolean, leftOut: string[]): string {
    const name = this.column(entity.id, field.name);
    const isOwn = this.model.dialect === 'sqlite';
    const { default: counter } = field;
    if (isCounted)
      return `${name} INTEGER PRIMARY KEY${isOwn && counter?.kind === 'generated' && counter.options ? ` ${counter.options}` : ''}`;
    const type = this.bare(field.type);
    const primary = entity.keys.find(({ kind }) => kind === 'primary');
    // INTEGER as the only key would be counted up.
    const isOnlyKey =
      type.kind === 'whole' &&
      primary?.fields.join() === field.name &&
      !(isOwn && entity.options?.includes('WITHOUT ROWID'));
    const isAny = isOwn && type.kind === 'json' && field.declared === null;
    const declared = isAny ? '' : isOnlyKey ? 'INT' : this.typeOf(entity, field, type);
    const collation = collationText(field);
    if (collation !== '' && this.model.dialect === 'postgresql')
      leftOut.push(`${sqlName(field.name)} ${collation}`);
    return [
      name,
      declared,
      field.nullable ? '' : 'NOT NULL',
      isOwn ? collation : '',
      this.given(entity, field, type, leftOut),
    ]
      .filter((each) => each !== '')
      .join(' ');
  }

  /** The type; a strict table has few. */
  private typeOf(entity: Entity, field: Field, type: FieldType): string {
    const written = this.declared(field) ?? columnType(type);
    const isStrict = this.model.dialect === 'sqlite' && entity.options?.includes('STRICT');
    return isStrict && !STRICT_TYPES.test(written) ? 'ANY' : written;
  }

  /** The type as SQLite's own statements call it. */
  private declared({ declared, type }: Field): string | null {
    if (this.model.dialect !== 'sqlite' || declared === null) return null;
    const isSame = JSON.stringify(readType(declared, 'sqlite')) === JSON.stringify(type);
    const given = declared.arguments.length > 0 ? `(${declared.arguments.join(',')})` : '';
    return isSame ? declared.name.toUpperCase() + given : null;
  }

  given(entity: Entity, field: Field, type: FieldType, leftOut: string[]): string {
    const { computed, default: given } = field;
    if (!computed && given?.kind === 'value') return `DEFAULT ${valueText(given.value, type)}`;
    const source = computed?.expression ?? (given?.kind === 'expression' ? given.expression : null);
    if (source === null) return '';
    const bit = /^b'([01])'$/i.exec(source);
    if (bit && type.kind === 'boolean') return `DEFAULT ${bit[1] === '1' ? 'TRUE' : 'FALSE'}`;
    const written = this.expression(source, entity);
    if (written === null) {
      leftOut.push(`${sqlName(field.name)} ${computed ? 'AS' : 'DEFAULT'} (${source})`);
      return '';
    }
    return computed
      ? `GENERATED ALWAYS AS (${written}) ${computed.stored ? 'STORED' : 'VIRTUAL'}`
      : `DEFAULT ${/^\(|^current_\w+$/i.test(written) ? written : `(${written})`}`;
  }

  private valueChecks(entity: Entity, field: Field): string[] {
    const column = this.column(entity.id, field.name);
    const type = this.bare(field.type);
    const values =
      type.kind === 'enumeration'
        ? this.model.enumerations.find(({ id }) => id === type.enumeration)?.values
        : undefined;
    const isOwn = this.model.dialect === 'sqlite';
    return [
      ...(isOwn ? [] : rangeChecks(column, type)),
      ...(type.kind === 'text' && type.size.least !== null
        ? [`length(${column}) >= ${type.size.least}`]
        : []),
      ...(values
        ? [`${column} IN (${values.map((each) => valueText(each, type)).join(', ')})`]
        : []),
    ].map((check) => `CHECK (${check})`);
  }

  private references(entity: Entity): string[] {
    return this.model.relations
      .filter(({ from, to }) => from === entity.id && this.names.has(to))
      .map(({ fromFields, to, toFields, onDelete, onUpdate, deferrable }) => {
        const rules = referenceRules(onDelete, onUpdate) + deferralText(deferrable);
        return `FOREIGN KEY (${this.list(entity.id, fromFields)}) REFERENCES ${this.names.get(to)!} (${this.list(to, toFields)})${rules}`;
      });
  }

  indexes(entity: Entity): string[] {
    const { dialect } = this.model;
    return entity.indexes.map((index) =>
      this.index(entity, index, () =>
        // Names of its own indexes are each there once.
        dialect === 'sqlite' ? index.name : this.free.add(index.name, `${entity.name}_idx`),
      ),
    );
  }

  index(entity: Entity, index: Index, nameOf = () => index.name): string {
    const { name, unique, parts, where, method } = index;
    const written = parts.map((part) => {
      const text =
        part.kind === 'field'
          ? this.column(entity.id, part.field)
          : this.expression(part.expression, entity);
      return text === null ? null : partText(text, part, this.model.dialect === 'sqlite');
    });
    const condition = where === null ? null : this.expression(where, entity);
    if (method !== undefined || written.includes(null) || (where !== null && condition === null))
      return `-- Left out, since SQLite spells it otherwise: INDEX ${sqlName(name)}`;
    const partial = condition === null ? '' : ` WHERE ${condition}`;
    return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${sqlName(nameOf())} ON ${this.names.get(entity.id)!} (${written.join(', ')})${partial};`;
  }
}

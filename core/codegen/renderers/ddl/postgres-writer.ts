import { fieldComment } from '../../model/field-comment.ts';
import type { FieldType } from '../../model/field-type.ts';
import type { Index, Key } from '../../model/key.ts';
import type { Alias, Entity, Enumeration, Field, Model } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';
import { columnNames, FreeNames, isLabel, qualifiedNames } from './stored-names.ts';
import { columnType, rangeChecks, sqlName, sqlText, sqlValue } from './postgres-text.ts';
import { collationText, deferralText, leftOutLines, partText, referenceRules } from './phrases.ts';
import { translateExpression } from './translate-expression.ts';

/** Writes the statements that make the tables of a relational model. */
export class PostgresWriter {
  private readonly names: ReadonlyMap<string, string>;
  private readonly indexNames = new FreeNames();
  private readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(private readonly model: Model) {
    this.names = qualifiedNames(model, sqlName).names;
    for (const { name } of model.entities) this.indexNames.add(name, 'table');
    this.columns = new Map(model.entities.map((entity) => [entity.id, columnNames(entity)]));
  }

  statements(): string[] {
    const { entities, enumerations, aliases, relations } = this.model;
    const schemas = new Set(
      [...entities, ...enumerations, ...aliases].flatMap(({ schema }) => schema ?? []),
    );
    return [
      ...[...schemas].map((schema) => `CREATE SCHEMA IF NOT EXISTS ${sqlName(schema)};`),
      ...enumerations.filter(isNative).map((enumeration) => this.enumerationType(enumeration)),
      ...this.domains(),
      ...entities.map((entity) => this.table(entity)),
      ...entities.flatMap((entity) => this.repeatedKeys(entity)),
      ...entities.flatMap((entity) => this.indexes(entity)),
      ...relations.map((relation) => this.foreignKey(relation)),
      ...entities.flatMap((entity) => this.comments(entity)),
    ];
  }

  name(id: string): string {
    return this.names.get(id) ?? sqlName(id);
  }

  columnName(entity: string, field: string): string {
    return sqlName(this.columns.get(entity)?.get(field) ?? field);
  }

  columnNames(entity: string, fields: readonly string[]): string {
    return fields.map((field) => this.columnName(entity, field)).join(', ');
  }

  typeOf(type: FieldType): string {
    const enumeration =
      type.kind === 'enumeration' || type.kind === 'set'
        ? this.enumeration(type.enumeration)
        : null;
    if (enumeration && !isNative(enumeration)) {
      const kinds = new Set(enumeration.values.map(({ kind }) => kind));
      if (type.kind === 'set') return 'text[]';
      if (kinds.size > 1) return 'jsonb';
      return kinds.has('text') ? 'text' : kinds.has('number') ? 'numeric' : 'boolean';
    }
    return columnType(type, (id) => this.name(id));
  }

  private enumeration(id: string): Enumeration | undefined {
    return this.model.enumerations.find((each) => each.id === id);
  }

  enumerationType({ id, values }: Enumeration): string {
    const texts = values.map((each) => (each.kind === 'text' ? sqlText(each.value) : ''));
    return `CREATE TYPE ${this.name(id)} AS ENUM (${texts.join(', ')});`;
  }

  private domains(): string[] {
    return this.model.dialect === null ? [] : this.model.aliases.map((alias) => this.domain(alias));
  }

  domain({ id, value, checks }: Alias): string {
    const parts = [
      `CREATE DOMAIN ${this.name(id)} AS ${this.typeOf(value.type)}`,
      ...(value.nullable ? [] : ['NOT NULL']),
      ...checks.map((check) => `CHECK (${check})`),
    ];
    return `${parts.join(' ')};`;
  }

  private expression(text: string, { fields }: Entity): string | null {
    const { dialect } = this.model;
    if (dialect === 'postgresql') return text;
    const columns = fields.map(({ name, type }) => ({ name, isBoolean: type.kind === 'boolean' }));
    return dialect === null ? null : translateExpression(text, dialect, 'postgresql', columns);
  }

  table(entity: Entity): string {
    const leftOut: string[] = [];
    const parts = [
      ...entity.fields.map((field) => this.column(entity, field, leftOut)),
      ...entity.keys.filter((key) => !isRepeated(entity, key)).map((key) => this.key(entity, key)),
      ...entity.checks.flatMap(({ name, expression }) => {
        const written = this.expression(expression, entity);
        if (written === null) leftOut.push(`CHECK (${expression})`);
        return written === null ? [] : [`${this.constraint(name)}CHECK (${written})`];
      }),
      ...entity.fields.flatMap((field) => this.valueChecks(entity, field)),
    ];
    return [
      ...leftOutLines('PostgreSQL', leftOut),
      `CREATE TABLE ${this.name(entity.id)} (`,
      parts.map((part) => `  ${part}`).join(',\n'),
      ');',
    ].join('\n');
  }

  key(entity: Entity, key: Key): string {
    const { kind, name, fields, deferrable } = key;
    const columns = this.columnNames(entity.id, fields);
    const word = kind === 'primary' ? 'PRIMARY KEY' : `UNIQUE${nullsText(key)}`;
    return `${this.constraint(name)}${word} (${columns})${this.include(entity, key)}${deferralText(deferrable)}`;
  }

  private include({ id }: Entity, { include = [] }: Key | Index): string {
    return include.length > 0 ? ` INCLUDE (${this.columnNames(id, include)})` : '';
  }

  /** A second key of the same columns, which CREATE TABLE would leave out. */
  repeatedKeys(entity: Entity): string[] {
    return entity.keys
      .filter((key) => isRepeated(entity, key))
      .map((key) => `ALTER TABLE ${this.name(entity.id)} ADD ${this.key(entity, key)};`);
  }

  /** Names of constraints are PostgreSQL's own; elsewhere two tables can have the same. */
  private constraint(name: string | null): string {
    return name !== null && this.model.dialect === 'postgresql'
      ? `CONSTRAINT ${sqlName(name)} `
      : '';
  }

  private valueChecks(entity: Entity, field: Field): string[] {
    const { type } = field;
    const column = this.columnName(entity.id, field.name);
    const checks = rangeChecks(column, type);
    if (type.kind === 'whole' && this.columnType(field) === 'numeric')
      checks.push(`${column} % 1 = 0`);
    if (type.kind === 'text' && type.size.least !== null)
      checks.push(`char_length(${column}) >= ${type.size.least}`);
    if (type.kind === 'list' && !type.of.nullable)
      checks.push(`array_position(${column}, NULL) IS NULL`);
    const found = type.kind === 'enumeration' ? this.enumeration(type.enumeration) : undefined;
    if (found && !isNative(found)) {
      const kinds = new Set(found.values.map(({ kind }) => kind));
      const as: FieldType = kinds.size > 1 ? { kind: 'json' } : type;
      checks.push(`${column} IN (${found.values.map((each) => sqlValue(each, as)).join(', ')})`);
    }
    return checks.map((check) => `CHECK (${check})`);
  }

  column(entity: Entity, field: Field, leftOut: string[]): string {
    const isCounted = field.default?.kind === 'generated';
    const type = this.columnType(field);
    const collation = collationText(field);
    const { dialect } = this.model;
    if (field.onUpdate !== null) leftOut.push(`${sqlName(field.name)} ON UPDATE ${field.onUpdate}`);
    if (collation !== '' && dialect === 'sqlite')
      leftOut.push(`${sqlName(field.name)} ${collation}`);
    return [
      this.columnName(entity.id, field.name),
      type,
      dialect === 'postgresql' ? collation : '',
      isCounted ? this.counter(field) : this.given(entity, field, type, leftOut),
      field.nullable ? '' : 'NOT NULL',
    ]
      .filter((each) => each !== '')
      .join(' ');
  }

  /** How a column counts that is not SERIAL. */
  counter(field: Field): string {
    if (field.default?.kind !== 'generated' || isSerial(field)) return '';
    const { always = false, options } = field.default;
    const isOwn = this.model.dialect === 'postgresql' && options !== undefined;
    return `GENERATED ${always ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY${isOwn ? ` (${options})` : ''}`;
  }

  /** The type, as it was declared where the model has no word for it. */
  columnType({ type, declared, default: given }: Field): string {
    const written = this.typeOf(type);
    const isCounted = given?.kind === 'generated';
    if (this.model.dialect !== 'postgresql' || declared === null)
      return isCounted && written === 'numeric' ? 'bigint' : written;
    const isOwn =
      (type.kind === 'json' && declared.name === 'json') ||
      (type.kind === 'time' && declared.name === 'timetz') ||
      (isCounted && SERIAL.test(declared.name));
    return isOwn && declared.dimensions === 0 ? declared.name : written;
  }

  /** DEFAULT, or the expression of a computed column. */
  given(entity: Entity, field: Field, type: string, leftOut: string[]): string {
    const { computed, default: given } = field;
    const source = computed?.expression ?? (given?.kind === 'expression' ? given.expression : null);
    if (source === null) return given?.kind === 'value' ? this.value(given.value, field, type) : '';
    const bit = /^b'([01])'$/i.exec(source);
    if (bit && field.type.kind === 'boolean') return `DEFAULT ${bit[1] === '1'}`;
    const written = this.expression(source, entity);
    if (written === null) {
      leftOut.push(
        `${sqlName(field.name)} ${computed ? 'GENERATED ALWAYS AS' : 'DEFAULT'} (${source})`,
      );
      return '';
    }
    if (!computed) return `DEFAULT ${written}`;
    const isVirtual = !computed.stored && this.model.dialect === 'postgresql';
    return `GENERATED ALWAYS AS (${written}) ${isVirtual ? 'VIRTUAL' : 'STORED'}`;
  }

  private value(value: Parameters<typeof sqlValue>[0], field: Field, type: string): string {
    if (value.kind !== 'list' || field.type.kind !== 'list')
      return `DEFAULT ${sqlValue(value, type === 'jsonb' ? { kind: 'json' } : field.type).replace(/::jsonb$/, type === 'json' ? '::json' : '::jsonb')}`;
    const { of } = field.type;
    return `DEFAULT ARRAY[${value.items.map((item) => sqlValue(item, of.type)).join(', ')}]::${type}`;
  }

  indexes(entity: Entity): string[] {
    return entity.indexes.map((index) =>
      this.index(entity, index, () => this.indexNames.add(index.name, `${entity.name}_idx`)),
    );
  }

  index(entity: Entity, index: Index, nameOf = () => index.name): string {
    const { name, unique, parts, where, method } = index;
    const isOwn = this.model.dialect === 'postgresql';
    const written = parts.map((part) => {
      if (part.kind === 'field')
        return partText(this.columnName(entity.id, part.field), part, isOwn);
      const text = this.expression(part.expression, entity);
      return text === null ? null : partText(isOwn ? text : `(${text})`, part, isOwn);
    });
    const condition = where === null ? null : this.expression(where, entity);
    const isOther = method !== undefined && !isOwn;
    if (isOther || written.includes(null) || (where !== null && condition === null))
      return `-- Left out, since PostgreSQL spells it otherwise: INDEX ${sqlName(name)}`;
    const partial = condition === null ? '' : ` WHERE ${condition}`;
    const using = method === undefined ? '' : `USING ${method} `;
    const rules = `${this.include(entity, index)}${nullsText(index)}${partial}`;
    return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${sqlName(nameOf())} ON ${this.name(entity.id)} ${using}(${written.join(', ')})${rules};`;
  }

  foreignKey(relation: Relation): string {
    const { name, from, fromFields, to, toFields, onDelete, onUpdate, deferrable } = relation;
    if (!this.names.has(to))
      return `-- Left out, since the table is not defined here: REFERENCES ${sqlName(to)}`;
    const rules = referenceRules(onDelete, onUpdate) + deferralText(deferrable);
    const columns = this.columnNames(from, fromFields);
    return `ALTER TABLE ${this.name(from)} ADD ${this.constraint(name)}FOREIGN KEY (${columns}) REFERENCES ${this.name(to)} (${this.columnNames(to, toFields)})${rules};`;
  }

  comments(entity: Entity): string[] {
    const table = this.name(entity.id);
    return [
      ...(entity.comment === null
        ? []
        : [`COMMENT ON TABLE ${table} IS ${sqlText(entity.comment)};`]),
      ...entity.fields.flatMap((field) => {
        const comment = fieldComment(field);
        const column = `${table}.${this.columnName(entity.id, field.name)}`;
        return comment === null ? [] : [`COMMENT ON COLUMN ${column} IS ${sqlText(comment)};`];
      }),
    ];
  }
}

const nullsText = ({ nullsNotDistinct = false }: Key | Index): string =>
  nullsNotDistinct ? ' NULLS NOT DISTINCT' : '';

const isRepeated = ({ keys }: Entity, key: Key): boolean =>
  keys
    .slice(0, keys.indexOf(key))
    .some(({ fields }) => fields.join('\0') === key.fields.join('\0'));

const SERIAL = /^(?:small|big)?serial[248]?$/;

/** A column that counts by a sequence of its own, as SERIAL makes it. */
export const isSerial = ({ declared, default: given }: Field): boolean =>
  given?.kind === 'generated' && declared !== null && SERIAL.test(declared.name);

/** A column that counts by itself. */
export const isIdentity = (field: Field): boolean =>
  field.default?.kind === 'generated' && !isSerial(field);

/** PostgreSQL can store the values as a type of its own. */
const isNative = ({ values }: Enumeration): boolean =>
  values.every((value) => value.kind === 'text' && isLabel(value.value));

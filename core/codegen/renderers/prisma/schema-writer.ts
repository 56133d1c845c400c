import { fieldComment } from '../../model/field-comment.ts';
import type { Index, Key } from '../../model/key.ts';
import type { Entity, Enumeration, Field, Model } from '../../model/model.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { FreeNames } from '../ddl/stored-names.ts';
import { canBeKey, Columns, isEnum, valueText, type Column } from './column.ts';
import { defaultText } from './default-value.ts';
import { PrismaNames, valueNames } from './prisma-names.ts';
import { aligned, documentation, leftOut, prismaText } from './prisma-text.ts';
import { RelationFields } from './relation-fields.ts';

/** Writes the models of a relational model in the schema language of Prisma. */
export class PrismaWriter {
  private readonly names: PrismaNames;
  private readonly constraints: FreeNames;
  private readonly enums: readonly Enumeration[];
  private readonly columns: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  private readonly keys: ReadonlyMap<string, readonly Key[]>;
  private readonly relations: RelationFields;
  private readonly schemas: readonly string[];

  constructor(
    private readonly model: Model,
    private readonly database: SqlDialect,
  ) {
    const { entities } = model;
    this.enums = model.enumerations.filter(isEnum);
    this.names = new PrismaNames(model, this.enums, database);
    const types = new Columns(model, database, this.names, this.enums);
    this.constraints = new FreeNames(database !== 'postgresql');
    this.columns = new Map(
      entities.map((entity) => [
        entity.id,
        new Map(entity.fields.map((field) => [field.name, types.columnOf(entity, field)])),
      ]),
    );
    this.keys = new Map(entities.map((entity) => [entity.id, this.keysOf(entity)]));
    const homes = [...entities, ...this.enums].flatMap(({ schema }) => schema ?? []);
    this.schemas =
      database === 'postgresql' && homes.length > 0 ? [...new Set(['public', ...homes])] : [];
    this.relations = new RelationFields(model, this.names, {
      isIgnored: (entity) => this.isIgnored(entity),
      hasKey: (entity, fields) =>
        this.keys.get(entity)!.some((key) => key.fields.join('\0') === fields.join('\0')),
      sameType: (from, field, to, target) => {
        const [one, other] = [
          this.columns.get(from)!.get(field),
          this.columns.get(to)!.get(target),
        ];
        return one !== undefined && canBeKey(one) && one.name === other?.name;
      },
      isNullable: (entity, field) => this.isNullable(this.entity(entity), field),
      map: ({ name, from, fromFields }) =>
        database === 'sqlite' ? null : this.map(this.entity(from), name, fromFields, 'fkey'),
    });
  }

  text(): string {
    const blocks = [
      block(
        'generator client',
        aligned([
          ['provider', '=', '"prisma-client"'],
          ['output', '=', '"../generated/prisma"'],
        ]),
      ),
      block(
        'datasource db',
        aligned([
          ['provider', '=', `"${this.database}"`],
          ...(this.schemas.length > 0
            ? [['schemas', '=', `[${this.schemas.map(prismaText).join(', ')}]`] as const]
            : []),
        ]),
      ),
      ...this.enums.map((each) => this.enumeration(each)),
      ...this.model.entities.map((entity) => this.entityText(entity)),
    ];
    return `${blocks.join('\n\n')}\n`;
  }

  private entity(id: string): Entity {
    return this.model.entities.find((entity) => entity.id === id)!;
  }

  private home(schema: string | null): string[] {
    return this.schemas.length > 0 ? [`@@schema(${prismaText(schema ?? 'public')})`] : [];
  }

  private enumeration({ id, schema, values, comment }: Enumeration): string {
    const texts = values.map(valueText);
    const names = valueNames(texts);
    const [name, table] = [this.names.type(id), this.names.table(id)];
    const isMapped = this.database === 'postgresql' && name !== table;
    return block(
      `enum ${name}`,
      aligned(
        names.map((own, at) => [
          own,
          own === texts[at] ? '' : `@map(${prismaText(texts[at]!)})`,
          '',
        ]),
      ),
      [...(isMapped ? [`@@map(${prismaText(table)})`] : []), ...this.home(schema)],
      documentation(comment),
    );
  }

  private isNullable(entity: Entity, name: string): boolean {
    const primary = this.keys.get(entity.id)?.find(({ kind }) => kind === 'primary');
    const field = entity.fields.find((each) => each.name === name);
    return field?.nullable === true && primary?.fields.includes(name) !== true;
  }

  /** The keys that can be written, each once. */
  private keysOf(entity: Entity): readonly Key[] {
    const columns = this.columns.get(entity.id)!;
    const indexed: Key[] = entity.indexes
      .filter(({ unique, where, parts }) => unique && where === null && parts.every(isField))
      .map(({ name, parts }) => ({
        ...{ kind: 'unique', name },
        fields: parts.map((part) => (part.kind === 'field' ? part.field : '')),
      }));
    const written = new Set<string>();
    return [...entity.keys, ...indexed].filter(({ fields }) => {
      const key = fields.join('\0');
      const isNew = !written.has(key) && new Set(fields).size === fields.length;
      const possible = fields.length > 0 && fields.every((field) => canBeKey(columns.get(field)));
      if (isNew && possible) written.add(key);
      return isNew && possible;
    });
  }

  /** No key of the entity is certain to find one row. */
  private isIgnored(id: string): boolean {
    const entity = this.entity(id);
    return !this.keys
      .get(id)!
      .some(({ fields }) => fields.every((field) => !this.isNullable(entity, field)));
  }

  /** The argument `map`, where the name is not the one that Prisma gives. */
  private map(
    entity: Entity,
    given: string | null,
    fields: readonly string[],
    ending: string,
  ): string | null {
    const table = this.names.table(entity.id);
    const columns = fields.map((field) => this.names.column(entity, field));
    const usual = [table, ...(ending === 'pkey' ? [] : columns), ending].join('_');
    const isOwn = this.model.dialect === this.database;
    const name = this.constraints.add((isOwn ? given : null) ?? usual, usual);
    return name === usual ? null : prismaText(name);
  }

  private entityText(entity: Entity): string {
    const { id, schema, comment, checks, indexes } = entity;
    const [name, table] = [this.names.type(id), this.names.table(id)];
    const keys = this.keys.get(id)!;
    const sides = this.relations.fields.filter((field) => field.entity === id);
    const notes = [
      ...this.relations.leftOut
        .filter(({ from }) => from === id)
        .map(({ to, fromFields }) => `${fromFields.join(', ')} refers to ${this.names.table(to)}`),
      ...entity.keys
        .filter((key) => !keys.some(({ fields }) => fields.join() === key.fields.join()))
        .map(
          ({ kind, fields }) =>
            `${kind === 'primary' ? 'PRIMARY KEY' : 'UNIQUE'} (${fields.join(', ')})`,
        ),
      ...checks.map(({ expression }) => `CHECK (${expression})`),
    ];
    const attributes = [
      ...notes.map(leftOut),
      ...keys
        .filter(({ fields }) => fields.length > 1)
        .map((key) => `@@${this.keyText(entity, key)}`),
      ...indexes
        .filter((index) => !keys.some((key) => key.name === index.name && index.unique))
        .map((index) => this.index(entity, index)),
      ...(name === table ? [] : [`@@map(${prismaText(table)})`]),
      ...this.home(schema),
      ...(this.isIgnored(id) ? ['@@ignore'] : []),
    ];
    return block(
      `model ${name}`,
      aligned([
        ...entity.fields.flatMap((field) => this.field(entity, field)),
        ...sides.map(({ name: own, type, arguments: given, ignored }): [string, string, string] => [
          own,
          type,
          [
            given.length > 0 ? `@relation(${given.join(', ')})` : '',
            ignored && !this.isIgnored(id) ? '@ignore' : '',
          ]
            .filter((each) => each !== '')
            .join(' '),
        ]),
      ]),
      attributes,
      documentation(comment),
    );
  }

  private keyText(entity: Entity, { kind, name, fields }: Key): string {
    const hasName = kind === 'unique' || this.database === 'postgresql';
    const map = hasName
      ? this.map(entity, name, fields, kind === 'primary' ? 'pkey' : 'key')
      : null;
    const given = [
      ...(fields.length > 1
        ? [`[${fields.map((field) => this.names.field(entity.id, field)).join(', ')}]`]
        : []),
      ...(map === null ? [] : [`map: ${map}`]),
    ];
    const attribute = kind === 'primary' ? 'id' : 'unique';
    return given.length > 0 ? `${attribute}(${given.join(', ')})` : attribute;
  }

  private index(entity: Entity, { name, unique, parts, where }: Index): string {
    const columns = this.columns.get(entity.id)!;
    const fields = parts.flatMap((part) => (part.kind === 'field' ? [part.field] : []));
    const isPossible =
      where === null &&
      fields.length === parts.length &&
      new Set(fields).size === fields.length &&
      fields.every((field) => canBeKey(columns.get(field)));
    if (!isPossible || unique) return leftOut(`${unique ? 'UNIQUE ' : ''}INDEX ${name}`);
    const map = this.map(entity, name, fields, 'idx');
    const list = fields.map((field) => this.names.field(entity.id, field)).join(', ');
    return `@@index([${list}]${map === null ? '' : `, map: ${map}`})`;
  }

  private field(entity: Entity, field: Field): (string | [string, string, string])[] {
    const { name, onUpdate } = field;
    const column = this.columns.get(entity.id)!.get(name)!;
    const own = this.names.field(entity.id, name);
    const stored = this.names.column(entity, name);
    const keys = this.keys.get(entity.id)!;
    const given = defaultText(field, column, {
      entity,
      keys,
      dialect: this.model.dialect,
      database: this.database,
    });
    const notes = [given.leftOut, onUpdate === null ? null : `ON UPDATE ${onUpdate}`];
    const attributes = [
      ...keys
        .filter(({ fields }) => fields.join() === name)
        .map((key) => `@${this.keyText(entity, key)}`),
      ...(given.text === null ? [] : [`@default(${given.text})`]),
      ...(own === stored ? [] : [`@map(${prismaText(stored)})`]),
      ...(column.native === null ? [] : [`@db.${column.native}`]),
    ];
    const mark = column.isList ? '[]' : this.isNullable(entity, name) ? '?' : '';
    return [
      ...documentation(fieldComment(field)),
      ...notes.flatMap((note) => (note === null ? [] : [leftOut(`${stored} ${note}`)])),
      [own, `${column.name}${mark}`, attributes.join(' ')],
    ];
  }
}

const isField = ({ kind }: Index['parts'][number]): boolean => kind === 'field';

/** A block with its attributes after an empty line. */
function block(
  head: string,
  lines: readonly string[],
  attributes: readonly string[] = [],
  before: readonly string[] = [],
): string {
  const indented = (all: readonly string[]) => all.map((line) => `  ${line}`);
  const gap = lines.length > 0 && attributes.length > 0 ? [''] : [];
  return [...before, `${head} {`, ...indented(lines), ...gap, ...indented(attributes), '}'].join(
    '\n',
  );
}

import type { FieldType } from '../../model/field-type.ts';
import { cardinalityOf } from '../../model/join.ts';
import type { Entity, Enumeration, Field, Model } from '../../model/model.ts';
import { relational } from '../../model/relational.ts';
import type { Relation } from '../../model/relation.ts';
import { distinctIdentifiers, type NamingRules } from '../../names/identifier.ts';
import { TYPESCRIPT_TYPES } from '../../names/naming-rules.ts';
import { singular } from '../../names/plural.ts';
import { translateExpression } from '../ddl/translate-expression.ts';
import { columnNames, FreeNames, isLabel } from '../ddl/stored-names.ts';

/** A column of a table, as a property of a class. */
export interface Column {
  readonly field: Field;
  readonly name: string;
  /** Name of the property that holds the value of the column. */
  readonly property: string;
  /** The type, without the name of a domain. */
  readonly type: FieldType;
  /** Name of the domain. */
  readonly domain: string | null;
  readonly isKey: boolean;
  /** Where the value is the key of a row of another table. */
  readonly reference: Reference | null;
}

export interface Reference {
  readonly relation: Relation;
  /** Id of the entity. */
  readonly target: string;
  /** Name of the property where it holds the row itself. */
  readonly property: string;
  /** One row at most refers to another. */
  readonly isOne: boolean;
}

/** A table, as a class. */
export interface Table {
  readonly entity: Entity;
  readonly className: string;
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns that tell rows apart: the primary key, else a unique one. */
  readonly key: readonly Column[];
}

/** A model as tables and classes. */
export interface RowModel {
  readonly model: Model;
  readonly tables: readonly Table[];
  /** Entities that have no key, by which their rows could be told apart. */
  readonly withoutKey: readonly Entity[];
  readonly typeName: (id: string) => string;
  /** Name of the type in PostgreSQL, with its schema; null where it is no enumeration of texts. */
  readonly nativeName: (enumeration: Enumeration) => string | null;
  /** An expression in PostgreSQL, of the entity with this id or of a field of it; null where its meaning is not certain. */
  readonly expression: (text: string, of: string) => string | null;
}

const inherited = ['constructor', 'toString', 'toJSON', 'valueOf', 'hasOwnProperty', '__proto__'];

/** Names of properties: letters of every script, and none that every object has. */
export const PROPERTIES: NamingRules = {
  reserved: new Set([...inherited, 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString']),
  allLetters: true,
  ignoresCase: true,
  longest: 100,
};

/** Names of classes; the others are taken by packages. */
const CLASSES: NamingRules = {
  ...TYPESCRIPT_TYPES,
  reserved: new Set([
    ...TYPESCRIPT_TYPES.reserved,
    ...'Type Min Max Length Matches Query Body Param Get Post Put Patch Delete Module Controller Injectable Entity Collection Transform Page App Database Provider Link Form Field'.split(
      ' ',
    ),
  ]),
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** The primary key, else the first unique one whose values are never null. */
function keyOf({ keys, fields }: Entity): readonly string[] {
  const isFull = (names: readonly string[]): boolean =>
    names.every((name) => fields.some((field) => field.name === name && !field.nullable));
  const sorted = [...keys].sort(
    (a, b) => Number(b.kind === 'primary') - Number(a.kind === 'primary'),
  );
  return sorted.find((key) => key.kind === 'primary' || isFull(key.fields))?.fields ?? [];
}

/** The type without the names of domains. */
function bareType(model: Model, type: FieldType): FieldType {
  const alias =
    type.kind === 'alias' ? model.aliases.find(({ id }) => id === type.alias) : undefined;
  return alias ? bareType(model, alias.value.type) : type;
}

class RowModelReader {
  readonly model: Model;

  constructor(model: Model) {
    this.model = relational(model);
  }

  read(): RowModel {
    const { model } = this;
    const { entities, enumerations } = model;
    const ids = [...entities, ...enumerations].map(({ id }) => id);
    const names = distinctIdentifiers(
      [...entities, ...enumerations].map(({ name }) => singular(name)),
      'PascalCase',
      CLASSES,
      'Row',
    );
    const typeNames = new Map(ids.map((id, at) => [id, names[at]!]));
    const stored = this.storedNames();
    const withKey = entities.filter((entity) => keyOf(entity).length > 0);
    return {
      model,
      withoutKey: entities.filter((entity) => !withKey.includes(entity)),
      typeName: (id) => typeNames.get(id) ?? 'unknown',
      nativeName: ({ id, schema, values }) =>
        values.every((value) => value.kind === 'text' && isLabel(value.value))
          ? [...(schema === null ? [] : [schema]), stored.get(id)!].join('.')
          : null,
      expression: (text, of) => this.expression(text, of),
      tables: withKey.map((entity) => {
        const columns = this.columns(entity);
        return {
          entity,
          className: typeNames.get(entity.id)!,
          name: stored.get(entity.id)!,
          columns,
          key: columns.filter(({ isKey }) => isKey),
        };
      }),
    };
  }

  /** Names of tables and types as the DDL has them. */
  private storedNames(): ReadonlyMap<string, string> {
    const bySchema = new Map<string | null, FreeNames>();
    const { entities, enumerations, aliases } = this.model;
    return new Map(
      [...entities, ...enumerations, ...aliases].map(({ id, schema, name }) => {
        const free = bySchema.get(schema) ?? new FreeNames();
        bySchema.set(schema, free);
        return [id, free.add(name, 'table')];
      }),
    );
  }

  private expression(text: string, of: string): string | null {
    const { dialect, entities } = this.model;
    if (dialect === 'postgresql' || dialect === null) return text;
    const entity = entities.find(({ id, fields }) => id === of || fields.some((f) => f.id === of));
    const columns = (entity?.fields ?? []).map(({ name, type }) => ({
      name,
      isBoolean: type.kind === 'boolean',
    }));
    return translateExpression(text, dialect, 'postgresql', columns);
  }

  private columns(entity: Entity): readonly Column[] {
    const { fields } = entity;
    const stored = columnNames(entity);
    const key = keyOf(entity);
    const references = fields.map((field) => this.referenceOf(entity, field));
    // Names of values and of rows are distinct from each other too.
    const rowNames = references.flatMap((each, at) =>
      each ? [fields[at]!.name.replace(/[_ ]?id$/i, '') || fields[at]!.name] : [],
    );
    const values = distinctIdentifiers(
      fields.map(({ name }) => name),
      'camelCase',
      PROPERTIES,
      'field',
    );
    const others = fields.filter((_, at) => !references[at]).map(({ name }) => name);
    const rows = distinctIdentifiers(
      [...others, ...rowNames],
      'camelCase',
      PROPERTIES,
      'row',
    ).slice(others.length);
    return fields.map((field, at) => {
      const relation = references[at];
      const row = relation ? rows.shift()! : '';
      const alias =
        field.type.kind === 'alias'
          ? this.model.aliases.find(
              (each) => field.type.kind === 'alias' && each.id === field.type.alias,
            )
          : undefined;
      return {
        field,
        name: stored.get(field.name)!,
        property: values[at]!,
        type: bareType(this.model, field.type),
        domain: alias?.name ?? null,
        isKey: key.includes(field.name),
        reference: relation
          ? {
              relation,
              target: relation.to,
              property: row,
              isOne: cardinalityOf(entity, relation) === 'one',
            }
          : null,
      };
    });
  }

  /** The relation of a column that alone refers to the key of a table, of the same type. */
  private referenceOf(entity: Entity, field: Field): Relation | null {
    const own = this.model.relations.filter(
      ({ from, fromFields }) => from === entity.id && fromFields.includes(field.name),
    );
    const [relation] = own;
    if (!relation || own.length > 1 || relation.fromFields.length > 1 || field.computed)
      return null;
    const target = this.model.entities.find(({ id }) => id === relation.to);
    if (!target || !sameSet(relation.toFields, keyOf(target))) return null;
    if (keyOf(entity).includes(field.name) && target === entity) return null;
    const referred = target.fields.find(({ name }) => name === relation.toFields[0]);
    const isSame = JSON.stringify(referred?.type) === JSON.stringify(field.type);
    return isSame && field.type.kind !== 'bytes' && this.endsIn(target, [entity.id])
      ? relation
      : null;
  }

  /** The key of a table refers to no key that refers back to it. */
  private endsIn(entity: Entity, seen: readonly string[]): boolean {
    if (seen.includes(entity.id))
      return !keyOf(entity).some((name) => this.isReferring(entity, name));
    return keyOf(entity).every((name) => {
      const next = this.model.relations.find(
        ({ from, fromFields }) => from === entity.id && fromFields.includes(name),
      );
      const target = next && this.model.entities.find(({ id }) => id === next.to);
      return !target || this.endsIn(target, [...seen, entity.id]);
    });
  }

  private isReferring(entity: Entity, name: string): boolean {
    return this.model.relations.some(
      ({ from, fromFields }) => from === entity.id && fromFields.includes(name),
    );
  }
}

/** The model as tables and classes. */
export const rowModel = (model: Model): RowModel => new RowModelReader(model).read();

import { singular } from '../names/plural.ts';
import { listOf, JSON_TYPE, NO_RANGE, type FieldType, type ValueType } from './field-type.ts';
import { plainField, type Entity, type Field, type Model } from './model.ts';
import type { Relation } from './relation.ts';

/** Types that a column has without help. */
const SCALARS: ReadonlySet<FieldType['kind']> = new Set([
  'text',
  'whole',
  'decimal',
  'float',
  'boolean',
  'date',
  'uuid',
  'time',
  'datetime',
  'instant',
  'bytes',
  'other',
  'enumeration',
  'set',
]);

/** Kinds of fields called `id` that can be the key of their entity. */
const KEYS: ReadonlySet<FieldType['kind']> = new Set(['whole', 'uuid', 'text']);

const wholeKey: FieldType = { kind: 'whole', bits: 64, unsigned: false, range: NO_RANGE };

/** A name that none of the fields has, whatever its case. */
function freeName(wanted: string, fields: readonly { readonly name: string }[]): string {
  const taken = new Set(fields.map(({ name }) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted}_${number}`;
  return name;
}

/** An entity while columns are added to it. */
interface Table {
  readonly entity: Entity;
  readonly fields: Field[];
  readonly keys: Entity['keys'];
}

/** Makes tables of entities: with keys, with references in place of objects, and with JSON where nothing else holds. */
class Relational {
  private readonly tables = new Map<string, Table>();
  private readonly relations: Relation[];

  constructor(private readonly model: Model) {
    this.relations = [...model.relations];
  }

  read(): Model {
    for (const entity of this.model.entities) this.tables.set(entity.id, this.withKey(entity));
    for (const table of this.tables.values())
      for (const field of table.entity.fields) this.place(table, field);
    const entities = [...this.tables.values()].map(({ entity, fields, keys }) => ({
      ...entity,
      fields,
      keys,
    }));
    return { ...this.model, entities, relations: this.relations };
  }

  private withKey(entity: Entity): Table {
    // A table of a database has the keys that it has.
    if (this.model.dialect !== null || entity.keys.length > 0)
      return { entity, fields: [], keys: entity.keys };
    const own = entity.fields.find(
      (field) =>
        field.name.toLowerCase() === 'id' &&
        !field.optional &&
        !field.nullable &&
        KEYS.has(field.type.kind),
    );
    const name = own?.name ?? freeName('id', entity.fields);
    const keys = [{ kind: 'primary', name: null, fields: [name] }] as const;
    if (own) return { entity, fields: [], keys };
    const key = plainField(
      entity.id,
      name,
      { type: wholeKey, nullable: false },
      { id: `${entity.id}/#key`, default: { kind: 'generated' } },
    );
    return { entity, fields: [key], keys };
  }

  private place(table: Table, field: Field): void {
    const type = this.plainType(field.type);
    if (type.kind === 'entity') return this.refer(table, field, type.entity);
    const of = type.kind === 'list' ? this.plainType(type.of.type) : null;
    if (of?.kind === 'entity') return this.own(table, of.entity);
    const nullable = field.nullable || field.optional;
    table.fields.push({ ...field, type: this.columnType(type), nullable, optional: false });
  }

  /** The type without rules, and without aliases of types that are no scalars. */
  private plainType(type: FieldType): FieldType {
    if (type.kind === 'restricted') return this.plainType(type.of);
    if (type.kind !== 'alias') return type;
    const alias = this.model.aliases.find(({ id }) => id === type.alias);
    if (!alias) return JSON_TYPE;
    const inner = this.plainType(alias.value.type);
    return this.model.dialect !== null && SCALARS.has(inner.kind) ? type : inner;
  }

  private columnType(type: FieldType): FieldType {
    if (SCALARS.has(type.kind) || type.kind === 'alias') return type;
    if (type.kind === 'literal') return literalType(type) ?? JSON_TYPE;
    if (type.kind !== 'list') return JSON_TYPE;
    const item = this.plainType(type.of.type);
    const isColumn = SCALARS.has(item.kind) || item.kind === 'alias';
    const nested = item.kind === 'list' && this.model.dialect !== null;
    return isColumn || nested
      ? listOf({ ...type.of, type: nested ? type.of.type : item })
      : JSON_TYPE;
  }

  /** A column for each field of the key of `target`. */
  private refer(table: Table, field: Field, target: string): void {
    const value: ValueType = { type: field.type, nullable: field.nullable || field.optional };
    this.reference(table, target, field.name, value.nullable, 'no action');
  }

  /** Entities in a list refer to the one that holds them. */
  private own(table: Table, member: string): void {
    const target = this.tables.get(member);
    if (!target) return;
    this.reference(target, table.entity.id, singular(table.entity.name), true, 'cascade');
  }

  private reference(
    from: Table,
    target: string,
    name: string,
    nullable: boolean,
    onDelete: Relation['onDelete'],
  ): void {
    const to = this.tables.get(target);
    const toFields = to?.keys.find(({ kind }) => kind === 'primary')?.fields ?? [];
    const fromFields = toFields.map((key) => {
      const source = [...to!.fields, ...to!.entity.fields].find((field) => field.name === key);
      const column = freeName(`${name}_${key}`, [...from.fields, ...from.entity.fields]);
      const type = source ? this.columnType(this.plainType(source.type)) : wholeKey;
      from.fields.push(plainField(from.entity.id, column, { type, nullable }));
      return column;
    });
    this.relations.push({
      name: null,
      from: from.entity.id,
      fromFields,
      to: target,
      toFields,
      onDelete,
      onUpdate: 'no action',
    });
  }
}

/** A column for a literal, of its kind. */
const literalType = ({ value }: Extract<FieldType, { kind: 'literal' }>): FieldType | null => {
  switch (value.kind) {
    case 'text':
      return {
        kind: 'text',
        size: { least: null, most: null },
        fixed: false,
        pattern: null,
        format: null,
      };
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
      return { kind: 'decimal', precision: null, scale: null, unsigned: false, range: NO_RANGE };
    default:
      return null;
  }
};

/** The model as tables of a database. */
export const relational = (model: Model): Model => new Relational(model).read();

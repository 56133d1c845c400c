import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import {
  JSON_TYPE,
  NEVER,
  required,
  type FieldType,
  type Rule,
  type ValueType,
} from '../../model/field-type.ts';
import { plainEntity, plainField, type Entity, type Field } from '../../model/model.ts';
import { firstText, matches, textsOf } from './keywords.ts';
import { below, restricted, type Context, type SchemaTypes } from './schema-types.ts';
import { keyword, useOf, type SchemaUse } from './schema-set.ts';

const membersOf = (node: JsonNode | undefined): ReadonlyMap<string, JsonNode> =>
  node?.kind === 'object' ? node.members : new Map();

/** What one schema says of members that it does not name. */
const othersOf = (use: SchemaUse): JsonNode | null =>
  keyword(use, 'additionalProperties') ?? keyword(use, 'unevaluatedProperties') ?? null;

const isTrue = (node: JsonNode | undefined): boolean => node?.kind === 'boolean' && node.value;

const isRefused = (node: JsonNode): boolean => node.kind === 'boolean' && !node.value;

/** Makes entities and maps of schemas of objects. */
export class ObjectTypes {
  readonly entities = new Map<string, Entity>();
  private readonly ids = new Map<string, string>();

  constructor(private readonly reader: SchemaTypes) {}

  /** Whether objects have fields of their own, or are maps. */
  isEntity(uses: readonly SchemaUse[]): boolean {
    return uses.some(
      (use) =>
        membersOf(keyword(use, 'properties')).size > 0 ||
        membersOf(keyword(use, 'patternProperties')).size > 0 ||
        textsOf(keyword(use, 'required')).length > 0 ||
        othersOf(use)?.kind === 'boolean',
    );
  }

  typeOf(
    uses: readonly SchemaUse[],
    context: Context,
    id: JsonObject | null,
    rules: readonly Rule[],
  ): FieldType {
    if (!this.isEntity(uses)) {
      const of = this.othersType(uses, context) ?? { type: JSON_TYPE, nullable: true };
      return restricted(required({ kind: 'map', of }), rules).type;
    }
    const key = this.reader.sets.keyOf(uses);
    const known = id ? undefined : this.ids.get(key);
    const path = id ? this.reader.index.pathOf(id) : (known ?? this.freePath(context.path));
    if (known === undefined) {
      if (!id) this.ids.set(key, path);
      // Reserves its place in the order, before its fields need entities of their own.
      this.entities.set(path, plainEntity(path, context.name, []));
      this.entities.set(path, this.entityOf(path, uses, context, id, rules));
    }
    return { kind: 'entity', entity: path };
  }

  private freePath(path: string): string {
    let free = path;
    for (let number = 2; this.entities.has(free); number += 1) free = `${path}~${number}`;
    return free;
  }

  private entityOf(
    path: string,
    uses: readonly SchemaUse[],
    context: Context,
    id: JsonObject | null,
    rules: readonly Rule[],
  ): Entity {
    const { reader } = this;
    const patterns = uses.flatMap((use) => [...membersOf(keyword(use, 'patternProperties'))]);
    const entity = plainEntity(path, (id ? null : reader.titleOf(uses)) ?? context.name, [], {
      others: {
        patterns: patterns.map(([pattern, schema]) => ({
          pattern,
          value: reader.valueOf(schema, below(context, pattern, 'other')),
        })),
        rest: this.othersType(uses, context),
      },
      rules,
      comment: firstText(id ? [useOf(id)] : uses, 'description'),
      origin: uses[0] ? reader.placeOf(uses[0].schema) : { path, offset: null },
    });
    return { ...entity, fields: this.fieldsOf(path, uses, context, entity.others.rest === null) };
  }

  private fieldsOf(
    entity: string,
    uses: readonly SchemaUse[],
    context: Context,
    isClosed: boolean,
  ): Field[] {
    const needed = new Set(uses.flatMap((use) => textsOf(keyword(use, 'required'))));
    const named = uses.flatMap((use) => [...membersOf(keyword(use, 'properties')).keys()]);
    return [...new Set([...named, ...needed])].flatMap((name) => {
      const stating = uses.flatMap((use) => this.schemasOf(use, name));
      const schemas =
        stating.length > 0
          ? stating
          : uses.flatMap((use) => keyword(use, 'unevaluatedProperties') ?? []);
      const value = this.memberType(schemas, below(context, name));
      const optional = !needed.has(name);
      const isNever = value.type.kind === 'never' && !value.nullable;
      const own = uses.flatMap((use) => membersOf(keyword(use, 'properties')).get(name) ?? []);
      const stated = own[0] ?? schemas.find(({ kind }) => kind === 'object') ?? schemas[0];
      if (isNever && stated)
        this.reader.warn('field never usable', this.reader.placeOf(stated), {
          en: `No value fits ${name}, so that it can never be given`,
          'zh-CN': `没有任何值符合 ${name}，因此该字段永远不能出现`,
        });
      return isNever && optional && isClosed
        ? []
        : [this.fieldOf(entity, name, value, optional, schemas)];
    });
  }

  private fieldOf(
    entity: string,
    name: string,
    value: ValueType,
    optional: boolean,
    schemas: readonly JsonNode[],
  ): Field {
    const uses = schemas.flatMap((schema) => (schema.kind === 'object' ? [useOf(schema)] : []));
    const given = uses.map((use) => keyword(use, 'default')).find((each) => each !== undefined);
    return plainField(entity, name, value, {
      optional,
      default: given ? { kind: 'value', value: given } : null,
      comment: firstText(uses, 'description'),
      personal: uses.some((use) => isTrue(keyword(use, 'x-personal-data'))),
      origin: schemas[0] ? this.reader.placeOf(schemas[0]) : { path: entity, offset: null },
    });
  }

  /** The schemas that one schema of the object has for a member. */
  private schemasOf(use: SchemaUse, name: string): JsonNode[] {
    const own = membersOf(keyword(use, 'properties')).get(name);
    const patterns = [...membersOf(keyword(use, 'patternProperties'))].filter(([pattern]) =>
      matches(pattern, name),
    );
    const found = [...(own ? [own] : []), ...patterns.map(([, schema]) => schema)];
    const others = keyword(use, 'additionalProperties');
    return found.length === 0 && others ? [others] : found;
  }

  private memberType(schemas: readonly JsonNode[], context: Context): ValueType {
    const [only, ...more] = schemas;
    if (only && more.length === 0) return this.reader.valueOf(only, context);
    if (schemas.some(isRefused)) return required(NEVER);
    const uses = schemas.flatMap((schema) => (schema.kind === 'object' ? [useOf(schema)] : []));
    return this.reader.valueOfSet(uses, context);
  }

  /** The type of members without a name of their own; null if they are refused. */
  private othersType(uses: readonly SchemaUse[], context: Context): ValueType | null {
    const schemas = uses.flatMap((use) => othersOf(use) ?? []);
    if (schemas.some(isRefused)) return null;
    return this.memberType(schemas, below(context, 'additionalProperties', 'value'));
  }
}

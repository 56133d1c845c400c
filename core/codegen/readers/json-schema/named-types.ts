import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import {
  JSON_TYPE,
  NEVER,
  required,
  type FieldType,
  type ValueType,
} from '../../model/field-type.ts';
import type { Alias, Enumeration } from '../../model/model.ts';
import { allowedTypes, allowedValues, firstText, textsOf } from './keywords.ts';
import type { Context, SchemaTypes } from './schema-types.ts';
import { keyword, useOf, type SchemaUse } from './schema-set.ts';

/** Folders whose members have names. */
const DEFINITIONS = /^#\/(?:.*\/)?(?:\$defs|definitions|components\/schemas)\/([^/]+)$/;

const isScalar = (node: JsonNode): boolean => node.kind !== 'list' && node.kind !== 'object';

/** The value without itself as an alternative, which says nothing. */
function withoutItself({ type, nullable }: ValueType, id: string): ValueType {
  const isItself = (each: FieldType): boolean => each.kind === 'alias' && each.alias === id;
  if (isItself(type)) return { type: JSON_TYPE, nullable: true };
  if (type.kind !== 'oneOf') return { type, nullable };
  const alternatives = type.alternatives.filter((each) => !isItself(each));
  const [first, ...more] = alternatives;
  if (!first) return { type: JSON_TYPE, nullable: true };
  return { type: more.length === 0 ? first : { ...type, alternatives }, nullable };
}

/** Types with a name: definitions, the document itself and whatever a reference leads to. */
export class NamedTypes {
  readonly enumerations = new Map<string, Enumeration>();
  readonly aliases = new Map<string, Alias>();
  private readonly references = new Map<JsonObject, ValueType>();
  private readonly names = new Map<JsonObject, string>();

  constructor(private readonly reader: SchemaTypes) {}

  /** Makes `schema` a named type. */
  name(schema: JsonObject, name: string): void {
    if (!this.names.has(schema)) this.names.set(schema, name);
  }

  isNamed(schema: JsonObject): boolean {
    return this.names.has(schema) || this.nameOf(schema) !== null;
  }

  /** The name of a schema that is a definition or the target of a reference. */
  nameOf(schema: JsonObject): string | null {
    const given = this.names.get(schema);
    if (given !== undefined) return given;
    const path = this.reader.index.pathOf(schema);
    const [, name] = DEFINITIONS.exec(path) ?? [];
    return name === undefined ? null : name.replaceAll('~1', '/').replaceAll('~0', '~');
  }

  /** The type of a named schema; built when it is first needed. */
  reference(schema: JsonObject): ValueType {
    const known = this.references.get(schema);
    if (known) return known;
    const { reader } = this;
    const context: Context = {
      path: reader.index.pathOf(schema),
      name: this.nameOf(schema) ?? 'Type',
    };
    const set = reader.sets.flatten([useOf(schema)]);
    const isUnion = set.uses.some(
      (use) => keyword(use, 'oneOf') !== undefined || keyword(use, 'anyOf') !== undefined,
    );
    const types = allowedTypes(set.uses, reader.dialect);
    const values = isUnion ? null : allowedValues(set.uses, types);
    const kinds = types ? [...types].filter((type) => type !== 'null') : [];
    const isEntity =
      !isUnion &&
      !set.never &&
      kinds.length === 1 &&
      kinds[0] === 'object' &&
      reader.isEntity(set.uses);
    if ((values?.some(isScalar) ?? false) || isEntity) {
      const type: FieldType = isEntity
        ? { kind: 'entity', entity: context.path }
        : { kind: 'enumeration', enumeration: context.path };
      const nullable = values
        ? values.some((value) => value.kind === 'null')
        : (types?.has('null') ?? false);
      this.references.set(schema, { type, nullable });
      const built = reader.build(set, context, schema);
      // An enumeration of one value or of lists is no enumeration, and an object that nothing fits no entity.
      if (built.type.kind !== 'entity') this.references.set(schema, built);
      return this.references.get(schema)!;
    }
    const reference = required({ kind: 'alias', alias: context.path });
    this.references.set(schema, reference);
    const value = withoutItself(reader.build(set, context, schema), context.path);
    this.aliases.set(context.path, {
      id: context.path,
      name: context.name,
      schema: null,
      value,
      checks: [],
      comment: firstText([useOf(schema)], 'description'),
      origin: reader.placeOf(schema),
    });
    return reference;
  }

  /** The type of a list of values. */
  enumerationOf(
    values: readonly JsonNode[],
    context: Context,
    id: JsonObject | null,
    uses: readonly SchemaUse[],
  ): ValueType {
    const nullable = values.some((value) => value.kind === 'null');
    const others = values.filter((value) => value.kind !== 'null');
    const [first] = others;
    if (!first) {
      const type: FieldType = nullable
        ? { kind: 'literal', value: { kind: 'null', at: 0 } }
        : NEVER;
      return { type, nullable };
    }
    const literals = others.map((value): FieldType => ({ kind: 'literal', value }));
    if (literals.length === 1) return { type: literals[0]!, nullable };
    if (!others.every(isScalar))
      return {
        type: { kind: 'oneOf', alternatives: literals, exactly: false, tag: null },
        nullable,
      };
    const path = id ? this.reader.index.pathOf(id) : context.path;
    const [use] = uses;
    this.enumerations.set(path, {
      id: path,
      name: (id ? null : this.reader.titleOf(uses)) ?? context.name,
      schema: null,
      values: others,
      comment: textsOf(use?.schema.members.get('description'))[0] ?? null,
      origin: use ? this.reader.placeOf(use.schema) : { path, offset: null },
    });
    return { type: { kind: 'enumeration', enumeration: path }, nullable };
  }
}

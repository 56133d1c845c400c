import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import {
  JSON_TYPE,
  NEVER,
  required,
  type FieldType,
  type Rule,
  type ValueType,
} from '../../model/field-type.ts';
import type { Place } from '../../model/model.ts';
import { warning, type Warning } from '../../model/warning.ts';
import { allowedTypes, allowedValues, firstText, type JsonType } from './keywords.ts';
import { listType } from './list-type.ts';
import { NamedTypes } from './named-types.ts';
import { ObjectTypes } from './object-types.ts';
import { objectRules, valueRules } from './rules.ts';
import { numberType, textType } from './scalar-type.ts';
import { SchemaIndex } from './schema-index.ts';
import { restricted, type Context, type SchemaTypes } from './schema-types.ts';
import {
  SchemaSets,
  useOf,
  type SchemaDialect,
  type SchemaSet,
  type SchemaUse,
} from './schema-set.ts';
import { unionOf } from './union-type.ts';

const ANY: ValueType = { type: JSON_TYPE, nullable: true };

/** Makes types, entities and enumerations of the schemas of one document. */
export class SchemaReader implements SchemaTypes {
  readonly warnings = new Map<string, Warning>();
  readonly index: SchemaIndex;
  readonly sets: SchemaSets;
  readonly named: NamedTypes;
  readonly objects: ObjectTypes;

  constructor(
    document: JsonNode,
    readonly dialect: SchemaDialect,
  ) {
    this.index = new SchemaIndex(document);
    this.sets = new SchemaSets(this.index, dialect, (reference, schema) => {
      this.warn('unresolved reference', this.placeOf(schema), {
        en: `${reference} leads to nothing in this document`,
        'zh-CN': `本文档中找不到 ${reference}`,
      });
    });
    this.named = new NamedTypes(this);
    this.objects = new ObjectTypes(this);
  }

  placeOf(node: JsonNode): Place {
    return { path: this.index.pathOf(node), offset: node.at };
  }

  warn(...[kind, place, texts]: Parameters<typeof warning>): void {
    const made = warning(kind, place, texts);
    this.warnings.set(made.id, made);
  }

  /** The type of a schema. */
  valueOf(node: JsonNode, context: Context): ValueType {
    if (node.kind === 'boolean' && !node.value) return required(NEVER);
    return node.kind === 'object' ? this.valueOfSet([useOf(node)], context) : ANY;
  }

  /** The type of values that fit all of `uses`. */
  valueOfSet(uses: readonly SchemaUse[], context: Context): ValueType {
    const [only, ...others] = uses;
    const direct = only && others.length === 0 ? this.referenceOf(only) : null;
    return direct ?? this.build(this.sets.flatten(uses), context, null);
  }

  /** The named type that a use comes to, if it says nothing of its own. */
  private referenceOf(use: SchemaUse): ValueType | null {
    const visited = new Set<JsonObject>();
    let current = use;
    let nullable = false;
    // One that leads to a schema without a name has it by its own, so that it can refer to itself.
    let leading: JsonObject | null = null;
    for (;;) {
      const { schema } = current;
      if (visited.has(schema)) return ANY;
      visited.add(schema);
      const { parts, alone } = this.sets.partsOf(current);
      const [part] = parts;
      const passes = alone && parts.length === 1 && part?.kind === 'object';
      const isNamed = this.named.isNamed(schema) && current.skipped.size === 0;
      const target = isNamed ? schema : leading;
      if (!passes) {
        if (target === null) return null;
        const value = this.named.reference(target);
        return { ...value, nullable: value.nullable || nullable };
      }
      leading ??= isNamed ? schema : null;
      nullable ||= this.isNullableWrapper(schema);
      current = useOf(part);
    }
  }

  private isNullableWrapper(schema: JsonObject): boolean {
    const nullable = schema.members.get('nullable');
    const refers = schema.members.has('$ref');
    return (
      this.dialect === 'openapi-3.0' && !refers && nullable?.kind === 'boolean' && nullable.value
    );
  }

  /** The type of a set. `id` is the place of the named schema that it is built for. */
  build({ uses, never }: SchemaSet, context: Context, id: JsonObject | null): ValueType {
    if (never) return required(NEVER);
    if (uses.length === 0) return ANY;
    const union = unionOf(this, uses, context);
    if (union) return union;
    const types = allowedTypes(uses, this.dialect);
    const values = allowedValues(uses, types);
    if (values) return this.named.enumerationOf(values, context, id, uses);
    const rules = valueRules(this, uses, context);
    if (types === null) return rules.length === 0 ? ANY : restricted(required(JSON_TYPE), rules);
    const kinds = [...types].filter((type) => type !== 'null');
    // Rules of all types hold for null too, which then is a type of its own.
    const isRuled = types.has('null') && rules.some(({ kind }) => kind === 'not' || kind === 'if');
    const nullable = types.has('null') && !isRuled;
    const alternatives = [
      ...kinds.map((type) => this.typeFor(type, uses, context, id, rules)),
      ...(isRuled ? [restricted(required(JSON_TYPE_NULL), rules).type] : []),
    ];
    const [first, ...more] = alternatives;
    if (!first) return nullable ? { type: JSON_TYPE_NULL, nullable: true } : required(NEVER);
    if (more.length === 0) return { type: first, nullable };
    return {
      type: { kind: 'oneOf', alternatives, exactly: false, tag: null },
      nullable,
    };
  }

  private typeFor(
    type: Exclude<JsonType, 'null'>,
    uses: readonly SchemaUse[],
    context: Context,
    id: JsonObject | null,
    rules: readonly Rule[],
  ): FieldType {
    const within = (made: FieldType): FieldType => restricted(required(made), rules).type;
    switch (type) {
      case 'boolean':
        return within({ kind: 'boolean' });
      case 'string':
        return within(textType(uses));
      case 'number':
      case 'integer':
        return within(numberType(uses, type === 'integer'));
      case 'array':
        return within(listType(this, uses, context));
      case 'object':
        return this.objects.typeOf(uses, context, id, [
          ...rules,
          ...objectRules(this, uses, context),
        ]);
      default:
        return type satisfies never;
    }
  }

  isEntity(uses: readonly SchemaUse[]): boolean {
    return this.objects.isEntity(uses);
  }

  /** Name of an object or enumeration that stands at no name. */
  titleOf(uses: readonly SchemaUse[]): string | null {
    return uses.length === 1 ? firstText(uses, 'title') : null;
  }
}

/** A type that only null fits. */
const JSON_TYPE_NULL: FieldType = { kind: 'literal', value: { kind: 'null', at: 0 } };

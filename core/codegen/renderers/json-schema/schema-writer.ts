import {
  listNode,
  objectNode,
  textNode,
  type JsonNode,
  type JsonNumber,
} from '../../json/json-node.ts';
import type { FieldType, Range, Rule, Size, ValueType } from '../../model/field-type.ts';
import type { Entity, Field, Model } from '../../model/model.ts';
import type { NamingRules } from '../../names/identifier.ts';
import { typeNames } from '../../names/type-names.ts';

export type Members = readonly (readonly [string, JsonNode])[];

const number = (digits: string | number): JsonNumber => ({
  kind: 'number',
  at: 0,
  digits: String(digits),
});

const boolean = (value: boolean): JsonNode => ({ kind: 'boolean', at: 0, value });

const optional = (name: string, node: JsonNode | null): Members => (node ? [[name, node]] : []);

const sizeMembers = ({ least, most }: Size, lower: string, upper: string): Members => [
  ...optional(lower, least === null ? null : number(least)),
  ...optional(upper, most === null ? null : number(most)),
];

const rangeMembers = ({ least, most, multipleOf }: Range): Members => [
  ...optional(least?.exclusive ? 'exclusiveMinimum' : 'minimum', least && number(least.value)),
  ...optional(most?.exclusive ? 'exclusiveMaximum' : 'maximum', most && number(most.value)),
  ...optional('multipleOf', multipleOf === null ? null : number(multipleOf)),
];

const ofType = (type: string, ...members: Members): JsonNode =>
  objectNode([['type', textNode(type)], ...members]);

const formatted = (format: string): JsonNode => ofType('string', ['format', textNode(format)]);

/** Limits of whole numbers that a database has and JSON has not. */
function wholeMembers(unsigned: boolean, range: Range): Members {
  const stated = rangeMembers(range);
  return unsigned && range.least === null ? [['minimum', number(0)], ...stated] : stated;
}

/** Writes the types of a model as schemas of JSON Schema 2020-12. */
export class SchemaWriter {
  private readonly names: ReadonlyMap<string, string>;

  /**
   * @param folder where the document has the schemas of types with names
   * @param rules how these names must be
   */
  constructor(
    private readonly model: Model,
    private readonly folder: string,
    rules: NamingRules,
  ) {
    this.names = typeNames(model, 'PascalCase', rules);
  }

  /** The schemas of all types with names. */
  definitions(): Members {
    const { entities, enumerations, aliases } = this.model;
    return [
      ...entities.map((entity) => [this.names.get(entity.id)!, this.entity(entity)] as const),
      ...enumerations.map(
        ({ id, values, comment }) =>
          [
            this.names.get(id)!,
            objectNode([...description(comment), ['enum', listNode(values)]]),
          ] as const,
      ),
      ...aliases.map(({ id, value }) => [this.names.get(id)!, this.value(value)] as const),
    ];
  }

  private reference(id: string): JsonNode {
    return objectNode([
      ['$ref', textNode(`${this.folder}${encodeURIComponent(this.names.get(id)!)}`)],
    ]);
  }

  /** The schema of a value. */
  value({ type, nullable }: ValueType): JsonNode {
    const schema = this.type(type);
    const isNull = type.kind === 'literal' && type.value.kind === 'null';
    if (!nullable || type.kind === 'json' || isNull) return schema;
    const [name, ...more] = schema.kind === 'object' ? schema.members.keys() : [];
    const stated = schema.kind === 'object' ? schema.members.get('type') : undefined;
    if (stated?.kind === 'text' && schema.kind === 'object')
      return objectNode([...schema.members, ['type', listNode([stated, textNode('null')])]]);
    const alternatives = schema.kind === 'object' ? schema.members.get('anyOf') : undefined;
    if (name === 'anyOf' && more.length === 0 && alternatives?.kind === 'list')
      return objectNode([['anyOf', listNode([...alternatives.items, ofType('null')])]]);
    return objectNode([['anyOf', listNode([schema, ofType('null')])]]);
  }

  private type(type: FieldType): JsonNode {
    switch (type.kind) {
      case 'text':
        return ofType(
          'string',
          ...sizeMembers(type.size, 'minLength', 'maxLength'),
          ...optional('pattern', type.pattern === null ? null : textNode(type.pattern)),
          ...optional('format', type.format === null ? null : textNode(type.format)),
        );
      case 'whole':
        return ofType('integer', ...wholeMembers(type.unsigned, type.range));
      case 'decimal':
      case 'float':
        return ofType('number', ...rangeMembers(type.range));
      case 'boolean':
        return ofType('boolean');
      case 'date':
      case 'time':
      case 'uuid':
        return formatted(type.kind);
      case 'instant':
        return formatted('date-time');
      case 'datetime':
      case 'other':
        return ofType('string');
      case 'bytes':
        return ofType('string', ['contentEncoding', textNode('base64')]);
      case 'json':
        return objectNode([]);
      case 'never':
        return objectNode([['not', objectNode([])]]);
      case 'enumeration':
        return this.reference(type.enumeration);
      case 'set':
        return ofType(
          'array',
          ['items', this.reference(type.enumeration)],
          ['uniqueItems', boolean(true)],
        );
      case 'entity':
        return this.reference(type.entity);
      case 'alias':
        return this.reference(type.alias);
      case 'literal':
        return type.value.kind === 'null' ? ofType('null') : objectNode([['const', type.value]]);
      case 'list':
        return ofType(
          'array',
          ['items', this.value(type.of)],
          ...sizeMembers(type.size, 'minItems', 'maxItems'),
          ...optional('uniqueItems', type.unique ? boolean(true) : null),
        );
      case 'tuple':
        return ofType(
          'array',
          ['prefixItems', listNode(type.items.map((item) => this.value(item)))],
          ['items', type.rest ? this.value(type.rest) : boolean(false)],
          ...sizeMembers(type.size, 'minItems', 'maxItems'),
        );
      case 'map':
        return ofType('object', ['additionalProperties', this.value(type.of)]);
      case 'oneOf':
        return objectNode([
          [
            type.exactly ? 'oneOf' : 'anyOf',
            listNode(type.alternatives.map((each) => this.type(each))),
          ],
        ]);
      case 'restricted':
        return objectNode([
          ['allOf', listNode([this.type(type.of), ...type.rules.map((rule) => this.rule(rule))])],
        ]);
      default:
        return type satisfies never;
    }
  }

  private rule(rule: Rule): JsonNode {
    switch (rule.kind) {
      case 'not':
        return objectNode([['not', this.value(rule.value)]]);
      case 'if':
        return objectNode([
          ['if', this.value(rule.condition)],
          ...optional('then', rule.then && this.value(rule.then)),
          ...optional('else', rule.otherwise && this.value(rule.otherwise)),
        ]);
      case 'requires':
        return objectNode([
          [
            'dependentRequired',
            objectNode([[rule.field, listNode(rule.others.map((name) => textNode(name)))]]),
          ],
        ]);
      case 'memberCount':
        return objectNode(sizeMembers(rule.size, 'minProperties', 'maxProperties'));
      case 'memberNames':
        return objectNode([['propertyNames', this.value(rule.value)]]);
      case 'contains':
        return objectNode([
          ['contains', this.value(rule.value)],
          ...sizeMembers(rule.size, 'minContains', 'maxContains'),
        ]);
      default:
        return rule satisfies never;
    }
  }

  private entity({ fields, others, rules, comment }: Entity): JsonNode {
    const required = fields.filter((field) => !field.optional).map((field) => textNode(field.name));
    const { patterns, rest } = others;
    return ofType(
      'object',
      ...description(comment),
      ['properties', objectNode(fields.map((field) => [field.name, this.field(field)] as const))],
      ...optional('required', required.length > 0 ? listNode(required) : null),
      ...optional(
        'patternProperties',
        patterns.length > 0
          ? objectNode(patterns.map(({ pattern, value }) => [pattern, this.value(value)] as const))
          : null,
      ),
      ...optional('additionalProperties', this.otherMembers(rest)),
      ...optional(
        'allOf',
        rules.length > 0 ? listNode(rules.map((rule) => this.rule(rule))) : null,
      ),
    );
  }

  private otherMembers(rest: ValueType | null): JsonNode | null {
    if (rest === null) return boolean(false);
    return rest.type.kind === 'json' && rest.nullable ? null : this.value(rest);
  }

  private field(field: Field): JsonNode {
    const schema = this.value(field);
    const more: Members = [
      ...description(field.comment),
      ...optional('x-personal-data', field.personal ? boolean(true) : null),
      ...optional('default', field.default?.kind === 'value' ? field.default.value : null),
    ];
    return schema.kind === 'object' ? objectNode([...schema.members, ...more]) : schema;
  }
}

const description = (comment: string | null): Members =>
  optional('description', comment === null ? null : textNode(comment));

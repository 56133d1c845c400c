import type { JsonNode } from '../../json/json-node.ts';
import { fieldComment } from '../../model/field-comment.ts';
import type { FieldType, ValueType, WholeType } from '../../model/field-type.ts';
import type { Alias, Entity, Enumeration, Model } from '../../model/model.ts';
import { distinctIdentifiers } from '../../names/identifier.ts';
import { TYPESCRIPT_TYPES } from '../../names/naming-rules.ts';
import { typeNames } from '../../names/type-names.ts';
import { documentation, literal, propertyKey } from '../text/source-text.ts';

/** Digits that a JavaScript number holds. */
export const MOST_DIGITS = 15;

export interface TypeOptions {
  /** Type of whole numbers that a JavaScript number cannot hold. */
  readonly bigNumbers: 'bigint' | 'string' | 'number' | 'bigint | number' | 'number | string';
  /** Values are no JSON, so that a field can be a bigint. */
  readonly hasBigints?: true;
  readonly dates: 'string' | 'Date';
}

/** A literal as a type. */
function literalType(node: JsonNode): string {
  switch (node.kind) {
    case 'list':
      return `[${node.items.map(literalType).join(', ')}]`;
    case 'object':
      return `{ ${[...node.members].map(([name, value]) => `${propertyKey(name)}: ${literalType(value)}`).join('; ')} }`;
    default:
      return literal(node);
  }
}

const inList = (type: string): string => (/[|&?]/.test(type) ? `(${type})[]` : `${type}[]`);

/** Writes the types of a model in TypeScript. */
export class TypeWriter {
  readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly model: Model,
    private readonly options: TypeOptions,
    rules = TYPESCRIPT_TYPES,
  ) {
    this.names = typeNames(model, 'PascalCase', rules);
  }

  nameOf(id: string): string {
    return this.names.get(id) ?? 'unknown';
  }

  /** Declarations of all types. */
  declarations(): string[] {
    const { enumerations, entities, aliases } = this.model;
    return [
      ...enumerations.map((each) => this.enumeration(each)),
      ...entities.map((each) => this.entity(each)),
      ...aliases.map((each) => this.alias(each)),
    ];
  }

  alias({ id, value, comment }: Alias): string {
    const declared = `export type ${this.nameOf(id)} = ${this.value(value)};`;
    return [...documentation(comment), declared].join('\n');
  }

  value({ type, nullable }: ValueType): string {
    const written = this.type(type);
    return nullable && written !== 'unknown' && written !== 'null' ? `${written} | null` : written;
  }

  private type(type: FieldType): string {
    switch (type.kind) {
      case 'text':
      case 'uuid':
      case 'bytes':
      case 'other':
      case 'time':
        return 'string';
      case 'date':
      case 'datetime':
      case 'instant':
        return this.options.dates;
      case 'whole':
        return this.whole(type);
      case 'decimal':
        return (type.precision ?? MOST_DIGITS + 1) > MOST_DIGITS ? 'number | string' : 'number';
      case 'float':
        return 'number';
      case 'boolean':
        return 'boolean';
      case 'json':
        return 'unknown';
      case 'never':
        return 'never';
      case 'enumeration':
        return this.nameOf(type.enumeration);
      case 'set':
        return `${this.nameOf(type.enumeration)}[]`;
      case 'entity':
        return this.nameOf(type.entity);
      case 'alias':
        return this.nameOf(type.alias);
      case 'literal':
        return literalType(type.value);
      case 'list':
        return inList(this.value(type.of));
      case 'tuple': {
        const { items, rest, size } = type;
        const first = items.map((item, at) =>
          at < (size.least ?? 0) ? this.value(item) : `(${this.value(item)})?`,
        );
        return `[${[...first, ...(rest ? [`...${inList(this.value(rest))}`] : [])].join(', ')}]`;
      }
      case 'map':
        return `{ [key: string]: ${this.value(type.of)} }`;
      case 'oneOf':
        return [...new Set(type.alternatives.map((each) => this.type(each)))].join(' | ');
      case 'restricted':
        return this.type(type.of);
      default:
        return type satisfies never;
    }
  }

  private whole({ bits, asBigint }: WholeType): string {
    if (bits !== null && bits !== 64) return 'number';
    const { bigNumbers, hasBigints } = this.options;
    return asBigint && hasBigints ? 'bigint' : bigNumbers;
  }

  private entity(entity: Entity): string {
    const fields = entity.fields.flatMap((field) => [
      ...documentation(fieldComment(field), '  '),
      `  ${propertyKey(field.name)}${field.optional ? '?' : ''}: ${this.value(field)};`,
    ]);
    return [
      ...documentation(entity.comment),
      `export interface ${this.nameOf(entity.id)} {`,
      ...fields,
      ...this.otherMembers(entity),
      '}',
    ].join('\n');
  }

  /** An index signature for members without names of their own; it must cover the fields too. */
  otherMembers({ others: { patterns, rest }, fields }: Entity): string[] {
    if (patterns.length > 0) return ['  [key: string]: unknown;'];
    const written = rest ? this.value(rest) : 'unknown';
    if (written === 'unknown') return [];
    const own = fields.flatMap((field) => [
      this.value(field),
      ...(field.optional ? ['undefined'] : []),
    ]);
    const all = [...new Set([written, ...own])];
    return [`  [key: string]: ${all.includes('unknown') ? 'unknown' : all.join(' | ')};`];
  }

  enumeration({ id, values, comment }: Enumeration): string {
    const name = this.nameOf(id);
    const members = distinctIdentifiers(
      values.map((value) => (value.kind === 'text' ? value.value : literal(value))),
      'PascalCase',
      TYPESCRIPT_TYPES,
      'Empty',
    );
    return [
      ...documentation(comment),
      `export const ${name} = {`,
      ...values.map((value, at) => `  ${members[at]}: ${literal(value)},`),
      '} as const;',
      `export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
    ].join('\n');
  }
}

import { jsonText, type JsonNode } from '../json/json-node.ts';
import { fieldComment } from '../model/field-comment.ts';
import type { FieldType, ValueType } from '../model/field-type.ts';
import type { Alias, Entity, Enumeration, Model } from '../model/model.ts';
import { distinctIdentifiers } from '../names/identifier.ts';
import { GRAPHQL } from '../names/naming-rules.ts';
import { typeNames } from '../names/type-names.ts';
import { renderer } from '../renderer.ts';

/** Scalars that GraphQL has not, each with what it stands for. */
const SCALARS = {
  BigInt: 'A whole number of more than 32 bits',
  Decimal: 'A number of exact digits',
  Date: 'A date, as in 2026-11-30',
  Time: 'A time of day',
  DateTime: 'A date and a time',
  Bytes: 'Bytes in Base64',
  JSON: 'Any value of JSON',
} as const;

type ScalarName = keyof typeof SCALARS;

const description = (text: string | null, indent = ''): string[] =>
  text === null || text.trim() === ''
    ? []
    : [`${indent}${JSON.stringify(text.replaceAll(/\s*[\r\n]+\s*/g, ' '))}`];

const isName = (text: string): boolean =>
  /^[_A-Za-z]\w*$/.test(text) && !text.startsWith('__') && !/^(?:true|false|null)$/.test(text);

/** Names for GraphQL: those of the input where they are names already. */
function namesOf(wanted: readonly string[], style: 'camelCase' | 'CONSTANT_CASE'): string[] {
  if (wanted.every(isName) && new Set(wanted).size === wanted.length) return [...wanted];
  return distinctIdentifiers(wanted, style, GRAPHQL, style === 'camelCase' ? 'field' : 'VALUE');
}

/** Writes the types of a model in the schema language of GraphQL. */
class GraphqlWriter {
  private readonly names: ReadonlyMap<string, string>;
  private readonly used = new Set<ScalarName>();
  private readonly unions = new Map<string, readonly string[]>();

  constructor(private readonly model: Model) {
    this.names = typeNames(model, 'PascalCase', {
      ...GRAPHQL,
      reserved: new Set([...GRAPHQL.reserved, ...Object.keys(SCALARS)]),
    });
  }

  text(): string {
    const types = [
      ...this.model.enumerations.filter(isEnum).map((each) => this.enumeration(each)),
      ...this.model.entities.filter(hasFields).map((each) => this.entity(each)),
    ];
    const scalars = (Object.keys(SCALARS) as ScalarName[])
      .filter((name) => this.used.has(name))
      .map((name) => [...description(SCALARS[name]), `scalar ${name}`].join('\n'));
    const unions = [...this.unions].map(
      ([name, members]) => `union ${name} = ${members.join(' | ')}`,
    );
    return `${[...scalars, ...types, ...unions].join('\n\n')}\n`;
  }

  private nameOf(id: string): string {
    return this.names.get(id)!;
  }

  private enumeration({ id, values, comment }: Enumeration): string {
    const texts = values.map((value) => (value.kind === 'text' ? value.value : jsonText(value)));
    const names = namesOf(texts, 'CONSTANT_CASE');
    return [
      ...description(comment),
      `enum ${this.nameOf(id)} {`,
      ...names.flatMap((name, at) => [
        ...description(name === texts[at] ? null : texts[at]!, '  '),
        `  ${name}`,
      ]),
      '}',
    ].join('\n');
  }

  private entity(entity: Entity): string {
    const names = namesOf(
      entity.fields.map(({ name }) => name),
      'camelCase',
    );
    const primary = entity.keys.find(({ kind }) => kind === 'primary')?.fields ?? [];
    return [
      ...description(entity.comment),
      `type ${this.nameOf(entity.id)} {`,
      ...entity.fields.flatMap((field, at) => {
        const name = names[at]!;
        const isId = primary.length === 1 && primary[0] === field.name;
        const type =
          isId && isScalar(field.type)
            ? 'ID'
            : this.type(field.type, `${this.nameOf(entity.id)}_${name}`);
        const notes = [name === field.name ? null : field.name, fieldComment(field)];
        const note = notes.filter((each) => each !== null).join(': ');
        return [
          ...description(note, '  '),
          `  ${name}: ${type}${field.nullable || field.optional ? '' : '!'}`,
        ];
      }),
      '}',
    ].join('\n');
  }

  private scalar(name: ScalarName): string {
    this.used.add(name);
    return name;
  }

  private value({ type, nullable }: ValueType, place: string): string {
    return `${this.type(type, place)}${nullable ? '' : '!'}`;
  }

  /** `place` names a union that is written there. */
  private type(type: FieldType, place: string): string {
    switch (type.kind) {
      case 'text':
      case 'other':
        return 'String';
      case 'uuid':
        return 'ID';
      case 'whole': {
        const bits = (type.bits ?? 64) + (type.unsigned ? 1 : 0);
        return bits <= 32 ? 'Int' : this.scalar('BigInt');
      }
      case 'decimal':
        return this.scalar('Decimal');
      case 'float':
        return 'Float';
      case 'boolean':
        return 'Boolean';
      case 'date':
        return this.scalar('Date');
      case 'time':
        return this.scalar('Time');
      case 'datetime':
      case 'instant':
        return this.scalar('DateTime');
      case 'bytes':
        return this.scalar('Bytes');
      case 'enumeration':
      case 'set': {
        const found = this.model.enumerations.find(({ id }) => id === type.enumeration);
        const name = found && isEnum(found) ? this.nameOf(found.id) : 'String';
        return type.kind === 'set' ? `[${name}!]` : name;
      }
      case 'entity': {
        const found = this.model.entities.find(({ id }) => id === type.entity);
        return found && hasFields(found) ? this.nameOf(found.id) : this.scalar('JSON');
      }
      case 'alias': {
        const found = this.model.aliases.find(({ id }) => id === type.alias);
        return found && !isEndless(found, this.model.aliases)
          ? this.type(found.value.type, place)
          : this.scalar('JSON');
      }
      case 'literal':
        return this.literal(type.value);
      case 'list':
        return `[${this.value(type.of, place)}]`;
      case 'oneOf':
        return this.union(type.alternatives, place);
      case 'restricted':
        return this.type(type.of, place);
      case 'tuple':
      case 'map':
      case 'json':
      case 'never':
        return this.scalar('JSON');
      default:
        return type satisfies never;
    }
  }

  private literal({ kind }: JsonNode): string {
    if (kind === 'text') return 'String';
    if (kind === 'boolean') return 'Boolean';
    return kind === 'number' ? 'Float' : this.scalar('JSON');
  }

  /** Only types with fields can be alternatives. */
  private union(alternatives: readonly FieldType[], place: string): string {
    const members = new Set(
      alternatives.map((each) => (each.kind === 'entity' ? this.type(each, place) : null)),
    );
    if (members.has(null) || members.has('JSON')) return this.scalar('JSON');
    const names = [...members].filter((name) => name !== null);
    if (names.length === 1) return names[0]!;
    this.unions.set(place, names);
    return place;
  }
}

const SCALAR_KINDS: readonly FieldType['kind'][] = ['text', 'whole', 'decimal', 'uuid', 'other'];
const isScalar = ({ kind }: FieldType): boolean => SCALAR_KINDS.includes(kind);

const hasFields = ({ fields }: Entity): boolean => fields.length > 0;

const isEnum = ({ values }: Enumeration): boolean =>
  values.length > 0 && values.every(({ kind }) => kind === 'text');

/** Whether a type with a name is made of itself without an object between, which GraphQL cannot say. */
function isEndless(
  alias: Alias,
  aliases: readonly Alias[],
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (seen.has(alias.id)) return true;
  const passed = new Set([...seen, alias.id]);
  const within = (type: FieldType): boolean => {
    switch (type.kind) {
      case 'alias': {
        const next = aliases.find(({ id }) => id === type.alias);
        return next !== undefined && isEndless(next, aliases, passed);
      }
      case 'list':
        return within(type.of.type);
      case 'oneOf':
        return type.alternatives.some(within);
      case 'restricted':
        return within(type.of);
      default:
        return false;
    }
  };
  return within(alias.value.type);
}

/** Types in the schema language of GraphQL. */
export const graphql = renderer({
  id: 'graphql',
  label: { en: 'GraphQL types', 'zh-CN': 'GraphQL 类型' },
  parameters: {},
  defaults: {},
  render: (model) => [{ path: 'schema.graphql', text: new GraphqlWriter(model).text() }],
});

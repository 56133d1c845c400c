import { isWhole, jsonText, type JsonNode } from '../../json/json-node.ts';
import type { Bound, Range, Size } from '../../model/field-type.ts';
import { keyword, type SchemaDialect, type SchemaUse } from './schema-set.ts';

export type JsonType = 'null' | 'boolean' | 'object' | 'array' | 'number' | 'integer' | 'string';

const TYPES: readonly JsonType[] = [
  'null',
  'boolean',
  'object',
  'array',
  'number',
  'integer',
  'string',
];

export const textsOf = (node: JsonNode | undefined): string[] =>
  node?.kind === 'list'
    ? node.items.flatMap((item) => (item.kind === 'text' ? [item.value] : []))
    : node?.kind === 'text'
      ? [node.value]
      : [];

/** The types that one schema allows; null if it says nothing of types. */
function statedTypes(use: SchemaUse, dialect: SchemaDialect): JsonType[] | null {
  const stated = textsOf(keyword(use, 'type')).filter((name) => TYPES.includes(name as JsonType));
  if (stated.length === 0) return null;
  const nullable = use.schema.members.get('nullable');
  const isNullable = dialect === 'openapi-3.0' && nullable?.kind === 'boolean' && nullable.value;
  return [...stated, ...(isNullable ? ['null'] : [])] as JsonType[];
}

const IMPLIED: readonly (readonly [JsonType, readonly string[]])[] = [
  [
    'object',
    'properties required additionalProperties patternProperties minProperties maxProperties propertyNames dependentRequired dependencies dependentSchemas unevaluatedProperties'.split(
      ' ',
    ),
  ],
  ['array', 'items prefixItems minItems maxItems uniqueItems contains'.split(' ')],
  ['string', 'minLength maxLength pattern format'.split(' ')],
  ['number', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'.split(' ')],
];

/** The types that all schemas allow; null if any type is allowed. Where none is stated, keywords imply it. */
export function allowedTypes(
  uses: readonly SchemaUse[],
  dialect: SchemaDialect,
): ReadonlySet<JsonType> | null {
  const stated = uses.flatMap((use) => {
    const types = statedTypes(use, dialect);
    return types ? [types] : [];
  });
  if (stated.length === 0) {
    const implied = IMPLIED.filter(([, names]) =>
      uses.some((use) => names.some((name) => keyword(use, name) !== undefined)),
    ).map(([type]) => type);
    return implied.length === 0 ? null : new Set(implied);
  }
  return new Set(stated.reduce((left, right) => left.flatMap((type) => shared(type, right))));
}

const shared = (type: JsonType, others: readonly JsonType[]): JsonType[] => {
  if (others.includes(type)) return [type];
  if (type === 'integer' && others.includes('number')) return ['integer'];
  return type === 'number' && others.includes('integer') ? ['integer'] : [];
};

const typeOfNode = (node: JsonNode): JsonType => {
  switch (node.kind) {
    case 'null':
    case 'boolean':
    case 'object':
      return node.kind;
    case 'text':
      return 'string';
    case 'list':
      return 'array';
    case 'number':
      return isWhole(node.digits) ? 'integer' : 'number';
    default:
      return node satisfies never;
  }
};

/** The values that `enum` and `const` of all schemas allow; null if they leave them open. */
export function allowedValues(
  uses: readonly SchemaUse[],
  types: ReadonlySet<JsonType> | null,
): readonly JsonNode[] | null {
  const lists = uses.flatMap((use) => {
    const constant = keyword(use, 'const');
    const values = keyword(use, 'enum');
    return [...(constant ? [[constant]] : []), ...(values?.kind === 'list' ? [values.items] : [])];
  });
  if (lists.length === 0) return null;
  const same = lists.reduce((left, right) =>
    left.filter((value) => right.some((each) => jsonText(each) === jsonText(value))),
  );
  const once = same.filter(
    (value, at) => same.findIndex((each) => jsonText(each) === jsonText(value)) === at,
  );
  return once.filter(
    (value) =>
      (types === null || hasType(value, types)) &&
      uses.every((use) => fitsScalarKeywords(value, use)),
  );
}

function hasType(value: JsonNode, types: ReadonlySet<JsonType>): boolean {
  const type = typeOfNode(value);
  return types.has(type) || (type === 'integer' && types.has('number'));
}

function fitsScalarKeywords(value: JsonNode, use: SchemaUse): boolean {
  if (value.kind === 'text') {
    const { least, most } = sizeOf([use], 'minLength', 'maxLength');
    const length = [...value.value].length;
    const pattern = keyword(use, 'pattern');
    return (
      length >= (least ?? 0) &&
      length <= (most ?? Infinity) &&
      (pattern?.kind !== 'text' || matches(pattern.value, value.value))
    );
  }
  if (value.kind !== 'number') return true;
  const { least, most } = rangeOf([use]);
  const number = Number(value.digits);
  return (
    (!least || (least.exclusive ? number > Number(least.value) : number >= Number(least.value))) &&
    (!most || (most.exclusive ? number < Number(most.value) : number <= Number(most.value)))
  );
}

/** Whether a text has a pattern; a pattern that is no regular expression refuses nothing. */
export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

const numberAt = (use: SchemaUse, name: string): string | null => {
  const node = keyword(use, name);
  return node?.kind === 'number' ? node.digits : null;
};

const numbers = (uses: readonly SchemaUse[], name: string): number[] =>
  uses.flatMap((use) => {
    const digits = numberAt(use, name);
    return digits === null ? [] : [Number(digits)];
  });

/** The narrowest size that two keywords state. */
export function sizeOf(uses: readonly SchemaUse[], least: string, most: string): Size {
  const lower = numbers(uses, least);
  const upper = numbers(uses, most);
  return {
    least: lower.length === 0 ? null : Math.max(...lower),
    most: upper.length === 0 ? null : Math.min(...upper),
  };
}

function bounds(use: SchemaUse, inclusive: string, exclusive: string): Bound[] {
  const value = numberAt(use, inclusive);
  const beyond = keyword(use, exclusive);
  // Draft 4 and OpenAPI 3.0 write `exclusiveMinimum: true` beside the limit.
  const isExclusive = beyond?.kind === 'boolean' && beyond.value;
  return [
    ...(value === null ? [] : [{ value, exclusive: isExclusive }]),
    ...(beyond?.kind === 'number' ? [{ value: beyond.digits, exclusive: true }] : []),
  ];
}

const narrowest = (found: readonly Bound[], sign: 1 | -1): Bound | null =>
  found.toSorted(
    (a, b) =>
      sign * (Number(b.value) - Number(a.value)) || Number(b.exclusive) - Number(a.exclusive),
  )[0] ?? null;

/** The narrowest range that the schemas state. */
export function rangeOf(uses: readonly SchemaUse[]): Range {
  const least = uses.flatMap((use) => bounds(use, 'minimum', 'exclusiveMinimum'));
  const most = uses.flatMap((use) => bounds(use, 'maximum', 'exclusiveMaximum'));
  return {
    least: narrowest(least, 1),
    most: narrowest(most, -1),
    multipleOf:
      uses.map((use) => numberAt(use, 'multipleOf')).find((each) => each !== null) ?? null,
  };
}

/** The first text that a keyword has. */
export const firstText = (uses: readonly SchemaUse[], name: string): string | null =>
  uses.flatMap((use) => textsOf(keyword(use, name)))[0] ?? null;

export const isTrue = (node: JsonNode | undefined): boolean =>
  node?.kind === 'boolean' && node.value;

/** A pattern that texts must have; several become one. */
export function patternOf(uses: readonly SchemaUse[]): string | null {
  const found = [...new Set(uses.flatMap((use) => textsOf(keyword(use, 'pattern'))))];
  if (found.length < 2) return found[0] ?? null;
  return `^${found.map((each) => `(?=[\\s\\S]*?(?:${each}))`).join('')}`;
}

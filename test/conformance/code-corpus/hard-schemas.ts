export const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';

/** Schemas that are hard to read, by what is hard. */
export const HARD_SCHEMAS: Readonly<Record<string, object>> = {
  'oneOf beside properties': {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'integer' } },
    oneOf: [{ required: ['a'] }, { required: ['b'] }],
  },
  'two unions at once': {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
    anyOf: [{ required: ['a'] }, { required: ['b'] }],
    oneOf: [{ required: ['b'] }, { required: ['c'] }],
  },
  'allOf that closes': {
    $defs: {
      Base: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    },
    allOf: [{ $ref: '#/$defs/Base' }, { type: 'object', properties: { b: { type: 'string' } } }],
  },
  'allOf that narrows': {
    allOf: [
      { type: 'object', properties: { a: { type: 'number', minimum: 0 } }, required: ['a'] },
      { properties: { a: { type: 'integer', maximum: 5 }, b: { enum: ['x', 'y', 'z'] } } },
      { properties: { b: { enum: ['z', 'y'] } } },
    ],
  },
  unevaluatedProperties: {
    type: 'object',
    allOf: [{ properties: { a: { type: 'string' } } }],
    properties: { b: { type: 'integer' } },
    unevaluatedProperties: false,
  },
  'if, then and else': {
    type: 'object',
    properties: { kind: { enum: ['x', 'y'] }, n: { type: 'integer' }, s: { type: 'string' } },
    if: { type: 'object', properties: { kind: { const: 'x' } } },
    then: { type: 'object', required: ['n'] },
    else: { type: 'object', required: ['s'] },
  },
  'dependencies of draft 7': {
    $schema: DRAFT_7,
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'integer' } },
    dependencies: { a: ['b'], c: { type: 'object', properties: { b: { const: 'x' } } } },
  },
  dependentRequired: { type: 'object', dependentRequired: { a: ['b'] }, maxProperties: 3 },
  'not an object with a member': {
    type: 'object',
    properties: { a: { type: 'integer' } },
    not: { type: 'object', required: ['b'] },
  },
  patternProperties: {
    type: 'object',
    properties: { a: { type: 'integer' } },
    patternProperties: { '^[bc]': { type: 'string' } },
    additionalProperties: { type: 'boolean' },
  },
  'required without properties': {
    type: 'object',
    required: ['a'],
    additionalProperties: { type: 'integer' },
  },
  tuple: {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: false,
    minItems: 1,
  },
  'tuple of draft 7': {
    $schema: DRAFT_7,
    type: 'array',
    items: [{ type: 'string' }, { type: 'integer' }],
    additionalItems: { type: 'boolean' },
  },
  'list with limits': { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 2 },
  contains: { type: 'array', contains: { type: 'integer', minimum: 2 }, maxContains: 1 },
  'null in several ways': {
    type: 'object',
    properties: {
      a: { type: ['string', 'null'] },
      b: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      c: { enum: ['x', null] },
      d: { oneOf: [{ type: ['integer', 'null'] }, { type: ['string', 'null'] }] },
      e: { const: null },
    },
  },
  'a reference beside keywords': {
    $defs: { Size: { type: 'integer', minimum: 0 } },
    type: 'object',
    properties: { a: { $ref: '#/$defs/Size', maximum: 2 } },
  },
  anchors: {
    $id: 'https://example.com/root',
    $defs: {
      one: { $anchor: 'short', type: 'string', maxLength: 1 },
      two: {
        $id: 'two',
        type: 'object',
        properties: { n: { $ref: '#/$defs/n' } },
        $defs: { n: { type: 'integer' } },
      },
    },
    type: 'object',
    properties: { a: { $ref: '#short' }, b: { $ref: 'two' }, c: { $ref: 'root#/$defs/one' } },
  },
  recursion: {
    $defs: {
      node: {
        type: 'object',
        properties: { a: { $ref: '#/$defs/node' }, b: { type: 'array', items: { $ref: '#' } } },
        additionalProperties: false,
      },
    },
    $ref: '#/$defs/node',
  },
  'a list that refers to itself': {
    $defs: { l: { type: 'array', items: { $ref: '#/$defs/l' } } },
    $ref: '#/$defs/l',
  },
  'exclusive limits': { type: 'number', exclusiveMinimum: 0, maximum: 5, multipleOf: 0.5 },
  'texts with limits': { type: 'string', minLength: 1, maxLength: 2, pattern: '^[a-x]' },
  'enum narrowed by type': { type: 'integer', enum: [1, 2, 'x', 2.5, null] },
  'literal objects': { enum: [{ a: 1 }, [1], 'x'] },
  'refused members': { type: 'object', properties: { a: false, b: true }, required: ['b'] },
  'names of members': { type: 'object', propertyNames: { pattern: '^[ab]' } },
  'a type that nothing fits': { allOf: [{ type: 'string' }, { type: 'integer' }] },
  'everything fits': {},
};

import fc from 'fast-check';

export type Schema = boolean | { readonly [keyword: string]: unknown };

const NAMES = ['a', 'b', 'c', 'kind'] as const;
const name = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 2 });
const small = fc.nat(3);

/** Values of all kinds, of which schemas and documents are made. */
const WORDS = [null, true, false, 0, 1, 2, 2.5, -1, 7, '', 'x', 'ab', 'abc', '😀'] as const;
const word = fc.constantFrom<unknown>(...WORDS);

const some = <T extends Record<string, fc.Arbitrary<unknown>>>(keywords: T) =>
  fc.record(keywords, { requiredKeys: [], noNullPrototype: true });

const TEXT = some({
  minLength: small,
  maxLength: small,
  pattern: fc.constantFrom('^a', 'b$', '.'),
});

const NUMBER = some({
  minimum: fc.integer({ min: -2, max: 2 }),
  exclusiveMinimum: fc.constantFrom(-1, 0.5),
  maximum: fc.integer({ min: 1, max: 7 }),
  exclusiveMaximum: fc.constantFrom(2, 7),
  multipleOf: fc.constantFrom(1, 2, 0.5),
});

const plain = fc.oneof(
  TEXT.map((rest) => ({ type: 'string', ...rest })),
  fc.tuple(fc.constantFrom('integer', 'number'), NUMBER).map(([type, rest]) => ({ type, ...rest })),
  fc.constantFrom<Schema>({ type: 'boolean' }, { type: 'null' }, {}, true, false),
  fc.constantFrom<Schema>({ type: ['string', 'null'] }, { type: ['integer', 'string', 'null'] }),
  fc.uniqueArray(word, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  word.map((value) => ({ const: value })),
  fc.constant<Schema>({ $ref: '#/$defs/text' }),
);

/** Schemas of which each says the type that it has keywords for. */
const { schema } = fc.letrec<{ schema: Schema; object: Schema }>((tie) => {
  const part = tie('schema');
  /** What is within a value, which alone may hold the schema itself. */
  const member = fc.oneof(
    { weight: 6, arbitrary: part },
    fc.constantFrom<Schema>({ $ref: '#/$defs/node' }, { $ref: '#' }),
  );
  const parts = fc.array(part, { minLength: 1, maxLength: 2 });
  const object = some({
    properties: fc.dictionary(name, member, { maxKeys: 3, noNullPrototype: true }),
    required: names,
    additionalProperties: member,
    patternProperties: part.map((value) => ({ '^[bc]': value })),
    propertyNames: fc.constantFrom<Schema>({ pattern: '^[a-c]' }, { maxLength: 1 }),
    minProperties: fc.nat(1),
    maxProperties: fc.integer({ min: 2, max: 3 }),
    dependentRequired: names.map((others) => ({ a: others })),
    unevaluatedProperties: fc.constant(false),
  }).map((rest) => ({ type: 'object', ...rest }));
  const array = some({
    prefixItems: parts,
    items: member,
    minItems: fc.nat(1),
    maxItems: fc.integer({ min: 1, max: 3 }),
    uniqueItems: fc.boolean(),
    contains: plain,
  })
    // Ajv takes an empty list for `contains` where `prefixItems` stands beside it.
    .map(({ contains, ...rest }) => ({
      type: 'array',
      ...rest,
      ...(contains === undefined || 'prefixItems' in rest ? {} : { contains }),
    }));
  return {
    object,
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 4, arbitrary: plain },
      { weight: 4, arbitrary: tie('object') },
      { weight: 2, arbitrary: array },
      parts.map((anyOf) => ({ anyOf })),
      parts.map((oneOf) => ({ oneOf })),
      parts.map((allOf) => ({ allOf })),
      fc.tuple(tie('object'), parts).map(([base, oneOf]) => ({ ...(base as object), oneOf })),
      fc.tuple(tie('object'), parts).map(([base, allOf]) => ({ ...(base as object), allOf })),
      plain.map((not) => ({ not })),
      fc.record({ if: part, then: part, else: part }, { requiredKeys: ['if', 'then'] }),
    ),
  };
});

export const schemas: fc.Arbitrary<Schema> = fc
  .tuple(schema, schema, TEXT)
  .map(([top, node, text]) => ({
    ...(typeof top === 'boolean' ? {} : top),
    $defs: { node, text: { type: 'string', ...text } },
  }));

/** Makes documents that fit a schema more or less. */
export class Documents {
  private state: number;

  constructor(
    private readonly root: Schema,
    seed: number,
    /** Documents of which others are made by changes. */
    private readonly examples: readonly unknown[] = [],
  ) {
    this.state = seed;
  }

  /** One of so many. */
  private nat(count: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (this.state >> 8) % count;
  }

  private pick<T>(values: readonly T[]): T {
    return values[this.nat(values.length)]!;
  }

  next(): unknown {
    const isExample = this.examples.length > 0 && this.nat(2) === 0;
    const made = isExample ? this.pick(this.examples) : this.of(this.root, 0);
    return this.nat(3) === 0 ? this.changed(made) : made;
  }

  private target(reference: string): Schema {
    let found: unknown = this.root;
    for (const step of reference.replace(/^#\/?/, '').split('/').filter(Boolean))
      found = (found as Record<string, unknown>)[decodeURIComponent(step)];
    return (found as Schema | undefined) ?? true;
  }

  private of(schema: Schema, depth: number): unknown {
    if (typeof schema === 'boolean' || depth > 6 || this.nat(12) === 0) return this.any(depth);
    const { $ref: reference, allOf, type } = schema;
    if (typeof reference === 'string') return this.of(this.target(reference), depth + 1);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return this.pick(schema['enum'] as unknown[]);
    const more = [schema['anyOf'], schema['oneOf'], schema['then']].flat().filter(Boolean);
    const others = [
      ...(Array.isArray(allOf) ? (allOf as unknown[]) : []),
      ...(more.length > 0 ? [this.pick(more)] : []),
    ];
    const made = others.map((each) => this.of(each as Schema, depth + 1));
    const own =
      type === undefined && !('properties' in schema) ? undefined : this.typed(schema, depth);
    const all = own === undefined ? made : [...made, own];
    const objects = all.filter(
      (each) => typeof each === 'object' && each !== null && !Array.isArray(each),
    );
    if (objects.length > 1) return Object.assign({}, ...(objects as object[])) as unknown;
    return all.length > 0 ? this.pick(all) : this.any(depth);
  }

  private typed(schema: Exclude<Schema, boolean>, depth: number): unknown {
    switch (this.pick([schema['type'] ?? 'object'].flat())) {
      case 'string':
        return this.pick(['', 'a', 'b', 'ab', 'abc', '😀a', 'xb', 'abcd']);
      case 'integer':
        return this.nat(10) - 2;
      case 'number':
        return (this.nat(40) - 8) / 4;
      case 'boolean':
        return this.nat(2) === 0;
      case 'null':
        return null;
      case 'array': {
        const first = (schema['prefixItems'] ?? []) as readonly Schema[];
        const rest = (schema['items'] ?? schema['contains'] ?? true) as Schema;
        return Array.from({ length: this.nat(4) }, (_, at) =>
          this.of(first[at] ?? rest, depth + 1),
        );
      }
      default: {
        const known = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
        const needed = (schema['required'] ?? []) as readonly string[];
        const optional = [...Object.keys(known), ...NAMES].filter(() => this.nat(3) === 0);
        const others = (schema['additionalProperties'] ?? true) as Schema;
        return Object.fromEntries(
          [...new Set([...needed, ...optional])].map((key) => [
            key,
            this.of(known[key] ?? others, depth + 1),
          ]),
        );
      }
    }
  }

  private any(depth: number): unknown {
    if (depth < 5 && this.nat(6) === 0) return { [this.pick(NAMES)]: this.any(depth + 1) };
    return depth < 5 && this.nat(8) === 0 ? [this.any(depth + 1)] : this.pick(WORDS);
  }

  /** With a part taken out, put in or exchanged. */
  private changed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.nat(4) === 0) return this.any(0);
    if (Array.isArray(value)) {
      const at = this.nat(value.length + 1);
      return this.nat(2) === 0
        ? value.toSpliced(at, 1)
        : value.toSpliced(at, 1, this.changed(value[at]));
    }
    const members = value as Readonly<Record<string, unknown>>;
    const key = this.pick([...Object.keys(members), ...NAMES]);
    if (this.nat(3) > 0) return { ...members, [key]: this.changed(members[key]) };
    return Object.fromEntries(Object.entries(members).filter(([each]) => each !== key));
  }
}

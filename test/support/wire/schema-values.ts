import fc from 'fast-check';
import { resolved, type ApiDocument, type Schema } from './openapi.ts';

type Arbitrary = fc.Arbitrary<unknown>;

/** Values that a schema allows. `known` goes before it where it has something better for a field. */
export function valuesOf(
  schema: Schema,
  document: ApiDocument,
  known: (field: string) => Arbitrary | null,
): Arbitrary {
  const of = (each: Schema): Arbitrary => valuesOf(each, document, known);
  const found = resolved(schema, document);
  const [nulls, choices] = nullableParts(found);
  const values = plainValues(choices, of, known);
  return nulls ? fc.option(values, { freq: 4 }) : values;
}

/** Whether the schema allows null, and what it allows besides. */
function nullableParts(schema: Schema): [nulls: boolean, others: Schema] {
  const { type, anyOf, enum: values, ...rest } = schema;
  if (anyOf?.some((each) => each.type === 'null'))
    return [true, { ...rest, anyOf: anyOf.filter((each) => each.type !== 'null') }];
  if (type === undefined || typeof type === 'string') return [false, schema];
  const [only = ''] = type.filter((each) => each !== 'null');
  const others = values?.filter((each) => each !== null);
  return [true, { ...rest, type: only, ...(others && { enum: others }) }];
}

function plainValues(
  schema: Schema,
  of: (schema: Schema) => Arbitrary,
  known: (field: string) => Arbitrary | null,
): Arbitrary {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return texts(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (schema.type === 'number') return amounts(schema);
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 5, uniqueItems = false } = schema;
    const lengths = { minLength: minItems, maxLength: Math.min(maxItems, 5) };
    return uniqueItems ? fc.uniqueArray(of(items), lengths) : fc.array(of(items), lengths);
  }
  return records(schema, of, known);
}

function records(
  { properties = {}, required = [] }: Schema,
  of: (schema: Schema) => Arbitrary,
  known: (field: string) => Arbitrary | null,
): Arbitrary {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, known(name) ?? of(schema)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

const amounts = ({ minimum = 0, maximum = 1000 }: Schema): Arbitrary =>
  fc
    .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
    .map((hundredths) => hundredths / 100);

const iso = (): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());

function texts({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return iso().map((text) => text.slice(0, 10));
  if (format === 'date-time') return iso();
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
}

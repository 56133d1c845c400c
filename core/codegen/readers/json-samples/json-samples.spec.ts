import { describe, expect, it } from '@jest/globals';
import type { FieldType, ValueType } from '../../model/field-type.ts';
import type { Model } from '../../model/model.ts';
import { jsonSamples } from './json-samples.ts';

function read(...samples: unknown[]): Model {
  const texts = samples.map((sample) => JSON.stringify(sample));
  const result = jsonSamples.read(texts, { rootName: 'Root', choices: {} });
  if (!result.ok) throw new Error(result.error.texts.en);
  return result.value.model;
}

/** A type in short: `{name: text, tags?: [text]}`. */
function shortType(model: Model, type: FieldType, path: readonly string[] = []): string {
  const short = (value: ValueType): string =>
    shortType(model, value.type, path) + (value.nullable ? '|null' : '');
  switch (type.kind) {
    case 'list':
      return `[${short(type.of)}]`;
    case 'map':
      return `map of ${short(type.of)}`;
    case 'oneOf':
      return type.alternatives.map((each) => shortType(model, each, path)).join('|');
    case 'text':
      return type.format ?? 'text';
    case 'entity': {
      const entity = model.entities.find(({ id }) => id === type.entity)!;
      if (path.includes(entity.id)) return entity.name;
      const fields = entity.fields.map(
        (field) =>
          `${field.name}${field.optional ? '?' : ''}: ` +
          shortType(model, field.type, [...path, entity.id]) +
          (field.nullable ? '|null' : ''),
      );
      return `{${fields.join(', ')}}`;
    }
    default:
      return type.kind;
  }
}

describe('the shape of samples', () => {
  it.each<[string, unknown[], string]>([
    ['a missing key is optional', [[{ a: 1 }, { a: 2, b: 'x' }]], '[{a: whole, b?: text}]'],
    ['null is no missing key', [[{ a: 1 }, { a: null }]], '[{a: whole|null}]'],
    ['several samples make one type', [{ a: 1 }, { a: 1.5, b: true }], '{a: float, b?: boolean}'],
    ['dates', [{ on: '2024-02-29', not: '2023-02-29' }], '{on: date, not: text}'],
    ['moments', [{ at: '2024-01-01T10:00:00Z' }], '{at: instant}'],
    ['an empty text beside dates', [[{ on: '2024-01-01' }, { on: '' }]], '[{on: text}]'],
    ['values of several kinds', [[1, 'a', null, { b: 1 }]], '[whole|text|{b: whole}|null]'],
    ['an empty list and an empty object', [{ a: [], b: {} }], '{a: [json], b: map of json|null}'],
    ['keys that are ids', [{ '17': { a: 1 }, '18': { a: 2 } }], 'map of {a: whole}'],
    ['currencies', [{ rates: { USD: 1.1, EUR: 1, CNY: 7.8 } }], '{rates: map of float}'],
    [
      'numbered lines are fields',
      [{ line1: 'a', line2: 'b', line3: 'c' }],
      '{line1: text, line2: text, line3: text}',
    ],
    [
      'a tree by two members',
      [
        {
          v: 1,
          left: { v: 2, left: null, right: null },
          right: { v: 3, left: { v: 4, left: null, right: null }, right: null },
        },
      ],
      '{v: whole, left: Root|null, right: Root|null}',
    ],
    [
      'a list that links on',
      [{ v: 1, next: { v: 2, next: { v: 3, next: null } } }],
      '{v: whole, next: Root|null}',
    ],
    [
      'an expression beside numbers',
      [{ op: '+', args: [1, { op: '*', args: [2, 3] }] }],
      '{op: text, args: [whole|Root]}',
    ],
    [
      'recursion by way of another type',
      [{ name: 'a', boss: { title: 'x', of: { name: 'b', boss: null } } }],
      '{name: text, boss: {title: text, of: Root}|null}',
    ],
    [
      'wrappers of other content are other types',
      [{ data: { data: 'x', n: 1 } }],
      '{data: {data: text, n: whole}}',
    ],
  ])('%s', (_, samples, short) => {
    const model = read(...samples);
    expect(shortType(model, model.root!.type)).toBe(short);
  });

  it('objects with the same fields are one type, called by the words they share', () => {
    const address = { street: 'a', zip: '1' };
    const model = read({ billingAddress: address, shipping_address: address });
    expect(model.entities.map(({ name }) => name)).toEqual(['Root', 'Address']);
  });

  it('a choice keeps an object with keys as data', () => {
    const read = jsonSamples.read(['{"2024": 1, "2025": 2}'], {
      rootName: 'Root',
      choices: { 'keys as data $': 'object' },
    });
    expect(read.ok && read.value.model.entities).toHaveLength(1);
  });
});

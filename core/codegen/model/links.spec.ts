import { expect, it } from '@jest/globals';
import { listOf, required, TEXT, type FieldType } from './field-type.ts';
import { linksOf } from './links.ts';
import { EMPTY_MODEL, plainEntity, plainField } from './model.ts';

const item: FieldType = { kind: 'entity', entity: 'item' };

it('relations of tables have the counts that keys and nulls give', () => {
  const relation = {
    ...{ name: null, from: 'order', to: 'item', toFields: ['id'] },
    ...({ onDelete: 'no action', onUpdate: 'no action' } as const),
  };
  const order = plainEntity(
    'order',
    'order',
    [
      plainField('order', 'item', required(TEXT)),
      plainField('order', 'gift', { type: TEXT, nullable: true }),
    ],
    { keys: [{ kind: 'unique', name: null, fields: ['gift'] }] },
  );
  const links = linksOf({
    ...EMPTY_MODEL,
    entities: [order, plainEntity('item', 'item', [])],
    relations: [
      { ...relation, fromFields: ['item'] },
      { ...relation, fromFields: ['gift'] },
      { ...relation, fromFields: ['gift'], to: 'elsewhere' },
    ],
  });
  const link = { from: 'order', to: 'item' };
  expect(links).toEqual([
    { ...link, name: 'item', fromCount: 'any number', toCount: 'one' },
    { ...link, name: 'gift', fromCount: 'none or one', toCount: 'none or one' },
  ]);
});

it.each<[string, FieldType, boolean, string]>([
  ['an object', item, false, 'one'],
  ['an optional object', item, true, 'none or one'],
  ['a list', listOf(required(item)), false, 'any number'],
  ['a map of lists', { kind: 'map', of: required(listOf(required(item))) }, false, 'any number'],
  [
    'an alternative',
    { kind: 'oneOf', alternatives: [item, TEXT], exactly: false, tag: null },
    false,
    'none or one',
  ],
  [
    'a list with rules',
    { kind: 'restricted', of: listOf(required(item)), rules: [] },
    false,
    'any number',
  ],
])('%s in a field links to what it holds', (_, type, optional, toCount) => {
  const order = plainEntity('order', 'order', [
    plainField('order', 'parts', required(type), { optional }),
  ]);
  const entities = [order, plainEntity('item', 'item', [])];
  expect(linksOf({ ...EMPTY_MODEL, entities })).toEqual([
    { from: 'order', to: 'item', name: 'parts', fromCount: null, toCount },
  ]);
});

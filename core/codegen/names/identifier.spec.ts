import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distinctIdentifiers, identifier, wordsOf } from './identifier.ts';
import { GRAPHQL, TYPESCRIPT_TYPES } from './naming-rules.ts';
import { plural, singular } from './plural.ts';

it.each([
  ['user_id', ['user', 'id']],
  ['userID', ['user', 'ID']],
  ['HTTPServer2Name', ['HTTP', 'Server2', 'Name']],
  ['Unit Price (USD)', ['Unit', 'Price', 'USD']],
  ["it's high", ['its', 'high']],
])('the words of %s', (name, words) => expect(wordsOf(name)).toEqual(words));

describe('identifiers', () => {
  it.each([
    ['order details', 'OrderDetails'],
    ['2nd name', '_2ndName'],
    ['% done', 'Done'],
    ['%', 'Percent'],
    ['', 'Type'],
    ['部门', '部门'],
    ['Map', 'Map_'],
    ['USER_ID', 'UserId'],
  ])('%s becomes %s', (name, type) =>
    expect(identifier(name, 'PascalCase', TYPESCRIPT_TYPES, 'Type')).toBe(type),
  );

  it('names that come to the same stay apart', () =>
    expect(
      distinctIdentifiers(
        ['user_id', 'userId', 'user-id', 'UserID', 'user id', 'USER_ID'],
        'camelCase',
        GRAPHQL,
        'field',
      ),
    ).toEqual(['userId', 'userId2', 'userId3', 'userId4', 'userId5', 'userId6']));

  it('any names become valid and distinct ones', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 20 }),
        (names) => {
          const made = distinctIdentifiers(names, 'camelCase', GRAPHQL, 'field');
          expect(made.filter((name) => !/^[_A-Za-z]\w*$/.test(name))).toEqual([]);
          expect(new Set(made).size).toBe(names.length);
        },
      ),
      { numRuns: 300 },
    ));
});

it.each([
  ['orders', 'order'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['children', 'child'],
  ['orderDetails', 'orderDetail'],
  ['people', 'person'],
  ['houses', 'house'],
  ['constructors', 'constructor'],
])('%s are many of %s', (many, one) => {
  expect(singular(many)).toBe(one);
  expect(plural(one)).toBe(many);
});

it.each(['address', 'status', 'news', 'bus', 'analysis', 'constructor', '数据', ''])(
  '%s stays',
  (name) => expect(singular(name)).toBe(name),
);

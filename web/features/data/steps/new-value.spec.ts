import { expect, it } from '@jest/globals';
import { chartKindOf, stepKindOf, type Column } from '@toolyard/core/data';
import { fittingColumns } from './column-choices.ts';
import { keyAcross, likelyJoinKeys, newValue } from './new-value.ts';

const column = (name: string, type: Column['type']): Column => ({
  ...{ name, type },
  ...{ unit: null, currency: null },
});
const COLUMNS = [column('city', 'text'), column('day', 'date'), column('price', 'decimal')];

it('a form offers the columns that its parameter takes, and begins with the first of them', () => {
  const { of } = chartKindOf('histogram').parameters;
  expect(fittingColumns(of!, COLUMNS).map(({ name }) => name)).toEqual(['price']);
  expect(newValue(of!, COLUMNS)).toBe('price');
  const { x } = chartKindOf('scatter').parameters;
  expect(fittingColumns(x!, COLUMNS).map(({ name }) => name)).toEqual(['day', 'price']);
});

it('a form whose parameter takes none of the columns offers all, so that it can be said what is missing', () => {
  const { of } = chartKindOf('histogram').parameters;
  const texts = COLUMNS.slice(0, 1);
  expect(fittingColumns(of!, texts)).toEqual(texts);
});

it('a form begins with the first of the choices, as it shows it', () => {
  const { parameters } = stepKindOf('join');
  expect(newValue(parameters['rows']!, COLUMNS)).toBe('left');
});

it('tables are joined by the first column that has one name and one kind of values in both', () => {
  const there = [column('price', 'text'), column('Day', 'datetime'), column('city', 'text')];
  expect(likelyJoinKeys(COLUMNS, there)).toEqual([{ left: 'city', right: 'city' }]);
  expect(likelyJoinKeys(COLUMNS, there.slice(0, 2))).toEqual([{ left: 'day', right: 'Day' }]);
  expect(likelyJoinKeys(COLUMNS, there.slice(0, 1))).toEqual([{ left: 'city', right: 'price' }]);
});

it('a pivot table begins with names across, of another column than down', () => {
  expect(keyAcross([column('order', 'integer'), ...COLUMNS]).column).toBe('city');
  expect(keyAcross(COLUMNS).column).toBe('day');
  expect(keyAcross(COLUMNS.slice(0, 1)).column).toBe('city');
});

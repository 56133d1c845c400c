import { expect, it } from '@jest/globals';
import { inCatalogueOrder } from './tool.ts';

const tool = (id: string, order: number, title = id) => ({ id, order, title });
const ids = (tools: readonly { readonly id: string }[]) => tools.map(({ id }) => id);

it('HO-23 tools stand by order, the default 999 last', () =>
  expect(ids(inCatalogueOrder([tool('c', 999), tool('b', 2), tool('a', 10)]))).toEqual([
    'b',
    'a',
    'c',
  ]));

it('HO-23 equal orders stand by title, equal titles by id', () =>
  expect(
    ids(
      inCatalogueOrder([
        tool('z', 1, 'B'),
        tool('y', 1, 'A'),
        tool('x', 1, 'B'),
        tool('w', 1, '中'),
      ]),
    ),
  ).toEqual(['y', 'x', 'z', 'w']));

it('the given list stays as it was', () => {
  const given = [tool('b', 2), tool('a', 1)];
  inCatalogueOrder(given);
  expect(ids(given)).toEqual(['b', 'a']);
});

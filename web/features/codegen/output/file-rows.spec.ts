import { describe, expect, it } from '@jest/globals';
import { fileRows } from './file-rows.ts';

describe('lines of the tree of files', () => {
  it('folders stand before files, each by name, with their place among their siblings', () => {
    const rows = fileRows(['package.json', 'src/orders/order.entity.ts', 'src/main.ts'], new Set());
    expect(
      rows.map(({ path, level, position, siblings }) => [path, level, position, siblings]),
    ).toEqual([
      ['src', 1, 1, 2],
      ['src/orders', 2, 1, 2],
      ['src/orders/order.entity.ts', 3, 1, 1],
      ['src/main.ts', 2, 2, 2],
      ['package.json', 1, 2, 2],
    ]);
  });

  it('a closed folder hides what is in it', () => {
    const rows = fileRows(['a/b/c.ts', 'd.ts'], new Set(['a']));
    expect(rows.map(({ path, isOpen }) => [path, isOpen])).toEqual([
      ['a', false],
      ['d.ts', false],
    ]);
  });
});

/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { deflateSync } from 'fflate';
import type { Recipe } from '@toolyard/core/codegen';
import { packedRecipe, unpackedRecipe } from './recipe-link.ts';

const RECIPE: Recipe = {
  ...{ version: 1, kind: null, rootName: '订单', target: 'zod', values: {}, choices: {} },
  templates: [],
  edits: [{ kind: 'rename entity', entity: '$', name: 'Straße' }],
  text: '{"id": 1, "名称": "'.concat('x'.repeat(20_000), '"}'),
};

it('a recipe comes out as it went in, and its text is packed', () => {
  const packed = packedRecipe(RECIPE);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(600);
  expect(unpackedRecipe(packed)).toEqual(RECIPE);
});

it('what is no recipe, and what would fill the memory, is refused', () => {
  const bomb = Buffer.from(deflateSync(new Uint8Array(50_000_000))).toString('base64url');
  for (const packed of ['', '!!', 'AAAA', packedRecipe(RECIPE).slice(0, 40), bomb])
    expect(unpackedRecipe(packed)).toBeNull();
});

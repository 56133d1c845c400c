import { expect, it } from '@jest/globals';
import { RENDERERS } from './renderers/renderer-list.ts';
import { TARGETS } from './target-list.ts';
import { moreLanguagesTarget } from './targets/more-languages.ts';

it('every output can be chosen', () =>
  expect(TARGETS.map(({ id }) => id)).toEqual([
    ...RENDERERS.map(({ id }) => id),
    moreLanguagesTarget.id,
  ]));

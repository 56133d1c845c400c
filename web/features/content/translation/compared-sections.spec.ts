import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { sectionHashes, sectionsOf } from '@toolyard/core/content';
import { comparedSections } from './compared-sections.ts';

const onServer = (text: string): string => createHash('sha256').update(text).digest('hex');

it('compares with the hashes that the server stores, section by section', () => {
  const before = 'Words first. 先\n\n## Tides\n\nTwice a day.\n\n## Moon\n\nIt pulls.\n';
  const stored = sectionHashes(sectionsOf(before, onServer));
  const stateOf = (markdown: string) => {
    const { sections, removed } = comparedSections(markdown, stored);
    return [sections.map(({ state }) => state), removed];
  };
  expect(stateOf(before)).toEqual([['same', 'same', 'same'], []]);
  expect(stateOf(before.replace('Twice', 'Often'))).toEqual([['same', 'changed', 'same'], []]);
  expect(stateOf(`${before.replace('Moon', 'Sun')}`)).toEqual([
    ['same', 'same', 'added'],
    ['moon'],
  ]);
  expect(comparedSections(before, stored).hashes).toEqual(stored);
});

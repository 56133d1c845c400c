import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { headingAnchors } from './heading-anchor.ts';

describe('anchors of headings', () => {
  // github-slugger, which Docusaurus uses too, gives these.
  it.each([
    [
      ['Setup steps', 'What’s new?', 'a_b C++'],
      ['setup-steps', 'whats-new', 'a_b-c'],
    ],
    [
      ['安装', '安装', '安装'],
      ['安装', '安装-1', '安装-2'],
    ],
    [
      ['a', 'a', 'a-1', 'a'],
      ['a', 'a-1', 'a-1-1', 'a-2'],
    ],
    [
      ['Foo & Bar', 'Crème'],
      ['foo--bar', 'crème'],
    ],
    [
      ['!', '…', ''],
      ['section', 'section-1', 'section-2'],
    ],
  ])('of %j', (headings, anchors) => expect(headingAnchors(headings)).toEqual(anchors));

  it('are unique in a text and have neither spaces nor markup', () => {
    const word = fc.constantFrom('a', 'a-1', 'a 1', 'A', '1', '-', '"><b', 'section', '安');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' }))), (headings) => {
        const anchors = headingAnchors(headings);
        expect(new Set(anchors).size).toBe(headings.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[^\s<>"'&#%?]+$/);
      }),
    );
  });
});

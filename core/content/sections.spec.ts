import { describe, expect, it } from '@jest/globals';
import { fakeDigest } from './content-samples.spec.helper.ts';
import { sectionHashes, sectionsOf, staleSections } from './sections.ts';

const headingsOf = (markdown: string): string[] =>
  sectionsOf(markdown, fakeDigest).map(({ level, anchor }) => `${level} ${anchor}`);

describe('sections', () => {
  it.each([
    ['Intro\n\n# A\ntext\n\n## B ##\n\n# A\n', ['0 ', '1 a', '2 b', '1 a-1']],
    ['# A\n\n```md\n# not one\n```\n\n    # code\n\n~~~\n## nor this\n', ['1 a']],
    ['- item\n\n  ```\n  # in a list\n  ```\n# B', ['0 ', '1 b']],
    ['Title\n=====\n\nSub\ntitle\n---\ntext', ['1 title', '2 sub-title']],
    ['a | b\n---|---\n1 | 2\n', ['0 ']],
    ['text\n\n---\n\n***\n', ['0 ']],
    ['## **Bold** [link](x.html) `code` a_b', ['2 bold-link-code-a_b']],
    ['#no heading\n#\n', ['0 ', '1 section']],
    ['', ['0 ']],
  ])('of %j', (markdown, headings) => expect(headingsOf(markdown)).toEqual(headings));

  it('joined are the text', () => {
    const markdown = 'Intro\r\n# A\r\n```\r\n# x\r\n```\r\nTitle\n---\n## B';
    expect(
      sectionsOf(markdown, fakeDigest)
        .map(({ text }) => text)
        .join(''),
    ).toBe(markdown);
  });

  it('have the hash of what they say: line ends and spaces at their ends do not count', () => {
    const hashes = (markdown: string) => sectionHashes(sectionsOf(markdown, fakeDigest));
    expect(hashes('# A\r\ntext  \r\n\r\n')).toEqual(hashes('# A\ntext\n'));
    expect(hashes('# A\ntext')).not.toEqual(hashes('# A\nText'));
  });
});

it('a translation is behind in the sections that changed, came or went', () => {
  const before = sectionHashes(sectionsOf('Intro\n# A\na\n# B\nb\n# C\nc', fakeDigest));
  const original = sectionsOf('Intro\n# A\nchanged\n# C\nc\n# D\nd', fakeDigest);
  expect(staleSections(before, original)).toEqual({ changed: ['a'], added: ['d'], removed: ['b'] });
  expect(staleSections(sectionHashes(original), original)).toEqual({
    changed: [],
    added: [],
    removed: [],
  });
  expect(staleSections(null, original).added).toEqual(['', 'a', 'c', 'd']);
});

import { describe, expect, it } from '@jest/globals';
import { mergeMarkdown } from './merge.ts';
import { mergeTokens } from './sentences.ts';
import { textDifference } from './text-difference.ts';

describe('the parts that are compared', () => {
  it.each([
    ['一。二！三', ['一。', '二！', '三']],
    ['他说：“好。”然后走了。', ['他说：“好。”', '然后走了。']],
    ['One. Two? (Three.) Four', ['One.', ' Two?', ' (Three.)', ' Four']],
    ['Version 1.5 of Node.js is out', ['Version 1.5 of Node.js is out']],
    ['Run `a. b` and see [c. d](e.f). Then', ['Run `a. b` and see [c. d](e.f).', ' Then']],
    [
      '| a. b | c |\n|---|---|\n| d. e | f |\n',
      ['| a. b | c |', '\n', '|---|---|', '\n', '| d. e | f |', '\n'],
    ],
    ['- one. two\n  more. text\n', ['- one. two', '\n', '  more. text', '\n']],
    ['```\na. b\n```\nc. d', ['```', '\n', 'a. b', '\n', '```', '\n', 'c.', ' d']],
    ['a. b\r\nc', ['a.', ' b', '\r\n', 'c']],
  ])('of %j', (markdown, tokens) => expect(mergeTokens(markdown)).toEqual(tokens));
});

describe('a merge', () => {
  it('of two sentences of one Chinese paragraph, each changed by one writer, is clean', () =>
    expect(mergeMarkdown('甲。乙。丙。', '甲改。乙。丙。', '甲。乙改。丙。')).toEqual({
      kind: 'clean',
      markdown: '甲改。乙改。丙。',
    }));

  it('of a changed last sentence and a new paragraph after it is clean', () =>
    expect(mergeMarkdown('One. Two.', 'One. Deux.', 'One. Two.\n\nThree.')).toEqual({
      kind: 'clean',
      markdown: 'One. Deux.\n\nThree.',
    }));

  it('of one sentence that both changed shows the sentence, and no more', () =>
    expect(mergeMarkdown('甲。乙。丙。', '甲。乙一。丙。', '甲。乙二。丙。')).toEqual({
      kind: 'conflicts',
      parts: [
        { kind: 'agreed', markdown: '甲。' },
        { kind: 'conflict', base: '乙。', ours: '乙一。', theirs: '乙二。' },
        { kind: 'agreed', markdown: '丙。' },
      ],
    }));

  it('of a deletion and a change of the same sentence is a conflict', () =>
    expect(mergeMarkdown('甲。乙。', '甲。', '甲。乙改。')).toMatchObject({ kind: 'conflicts' }));

  it('of two texts at the same place is a conflict', () =>
    expect(mergeMarkdown('甲。', '甲。乙。', '甲。丙。')).toMatchObject({ kind: 'conflicts' }));
});

it.each([
  ['第一行\n第二行\n', '第一行改\n第二行\n', '', '改'],
  ['one two three', 'one 2 three', 'two', '2'],
  ['数据库入门', '数据入门', '库', ''],
  ['same', 'same', '', ''],
])('the difference of %j and %j is deleted %j, inserted %j', (before, after, deleted, inserted) => {
  const parts = textDifference(before, after);
  const of = (kind: string) =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ text }) => text)
      .join('');
  expect([of('deleted'), of('inserted')]).toEqual([deleted, inserted]);
});

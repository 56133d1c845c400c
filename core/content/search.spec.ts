import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText, foldWithOffsets } from './fold-text.ts';
import { compareFound, excerptOf, highlights, isFound } from './search-match.ts';
import { indexedText, searchQuery, type SearchableText } from './search-terms.ts';
import { wordStem } from './word-stem.ts';

const searchable = (change: Partial<SearchableText>): SearchableText => {
  const { title = '', tags = [], text = '' } = change;
  return { title, tags, text, romanizedTitle: change.romanizedTitle ?? title };
};
const finds = (typed: string, change: Partial<SearchableText>): boolean =>
  isFound(indexedText(searchable(change)), searchQuery(typed));

describe('a search finds', () => {
  it.each([
    ['a word of Chinese inside a sentence', '权价', '期权价格的变化'],
    ['one character', '云', '在云上'],
    ['a longer run, where it stands as it is', '北京大学', '我在北京大学读书'],
    ['Chinese and words together', 'rust 笔记', 'RUST工具链笔记'],
    ['a word by its beginning', 'postgr', 'with PostgreSQL.'],
    ['a word without its accents', 'cafe naive', 'Café, naïve'],
    ['a word with accents by one without', 'Café', 'cafe'],
    ['a plural by the singular', 'index', 'indexes'],
    ['a singular by the plural', 'indexes', 'an index'],
    ['another form of a verb', 'caching', 'it caches'],
    ['a word that begins with a plural', 'news', 'newspaper'],
    ['full-width letters', 'XY-100', '型号ＸＹ－１００'],
    ['a name with signs', 'c++', 'C++ 与 C#'],
    ['a word with a hyphen by one without', 'email', 'An e-mail parser'],
    ['a word without a hyphen by one with', 'e-mail', 'email'],
    ['a part of a joined word', 'the-art', 'state-of-the-art'],
    ['a part of a name in capitals', 'home', 'CARGO_HOME'],
    ['a phrase over a line end', '"two words"', 'just two\nwords'],
    ['half-width Japanese', 'ガイド', 'ｶﾞｲﾄﾞ'],
    ['a word that may break inside', '期权 option', '期\u200b权 op\u00adtion'],
    ['Japanese', 'ンプ', '日本語のサンプル'],
    ['a part of a word of Korean', '이터', '빅데이터베이스를'],
    ['an irregular plural', 'indices analyses', 'the index of an analysis'],
    ['the singular of an irregular plural', 'analysis index run', 'analyses, indices, ran'],
    ['a word that every object has', 'constructor', 'constructors'],
  ])('%s', (_fact, typed, text) => expect(finds(typed, { text })).toBe(true));

  it.each([
    ['a run of Chinese that is broken', '北京大学', '北京的大学'],
    ['pairs of a run that stand apart', '一二三', '一二 二三'],
    ['one word of two', 'rust 目录', 'rust 笔记'],
    ['the end of a word', 'script', 'JavaScript'],
    ['another name with signs', 'c++', 'c#'],
    ['a phrase in another order', '"words two"', 'two words'],
    ['a word that only shares the stem’s letters', 'planning', 'planet'],
    ['signs', '%_\\', 'anything %_\\ at all'],
    ['spaces', '   ', 'anything'],
  ])('not %s', (_fact, typed, text) => expect(finds(typed, { text })).toBe(false));

  it('a Chinese title by its pinyin, with and without spaces', () => {
    const title = { title: '数据库入门', romanizedTitle: 'shu ju ku ru men' };
    for (const typed of ['shujuku', 'shu ju ku', 'rumen', 'ShuJu'])
      expect(finds(typed, title)).toBe(true);
    expect(finds('juruku', title)).toBe(false);
  });

  it('every word, pair and character of a text', () => {
    const character = fc.constantFrom(...'期权价格波动率的云猫ab é-c++ １２\n。“');
    fc.assert(
      fc.property(
        fc.array(character, { minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.nat(),
        (all, a, b) => {
          const text = all.join('');
          const from = a % all.length;
          const part = all.slice(from, from + 1 + (b % 4)).join('');
          const query = searchQuery(part);
          const isRunOfChinese = /^\p{Script=Han}+$/u.test(part);
          if (isRunOfChinese) expect(isFound(indexedText(searchable({ text })), query)).toBe(true);
          expect(query.terms.every((term) => term.text.length > 0)).toBe(true);
        },
      ),
    );
  });

  it('nothing twice, and no term that is longer than 100 characters', () => {
    const { all } = indexedText(searchable({ title: 'x'.repeat(300), text: '猫猫猫 cat cat' }));
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all.map((term) => term.length))).toBe(100);
    expect(finds('x'.repeat(190), { title: 'x'.repeat(300) })).toBe(true);
  });
});

it('texts whose title matches come first, then those whose tags do', () => {
  const query = searchQuery('rust');
  const texts = [
    searchable({ title: 'c', text: 'rust' }),
    searchable({ title: 'b', tags: ['rust'] }),
    searchable({ title: 'Rust' }),
  ].map(indexedText);
  expect(texts.toSorted(compareFound(query)).map(({ folded }) => folded[0])).toEqual([
    'r',
    'b',
    'c',
  ]);
});

describe('stems', () => {
  // Each line: forms of one word.
  it.each([
    ['index indexes indexed indexing'],
    ['study studies studied studying'],
    ['run runs running'],
    ['cache caches cached caching'],
    ['class classes'],
    ['call calls called calling'],
    ['database databases'],
  ])('%s have one stem', (forms) =>
    expect(
      new Set(forms.split(' ').map((form) => (form.length > 3 ? wordStem(form) : form))).size,
    ).toBe(1),
  );

  it.each(['string', 'thing', 'king', 'status', 'need', 'this'])('%s has no ending', (word) =>
    expect(word.startsWith(wordStem(word)) && wordStem(word).length >= word.length - 1).toBe(true),
  );
});

describe('highlights', () => {
  const marked = (text: string, typed: string): string[] =>
    highlights(text, typed, searchQuery(typed)).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['北京大学在北京', '北京', ['北京', '北京']],
    ['我在北京大学', '北京大学', ['北京大学']],
    ['The Café and cafes', 'cafe', ['Café', 'cafes']],
    ['型号ＸＹ－１００使用', 'xy-100', ['ＸＹ－１００']],
    ['An e-mail parser', 'email', ['e-mail']],
    ['e-mail parser', 'mail', ['mail']],
    ['C++ 与 C#', 'c++', ['C++']],
    ['an index, indexing', 'indexes', ['index', 'indexing']],
    ['nothing here', 'other', []],
  ])('in %j for %j', (text, typed, expected) => expect(marked(text, typed)).toEqual(expected));

  it('an excerpt shows the first match, and marks it', () => {
    const text = `${'前'.repeat(300)}猫${'后'.repeat(300)}`;
    const excerpt = excerptOf(text, '猫', searchQuery('猫'));
    expect(excerpt.text.length).toBeLessThanOrEqual(162);
    expect(excerpt.highlights.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual([
      '猫',
    ]);
    expect(excerptOf('short', 'x', searchQuery('x'))).toEqual({ text: 'short', highlights: [] });
  });

  it('folding with offsets is folding, piece by piece', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const { folded, offsetOf } = foldWithOffsets(before + after);
        expect(folded).toBe(foldText(before + after));
        expect(offsetOf(folded.length)).toBe(before.length + after.length);
        const offsets = Array.from({ length: folded.length + 1 }, (_, at) => offsetOf(at));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      }),
    );
    // ﬁ is folded to fi, and the ellipsis to three points.
    const { folded, offsetOf } = foldWithOffsets('ﬁn…é');
    expect(folded).toBe('fin...e');
    expect([...folded].map((_, at) => offsetOf(at))).toEqual([0, 0, 1, 2, 2, 2, 3]);
  });

  it('the excerpt of a text of 400,000 characters shows a match at its end', () => {
    const text = `${'The price of an option, 期权的价格. '.repeat(12_000)}cat`;
    expect(excerptOf(text, 'cats', searchQuery('cats')).highlights).toHaveLength(1);
  });
});

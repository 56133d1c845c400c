import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSlug, slugOf, SLUG_LIMIT, uniqueSlug } from './slug.ts';

describe('the slug of a title', () => {
  it.each([
    ['liao jie yi xia Node.js', 'liao-jie-yi-xia-node-js'],
    ['İstanbul’da Ğ', 'istanbulda-g'],
    ['100% wan cheng', '100-wan-cheng'],
    ['Smørrebrød & Straße', 'smorrebrod-strasse'],
    ['ＸＹ－１００', 'xy-100'],
    ['  --a__b--  ', 'a-b'],
    ['Привет, мир', 'privet-mir'],
    ['Ελλάδα', 'ellada'],
    ['…', 'untitled'],
    ['🀄\u200b', 'untitled'],
  ])('of %j is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('has letters, digits and single hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(SLUG_LIMIT);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('of a long title ends with a whole word', () => {
    const slug = slugOf('word '.repeat(100));
    expect(slug).toMatch(/^(word-)+word$/);
    expect(slug.length).toBeGreaterThan(SLUG_LIMIT - 5);
  });
});

describe('a free slug', () => {
  it('differs from all that are taken, in any case', () => {
    expect(uniqueSlug('tide', [])).toBe('tide');
    expect(uniqueSlug('tide', ['Tide'])).toBe('tide-2');
    expect(uniqueSlug('tide-2', ['tide', 'tide-2'])).toBe('tide-2-2');
    expect(uniqueSlug('tide', ['tide', 'TIDE-2'])).toBe('tide-3');
  });

  it('fits into the limit with its number', () => {
    const long = 'x'.repeat(SLUG_LIMIT);
    expect(uniqueSlug(long, [long])).toBe(`${'x'.repeat(SLUG_LIMIT - 2)}-2`);
  });
});

it('a slug that is typed is in lower case, and nothing but a slug', () => {
  expect(parseSlug(' Tide-2 ')).toEqual({ ok: true, value: 'tide-2' });
  for (const typed of ['', 'a--b', '-a', 'a/b', '安装', 'a b', 'x'.repeat(SLUG_LIMIT + 1)])
    expect(parseSlug(typed)).toMatchObject({ ok: false, error: { code: 'SLUG_INVALID' } });
});

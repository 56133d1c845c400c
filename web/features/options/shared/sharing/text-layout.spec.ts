import { describe, expect, it } from '@jest/globals';
import { fitted, linesOf } from './text-layout.ts';

const ENGLISH = 'Options are priced with American exercise. Later legs have their model value.';
const CHINESE =
  '概率按该到期日各行权价的隐含波动率计算：远期价处 26.7%，利率 4.00%，股息率 2.24%。';

describe('texts in lines', () => {
  it.each([ENGLISH, CHINESE])('lose nothing: %s', (text) => {
    for (const width of [120, 260, 2000]) {
      const lines = linesOf(text, width, 13);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(lines.map((line) => fitted(line, width, 13))).toEqual(lines);
    }
  });

  it('English breaks between words, Chinese never before its punctuation', () => {
    for (const line of linesOf(ENGLISH, 150, 13).slice(1)) expect(ENGLISH).toContain(` ${line}`);
    for (let width = 60; width < 300; width += 7)
      for (const line of linesOf(CHINESE, width, 13)) expect(line).not.toMatch(/^[，。：]/);
  });

  it('the last of the lines allowed is shortened', () => {
    const lines = linesOf(ENGLISH, 150, 13, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });
});

describe('a text that has to fit', () => {
  it('stays as it is where it fits', () => expect(fitted('MSFT', 200, 30)).toBe('MSFT'));
  it('ends in an ellipsis where it does not', () =>
    expect(fitted('A name that is far too long', 100, 30)).toMatch(/^A.*[^ ]…$/));
});

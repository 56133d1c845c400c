import { describe, expect, it } from '@jest/globals';
import { oneLine, isVisible, isVisibleText } from './storable-text.ts';

describe('visible text', () => {
  it.each(['林梅', 'Zoë O’Neil', 'مريم', 'שרה', '👩‍💻 Dev', '👨🏽‍🚒', '❤️‍🔥', 'e\u0301', 'a b'])(
    '%s is visible',
    (line) => expect(isVisible(line)).toBe(true),
  );

  it.each([
    ['a right-to-left override', 'Mei\u202egpj'],
    ['a zero-width space', 'Mei\u200b'],
    ['a joiner between letters', 'Mei\u200dLin'],
    ['a soft hyphen', 'Mei\u00ad'],
    ['a bell', 'Mei\u0007'],
    ['a terminal escape', '\u001b[31mMei'],
    ['a byte order mark', '\ufeffMei'],
    ['a line separator', 'Mei\u2028'],
    ['a Hangul filler', '\u3164'],
    ['an isolate', '\u2066Mei\u2069'],
    ['a line break', 'Mei\nLin'],
  ])('%s is not', (_name, line) => expect(isVisible(line)).toBe(false));

  it('a text of several lines may have line breaks and tabs, and nothing else', () => {
    expect(isVisibleText('one\r\n\ttwo')).toBe(true);
    expect(isVisibleText('one\u202e\ntwo')).toBe(false);
  });
});

describe('a text of one line', () => {
  it.each([
    ['a\r\nBcc: eve@example.com', 'a Bcc: eve@example.com'],
    ['a\n\n\rb', 'a b'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    [' \0a\tb\x7f ', 'a b'],
    ['重设 “密码”', '重设 “密码”'],
  ])('%j', (text, expected) => expect(oneLine(text)).toBe(expected));
});

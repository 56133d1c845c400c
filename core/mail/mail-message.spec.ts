import { describe, expect, it } from '@jest/globals';
import { oneLine } from './mail-message.ts';

describe('a text of one line', () => {
  it.each([
    ['a\r\nBcc: eve@example.com', 'a Bcc: eve@example.com'],
    ['a\n\n\rb', 'a b'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    [' \0a\tb\x7f ', 'a b'],
    ['重设 “密码”', '重设 “密码”'],
  ])('%j', (text, expected) => expect(oneLine(text)).toBe(expected));
});

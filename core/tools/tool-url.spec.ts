import { describe, expect, it } from '@jest/globals';
import { isToolUrl, toolLink, iconKind, isToolIcon } from './tool-url.ts';

describe('where a tool card leads', () => {
  it('HO-07 to the tool’s url', () => {
    expect(toolLink({ id: 'chess', url: '/games/chess?level=2#board' })).toBe(
      '/games/chess?level=2#board',
    );
    expect(toolLink({ id: 'chess', url: 'https://chess.example/play' })).toBe(
      'https://chess.example/play',
    );
  });

  it('HO-08 to /{id} without one', () =>
    expect(toolLink({ id: 'chess', url: null })).toBe('/chess'));

  it('to /{id} where the url would lead somewhere it must not', () =>
    expect(toolLink({ id: 'chess', url: 'javascript:alert(1)' })).toBe('/chess'));

  it.each([
    'https://a.example',
    'HTTP://a.example/b',
    '/',
    '/a',
    '/工具',
    'https://a.example/?q=@',
    'https://a.example:65535/b%20c',
    'https://工具.example',
    'http://127.0.0.1:8080',
    'http://[::1]:8080/a',
  ])('%s may be led to', (url) => expect(isToolUrl(url)).toBe(true));

  it.each([
    '',
    'a',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a\\b',
    '\t/a',
    '/a\nb',
    ' https://a.example',
    'https://',
    'https:///a',
    'https://bank.example@evil.example',
    'https://a:99999',
    'https://a:x',
    'https://%00',
    'https://a%2fb',
    'https://a<b>',
    'https://a|b',
    'https://[a',
    'https://1.2.3.256',
    'https://a.1',
    'ftp://a.example',
    'data:text/html,x',
    'java\tscript:alert(1)',
    `/${'a'.repeat(500)}`,
  ])('%j may not', (url) => expect(isToolUrl(url)).toBe(false));
});

describe('a tool’s icon', () => {
  it('HO-10 a path below /uploads/ is an image', () =>
    expect(iconKind('/uploads/a1.webp')).toBe('image'));

  it.each(['📈', 'Σ', 'uploads/a.png', '/upload'])('HO-11 %s is text', (icon) =>
    expect(iconKind(icon)).toBe('text'),
  );

  it.each(['📈', '👩‍👩‍👧‍👦', 'A'.repeat(8), '👩‍👩‍👧‍👦'.repeat(8), '/uploads/a1.webp', '/uploads/2026/a-1.png'])(
    '%s can be drawn',
    (icon) => expect(isToolIcon(icon)).toBe(true),
  );

  it.each([
    '',
    ' ',
    'A'.repeat(9),
    '/uploads/',
    '/uploads/../api/home/apps',
    '/uploads//evil.example',
    '/uploads/a b.png',
    `/uploads/${'a'.repeat(200)}`,
  ])('%j cannot', (icon) => expect(isToolIcon(icon)).toBe(false));
});

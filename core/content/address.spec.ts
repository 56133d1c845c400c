import { expect, it } from '@jest/globals';
import { isOutside, isSafeLink, isSafePicture } from './address.ts';

it.each([
  '',
  '/a',
  '#a',
  '?q=a:b',
  'a/b:c',
  'setup#安装',
  'https://example.org',
  'HTTP://A',
  'mailto:a@b',
  'tel:+1',
  './a:b',
  '//host/a',
])('a link can lead to %j', (address) => expect(isSafeLink(address)).toBe(true));

it.each([
  'javascript:x',
  ' javascript:x',
  'java\nscript:x',
  'java\u200bscript:x',
  '\u0000javascript:x',
  'JAVASCRIPT:x',
  'data:text/html,x',
  'data:image/png;base64,AA',
  'vbscript:x',
  'file:///x',
  'blob:x',
  'ftp://x',
  ':x',
  'java\u3164script:x',
  'x:y:z',
])('a link cannot lead to %j', (address) => expect(isSafeLink(address)).toBe(false));

it('pictures are loaded from the site, the web or the text, never as SVG of the text', () => {
  for (const address of [
    '/a.png',
    'https://a/b.svg',
    'data:image/png;base64,AA',
    'DATA:image/webp,x',
  ])
    expect(isSafePicture(address)).toBe(true);
  for (const address of [
    'data:image/svg+xml,x',
    'data:image/png',
    'data:text/html,x',
    'javascript:x',
    'mailto:a',
    'da\tta:image/svg+xml;,x',
  ])
    expect(isSafePicture(address)).toBe(false);
});

it('an address with a host or another scheme leads outside', () => {
  for (const address of ['https://a', '//a', '/\\a', '\\\\a', '/\t/a', 'mailto:a@b'])
    expect(isOutside(address)).toBe(true);
  for (const address of ['/a', 'a', '#a', './/a', '']) expect(isOutside(address)).toBe(false);
});

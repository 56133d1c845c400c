import { describe, expect, it } from '@jest/globals';
import { altOf, pictureAt, withPictures } from './archive-pictures.ts';

const PATHS = ['media/a.webp', 'site/static/img/b.png', 'docs/intro/c.png', 'docs/图.png'];

describe('pictures of an archive', () => {
  it.each([
    ['/media/a.webp', 'en/docs/x.md', 'media/a.webp'],
    ['/img/b.png', 'site/docs/x.md', 'site/static/img/b.png'],
    ['./intro/c.png', 'docs/x.md', 'docs/intro/c.png'],
    ['../intro/c.png?raw=1', 'docs/other/x.md', 'docs/intro/c.png'],
    ['%E5%9B%BE.png', 'docs/x.md', 'docs/图.png'],
    ['../../../etc/passwd', 'docs/x.md', null],
    ['https://example.com/media/a.webp', 'x.md', null],
    ['c.png', 'docs/x.md', null],
  ])('%s in %s is %s', (address, path, found) =>
    expect(pictureAt(address, path, PATHS)).toBe(found),
  );

  it('addresses of pictures change wherever they stand but in code, and nothing else does', () => {
    const text =
      '![A \\] b](a.png "t") ![](<a.png>) [link](a.png)\r\n\n[id]: a.png\n\n```\n![x](a.png)\n```\n\n:::figure src="a.png" alt="a.png"\n:::\n';
    expect(withPictures(text, (address) => (address === 'a.png' ? '/b' : null))).toBe(
      '![A \\] b](/b "t") ![](</b>) [link](a.png)\r\n\n[id]: /b\n\n```\n![x](a.png)\n```\n\n:::figure src="/b" alt="a.png"\n:::\n',
    );
    expect(withPictures(text, () => null)).toBe(text);
  });

  it('says what the text says of a picture', () => {
    expect(altOf('a ![one](x.png) ![two \\[2\\]](/y.png)', '/y.png')).toBe('two [2]');
    expect(altOf(':::figure src="/y.png" alt="b"', '/y.png')).toBe('');
  });
});

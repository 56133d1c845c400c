import { describe, expect, it } from '@jest/globals';
import { iconKind, isToolIcon } from './tool-icon.ts';

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

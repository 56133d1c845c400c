/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@toolyard/source", "node", "node-addons"]}
 */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { drawPages, type DrawnPage } from './prerender.tsx';

describe('pages drawn at build', () => {
  let pages: DrawnPage[];
  beforeAll(async () => {
    pages = await drawPages();
  });

  it.each([
    ['/', 'All-in-One Tool Platform', 'All-in-One Tool Platform'],
    ['/about', 'About Us', 'About Us'],
    ['/auth/login', '登录', '登录'],
  ])('%s is whole, in the words of the mixture', (path, heading, title) => {
    const page = pages.find((each) => each.path === path);
    expect(page?.title).toBe(title);
    expect(page?.html).toMatch(new RegExp(`<h1[^>]*>(<[^>]+>)*${heading}`));
    expect(page?.html).not.toContain('加载中');
  });
});

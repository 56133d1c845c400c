/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@toolyard/source", "node", "node-addons"]}
 */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { prerenderSite, type PrerenderedSite } from './prerender.tsx';

describe('prerendered pages', () => {
  let site: PrerenderedSite[];
  beforeAll(async () => {
    site = await prerenderSite();
  });

  it.each([
    ['en', '/', 'All-in-One Tool Platform', 'All-in-One Tool Platform'],
    ['en', '/about', 'About Us', 'About Us'],
    ['en', '/auth/login', 'Sign in', 'Sign in'],
    ['en', '/tools/code-generator', 'Code Generator', 'Code Generator'],
    ['zh-CN', '/', '一站式工具平台', '一站式工具平台'],
    ['zh-CN', '/about', '关于我们', '关于我们'],
    ['zh-CN', '/auth/login', '登录', '登录'],
    ['zh-CN', '/tools/code-generator', '代码生成器', '代码生成器'],
  ])('%s: %s is whole', (language, path, heading, title) => {
    const { pages = [] } = site.find((one) => one.language === language) ?? {};
    const page = pages.find((one) => one.path === path);
    expect(page?.title).toBe(title);
    expect(page?.html).toMatch(new RegExp(`<h1[^>]*>(<[^>]+>)*${heading}`));
    expect(page?.html).not.toMatch(/加载中|Loading\.\.\./);
  });

  it.each([
    ['en', 'us'],
    ['zh-CN', 'cn'],
  ])('%s comes with the price colours %s', (language, market) =>
    expect(site.find((one) => one.language === language)?.market).toBe(market),
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PORTS } from '@toolyard/api';
import type { Clock } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { JSDOM } from 'jsdom';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.ts';
import { ContentMember, dataOf, type WireSpace } from '../support/content-api.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const SITE = 'https://tools.example';

describe('pages of published articles', () => {
  const clock = new FakeClock();
  let api: TestApi;
  let mei: ContentMember;
  let space: WireSpace;
  beforeAll(async () => {
    api = await openTestApi({
      settings: { contentSpaces: 20, publicUrl: SITE },
      rebind: (container) => void container.rebind<Clock>(PORTS.clock).toConstantValue(clock),
    });
    mei = await ContentMember.of(api);
    space = await mei.space({ visibility: 'public' });
  });
  afterAll(() => api?.close());

  const read = (path: string) => api.call.get(path).redirects(0);
  const statusOf = async (path: string) => (await read(path)).status;
  const pathOf = (slug: string, { handle } = space) => `/s/${handle}/doc/${slug}`;

  it('hold the text, and in their head what search engines look for', async () => {
    const english = await mei.article(space.id, {
      slug: 'moon',
      title: 'The <moon>',
      description: 'What it does to the sea',
      markdown: '## Tides\n\nTwice a day.',
    });
    const chinese = await mei.article(space.id, {
      slug: 'yue-liang',
      locale: 'zh-CN',
      title: '月亮',
      translationOf: english.id,
    });
    await mei.change(english.id, 'publish');
    await mei.change(chinese.id, 'publish');
    const answer = await read(pathOf('moon')).expect(200);
    const { document } = new JSDOM(answer.text).window;
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    const [here, there] = [`${SITE}${pathOf('moon')}?lang=en`, pathOf('yue-liang')];
    expect(document.title).toBe('The <moon> · Toolyard');
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('main h1')?.textContent).toBe('The <moon>');
    expect(document.querySelector('main h2')?.id).toBe('a-tides');
    expect(attribute('meta[name=description]', 'content')).toBe('What it does to the sea');
    expect(attribute('link[rel=canonical]', 'href')).toBe(here);
    expect(attribute('link[hreflang=en]', 'href')).toBe(here);
    expect(attribute('link[hreflang=zh-CN]', 'href')).toBe(`${SITE}${there}?lang=zh-CN`);
    expect(attribute('meta[property="og:title"]', 'content')).toBe('The <moon>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['ratelimit']).toContain('"content";r=');
    const again = await read(pathOf('moon')).set('If-None-Match', answer.headers['etag']!);
    expect(again.status).toBe(304);
    const inChinese = await read(`${pathOf('moon')}?lang=zh-CN`).expect(200);
    expect(inChinese.text).toContain('<html lang="zh-CN"');
    expect(inChinese.text).toContain('<article lang="en">');
  });

  it('have the theme of their space, and its links for readers of their language', async () => {
    const themed = await mei.space({ visibility: 'public' });
    const article = await mei.article(themed.id, { slug: 'moon', title: 'Moon' });
    await mei.change(article.id, 'publish');
    const title = 'Night sky';
    const navigation = [
      { label: 'The <start>', address: `/s/${themed.handle}/doc/moon`, locale: 'en' },
      { label: '开始', address: 'https://example.org/?a="b"', locale: 'zh-CN' },
      { label: 'Elsewhere', address: 'https://example.org', locale: null },
    ];
    const theme = { accent: 'plum', typeface: 'serif' };
    const edit = { title, languages: ['en'], visibility: 'public', theme, navigation };
    expect((await mei.put(`spaces/${themed.id}`, edit, themed.version)).status).toBe(200);
    const linksOf = async (path: string) => {
      const { document } = new JSDOM((await read(path).expect(200)).text).window;
      expect(document.querySelector('main')?.dataset).toMatchObject(theme);
      return [...document.querySelectorAll('main nav a')].map(({ textContent }) => textContent);
    };
    const english = [title, 'The <start>', 'Elsewhere'];
    expect(await linksOf(pathOf('moon', themed))).toEqual(english);
    expect(await linksOf(`/s/${themed.handle}?lang=zh-CN`)).toEqual([title, '开始', 'Elsewhere']);
  });

  it('lead from every former address to the present one by one 301, and from an address without a type', async () => {
    const { id } = await mei.article(space.id, { slug: 'one' });
    await mei.change(id, 'publish');
    for (const slug of ['two', 'three', 'four']) {
      const { version } = await mei.draftOf(id);
      await mei.put(`articles/${id}/slug`, { slug }, version).expect(200);
    }
    for (const former of ['one', 'two', 'three', 'FOUR']) {
      const { status, headers } = await read(`${pathOf(former)}?lang=en`);
      expect([status, headers['location']]).toEqual([301, `${pathOf('four')}?lang=en`]);
    }
    const short = await read(`/s/${space.handle}/four`);
    expect([short.status, short.headers['location']]).toEqual([302, pathOf('four')]);
  });

  it('are there from the minute of publication until that of withdrawal', async () => {
    const { id } = await mei.article(space.id, { slug: 'eclipse' });
    const at = (minutes: number) => new Date(clock.now() + minutes * MINUTE).toISOString();
    await mei.change(id, 'schedule', { publishAt: at(3) });
    clock.advance(3 * MINUTE - 1);
    expect(await statusOf(pathOf('eclipse'))).toBe(404);
    clock.advance(1);
    expect(await statusOf(pathOf('eclipse'))).toBe(200);
    expect((await read(`/s/${space.handle}`)).text).toContain(pathOf('eclipse'));
    await mei.change(id, 'unpublish');
    expect(await statusOf(pathOf('eclipse'))).toBe(404);
    expect((await read(`/s/${space.handle}`)).text).not.toContain(pathOf('eclipse'));
  });

  it('offer a search where there is nothing, also in a private space', async () => {
    const hidden = await mei.space({ visibility: 'private' });
    const { id } = await mei.article(hidden.id, { slug: 'diary' });
    await mei.change(id, 'publish');
    for (const path of [
      pathOf('diary', hidden),
      `/s/${hidden.handle}`,
      '/s/nobody-here',
      '/resources/no-such-page',
      '/resources/docs/rising-tides',
    ]) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('noindex');
    }
    const { text } = await read('/resources/docs/rising-tides');
    expect(text).toContain('value="rising tides"');
  });

  it('have feeds beside them; other pages of the resources stay', async () => {
    const feed = await read(`/s/${space.handle}/atom.xml`);
    expect(feed.headers['location']).toBe(`/api/content/published/${space.handle}/atom.xml`);
    expect(await statusOf('/resources/api')).toBe(200);
    expect(await statusOf('/resources/docs')).toBe(200);
  });

  describe('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
      const { id } = await mei.article(space.id, {
        slug: 'table',
        title: 'Wide',
        markdown:
          '## One\n\n## Two\n\n## Three\n\n[Second](#two)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
      });
      await mei.change(id, 'publish');
      const markdown = `[Third](${pathOf('table')}?lang=en#three)`;
      const linking = await mei.article(space.id, { slug: 'linking', title: 'Links', markdown });
      await mei.change(linking.id, 'publish');
    });
    afterAll(() => browser?.close());

    it.each([360, 1440])('at %s px are taken over by the site without a fault', async (width) => {
      const watched = await openPage(browser, { viewport: { width, height: 800 } });
      const { page } = watched;
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', (fault) => faults.push(String(fault)));
      await page.goto(`${api.url}${pathOf('table')}`);
      await page.getByRole('navigation', { name: 'On this page' }).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Wide' }).waitFor();
      expect(await page.getByRole('table').count()).toBe(1);
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
      expect(faults).toEqual([]);
      await page.getByRole('searchbox').fill('wide');
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByRole('link', { name: 'Wide' }).click();
      await page.getByRole('heading', { level: 1, name: 'Wide' }).waitFor();
      await watched.close();
    });

    it('links reach headings, here and in another article; only the article is printed', async () => {
      const watched = await openPage(browser, { viewport: { width: 1440, height: 500 } });
      const { page } = watched;
      const reached = (anchor: string) =>
        page.waitForFunction((id) => document.activeElement?.id === id, `a-${anchor}`);
      await page.goto(`${api.url}${pathOf('linking')}`);
      await page.getByRole('searchbox').waitFor();
      await page.getByRole('link', { name: 'Third' }).click();
      await reached('three');
      await page.getByRole('link', { name: 'Second' }).click();
      await reached('two');
      const { search, hash } = new URL(page.url());
      expect([search, hash]).toEqual(['?lang=en', '#a-two']);
      const navigation = page.getByRole('navigation', { name: 'On this page' });
      expect(await navigation.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      for (const part of [navigation, page.getByRole('banner'), page.getByRole('contentinfo')])
        expect(await part.isVisible()).toBe(false);
      const table = await page.getByRole('article').boundingBox();
      expect(table?.width).toBeGreaterThan(500);
      await watched.close();
    });

    it('a reader says whether an article was of use; members read the count', async () => {
      const { id } = await mei.article(space.id, { slug: 'useful', title: 'Useful' });
      await mei.change(id, 'publish');
      const votes = async () => dataOf(await mei.get(`articles/${id}/votes`).expect(200));
      expect(await votes()).toEqual({ useful: 0, notUseful: 0 });
      const watched = await openPage(browser, {});
      const { page } = watched;
      await page.goto(`${api.url}${pathOf('useful')}`);
      const question = page.getByRole('region', { name: 'Was this of use?' });
      await question.getByRole('button', { name: 'Yes' }).click();
      await question.getByText('Thank you').waitFor();
      expect(await votes()).toEqual({ useful: 1, notUseful: 0 });
      const no = { isUseful: false };
      const place = `/api/content/published/${space.handle}/articles/doc/en`;
      await api.call.post(`${place}/useful/votes`).send(no).expect(204);
      await api.call.post(`${place}/nothing/votes`).send(no).expect(404);
      expect(await votes()).toEqual({ useful: 1, notUseful: 1 });
      const stranger = await ContentMember.of(api);
      await stranger.get(`articles/${id}/votes`).expect(404);
      await watched.close();
    });

    it('what is not found is searched for by the words of its address', async () => {
      const watched = await openPage(browser, {});
      const { page } = watched;
      await page.goto(`${api.url}${pathOf('wide-three')}`);
      const found = page.getByRole('main').getByRole('link', { name: 'Wide' });
      await found.waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('wide three');
      await found.click();
      await page.getByRole('heading', { level: 1, name: 'Wide' }).waitFor();
      await watched.close();
    });
  });
});

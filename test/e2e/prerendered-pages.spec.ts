import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import request from 'supertest';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, untilQuiet } from '../support/browser.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PRERENDERED = ['/', '/about', '/auth/login', '/tools/code-generator'];
const [DOC, TUTORIAL] = ['/resources/docs/getting-started', '/resources/tutorials/verify-a-draw'];

declare global {
  interface Window {
    firstHeading?: Element | null;
  }
}

describe('prerendered pages', () => {
  let server: AppServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-drawn'), PRODUCT_PAGES: 'on' });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each([...PRERENDERED, DOC, TUTORIAL])('%s reads whole without scripts', async (path) => {
    const watched = await openPage(browser, { javaScriptEnabled: false });
    const { page } = watched;
    await page.goto(`${server.url}${path}`);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    for (const picture of await page.locator('main img').all()) {
      const { headers } = await request(server.url).get((await picture.getAttribute('src')) ?? '');
      expect(headers['content-type']).toBe('image/webp');
    }
    await watched.close();
  });

  it.each(
    PRERENDERED.flatMap((path) =>
      ['en-US', 'zh-CN'].flatMap((locale) =>
        ['auto', 'en', 'zh-CN'].map((language) => [path, locale, language] as const),
      ),
    ).filter((_, i) => FULL_SIZE || i % 2 === 0),
  )(
    '%s in a browser in %s with the setting %s is hydrated, not rendered again, and reports no fault',
    async (path, locale, language) => {
      const watched = await openPage(browser, { locale });
      const { page, faults } = watched;
      // Runs when the HTML is there and no module has run yet.
      await page.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
        document.addEventListener('readystatechange', () => {
          window.firstHeading ??= document.querySelector('h1');
        });
      }, language);
      await page.goto(`${server.url}${path}`);
      // React marks what it has taken over.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      );
      await untilQuiet(page);
      expect(await page.evaluate(() => document.querySelector('h1') === window.firstHeading)).toBe(
        true,
      );
      expect(faults).toEqual([]);
      await watched.close();
    },
  );

  it.each([
    ['en-US', null, 'en', 'us', 'Sign in'],
    ['zh-CN', null, 'zh-CN', 'cn', '登录'],
    ['fr-FR,zh;q=0.5', null, 'zh-CN', 'cn', '登录'],
    ['de-DE', null, 'en', 'us', 'Sign in'],
    ['en-US', 'zh-CN', 'zh-CN', 'cn', '登录'],
    ['zh-CN', 'en', 'en', 'us', 'Sign in'],
    ['zh-CN', 'xx', 'zh-CN', 'cn', '登录'],
  ])(
    'Accept-Language %s and the cookie %s get %s with the price colours %s',
    async (accepted, chosen, language, market, heading) => {
      const headers = {
        'Accept-Language': accepted,
        ...(chosen && { Cookie: `theme=dark; language=${chosen}` }),
      };
      for (const path of ['/auth/login', '/options/builder?plan=x', '/auth/register']) {
        const answer = await request(server.url).get(path).set(headers).expect(200);
        const html = answer.text;
        expect(html).toContain(`<html lang="${language}" data-market="${market}">`);
        expect(answer.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
        if (path === '/auth/login') expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}`));
        const etag = answer.get('ETag')!;
        await request(server.url)
          .get(path)
          .set({ ...headers, 'If-None-Match': etag })
          .expect(304);
      }
    },
  );

  it.each([
    ['/', 200],
    ['/about/', 200],
    ['/OPTIONS/stock/BRK.B', 200],
    ['/options/stock/FITB.PRA', 200],
    ['/options/learn/any/course', 200],
    ['/admin/users', 200],
    ['/tools/content', 200],
    ['/tools/content/any/article', 200],
    ['/options/nowhere', 404],
    ['/aboutus', 404],
    ['/lottery/any/verify/more', 404],
    ['/%zz', 404],
  ])('a page that a browser opens at %s has status %d', async (path, status) => {
    const answer = await fetch(server.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      expect.stringMatching(/^text\/html; charset=utf-8$/i),
    ]);
  });

  it('the same path has another ETag in another language', async () => {
    const etag = async (accepted: string) =>
      (await fetch(server.url, { headers: { 'Accept-Language': accepted } })).headers.get('etag');
    expect(await etag('en')).not.toBe(await etag('zh-CN'));
  });

  it('the language of the switch is that of the next page from its first byte on', async () => {
    const watched = await openPage(browser, { baseURL: server.url, locale: 'en-US' });
    const { page } = watched;
    await page.goto('/');
    await page.getByRole('button', { name: '中文' }).click();
    await page.locator('html[lang="zh-CN"]').waitFor();
    const served = page.waitForResponse(`${server.url}/about`);
    await page.goto('/about');
    expect(await (await served).text()).toContain('<html lang="zh-CN" data-market="cn">');
    await watched.close();
  });

  it.each(PRERENDERED)(
    '%s: a button that is pressed before its scripts have come acts',
    async (path) => {
      const watched = await openPage(browser);
      const { page, faults } = watched;
      let come = () => {};
      const held = new Promise<void>((resolve) => (come = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      void page.goto(`${server.url}${path}`);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
      expect(await isDark()).toBe(false);
      come();
      await page.locator('html.dark').waitFor();
      await untilQuiet(page);
      expect(await isDark()).toBe(true);
      expect(faults).toEqual([]);
      await watched.close();
    },
  );

  it('XA-10 a page that comes in two halves is painted when it is whole', async () => {
    const html = readFileSync(join(dist, 'pages/en/home.html'), 'utf8');
    const BETWEEN_MS = 500;
    const halves = createServer(({ url }, response) => {
      if (url !== '/') return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.write(html.slice(0, html.length - 20_000));
      setTimeout(() => response.end(html.slice(html.length - 20_000)), BETWEEN_MS);
    }).listen(0);
    await once(halves, 'listening');
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(halves.address() as AddressInfo).port}/`);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByType('paint')[0]?.startTime,
    );
    const paintedAt = await painted.jsonValue();
    await page.close();
    halves.close();
    expect(paintedAt).toBeGreaterThanOrEqual(BETWEEN_MS);
  });

  it('a page that nobody drew comes empty and draws itself', async () => {
    const html = await (await fetch(`${server.url}/options/wizard`)).text();
    expect(html).toContain('<div id="root"></div>');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('for a client that takes %s a page is encoded as %s', async (accepted, encoding) => {
    const answer = await fetch(`${server.url}/`, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.text()).toContain('All-in-One Tool Platform');
  });
});

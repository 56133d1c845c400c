import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { pageWeight } from '../support/page-weight.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DRAWN = ['/', '/about', '/auth/login'];
const HOME_LIMIT = 125_000;

declare global {
  interface Window {
    firstHeading?: Element | null;
  }
}

describe('pages drawn at build', () => {
  let server: AppServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-drawn') });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(DRAWN)('%s reads whole without scripts', async (path) => {
    const watched = await openPage(browser, { javaScriptEnabled: false });
    const { page } = watched;
    await page.goto(`${server.url}${path}`);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    await watched.close();
  });

  it.each(
    DRAWN.flatMap((path) => ['auto', 'en', 'zh-CN'].map((language) => [path, language] as const)),
  )(
    '%s is taken over by a reader of %s, not drawn again, and reports no fault',
    async (path, language) => {
      const watched = await openPage(browser);
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
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.querySelector('h1') === window.firstHeading)).toBe(
        true,
      );
      expect(faults).toEqual([]);
      await watched.close();
    },
  );

  it.each(DRAWN)('%s: a button that is pressed before its scripts have come acts', async (path) => {
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
    await page.waitForLoadState('networkidle');
    expect(await isDark()).toBe(true);
    expect(faults).toEqual([]);
    await watched.close();
  });

  it('XA-10 a page that comes in two halves is painted when it is whole', async () => {
    const html = readFileSync(join(dist, 'pages/home.html'), 'utf8');
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

  it('home: scripts and styles fetched at first are at most 125 KB in brotli', () => {
    const { scripts, styles, files } = pageWeight(dist, 'pages/home.html');
    expect(files.length).toBeGreaterThan(2);
    console.log(`home: ${scripts} bytes of scripts, ${styles} of styles, brotli`);
    expect(scripts + styles).toBeLessThanOrEqual(HOME_LIMIT);
  });
});

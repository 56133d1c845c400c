import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { axeFindings } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { openPalette, raiseToast } from '../support/palette.ts';
import { type View } from '../support/site-routes.ts';
import { storageFor, openView, prepareSite, settle, type Known } from '../support/site-journey.ts';
import { FULL_SIZE } from '../support/test-size.ts';

/** What the frame shows beside its pages, and how one gets there. */
const STATES: readonly (readonly [
  name: string,
  width: 1440 | 360,
  (page: Page) => Promise<void>,
])[] = [
  [
    'a list of the top bar',
    1440,
    async (page) => {
      await page.getByRole('banner').getByRole('button', { expanded: false }).nth(1).click();
      await page
        .getByRole('link', { name: /Data Analysis|数据分析/ })
        .first()
        .waitFor();
    },
  ],
  [
    'the user menu',
    1440,
    async (page) => {
      await page.getByRole('button', { name: /林晓/ }).click();
      await page.getByRole('link', { name: /^(Profile|个人资料)$/ }).waitFor();
    },
  ],
  [
    'the phone’s menu',
    360,
    async (page) => {
      await page.getByRole('button', { name: /Open menu|打开菜单/ }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: /^(Tools|工具)$/ }).click();
      await menu.getByRole('link', { name: /Code Generator|代码生成器/ }).waitFor();
    },
  ],
  [
    'the palette',
    1440,
    async (page) => {
      await openPalette(page);
      await page
        .getByRole('option', { name: /Options Deals|期权/ })
        .first()
        .waitFor();
    },
  ],
  [
    'the palette with a stock',
    360,
    async (page) => {
      await (await openPalette(page)).fill('msft');
      await page.getByRole('option', { name: /^MSFT/ }).waitFor();
    },
  ],
  [
    'the palette without a result',
    1440,
    async (page) => {
      await (await openPalette(page)).fill('zzqq');
      await page.getByText(/zzqq”/).waitFor();
    },
  ],
  [
    'a toast',
    360,
    async (page) => {
      await raiseToast(page);
      await page.getByRole('button', { name: /Retry|重试/ }).hover();
    },
  ],
  [
    'the error screen',
    1440,
    async (page) => {
      await page.route(/\/assets\/lottery-[^/]+\.js$/, (route) => route.abort());
      await page.getByRole('contentinfo').locator('a[href="/lottery"]').click();
      await page.getByRole('alert').waitFor();
    },
  ],
];

const VIEWS = [
  { language: 'en', theme: 'light' },
  { language: 'zh-CN', theme: 'dark' },
] as const satisfies readonly Omit<View, 'width'>[];

/** `npm run test:a11y` checks each state in both views; `npm run test:slow` in one. */

const looks = STATES.flatMap(([name, width, reach], i) =>
  VIEWS.filter((_view, j) => FULL_SIZE || j === i % 2).map(
    (view) =>
      [`${name}, ${view.language} ${view.theme} ${width}`, { ...view, width }, reach] as const,
  ),
);

describe('XA-05 axe finds nothing in the frame', () => {
  let server: AppServer;
  let browser: Browser;
  let known: Known;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-a11y-shell'), CLOCK: 'manual' });
    browser = await launchBrowser();
    known = await prepareSite(server.url);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(looks)('XA-05 %s', async (_name, view, reach) => {
    const context = await openView(
      browser,
      server.url,
      view,
      storageFor({ path: '/', signedIn: true }, known),
    );
    const page = await context.newPage();
    await settle(page, '/resources/docs');
    await reach(page);
    const found = await axeFindings(page);
    await context.close();
    expect(found).toEqual([]);
  });
});

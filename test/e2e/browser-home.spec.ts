import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import {
  clippedTexts,
  launchBrowser,
  openPage,
  sidewaysScroll,
  untilQuiet,
} from '../support/browser.ts';
import { triedLooks } from '../support/test-size.ts';

const LOOKS = [
  { width: 1440, theme: 'light', language: 'en' },
  { width: 1440, theme: 'dark', language: 'zh-CN' },
  { width: 360, theme: 'light', language: 'zh-CN' },
  { width: 360, theme: 'dark', language: 'en' },
] as const;

describe('the home page in a browser', () => {
  let browser: Browser;
  let server: AppServer;
  beforeAll(async () => {
    const env = { DATA_DIR: temporaryFolder('toolyard-home'), CONTACT_WECHAT: 'toolyard-desk' };
    [server, browser] = await Promise.all([startApp(env), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const open = async (width: number, theme: string, language: string) => {
    const viewport = { width, height: 900 };
    const watched = await openPage(browser, { baseURL: server.url, viewport });
    await watched.page.addInitScript(
      ([look, words]) => {
        localStorage.setItem('theme', look!);
        localStorage.setItem('language', words!);
      },
      [theme, language],
    );
    return watched;
  };
  const card = (page: Page, title: string) => page.locator('article', { hasText: title });

  it('HO-06 HO-13 HO-14 three columns; hover and focus bring description and Get Started, and nothing moves', async () => {
    const watched = await open(1440, 'light', 'en');
    const { page } = watched;
    await page.goto('/');
    const data = card(page, 'Data Analysis');
    const words = [data.getByText('Nothing is uploaded'), data.getByText('Get Started')];
    const seen = () => Promise.all(words.map((each) => each.isVisible()));
    await data.waitFor();
    await page.getByText('Start with the tool you need today').waitFor();
    expect(await seen()).toEqual([false, false]);
    const before = await page.locator('footer').boundingBox();

    await data.hover();
    expect(await seen()).toEqual([true, true]);
    await page.mouse.move(0, 0);
    expect(await seen()).toEqual([false, false]);
    await data.getByRole('link').focus();
    expect(await seen()).toEqual([true, true]);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.locator('footer').boundingBox()).toEqual(before);

    const lefts = await page
      .locator('article')
      .evaluateAll((cards) => new Set(cards.map((it) => it.getBoundingClientRect().left)).size);
    expect(lefts).toBe(3);
    await watched.close();
  });

  it.each(triedLooks(LOOKS, 3))(
    'home, tools and about stand at $width px, $theme, $language: nothing sticks out, is cut off or breaks a rule',
    async ({ width, theme, language }) => {
      const watched = await open(width, theme, language);
      const { page, faults } = watched;
      const found: string[] = [];
      for (const path of ['/', '/tools', '/about']) {
        await page.goto(path);
        await untilQuiet(page);
        const sideways = await sidewaysScroll(page);
        if (sideways > 0) found.push(`${path}: ${sideways} px sideways`);
        found.push(...(await clippedTexts(page)).map((text) => `${path}: cut off: ${text}`));
      }
      expect([...found, ...faults]).toEqual([]);
      await watched.close();
    },
    60_000,
  );

  it('parts that come late are taken over in the words they were drawn with, then shown in the reader’s', async () => {
    const watched = await open(1440, 'light', 'zh-CN');
    const { page, faults } = watched;
    await page.route(/assets\/(?!index|frame|framework|rolldown|site-zh).*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    for (const [path, words] of [
      ['/', '值得信赖'],
      ['/about', '我们的使命'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: words }).waitFor();
      await page.getByText('微信：toolyard-desk').first().waitFor();
    }
    expect(faults).toEqual([]);
    await watched.close();
  });

  it('HO-24 the skeleton has the size of the tools that take its place', async () => {
    const watched = await open(1440, 'light', 'en');
    const { page } = watched;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/home/apps', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const section = page.locator('section', { hasText: 'Featured tools' });
    await section.getByRole('status', { name: 'Loading tools' }).waitFor();
    const before = await section.boundingBox();
    answer();
    await card(page, 'Code Generator').waitFor();
    expect(await section.boundingBox()).toEqual(before);
    await watched.close();
  });

  it.each([1440, 360])(
    'at %i px the plate of the last draw stands below the payoff; on a desktop at lower left, 24 px over the edge',
    async (width) => {
      const watched = await open(width, 'light', 'en');
      const { page } = watched;
      await page.goto('/');
      const plate = page.getByRole('link', { name: /^Draw verified/ });
      await plate.waitFor();
      const [payoff, it] = await Promise.all(
        [page.locator('figure').first(), plate].map(async (each) => (await each.boundingBox())!),
      );
      const { x, y, width: wide, height } = it!;
      expect(y).toBeGreaterThanOrEqual(payoff!.y + payoff!.height + 8);
      const bench = (await page.locator('figure').first().locator('..').boundingBox())!;
      const over = [bench.x - x, y + height - (bench.y + bench.height)].map(Math.round);
      expect(over).toEqual(width === 1440 ? [23, 23] : [0, 0]);
      expect(x + wide).toBeLessThanOrEqual(bench.x + bench.width);
      await watched.close();
    },
  );

  it('without the catalogue the message stands above the lottery card', async () => {
    const watched = await open(1440, 'light', 'en');
    const { page } = watched;
    await page.route('**/api/home/apps', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/');
    await page.getByText('Failed to load data from server. Showing default content.').waitFor();
    expect(await card(page, 'Lottery System').getByRole('link').getAttribute('href')).toBe(
      '/lottery',
    );
    await watched.close();
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { focused, tabTo, untilFocused } from '../support/keyboard.ts';
import { openPalette, PALETTE_FILE, raiseToast } from '../support/palette.ts';
import { prepareSite } from '../support/site-journey.ts';

let browser: Browser;
let server: AppServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  server = await startApp({ DATA_DIR: temporaryFolder('toolyard-keyboard'), CLOCK: 'manual' });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  watched = await openPage(browser, { baseURL: server.url });
  page = watched.page;
});

afterEach(async () => {
  const { faults } = watched;
  await watched.close();
  expect(faults).toEqual([]);
});

const site = async (path = '/') => {
  await page.goto(path);
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
};

describe('by keyboard alone', () => {
  it('XA-06 SH-24 the menus lead to a tool', async () => {
    await site();
    await page.getByRole('article').filter({ hasText: 'Options Deals' }).waitFor();
    await tabTo(page, 'Tools');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await untilFocused(page, 'Options Deals');
    await page.keyboard.press('ArrowDown');
    await untilFocused(page, /^Data Analysis/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tools/data-analysis');
    await untilFocused(page, 'Data Analysis');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('XA-04 the skip link leads past the header', async () => {
    await site();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  });

  it('XA-06 SH-32 the user menu leads to the settings', async () => {
    const { session } = await prepareSite(server.url);
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('userToken', token);
        localStorage.setItem('userInfo', user);
      },
      [session.token, JSON.stringify(session.user)] as const,
    );
    await site();
    await page.getByRole('button', { name: 'Account of 林晓' }).waitFor();
    await tabTo(page, 'Account of 林晓');
    await page.keyboard.press('ArrowDown');
    await untilFocused(page, 'Settings');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('XA-03 XA-06 the palette leads to a stock', async () => {
    await site('/about');
    await openPalette(page);
    await page.keyboard.type('微软');
    await page.getByRole('option', { name: /^MSFT Microsoft/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/options/stock/MSFT');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('XA-03 Escape closes the palette, and the focus is where it was', async () => {
    await site();
    await tabTo(page, 'Lottery');
    await openPalette(page);
    await page.keyboard.press('Escape');
    await untilFocused(page, 'Lottery');
  });

  it('TO-11 TO-12 XA-06 F8 leads to a toast’s action', async () => {
    await site();
    const toast = await raiseToast(page);
    await page.unroute(PALETTE_FILE);
    await page.keyboard.press('F8');
    await tabTo(page, 'Retry');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
      'combobox',
    );
    await toast.waitFor({ state: 'detached' });
  });

  it('XA-06 SH-36 on a phone the menu opens, leads on and gives the focus back', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await site();
    await tabTo(page, 'Open menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await untilFocused(page, 'Open menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Resources');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Tutorials/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/resources/tutorials');
    await untilFocused(page, 'Tutorials');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, newContext } from '../support/browser.ts';

const WORKER = /\/assets\/smile-worker-[^/]+\.js$/;

describe('the smile of a stock page', () => {
  let server: AppServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-smile') });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('is fitted in a worker', async () => {
    const watched = await openPage(browser, { locale: 'en-US' });
    await watched.page.goto(`${server.url}/options/stock/AAPL`);
    await watched.page.getByText(/^The fit \(SVI\) is off by/).waitFor();
    expect(watched.page.workers().map((worker) => worker.url())).toEqual([
      expect.stringMatching(WORKER),
    ]);
    await watched.close();
  });

  it('says so where the worker does not start, and the rest of the page stands', async () => {
    const context = await newContext(browser, { locale: 'en-US' });
    const page = await context.newPage();
    await page.route(WORKER, (route) => route.abort());
    await page.goto(`${server.url}/options/stock/AAPL`);
    await page.getByText('Couldn’t fit the smile. Reload the page to try again.').waitFor();
    expect(await page.getByRole('region', { name: 'Term structure' }).isVisible()).toBe(true);
    await context.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage } from '../support/browser.ts';

describe('from the home page to a payoff', () => {
  let server: AppServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-first-trade') });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(['Plan a trade', 'Plan a trade: Iron Condor'])(
    'one press of “%s” shows the payoff of four legs, its figures beside the chart',
    async (name) => {
      const watched = await openPage(browser, { locale: 'en-US' });
      const { page } = watched;
      await page.goto(server.url);
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('button', { name: /^Strategy: Iron condor/ }).waitFor();
      const chart = page.getByRole('img', { name: /profit|payoff/i }).first();
      await chart.waitFor();
      const results = await page.getByRole('region', { name: 'Results' }).boundingBox();
      const plot = await chart.boundingBox();
      expect(results!.x).toBeGreaterThan(plot!.x + plot!.width);
      expect(watched.faults).toEqual([]);
      await watched.close();
    },
  );
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Browser, Page } from 'playwright-core';
import {
  AlpacaServer,
  delayedMarket,
  STUB_KEY_ID as ALPACA_KEY_ID,
  STUB_SECRET as ALPACA_SECRET,
} from '../support/alpaca-server.ts';
import { axeFindings } from '../support/axe.ts';
import { launchBrowser, newContext, sidewaysScroll } from '../support/browser.ts';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const clock = { now: () => Date.now() };

let provider: PolygonServer;
let alpaca: AlpacaServer;
let api: TestApi;
let browser: Browser;

beforeAll(async () => {
  const source = simulatedMarket({ seed: 'provider', clock });
  provider = await new PolygonServer({ source, clock }).start();
  alpaca = await new AlpacaServer({ clock, source: delayedMarket(clock) }).start();
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await provider?.stop();
  await alpaca?.stop();
});
// A test that fails leaves its provider behind.
beforeEach(async () => {
  api = await openTestApi({
    environment: {
      POLYGON_BASE_URL: provider.baseUrl,
      ALPACA_DATA_URL: alpaca.baseUrl,
      ALPACA_TRADING_URL: alpaca.baseUrl,
    },
  });
}, 180_000);
afterEach(() => api?.close());

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const spyBadge = (page: Page, text: string) =>
  page.getByRole('region', { name: /SPY/ }).getByText(text, { exact: true }).waitFor();

async function signIn(page: Page): Promise<void> {
  const { username } = await addOperator(api, 'superadmin');
  await page.goto('/admin/market');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(OPERATOR_PASSWORD);
  await press(page, 'Sign in');
  await page.getByText('Simulated market', { exact: true }).waitFor();
}

async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page, { within: 'main' })).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('an operator chooses Alpaca and enters its key, and the badge of the market page changes to Alpaca', async () => {
  const context = await newContext(browser, { baseURL: api.url });
  const page = await context.newPage();
  const market = await context.newPage();
  await market.goto('/options/market');
  await spyBadge(market, 'Simulated data');

  await signIn(page);
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Alpaca');
  await field(page, 'Key ID').fill(ALPACA_KEY_ID);
  await field(page, 'Secret key').fill('a-secret-with-a-typing-error');
  await press(page, 'Check key');
  await page.getByText('doesn’t accept this key').waitFor();
  await field(page, 'Secret key').fill(ALPACA_SECRET);
  await press(page, 'Check key');
  await page.getByText('The key works, option chains included.').waitFor();
  await press(page, 'Save key');
  await page.getByText('Key saved. Prices now come from Alpaca.').first().waitFor();
  await isAccessible(page);
  expect(await page.content()).not.toContain(ALPACA_SECRET);

  await market.reload();
  await spyBadge(market, 'Alpaca');

  await press(page, 'Remove key');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
  await page.getByText('Key removed').first().waitFor();
  await market.reload();
  await spyBadge(market, 'Simulated data');
  await context.close();
}, 240_000);

it('an operator enters a key, and the badge of the market page changes from simulated to the provider’s', async () => {
  const context = await newContext(browser, { baseURL: api.url });
  const page = await context.newPage();
  const market = await context.newPage();
  await market.goto('/options/market');
  await spyBadge(market, 'Simulated data');

  await signIn(page);
  await isAccessible(page);

  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Paid');
  await field(page, 'API key').fill('a-key-with-a-typing-error');
  await press(page, 'Check key');
  await page.getByText('doesn’t accept this key').waitFor();
  await field(page, 'API key').fill(STUB_KEY);
  await press(page, 'Check key');
  await page.getByText('The key works, option chains included.').waitFor();
  await press(page, 'Save key');
  await page.getByText('Key saved. Prices now come from Polygon.').first().waitFor();

  await market.reload();
  await spyBadge(market, 'Polygon');
  await press(page, 'Refresh');
  await page.getByRole('rowheader', { name: 'bars' }).waitFor();
  await isAccessible(page);
  expect(await page.content()).not.toContain(STUB_KEY);

  provider.fault = () => 'badKey';
  await press(page, 'Check this key');
  await page.getByText('doesn’t accept this key').waitFor();
  await market.goto('/options/stock/GE');
  await market
    .getByRole('button', { name: /Retry|again/ })
    .first()
    .waitFor();
  expect(new URL(market.url()).pathname).toBe('/options/stock/GE');
  await context.close();
}, 240_000);

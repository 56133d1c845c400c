import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { freePort, startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { chainFolder, quotesOf } from '../support/chain-file.ts';
import {
  chooseCondor,
  chooseContracts,
  register,
  savedCondor,
  signIn,
  simulatedPlan,
  type Plan,
} from '../support/wizard-journey.ts';

const PERSON = { name: '林晓', email: 'newcomer@example.com', password: 'a-long-pass-1' };
const folder = chainFolder();
if (!folder)
  console.log('skipped: the chain file needs REFERENCE_DIR; the journey runs on the simulator');

/** `+$1,246.20`: the whole strategy's dollars as the screens write them, from whole cents. */
const written = (cents: number): string => {
  const dollars = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US');
  const rest = Math.abs(cents) % 100;
  return `${cents < 0 ? '−' : '+'}$${dollars}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
};

/** A price a share from whole cents. */
const price = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Tenths of a percent, rounded half up in integers. */
const percent = (part: number, whole: number): string => {
  const tenths = Math.floor((2000 * part + whole) / (2 * whole));
  return `${Math.floor(tenths / 10)}.${tenths % 10}%`;
};

/** The value beside a name in a list of figures. */
const figure = async (page: Page, name: string): Promise<string> =>
  (
    await page
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .first()
      .locator('xpath=following-sibling::dd[1]')
      .innerText()
  )
    .replace(/\s+/g, ' ')
    .trim();

const figures = async (page: Page) => ({
  maxProfit: await figure(page, '最大盈利'),
  maxLoss: await figure(page, '最大亏损'),
  breakevens: await figure(page, '盈亏平衡点'),
  roi: await page.getByRole('meter', { name: '风险回报率' }).first().getAttribute('aria-valuetext'),
});

/** What the four quotes on screen say, in whole cents: put bought, put sold, call sold, call bought. */
async function premiums(page: Page): Promise<number[]> {
  const fields = await page.getByRole('textbox', { name: /的权利金$/ }).all();
  return Promise.all(
    fields.map(async (field) => Math.round(Number(await field.inputValue()) * 100)),
  );
}

describe('a newcomer plans, saves and finds a strategy again', () => {
  let browser: Browser;
  let server: AppServer;
  let watched: WatchedPage;
  let port: number;
  const data = temporaryFolder('toolyard-journey');
  const env = { DATA_DIR: data, ...(folder ? { CHAIN_FILES_DIR: folder } : {}) };

  beforeAll(async () => {
    port = await freePort();
    server = await startApp(env, port);
    browser = await launchBrowser();
    watched = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('WZ-21 OM-05 PO-04 registers, plans an iron condor, saves it, and it outlives signal 9', async () => {
    const { page } = watched;
    await register(page, PERSON);
    const plan: Plan = folder
      ? {
          symbol: 'MSFT@2021-11-22',
          expiry: '2021-12-17',
          expiryName: /12月17日/,
          strikes: [320, 330, 355, 365],
        }
      : await simulatedPlan(server.url);
    await chooseCondor(page, plan);
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await chooseContracts(page, plan);

    const [longPut = 0, shortPut = 0, shortCall = 0, longCall = 0] = await premiums(page);
    if (folder) {
      const quotes = quotesOf(folder, '2021-12-17');
      expect([longPut, shortPut, shortCall, longCall]).toEqual([
        quotes.get('put 320')?.ask,
        quotes.get('put 330')?.bid,
        quotes.get('call 355')?.bid,
        quotes.get('call 365')?.ask,
      ]);
    }
    const credit = shortPut + shortCall - longPut - longCall;
    const [k1, k2, k3, k4] = plan.strikes.map((strike) => Math.round(strike * 100)) as [
      number,
      number,
      number,
      number,
    ];
    const wing = Math.max(k2 - k1, k4 - k3);
    const expected = {
      maxProfit: written(credit * 100),
      maxLoss: written(-(wing - credit) * 100),
      breakevens: `${price(k2 - credit)} ${price(k3 + credit)}`,
      roi: percent(credit, wing - credit),
    };
    expect(await figures(page)).toEqual(expected);

    await page.getByRole('button', { name: '保存策略' }).click();
    await page.waitForURL('**/options/strategies');
    await savedCondor(page).click();
    expect(await figures(page)).toEqual(expected);
    const address = page.url();

    await server.stop('SIGKILL');
    server = await startApp(env, port);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: '登录' }).click();
    await signIn(page, PERSON);
    await page.waitForURL(address);
    expect(await figures(page)).toEqual(expected);
    expect(watched.faults).toEqual([]);
  }, 180_000);
});

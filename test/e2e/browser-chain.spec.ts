import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { chooseCondor, simulatedPlan } from '../support/wizard-journey.ts';

const SETTLED = 150;

interface ServedChain {
  readonly currentPrice: number;
  readonly calls: readonly { readonly strike: number; readonly symbol: string }[];
}

describe('the option chain as a browser lays it out', () => {
  let browser: Browser;
  let server: AppServer;
  let watched: WatchedPage;
  let page: Page;
  let grid: Locator;
  let box: Locator;
  let chain: ServedChain;
  let strikes: number[];

  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-chain') });
    browser = await launchBrowser();
    watched = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
    page = watched.page;
    grid = page.getByRole('grid');
    box = grid.locator('xpath=..');
    const plan = await simulatedPlan(server.url);
    await chooseCondor(page, plan);
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('radio', { name: plan.expiryName }).click();
    await page.getByRole('grid', { name: new RegExp(plan.expiry) }).waitFor();
    const answer = await fetch(`${server.url}/api/options/chain/MSFT?expiry=${plan.expiry}`);
    chain = ((await answer.json()) as { data: ServedChain }).data;
    strikes = chain.calls.map(({ strike }) => strike);
  }, 120_000);

  /** A reload keeps the step and the legs, and gives the near view a new window. */
  beforeEach(async () => {
    await page.reload();
    await grid.waitFor();
    const clear = page.getByRole('button', { name: '全部清除' });
    if (await clear.isEnabled()) await clear.click();
    await pressed('平值');
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const shown = async (): Promise<number[]> =>
    (await grid.locator('th[scope=row]').allInnerTexts()).map(Number);
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const settled = () => page.waitForTimeout(SETTLED);
  const measures = () =>
    box.evaluate(({ clientHeight, scrollHeight, scrollTop }) => ({
      clientHeight,
      scrollHeight,
      scrollTop,
    }));
  /** Puts the box so many pixels from its top, or from its bottom, and lets it settle. */
  const scrolledTo = async (pixels: number, from: 'top' | 'bottom') => {
    await box.evaluate(
      (element, [to, edge]) => {
        element.scrollTop = edge === 'top' ? to : element.scrollHeight - element.clientHeight - to;
      },
      [pixels, from] as const,
    );
    await settled();
  };

  it('CH-03 the near view holds the 7 strikes below the price and the 8 at or above it', async () => {
    const above = strikes.findIndex((strike) => strike >= chain.currentPrice);
    expect(await shown()).toEqual(strikes.slice(above - 7, above + 8));
    expect(await shown()).toHaveLength(15);
  });

  it('CH-02 CH-04 the other view holds every strike, and near brings the 15 back', async () => {
    await pressed('全部');
    expect(await shown()).toEqual(strikes);
    await pressed('平值');
    expect(await shown()).toHaveLength(15);
  });

  it('CH-11 the table ends at 24 rem and scrolls by itself', async () => {
    const { clientHeight, scrollHeight } = await measures();
    expect(clientHeight).toBe(384);
    expect(scrollHeight).toBeGreaterThan(15 * 40);
    const before = await page.evaluate(() => scrollY);
    await box.hover();
    await page.mouse.wheel(0, 30);
    await settled();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('CH-11 rows that the table scrolls away do not lengthen the page', async () => {
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const near = await pageHeight();
    await pressed('全部');
    await settled();
    const { clientHeight, scrollHeight } = await measures();
    expect(scrollHeight).toBeGreaterThan(near);
    // All strikes have a box of their own, as high as the window allows.
    expect(clientHeight).toBeLessThan(await page.evaluate(() => innerHeight));
    expect(clientHeight).toBeGreaterThan(384);
    expect(await pageHeight()).toBe(near + clientHeight - 384);
  });

  it('at first the strikes flow with the page: the wings of a condor stand below the head, without a box to scroll', async () => {
    for (const height of [900, 1080]) {
      await page.setViewportSize({ width: 1920, height });
      await pressed('±1.5 预期波动');
      await settled();
      const { clientHeight, scrollHeight } = await measures();
      expect(scrollHeight).toBe(clientHeight);
      const rows = await shown();
      expect(rows.length).toBeGreaterThanOrEqual(10);
      const last = grid.getByRole('rowheader', { name: String(rows.at(-1)), exact: true });
      await last.scrollIntoViewIfNeeded();
      const head = (await grid.locator('thead').boundingBox())!;
      expect(head.y).toBeGreaterThanOrEqual(0);
      expect(head.y).toBeLessThan(height / 4);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('more columns than fit scroll sideways in a box, beside the strikes, and the page does not', async () => {
    await page.getByRole('button', { name: '列', exact: true }).click();
    for (const name of ['中间价', 'Gamma', '成交量', '持仓量', '到期实值概率'])
      await page.getByRole('menuitemcheckbox', { name }).click();
    await page.keyboard.press('Escape');
    await settled();
    const { scrollWidth, clientWidth } = await box.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBeGreaterThan(clientWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => innerWidth),
    );
    await box.evaluate((element) => (element.scrollLeft = 0));
    const strike = (await grid.locator('th[scope=row]').nth(7).boundingBox())!;
    const frame = (await box.boundingBox())!;
    expect(strike.x + strike.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    await page.getByRole('button', { name: '列', exact: true }).click();
    await page.getByRole('menuitem', { name: '恢复默认列' }).click();
  });

  it('CH-21 at rest nothing loads: the price stands in the middle, away from both zones', async () => {
    await settled();
    const { clientHeight, scrollHeight, scrollTop } = await measures();
    expect(await shown()).toHaveLength(15);
    expect(scrollTop).toBeGreaterThan(50);
    expect(scrollHeight - clientHeight - scrollTop).toBeGreaterThan(100);
    const spot = grid.locator('tr[aria-label]');
    const middle = await box.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      return (top + head + bottom) / 2;
    });
    const at = await spot.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(at - middle)).toBeLessThanOrEqual(1);
  });

  it('CH-07 at 51 px from the top and at 101 px from the bottom nothing loads', async () => {
    await scrolledTo(51, 'top');
    expect(await shown()).toHaveLength(15);
    await scrolledTo(101, 'bottom');
    expect(await shown()).toHaveLength(15);
  });

  it('CH-05 at 50 px from the top 10 lower strikes come, once', async () => {
    const [lowest = 0] = await shown();
    await scrolledTo(50, 'top');
    const at = strikes.indexOf(lowest);
    expect(await shown()).toEqual(strikes.slice(at - 10, at + 15));
  });

  it('CH-06 at 100 px from the bottom 10 higher strikes come, once', async () => {
    const [lowest = 0] = await shown();
    await scrolledTo(100, 'bottom');
    const at = strikes.indexOf(lowest);
    expect(await shown()).toEqual(strikes.slice(at, at + 25));
  });

  it('CH-08 only the side that is looked at grows', async () => {
    await pressed('看涨');
    await scrolledTo(50, 'top');
    expect(await shown()).toHaveLength(25);
    await pressed('看跌');
    expect(await shown()).toHaveLength(15);
    await scrolledTo(100, 'bottom');
    expect(await shown()).toHaveLength(25);
    const puts = await shown();
    await pressed('看涨');
    expect(await shown()).toHaveLength(25);
    expect(await shown()).not.toEqual(puts);
  });

  it('CH-09 the row under the pointer stays where it is while lower strikes come above it', async () => {
    const tops = await box.evaluate(async (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      element.scrollTop = 50;
      const row = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('tr');
      const seen: number[] = [];
      for (let frame = 0; frame < 30; frame++) {
        seen.push(row?.getBoundingClientRect().top ?? NaN);
        await new Promise((next) => requestAnimationFrame(next));
      }
      return seen;
    });
    expect(await shown()).toHaveLength(25);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  });

  it('CH-09 a turn of the wheel into the zone moves the row under the pointer by that turn alone', async () => {
    const row = grid.locator('tbody tr:has(button)').nth(7);
    const strike = await row.locator('th').innerText();
    const same = grid.locator('tr', { has: page.locator(`th:text-is("${strike}")`) });
    const before = (await row.boundingBox())?.y ?? NaN;
    await row.hover({ position: { x: 5, y: 5 } });
    await page.mouse.wheel(0, -80);
    await settled();
    expect(await shown()).toHaveLength(25);
    const after = (await same.boundingBox())?.y ?? NaN;
    expect(Math.abs(after - before - 80)).toBeLessThanOrEqual(1);
  });

  it('CH-10 loading stops at both ends of the chain', async () => {
    const most = Math.ceil(strikes.length / 10) + 1;
    for (let n = 0; n < most; n++) await scrolledTo(0, 'top');
    expect((await shown())[0]).toBe(strikes[0]);
    for (let n = 0; n < most; n++) await scrolledTo(0, 'bottom');
    expect(await shown()).toEqual(strikes);
    await scrolledTo(0, 'top');
    expect(await shown()).toEqual(strikes);
  });

  it('CH-13 CH-14 XA-06 arrows walk over the quotes, B buys and S sells the focused contract', async () => {
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell'] ?? '');
    await grid.locator('button[tabindex="0"]').focus();
    const [start = ''] = (await focused()).split(':');
    await page.keyboard.press('ArrowDown');
    const [below = ''] = (await focused()).split(':');
    const symbols = chain.calls.map(({ symbol }) => symbol);
    expect(symbols.indexOf(below)).toBe(symbols.indexOf(start) + 1);
    const { strike } = chain.calls[symbols.indexOf(below)] ?? { strike: NaN };
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(`${start}:long`);
    await page.keyboard.press('s');

    const legs = page.getByRole('table', { name: '已选合约' }).locator('tbody tr');
    expect(await legs.count()).toBe(2);
    expect(await legs.nth(0).innerText()).toContain(`买入 ${strike} 看涨`);
    expect(await legs.nth(1).innerText()).toContain('卖出');
    const pressedCells = await grid
      .locator('button[data-chosen]')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['cell']));
    expect(pressedCells.sort()).toEqual([`${start}:short`, `${below}:long`].sort());
  });

  it('brings no report of the content policy and no error of a script', () =>
    expect(watched.faults).toEqual([]));
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { settled } from '../support/eventually.ts';
import { chooseCondor, showStrikes, simulatedPlan } from '../support/wizard-journey.ts';

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
    await page.setViewportSize({ width: 1440, height: 1080 });
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
    await showStrikes(page, '平值');
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const shown = async (): Promise<number[]> =>
    (await grid.locator('th[scope=row]').allInnerTexts()).map(Number);
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Rows are added after a scroll, and the window scrolls to the price after a view is chosen. */
  const untilStill = () =>
    settled(async () => [await measures(), await grid.locator('th[scope=row]').count()]);
  const measures = () =>
    box.evaluate(({ clientHeight, scrollHeight, scrollTop }) => ({
      clientHeight,
      scrollHeight,
      scrollTop,
    }));
  /** Pixels between the line of the spot and the middle of the window below its head. */
  const spotOffCentre = async (): Promise<number> => {
    const middle = await box.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      return (top + head + bottom) / 2;
    });
    const spot = grid.locator('tr[aria-label]');
    return Math.abs((await spot.evaluate((row) => row.getBoundingClientRect().top)) - middle);
  };
  /** Puts the box so many pixels from its top, or from its bottom, and lets it settle. */
  const scrolledTo = async (pixels: number, from: 'top' | 'bottom') => {
    await box.evaluate(
      (element, [to, edge]) => {
        element.scrollTop = edge === 'top' ? to : element.scrollHeight - element.clientHeight - to;
      },
      [pixels, from] as const,
    );
    await untilStill();
  };

  it('CH-03 the near view holds the 7 strikes below the price and the 8 at or above it', async () => {
    const above = strikes.findIndex((strike) => strike >= chain.currentPrice);
    expect(await shown()).toEqual(strikes.slice(above - 7, above + 8));
    expect(await shown()).toHaveLength(15);
  });

  it('CH-02 CH-04 the other view holds every strike, and near brings the 15 back', async () => {
    await showStrikes(page, '全部');
    expect(await shown()).toEqual(strikes);
    await showStrikes(page, '平值');
    expect(await shown()).toHaveLength(15);
  });

  it('CH-11 the table ends at 24 rem and scrolls by itself', async () => {
    const { clientHeight, scrollHeight } = await measures();
    expect(clientHeight).toBe(384);
    expect(scrollHeight).toBeGreaterThan(15 * 40);
    const before = await page.evaluate(() => scrollY);
    await box.hover();
    await page.mouse.wheel(0, 30);
    await untilStill();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('CH-11 every view has the same window, with the price in its middle, and the page keeps its height', async () => {
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const near = await pageHeight();
    for (const view of ['全部', '±1.5 预期波动', '40']) {
      await showStrikes(page, view);
      await untilStill();
      expect((await measures()).clientHeight).toBe(384);
      expect(await pageHeight()).toBe(near);
      expect(await spotOffCentre()).toBeLessThanOrEqual(1);
    }
  });

  it('in a window of 900 px the four chosen legs stand under the chain in the first screen, and those out of view are named', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await showStrikes(page, '±1.5 预期波动');
    await page.getByRole('button', { name: '从期权链自动填入' }).click();
    await untilStill();
    const legs = page.getByRole('table', { name: '已选合约' }).locator('tbody tr');
    expect(await legs.count()).toBe(4);
    const last = (await legs.nth(3).boundingBox())!;
    const foot = (await page.locator('main footer').last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(foot.y);
    expect((await grid.locator('xpath=ancestor::section').boundingBox())!.height).toBeLessThan(450);

    const strip = page.getByText(/^买入 \d+ 看跌 ×1/);
    const [longPut = ''] = await legs.locator('th').allInnerTexts();
    expect(await strip.innerText()).toContain(longPut.trim());
    await scrolledTo(0, 'top');
    expect(await strip.count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 1080 });
  });

  it('on the page of the stock the strikes flow with the page, below a head that stays', async () => {
    const stock = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
    await stock.page.goto('/options/stock/MSFT');
    const flowing = stock.page.getByRole('grid');
    await flowing.waitFor();
    for (const height of [900, 1080]) {
      await stock.page.setViewportSize({ width: 1920, height });
      await showStrikes(stock.page, '±1.5 预期波动');
      await settled(() => flowing.locator('th[scope=row]').count());
      const [client, scroll] = await flowing
        .locator('xpath=..')
        .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
      expect(scroll).toBe(client);
      const rows = flowing.locator('th[scope=row]');
      expect(await rows.count()).toBeGreaterThanOrEqual(10);
      await rows.last().scrollIntoViewIfNeeded();
      const head = (await flowing.locator('thead').boundingBox())!;
      expect(head.y).toBeGreaterThanOrEqual(0);
      expect(head.y).toBeLessThan(height / 4);
    }
    await stock.close();
  });

  it('more columns than fit scroll sideways in a box, beside the strikes, and the page does not', async () => {
    await page.getByRole('button', { name: '列', exact: true }).click();
    for (const name of ['中间价', 'Gamma', '成交量', '持仓量', '到期实值概率'])
      await page.getByRole('menuitemcheckbox', { name }).click();
    await page.keyboard.press('Escape');
    await untilStill();
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
    await untilStill();
    const { clientHeight, scrollHeight, scrollTop } = await measures();
    expect(await shown()).toHaveLength(15);
    expect(scrollTop).toBeGreaterThan(50);
    expect(scrollHeight - clientHeight - scrollTop).toBeGreaterThan(100);
    expect(await spotOffCentre()).toBeLessThanOrEqual(1);
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
    await untilStill();
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

  it('wizard and builder without a stock begin with SPY: six priced strategies in the first screen, three in a row', async () => {
    const fresh = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
    await fresh.page.goto('/options/wizard');
    const cards = fresh.page.getByRole('tabpanel').locator(':scope > div');
    await cards
      .filter({ hasText: /[−+]\$/ })
      .nth(5)
      .waitFor();
    expect(await cards.count()).toBe(13);
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(new Set(tops.slice(0, 6)).size).toBe(2);
    const sixth = (await cards.nth(5).boundingBox())!;
    const foot = (await fresh.page.locator('main footer').last().boundingBox())!;
    expect(sixth.y + sixth.height).toBeLessThanOrEqual(foot.y);

    await fresh.page.goto('/options/builder');
    await fresh.page.getByRole('button', { name: /^股票：SPY/ }).waitFor();
    expect((await fresh.page.getByRole('tablist').boundingBox())!.y).toBeLessThan(420);
    await fresh.page.getByRole('button', { name: '铁鹰式', exact: true }).click();
    await fresh.page.getByRole('button', { name: /^策略：铁鹰式/ }).waitFor();
    await fresh.close();
  });

  it('the page of a contract has the figures of the chain, full tables and two columns of one height', async () => {
    const call = chain.calls.find(({ strike }) => strike >= chain.currentPrice)!;
    const contract = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
    await contract.page.goto(`/options/option/${call.symbol}`);
    const region = (name: string) => contract.page.getByRole('region', { name, exact: true });
    await region('希腊字母').getByText('Delta', { exact: false }).first().waitFor();
    expect(await contract.page.locator('main').innerText()).not.toContain('--');
    for (const name of ['价格变动', '成交明细'])
      expect(await region(name).locator('tbody tr').count()).toBe(5);
    const endOf = async (name: string): Promise<number> => {
      const place = (await region(name).boundingBox())!;
      return place.y + place.height;
    };
    const ends = [await endOf('希腊字母'), await endOf('成交明细')];
    expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThanOrEqual(80);
    await contract.close();
  });

  it('brings no report of the content policy and no error of a script', () =>
    expect(watched.faults).toEqual([]));
});

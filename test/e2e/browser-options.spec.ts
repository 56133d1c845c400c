import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { person } from '../support/visitor.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { register, signIn } from '../support/wizard-journey.ts';

/** Wednesday, 10:30 in New York. */
const WEDNESDAY = Date.UTC(2026, 2, 4, 15, 30);
const DAY = 86_400_000;
const STRIKE = /^(买入|卖出) [\d.]+ 看跌 的行权价$/;

interface Fill {
  readonly side: 'buy' | 'sell';
  readonly contracts: number;
  readonly multiplier: number;
  readonly price: number;
  readonly commission: number;
}
interface Trade {
  readonly status: string;
  readonly capital: number;
  readonly steps: readonly { readonly kind: string; readonly fills: readonly Fill[] }[];
}
interface Chain {
  readonly currentPrice: number;
  readonly puts: readonly { readonly strike: number; readonly bid: number }[];
}

let browser: Browser;
let api: TestApi;
let watched: WatchedPage;
let page: Page;
const open: WatchedPage[] = [];

beforeAll(async () => {
  api = await openTestApi({ settings: { manualClock: true } });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await api?.close();
});

beforeEach(async () => {
  watched = await another();
  page = watched.page;
  await moveTo(WEDNESDAY);
});

afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map((each) => each.close()));
  expect(faults).toEqual([]);
});

async function another(): Promise<WatchedPage> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const made = await openPage(browser, { baseURL: api.url, locale: 'zh-CN', permissions });
  open.push(made);
  return made;
}

/** The server and whoever looks have the same time. */
async function moveTo(now: number): Promise<void> {
  await api.call
    .post('/api/test/clock')
    .send({ now: new Date(now).toISOString() })
    .expect(204);
  for (const each of open) await each.page.clock.setFixedTime(now);
}

/** What came in or went out, in ten-thousandths of a dollar, so that sums are exact. */
const cashOf = ({ side, contracts, multiplier, price, commission }: Fill): number =>
  (side === 'buy' ? -1 : 1) * contracts * multiplier * Math.round(price * 10_000) -
  Math.round(commission * 10_000);
/** `−$1,246.20` or `▼ −3.1%` as a number. */
const numberIn = (written = ''): number =>
  Number(written.replace('−', '-').replace(/[^\d.-]/g, ''));

const read = async <T>(path: string): Promise<T> => {
  const answer = await api.call.get(path).expect(200);
  return (answer.body as { data: T }).data;
};
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
/** Waits for what the figures say, so that nothing is read while it is still moving. */
const figuresIn = async (at: Page): Promise<string> => {
  const results = at.getByRole('region', { name: '结果', exact: true });
  await results.getByText('期望盈亏').waitFor();
  return results.innerText();
};
/** What stands in the fields of all legs; those of a leg are all there once it is the active one. */
async function fieldsIn(at: Page): Promise<string[]> {
  const legs = at.getByRole('region', { name: '合约腿', exact: true });
  const valuesOf = (fields: Locator) =>
    fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  const values = await valuesOf(legs.locator('input:not(li input)'));
  for (const leg of await legs.getByRole('listitem').all()) {
    await leg.getByText(/^[买卖]/).click();
    await leg.getByRole('combobox').first().waitFor();
    values.push(...(await valuesOf(leg.locator('input, select'))));
  }
  return values;
}
/** Waits until the other page says what this one says: figures follow their legs when there is time. */
async function sayTheSame(theirs: Page, on: (at: Page) => Promise<unknown>): Promise<void> {
  await eventually(
    async () => [await on(theirs), await on(page)],
    ([one, other]) => isDeepStrictEqual(one, other),
  );
}
const copied = async (): Promise<string> => {
  await page.getByText('链接已复制').first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};
const status = (name: string) => page.locator('header').getByText(name, { exact: true }).waitFor();

describe('a trade from the search to its result', () => {
  it('found, planned, shared, opened, rolled, assigned and sold; its return is the sum of its cash flows', async () => {
    const mei = person('journey');
    await register(page, mei);
    await page.goto('/options/market');
    await page.getByRole('searchbox', { name: '搜索股票' }).fill('microsoft');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^MSFT/ }).first().click();
    await page.getByRole('heading', { level: 1, name: /^MSFT/ }).waitFor();
    await page.getByRole('link', { name: '在构建器中打开' }).first().click();

    const expiries = await read<{ expiry: string; daysToExpiry: number }[]>(
      '/api/options/expiries/MSFT',
    );
    const at = expiries.findIndex(({ daysToExpiry }) => daysToExpiry >= 9);
    const expiry = expiries[at]?.expiry ?? '';
    const { currentPrice, puts } = await read<Chain>(`/api/options/chain/MSFT?expiry=${expiry}`);
    const below = puts.filter(({ strike, bid }) => strike < currentPrice && bid > 0);
    const [sold, bought] = [below.at(-3)?.strike ?? 0, below.at(-8)?.strike ?? 0];
    await page.getByRole('radio').nth(at).click();
    for (const [kind, strike, quantity] of [
      ['卖出看跌', sold, '-2'],
      ['买入看跌', bought, '2'],
    ] as const) {
      await button('添加合约腿').click();
      await page.getByRole('menuitem', { name: kind }).click();
      const row = page
        .getByRole('region', { name: '合约腿', exact: true })
        .getByRole('listitem')
        .last();
      await row.getByRole('textbox', { name: STRIKE }).fill(String(strike));
      await page.keyboard.press('Enter');
      await row
        .getByRole('textbox', { name: `${kind.slice(0, 2)} ${strike} 看跌 的数量` })
        .fill(quantity);
      await page.keyboard.press('Enter');
    }
    await page.getByLabel('每张佣金').fill('0.65');
    await page.keyboard.press('Enter');
    await page.getByText('共 $2.60').waitFor();
    await button('分享').click();
    await page.getByRole('menuitem', { name: '复制链接' }).click();
    const link = await copied();

    const { page: theirs } = await another();
    await theirs.clock.setFixedTime(WEDNESDAY);
    await theirs.goto(link);
    await sayTheSame(theirs, figuresIn);
    await sayTheSame(theirs, fieldsIn);
    expect(await fieldsIn(theirs)).toHaveLength(13);
    await button('登录并保存', theirs).first().waitFor();

    await button('保存策略').first().click();
    await page.waitForURL('**/options/position/*');
    await button('开仓').click();
    for (const field of await dialog('开仓')
      .getByLabel(/ 的佣金合计$/)
      .all())
      await field.fill('1.30');
    await button('开仓', dialog('开仓')).click();
    await status('进行中');

    await moveTo(WEDNESDAY + 5 * DAY);
    await page.reload();
    await button('调整策略').click();
    const deep = puts.filter(({ strike }) => strike > currentPrice * 1.06)[0]?.strike ?? 0;
    const roll = dialog('调整策略');
    await roll.getByLabel('行权价', { exact: true }).selectOption(String(deep));
    const rolledTo = await roll.getByLabel('到期日', { exact: true }).inputValue();
    for (const field of await roll.getByLabel(/ 的佣金合计$/).all()) await field.fill('1.30');
    await button('调整策略', roll).click();
    await roll.waitFor({ state: 'detached' });

    await moveTo(Date.parse(`${rolledTo}T15:30:00Z`) + 3 * DAY);
    const address = page.url();
    await page.goto('/auth/login');
    await signIn(page, mei);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(address);
    const due = page.getByRole('region', { name: '已到期，待结算' });
    await due.getByText(`收到 200 股`).waitFor();
    await button('结算', due).click();
    await due.waitFor({ state: 'detached' });
    await button('平仓').click();
    await dialog('平仓')
      .getByLabel(/ 的佣金合计$/)
      .fill('1.30');
    const answered = page.waitForResponse('**/close');
    await button('平仓', dialog('平仓')).click();
    await status('已完成');

    const trade = ((await (await answered).json()) as { data: Trade }).data;
    expect(trade.steps.map(({ kind }) => kind)).toEqual([
      'opened',
      'rolled',
      'expired',
      'assigned',
      'closed',
    ]);
    const total = trade.steps
      .flatMap(({ fills }) => fills)
      .reduce((sum, fill) => sum + cashOf(fill), 0);
    const result = page.locator('dt', { hasText: '已实现盈亏' }).locator('xpath=../dd');
    const [dollars, percent] = await result.getByRole('button').allInnerTexts();
    expect(Math.round(numberIn(dollars) * 100)).toBe(total / 100);
    expect(numberIn(percent)).toBe(Number((total / 100 / trade.capital).toFixed(2)));
  }, 120_000);
});

describe('by keyboard alone', () => {
  it('a strategy is built, shared, opened, adjusted and closed', async () => {
    await register(page, person('keys'));
    await page.goto('/options/builder');
    await button(/^股票：SPY/).waitFor();
    await tabTo(page, /^股票：SPY/);
    await press(page, 'Enter');
    await page.getByRole('searchbox', { name: '搜索股票' }).waitFor();
    await page.keyboard.type('MSFT');
    await press(page, 'Enter');
    await page.getByRole('button', { name: /^选择 MSFT / }).waitFor();
    await tabTo(page, /^选择 MSFT /);
    await press(page, 'Enter');
    await button(/^股票：MSFT/).waitFor();
    await tabTo(page, /^全部/);
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    await tabTo(page, '垂直价差');
    await press(page, 'Enter');
    const before = await figuresIn(page);
    await tabTo(page, /^卖出 .*到期$/);
    await press(page, 'ArrowRight', 'Enter');
    await page.waitForFunction(
      (said) => document.querySelector<HTMLElement>('[aria-label="结果"]')?.innerText !== said,
      before,
    );
    await tabTo(page, '分享', 'Shift+Tab');
    // The first entry copies the link.
    await press(page, 'Enter', 'Enter');
    expect(await copied()).toContain('/options/builder?plan=');
    await tabTo(page, '保存策略');
    await press(page, 'Enter');
    await page.waitForURL('**/options/position/*');
    await button('开仓').waitFor();
    await tabTo(page, '开仓');
    await press(page, 'Enter');
    await dialog('开仓').waitFor();
    await tabTo(page, / 的佣金合计$/);
    await page.keyboard.type('0.65');
    await press(page, 'Enter');
    await status('进行中');
    await tabTo(page, '调整策略');
    await press(page, 'Enter');
    await dialog('调整策略').waitFor();
    await tabTo(page, '行权价');
    await press(page, 'ArrowUp');
    await tabTo(page, '调整策略');
    await press(page, 'Enter');
    await dialog('调整策略').waitFor({ state: 'detached' });
    await tabTo(page, '平仓');
    await press(page, 'Enter');
    await dialog('平仓').waitFor();
    await press(page, 'Escape');
    await dialog('平仓').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.ariaLabel === '平仓');
    await press(page, 'Enter');
    await dialog('平仓').waitFor();
    await tabTo(page, '平仓');
    await press(page, 'Enter');
    await status('已完成');
  }, 120_000);
});

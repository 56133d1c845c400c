import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { person } from '../support/visitor.ts';
import { register } from '../support/wizard-journey.ts';

/** Wednesday, 11:30 in New York. */
const WEDNESDAY = Date.UTC(2026, 3, 15, 15, 30);
const MINUTE = 60_000;
const DAY = 86_400_000;
const STRIKE = /^(买入|卖出) [\d.]+ 看跌 的行权价$/;
/** Fills of yesterday, dollars per share, and the fee of each leg; the ledger below is their sum. */
const OPENED = { sold: 4.35, bought: 2.1, fee: 1.3 };
const ROLLED = { closed: 3.05, opened: 5.2, fee: 1.3 };
const CORRECTED_SOLD = 4.4;
/** Two contracts of a hundred shares. */
const SHARES = 200;
/**
 * The rows of the file whose strategy is still held: a put and its assignment, shares, the dividend of the shares, two
 * covered calls and a roll.
 */
const IMPORTED_CASH = 518.86 - 40_005 + 83 + 408.86 - 100.13 + 598.86;

interface Quote {
  readonly strike: number;
  readonly bid: number;
  readonly ask: number;
}
interface Position {
  readonly status: string;
  readonly cash: number;
  readonly capital: number | null;
  readonly analysis: {
    readonly delta: number;
    readonly theta: number;
    readonly vega: number;
  };
}

/** Whole cents, so that sums are exact. */
const cents = (dollars: number): number => Math.round(dollars * 100);
/** `−$1,246.20` as cents. */
const centsIn = (written: string): number =>
  cents(Number(written.replace('−', '-').replace(/[^\d.-]/g, '')));

let browser: Browser;
let api: TestApi;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  api = await openTestApi({ settings: { manualClock: true } });
  browser = await launchBrowser();
  watched = await openPage(browser, { baseURL: api.url, locale: 'zh-CN' });
  page = watched.page;
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** The server and the browser have the same time. */
async function moveTo(now: number): Promise<void> {
  await api.call
    .post('/api/test/clock')
    .send({ now: new Date(now).toISOString() })
    .expect(204);
  await page.clock.setFixedTime(now);
}

const read = async <T>(path: string): Promise<T> =>
  ((await api.call.get(path).expect(200)).body as { data: T }).data;
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const tab = (name: RegExp) => page.getByRole('tab', { name });

/** What the change of a position answers, once its dialog is gone. */
async function sent(action: string, press: () => Promise<void>): Promise<Position> {
  const answered = page.waitForResponse((each) => each.url().endsWith(`/${action}`));
  await press();
  const { data } = (await (await answered).json()) as { data: Position };
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return data;
}

/** The net cash that the activity of the position shows; the page is waited for. */
async function shownCash(expected: number): Promise<void> {
  const activity = page.getByRole('region', { name: '操作记录' });
  const shown = activity.locator('strong').first();
  await eventually(
    async () => centsIn(await shown.innerText()),
    (seen) => seen === expected,
  );
}

it('a day of a trader: mid prices, a fill of yesterday, a roll, a correction, a step taken back, an import, one portfolio', async () => {
  const trader = person('day');
  await moveTo(WEDNESDAY);
  await register(page, trader);

  // A put spread at the mid of its quotes.
  await page.goto('/options/builder');
  await button(/^股票：/).click();
  await page.getByRole('searchbox', { name: '搜索股票' }).fill('MSFT');
  await button(/^选择 MSFT /).click();
  const expiries = await read<{ expiry: string; daysToExpiry: number }[]>(
    '/api/options/expiries/MSFT',
  );
  const at = expiries.findIndex(({ daysToExpiry }) => daysToExpiry >= 20);
  const chainOf = `/api/options/chain/MSFT?expiry=${expiries[at]!.expiry}`;
  const chain = await read<{ currentPrice: number; puts: readonly Quote[] }>(chainOf);
  const below = chain.puts.filter(({ strike, bid }) => strike < chain.currentPrice && bid > 0);
  const [sold, bought] = [below.at(-3)!.strike, below.at(-8)!.strike];
  await page.getByRole('radio').nth(at).click();
  const legs = page.getByRole('region', { name: '合约腿', exact: true });
  for (const [kind, strike, quantity] of [
    ['卖出看跌', sold, '-2'],
    ['买入看跌', bought, '2'],
  ] as const) {
    await button('添加合约腿').click();
    await page.getByRole('menuitem', { name: kind }).click();
    const row = legs.getByRole('listitem').last();
    await row.getByRole('textbox', { name: STRIKE }).fill(String(strike));
    await page.keyboard.press('Enter');
    await row
      .getByRole('textbox', { name: `${kind.slice(0, 2)} ${strike} 看跌 的数量` })
      .fill(quantity);
    await page.keyboard.press('Enter');
  }
  const order = page.getByRole('group', { name: '整单价格' });
  await button(/^中间价/, order).click();
  const orderPrice = order.getByRole('textbox', { name: /^整单价格/ });
  /** Waits until the order costs what the mids of its quotes add up to; a half cent is shown to four decimals or rounded. */
  const atMid = async () => {
    const { puts } = await read<{ puts: readonly Quote[] }>(chainOf);
    const mid = (strike: number) => {
      const { bid, ask } = puts.find((quote) => quote.strike === strike)!;
      return (bid + ask) / 2;
    };
    const credit = mid(sold) - mid(bought);
    await eventually(
      async () => Number(await orderPrice.inputValue()),
      (seen) => Math.abs(seen - credit) < 0.0051,
    );
    return credit;
  };
  const first = await atMid();
  let later = first;
  for (let hour = 1; hour <= 4 && Math.abs(later - first) < 0.02; hour += 1) {
    await moveTo(WEDNESDAY + hour * 60 * MINUTE);
    later = await atMid();
  }
  expect(Math.abs(later - first)).toBeGreaterThan(0.01);

  // Opened with the fills of yesterday.
  await button('保存策略').first().click();
  await page.waitForURL('**/options/position/*');
  const address = page.url();
  await button('开仓').click();
  const opening = dialog('开仓');
  await button('更早', opening).click();
  await opening.getByLabel('成交日期和时间').fill('2026-04-14');
  await opening.getByLabel('纽约时间（时:分）').fill('10:05');
  await opening
    .getByRole('textbox', { name: `卖出 ${sold} 看跌 的价格` })
    .fill(String(OPENED.sold));
  await opening
    .getByRole('textbox', { name: `买入 ${bought} 看跌 的价格` })
    .fill(String(OPENED.bought));
  for (const field of await opening.getByLabel(/ 的佣金合计$/).all())
    await field.fill(String(OPENED.fee));
  const opened = await sent('open', () => button('开仓', opening).click());
  let cash = SHARES * (cents(OPENED.sold) - cents(OPENED.bought)) - 2 * cents(OPENED.fee);
  expect(cents(opened.cash)).toBe(cash);
  await tab(/历史/).click();
  await shownCash(cash);
  await page
    .getByRole('region', { name: '操作记录' })
    .getByText(/14.*10:05/)
    .first()
    .waitFor();

  // Rolled, looking at before and after.
  await moveTo(WEDNESDAY + DAY);
  await page.reload();
  await button('调整策略').click();
  const roll = dialog('调整策略');
  const comparison = roll.getByRole('table', { name: '调整前后' });
  await comparison.waitFor();
  const prices = roll.getByRole('textbox', { name: / 的价格$/ });
  expect(await prices.count()).toBe(2);
  await prices.nth(0).fill(String(ROLLED.closed));
  await prices.nth(1).fill(String(ROLLED.opened));
  for (const field of await roll.getByLabel(/ 的佣金合计$/).all())
    await field.fill(String(ROLLED.fee));
  const rolledCash = SHARES * (cents(ROLLED.opened) - cents(ROLLED.closed)) - 2 * cents(ROLLED.fee);
  const row = async (name: string) =>
    comparison
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allInnerTexts();
  await eventually(
    async () => (await row('净现金流')).slice(1).map(centsIn),
    ([before, after]) => before === cash && after === cash + rolledCash,
  );
  for (const name of ['最大收益', '最大亏损', '盈亏平衡', '盈利概率', 'Delta'])
    for (const figure of (await row(name)).slice(1)) expect(figure).toMatch(/\d/);
  await roll.getByRole('img').first().waitFor();
  const rolled = await sent('adjust', () => button('调整策略', roll).click());
  expect(cents(rolled.cash)).toBe(cash + rolledCash);

  // The price of the opening is corrected.
  await tab(/历史/).click();
  await shownCash(cash + rolledCash);
  await button(/^更正：开仓/).click();
  const correction = dialog(/^更正/);
  await correction
    .getByRole('textbox', { name: `卖出 ${sold} 看跌 的价格` })
    .fill(String(CORRECTED_SOLD));
  await correction.getByLabel('原因（选填）').fill('成交回报');
  const corrected = await sent('correct', () => button('更正', correction).click());
  cash += SHARES * (cents(CORRECTED_SOLD) - cents(OPENED.sold));
  expect(cents(corrected.cash)).toBe(cash + rolledCash);
  await shownCash(cash + rolledCash);

  // The roll is taken back; the activity keeps it.
  await button(/^撤销：移仓/).click();
  const takenBack = await sent('take-back', () => button('撤销', dialog(/^撤销/)).click());
  expect(cents(takenBack.cash)).toBe(cash);
  await shownCash(cash);
  await page.getByText('已撤销').first().waitFor();

  // The account at the broker comes in from its file.
  await page.goto('/options/history');
  await button('导入 CSV').first().click();
  const importing = dialog('导入 CSV');
  await importing.locator('input[type=file]').setInputFiles({
    name: 'tastytrade.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(
      new URL('../fixtures/broker-files/tastytrade-transactions.csv', import.meta.url),
    ),
  });
  await importing.getByRole('region').first().waitFor();
  const imported = page.waitForResponse((each) => each.url().includes('dryRun=false'));
  await button(/^导入 \d+ 笔交易$/, importing).click();
  expect((await imported).ok()).toBe(true);

  // Overview: one portfolio of both.
  await page.goto(address);
  await button('平仓').waitFor();
  // An answer to the page of before would be gone with it.
  await page.goto('about:blank');
  const answered = page.waitForResponse((each) => /\/api\/options\/strategies\?/.test(each.url()));
  await page.goto('/options/strategies');
  const { data } = (await (await answered).json()) as { data: readonly Position[] };
  const active = data.filter(({ status }) => status === 'active');
  expect(active.map((each) => cents(each.cash)).sort((a, b) => a - b)).toEqual([
    cents(IMPORTED_CASH),
    cash,
  ]);
  const portfolio = page.getByRole('region', { name: '持仓汇总' });
  await portfolio.waitFor();
  const figure = async (name: string): Promise<string> =>
    (await portfolio.locator('dt', { hasText: name }).locator('xpath=../dd').innerText()).trim();
  const sum = (of: (position: Position) => number | null): number =>
    active.reduce((total, position) => total + (of(position) ?? 0), 0);
  const [delta = ''] = /^[−+-]?[\d,.]+/.exec(await figure('净 Delta')) ?? [];
  const deltaSum = sum(({ analysis }) => analysis.delta);
  expect(Math.abs(centsIn(delta) / 100 - deltaSum)).toBeLessThan(0.06);
  for (const [name, greek] of [
    ['Theta', 'theta'],
    ['Vega', 'vega'],
  ] as const) {
    const [shown = ''] = (await figure(name)).split('\n');
    expect(Math.abs(centsIn(shown) - cents(sum(({ analysis }) => analysis[greek])))).toBeLessThan(
      2,
    );
  }
  const [, used = ''] = /中的\s*(\S+)/.exec(await figure('资金占用率')) ?? [];
  expect(Math.abs(centsIn(used) - cents(sum(({ capital }) => capital)))).toBeLessThan(100);
  expect(watched.faults).toEqual([]);
  await watched.close();
}, 240_000);

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findCourse } from '@toolyard/core/learning/courses';
import { gradeAnswer } from '@toolyard/core/learning/questions';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { axeFindings } from '../support/axe.ts';
import { launchBrowser, openPage, type WatchedPage, untilQuiet } from '../support/browser.ts';
import { person } from '../support/visitor.ts';
import { register } from '../support/wizard-journey.ts';

/** Wednesday, 11:30 in New York: the market is open, and prices stay as long as the clock stands. */
const WEDNESDAY = Date.UTC(2026, 3, 15, 15, 30);
const CAPITAL = 10_000;
/** Percent of the capital; the least of the limits. */
const RISK_PER_TRADE = 9;
const PLANNED_UNITS = 10;
/** A profit that every position of this size has. */
const THRESHOLD = -5_000;
/** The job looks every five seconds, the bell every thirty. */
const NOTICED_MS = 60_000;

interface Quote {
  readonly strike: number;
  readonly bid: number;
  readonly ask: number;
}

let server: AppServer;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  server = await startApp({ DATA_DIR: temporaryFolder('toolyard-capital'), CLOCK: 'manual' });
  browser = await launchBrowser();
  watched = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
  page = watched.page;
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const read = async <T>(path: string): Promise<T> =>
  ((await (await fetch(`${server.url}${path}`)).json()) as { data: T }).data;
const dollarsIn = (written: string): number =>
  Number(written.replace('−', '-').replace(/[^\d.-]/g, ''));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Axe finds nothing on the page, looked at from its top, where the fixed header covers no control. */
async function isAccessible(): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilQuiet(page);
  expect({ at: page.url(), found: await axeFindings(page) }).toEqual({
    at: page.url(),
    found: [],
  });
}

it('a limit is set, a plan that breaks it is mended and opened, an alert on it fires, and a lesson’s question is answered', async () => {
  await fetch(`${server.url}/api/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(WEDNESDAY).toISOString() }),
  });
  await page.clock.setFixedTime(WEDNESDAY);
  await register(page, person('capital'));

  // The limit of one trade.
  await page.goto('/options/capital');
  const limit = page.getByRole('textbox', { name: '单笔风险' });
  await limit.fill(String(RISK_PER_TRADE));
  await button('保存限额').click();
  await page.getByText('限额已保存').first().waitFor();
  await isAccessible();

  // A plan that breaks it.
  const expiries = await read<{ expiry: string; daysToExpiry: number }[]>(
    '/api/options/expiries/MSFT',
  );
  const at = expiries.findIndex(({ daysToExpiry }) => daysToExpiry >= 20);
  const chain = await read<{ currentPrice: number; puts: readonly Quote[] }>(
    `/api/options/chain/MSFT?expiry=${expiries[at]!.expiry}`,
  );
  const below = chain.puts.filter(({ strike, bid }) => strike < chain.currentPrice && bid > 0);
  const [bought, sold] = [below.at(-4)!, below.at(-3)!];
  const unitLoss = 100 * (sold.strike - bought.strike) - 100 * (sold.bid - bought.ask);
  await page.goto('/options/builder');
  await button(/^股票：/).click();
  await page.getByRole('searchbox', { name: '搜索股票' }).fill('MSFT');
  await button(/^选择 MSFT /).click();
  await page.getByRole('radio').nth(at).click();
  const legs = page.getByRole('region', { name: '合约腿', exact: true });
  for (const [kind, { strike }, quantity] of [
    ['卖出看跌', sold, -PLANNED_UNITS],
    ['买入看跌', bought, PLANNED_UNITS],
  ] as const) {
    await button('添加合约腿').click();
    await page.getByRole('menuitem', { name: kind }).click();
    const row = legs.getByRole('listitem').last();
    await row.getByRole('textbox', { name: /看跌 的行权价$/ }).fill(String(strike));
    await page.keyboard.press('Enter');
    await row
      .getByRole('textbox', { name: `${kind.slice(0, 2)} ${strike} 看跌 的数量` })
      .fill(String(quantity));
    await page.keyboard.press('Enter');
  }
  const percent = ((100 * PLANNED_UNITS * unitLoss) / CAPITAL).toFixed(1);
  const exceeded = legs.getByRole('button', { name: /^超出 \d 项限额/ });
  await exceeded
    .filter({ hasText: `风险 ${percent}%，限额 ${RISK_PER_TRADE.toFixed(1)}%` })
    .click();
  await page.getByRole('table').getByText('单笔风险').waitFor();
  await isAccessible();

  // Its size is mended.
  const units = Math.floor((CAPITAL * RISK_PER_TRADE) / 100 / unitLoss);
  expect(units).toBeGreaterThan(0);
  await exceeded.scrollIntoViewIfNeeded();
  await button(`改为 ${units} 份`).click();
  await exceeded.waitFor({ state: 'detached' });
  for (const [name, count] of [
    [`买入 ${bought.strike} 看跌 的数量`, `+${units}`],
    [`卖出 ${sold.strike} 看跌 的数量`, `−${units}`],
  ] as const) {
    await legs
      .getByRole('listitem', { name: name.replace(' 的数量', '') })
      .getByText(/^[买卖]/)
      .first()
      .click();
    expect(await legs.getByRole('textbox', { name }).inputValue()).toBe(count);
  }
  await button('保存策略').first().click();
  await page.waitForURL('**/options/position/*');
  await button('开仓').click();
  const opening = page.getByRole('dialog', { name: '开仓' });
  await opening.getByRole('button', { name: '开仓', exact: true }).click();
  await opening.waitFor({ state: 'detached' });
  await isAccessible();

  // An alert on its profit, which the bell tells.
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const profit = page.locator('[data-figure="pnl"]').first();
  const shownProfit = dollarsIn(await profit.innerText());
  await profit.click();
  await button('设置提醒…').click();
  const alert = page.getByRole('dialog', { name: '新建提醒' });
  await alert.getByRole('textbox', { name: '设定值' }).fill(String(THRESHOLD));
  await isAccessible();
  await alert.getByRole('button', { name: '保存', exact: true }).click();
  await alert.waitFor({ state: 'detached' });
  await button('通知，1 条未读').click({ timeout: NOTICED_MS });
  const notice = page.getByRole('dialog', { name: '通知' }).getByRole('listitem');
  await notice.getByRole('link', { name }).waitFor();
  const [value = '', rule] = (await notice.getByRole('paragraph').innerText()).split(' · ');
  expect(rule).toBe('盈亏不低于 −$5,000');
  // The page shows whole dollars.
  expect(Math.abs(dollarsIn(value) - shownProfit)).toBeLessThan(1);
  expect(await notice.getByRole('time').getAttribute('datetime')).toMatch(/^2026-04-15T15:30/);
  await isAccessible();

  // The first question of the first course.
  await page.goto('/options/learn');
  await isAccessible();
  const questionRead = page.waitForRequest((each) => each.url().includes('/questions/'));
  const begin = page.getByRole('link', { name: '开始学习：期权入门' });
  const card = page.getByRole('region', { name: '期权入门', exact: true });
  expect(await card.locator('svg').first().boundingBox()).toMatchObject({ height: 104 });
  expect((await begin.boundingBox())!.y).toBeLessThan(500);
  await begin.click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  // The text on the left, the figure on the right, both in the first screen; a phone has them under each other.
  const figure = page.getByRole('region', { name: '示例' });
  await figure.waitFor();
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height: 900 });
  const text = (await page.getByRole('heading', { level: 2 }).first().boundingBox())!;
  const wide = (await figure.boundingBox())!;
  expect([text.width, wide.width]).toEqual([640, 400]);
  expect(Math.abs(text.y - wide.y)).toBeLessThan(24);
  expect(wide.y + wide.height).toBeLessThan(900);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = (await figure.boundingBox())!;
  expect(narrow.x + narrow.width).toBeLessThanOrEqual(390 - 16);
  await page.setViewportSize(size);
  await isAccessible();
  const course = findCourse('option-basics')!;
  const [lesson] = course.lessons;
  const check = lesson!.steps.findIndex(({ kind }) => kind === 'check');
  for (let step = 0; step < check; step += 1)
    await page.getByRole('link', { name: '下一步' }).click();
  const { pathname, searchParams } = new URL((await questionRead).url());
  const questionId = pathname.split('/').at(-1)!;
  const seed = Number(searchParams.get('seed'));
  const { solution } = gradeAnswer('option-basics', seed, { questionId, answer: null });
  if (solution.answer.kind !== 'number') throw new Error('the first question has no number');
  await page.getByRole('textbox', { name: '你的答案' }).fill(String(solution.answer.number));
  await button('提交答案').click();
  await page.getByText('答对了').waitFor();
  await isAccessible();

  // The progress is that of the lesson that was read.
  await page.goto('/options/learn');
  const steps = course.lessons.flatMap((each) => each.steps).length;
  expect(await card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(
    String(Math.floor((100 * lesson!.steps.length) / steps)),
  );
  await card.getByText(`已完成 1/${course.lessons.length} 课`).waitFor();
  await isAccessible();
  expect(watched.faults).toEqual([]);
  await watched.close();
}, 300_000);

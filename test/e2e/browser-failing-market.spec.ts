import { randomUUID } from 'node:crypto';
import { encodePlan } from '@toolyard/core/options/sharing';
import { moneyOf } from '@toolyard/core/shared';
import { ProviderFaults } from '@toolyard/memory';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { behindFaults } from '../support/failing-providers.ts';
import { spreadBody } from '../support/strategy-bodies.ts';
import { person } from '../support/visitor.ts';
import { register } from '../support/wizard-journey.ts';
import { triedLooks } from '../support/test-size.ts';

/** A page says that something is missing, and offers to try again. */
const MISSING = /失败|无法加载|无法连接|未能及时返回|无法使用|加载错误|无可用期权数据/;
const RETRY = /重试$/;
/** Browser and relay try a call three times before they give up. */
const LONGEST_MS = 20_000;

/** Wednesday, 10:30 in New York. */
const WEDNESDAY = Date.UTC(2026, 0, 28, 15, 30);
const MINUTE = 60_000;
const OWN = moneyOf(12_500);

const faults = new ProviderFaults({ now: () => WEDNESDAY });
/** Nothing of the market arrives. */
const DOWN = { share: 1, faults: ['outage', 'timeout', 'garbage'], lateMs: 50 } as const;
const site = browserSite({ settings: { manualClock: true }, rebind: behindFaults(faults) });
let plan = '';
const TRADES = `trade,underlying,at,spot,contract,quantity,price,commission
1,MSFT,2025-12-02T15:30:00Z,412.5,MSFT260116C00420000,1,5.2,0.65
1,MSFT,2025-12-09T18:05:00Z,421,MSFT260116C00420000,-1,8.4,0.65`;

beforeAll(async () => {
  await setServerClock(WEDNESDAY);
  const { legs } = await spreadBody(site.api);
  const chosen = legs.map(({ symbol = '', position, quantity }) => ({
    ...({ kind: 'option', price: OWN, priceSource: 'own' } as const),
    ...{ symbol, position, quantity },
  }));
  plan = encodePlan({ symbol: 'SPY', templateId: null, legs: chosen });
}, 60_000);

const setServerClock = (now: number) =>
  site.api.call
    .post('/api/test/clock')
    .send({ now: new Date(now).toISOString() })
    .expect(204);

/** Server and browser have the same time. */
async function moveTo(page: Page, now: number): Promise<void> {
  await setServerClock(now);
  await page.clock.setFixedTime(now);
}

async function open(): Promise<Page> {
  const page = await site.open({ locale: 'zh-CN' });
  await moveTo(page, WEDNESDAY);
  return page;
}

const main = (page: Page): Locator => page.locator('main');
const retries = (page: Page): Locator => main(page).getByRole('button', { name: RETRY });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: '搜索股票' });

/** The page says what is missing and offers to try again. */
async function saysWhatIsMissing(page: Page): Promise<void> {
  await retries(page).first().waitFor({ timeout: LONGEST_MS });
  expect(await main(page).innerText()).toMatch(MISSING);
  expect(await page.getByRole('heading', { level: 1 }).first().innerText()).not.toBe('');
}

/** Presses what offers to try again until nothing is missing any more. */
async function tryAgain(page: Page): Promise<void> {
  for (const until = Date.now() + LONGEST_MS; (await retries(page).count()) > 0;) {
    if (Date.now() > until) throw new Error(`still missing:\n${await main(page).innerText()}`);
    await retries(page)
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await page.waitForTimeout(200);
  }
}

/** What a market does to a step of a journey. */
interface Market {
  readonly name: string;
  readonly isFailing: boolean;
  /** Runs the step; on a failing market it fails first and is repeated. */
  readonly step: (page: Page, begin: () => Promise<unknown>) => Promise<void>;
}

const HEALTHY: Market = {
  name: 'healthy',
  isFailing: false,
  step: async (_page, begin) => void (await begin()),
};
const FAILING: Market = {
  name: 'failing',
  isFailing: true,
  async step(page, begin) {
    faults.begin(DOWN);
    try {
      await begin();
      await saysWhatIsMissing(page);
    } finally {
      faults.heal();
    }
    await tryAgain(page);
  },
};

/** On a failing market a step ends as on a healthy one. */
const MARKETS = triedLooks([HEALTHY, FAILING], 1);

describe.each(MARKETS)('a $name market', ({ step, isFailing }) => {
  it.each<[string, () => string, (page: Page) => Locator]>([
    [
      'market',
      () => '/options/market',
      (page) => page.getByRole('region', { name: '涨跌榜' }).getByRole('link').first(),
    ],
    ['stock', () => '/options/stock/MSFT', (page) => page.getByRole('grid').first()],
    [
      'earnings',
      () => '/options/earnings',
      (page) => main(page).getByRole('listitem').getByRole('button').first(),
    ],
    [
      'builder',
      () => `/options/builder?plan=${plan}`,
      (page) => page.getByRole('region', { name: '结果', exact: true }).getByText('期望盈亏'),
    ],
  ])('%s', async (_name, path, whole) => {
    const page = await open();
    await step(page, () => page.goto(path()));
    await whole(page).waitFor({ timeout: LONGEST_MS });
    expect(await retries(page).count()).toBe(0);
  });

  it('the comparison with SPY', async () => {
    const page = await open();
    await page.goto('/options/performance');
    await step(page, () => button(page, '与 SPY 对比').click());
    await page.getByRole('img', { name: /SPY/ }).waitFor({ timeout: LONGEST_MS });
    expect(await retries(page).count()).toBe(0);
  });

  it('a plan of the builder keeps its legs and prices, and is saved', async () => {
    const page = await open();
    await register(page, { ...person('keeps'), email: `${randomUUID()}@example.com` });
    const legs = page.getByRole('region', { name: '合约腿', exact: true });
    const fields = () =>
      legs
        .getByRole('textbox')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    await page.goto(`/options/builder?plan=${plan}`);
    await page.getByRole('region', { name: '结果', exact: true }).getByText('期望盈亏').waitFor();
    const before = await fields();
    expect(before.filter((value) => value.includes('1.25'))).toHaveLength(2);
    await step(page, () => page.reload());
    await page.getByRole('region', { name: '结果', exact: true }).getByText('期望盈亏').waitFor();
    expect(await fields()).toEqual(before);
    await button(page, '保存策略').first().click();
    await page.waitForURL('**/options/position/*');

    await button(page, '开仓').click();
    const opening = page.getByRole('dialog', { name: '开仓' });
    const prices = opening.getByLabel(/ 的价格$/);
    await prices.first().waitFor();
    for (const field of await prices.all()) await field.fill('2.50');
    const send = () => opening.getByRole('button', { name: '开仓', exact: true }).click();
    if (isFailing) {
      faults.begin(DOWN);
      await send();
      await opening.getByText(/行情/).waitFor({ timeout: LONGEST_MS });
      for (const field of await prices.all()) expect(await field.inputValue()).toMatch(/^2\.50?$/);
      faults.heal();
    }
    await send();
    await opening.waitFor({ state: 'detached' });
    await page.locator('header').getByText('进行中', { exact: true }).waitFor();
    const atSave = main(page).getByText('SPY 保存时价格', { exact: true });
    const unpriced = main(page).getByText('未计入 1 个价格未知的持仓');
    await atSave.waitFor({ state: 'detached' });
    // Answers about strategies serve for a minute.
    await moveTo(page, WEDNESDAY + MINUTE);
    if (isFailing) {
      faults.begin(DOWN);
      await page.reload();
      await atSave.waitFor({ timeout: LONGEST_MS });
      await page.goto('/options/strategies');
      await unpriced.waitFor({ timeout: LONGEST_MS });
      faults.heal();
      await moveTo(page, WEDNESDAY + 2 * MINUTE);
    }
    await page.goto('/options/strategies');
    await main(page).getByRole('table').getByRole('link', { name: /^SPY/ }).click();
    await button(page, '平仓').waitFor();
    expect(await atSave.count()).toBe(0);
  });
});

describe.each(MARKETS)('a $name market, signed in', ({ step, isFailing }) => {
  const enter = async (): Promise<Page> => {
    const page = await open();
    await register(page, { ...person('trader'), email: `${randomUUID()}@example.com` });
    return page;
  };

  it('the wizard holds stock and strategy until the chain is there', async () => {
    const page = await enter();
    await page.goto('/options/wizard');
    await search(page).fill('MSFT');
    await page.getByRole('button', { name: /^选择 MSFT / }).click();
    await page.getByRole('tab', { name: /波动率/ }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^铁鹰式/ })
      .click();
    await button(page, '下一步').click();
    await button(page, '下一步').click();
    await page.getByRole('grid').waitFor();
    await step(page, () => page.reload());
    await page.getByRole('grid').waitFor({ timeout: LONGEST_MS });
    await main(page).getByText('铁鹰式').first().waitFor();
    await button(page, '全部清除').waitFor();
  });

  it('a watchlist keeps its symbols, and shows their prices again', async () => {
    const page = await enter();
    await page.goto('/options/watchlist');
    await page.getByRole('searchbox').first().fill('NVDA');
    await page.getByRole('button', { name: /^将 NVDA .*加入此列表$/ }).click();
    const row = page.getByRole('table').getByRole('row', { name: /NVDA/ });
    const price = row.getByText(/^\d+\.\d\d$/).first();
    await price.waitFor();
    // The market fails before the time moves: an open list would otherwise read its prices anew, which then serve.
    await step(page, async () => {
      await moveTo(page, WEDNESDAY + (isFailing ? 10 : 5) * MINUTE);
      await page.reload();
    });
    await price.waitFor({ timeout: LONGEST_MS });
  });

  it('a file of trades is imported whole, and history and capital have them', async () => {
    const page = await enter();
    if (isFailing) faults.begin(DOWN);
    await page.goto('/options/history');
    await button(page, '导入 CSV').first().click();
    const importing = page.getByRole('dialog', { name: '导入 CSV' });
    await importing.locator('input[type=file]').setInputFiles({
      name: 'trades.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(TRADES),
    });
    await importing.getByRole('button', { name: /^导入 \d+ 笔交易$/ }).click();
    await importing.waitFor({ state: 'detached', timeout: LONGEST_MS });
    await page.goto('/options/history');
    await main(page).getByRole('table').getByRole('row').nth(1).waitFor();
    await page.goto('/options/capital');
    await main(page).getByText('总资金').first().waitFor({ timeout: LONGEST_MS });
    expect(await retries(page).count()).toBe(0);
    faults.heal();
  });
});

it('what is typed into the search stays, and is found by another try', async () => {
  const page = await open();
  await page.goto('/options/wizard');
  faults.begin(DOWN);
  await search(page).fill('MSFT');
  await page.getByText('请检查网络后重试。').waitFor({ timeout: LONGEST_MS });
  expect(await search(page).inputValue()).toBe('MSFT');
  faults.heal();
  await button(page, '立即搜索').click();
  await page.getByRole('button', { name: /^选择 MSFT / }).click();
  await page.getByRole('tab', { name: /波动率/ }).waitFor();
});

it('half an answer is shown, and said not to be whole', async () => {
  const page = await open();
  faults.begin({ share: 1, faults: ['half'] });
  await page.goto('/options/earnings');
  await main(page).getByText('数据不全').first().waitFor({ timeout: LONGEST_MS });
  faults.heal();
  await page.reload();
  await main(page).getByRole('listitem').getByRole('button').first().waitFor();
  expect(await main(page).getByText('数据不全').count()).toBe(0);
});

it('a provider that was called too often is waited for, and its data arrive by themselves', async () => {
  const page = await open();
  faults.begin({ share: 1, faults: ['rate'] });
  await page.goto(`/options/builder?plan=${plan}`);
  await main(page).getByText('正在等待行情服务商').waitFor({ timeout: LONGEST_MS });
  faults.heal();
  await page
    .getByRole('region', { name: '结果', exact: true })
    .getByText('期望盈亏')
    .waitFor({ timeout: LONGEST_MS });
});

it('a card that fails stands in its place with one line of 40 px; a phone has one row of controls over the prices', async () => {
  const page = await open();
  await page.route('**/api/polygon/news**', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: '现在不行' } }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/options/market');
  const line = page.getByRole('region', { name: '市场新闻' }).getByRole('alert');
  await line.waitFor({ timeout: LONGEST_MS });
  expect((await line.boundingBox())?.height).toBe(40);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/options/stock/MSFT');
  const menu = page.getByRole('button', { name: '周期, 图表类型' });
  await menu.waitFor();
  const head = page.locator('section', { has: menu }).locator('> div').first();
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(96);
});

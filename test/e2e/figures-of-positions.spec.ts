import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { person } from '../support/visitor.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';
import { register, signIn } from '../support/wizard-journey.ts';

const STRATEGIES = '/api/options/strategies';
const OPENED = '2026-12-01T15:30:00.000Z';
/** KO goes ex 0.52 dollars on Monday, December 7; AAPL on Monday, December 14. */
const BEFORE_KO = '2026-12-04T20:00:00.000Z';
const AFTER_KO = '2026-12-08T15:30:00.000Z';
const AFTER_AAPL = '2026-12-14T15:30:00.000Z';

interface Step {
  readonly kind: string;
  readonly cash: number;
}
interface Strategy {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly pnl: number | null;
  readonly cash: number;
  readonly capital: number | null;
  readonly legs: readonly { readonly id: string }[];
  readonly steps: readonly Step[];
  readonly mark: {
    readonly legs: readonly { readonly symbol: string; readonly mark: number | null }[];
  } | null;
  readonly analysis: { readonly maxLoss: unknown; readonly breakeven: readonly number[] };
}

const option = (symbol: string, position: 'long' | 'short', price: number) => ({
  ...{ kind: 'option', symbol, position, quantity: 1, price, priceSource: 'own' },
});
const shares = (symbol: string, price: number) => ({
  ...{ kind: 'stock', symbol, position: 'long', quantity: 100, price, priceSource: 'own' },
});

/** The trades of the review, by their underlying. */
const TRADES = {
  KO: [option('KO261211C00073000', 'long', 3), option('KO261211C00075000', 'short', 1.157)],
  PFE: [shares('PFE', 21.87), option('PFE280121C00025000', 'short', 0.6)],
  AAPL: [shares('AAPL', 292), option('AAPL280121C00350000', 'short', 21.35)],
};
type Symbol = keyof typeof TRADES;

describe('positions with shares over ex-dates', () => {
  let api: TestApi;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  let token = '';
  const mei = person('positions');
  const ids = new Map<Symbol, string>();

  const send = async <T = Strategy>(path: string, body: object, version?: number): Promise<T> => {
    const match = version === undefined ? {} : { 'If-Match': `"${version}"` };
    const call = api.call.post(path).set(bearer({ token })).set(newKey()).set(match);
    const answer = await call.send(body);
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    return (answer.body as { data: T }).data;
  };
  const get = async <T>(path: string): Promise<T> => {
    const answer = await api.call.get(path).set(bearer({ token })).expect(200);
    return (answer.body as { data: T }).data;
  };
  const read = (symbol: Symbol) => get<Strategy>(`${STRATEGIES}/${ids.get(symbol)}`);

  /** A session does not live so long: server, account and browser begin anew at that time. */
  async function goTo(now: string): Promise<void> {
    await api.call.post('/api/test/clock').send({ now }).expect(204);
    const answer = await api.call.post('/api/auth/login').send(mei).expect(200);
    ({ token } = answer.body as { token: string });
    await watched?.close();
    watched = await openPage(browser, { baseURL: api.url, locale: 'zh-CN' });
    ({ page } = watched);
    await page.clock.setFixedTime(Date.parse(now));
    await page.goto('/auth/login');
    await signIn(page, mei);
    await page.waitForURL((url) => url.pathname === '/');
  }

  beforeAll(async () => {
    api = await openTestApi({ settings: { manualClock: true } });
    browser = await launchBrowser();
    await api.call.post('/api/test/clock').send({ now: OPENED }).expect(204);
    watched = await openPage(browser, { baseURL: api.url, locale: 'zh-CN' });
    await register(watched.page, mei);
    await goTo(OPENED);
    for (const symbol of Object.keys(TRADES) as Symbol[]) {
      const legs = TRADES[symbol];
      const saved = await send(STRATEGIES, { name: '', templateId: 'custom', symbol, legs });
      const fills = saved.legs.map(({ id }, index) => ({
        ...{ legId: id, price: legs[index]!.price, commission: 0 },
      }));
      await send(`${STRATEGIES}/${saved.id}/open`, { fills }, saved.version);
      ids.set(symbol, saved.id);
    }
  }, 180_000);
  afterAll(async () => {
    expect(watched?.faults).toEqual([]);
    await watched?.close();
    await browser?.close();
    await api?.close();
  });

  /** What a figure says on the page, as numbers. */
  async function figure(name: string): Promise<number[]> {
    const shown = page.locator(`main [data-figure="${name}"]`);
    await shown.first().waitFor();
    return [...new Set((await shown.allTextContents()).map(numberIn))];
  }
  /** The text of the table row that leads to a position. */
  async function rowOf(path: string, symbol: Symbol): Promise<string> {
    await page.goto(path);
    const row = page.locator('tr', { has: page.locator(`a[href$="${ids.get(symbol)}"]`) });
    await row.first().waitFor();
    return row.first().innerText();
  }

  /** The result that the ticket names where everything is closed at the mid. */
  async function expectSameInTicket({ id, pnl }: Strategy): Promise<void> {
    await page.getByRole('button', { name: '平仓', exact: true }).click();
    const ticket = page.getByRole('dialog');
    const mids = ticket.locator('li').getByRole('button', { name: /^中间价 / });
    await mids.first().waitFor();
    for (const each of await mids.all()) await each.click();
    const result = await ticket.getByLabel('策略总盈亏').last().innerText();
    expect([id, numberIn(result)]).toEqual([id, near(pnl!)]);
    await page.keyboard.press('Escape');
    await ticket.waitFor({ state: 'hidden' });
  }

  /** The profit of an open position in API, overview, position page and ticket, and the cash of its steps. */
  async function expectSameEverywhere(symbol: Symbol): Promise<Strategy> {
    const strategy = await read(symbol);
    const pnl = written(strategy.pnl);
    expect([symbol, await rowOf('/options', symbol)]).toEqual([
      symbol,
      expect.stringContaining(pnl),
    ]);
    await page.goto(`/options/position/${strategy.id}`);
    expect([symbol, await figure('pnl')]).toEqual([symbol, [near(strategy.pnl!)]]);
    expect([symbol, await figure('cash')]).toEqual([symbol, [near(strategy.cash)]]);
    if (typeof strategy.analysis.maxLoss === 'number')
      expect(await figure('maxLoss')).toEqual([near(-strategy.analysis.maxLoss)]);
    const [breakeven = NaN] = strategy.analysis.breakeven;
    expect(await figure('breakeven')).toEqual([expect.closeTo(breakeven, 2)]);
    await expectSameInTicket(strategy);
    await page.getByRole('tab', { name: /^历史/ }).click();
    const steps = page.getByRole('region', { name: '操作记录' });
    await steps.waitFor();
    const text = await steps.innerText();
    expect(text).toContain(signed(strategy.cash));
    for (const { cash } of strategy.steps) expect(text).toContain(signed(cash));
    const total = strategy.steps.reduce((sum, { cash }) => sum + cash, 0);
    expect(total).toBeCloseTo(strategy.cash, 6);
    return strategy;
  }

  it('a bull call whose short call was assigned owes the dividend on every screen', async () => {
    await goTo(BEFORE_KO);
    const opened = await read('KO');
    const body = { symbol: 'KO261211C00075000', contracts: 1 };
    await send(`${STRATEGIES}/${opened.id}/assign`, body, opened.version);
    await goTo(AFTER_KO);
    const strategy = await expectSameEverywhere('KO');
    expect(strategy.cash).toBeCloseTo(-184.3 + 7_500 - 52, 6);
    // Sold at 75, bought back at 73 at most.
    expect(strategy.analysis.maxLoss).toBeCloseTo(36.3, 6);
  }, 120_000);

  it('covered calls count the dividends that are to come in breakeven and max loss, and those received in cash', async () => {
    const pfe = await expectSameEverywhere('PFE');
    expect(pfe.analysis.breakeven).toEqual([expect.closeTo(21.87 - 0.6 - 2.22, 6)]);
    await goTo(AFTER_AAPL);
    const aapl = await expectSameEverywhere('AAPL');
    const [dividend] = aapl.steps.filter(({ kind }) => kind === 'dividend');
    expect(dividend!.cash).toBeGreaterThan(0);
    expect(aapl.cash).toBeCloseTo(-29_200 + 2_135 + dividend!.cash, 6);
  }, 120_000);

  it('closed trades have one result in API, position, history, performance and export', async () => {
    await goTo(AFTER_AAPL);
    const ko = await read('KO');
    const settled = await send(`${STRATEGIES}/${ko.id}/settle`, { outcomes: [] }, ko.version);
    expect([settled.status, settled.pnl]).toEqual(['completed', -36.3]);
    const aapl = await read('AAPL');
    const prices = aapl.mark!.legs.map(({ symbol, mark }) => ({
      ...{ symbol, price: mark, commission: 0 },
    }));
    const closed = await send(`${STRATEGIES}/${aapl.id}/close`, { prices }, aapl.version);
    // What was shown while it was open.
    expect(closed.pnl).toBeCloseTo(aapl.pnl!, 6);
    const results = { KO: -36.3, AAPL: closed.pnl! };
    const total = results.KO + results.AAPL;

    const csv = (await api.call.get('/api/options/history/export').set(bearer({ token }))).text;
    const [head = '', ...lines] = csv.trim().split(/\r?\n/);
    const columns = head.split(',');
    const at = (line: string, name: string) => line.split(',')[columns.indexOf(name)]!;
    for (const symbol of ['KO', 'AAPL'] as const) {
      const own = lines.filter((line) => at(line, 'underlying') === symbol);
      const cash = own.reduce((sum, line) => sum + Number(at(line, 'cash')), 0);
      expect([symbol, cash]).toEqual([symbol, expect.closeTo(results[symbol], 6)]);
      expect(await rowOf('/options/history', symbol)).toContain(written(results[symbol]));
      await page.goto(`/options/position/${ids.get(symbol)}`);
      expect([symbol, await figure('pnl')]).toEqual([symbol, [near(results[symbol])]]);
    }
    const { totals } = await get<{ totals: { totalReturn: number } }>('/api/options/performance');
    expect(totals.totalReturn).toBeCloseTo(total, 6);
    await page.goto('/options/performance');
    expect(await figure('totalReturn')).toEqual([near(total)]);
    const byUnderlying = page.getByRole('table', { name: '按标的' });
    for (const symbol of ['KO', 'AAPL'] as const) {
      const row = byUnderlying.locator('tr', { hasText: symbol });
      expect(await row.innerText()).toContain(cents(results[symbol]));
    }
  }, 180_000);
});

/** `−$1,246.20` as a number. */
const numberIn = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

/** As the page rounds it, to the cent. */
const near = (dollars: number) => expect.closeTo(dollars, 2);

const cents = (dollars: number): string => {
  const amount = (Math.round(Math.abs(dollars) * 100) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
  });
  return `${dollars < 0 ? '−' : ''}$${amount}`;
};

/** Dollars as the tables write them. */
const written = (dollars: number | null): string =>
  dollars === null ? '--' : cents(dollars).replace(/\.00$/, '');

/** Dollars with their sign. */
const signed = (dollars: number): string => (dollars > 0 ? '+' : '') + written(dollars);

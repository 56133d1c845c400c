import { expect } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openPage, type WatchedPage } from './browser.ts';
import { bearer, newKey, type TestApi } from './test-api.ts';
import { register, signIn, type Person } from './wizard-journey.ts';

export const STRATEGIES = '/api/options/strategies';

export interface Position {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly pnl: number | null;
  readonly cash: number;
  readonly capital: number | null;
  readonly legs: readonly {
    readonly id: string;
    readonly symbol: string;
    readonly contracts: number;
  }[];
  readonly steps: readonly { readonly id: string; readonly kind: string; readonly cash: number }[];
  readonly mark: {
    readonly stale: boolean;
    readonly legs: readonly {
      readonly symbol: string;
      readonly contracts: number;
      readonly mark: number | null;
    }[];
  } | null;
  readonly analysis: {
    readonly maxLoss: number | 'unlimited' | null;
    readonly breakeven: readonly number[];
  };
}

/** The positions of one account in the API, and what the screens say of them in Chinese. */
export class PositionScreens {
  token = '';
  private watched: WatchedPage | null = null;

  constructor(
    private readonly api: TestApi,
    private readonly browser: Browser,
    private readonly mei: Person,
    private readonly setClock: (now: string) => Promise<unknown>,
  ) {}

  get page() {
    return this.watched!.page;
  }
  get faults() {
    return this.watched?.faults;
  }

  /** Registers the account. */
  async begin(now: string): Promise<void> {
    await this.setClock(now);
    this.watched = await openPage(this.browser, { baseURL: this.api.url, locale: 'zh-CN' });
    await register(this.page, this.mei);
    await this.goTo(now);
  }

  /** A session does not live so long: server, account and browser begin anew at that time. */
  async goTo(now: string): Promise<void> {
    await this.setClock(now);
    const answer = await this.api.call.post('/api/auth/login').send(this.mei).expect(200);
    this.token = (answer.body as { token: string }).token;
    await this.close();
    this.watched = await openPage(this.browser, { baseURL: this.api.url, locale: 'zh-CN' });
    await this.page.clock.setFixedTime(Date.parse(now));
    await this.page.goto('/auth/login');
    await signIn(this.page, this.mei);
    await this.page.waitForURL((url) => url.pathname === '/');
  }

  async close(): Promise<void> {
    await this.watched?.close();
  }

  async send(path: string, body: object, version?: number): Promise<Position> {
    const match = version === undefined ? {} : { 'If-Match': `"${version}"` };
    const call = this.api.call.post(`${STRATEGIES}${path}`).set(bearer(this)).set(newKey());
    const answer = await call.set(match).send(body);
    expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
    return (answer.body as { data: Position }).data;
  }
  async get<T>(path: string): Promise<T> {
    const answer = await this.api.call.get(path).set(bearer(this)).expect(200);
    return (answer.body as { data: T }).data;
  }
  /** A position, where it can be had at quotes of now: after a leap of the clock those of before stand in at first. */
  async read(id: string): Promise<Position> {
    for (let attempt = 1; ; attempt += 1) {
      const position = await this.get<Position>(`${STRATEGIES}/${id}`);
      if (position.mark?.stale === false || attempt === 8) return position;
      await pause(500);
    }
  }

  /** Opens a position of these legs without commissions. */
  async open(symbol: string, legs: readonly { readonly price: number }[]): Promise<Position> {
    const saved = await this.send('', { name: '', templateId: 'custom', symbol, legs });
    const fills = saved.legs.map(({ id }, index) => ({
      ...{ legId: id, price: legs[index]!.price, commission: 0 },
    }));
    return this.send(`/${saved.id}/open`, { fills }, saved.version);
  }

  /** What a figure says on the page, as numbers. */
  async figure(name: string): Promise<number[]> {
    const shown = this.page.locator(`main [data-figure="${name}"]`);
    await shown.first().waitFor();
    return [...new Set((await shown.allTextContents()).map(numberIn))];
  }

  /** The text of the table row that leads to a position. */
  async rowOf(path: string, id: string): Promise<string> {
    await this.page.goto(path);
    const row = this.page.locator('tr', { has: this.page.locator(`a[href$="${id}"]`) });
    await row.first().waitFor();
    return row.first().innerText();
  }

  /** The result that the ticket names where everything is closed at the mid. */
  private async expectSameInTicket({ id, pnl }: Position): Promise<void> {
    await this.page.getByRole('button', { name: '平仓', exact: true }).click();
    const ticket = this.page.getByRole('dialog');
    const mids = ticket.locator('li').getByRole('button', { name: /^中间价 / });
    await mids.first().waitFor();
    for (const each of await mids.all()) await each.click();
    const result = await ticket.getByLabel('策略总盈亏').last().innerText();
    expect([id, numberIn(result)]).toEqual([id, near(pnl!)]);
    await this.page.keyboard.press('Escape');
    await ticket.waitFor({ state: 'hidden' });
  }

  /** What an open position has in API, overview and position page, and the cash of its steps; with its profit also in the ticket. */
  async expectSameEverywhere(id: string): Promise<Position> {
    const { page } = this;
    const strategy = await this.read(id);
    const name = strategy.legs[0]!.symbol;
    const row = await this.rowOf('/options', id);
    expect([name, row]).toEqual([name, expect.stringContaining(written(strategy.pnl))]);
    await page.goto(`/options/position/${id}`);
    if (strategy.pnl !== null)
      expect([name, await this.figure('pnl')]).toEqual([name, [near(strategy.pnl)]]);
    expect([name, await this.figure('cash')]).toEqual([name, [near(strategy.cash)]]);
    if (typeof strategy.analysis.maxLoss === 'number')
      expect(await this.figure('maxLoss')).toEqual([near(-strategy.analysis.maxLoss)]);
    const [breakeven] = strategy.analysis.breakeven;
    if (breakeven !== undefined)
      expect(await this.figure('breakeven')).toEqual([expect.closeTo(breakeven, 2)]);
    if (strategy.pnl !== null) await this.expectSameInTicket(strategy);
    await page.getByRole('tab', { name: /^历史/ }).click();
    const steps = page.getByRole('region', { name: '操作记录' });
    await steps.waitFor();
    const text = await steps.innerText();
    expect(text).toContain(signed(strategy.cash));
    for (const { cash } of strategy.steps) if (cash !== 0) expect(text).toContain(signed(cash));
    const total = strategy.steps.reduce((sum, { cash }) => sum + cash, 0);
    expect(total).toBeCloseTo(strategy.cash, 6);
    return strategy;
  }

  /** Results of closed positions, dollars by underlying, in history, position page, export and performance. */
  async expectResults(
    results: Readonly<Record<string, { readonly id: string; readonly pnl: number }>>,
  ): Promise<void> {
    const { page } = this;
    const all = Object.entries(results);
    const total = all.reduce((sum, [, { pnl }]) => sum + pnl, 0);
    const csv = (await this.api.call.get('/api/options/history/export').set(bearer(this))).text;
    const [head = '', ...lines] = csv.trim().split(/\r?\n/);
    const columns = head.split(',');
    const at = (line: string, name: string) => line.split(',')[columns.indexOf(name)]!;
    for (const [symbol, { id, pnl }] of all) {
      const own = lines.filter((line) => at(line, 'underlying') === symbol);
      const cash = own.reduce((sum, line) => sum + Number(at(line, 'cash')), 0);
      expect([symbol, cash]).toEqual([symbol, expect.closeTo(pnl, 6)]);
      expect(await this.rowOf('/options/history', id)).toContain(written(pnl));
      await page.goto(`/options/position/${id}`);
      expect([symbol, await this.figure('pnl')]).toEqual([symbol, [near(pnl)]]);
    }
    const performance = await this.get<{ totals: { totalReturn: number } }>(
      '/api/options/performance',
    );
    expect(performance.totals.totalReturn).toBeCloseTo(total, 6);
    await page.goto('/options/performance');
    expect(await this.figure('totalReturn')).toEqual([near(total)]);
    await page.getByRole('tab', { name: '按标的' }).click();
    const byUnderlying = page.getByRole('table', { name: '按标的' });
    for (const [symbol, { pnl }] of all) {
      const row = byUnderlying.locator('tr', { hasText: symbol });
      expect(await row.innerText()).toContain(cents(pnl));
    }
  }
}

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

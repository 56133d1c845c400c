import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { moneyOf } from '@toolyard/core/shared';
import { figuresAnswer, MARKET_ANSWERS, quotesAnswer } from '../../test-market.spec.helper.ts';
import { openBuilder, SPREAD } from '../builder/render-builder.spec.helper.tsx';
import { button, loaded, openPosition } from '../position/position.spec.helper.ts';
import {
  chains,
  fakeServer,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { STOCK_ANSWERS } from '../../stock-answers.spec.helper.ts';
import { META, STRATEGY_ID } from '../../test-chain.spec.helper.ts';
import { watchlistOf } from '../../shared/watchlist/watchlist-of.ts';

const ACCOUNT = { ...DEFAULT_OPTIONS_SETTINGS, capital: 10_000, version: 2, updatedAt: null };

/** The wizard of somebody with these settings. */
const wizardWith = (settings: object, template?: 'single-option' | 'vertical-spread') =>
  renderOptions('/options/wizard', {
    signedIn: true,
    ...(template ? { template } : {}),
    server: fakeServer({
      ...accountWith(settings),
      'GET /api/options/chain/AAPL': chains({
        strikes: [190, 200, 210],
        calls: { 200: { bid: 6.1, ask: 6.35 } },
      }),
    }),
  });
const ACTIVE: Partial<StrategyResponse> = {
  status: 'active',
  pnl: -1500,
  returns: -375,
  mark: { at: META.asOf, spot: 203.5, stale: false, legs: [] },
};
const TWO_SPREADS = { ...SPREAD, legs: SPREAD.legs.map((leg) => ({ ...leg, quantity: 2 })) };

const SUMMARY = {
  totalCapital: 10_000,
  allocatedCapital: 2000,
  plannedCapital: 400,
  availableCapital: 8000,
  activeStrategies: 1,
  completedStrategies: 0,
  totalPnL: 0,
  winRate: null,
  lostThisMonth: 0,
};
/** What the server knows of somebody with these settings and 2,000 of 10,000 dollars at risk. */
const accountWith = (settings: object): Answers => ({
  'GET /api/options/settings': () => ({ data: { ...ACCOUNT, ...settings } }),
  'GET /api/options/summary': () => ({ data: SUMMARY }),
  'GET /api/options/strategies': () => ({ data: [], nextCursor: null }),
});
const buyCall = async ({ user }: Awaited<ReturnType<typeof wizardWith>>) =>
  user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
const panel = () => within(screen.getByRole('region', { name: '策略分析' }));

/** A page of somebody who wants changes of price in these units. */
const pageIn = (route: string, priceDisplay: string, answers: object) =>
  renderOptions(route, {
    signedIn: true,
    server: fakeServer({
      'GET /api/options/settings': () => ({ data: { ...ACCOUNT, priceDisplay } }),
      ...answers,
    }),
  });

describe('options settings act', () => {
  it.each([
    ['dollars', '▲ +$4.00 (+2.04%)'],
    ['percent', '▲ +2.04% (+4.00)'],
    ['points', '▲ +4.00 (+2.04%)'],
  ])('OS-08 the head of a stock tells its change in %s first', async (display, words) => {
    await pageIn('/options/stock/AAPL', display, STOCK_ANSWERS);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['dollars', '▲ +$1.00 (+0.50%)'],
    ['percent', '▲ +0.50% (+1.00)'],
    ['points', '▲ +1.00 (+0.50%)'],
  ])('OS-08 popular stocks tell their change in %s', async (display, words) => {
    const answers = { ...MARKET_ANSWERS, 'GET /api/polygon/quotes': quotesAnswer };
    await pageIn('/options/market', display, answers);
    const popular = within(await screen.findByRole('region', { name: '热门股票' }));
    expect(await popular.findAllByText(words)).toHaveLength(5);
  });

  it('OS-08 a phone’s watchlist keeps the change that is wanted', async () => {
    const { application } = await pageIn('/options/watchlist', 'percent', {
      'GET /api/options/figures': figuresAnswer(),
    });
    act(() => watchlistOf(application).toggle('AAPL'));
    const table = within(await screen.findByRole('table'));
    // The settings may come after the table.
    await waitFor(() => {
      const heads = table.getAllByRole('columnheader');
      const onPhones = heads.filter(({ className }) => !/max-(md|xl):hidden/u.test(className));
      expect(onPhones.map((head) => head.textContent)).toEqual(['操作', '代码', '价格', '涨跌幅']);
    });
  });

  it.each([
    ['YYYY-MM-DD', ['11月27日', '12月18日', '2027年1月15日']],
    ['MM/DD/YYYY', ['11/27', '12/18', '01/15/2027']],
    ['DD/MM/YYYY', ['27/11', '18/12', '15/01/2027']],
  ])('OS-09 an expiry in another year shows its year, in %s', async (dateFormat, days) => {
    await wizardWith({ dateFormat }, 'single-option');
    const rail = await screen.findByRole('radiogroup', { name: '到期日' });
    await waitFor(() =>
      expect(
        within(rail)
          .getAllByRole('radio')
          .map((cell) => cell.firstElementChild?.firstChild?.textContent),
      ).toEqual(days),
    );
  });

  it('OS-03 OS-04 the wizard begins with the preferred strategy and underlying', async () => {
    const { application } = await wizardWith({
      preferredStrategy: 'straddle',
      preferredUnderlying: 'AAPL',
    });
    await waitFor(() =>
      expect(application.store.getState()).toMatchObject({
        wizard: { templateId: 'straddle', stock: { symbol: 'AAPL' } },
      }),
    );
  });

  it('WZ-22 a draft that is restored is stronger than the preferred strategy', async () => {
    const visitorSettings = { ...DEFAULT_OPTIONS_SETTINGS, preferredStrategy: 'straddle' as const };
    const draft = { template: 'vertical-spread', visitorSettings } as const;
    const { user } = await renderOptions('/options/wizard', draft);
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    cleanup();
    const again = await renderOptions('/options/wizard', { visitorSettings, reloaded: true });
    expect(screen.getByRole('button', { name: '移除：买入 200 看涨' })).toBeTruthy();
    expect(again.application.store.getState()).toMatchObject({
      wizard: { templateId: 'vertical-spread', undoable: [] },
    });
  });

  it('OS-01 OS-02 a plan beyond the limits is warned of, with what it comes to', async () => {
    const rendered = await wizardWith(
      { maxRiskExposure: 600, stopLossTotal: 26, stopLossPerTrade: 10 },
      'single-option',
    );
    await buyCall(rendered);
    const warning = await panel().findByText('超出你的限额');
    const words = warning.parentElement!.textContent;
    expect(words).toContain('最大亏损 $635，限额 $600。');
    // 2,000 dollars are at risk already; 635 more are 26.35 % of 10,000.
    expect(await panel().findByText(/26\.4%，限额 26\.0%/u)).toBeTruthy();
    expect(words).not.toContain('这笔交易可能亏掉');
  });

  it('R16 a plan above the free capital is warned of before it is saved, limits or none', async () => {
    const answers = accountWith({});
    const SMALL = { ...SUMMARY, totalCapital: 2_300, availableCapital: 300 };
    const summary = () => ({ data: SMALL });
    await openBuilder(SPREAD, {
      signedIn: true,
      answers: { ...answers, 'GET /api/options/summary': summary },
    });
    const results = within(await screen.findByRole('region', { name: '结果' }));
    expect(await results.findByText('最大亏损 $370，可用资金 $300。')).toBeTruthy();
  });

  it('CA-03 a plan that risks more than 5 % says so, and one button sets the contracts that fit', async () => {
    const answers = accountWith({});
    const free = { ...SUMMARY, allocatedCapital: 0, availableCapital: 10_000 };
    const { user } = await openBuilder(TWO_SPREADS, {
      signedIn: true,
      answers: { ...answers, 'GET /api/options/summary': () => ({ data: free }) },
    });
    const results = within(await screen.findByRole('region', { name: '结果' }));
    expect(
      await results.findByText(/^这笔交易的风险（占总资金）：7\.4%，限额 5\.0%/u),
    ).toBeTruthy();
    expect(results.getByText('限额内最多可做 1 份，当前计划为 2 份。')).toBeTruthy();
    await user.click(results.getByRole('button', { name: '改为 1 份' }));
    await waitFor(() => expect(results.queryByText('超出你的限额')).toBeNull());
  });

  it('R16 another capital counts in the summary at once', async () => {
    const { user, server } = await renderOptions('/options', {
      signedIn: true,
      server: fakeServer({
        ...accountWith({}),
        'PUT /api/options/settings': ({ body }: { body: unknown }) => ({
          data: { ...ACCOUNT, ...(body as object), version: 3 },
        }),
      }),
    });
    const menu = () => within(screen.getByRole('navigation', { name: '期权' }));
    const summaries = () => server.sent('GET /api/options/summary').length;
    await waitFor(() => expect(summaries()).toBe(1));
    await user.click(menu().getByRole('link', { name: '设置' }));
    await user.type(await screen.findByLabelText('总资金'), '0');
    await user.click(screen.getByRole('button', { name: '保存设置' }));
    await waitFor(() => expect(server.sent('PUT /api/options/settings')).toHaveLength(1));
    await user.click(menu().getByRole('link', { name: '策略总览' }));
    await waitFor(() => expect(summaries()).toBe(2));
  });

  it('R16 a visitor’s capital is that of the browser’s settings', async () => {
    const visitorSettings = { ...DEFAULT_OPTIONS_SETTINGS, capital: moneyOf(3_000_000) };
    await openBuilder(SPREAD, { visitorSettings });
    const results = within(await screen.findByRole('region', { name: '结果' }));
    expect(await results.findByText('最大亏损 $370，可用资金 $300。')).toBeTruthy();
  });

  it('OS-05 with risk alerts switched off it is not', async () => {
    const rendered = await wizardWith({ maxRiskExposure: 600, riskAlerts: false }, 'single-option');
    await buyCall(rendered);
    expect(await panel().findByText('最大亏损')).toBeTruthy();
    expect(panel().queryByText('超出你的限额')).toBeNull();
  });

  it('OS-01 OS-02 the builder warns beside its results', async () => {
    const answers = accountWith({ maxRiskExposure: 300 });
    await openBuilder(SPREAD, { signedIn: true, answers });
    const results = within(await screen.findByRole('region', { name: '结果' }));
    expect(await results.findByText(/最大亏损 \$370，限额 \$300/u)).toBeTruthy();
  });

  it('OS-01 OS-02 R16 the opening ticket warns at its prices; the plan itself has allocated nothing', async () => {
    const { user } = await openPosition(
      { capital: 400 },
      {
        ...accountWith({ maxRiskExposure: 300, stopLossTotal: 24 }),
        'GET /api/options/chain/AAPL': chains({
          calls: { 200: { bid: 6.9, ask: 7.1 }, 210: { bid: 2.9, ask: 3.1 } },
        }),
      },
    );
    await loaded();
    await user.click(button('开仓'));
    const ticket = within(await screen.findByRole('dialog'));
    expect(await ticket.findByText(/最大亏损 \$420，限额 \$300/u)).toBeTruthy();
    expect(await ticket.findByText(/24\.2%，限额 24\.0%/u)).toBeTruthy();
  });

  it('OS-02 a position that has lost what one trade may lose says so', async () => {
    await openPosition(ACTIVE, accountWith({ stopLossPerTrade: 15 }));
    const box = await screen.findByText('已触及止损线');
    expect(box.parentElement!.textContent).toContain('亏损总资金的 15.0%，止损线为 15.0%');
  });

  it.each([
    [true, ['策略已删除']],
    [false, []],
  ])('OS-05 trade alerts switched to %p: a deletion is told by %p', async (tradeAlerts, shown) => {
    const { user, application, address } = await openPosition(ACTIVE, {
      ...accountWith({ tradeAlerts }),
      [`DELETE /api/options/strategies/${STRATEGY_ID}`]: () => new Response(null, { status: 204 }),
    });
    await loaded();
    await user.click(button('更多操作'));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(address()).toBe('/options'));
    expect(application.toasts.list().map(({ title }) => title)).toEqual(shown);
  });
});

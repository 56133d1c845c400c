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
const legsCard = async () => within(await screen.findByRole('region', { name: '合约腿' }));

/** Limit, value and maximum of each row of the table that the row of limits opens. */
async function openedLimits(
  { user }: Pick<Awaited<ReturnType<typeof wizardWith>>, 'user'>,
  place: Pick<ReturnType<typeof panel>, 'findByRole'>,
  name: RegExp,
): Promise<(string | null)[][]> {
  await user.click(await place.findByRole('button', { name }));
  const opened = within(await screen.findByRole('dialog', { name: '超出你的限额' }));
  const rows = opened.getAllByRole<HTMLTableRowElement>('row').slice(1);
  return rows.map(({ cells }) => [...cells].slice(0, 3).map(({ textContent }) => textContent));
}

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
    // 2,000 dollars are at risk already; 635 more are 26.35 % of 10,000.
    expect(await openedLimits(rendered, panel(), /^超出 4 项限额/)).toEqual([
      ['单笔风险', '6.4%', '5.0%'],
      ['总敞口', '26.4%', '20.0%'],
      ['最大风险敞口', '$635', '$600'],
      ['总账户止损', '26.4%', '26.0%'],
    ]);
  });

  it('R16 a plan above the free capital is warned of before it is saved, limits or none', async () => {
    const answers = accountWith({});
    const SMALL = { ...SUMMARY, totalCapital: 2_300, availableCapital: 300 };
    const summary = () => ({ data: SMALL });
    const rendered = await openBuilder(SPREAD, {
      signedIn: true,
      answers: { ...answers, 'GET /api/options/summary': summary },
    });
    const limits = await openedLimits(rendered, await legsCard(), /^超出/);
    expect(limits).toContainEqual(['可用资金', '$370', '$300']);
  });

  it('CA-03 a plan that risks more than 5 % says so, and one button sets the contracts that fit', async () => {
    const answers = accountWith({});
    const free = { ...SUMMARY, allocatedCapital: 0, availableCapital: 10_000 };
    const { user } = await openBuilder(TWO_SPREADS, {
      signedIn: true,
      answers: { ...answers, 'GET /api/options/summary': () => ({ data: free }) },
    });
    const legs = await legsCard();
    const row = await legs.findByRole('button', { name: '超出 1 项限额 · 风险 7.4%，限额 5.0%' });
    await user.click(row);
    const opened = within(await screen.findByRole('dialog', { name: '超出你的限额' }));
    expect(opened.getByText('限额内最多可做 1 份，当前计划为 2 份。')).toBeTruthy();
    await user.click(opened.getByRole('button', { name: '改为 1 份' }));
    await waitFor(() => expect(legs.queryByText(/^超出/)).toBeNull());
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
    const rendered = await openBuilder(SPREAD, { visitorSettings });
    const limits = await openedLimits(rendered, await legsCard(), /^超出/);
    expect(limits).toContainEqual(['可用资金', '$370', '$300']);
  });

  it('OS-05 with risk alerts switched off it is not', async () => {
    const rendered = await wizardWith({ maxRiskExposure: 600, riskAlerts: false }, 'single-option');
    await buyCall(rendered);
    expect(await panel().findByText('最大亏损')).toBeTruthy();
    expect(panel().queryByText(/^超出/)).toBeNull();
  });

  it('OS-01 OS-02 the builder warns under its legs, in one row', async () => {
    const answers = accountWith({ maxRiskExposure: 300 });
    const rendered = await openBuilder(SPREAD, { signedIn: true, answers });
    const limits = await openedLimits(rendered, await legsCard(), /^超出/);
    expect(limits).toContainEqual(['最大风险敞口', '$370', '$300']);
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
    expect(await openedLimits({ user }, ticket, /^超出 3 项限额/)).toEqual([
      ['总敞口', '24.2%', '20.0%'],
      ['最大风险敞口', '$420', '$300'],
      ['总账户止损', '24.2%', '24.0%'],
    ]);
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

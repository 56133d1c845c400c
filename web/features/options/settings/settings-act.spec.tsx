import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MARKET_ANSWERS, quotesAnswer, stockAnswers } from '../market/test-market.ts';
import { chains, fakeServer, renderOptions } from '../render-options.tsx';
import { STOCK_ANSWERS } from '../stock/stock-answers.ts';
import { watchlistOf } from '../watchlist/watchlist-of.ts';

const ACCOUNT = { ...DEFAULT_OPTIONS_SETTINGS, version: 2, updatedAt: null };

/** The wizard of somebody with these settings. */
const wizardWith = (settings: object, template?: 'single-option' | 'vertical-spread') =>
  renderOptions('/options/wizard', {
    signedIn: true,
    ...(template ? { template } : {}),
    server: fakeServer({
      'GET /api/options/settings': () => ({ data: { ...ACCOUNT, ...settings } }),
      'GET /api/options/summary': () => ({
        data: {
          totalCapital: 10_000,
          allocatedCapital: 2000,
          availableCapital: 8000,
          activeStrategies: 1,
          completedStrategies: 0,
          totalPnL: 0,
          winRate: null,
        },
      }),
      'GET /api/options/strategies': () => ({ data: [], nextCursor: null }),
      'GET /api/options/chain/AAPL': chains({
        strikes: [190, 200, 210],
        calls: { 200: { bid: 6.1, ask: 6.35 } },
      }),
    }),
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
    ['dollars', '▲ +$1.00'],
    ['percent', '▲ +0.50%'],
    ['points', '▲ +1.00'],
  ])('OS-08 popular stocks tell their change in %s', async (display, words) => {
    const answers = { ...MARKET_ANSWERS, 'GET /api/polygon/quotes': quotesAnswer };
    await pageIn('/options/market', display, answers);
    const popular = within(await screen.findByRole('region', { name: '热门股票' }));
    expect(await popular.findAllByText(words)).toHaveLength(5);
  });

  it('OS-08 a phone’s watchlist keeps the change that is wanted', async () => {
    const { application } = await pageIn('/options/watchlist', 'percent', stockAnswers(['AAPL']));
    act(() => watchlistOf(application).toggle('AAPL'));
    const heads = within(await screen.findByRole('table')).getAllByRole('columnheader');
    const onPhones = heads.filter(({ className }) => !/max-(md|xl):hidden/u.test(className));
    expect(onPhones.map((head) => head.textContent)).toEqual(['操作', '代码', '价格', '涨跌幅']);
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

  it('OS-01 OS-02 a plan beyond the limits is warned of, with what it comes to', async () => {
    const rendered = await wizardWith(
      { maxRiskExposure: 600, stopLossTotal: 26, stopLossPerTrade: 10 },
      'single-option',
    );
    await buyCall(rendered);
    const warning = await panel().findByText('超出你的限额');
    const words = warning.parentElement!.textContent;
    expect(words).toContain('最大风险 $635，限额 $600。');
    // 2,000 dollars are at risk already; 635 more are 26.35 % of 10,000.
    expect(await panel().findByText(/26\.4%，限额 26\.0%/u)).toBeTruthy();
    expect(words).not.toContain('这笔交易可能亏掉');
  });

  it('OS-05 with risk alerts switched off it is not', async () => {
    const rendered = await wizardWith({ maxRiskExposure: 600, riskAlerts: false }, 'single-option');
    await buyCall(rendered);
    expect(await panel().findByText('最大风险')).toBeTruthy();
    expect(panel().queryByText('超出你的限额')).toBeNull();
  });
});

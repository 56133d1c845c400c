import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderOptions, type Rendered } from '../../render-options.spec.helper.tsx';
import { VOLATILITY, openStock } from '../../stock-answers.spec.helper.ts';
import { marketStatusAnswer, META } from '../../test-chain.spec.helper.ts';

/** The button in which a figure stands, by the name beside it. */
const figureOf = async (region: HTMLElement, name: string | RegExp, shown: string) => {
  const row = (await within(region).findByText(name)).closest('div')!;
  return within(row).getByRole('button', { name: shown });
};

/** Opens a figure's sum, closes it by Escape, and tells what it said. */
async function sumOf({ user }: Rendered, figure: HTMLElement, name: string): Promise<string> {
  await user.click(figure);
  const { textContent } = await screen.findByRole('dialog', { name });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(document.activeElement).toBe(figure);
  return textContent;
}

describe('figures of the market open their sums', () => {
  const history = [0.2, 0.25, 0.4, 0.35].map((iv, i) => ({ date: `2026-11-0${i + 2}`, iv }));
  const open = async () => {
    const opened = await openStock({
      'GET /api/options/volatility/AAPL': {
        data: { ...VOLATILITY, percentile: 0.5, history },
        meta: META,
      },
    });
    const stats = await screen.findByRole('region', { name: '期权统计' });
    await within(stats).findByText('±16.62');
    return { opened, stats };
  };

  it('the expected moves: one sigma from price, volatility and days, the straddle from its four prices', async () => {
    const { opened, stats } = await open();
    const sigma = await figureOf(stats, '预期波动（1σ）', '±16.62');
    const text = await sumOf(opened, sigma, '预期波动（1σ）');
    expect(text).toContain('200.00·30%·√0.076712 = ±16.62公式S·σ·√t');
    expect(text).toContain('2026-12-18 到期 · 天数 D28');
    const name = '预期波动（跨式）';
    const row = (await within(stats).findByText(name)).closest('div')!;
    const straddle = within(row).getByRole('button');
    const shown = await sumOf(opened, straddle, name);
    expect(shown).toContain('(b₁ + a₁) / 2 + (b₂ + a₂) / 2');
    expect(shown).toContain(`= ${straddle.textContent}`);
    expect(shown).toMatch(/200 看涨买价 b₁.*200 看跌买价 b₂/);
  });

  it('skew, put/call ratio, the volatility of thirty days, its rank and percentile', async () => {
    const { opened, stats } = await open();
    const thirty = await figureOf(stats, '30 日隐含波动率', '30.0%');
    const shown = await sumOf(opened, thirty, '30 日隐含波动率');
    expect(shown).toContain('√((σ₁²·d₁ + (σ₂²·d₂ − σ₁²·d₁)·(30 − d₁) / (d₂ − d₁)) / 30)');
    expect(shown).toContain('= 30.0%');
    const skew = await sumOf(opened, await figureOf(stats, '25Δ 偏斜', '0.0'), '25Δ 偏斜');
    expect(skew).toContain('30% − 30% = 0.0公式σ(P) − σ(C)');
    const ratio = await figureOf(stats, '成交量', '1.00');
    expect(await sumOf(opened, ratio, '看跌/看涨成交量比')).toContain(
      '4,920 / 4,920 = 1.00公式P / C',
    );
    const rank = await sumOf(opened, await figureOf(stats, 'IV 排名', '50%'), 'IV 排名');
    expect(rank).toContain('(30% − 20%) / (40% − 20%) = 50%公式(σ − l) / (h − l)');
    const percentile = await figureOf(stats, 'IV 百分位', '50%');
    expect(await sumOf(opened, percentile, 'IV 百分位')).toContain('2 / 4 = 50%公式m / n');
  });

  it('the expected move of the wizard is the same sum, of the 26 days from a Sunday on', async () => {
    const opened = await renderOptions('/options/wizard', {
      server: fakeServer({
        'GET /api/polygon/market-status': () => marketStatusAnswer('2026-11-22T21:00:00.000Z'),
      }),
    });
    await opened.user.type(screen.getByRole('searchbox', { name: '搜索股票' }), 'AAPL{Enter}');
    await opened.user.click(await screen.findByRole('button', { name: '选择 AAPL Apple Inc.' }));
    const figure = await screen.findByRole('button', { name: /^±/ });
    expect(screen.getByText('26 天预期波动')).toBeTruthy();
    expect(await sumOf(opened, figure, '预期波动（1σ）')).toContain(
      '200.00·30%·√0.071233 = ±16.01公式S·σ·√t',
    );
  });
});

describe('figures of a record open their sums', () => {
  const record = {
    trades: 12,
    wins: 8,
    losses: 4,
    winRate: 2 / 3,
    totalReturn: 540,
    grossProfit: 960,
    grossLoss: 420,
    averageWin: 120,
    averageLoss: -105,
    expectancy: 45,
    profitFactor: 960 / 420,
    maxDrawdown: 210,
    drawdownFrom: 330,
    drawdownTo: 120,
    daysHeld: 246,
    averageDaysHeld: 20.5,
  };
  const open = async (totals: object) => {
    const groups = { byStrategy: [], byUnderlying: [], byMonth: [], byDirection: [] };
    const answer = { data: { totals, ...groups, byTag: [], byLimit: [], equity: [] } };
    const opened = await renderOptions('/options/performance', {
      signedIn: true,
      server: fakeServer({ 'GET /api/options/performance': answer }),
    });
    return { opened, summary: await screen.findByRole('region', { name: '汇总' }) };
  };

  it.each([
    ['胜率', '66.7%', '8 / 12 = 66.7%公式w / n'],
    ['总盈亏', '+$540', '$960 − $420 = +$540公式G − L'],
    ['每笔期望盈亏', '+$45', '($960 − $420) / 12 = +$45公式(G − L) / n'],
    ['获利因子', '2.29', '$960 / $420 = 2.29公式G / L'],
    ['平均盈利', '$120', '$960 / 8 = $120公式G / w'],
    ['平均亏损', '−$105', '−$420 / 4 = −$105公式−L / l'],
    ['最大回撤', '$210', '$330 − $120 = $210公式E₁ − E₂'],
    ['平均持有天数', '平均持有 20.5 天', '246 / 12 = 20.5公式d / n'],
  ])('%s: %s', async (name, shown, sum) => {
    const { opened, summary } = await open(record);
    const text = await sumOf(opened, within(summary).getByRole('button', { name: shown }), name);
    expect(text).toContain(sum);
    expect(text).toContain('依据已平仓的交易。');
  });

  it('without losses the profit factor has no bound, and the average loss says why there is none', async () => {
    const change = { losses: 0, wins: 12, grossLoss: 0, averageLoss: null };
    const { opened, summary } = await open({ ...record, ...change, profitFactor: 'unlimited' });
    const factor = await figureOf(summary, '获利因子', '∞');
    expect(await sumOf(opened, factor, '获利因子')).toContain('$960 / $0 = ∞公式G / L');
    const average = within(summary).getByRole('button', { name: '--' });
    expect(await sumOf(opened, average, '平均亏损')).toContain('没有可计入的已平仓交易。');
  });
});

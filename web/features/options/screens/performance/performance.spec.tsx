import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PerformanceFigures, RecordGroupResponse } from '../../../../api/generated.ts';
import { fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';

const PERFORMANCE = 'GET /api/options/performance';

const group = (key: string, totalReturn: number): RecordGroupResponse => ({
  key,
  trades: 4,
  wins: 3,
  losses: 1,
  winRate: 0.75,
  totalReturn,
  grossProfit: 300,
  grossLoss: 80,
  averageWin: 100,
  averageLoss: -80,
  expectancy: totalReturn / 4,
  profitFactor: 'unlimited',
  maxDrawdown: 80,
  drawdownFrom: 300,
  drawdownTo: 220,
  daysHeld: 48,
  averageDaysHeld: 12,
});

const figures = (more: Partial<PerformanceFigures> = {}): { data: PerformanceFigures } => ({
  data: {
    totals: group('', 220),
    byStrategy: [group('iron-condor', 220)],
    byUnderlying: [group('SPY', 300), group('TSLA', -80)],
    byMonth: [group('2026-01', 220)],
    byDirection: [group('neutral', 220)],
    equity: [
      { date: '2026-01-02', equity: 10_000 },
      { date: '2026-01-30', equity: 10_220 },
    ],
    ...more,
  },
});
const NONE = figures({ totals: { ...group('', 0), trades: 0 }, equity: [] });

const open = (answer: unknown, route = '/options/performance') =>
  renderOptions(route, { signedIn: true, server: fakeServer({ [PERFORMANCE]: answer }) });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));

describe('the performance of closed trades', () => {
  it('OM-04 /options/performance shows the record by strategy, underlying, month and direction', async () => {
    await open(figures());
    expect(await rowsOf('按策略')).toEqual([
      ['铁鹰式', '4', '75.0%', '+$220.00', '+$55.00', '∞', '$80.00'],
    ]);
    expect((await rowsOf('按标的')).map(([name, , , total]) => [name, total])).toEqual([
      ['SPY', '+$300.00'],
      ['TSLA', '−$80.00'],
    ]);
    expect((await rowsOf('按月份'))[0]?.[0]).toBe('2026-01');
    expect((await rowsOf('按方向'))[0]?.[0]).toBe('中性');
    const heads = screen
      .getAllByRole('table')
      .map((table) => within(table).getAllByRole('columnheader')[0]?.textContent);
    expect(heads).toEqual(['策略', '标的', '月份', '方向']);
  });

  it('the equity curve tells where it began, where it ends and what lay between', async () => {
    await open(figures());
    const chart = await screen.findByRole('img', { name: /^资金曲线/ });
    expect(chart.getAttribute('aria-label')).toMatch(/\$10,000 → .*\$10,220, \$10,000 – \$10,220/);
  });

  it('the period stands in the address and goes to the server; one without trades says so', async () => {
    const { user, address, server } = await open(({ query }: { query: URLSearchParams }) =>
      query.get('period') === '1m' ? NONE : figures(),
    );
    await screen.findByRole('table', { name: '按策略' });
    await user.click(screen.getByRole('button', { name: '1 个月' }));
    expect(await screen.findByText('没有找到符合条件的交易记录')).toBeTruthy();
    expect(address()).toBe('/options/performance?period=1m');
    expect(server.sent(PERFORMANCE).map(({ query }) => query.get('period'))).toEqual(['all', '1m']);
  });

  it('without any trade it offers the samples', async () => {
    await open(NONE);
    expect(await screen.findByRole('button', { name: '载入示例交易' })).toBeTruthy();
  });

  it('a failure says why, and Retry brings the figures', async () => {
    const { user, server } = await open(() => refusal(403, 'X', '暂停'));
    expect((await screen.findByRole('alert')).textContent).toContain('暂停');
    server.answers[PERFORMANCE] = figures();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table', { name: '按策略' })).toBeTruthy();
  });

  it('a visitor sees the record of the samples, every block marked', async () => {
    const { server } = await renderOptions('/options/performance');
    expect((await rowsOf('按标的')).length).toBeGreaterThan(3);
    for (const name of ['汇总', '资金曲线', '按策略', '按标的', '按月份', '按方向'])
      expect(within(screen.getByRole('region', { name })).getByText('示例数据')).toBeTruthy();
    expect(server.sent(PERFORMANCE)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  BenchmarkFigures,
  PerformanceFigures,
  RecordGroupResponse,
} from '../../../../api/generated.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Rendered,
} from '../../render-options.spec.helper.tsx';
import { marketStatusAnswer } from '../../test-chain.spec.helper.ts';

const PERFORMANCE = 'GET /api/options/performance';
const BENCHMARK = 'GET /api/options/performance/benchmark';
const SPY_BARS = 'GET /api/polygon/aggregates/SPY';

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
    byTag: [group('ETF', 300), group('', -80)],
    byLimit: [group('within', 300), group('beyond', -80), group('riskPerTrade', -80)],
    equity: [
      { date: '2026-01-02', equity: 10_000 },
      { date: '2026-01-30', equity: 10_220 },
    ],
    ...more,
  },
});
const NONE = figures({ totals: { ...group('', 0), trades: 0 }, equity: [] });

const compared = (more: Partial<BenchmarkFigures> = {}, simulated = false) => ({
  data: {
    from: '2026-01-02',
    points: [
      { date: '2026-01-02', account: 0, benchmark: 0 },
      { date: '2026-01-05', account: 0, benchmark: -0.05 },
      { date: '2026-01-30', account: 0.022, benchmark: 0.01 },
    ],
    account: { totalReturn: 0.022, maxDrawdown: 0 },
    benchmark: { totalReturn: 0.01, maxDrawdown: 0.05 },
    excess: 0.012,
    correlation: null,
    beta: null,
    missing: [],
    ...more,
  },
  meta: {
    provider: simulated ? 'simulated' : 'polygon',
    asOf: '2026-01-30T21:00:00Z',
    ...{ delayedMinutes: 0, stale: false, simulated, partial: false, nextRefresh: null },
  },
});

const open = (answer: unknown, route = '/options/performance', comparison: unknown = compared()) =>
  renderOptions(route, {
    signedIn: true,
    server: fakeServer({ [PERFORMANCE]: answer, [BENCHMARK]: comparison }),
  });
const comparison = () => screen.findByRole('region', { name: '与 SPY 对比' });
const rowsOf = async (name: string) => {
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 });
  return within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
};

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
    // One table, whose first column is what the trades have in common.
    const heads = [];
    for (const tab of screen.getAllByRole('tab')) {
      fireEvent.mouseDown(tab, { button: 0 });
      const table = within(screen.getByRole('table'));
      heads.push(table.getAllByRole('columnheader')[0]?.textContent);
    }
    expect(heads).toEqual(['策略', '标的', '月份', '方向', '开仓时', '标签']);
  });

  it('by tag a trade counts under each of its tags; without any tag it is said where tags are written', async () => {
    await open(figures());
    expect((await rowsOf('按标签')).map(([name, , , total]) => [name, total])).toEqual([
      ['ETF', '+$300.00'],
      ['无标签', '−$80.00'],
    ]);
    expect(screen.getByText('有多个标签的交易在每个标签下各计一次。')).toBeTruthy();
    cleanup();
    await open(figures({ byTag: [group('', 220)] }));
    await rowsOf('按标签');
    expect(screen.getByText(/标签写在每笔交易的日志里/)).toBeTruthy();
  });

  it('by limit a trade counts under each limit that it broke when it was opened', async () => {
    await open(figures());
    expect((await rowsOf('按限额')).map(([name, , , total]) => [name, total])).toEqual([
      ['未超任何限额', '+$300.00'],
      ['超出至少一项限额', '−$80.00'],
      ['超出单笔风险', '−$80.00'],
    ]);
    expect(screen.getByText(/每笔交易按当前的限额评判/)).toBeTruthy();
  });

  it('the equity curve tells where it began, where it ends and what lay between', async () => {
    await open(figures());
    const chart = await screen.findByRole('img', { name: /^资金曲线/ });
    expect(chart.getAttribute('aria-label')).toMatch(/\$10,000 → .*\$10,220, \$10,000 – \$10,220/);
  });

  it('R18 a value of the curve holds until the next one, and each month has its bar below', async () => {
    await open(figures());
    const chart = await screen.findByRole('img', { name: /^资金曲线/ });
    const [, curve] = chart.querySelectorAll('path[style*="accent"]');
    expect(curve?.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+$/);
    const months = screen.getByRole('img', { name: '按月份: 2026-01 +$220' });
    expect(months.querySelectorAll('rect[width]')).toHaveLength(1);
  });

  it('results of one day make no curve, and it says so', async () => {
    await open(figures({ equity: [{ date: '2026-01-30', equity: 10_220 }] }));
    expect(await screen.findByText('只有一天的结果，还画不出曲线。')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^资金曲线/ })).toBeNull();
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
    for (const name of ['汇总', '资金曲线', '分组结果'])
      expect(within(screen.getByRole('region', { name })).getByText('示例数据')).toBeTruthy();
    expect(server.sent(PERFORMANCE)).toEqual([]);
  });
});

describe('closed trades beside SPY', () => {
  const compare = async (rendered: Promise<Rendered>): Promise<Rendered> => {
    const page = await rendered;
    fireEvent.click(await screen.findByRole('button', { name: '与 SPY 对比' }));
    return page;
  };
  const figureOf = async (name: string) =>
    within(await comparison()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

  it('shows both returns with their drawdowns, the excess, and both curves in words', async () => {
    await compare(open(figures()));
    await waitFor(async () => expect(await figureOf('你的已平仓交易')).toBe('+2.2%最大回撤 0.0%'));
    expect(await figureOf('SPY')).toBe('+1.0%最大回撤 5.0%');
    expect(await figureOf('超额收益')).toBe('+1.2%你的交易减 SPY');
    expect(await figureOf('相关系数')).toBe('--需要 60 个有价格的交易日，且至少 10 天有交易平仓');
    const chart = within(await comparison()).getByRole('img');
    expect(chart.getAttribute('aria-label')).toContain('你的已平仓交易 +2.2%，SPY +1.0%');
  });

  it('arrow keys read both curves day by day', async () => {
    const { user } = await compare(open(figures()));
    const chart = await screen.findByRole('img', { name: /SPY \+1.0%/ });
    chart.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(chart.textContent).toContain('你的已平仓交易 0.0% · SPY −5.0%');
  });

  it('correlation and beta stand where there are days enough', async () => {
    await compare(open(figures(), undefined, compared({ correlation: 0.25, beta: 0.5 })));
    await waitFor(async () => expect(await figureOf('相关系数')).toBe('0.25贝塔 0.50'));
  });

  it('says where prices are simulated, begin later or are missing', async () => {
    const gaps = { from: '2025-12-01', missing: ['2026-01-06', '2026-01-07'] };
    await compare(open(figures(), undefined, compared(gaps, true)));
    const card = await comparison();
    expect(await within(card).findByText(/^SPY 价格为模拟数据/)).toBeTruthy();
    expect(
      within(card).getByText('有 2 个交易日没有 SPY 收盘价，以前一个收盘价代替。'),
    ).toBeTruthy();
    expect(within(card).getByText(/起才有，对比从该日开始。$/)).toBeTruthy();
  });

  it('says why there is none: no prices, or no capital left', async () => {
    await compare(open(figures(), undefined, compared({ points: [] })));
    expect(await screen.findByText('这段时间没有 SPY 价格，无法对比。')).toBeTruthy();
    cleanup();
    await compare(open(figures(), undefined, { data: null, meta: null }));
    expect(await screen.findByText(/已亏完全部资金/)).toBeTruthy();
  });

  it('fails alone, and Retry brings it', async () => {
    const { user, server } = await compare(
      open(figures(), undefined, () => refusal(502, 'X', '行情暂停')),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('行情暂停');
    expect(screen.getByRole('table', { name: '按策略' })).toBeTruthy();
    server.answers[BENCHMARK] = compared();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(async () => expect(await figureOf('SPY')).toBe('+1.0%最大回撤 5.0%'));
  });

  it('a visitor sees the samples beside SPY, whose prices are read for their days', async () => {
    const now = Date.parse(marketStatusAnswer().data.results.serverTime);
    const days = Array.from({ length: 340 }, (_, i) => now + (i - 340) * 86_400_000);
    const results = days.map((t) => ({ t: t + 57_600_000, o: 90, h: 90, l: 90, c: 90, v: 1 }));
    const { server } = await compare(
      renderOptions('/options/performance', {
        server: fakeServer({ [SPY_BARS]: { data: { results }, meta: compared().meta } }),
      }),
    );
    expect(within(await comparison()).getByText('示例数据')).toBeTruthy();
    await waitFor(async () => expect(await figureOf('SPY')).toBe('0.0%最大回撤 0.0%'));
    const [own, excess] = [await figureOf('你的已平仓交易'), await figureOf('超额收益')];
    expect(own?.split('%')[0]).toBe(excess?.split('%')[0]);
    expect(server.sent(SPY_BARS)).toHaveLength(1);
    expect(server.sent(BENCHMARK)).toEqual([]);
  });
});

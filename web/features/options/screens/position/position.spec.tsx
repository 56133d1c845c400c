import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StrategyStepResponse } from '../../../../api/generated.ts';
import { field, loaded, openPosition as open } from './position.spec.helper.ts';
import { SPOT, optionLeg } from '../../test-chain.spec.helper.ts';

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const fact = (name: string) =>
  screen.getAllByText(name).find((each) => each.tagName === 'DT')?.nextElementSibling?.textContent;
const outcomes = () =>
  ['今日盈亏', '到期盈亏'].map((name) => screen.getByRole('status', { name }).textContent);

describe('a saved strategy', () => {
  it('PO-01 has the tabs overview, legs, risk analysis and history, one open at a time', async () => {
    const { user } = await open();
    await loaded();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((each) => each.textContent.replace(/\d+$/, ''))).toEqual([
      '总览',
      '合约腿',
      '风险分析',
      '历史',
    ]);
    const opens: [string, () => unknown][] = [
      ['合约腿', () => screen.getByRole('table', { name: '合约腿' })],
      ['风险分析', () => screen.getByRole('table', { name: '情景' })],
      ['历史', () => screen.getByText('暂无调整记录')],
      ['总览', () => screen.getByRole('region', { name: '盈亏曲线' })],
    ];
    for (const [name, content] of opens) {
      await user.click(tab(name));
      expect(tab(name).getAttribute('aria-selected')).toBe('true');
      expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
      expect(content()).toBeTruthy();
    }
  });

  it('PO-02 leads back to the dashboard', async () => {
    const { user, address } = await open();
    await loaded();
    const back = screen.getByRole('link', { name: '返回总览' });
    expect(back.getAttribute('href')).toBe('/options');
    await user.click(back);
    await waitFor(() => expect(address()).toBe('/options'));
  });

  it.each([
    ['planning', '计划中', null, '--'],
    ['active', '进行中', 12.5, '+12.50%'],
    ['completed', '已完成', -8, '−8.00%'],
  ] as const)(
    'PO-04 a strategy that is %s shows name, type, status, returns, capital, underlying, price and dates',
    async (status, words, returns, shown) => {
      const { user } = await open({ status, returns });
      await loaded();
      expect(screen.getByText(words)).toBeTruthy();
      expect(fact('类型')).toBe('垂直价差');
      // Beside the result where there is one.
      if (status === 'planning') expect(fact('收益率')).toBe(shown);
      else expect(screen.getByText(new RegExp(`\\${shown}$`))).toBeTruthy();
      expect(fact('占用资金')).toBe('$400');
      const priced = status === 'completed' ? 'AAPL 结束时价格' : 'AAPL 保存时价格';
      expect(fact(priced)).toBe(status === 'completed' ? '--' : '200.00');
      await user.click(screen.getByRole('tab', { name: /历史/ }));
      expect(fact('创建时间')).toBe('11月19日');
      expect(fact('更新时间')).toBe('11月20日');
    },
  );

  it('a plan says which corporate actions have changed it, and which it could not be carried over', async () => {
    const of = { symbol: 'AAPL', newSymbol: null, cash: null, shares: null } as const;
    const split = { ...of, kind: 'split', exDate: '2026-12-01', from: 1, to: 4 } as const;
    const terms = { from: null, to: null, cash: 54.2 };
    const merger = { ...of, ...terms, kind: 'merger', exDate: '2026-12-08' } as const;
    const paid = { from: null, to: null, cash: 2.5 };
    const dividend = { ...of, ...paid, kind: 'dividend', exDate: '2026-12-03' } as const;
    const planAdjustments = [
      { action: split, carried: true },
      { action: dividend, carried: true },
      { action: merger, carried: false },
    ];
    await open({ status: 'planning', planAdjustments });
    await loaded();
    expect(screen.getByText('AAPL 于 2026-12-01 拆股，每 1 股拆为 4 股')).toBeTruthy();
    expect(screen.getByText('计划已按新的合约和价格调整，成本不变。')).toBeTruthy();
    expect(screen.getByText('AAPL 派发特别股息，每股 $2.50，除息日 2026-12-03')).toBeTruthy();
    expect(screen.getByText('计划已按新的合约和价格调整，股票成本减去股息。')).toBeTruthy();
    expect(screen.getByText('AAPL 于 2026-12-08 被收购，每股换得现金 $54.20')).toBeTruthy();
    expect(screen.getByText('计划无法延续，保持原样，请重新制定。')).toBeTruthy();
  });

  it('a position that was opened from such a plan says nothing of it', async () => {
    const terms = { from: 1, to: 4, newSymbol: null, cash: null, shares: null };
    const action = { ...terms, kind: 'split', symbol: 'AAPL', exDate: '2026-12-01' } as const;
    await open({ status: 'active', planAdjustments: [{ action, carried: true }] });
    await loaded();
    expect(screen.queryByText(/拆股/)).toBeNull();
  });

  it('the header of a position has its expiry and the share of the maximum profit', async () => {
    // Long 200, short 210 for 4.00: at most 6.00 a share, of which 1.50 are made.
    const openedAt = '2026-11-18T15:00:00.000Z';
    await open({ status: 'active', pnl: 150, openedAt, cash: -400 });
    await loaded();
    expect([fact('到期日'), fact('占最大盈利'), fact('开仓时间')]).toEqual([
      '12月18日',
      '25.0%',
      '11月18日',
    ]);
    expect(screen.queryByText('平仓时间')).toBeNull();
  });

  it('the header of a closed trade has the day on which it was closed', async () => {
    const step = (kind: 'opened' | 'expired', at: string, spot: number): StrategyStepResponse => ({
      ...{
        id: kind,
        kind,
        at,
        spot,
        settlementSource: null,
        action: null,
        cash: 0,
        note: '',
        fills: [],
      },
    });
    await open({
      status: 'completed',
      legs: [],
      closedAt: '2026-11-20T20:00:00.000Z',
      steps: [
        step('opened', '2026-11-02T15:00:00.000Z', 200),
        step('expired', '2026-11-20T20:00:00.000Z', 203.5),
      ],
    });
    await loaded();
    expect(fact('平仓时间')).toBe('11月20日');
    // The underlying at the last step, not at the opening.
    expect(fact('AAPL 结束时价格')).toBe('203.50');
    expect(screen.queryByText('到期日')).toBeNull();
  });

  it('PO-04 capital without a bound is --', async () => {
    await open({ capital: null });
    await loaded();
    expect(fact('占用资金')).toBe('--');
  });

  it('PO-05 the legs tab shows type, position, strike, expiry, premium and contracts of each leg', async () => {
    const { user } = await open({
      legs: [
        optionLeg('call', 'long', 200, 7, { contracts: 2, delta: 0.55 }),
        optionLeg('put', 'short', 190, 2.5, { iv: null }),
        {
          ...optionLeg('call', 'long', 1, 200),
          id: 'shares',
          kind: 'stock',
          symbol: 'AAPL',
          type: null,
          strike: null,
          expiration: null,
          contracts: 100,
          multiplier: 1,
          iv: null,
        },
      ],
    });
    await loaded();
    await user.click(tab('合约腿'));
    const table = within(screen.getByRole('table', { name: '合约腿' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '合约',
      '类型',
      '方向',
      '行权价',
      '到期日',
      '数量',
      '权利金',
      'IV %',
      'Delta',
      '现金',
    ]);
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]!.slice(1)).toEqual([
      '看涨',
      '买方',
      '200.00',
      expect.stringMatching(/2026-12-18|12月18日/),
      '+2',
      '7.00',
      '30.0',
      expect.stringMatching(/^\+?0\.55$/),
      '−$1,400.00',
    ]);
    expect([rows[1]![1], rows[1]![2], rows[1]![5], rows[1]![7], rows[1]![9]]).toEqual([
      '看跌',
      '卖方',
      '−1',
      '--',
      '+$250.00',
    ]);
    expect([rows[2]![1], rows[2]![3], rows[2]![4], rows[2]![5], rows[2]![9]]).toEqual([
      '正股',
      '--',
      '--',
      '+100',
      '−$20,000.00',
    ]);
    // 2 × 7.00 × 100 − 2.50 × 100 + 100 × 200.00
    expect(rows[3]!.at(-1)).toBe('−$21,150.00');
  });

  it('PO-06 AN-05 the analysis shows greatest gain and loss, breakeven and the four greeks of the whole', async () => {
    await open();
    await loaded();
    const figures = within(screen.getByRole('region', { name: '关键指标' }));
    const value = (name: string) => figures.getByText(name).nextElementSibling?.textContent;
    // Bought at 7.00, sold at 3.00: the debit of 4.00 a share on a width of 10.00.
    expect([value('最大盈利'), value('最大亏损'), value('盈亏平衡点')]).toEqual([
      '+$600',
      '−$400',
      '204.00',
    ]);
    expect(figures.getByRole('meter').getAttribute('aria-valuetext')).toBe('150.0%');
    const greeks = within(screen.getByRole('region', { name: '希腊字母' }));
    for (const name of ['Delta', 'Gamma', 'Theta', 'Vega'])
      expect(greeks.getByText(name).nextElementSibling?.textContent).toMatch(/^[+−]?\d+\.\d+$/);
    // A bull spread gains with the price and the long strike is at the money.
    expect(greeks.getByText('Delta').nextElementSibling?.textContent).toMatch(/^\+/);
  });

  it('PO-06 a leg without volatility leaves the greeks unknown: --', async () => {
    await open({ legs: [optionLeg('call', 'long', 200, 7, { iv: null })] });
    await loaded();
    const greeks = within(screen.getByRole('region', { name: '希腊字母' }));
    expect(greeks.getByText('Delta').nextElementSibling?.textContent).toBe('--');
  });

  it('PO-07 PO-08 the chart reaches from 20 percent below to 20 percent above the price', async () => {
    const { user } = await open();
    await loaded();
    const chart = screen.getByRole('img', { name: /^盈亏图/ });
    chart.focus();
    await user.keyboard('{Shift>}' + '{ArrowLeft}'.repeat(6) + '{/Shift}');
    expect(within(chart).getByText((0.8 * SPOT).toFixed(2))).toBeTruthy();
    expect(within(chart).getByText('−20.0%')).toBeTruthy();
    await user.keyboard('{Shift>}' + '{ArrowRight}'.repeat(12) + '{/Shift}');
    expect(within(chart).getByText((1.2 * SPOT).toFixed(2))).toBeTruthy();
    expect(within(chart).getByText('+20.0%')).toBeTruthy();
    expect(screen.getByText('现价 ±20%')).toBeTruthy();
  });

  it('PO-09 BU-04 the what-if begins at the spot, and without a price answers --', async () => {
    const { user } = await open();
    await loaded();
    expect(field('假设股价为').value).toBe('200.00');
    // At 200.00 the bought 200 call ends worthless as the sold 210 call does: the debit of 4.00 is lost.
    expect(outcomes()[1]).toBe('−$400');
    await user.clear(field('假设股价为'));
    expect(outcomes()).toEqual(['--', '--']);
    await user.type(field('假设股价为'), '   ');
    expect(outcomes()).toEqual(['--', '--']);
    expect(field('假设股价为').getAttribute('aria-invalid')).toBeNull();
  });

  it('PO-09 a price gives the profit at expiry by the payoff, and today by the model', async () => {
    const { user } = await open();
    await loaded();
    await user.clear(field('假设股价为'));
    await user.type(field('假设股价为'), '206.5');
    // 206.50 − 200.00 − 4.00 = 2.50 a share
    expect(outcomes()[1]).toBe('+$250');
    expect(outcomes()[0]).toMatch(/^[+−]\$\d/);
    await user.clear(field('假设股价为'));
    await user.type(field('假设股价为'), '0');
    expect(outcomes()).toEqual(['−$400', '−$400']);
  });

  it('PO-09 a wrong price stays typed, is marked with the reason and answers --', async () => {
    const { user } = await open();
    await loaded();
    const price = field('假设股价为');
    for (const wrong of ['abc', '-1', '1000001', '1e9']) {
      await user.clear(price);
      await user.type(price, wrong);
      expect(price.value).toBe(wrong);
      expect(price.getAttribute('aria-invalid')).toBe('true');
      const note = document.getElementById(price.getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toBe('请输入 0 到 1,000,000 的价格');
      expect(outcomes()).toEqual(['--', '--']);
    }
  });

  it('PO-10 history lists adjustments and the price history', async () => {
    const { user } = await open({
      adjustments: [{ date: '2026-11-21', action: '移仓', details: '210 → 215' }],
      priceHistory: [
        { date: '2026-11-20', price: 200, pnl: -12 },
        { date: '2026-11-21', price: 203.5, pnl: 88.5 },
      ],
    });
    await loaded();
    await user.click(tab('历史'));
    const cells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells('调整记录')).toEqual([['2026-11-21', '移仓', '210 → 215']]);
    expect(cells('历史价格')).toEqual([
      ['2026-11-20', '200.00', '−$12.00'],
      ['2026-11-21', '203.50', '+$88.50'],
    ]);
  });

  it('PO-11 without adjustments it says 暂无调整记录', async () => {
    const { user } = await open();
    await loaded();
    await user.click(tab('历史'));
    expect(screen.getByText('暂无调整记录')).toBeTruthy();
  });

  it('XA-04 has one h1, named tables and a path back', async () => {
    await open();
    await loaded();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: '所在位置' })).toBeTruthy();
    expect(screen.queryAllByRole('table', { name: '' })).toEqual([]);
    expect(screen.queryAllByRole('button', { name: '' })).toEqual([]);
    expect(screen.queryAllByRole('textbox', { name: '' })).toEqual([]);
    const scopes = screen.getAllByRole('columnheader').map((head) => head.getAttribute('scope'));
    expect(new Set(scopes)).toEqual(new Set(['col']));
  });
});

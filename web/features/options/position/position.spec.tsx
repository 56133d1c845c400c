import { describe, expect, it } from '@jest/globals';
import type { StrategyResponse } from '../../../api/generated.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refusal, renderOptions, type Answers } from '../render-options.tsx';
import { SPOT, STRATEGY_ID, optionLeg, strategyAnswer } from '../test-chain.ts';

const ROUTE = `/options/position/${STRATEGY_ID}`;
const READ = `GET /api/options/strategies/${STRATEGY_ID}`;
const RENAME = `PUT /api/options/strategies/${STRATEGY_ID}`;

const open = (strategy: Partial<StrategyResponse> = {}, answers: Answers = {}) =>
  renderOptions(ROUTE, {
    signedIn: true,
    server: fakeServer({ [READ]: () => ({ data: strategyAnswer(strategy) }), ...answers }),
  });
const loaded = () => screen.findByRole('heading', { level: 1, name: 'AAPL 牛市看涨价差' });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const fact = (name: string) =>
  screen.getAllByText(name).find((each) => each.tagName === 'DT')?.nextElementSibling?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const outcomes = () =>
  ['当时盈亏（今日）', '到期盈亏'].map((name) => screen.getByRole('status', { name }).textContent);

describe('a saved strategy', () => {
  it('PO-01 has the tabs overview, legs, risk analysis and history, one open at a time', async () => {
    const { user } = await open();
    await loaded();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((each) => each.textContent.replace(/\d+$/, ''))).toEqual([
      '总览',
      '腿',
      '风险分析',
      '历史',
    ]);
    const opens: [string, () => unknown][] = [
      ['腿', () => screen.getByRole('table', { name: '腿' })],
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
    expect(address()).toBe('/options');
  });

  it.each([
    ['planning', '计划中', null, '--'],
    ['active', '进行中', 12.5, '+12.5%'],
    ['completed', '已完成', -8, '−8.0%'],
  ] as const)(
    'PO-04 a strategy that is %s shows name, type, status, returns, capital, underlying, price and dates',
    async (status, words, returns, shown) => {
      await open({ status, returns });
      await loaded();
      expect(screen.getByText(words)).toBeTruthy();
      expect(fact('类型')).toBe('垂直价差');
      expect(fact('收益率')).toBe(shown);
      expect(fact('占用资金')).toBe('$400');
      expect(fact('AAPL')).toBe('200.00');
      expect(fact('创建')).toBe('11月19日');
      expect(fact('更新')).toBe('11月20日');
    },
  );

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
    await user.click(tab('腿'));
    const table = within(screen.getByRole('table', { name: '腿' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '合约',
      '类型',
      '方向',
      '行权价',
      '到期',
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
      '−$1,400',
    ]);
    expect([rows[1]![1], rows[1]![2], rows[1]![5], rows[1]![7], rows[1]![9]]).toEqual([
      '看跌',
      '卖方',
      '−1',
      '--',
      '+$250',
    ]);
    expect([rows[2]![1], rows[2]![3], rows[2]![4], rows[2]![5], rows[2]![9]]).toEqual([
      '正股',
      '--',
      '--',
      '+100',
      '−$20,000',
    ]);
    // 2 × 7.00 × 100 − 2.50 × 100 + 100 × 200.00
    expect(rows[3]!.at(-1)).toBe('−$21,150');
  });

  it('PO-06 AN-05 the analysis shows greatest gain and loss, breakeven and the four greeks of the whole', async () => {
    await open();
    await loaded();
    const figures = within(screen.getByRole('region', { name: '关键数字' }));
    const value = (name: string) => figures.getByText(name).nextElementSibling?.textContent;
    // Bought at 7.00, sold at 3.00: the debit of 4.00 a share on a width of 10.00.
    expect([value('最大盈利'), value('最大风险'), value('盈亏平衡')]).toEqual([
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

  it('PO-09 without a price the what-if answers --', async () => {
    const { user } = await open();
    await loaded();
    expect(outcomes()).toEqual(['--', '--']);
    await user.type(field('如果股价是'), '   ');
    expect(outcomes()).toEqual(['--', '--']);
    expect(field('如果股价是').getAttribute('aria-invalid')).toBeNull();
  });

  it('PO-09 a price gives the profit at expiry by the payoff, and today by the model', async () => {
    const { user } = await open();
    await loaded();
    await user.type(field('如果股价是'), '206.5');
    // 206.50 − 200.00 − 4.00 = 2.50 a share
    expect(outcomes()[1]).toBe('+$250');
    expect(outcomes()[0]).toMatch(/^[+−]\$\d/);
    await user.clear(field('如果股价是'));
    await user.type(field('如果股价是'), '0');
    expect(outcomes()).toEqual(['−$400', '−$400']);
  });

  it('PO-09 a wrong price stays typed, is marked with the reason and answers --', async () => {
    const { user } = await open();
    await loaded();
    const price = field('如果股价是');
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
    expect(cells('价格记录')).toEqual([
      ['2026-11-20', '200.00', '−$12'],
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

describe('a strategy that is not there', () => {
  it.each([
    [404, 'NOT_FOUND'],
    [400, 'VALIDATION'],
  ])(
    'PO-12 PO-13 PO-14 after %d: 策略未找到, its id, and the way to /options',
    async (status, code) => {
      const { user, address } = await renderOptions('/options/position/x', {
        signedIn: true,
        server: fakeServer({
          'GET /api/options/strategies/x': () => refusal(status, code, 'no'),
          'GET /api/options/strategies': () => ({ data: [], nextCursor: null }),
        }),
      });
      expect(await screen.findByRole('heading', { level: 1, name: '策略未找到' })).toBeTruthy();
      expect(screen.getByText('找不到ID为 "x" 的策略')).toBeTruthy();
      const way = screen.getByRole('link', { name: '返回策略总览' });
      expect(way.getAttribute('href')).toBe('/options');
      await user.click(way);
      expect(address()).toBe('/options');
    },
  );

  it('PO-12 going from a strategy to one that is not there does not keep showing the first', async () => {
    const { user } = await renderOptions(ROUTE, {
      signedIn: true,
      server: fakeServer({ [READ]: () => ({ data: strategyAnswer() }) }),
      links: ['/options/position/x'],
    });
    await loaded();
    await user.click(screen.getByRole('link', { name: '/options/position/x' }));
    expect(await screen.findByText('找不到ID为 "x" 的策略')).toBeTruthy();
    expect(screen.queryByText('AAPL 牛市看涨价差')).toBeNull();
  });

  it('PO-12 a visitor is asked to sign in, and comes back to the strategy', async () => {
    const { user, address, server } = await renderOptions(ROUTE, {
      server: fakeServer({ [READ]: () => ({ data: strategyAnswer() }) }),
    });
    expect(screen.getByRole('heading', { level: 1, name: '登录后查看这个策略' })).toBeTruthy();
    expect(server.sent(READ)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: '登录' }));
    expect(address()).toBe('/auth/login');
    await user.click(button('sign in here'));
    expect(address()).toBe(ROUTE);
    expect(await loaded()).toBeTruthy();
  });

  it('RT-14 loads, fails with the server’s words, and comes after Retry', async () => {
    let answer: () => unknown = () => refusal(403, 'FORBIDDEN', '暂时不可用');
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (release = resolve));
    const { user } = await open({}, { [READ]: () => first.then(() => answer()) });
    expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy();
    release();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('策略加载失败');
    expect(box.textContent).toContain('暂时不可用');
    answer = () => ({ data: strategyAnswer() });
    await user.click(button('重试'));
    expect(await loaded()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('renaming a strategy', () => {
  const rename = async (answers: Answers, typed = '十二月价差') => {
    const rendered = await open({}, answers);
    await loaded();
    await rendered.user.click(button('重命名'));
    await rendered.user.clear(field('策略名称'));
    await rendered.user.type(field('策略名称'), typed);
    return rendered;
  };

  it('decision 4: a new name is sent with the version last seen and is then the title', async () => {
    let name = 'AAPL 牛市看涨价差';
    const { user, server } = await rename({
      [READ]: () => ({ data: strategyAnswer({ name }) }),
      [RENAME]: () => ({ data: strategyAnswer({ name: (name = '十二月价差'), version: 4 }) }),
    });
    await user.click(button('保存'));
    expect(await screen.findByRole('heading', { level: 1, name: '十二月价差' })).toBeTruthy();
    const [call] = server.sent(RENAME);
    expect(call!.body).toEqual({ name: '十二月价差' });
    expect(call!.headers['If-Match']).toBe('"3"');
    expect(server.sent(RENAME)).toHaveLength(1);
  });

  it('VERSION_CONFLICT: the server’s words stand there and the typed name is kept, then goes with the newer version', async () => {
    let version = 3;
    const current = () => strategyAnswer({ version, name: 'AAPL 牛市看涨价差' });
    const { user, server } = await rename({
      [READ]: () => ({ data: current() }),
      [RENAME]: () => {
        version = 7;
        return refusal(409, 'VERSION_CONFLICT', '它已在别处改过', { current: current() });
      },
    });
    await user.click(button('保存'));
    expect((await screen.findByRole('alert')).textContent).toContain('它已在别处改过');
    expect(field('策略名称').value).toBe('十二月价差');
    expect(field('策略名称').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(server.sent(READ).length).toBeGreaterThan(1));
    server.answers[RENAME] = () => ({ data: strategyAnswer({ version: 8, name: '十二月价差' }) });
    await waitFor(async () => {
      await user.click(button('保存'));
      expect(server.sent(RENAME).at(-1)!.headers['If-Match']).toBe('"7"');
    });
  });

  it('decision 4: a blank name cannot be saved; Cancel and Escape leave the old one', async () => {
    const { user, server } = await rename({}, '  ');
    expect(button('保存').hasAttribute('disabled')).toBe(true);
    await user.click(button('取消'));
    expect(await loaded()).toBeTruthy();
    await user.click(button('重命名'));
    await user.type(field('策略名称'), 'x{Escape}');
    expect(await loaded()).toBeTruthy();
    expect(server.sent(RENAME)).toHaveLength(0);
  });
});

describe('deleting a strategy', () => {
  const DELETE = `DELETE /api/options/strategies/${STRATEGY_ID}`;
  const ask = async (answer: unknown) => {
    const rendered = await open(
      {},
      { [DELETE]: answer, 'GET /api/options/strategies': () => ({ data: [], nextCursor: null }) },
    );
    await loaded();
    await rendered.user.click(button('删除'));
    return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
  };

  it('decision 21: asks once, sends the version last seen and leads to the overview', async () => {
    const { user, server, address, dialog } = await ask(() => new Response(null, { status: 204 }));
    expect(server.sent(DELETE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(address()).toBe('/options'));
    expect(server.sent(DELETE).map((call) => call.headers['If-Match'])).toEqual(['"3"']);
    expect(await screen.findByText('还没有保存的策略')).toBeTruthy();
  });

  it('decision 21: Cancel and Escape delete nothing', async () => {
    const { user, server, dialog } = await ask(() => new Response(null, { status: 204 }));
    await user.click(dialog.getAllByRole('button', { name: '取消' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('删除'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent(DELETE)).toHaveLength(0);
  });

  it('decision 21: a refusal stands in the dialog with the server’s words', async () => {
    const { user, address, dialog } = await ask(() =>
      refusal(409, 'VERSION_CONFLICT', '它已在别处改过', { current: strategyAnswer() }),
    );
    await user.click(dialog.getByRole('button', { name: '删除' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('它已在别处改过');
    expect(address()).toBe(ROUTE);
  });
});

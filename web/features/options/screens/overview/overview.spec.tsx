import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  refusal,
  renderOptions,
  type SentCall,
} from '../../render-options.spec.helper.tsx';
import { quoteOf } from '../../test-market.spec.helper.ts';
import { paths } from '../../../../app/paths.ts';
import {
  chainAnswer,
  EXPIRIES,
  META,
  STRATEGY_ID,
  optionLeg,
  strategyAnswer,
} from '../../test-chain.spec.helper.ts';

const LIST = 'GET /api/options/strategies';
const SUMMARY = 'GET /api/options/summary';
const SUMMED = {
  data: {
    totalCapital: 10_000,
    allocatedCapital: 400,
    availableCapital: 9_600,
    activeStrategies: 1,
    completedStrategies: 1,
    totalPnL: 87,
    winRate: 1,
  },
};

const open = (answer: unknown, signedIn = true, route = '/options') =>
  renderOptions(route, { signedIn, server: fakeServer({ [LIST]: answer, [SUMMARY]: SUMMED }) });
const page = (...data: ReturnType<typeof strategyAnswer>[]) => ({ data, nextCursor: null });
const table = () => screen.findByRole('table', { name: '已保存的策略' });

const CALL = strategyAnswer({
  id: 'b',
  name: 'AAPL 买入看涨',
  status: 'active',
  returns: -3.25,
  pnl: -13,
  capital: null,
  legs: [optionLeg('call', 'long', 200, 7)],
  analysis: { ...strategyAnswer().analysis, maxGain: 'unlimited' },
});

const DONE = strategyAnswer({
  id: 'c',
  name: 'AAPL 看涨',
  status: 'completed',
  pnl: 100,
  legs: [],
});

describe('the overview of saved strategies', () => {
  it('a position that waits for its settlement price says so, and the total names what it leaves out', async () => {
    const waiting = strategyAnswer({
      ...CALL,
      ...{ id: 'e', pnl: null, returns: null, awaitingSettlementPrice: true },
      due: [
        {
          ...{ symbol: 'SPX261218C06000000', contracts: 1, outcome: null },
          ...{ settlementPrice: null, settlementSource: null },
        },
      ],
    });
    await open(page(waiting, DONE));
    expect(within(await table()).getByText('等待结算价')).toBeTruthy();
    expect(screen.getByText('未计入 1 个价格未知的持仓')).toBeTruthy();
  });

  it('a position that waits for its settlement price has no picture of a payoff', async () => {
    const expired = { ...CALL.legs[0]!, symbol: 'SPX261218C06000000' };
    const due = [
      {
        ...{ symbol: expired.symbol, contracts: 1, outcome: null },
        ...{ settlementPrice: null, settlementSource: null },
      },
    ];
    await open(page(strategyAnswer(), strategyAnswer({ ...CALL, legs: [expired], due })));
    const rows = within(await table()).getAllByRole('row');
    await waitFor(() =>
      expect(rows[1]!.querySelectorAll('svg path').length).toBeGreaterThanOrEqual(4),
    );
    expect(rows[2]!.querySelectorAll('svg path[d*="L"]')).toHaveLength(0);
  });

  it('a row has the picture of its payoff, with legs in several expiries too', async () => {
    const far = { ...optionLeg('call', 'long', 200, 9), expiration: EXPIRIES[2] };
    const calendar = strategyAnswer({
      id: 'd',
      name: 'AAPL 日历',
      legs: [optionLeg('call', 'short', 200, 7), far],
      terms: [EXPIRIES[1], EXPIRIES[2]].map((expiry) => chainAnswer(expiry).data.terms),
    });
    await open(page(strategyAnswer(), calendar));
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    // Profit and loss have an area each.
    await waitFor(() => {
      for (const row of rows)
        expect(row.querySelectorAll('svg path').length).toBeGreaterThanOrEqual(4);
    });
  });

  it('a completed trade has the payoff of its opening without colors, and a dot where it ended', async () => {
    const { user } = await renderOptions('/options');
    await user.click(await screen.findByRole('button', { name: /^全部/ }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const ended = rows.filter((row) => within(row).queryByText('已完成'));
    expect(ended.length).toBeGreaterThan(0);
    for (const row of rows) {
      const colored = row.querySelectorAll('svg path[style*="--up"], svg path[style*="--down"]');
      const isEnded = ended.includes(row);
      expect(row.querySelectorAll('svg circle')).toHaveLength(isEnded ? 1 : 0);
      // Profit and loss are both seen of what is planned or held.
      expect(colored.length).toBeGreaterThanOrEqual(isEnded ? 0 : 2);
      if (isEnded) expect(colored).toHaveLength(0);
    }
  });

  it('a plan has the price of now, as an open position has; a completed trade has none', async () => {
    const server = fakeServer({
      [LIST]: page(strategyAnswer(), DONE),
      [SUMMARY]: SUMMED,
      'GET /api/polygon/quotes': { data: { results: [quoteOf('AAPL', 203.31, 1)] }, meta: META },
    });
    const { user } = await renderOptions('/options', { signedIn: true, server });
    const priceOf = (row: number) =>
      within(screen.getByRole('table', { name: '已保存的策略' })).getAllByRole('row')[row]!
        .children[4]!.textContent;
    await table();
    await waitFor(() => expect(priceOf(1)).toBe('203.31'));
    await user.click(screen.getByRole('button', { name: /^全部/ }));
    expect(priceOf(2)).toBe('--');
  });

  it('a covered call and a protective call have types of their own, also once they are completed', async () => {
    const shares = (position: 'long' | 'short') => ({
      ...optionLeg('call', position, 200, 1),
      ...{ kind: 'stock' as const, symbol: 'AAPL', contracts: 100, multiplier: 1 },
    });
    const stock = (structure: string, ...legs: ReturnType<typeof optionLeg>[]) =>
      strategyAnswer({ id: structure, structure, templateId: 'covered-stock', legs });
    const { user } = await open(
      page(
        stock('covered-call', shares('long'), optionLeg('call', 'short', 210, 3)),
        stock('protective-call', shares('short'), optionLeg('call', 'long', 210, 3)),
        strategyAnswer({
          ...{ id: 'shares', structure: 'long-stock', templateId: 'custom' },
          legs: [shares('long')],
        }),
        strategyAnswer({ ...stock('covered-put'), status: 'completed' }),
      ),
    );
    await table();
    await user.click(screen.getByRole('button', { name: /^全部/ }));
    const types = within(await table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[1]!.textContent);
    expect(types).toEqual(['备兑看涨', '保护性看涨', '持有正股', '备兑看跌']);
  });

  it('OV-04 a row shows name, type, status, underlying, price, returns, profit, capital, days and day', async () => {
    await open(page(strategyAnswer(), CALL));
    const rows = within(await table())
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows[0]!.slice(0, 10)).toEqual([
      '名称',
      '类型',
      '状态',
      '标的',
      '价格',
      '收益率',
      '盈亏',
      '资金',
      '到期日',
      '创建时间',
    ]);
    expect(rows[1]).toEqual([
      'AAPL 牛市看涨价差',
      '垂直价差',
      '计划中',
      'AAPL',
      '200.00',
      '--',
      '--',
      '$400.00',
      '12月18日 28 天',
      '11月19日',
      '开仓',
    ]);
    expect(rows[2]!.slice(2, 8)).toEqual(['进行中', 'AAPL', '200.00', '▼ −3.25%', '−$13.00', '--']);
  });

  it('OV-05 active is green, planning blue, all else grey, each with its dot and word', async () => {
    const { user } = await open(page(strategyAnswer(), CALL, DONE));
    await table();
    await user.click(screen.getByRole('button', { name: '全部 3' }));
    const badge = (words: string) =>
      within(screen.getByRole('table'))
        .getByText(words)
        .className.match(/bg-(\S+)/)?.[1];
    expect([badge('进行中'), badge('计划中'), badge('已完成')]).toEqual([
      'ok-tint',
      'accent-tint',
      'sunken',
    ]);
  });

  it('OV-01 OV-02 OV-03 the account stands in seven figures', async () => {
    await open(page(strategyAnswer(), CALL, DONE));
    await table();
    const figures = within(screen.getByRole('region', { name: '账户概要' }));
    const value = (name: string) =>
      figures.getByText(name).nextElementSibling?.firstElementChild?.textContent;
    expect(['总资金', '已占用', '可用', '进行中', '已完成', '总盈亏', '胜率'].map(value)).toEqual([
      '$10,000',
      '$400',
      '$9,600',
      '1',
      '1',
      '+$87',
      '100.0%',
    ]);
    expect(figures.getByText('1 / 1')).toBeTruthy();
    expect(figures.getByText('4.0%')).toBeTruthy();
  });

  it('the open positions are one portfolio: greeks add up, the result of the day, the capital in use', async () => {
    const analysis = { ...strategyAnswer().analysis, delta: 30, theta: -4.5, vega: 12 };
    const other = { ...analysis, delta: -10.5, theta: 1.25, vega: -2 };
    const unknown = { ...analysis, delta: null, theta: null, vega: null };
    await renderOptions('/options', {
      signedIn: true,
      server: fakeServer({
        [LIST]: page(
          strategyAnswer({ id: 'a', status: 'active', analysis }),
          strategyAnswer({ id: 'b', status: 'active', analysis: other }),
          strategyAnswer({ id: 'c', status: 'active', analysis: unknown }),
          strategyAnswer({ id: 'd', analysis }),
        ),
        [SUMMARY]: { data: { ...SUMMED.data, dayPnL: -12.5, dayUnvalued: 2 } },
      }),
    });
    await table();
    const portfolio = within(screen.getByRole('region', { name: '持仓汇总' }));
    const value = (name: string) => portfolio.getByText(name).nextElementSibling?.textContent;
    expect(value('净 Delta')).toBe('+19.50股；美元 Delta +$3,900');
    expect(value('Theta')).toBe('−$3.25每天');
    expect(value('Vega')).toBe('+$10IV 每变动 1 个点');
    expect(value('今日盈亏')).toBe('−$12.50相对上一收盘');
    expect(value('资金占用率')).toBe('4.0%$10,000 中的 $400');
    expect(portfolio.getByText('1 个持仓没有希腊字母：缺少波动率、利率或结算价。')).toBeTruthy();
    expect(
      portfolio.getByText('2 个持仓未计入今日盈亏：当前价格或上一收盘价格未知。'),
    ).toBeTruthy();
  });

  it('without an open position there is no portfolio', async () => {
    await open(page(strategyAnswer(), DONE));
    await table();
    expect(screen.queryByRole('region', { name: '持仓汇总' })).toBeNull();
  });

  it('a press on a head sorts, a second one turns the order, a third one ends it', async () => {
    const { user } = await open(
      page(
        strategyAnswer({ id: 'a', name: 'B', status: 'active', pnl: 5 }),
        strategyAnswer({ id: 'b', name: 'C', status: 'active', pnl: -7 }),
        strategyAnswer({ id: 'c', name: 'A', pnl: null }),
      ),
    );
    await table();
    const names = () =>
      within(screen.getByRole('table'))
        .getAllByRole('link', { name: /^[ABC]$/ })
        .map((link) => link.textContent);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    expect(names().join('')).toBe('BCA');
    await press('盈亏');
    expect(names().join('')).toBe('BCA');
    expect(screen.getByRole('columnheader', { name: '盈亏' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await press('盈亏');
    expect(names().join('')).toBe('CBA');
    await press('盈亏');
    expect(names().join('')).toBe('BCA');
    await press('名称');
    expect(names().join('')).toBe('ABC');
  });

  it('a summary that fails leaves the table, and comes after Retry', async () => {
    const failing = await renderOptions('/options', {
      signedIn: true,
      server: fakeServer({
        [LIST]: page(strategyAnswer()),
        [SUMMARY]: () => refusal(403, 'X', '概要暂停'),
      }),
    });
    await table();
    expect((await screen.findByRole('alert')).textContent).toContain('概要暂停');
    failing.server.answers[SUMMARY] = SUMMED;
    await failing.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '账户概要' })).toBeTruthy();
  });

  it('the table shows what is open first, other states by their segments, and what fits the filter', async () => {
    const { user } = await open(page(strategyAnswer(), CALL, DONE));
    await table();
    const names = () => screen.queryAllByRole('link', { name: /^AAPL/ }).map((a) => a.textContent);
    const inTable = () => within(screen.getByRole('table')).getAllByRole('link', { name: /^AAPL/ });
    expect(inTable()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '进行中 1' }));
    expect(inTable().map((link) => link.textContent)).toEqual(['AAPL 买入看涨']);
    await user.click(screen.getByRole('button', { name: '全部 3' }));
    expect(inTable()).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: '按名称或标的筛选' }), '牛市');
    expect(inTable().map((link) => link.textContent)).toEqual(['AAPL 牛市看涨价差']);
    await user.type(screen.getByRole('searchbox', { name: '按名称或标的筛选' }), '没有');
    expect(screen.getByText('没有符合条件的策略。')).toBeTruthy();
    expect(names().length).toBeGreaterThan(0);
  });

  it('strategies beyond the first hundred count, win, expire and are listed as the others', async () => {
    const plans = Array.from({ length: 100 }, (_, nth) =>
      strategyAnswer({ id: `plan-${nth}`, name: `方案 ${nth}`, legs: [] }),
    );
    const first = { data: plans, nextCursor: 'second page' };
    const { user, server } = await open(({ query }: SentCall) =>
      query.get('cursor') === 'second page' ? page(CALL, DONE) : first,
    );
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
    await table();
    expect(await screen.findByText('1 / 1')).toBeTruthy();
    expect(server.sent(LIST)).toHaveLength(2);
    const ruler = within(screen.getByRole('region', { name: '到期日' }));
    expect(ruler.getByRole('listitem').textContent).toContain('AAPL 买入看涨');
    await user.click(screen.getByRole('button', { name: '全部 102' }));
    expect(rows()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: '再显示 2 个' }));
    expect(rows()).toHaveLength(102);
    expect(screen.queryByRole('button', { name: /^再显示/ })).toBeNull();
  });

  it('the marks of the win rate are the latest results, the latest on the right', async () => {
    const results = Array.from({ length: 13 }, (_, nth) =>
      strategyAnswer({ id: `done-${nth}`, status: 'completed', legs: [], pnl: nth === 0 ? 5 : -5 }),
    );
    await open(page(...results));
    await table();
    const marks = [...screen.getByText('1 / 13').previousElementSibling!.children];
    expect(marks.map((mark) => mark.className.includes('bg-up'))).toEqual([
      ...Array.from({ length: 11 }, () => false),
      true,
    ]);
  });

  it('J and K walk through the rows, Enter opens the one walked to', async () => {
    const { user, address } = await open(page(strategyAnswer(), CALL));
    await table();
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('AAPL 牛市看涨价差');
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('AAPL 买入看涨');
    await user.keyboard('k{Enter}');
    await waitFor(() => expect(address()).toBe(`/options/position/${STRATEGY_ID}`));
  });

  it('J typed into the filter is a letter', async () => {
    const { user } = await open(page(strategyAnswer()));
    await table();
    const filter = screen.getByRole<HTMLInputElement>('searchbox', { name: '按名称或标的筛选' });
    await user.type(filter, 'j');
    expect(filter.value).toBe('j');
    expect(document.activeElement).toBe(filter);
  });

  it('a row offers what comes next: opening a plan, adjusting a position', async () => {
    await open(page(strategyAnswer(), CALL));
    await table();
    expect(
      screen
        .getAllByRole('link', { name: /^(开仓|调整) AAPL/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/options/position/${STRATEGY_ID}?do=open`, '/options/position/b?do=adjust']);
  });

  it('what expires within nine weeks stands on a ruler with its days', async () => {
    await open(page(strategyAnswer(), CALL));
    await table();
    const ruler = within(await screen.findByRole('region', { name: '到期日' }));
    const marks = ruler.getAllByRole('listitem').map((each) => each.textContent);
    expect(marks).toEqual(['AAPL 牛市看涨价差28 天 · 另有 1 个']);
  });

  it('completed trades of this month are counted; their sum and the win rate open', async () => {
    const done = { status: 'completed' } as const;
    const { user } = await open(
      page(
        strategyAnswer({ ...done, id: 'w', pnl: 100, closedAt: META.asOf }),
        strategyAnswer({ ...done, id: 'l', pnl: -40, closedAt: '2026-10-02T15:00:00.000Z' }),
      ),
    );
    const strip = within(await screen.findByRole('region', { name: '账户概要' }));
    const evidence = (name: string) => strip.getByText(name).nextElementSibling!.textContent;
    expect(evidence('已完成')).toBe('1本月 +1');
    expect(evidence('总盈亏')).toMatch(/\+\$60 已平仓$/);
    await user.click(strip.getByRole('button', { name: '+$60 已平仓' }));
    const sum = await screen.findByRole('dialog', { name: '总盈亏' });
    expect(sum.textContent).toContain('$100 − $40 = +$60');
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('[data-figure=winRate]')!);
    expect((await screen.findByRole('dialog', { name: '胜率' })).textContent).toContain('1 / 2');
  });

  it('of the days on the ruler the first of another year alone has its year', async () => {
    await open(page(strategyAnswer()));
    const ruler = await screen.findByRole('region', { name: '到期日' });
    const days = [...ruler.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(days).toHaveLength(10);
    expect(days.filter((day) => day.includes('2027'))).toEqual(['2027年1月1日']);
    expect(days.slice(-2)).toEqual(['1月15日', '1月22日']);
  });

  it('what has expired and is not settled stands on the ruler as due, not with days', async () => {
    const [leg] = CALL.legs;
    const due = [
      {
        ...{ symbol: leg!.symbol, contracts: 1, outcome: null },
        ...{ settlementPrice: null, settlementSource: null },
      },
    ];
    await open(page(strategyAnswer({ ...CALL, due, pnl: null, awaitingSettlementPrice: true })));
    await table();
    const ruler = within(await screen.findByRole('region', { name: '到期日' }));
    expect(ruler.getByRole('listitem').textContent).toMatch(/待结算$/);
  });

  it('OV-06 a row leads to its position', async () => {
    const { user, address } = await open(page(strategyAnswer()));
    const rows = within(await table());
    await user.click(rows.getByRole('link', { name: 'AAPL 牛市看涨价差' }));
    await waitFor(() => expect(address()).toBe(`/options/position/${STRATEGY_ID}`));
  });

  it.each(['/options', '/options/strategies'])(
    'OM-05 %s lists the saved strategies',
    async (route) => {
      const { address } = await open(page(strategyAnswer()), true, route);
      await table();
      expect(address()).toBe(route);
    },
  );

  it('RT-03 an unknown page of the options area leads to /options', async () => {
    const { address } = await open(page(), true, '/options/nowhere/at/all');
    expect(address()).toBe('/options');
  });

  it('RT-14 OV-04 loads, fails with the server’s words, and comes after Retry', async () => {
    let answer: () => unknown = () => refusal(403, 'FORBIDDEN', '现在不行');
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (release = resolve));
    const { user } = await open(() => first.then(() => answer()));
    expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy();
    release();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('策略加载失败');
    expect(box.textContent).toContain('现在不行');
    answer = () => page(strategyAnswer());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await table()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('RT-14 with nothing saved it says so and offers the wizard', async () => {
    const { user, address } = await open(page());
    expect(await screen.findByText('还没有保存的策略')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '新建策略' }));
    await waitFor(() => expect(address()).toBe('/options/wizard'));
  });

  it('decision 22: a visitor sees samples that say so on every block, and nothing is asked of the server', async () => {
    const { user, address, server } = await open(page(strategyAnswer()), false);
    expect(screen.getByText('无需登录，先试一笔交易')).toBeTruthy();
    expect(screen.getByRole('link', { name: '规划一笔交易' }).getAttribute('href')).toBe(
      paths.sampleTrade,
    );
    for (const name of ['账户概要', '已保存的策略', '到期日'])
      expect(within(screen.getByRole('region', { name })).getByText('示例数据')).toBeTruthy();
    expect(server.sent(LIST)).toHaveLength(0);
    expect(server.sent(SUMMARY)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: '登录' }));
    await waitFor(() => expect(address()).toBe('/auth/login'));
    await user.click(screen.getByRole('button', { name: 'sign in here' }));
    expect(address()).toBe('/options');
    expect(await table()).toBeTruthy();
  });

  it('OM-02 OM-01 OM-06 the side menu names every page in Chinese, in order, and marks the open one', async () => {
    await open(page());
    const menu = within(screen.getByRole('navigation', { name: '期权' }));
    const links = menu
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
    const order = [
      ...['market', 'watchlist', 'earnings'],
      ...['', 'wizard', 'builder', 'history', 'performance', 'capital'],
      ...['learn', 'alerts', 'settings'],
    ];
    const places = order.map((page) => `/options${page && '/'}${page}`);
    expect(links.map(([href]) => href)).toEqual(places);
    for (const link of menu.getAllByRole('link'))
      expect(link.textContent).toMatch(/^\p{Script=Han}+$/u);
    expect(links.filter(([, current]) => current === 'page')).toEqual([['/options', 'page']]);
  });

  it('XA-04 has one h1 and a named table with column headers', async () => {
    await open(page(strategyAnswer()));
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
      '策略总览',
    ]);
    expect(screen.queryAllByRole('link', { name: '' })).toEqual([]);
  });
});

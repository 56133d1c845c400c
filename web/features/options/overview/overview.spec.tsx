import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refusal, renderOptions } from '../render-options.tsx';
import { STRATEGY_ID, optionLeg, strategyAnswer } from '../test-chain.ts';

const LIST = 'GET /api/options/strategies';

const open = (answer: unknown, signedIn = true, route = '/options') =>
  renderOptions(route, { signedIn, server: fakeServer({ [LIST]: answer }) });
const page = (...data: ReturnType<typeof strategyAnswer>[]) => ({ data, nextCursor: null });
const table = () => screen.findByRole('table', { name: '已保存的策略' });

const CALL = strategyAnswer({
  id: 'b',
  name: 'AAPL 买入看涨',
  status: 'active',
  returns: -3.25,
  capital: null,
  legs: [optionLeg('call', 'long', 200, 7)],
  analysis: { ...strategyAnswer().analysis, maxGain: 'unlimited' },
});

describe('the overview of saved strategies', () => {
  it('OV-04 a row shows name, status, underlying, price, greatest profit, returns, capital and day', async () => {
    await open(page(strategyAnswer(), CALL));
    const rows = within(await table())
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]).toEqual(['名称', '状态', '标的', '价格', '最大盈利', '收益率', '资金', '创建']);
    expect(rows[1]).toEqual([
      'AAPL 牛市看涨价差',
      '计划中',
      'AAPL',
      '200.00',
      '+$600',
      '--',
      '$400',
      '11月19日',
    ]);
    expect(rows[2]!.slice(1, 7)).toEqual(['进行中', 'AAPL', '200.00', '无限', '▼ −3.25%', '--']);
  });

  it('OV-06 a row leads to its position', async () => {
    const { user, address } = await open(page(strategyAnswer()));
    await table();
    await user.click(screen.getByRole('link', { name: 'AAPL 牛市看涨价差' }));
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
    expect(address()).toBe('/options/wizard');
  });

  it('decision 19: a visitor is asked to sign in and nothing is asked of the server', async () => {
    const { user, address, server } = await open(page(strategyAnswer()), false);
    expect(screen.getByText('登录后查看你的策略')).toBeTruthy();
    expect(server.sent(LIST)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: '登录' }));
    expect(address()).toBe('/auth/login');
    await user.click(screen.getByRole('button', { name: 'sign in here' }));
    expect(address()).toBe('/options');
    expect(await table()).toBeTruthy();
  });

  it('OM-01 OM-06 the side menu holds the pages that are there and marks the open one', async () => {
    await open(page());
    const menu = within(screen.getByRole('navigation', { name: '期权区' }));
    const links = menu
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
    expect(links).toEqual([
      ['/options', 'page'],
      ['/options/wizard', null],
    ]);
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

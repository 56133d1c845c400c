import { describe, expect, it } from '@jest/globals';
import type { TemplateId } from '@toolyard/core/options/templates';
import { act, screen, within } from '@testing-library/react';
import { baseApi } from '../../../../api/base-api.ts';
import { chains, fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';
import { FIVE_EXPIRIES, expiriesAnswer } from '../../test-chain.spec.helper.ts';

/** Quotes in cents, so that the expectations are sums of integers. */
const CALL = { 200: { bid: 610, ask: 635 }, 210: { bid: 250, ask: 270 } } as const;
const PUT = { 200: { bid: 540, ask: 560 }, 190: { bid: 210, ask: 230 } } as const;
const SHARES = 100;

type Cents = Readonly<Record<number, { readonly bid: number; readonly ask: number }>>;
const quotes = (side: Cents) =>
  Object.fromEntries(
    Object.entries(side).map(([strike, { bid, ask }]) => [
      strike,
      { bid: bid / 100, ask: ask / 100 },
    ]),
  );

/** Cents a share of one contract as whole dollars with their sign. */
const dollars = (cents: number) => {
  const amount = Math.abs(cents) * SHARES;
  expect(amount % 100).toBe(0);
  return `${cents < 0 ? '−' : '+'}$${(amount / 100).toLocaleString('en-US')}`;
};
const price = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const CHAINS = {
  'GET /api/options/chain/AAPL': chains({
    calls: quotes(CALL),
    puts: quotes(PUT),
    strikes: [190, 200, 210],
  }),
};

async function plan(template: TemplateId, ...presses: RegExp[]) {
  const rendered = await renderOptions('/options/wizard', { template, server: fakeServer(CHAINS) });
  for (const name of presses)
    await rendered.user.click(await screen.findByRole('button', { name }));
  return rendered;
}

const panel = () => within(screen.getByRole('region', { name: '策略分析' }));
const figure = (name: string) => panel().getByText(name).nextElementSibling?.textContent ?? '';
const bounds = () => [figure('最大盈利'), figure('最大亏损'), figure('盈亏平衡点')];
const bar = () => panel().getByRole('meter', { name: '风险回报率' });
const barAt = () => Number(bar().getAttribute('aria-valuenow'));

describe('the analysis of the chosen legs', () => {
  it('WZ-17 the analysis follows the chosen legs', async () => {
    const { user } = await plan('vertical-spread');
    expect(panel().getByText('暂无分析')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    expect(figure('最大盈利')).toBe('无限');
    await user.click(screen.getByRole('button', { name: /^卖出 210 看涨/ }));
    expect(figure('最大盈利')).toBe(dollars(1000 - (CALL[200].ask - CALL[210].bid)));
    await user.click(screen.getByRole('button', { name: '全部清除' }));
    expect(panel().getByText('暂无分析')).toBeTruthy();
  });

  it('AN-04 bought call: risk is the premium, profit has no bound, breakeven strike plus premium', async () => {
    await plan('single-option', /^买入 200 看涨/);
    const { ask } = CALL[200];
    expect(bounds()).toEqual(['无限', dollars(-ask), price(200_00 + ask)]);
    expect(figure('净支出').startsWith(dollars(-ask))).toBe(true);
  });

  it('AN-04 sold call: profit is the premium, risk has no bound, breakeven strike plus premium', async () => {
    await plan('single-option', /^卖出 200 看涨/);
    const { bid } = CALL[200];
    expect(bounds()).toEqual([dollars(bid), '无限', price(200_00 + bid)]);
    expect(figure('净收入').startsWith(dollars(bid))).toBe(true);
  });

  it('AN-04 bought put: risk is the premium, profit strike less premium, breakeven there', async () => {
    await plan('single-option', /^买入 200 看跌/);
    const { ask } = PUT[200];
    expect(bounds()).toEqual([dollars(200_00 - ask), dollars(-ask), price(200_00 - ask)]);
  });

  it('AN-04 sold put: profit is the premium, risk strike less premium, breakeven there', async () => {
    await plan('single-option', /^卖出 200 看跌/);
    const { bid } = PUT[200];
    expect(bounds()).toEqual([dollars(bid), dollars(bid - 200_00), price(200_00 - bid)]);
  });

  it('AN-01 AN-05 debit spread: risk is the debit, profit width less debit, breakeven low strike plus debit', async () => {
    await plan('vertical-spread', /^买入 200 看涨/, /^卖出 210 看涨/);
    const debit = CALL[200].ask - CALL[210].bid;
    const profit = 10_00 - debit;
    expect(bounds()).toEqual([dollars(profit), dollars(-debit), price(200_00 + debit)]);
    expect(bar().getAttribute('aria-valuetext')).toBe(`${((profit * 100) / debit).toFixed(1)}%`);
  });

  it('AN-01 AN-05 credit spread: profit is the credit, risk width less credit, breakeven low strike plus credit', async () => {
    await plan('vertical-spread', /^卖出 200 看涨/, /^买入 210 看涨/);
    const credit = CALL[200].bid - CALL[210].ask;
    const risk = 10_00 - credit;
    expect(bounds()).toEqual([dollars(credit), dollars(-risk), price(200_00 + credit)]);
    expect(barAt()).toBe(Math.round((credit * 100) / risk));
  });

  it('AN-05 put spread: breakeven is the high strike less the debit', async () => {
    await plan('vertical-spread', /^买入 200 看跌/, /^卖出 190 看跌/);
    const debit = PUT[200].ask - PUT[190].bid;
    expect(bounds()).toEqual([dollars(10_00 - debit), dollars(-debit), price(200_00 - debit)]);
  });

  it('AN-02 the bar ends at 100 where the return is more', async () => {
    await plan('vertical-spread', /^买入 200 看涨/, /^卖出 210 看涨/);
    const debit = CALL[200].ask - CALL[210].bid;
    expect(((10_00 - debit) * 100) / debit).toBeGreaterThan(100);
    expect(barAt()).toBe(100);
  });

  it('AN-02 the bar stands at 0 where even the best outcome is a loss', async () => {
    const { user } = await plan('vertical-spread', /^买入 200 看涨/, /^卖出 210 看涨/);
    const premium = screen.getByRole('textbox', { name: '买入 200 看涨 的权利金' });
    await user.clear(premium);
    await user.type(premium, '20{Enter}');
    expect(figure('最大盈利')).toBe(dollars(10_00 - (20_00 - CALL[210].bid)));
    expect(barAt()).toBe(0);
  });

  it.each([
    ['profit has no bound', /^买入 200 看涨/],
    ['risk has no bound', /^卖出 200 看涨/],
  ])('AN-03 where %s the return is N/A and the bar stands at 50', async (_what, press) => {
    await plan('single-option', press);
    expect(bar().getAttribute('aria-valuetext')).toBe('N/A');
    expect(panel().getByText('N/A')).toBeTruthy();
    expect(barAt()).toBe(50);
  });

  it('AN-06 an iron condor: profit is the credit, risk the wider wing less the credit, two breakevens (decision 24)', async () => {
    await plan(
      'iron-condor',
      /^买入 190 看跌/,
      /^卖出 200 看跌/,
      /^卖出 200 看涨/,
      /^买入 210 看涨/,
    );
    const credit = PUT[200].bid - PUT[190].ask + CALL[200].bid - CALL[210].ask;
    expect(bounds()).toEqual([
      dollars(credit),
      dollars(credit - 10_00),
      `${price(200_00 - credit)}  ${price(200_00 + credit)}`,
    ]);
  });

  it('AN-06 a covered stock: profit ends at the strike, risk reaches to zero, shares included (decision 24)', async () => {
    await plan('covered-stock', /^卖出 210 看涨/);
    const { bid } = CALL[210];
    expect(bounds()).toEqual([
      dollars(210_00 - 200_00 + bid),
      dollars(bid - 200_00),
      price(200_00 - bid),
    ]);
  });

  it('AN-07 a contract is 100 shares: two of them are twice the dollars', async () => {
    const { user } = await plan('single-option', /^买入 200 看涨/);
    await user.click(screen.getByRole('button', { name: '增加一张：买入 200 看涨' }));
    expect(figure('最大亏损')).toBe(dollars(-2 * CALL[200].ask));
    expect(figure('净支出')).toContain(`每股 ${price(CALL[200].ask)}`);
  });

  it('CH-18 a leg without volatility keeps its exact bounds, and what needs a model is --', async () => {
    const { user } = await renderOptions('/options/wizard', {
      template: 'single-option',
      server: fakeServer({
        'GET /api/options/chain/AAPL': chains({
          strikes: [200],
          calls: { 200: { bid: 6.1, ask: 6.35, iv: null, delta: null } },
        }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    expect(figure('最大亏损')).toBe(dollars(-CALL[200].ask));
    expect(figure('每日 Theta')).toBe('--');
  });

  it('XA-06 the chart is named by its figures', async () => {
    await plan('vertical-spread', /^买入 200 看涨/, /^卖出 210 看涨/);
    const debit = CALL[200].ask - CALL[210].bid;
    expect(
      panel().getByRole('img', {
        name: `盈亏图。最大盈利 ${dollars(10_00 - debit)}，最大亏损 ${dollars(-debit)}，盈亏平衡点 ${price(200_00 + debit)}`,
      }),
    ).toBeTruthy();
  });

  it('WZ-17 legs in three expiries are analysed at the nearest one', async () => {
    const { user } = await plan('custom', /^买入 200 看涨/);
    for (const expiry of [/11月27日/, /1月15日/]) {
      await user.click(screen.getByRole('radio', { name: expiry }));
      await user.click(await screen.findByRole('button', { name: /^买入 200 看涨 [\d.]+$/ }));
    }
    expect(await panel().findByText('近月到期盈亏')).toBeTruthy();
    expect(figure('净支出').startsWith(dollars(-3 * CALL[200].ask))).toBe(true);
  });

  it('WZ-17 legs in five expiries are analysed', async () => {
    const expiries = { 'GET /api/options/expiries/AAPL': () => expiriesAnswer(FIVE_EXPIRIES) };
    const { user } = await renderOptions('/options/wizard', {
      template: 'custom',
      server: fakeServer({ ...CHAINS, ...expiries }),
    });
    for (const expiry of await within(
      await screen.findByRole('radiogroup', { name: '到期日' }),
    ).findAllByRole('radio')) {
      await user.click(expiry);
      await user.click(await screen.findByRole('button', { name: /^买入 200 看涨 [\d.]+$/ }));
    }
    expect(await panel().findByText('近月到期盈亏')).toBeTruthy();
    expect(figure('净支出').startsWith(dollars(-5 * CALL[200].ask))).toBe(true);
  });

  it('RT-14 while the chain of a chosen leg is on its way the panel loads, and says so if it fails', async () => {
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    const { server, application } = await plan('custom', /^买入 200 看涨/);
    server.answers['GET /api/options/chain/AAPL'] = () =>
      failing.then(() => refusal(404, 'EXPIRY_UNKNOWN', 'none'));
    act(() => void application.store.dispatch(baseApi.util.resetApiState()));
    expect(await panel().findByRole('status', { name: '加载中...' })).toBeTruthy();
    expect(panel().queryByText('暂无分析')).toBeNull();
    fail();
    expect(await panel().findByText('期权链加载失败，请重试或换一个到期日。')).toBeTruthy();
  });
});

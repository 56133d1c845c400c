import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import type { Language } from '@toolyard/core/shared';
import { decodePlan } from '@toolyard/core/options/sharing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OptionContractResponse, SnapshotRowResponse } from '../../../../api/generated.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { META, contract } from '../../test-chain.spec.helper.ts';

const SYMBOL = contract('call', 190);
const STANDARD = {
  exercise: 'american',
  settlement: 'physical',
  settlementTime: 'PM',
  multiplier: 100,
} as const;
const VIEW: OptionContractResponse = {
  ticker: SYMBOL,
  underlying: 'AAPL',
  typeSymbol: 'C',
  strike: 190,
  expiry: '2026-12-18',
  daysToExpiry: 28,
  inTheMoney: true,
  last: 14.2,
  change: 1.2,
  changePercent: 9.23,
  bid: 14,
  ask: 14.5,
  mark: 14.25,
  intrinsicValue: 10,
  timeValue: 4.25,
  breakEven: 204.25,
  stockPrice: 200,
  ...STANDARD,
  volume: 321,
  openInterest: 4567,
  priceChanges: [
    { date: '2026-11-20', price: 14.2, change: 1.2, changePercent: 9.23 },
    { date: '2026-11-19', price: 13, change: null, changePercent: null },
  ],
  trades: [
    {
      id: 'b',
      time: '2026-11-20T20:59:00Z',
      price: 14.2,
      size: 3,
      amount: 4260,
      type: '买入',
      inferred: false,
    },
    {
      id: 'a',
      time: '2026-11-20T20:58:00Z',
      price: 14,
      size: 1,
      amount: 1400,
      type: '卖出',
      inferred: false,
    },
  ],
};
const row = (symbol: string, more: Partial<SnapshotRowResponse> = {}): SnapshotRowResponse => ({
  contract_symbol: symbol,
  expiry: VIEW.expiry,
  strike: 190,
  type: 'call',
  ...STANDARD,
  bid: 1,
  ask: 2,
  volume: 1,
  openInterest: 1,
  iv: 0.99,
  delta: 0.11,
  gamma: 0.11,
  theta: 0.11,
  vega: 0.11,
  ...more,
});
const OWN = row(SYMBOL, { iv: 0.3125, delta: 0.75, gamma: 0.0123, theta: -0.085, vega: 0.2 });
const ROWS = [row(contract('put', 190)), OWN, row(contract('call', 195))];

const CONTRACT = `GET /api/polygon/option-contract/${SYMBOL}`;
const SNAPSHOT = 'GET /api/polygon/option-snapshot/AAPL';
const open = (
  view: Partial<OptionContractResponse> = {},
  answers: Answers = {},
  setting: { signedIn?: boolean; language?: Language } = {},
) =>
  renderOptions(`/options/option/${SYMBOL}`, {
    ...setting,
    server: fakeServer({
      [CONTRACT]: () => ({ data: { ...VIEW, ...view }, meta: META }),
      [SNAPSHOT]: () => ({ data: { options: ROWS }, meta: META }),
      ...answers,
    }),
  });
const block = (name: string) => screen.findByRole('region', { name });
const value = (region: HTMLElement, label: string) =>
  within(region).getByText(label).closest('div')?.querySelector('dd')?.textContent;
const table = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map((cell) => cell.textContent));

describe('the page of a contract', () => {
  it('OM-03 OD-01 OD-02 asks for the contract, and for the snapshot of the symbol without its last 15 characters', async () => {
    const { server } = await open();
    await block('希腊字母');
    expect(await screen.findByText('0.7500')).toBeTruthy();
    await waitFor(() =>
      expect(server.sent(SNAPSHOT).map(({ query }) => query.get('expiry'))).toEqual(['2026-12-18']),
    );
    expect(server.sent(CONTRACT)).toHaveLength(1);
  });

  it('OD-03 OD-04 shows terms, quote, values and break-even', async () => {
    await open();
    const quote = await block('报价');
    await within(quote).findByText('31.3%');
    const expected = {
      到期日: '2026-12-18',
      股价: '200.00',
      最新价: '14.20',
      买价: '14.00',
      卖价: '14.50',
      中间价: '14.25',
      盈亏平衡点: '204.25',
    };
    for (const [label, text] of Object.entries(expected)) expect(value(quote, label)).toBe(text);
    expect([value(quote, '内在价值'), value(quote, '时间价值')]).toEqual(['10.00', '4.25']);
    expect(screen.getByText(/28 天/)).toBeTruthy();
    expect(
      within(quote).getByText('美式：到期前任何一天都可以行权。以股票交割，每张 100 股。'),
    ).toBeTruthy();
    expect(screen.getByText('实值')).toBeTruthy();
    expect(screen.getByText('▲ +$1.20 (+9.23%)')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AAPL 12月18日 190 看涨');
  });

  it.each([
    [212.345, 0.126, '股价不低于 212.35 时，今日行权是值得的；可提前行权使每股价值增加 0.13。'],
    [null, 0, '无论股价多少，今日行权都不值得；可提前行权使每股价值增加 0.00。'],
  ])(
    'says at which prices exercise today is worth it: %s',
    async (exercisePrice, premium, text) => {
      await open({ ...VIEW, exercisePrice, earlyExercisePremium: premium });
      expect(within(await block('报价')).getByText(text)).toBeTruthy();
    },
  );

  it('a European option says nothing of early exercise', async () => {
    await open({ ...VIEW, exercise: 'european', exercisePrice: null, earlyExercisePremium: 0 });
    expect(within(await block('报价')).queryByText(/今日行权/)).toBeNull();
  });

  it('an AM-settled index option says when it settles, in cash, and when it trades last', async () => {
    await open({ exercise: 'european', settlement: 'cash', settlementTime: 'AM' });
    const quote = await block('报价');
    expect(
      within(quote).getByText(
        '欧式：只能在到期时行权。以 12月18日 开盘价现金结算，每点 $100；最后交易日为 12月17日。',
      ),
    ).toBeTruthy();
  });

  it('OS-09 the expiry is written in the date format of the settings', async () => {
    const settings = { ...DEFAULT_OPTIONS_SETTINGS, dateFormat: 'DD/MM/YYYY', version: 1 };
    await open({}, { 'GET /api/options/settings': () => ({ data: settings }) }, { signedIn: true });
    const quote = await block('报价');
    await waitFor(() => expect(value(quote, '到期日')).toBe('18/12/2026'));
  });

  it('the greeks of an index option speak of points of the index, not of dollars of a stock', async () => {
    await open({ exercise: 'european', settlement: 'cash', settlementTime: 'PM' });
    const greeks = await block('希腊字母');
    await within(greeks).findByText('0.7500');
    expect(greeks.textContent).toContain('指数每涨 1 点，一张合约约变动 +$75');
    expect(greeks.textContent).not.toContain('股价');
    const quote = await block('报价');
    expect(value(quote, '指数点位')).toMatch(/\d/);
    expect(quote.textContent).not.toContain('股价');
  });

  it('OD-05 shows the greeks of its own row, volatility, volume and open interest', async () => {
    await open();
    const greeks = await block('希腊字母');
    await within(greeks).findByText('0.7500');
    expect(greeks.textContent).toContain('股价每涨 $1，一张合约约变动 +$75');
    expect(greeks.textContent).toContain('每过一天，一张合约约变动 −$8.50');
    const quote = await block('报价');
    expect([value(quote, '隐含波动率'), value(quote, '成交量'), value(quote, '持仓量')]).toEqual([
      '31.3%',
      '321',
      '4,567',
    ]);
  });

  it('its own greeks, of the quote on screen, come before those of the snapshot', async () => {
    await open(
      { greeks: { delta: 0.7321, gamma: 0.01, theta: -0.08, vega: 0.2, iv: 0.3 } },
      {
        [SNAPSHOT]: () => ({
          data: { options: [row(SYMBOL, { iv: null, delta: null })] },
          meta: META,
        }),
      },
    );
    expect(await screen.findByText('0.7321')).toBeTruthy();
    expect(value(await block('报价'), '隐含波动率')).toBe('30.0%');
  });

  it('the tables begin with five full rows and open to all of them', async () => {
    const priceChanges = Array.from({ length: 30 }, (_, i) => ({
      ...VIEW.priceChanges[0]!,
      date: `2026-10-${String(31 - i).padStart(2, '0')}`,
    }));
    const { user } = await open({ priceChanges });
    expect(await table('价格变动')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '全部 30 行' }));
    expect(await table('价格变动')).toHaveLength(30);
  });

  it('OD-06 lists the price changes, newest first', async () => {
    await open();
    expect(await table('价格变动')).toEqual([
      ['2026-11-20', '14.20', '+1.20', '▲ +9.23%'],
      ['2026-11-19', '13.00', '--', ' --'],
    ]);
    expect(screen.getByRole('img', { name: new RegExp(`^${SYMBOL} 每日价格`) })).toBeTruthy();
  });

  it('OD-07 lists the trades as 买入 or 卖出', async () => {
    await open();
    expect(await table('成交明细')).toEqual([
      ['11月20日 15:59', '买入', '14.20', '3', '$4,260.00'],
      ['11月20日 15:58', '卖出', '14.00', '1', '$1,400.00'],
    ]);
  });

  it.each([
    ['zh-CN', '成交明细', '买入推断', /服务商不提供成交方向，此处为推断/],
    ['en', 'Trades', 'Boughtinferred', /doesn’t say which side a trade was on. It is inferred/],
  ] as const)(
    'OD-07 in %s a side that the provider does not tell is marked as inferred, and how is said',
    async (language, name, side, how) => {
      const [newest, oldest] = VIEW.trades;
      const trades = [{ ...newest!, inferred: true }, oldest!];
      await open({ trades }, {}, { language });
      const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
      expect(rows[1]?.textContent).toContain(side);
      expect(rows[2]?.textContent).not.toMatch(/推断|inferred/);
      expect(screen.getByText(how)).toBeTruthy();
    },
  );

  it('OD-07 sides that are facts have no such note', async () => {
    await open();
    await table('成交明细');
    expect(screen.queryByText(/推断/)).toBeNull();
  });

  it('OD-08 a contract that cannot be loaded says so, with a way back', async () => {
    await open({}, { [CONTRACT]: () => refusal(404, 'CONTRACT_UNKNOWN', 'none') });
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('获取期权数据失败，请稍后再试');
    expect(within(box).getByRole('button', { name: '返回' })).toBeTruthy();
  });

  it.each([
    ['CONTRACT_ADJUSTED', '该合约已调整，不予估值'],
    ['CONTRACT_EXPIRED', '该合约已到期'],
  ])('%s: why there is nothing to see, and no second try', async (code, why) => {
    await open({}, { [CONTRACT]: () => refusal(400, code, why) });
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain(why);
    expect(within(box).queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('an adjusted contract has the greeks of what it delivers, or the reason why there are none', async () => {
    const symbol = SYMBOL.replace('AAPL', 'AAPL1');
    const greeks = { delta: 0.5, gamma: 0.01, theta: -0.02, vega: 0.1, iv: 0.3 };
    const openWith = (of: Partial<OptionContractResponse>) =>
      renderOptions(`/options/option/${symbol}`, {
        server: fakeServer({
          [CONTRACT.replace(SYMBOL, symbol)]: () => ({
            data: { ...VIEW, ticker: symbol, ...of },
            meta: META,
          }),
          [SNAPSHOT]: () => ({ data: { options: ROWS }, meta: META }),
        }),
      });
    const own = { shares: [{ symbol: 'AAPL', shares: 12 }], cash: 32.28 };
    await openWith({ deliverable: own, greeks });
    // Half a dollar for each of 12 shares.
    const figures = await block('希腊字母');
    expect(figures.textContent).toContain('0.5000');
    expect(figures.textContent).toContain('+$6');
    expect((await block('报价')).textContent).toContain('希腊字母按每股交割股份计');
    cleanup();
    const none = { delta: null, gamma: null, theta: null, vega: null, iv: null };
    await openWith({
      deliverable: { shares: [{ symbol: 'MSFT', shares: 12 }], cash: 0 },
      greeks: none,
    });
    expect(await screen.findByText(/^没有希腊字母：交割的不只是 AAPL 股票/)).toBeTruthy();
  });

  it('an adjusted contract: what it delivers, its quote, and no way into the builder', async () => {
    const symbol = SYMBOL.replace('AAPL', 'AAPL1');
    const deliverable = { shares: [{ symbol: 'AAPL', shares: 12 }], cash: 32.28 };
    const unknown = { intrinsicValue: null, timeValue: null, inTheMoney: null };
    await renderOptions(`/options/option/${symbol}`, {
      server: fakeServer({
        [CONTRACT.replace(SYMBOL, symbol)]: () => ({
          data: { ...VIEW, ticker: symbol, deliverable, ...unknown },
          meta: META,
        }),
        [SNAPSHOT]: () => ({ data: { options: ROWS }, meta: META }),
      }),
    });
    const quote = await block('报价');
    expect(quote.textContent).toContain(
      '已调整合约：每张交割 12 股 AAPL 和 $32.28，行权金额 $19,000。',
    );
    expect(screen.queryByText('实值')).toBeNull();
    expect(screen.queryByRole('link', { name: '在构建器中买入' })).toBeNull();
  });

  it('a snapshot that fails leaves the contract standing, and why it has no greeks is said once', async () => {
    await open({}, { [SNAPSHOT]: () => refusal(404, 'SYMBOL_UNKNOWN', 'none') });
    const greeks = await block('希腊字母');
    expect(await within(greeks).findByText('没有希腊字母：报价得不出隐含波动率。')).toBeTruthy();
  });

  it('a contract that nobody traded says so', async () => {
    await open({ last: null, change: null, changePercent: null, priceChanges: [], trades: [] });
    expect(await screen.findByText('暂无成交')).toBeTruthy();
    expect(screen.getByText('今日暂无成交')).toBeTruthy();
  });

  it('goes to the builder bought or sold, and to its stock', async () => {
    await open();
    const legOf = async (name: string) => {
      const to = (await screen.findByRole('link', { name })).getAttribute('href')!;
      const plan = decodePlan(new URL(to, 'http://here').searchParams.get('plan')!);
      return plan.ok ? plan.value.legs.map(({ symbol, position }) => [symbol, position]) : plan;
    };
    expect(await legOf('在构建器中买入')).toEqual([[SYMBOL, 'long']]);
    expect(await legOf('在构建器中卖出')).toEqual([[SYMBOL, 'short']]);
    expect(screen.getByRole('link', { name: '查看 AAPL' }).getAttribute('href')).toBe(
      '/options/stock/AAPL',
    );
  });
});

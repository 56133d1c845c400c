import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { screen, waitFor, within } from '@testing-library/react';
import type { MarkedLegResponse, StrategyResponse } from '../../../../api/generated.ts';
import { READ, button, loaded, openPosition as open } from './position.spec.helper.ts';
import { chains, refusal, type Answers, type SentCall } from '../../render-options.spec.helper.tsx';
import {
  EXPIRIES,
  FIVE_EXPIRIES,
  META,
  SPOT,
  STRATEGY_ID,
  chainAnswer,
  contract,
  marketStatusAnswer,
  optionLeg,
  strategyAnswer,
} from '../../test-chain.spec.helper.ts';

const CALL = `POST /api/options/strategies/${STRATEGY_ID}`;
const LEGS = [optionLeg('call', 'long', 200, 7), optionLeg('call', 'short', 210, 3)];

const marked = (
  strike: number,
  contracts: number,
  bid: number,
  ask: number,
): MarkedLegResponse => ({
  symbol: contract('call', strike),
  contracts,
  cost: 0,
  bid,
  ask,
  mid: (bid + ask) / 2,
  mark: (bid + ask) / 2,
  iv: 0.3,
  delta: 0.5,
  value: null,
  pnl: null,
});

/** The spread opened at 4.00 a share, marked at 8.00 / 8.10 and 2.40 / 2.50. */
const ACTIVE: Partial<StrategyResponse> = {
  status: 'active',
  legs: LEGS,
  cash: -400,
  pnl: 160,
  returns: 40,
  openedAt: '2026-11-20T21:00:00.000Z',
  mark: {
    at: META.asOf,
    spot: 203.5,
    stale: false,
    legs: [marked(200, 1, 8, 8.1), marked(210, -1, 2.4, 2.5)],
  },
};

const dialog = () => screen.findByRole('dialog').then((found) => within(found));
const cash = async () => (await dialog()).getByRole('status', { name: '现金流' }).textContent;
const start = async (
  position: Partial<StrategyResponse>,
  action: string,
  answers: Answers = {},
) => {
  const rendered = await open(position, answers);
  await loaded();
  await rendered.user.click(button(action));
  return { ...rendered, form: await dialog() };
};

describe('opening a planned position', () => {
  const quoted: Answers = {
    'GET /api/options/chain/AAPL': chains({
      calls: { 200: { bid: 6.9, ask: 7.1 }, 210: { bid: 2.9, ask: 3.1 } },
    }),
  };

  it('PO-03 each leg is filled at the price one can have, and the cash of all is said', async () => {
    const { user, server, form } = await start({}, '开仓', {
      ...quoted,
      [`${CALL}/open`]: () => ({ data: strategyAnswer({ ...ACTIVE, version: 4 }) }),
    });
    // Bought at the ask 7.10, sold at the bid 2.90: 4.20 a share.
    await waitFor(async () => expect(await cash()).toBe('−$420'));
    await user.click(form.getByRole('button', { name: '开仓' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = server.sent(`${CALL}/open`);
    expect(call!.body).toEqual({
      fills: [
        { legId: 'call-long-200', price: 7.1 },
        { legId: 'call-short-210', price: 2.9 },
      ],
    });
    expect(call!.headers['If-Match']).toBe('"3"');
    expect(call!.headers['Idempotency-Key']).toBeTruthy();
  });

  it('PO-03 legs in five expiries are all bought at their ask', async () => {
    await start(
      {
        legs: FIVE_EXPIRIES.map((expiration) => ({
          ...optionLeg('call', 'long', 200, 1),
          id: expiration,
          symbol: contract('call', 200, expiration),
          expiration,
        })),
      },
      '开仓',
      quoted,
    );
    await waitFor(async () => expect(await cash()).toBe('−$3,550'));
  });

  it('PO-03 the commissions of the plan stand in the ticket', async () => {
    const { form } = await start({ commissionPerContract: 0.65 }, '开仓', quoted);
    const typed = ['买入 200 看涨', '卖出 210 看涨'].map((leg) =>
      form.getByRole<HTMLInputElement>('textbox', { name: `${leg} 的佣金合计` }),
    );
    expect(typed.map(({ value }) => value)).toEqual(['0.65', '0.65']);
  });

  it('PO-03 bid, middle or a price of one’s own, commissions and a note go with it', async () => {
    const { user, server, form } = await start({}, '开仓', {
      ...quoted,
      [`${CALL}/open`]: () => ({ data: strategyAnswer(ACTIVE) }),
    });
    const source = within(form.getByRole('group', { name: '买入 200 看涨 的价格来源' }));
    await user.click(await source.findByRole('button', { name: '中间价 7.00' }));
    const own = form.getByRole('textbox', { name: '卖出 210 看涨 的价格' });
    await user.clear(own);
    await user.type(own, '3.25');
    await user.type(form.getByRole('textbox', { name: '买入 200 看涨 的佣金合计' }), '1.30');
    await user.type(form.getByRole('textbox', { name: '备注（选填）' }), '突破后');
    // −700 − 1.30 + 325
    expect(await cash()).toBe('−$376.30');
    await user.click(form.getByRole('button', { name: '开仓' }));
    await waitFor(() => expect(server.sent(`${CALL}/open`)).toHaveLength(1));
    expect(server.sent(`${CALL}/open`)[0]!.body).toEqual({
      fills: [
        { legId: 'call-long-200', price: 7, commission: 1.3 },
        { legId: 'call-short-210', price: 3.25 },
      ],
      note: '突破后',
    });
  });

  it('one price for the whole order is split over the fills, which add up to it', async () => {
    const { user, server, form } = await start({}, '开仓', {
      ...quoted,
      [`${CALL}/open`]: () => ({ data: strategyAnswer(ACTIVE) }),
    });
    const order = within(await form.findByRole('group', { name: '整单价格' }));
    // Mids 7.00 and 3.00.
    await user.click(await order.findByRole('button', { name: '中间价 4.00' }));
    expect(await cash()).toBe('−$400');
    await user.click(order.getByRole('button', { name: '整单价格加一跳' }));
    expect(await cash()).toBe('−$401');
    await user.click(form.getByRole('button', { name: '开仓' }));
    await waitFor(() => expect(server.sent(`${CALL}/open`)).toHaveLength(1));
    const { fills } = server.sent(`${CALL}/open`)[0]!.body as { fills: { price: number }[] };
    const [bought, sold] = fills.map(({ price }) => Math.round(price * 100));
    expect(bought! - sold!).toBe(401);
  });

  it('a price of the wrong sign stays typed, is named and keeps the ticket from being sent', async () => {
    const { user, form } = await start({}, '开仓', quoted);
    const own = form.getByRole('textbox', { name: '买入 200 看涨 的价格' });
    await user.clear(own);
    await user.type(own, '-7');
    expect(own.getAttribute('aria-invalid')).toBe('true');
    expect(form.getByRole('alert').textContent).toBe('请输入 0 到 1,000,000 美元，最多四位小数');
    expect(await cash()).toContain('--');
    expect(form.getByRole('button', { name: '开仓' }).hasAttribute('disabled')).toBe(true);
    expect((own as HTMLInputElement).value).toBe('-7');
  });

  it('a refusal keeps every entry, and names the line that it is about', async () => {
    const { user, form } = await start({}, '开仓', {
      ...quoted,
      [`${CALL}/open`]: () =>
        refusal(400, 'VALIDATION', '有字段不正确', [
          { field: 'fills.1.price', message: '价格太高' },
        ]),
    });
    const own = form.getByRole('textbox', { name: '卖出 210 看涨 的价格' });
    await user.clear(own);
    await user.type(own, '9.99');
    await user.click(form.getByRole('button', { name: '开仓' }));
    await waitFor(() =>
      expect(form.getAllByRole('alert').map((each) => each.textContent)).toEqual([
        '有字段不正确',
        '价格太高',
      ]),
    );
    expect((own as HTMLInputElement).value).toBe('9.99');
  });

  it('a version conflict is shown, nothing typed is lost, and it goes with the newer version', async () => {
    let version = 3;
    const { user, server, form } = await start({}, '开仓', {
      ...quoted,
      [READ]: () => ({ data: strategyAnswer({ version }) }),
      [`${CALL}/open`]: () => {
        version = 9;
        return refusal(409, 'VERSION_CONFLICT', '它已在别处改过', { current: strategyAnswer() });
      },
    });
    const own = form.getByRole('textbox', { name: '买入 200 看涨 的价格' });
    await user.clear(own);
    await user.type(own, '6.5');
    await user.click(form.getByRole('button', { name: '开仓' }));
    expect((await form.findByRole('alert')).textContent).toBe('它已在别处改过');
    expect((own as HTMLInputElement).value).toBe('6.5');
    await waitFor(async () => {
      await user.click(form.getByRole('button', { name: '开仓' }));
      expect(server.sent(`${CALL}/open`).at(-1)!.headers['If-Match']).toBe('"9"');
    });
  });
});

describe('an open position', () => {
  it('PO-04 its profit by the marks is the large figure, with the price of now', async () => {
    await open(ACTIVE);
    await loaded();
    expect(screen.getAllByText('+$160')[0]!.className).toContain('text-up');
    expect(screen.getByText('203.50', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('▲ +40.00%')).toBeTruthy();
  });

  it('its days count from today, though the quotes are of Friday', async () => {
    const { data, meta } = marketStatusAnswer();
    const results = { ...data.results, serverTime: '2026-11-22T15:00:00.000Z' };
    await open(ACTIVE, { 'GET /api/polygon/market-status': { data: { ...data, results }, meta } });
    await loaded();
    expect(await screen.findByText('26 天 · 12月18日', { selector: 'dd' })).toBeTruthy();
  });

  it('adjusting begins with the leg that is rolled', async () => {
    const { form } = await start(ACTIVE, '调整策略');
    expect(document.activeElement).toBe(form.getAllByRole('combobox')[0]);
  });

  it('what is held opens in the builder at what it cost', async () => {
    const { user, application } = await open(ACTIVE, {
      'GET /api/options/chain/AAPL': chains({
        calls: { 200: { bid: 6.9, ask: 7.1 }, 210: { bid: 2.9, ask: 3.1 } },
      }),
    });
    await loaded();
    await user.click(button('更多操作'));
    await user.click(await screen.findByRole('menuitem', { name: '在构建器中打开' }));
    await waitFor(() =>
      expect(application.store.getState()).toMatchObject({
        builder: {
          plan: {
            stock: { symbol: 'AAPL' },
            legs: [
              { leg: { symbol: contract('call', 200), position: 'long', premium: 7_0000 } },
              { leg: { symbol: contract('call', 210), position: 'short', premium: 3_0000 } },
            ],
          },
        },
      }),
    );
  });

  it('PO-03 closing trades every holding at what one can have, and says what the whole came to', async () => {
    const { user, server, form } = await start(ACTIVE, '平仓', {
      [`${CALL}/close`]: () => ({ data: strategyAnswer({ ...ACTIVE, status: 'completed' }) }),
    });
    // The long call is sold at its bid 8.00, the short one bought at its ask 2.50.
    expect(await cash()).toBe('+$550');
    expect(form.getByRole('status', { name: '策略总盈亏' }).textContent).toBe('+$150');
    await user.click(form.getByRole('button', { name: '平仓' }));
    await waitFor(() => expect(server.sent(`${CALL}/close`)).toHaveLength(1));
    expect(server.sent(`${CALL}/close`)[0]!.body).toEqual({
      prices: [
        { symbol: contract('call', 200), price: 8 },
        { symbol: contract('call', 210), price: 2.5 },
      ],
    });
  });

  const fees = (form: Awaited<ReturnType<typeof dialog>>) =>
    form
      .getAllByRole<HTMLInputElement>('textbox', { name: /的佣金合计$/ })
      .map(({ value }) => value);
  const THREE = {
    ...ACTIVE,
    legs: [
      optionLeg('call', 'long', 200, 7, { contracts: 3 }),
      optionLeg('call', 'short', 210, 3, { contracts: 3 }),
    ],
    cash: -1200,
  };

  it('on a phone a line opens where its price comes from, by a press and for a fault', async () => {
    const { user, form } = await start(ACTIVE, '平仓');
    const [first] = form.getAllByRole('button', { name: /^价格来源与手续费/ });
    const isOpen = () => first!.getAttribute('aria-expanded');
    const [source] = form.getAllByRole('group', { name: /的价格来源$/ });
    expect([isOpen(), source!.className.includes('max-md:hidden')]).toEqual(['false', true]);
    await user.click(first!);
    expect([isOpen(), source!.className.includes('max-md:hidden')]).toEqual(['true', false]);
    await user.click(first!);
    const [price] = form.getAllByRole('textbox', { name: /的价格$/ });
    await user.clear(price!);
    await user.type(price!, '-5');
    expect(isOpen()).toBe('true');
  });

  it('PO-03 closing begins with the commissions of the plan, and the result has them', async () => {
    const { form } = await start({ ...THREE, commissionPerContract: 0.65 }, '平仓');
    expect(fees(form)).toEqual(['1.95', '1.95']);
    // By hand: 3 × (800 − 250) − 1,200 − 6 contracts × 0.65.
    expect(form.getByRole('status', { name: '策略总盈亏' }).textContent).toBe('+$446.10');
  });

  it('PO-03 one of three is closed in one press, and what it comes to is said', async () => {
    const { user, server, form } = await start(THREE, '平仓', {
      [`${CALL}/close`]: () => ({ data: strategyAnswer(ACTIVE) }),
    });
    await user.clear(form.getByRole('textbox', { name: '平仓份数（共 3 份）' }));
    await user.type(form.getByRole('textbox', { name: '平仓份数（共 3 份）' }), '1');
    expect(await cash()).toBe('+$550');
    // One spread was bought for 400 and is sold for 550.
    expect(form.getByRole('status', { name: '这一部分的盈亏' }).textContent).toBe('+$150');
    await user.click(form.getByRole('button', { name: '平仓 1/3' }));
    await waitFor(() => expect(server.sent(`${CALL}/close`)).toHaveLength(1));
    expect(server.sent(`${CALL}/close`)[0]!.body).toEqual({
      prices: [
        { symbol: contract('call', 200), price: 8 },
        { symbol: contract('call', 210), price: 2.5 },
      ],
      units: 1,
    });
  });

  it('PO-03 a share of the position and a share of the maximum profit are one press each', async () => {
    const four = [
      optionLeg('call', 'long', 200, 7, { contracts: 4 }),
      optionLeg('call', 'short', 210, 3, { contracts: 4 }),
    ];
    const analysis = { ...strategyAnswer().analysis, maxGain: 2400 };
    const { user, form } = await start({ ...ACTIVE, legs: four, cash: -1600, analysis }, '平仓');
    const share = within(form.getByRole('group', { name: '平仓比例' }));
    expect(share.getAllByRole('button').map((each) => each.textContent)).toEqual([
      ...['25%', '50%', '75%', '全部'],
    ]);
    await user.click(share.getByRole('button', { name: '50%' }));
    const target = within(form.getByRole('group', { name: '按最大盈利的比例平仓' }));
    // A spread bought for 4.00 that can make 6.00 has made half of it at 7.00.
    await user.click(target.getByRole('button', { name: '50% · 7.00' }));
    expect(await cash()).toBe('+$1,400');
    expect(form.getByRole('status', { name: '这一部分的盈亏' }).textContent).toBe('+$600');
  });

  it('PO-03 a share of the maximum profit is net of the commissions that were paid', async () => {
    const four = [
      optionLeg('call', 'long', 200, 7, { contracts: 4 }),
      optionLeg('call', 'short', 210, 3, { contracts: 4 }),
    ];
    // Four spreads of 10 bought for 4.00 and $8 of commissions: at most 2,400 − 8, half of it is 1,196.
    const paid = { cash: -1608, commissions: 8, realised: -8 };
    const analysis = { ...strategyAnswer().analysis, maxGain: 2392 };
    const { user, form } = await start({ ...ACTIVE, legs: four, ...paid, analysis }, '平仓');
    const target = within(form.getByRole('group', { name: '按最大盈利的比例平仓' }));
    // 1,196 + 8 + 1,600 = 2,804 for 400 shares.
    await user.click(target.getByRole('button', { name: '50% · 7.01' }));
    expect(await cash()).toBe('+$2,804');
  });

  it('PO-03 without a planned commission a trade begins with that of the settings, per trade at the first leg', async () => {
    const { user, form } = await start(THREE, '调整策略', {
      'GET /api/options/settings': () => ({
        data: {
          ...DEFAULT_OPTIONS_SETTINGS,
          capital: 10_000,
          commissionPerContract: 0.65,
          commissionPerTrade: 1,
          version: 2,
          updatedAt: null,
        },
      }),
      'GET /api/options/chain/AAPL': chains({ calls: { 210: { bid: 4, ask: 4.2 } } }),
    });
    await waitFor(() => expect(fees(form)).toEqual(['2.95', '1.95']));
    await user.clear(form.getByRole('textbox', { name: '数量' }));
    await user.type(form.getByRole('textbox', { name: '数量' }), '1');
    // The fees follow the contracts until they are typed.
    expect(fees(form)).toEqual(['1.65', '0.65']);
    await user.click(form.getByRole('button', { name: '平掉一条合约腿' }));
    expect(fees(form)).toEqual(['2.95']);
  });

  it('PO-03 a roll by keyboard alone closes the short call and opens it at another expiry and strike', async () => {
    const { user, server } = await open(ACTIVE, {
      [`${CALL}/adjust`]: () => ({ data: strategyAnswer(ACTIVE) }),
      'GET /api/options/chain/AAPL': chains({ calls: { 215: { bid: 4, ask: 4.2 } } }),
    });
    await loaded();
    button('调整策略').focus();
    await user.keyboard('{Enter}');
    const form = await dialog();
    await form.findByRole('option', { name: /^215\.00/ });
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: '到期日' }).value).toBe(
      EXPIRIES[2],
    );
    await user.selectOptions(form.getByRole('combobox', { name: '行权价' }), '215');
    // Bought back at 2.50, sold anew at 4.00.
    await waitFor(async () => expect(await cash()).toBe('+$150'));
    const after = within(form.getByRole('region', { name: '调整后持仓' }));
    expect(after.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '买入 200 看涨12月18日× 1',
      '卖出 215 看涨2027年1月15日× 1',
    ]);
    form.getByRole('button', { name: '调整策略' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sent(`${CALL}/adjust`)).toHaveLength(1));
    expect(server.sent(`${CALL}/adjust`)[0]!.body).toEqual({
      trades: [
        { kind: 'option', symbol: contract('call', 210), side: 'buy', contracts: 1, price: 2.5 },
        {
          kind: 'option',
          symbol: contract('call', 215, EXPIRIES[2]),
          side: 'sell',
          contracts: 1,
          price: 4,
        },
      ],
    });
  });

  it('PO-03 a spread rolls as one, and says when its legs would meet', async () => {
    const { user, server, form } = await start(ACTIVE, '调整策略', {
      [`${CALL}/adjust`]: () => ({ data: strategyAnswer(ACTIVE) }),
      'GET /api/options/chain/AAPL': ({ query }: SentCall) =>
        query.get('expiry') === EXPIRIES[0]
          ? chainAnswer(EXPIRIES[0], { strikes: [190, 240] })
          : chainAnswer(EXPIRIES[2], {
              calls: { 205: { bid: 9, ask: 9.2 }, 215: { bid: 4, ask: 4.2 } },
            }),
    });
    await user.selectOptions(
      form.getByRole('combobox', { name: '持有的合约腿' }),
      '12月18日 到期的全部 2 条合约腿',
    );
    expect(form.queryByRole('textbox', { name: '数量' })).toBeNull();
    await user.selectOptions(form.getByRole('combobox', { name: '到期日' }), EXPIRIES[0]);
    const meeting = await form.findByText(/^该期权链的行权价太少/);
    expect(form.getByRole('button', { name: '调整策略' }).hasAttribute('disabled')).toBe(true);
    await user.selectOptions(form.getByRole('combobox', { name: '到期日' }), EXPIRIES[2]);
    await user.selectOptions(form.getByRole('combobox', { name: '行权价' }), '上移 2 档');
    // Sold at 8.00 and bought back at 2.50; bought at 9.20 and sold at 4.00.
    await waitFor(async () => expect(await cash()).toBe('+$30'));
    expect(meeting.isConnected).toBe(false);
    const after = within(form.getByRole('region', { name: '调整后持仓' }));
    expect(after.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '买入 205 看涨2027年1月15日× 1',
      '卖出 215 看涨2027年1月15日× 1',
    ]);
    await user.click(form.getByRole('button', { name: '调整策略' }));
    await waitFor(() => expect(server.sent(`${CALL}/adjust`)).toHaveLength(1));
    expect(server.sent(`${CALL}/adjust`)[0]!.body).toMatchObject({
      trades: [
        { symbol: contract('call', 200), side: 'sell', contracts: 1, price: 8 },
        { symbol: contract('call', 210), side: 'buy', contracts: 1, price: 2.5 },
        { symbol: contract('call', 205, EXPIRIES[2]), side: 'buy', contracts: 1, price: 9.2 },
        { symbol: contract('call', 215, EXPIRIES[2]), side: 'sell', contracts: 1, price: 4 },
      ],
    });
  });

  it('a roll into an expiry without a chain says so and cannot be sent', async () => {
    const { form } = await start(ACTIVE, '调整策略', {
      'GET /api/options/chain/AAPL': () => refusal(404, 'EXPIRY_UNKNOWN', 'none'),
    });
    expect(await form.findByText('该到期日没有期权链', { selector: 'p' })).toBeTruthy();
    expect(form.getByRole('button', { name: '调整策略' }).hasAttribute('disabled')).toBe(true);
  });

  it('PO-03 adding a leg and closing a part of one are adjustments too', async () => {
    const twice = [optionLeg('call', 'long', 200, 7, { contracts: 2 }), LEGS[1]!];
    const { user, server, form } = await start({ ...ACTIVE, legs: twice }, '调整策略', {
      [`${CALL}/adjust`]: () => refusal(409, 'POSITION_DUE', '先结算'),
    });
    await user.click(form.getByRole('button', { name: '添加合约腿' }));
    await user.selectOptions(form.getByRole('combobox', { name: '类型' }), 'stock');
    await user.clear(form.getByRole('textbox', { name: '数量' }));
    await user.type(form.getByRole('textbox', { name: '数量' }), '100');
    expect(await cash()).toBe('−$20,350');
    await user.click(form.getByRole('button', { name: '平掉一条合约腿' }));
    await user.clear(form.getByRole('textbox', { name: '数量' }));
    await user.type(form.getByRole('textbox', { name: '数量' }), '3');
    expect(form.getByText('请输入 1 到 2 的整数')).toBeTruthy();
    await user.clear(form.getByRole('textbox', { name: '数量' }));
    await user.type(form.getByRole('textbox', { name: '数量' }), '1');
    expect(await cash()).toBe('+$800');
    const after = within(form.getByRole('region', { name: '调整后持仓' }));
    expect(after.getAllByRole('listitem')[0]!.textContent).toBe('买入 200 看涨12月18日× 1');
    await user.click(form.getByRole('button', { name: '调整策略' }));
    expect((await form.findByRole('alert')).textContent).toBe('先结算');
    expect(server.sent(`${CALL}/adjust`)[0]!.body).toEqual({
      trades: [
        { kind: 'option', symbol: contract('call', 200), side: 'sell', contracts: 1, price: 8 },
      ],
    });
  });

  it('an early assignment of a short call shows the shares that go and the cash that comes', async () => {
    const { user, server } = await open(ACTIVE, {
      [`${CALL}/assign`]: () => ({ data: strategyAnswer(ACTIVE) }),
    });
    await loaded();
    await user.click(button('更多操作'));
    await user.click(await screen.findByRole('menuitem', { name: '提前指派或行权' }));
    const form = await dialog();
    expect(form.getByText('交付 100 股，')).toBeTruthy();
    expect(form.getByText('+$21,000')).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: '佣金合计' }), '5');
    await user.click(form.getByRole('button', { name: '指派' }));
    await waitFor(() => expect(server.sent(`${CALL}/assign`)).toHaveLength(1));
    expect(server.sent(`${CALL}/assign`)[0]!.body).toEqual({
      symbol: contract('call', 210),
      contracts: 1,
      commission: 5,
    });
  });
});

it('an early exercise that is settled in cash is paid at the stated close of that day', async () => {
  const symbol = 'OEX261218C02000000';
  const { user, server } = await open(
    { ...ACTIVE, legs: [optionLeg('call', 'long', 2000, 7, { symbol })] },
    { [`${CALL}/assign`]: () => ({ data: strategyAnswer(ACTIVE) }) },
  );
  await loaded();
  await user.click(button('更多操作'));
  await user.click(await screen.findByRole('menuitem', { name: '提前指派或行权' }));
  const form = await dialog();
  expect(form.getByText(/按当日官方收盘价以现金支付/)).toBeTruthy();
  const price = form.getByRole('textbox', { name: '结算价' });
  await user.type(price, 'x');
  expect(form.getByRole('button', { name: '行权' }).hasAttribute('disabled')).toBe(true);
  await user.clear(price);
  await user.type(price, '2012.5');
  // Twelve and a half points of 100 dollars each.
  expect(form.getByText('+$1,250')).toBeTruthy();
  await user.click(form.getByRole('button', { name: '行权' }));
  await waitFor(() => expect(server.sent(`${CALL}/assign`)).toHaveLength(1));
  expect(server.sent(`${CALL}/assign`)[0]!.body).toEqual({
    ...{ symbol, contracts: 1, settlementPrice: 2012.5 },
  });
});

describe('contracts past their expiry', () => {
  const DUE: Partial<StrategyResponse> = {
    ...ACTIVE,
    legs: [optionLeg('put', 'short', 200, 4, { contracts: 2 }), LEGS[0]!],
    due: [
      {
        symbol: contract('put', 200),
        contracts: -2,
        outcome: 'assign',
        settlementPrice: 195,
        settlementSource: 'polygon',
      },
      {
        symbol: contract('call', 200),
        contracts: 1,
        outcome: 'expire',
        settlementPrice: 195,
        settlementSource: 'polygon',
      },
    ],
  };
  const banner = async () => within(await screen.findByRole('region', { name: '已到期，待结算' }));

  it('each is shown with its outcome, its shares and its cash; another outcome may be chosen', async () => {
    const { user, server } = await open(DUE, {
      [`${CALL}/settle`]: () => ({ data: strategyAnswer(ACTIVE) }),
    });
    const due = await banner();
    expect(due.getByText('收到 200 股，')).toBeTruthy();
    expect(due.getByText('−$40,000')).toBeTruthy();
    const call = within(due.getByRole('group', { name: '买入 200 看涨 的结果' }));
    expect(call.getByRole('button', { name: '到期作废', pressed: true })).toBeTruthy();
    await user.click(call.getByRole('button', { name: '行权' }));
    expect(due.getByText(`−$${(SPOT * 100).toLocaleString('en-US')}`)).toBeTruthy();
    await user.click(due.getByRole('button', { name: '结算' }));
    await waitFor(() => expect(server.sent(`${CALL}/settle`)).toHaveLength(1));
    expect(server.sent(`${CALL}/settle`)[0]!.body).toEqual({
      outcomes: [
        { symbol: contract('put', 200), outcome: 'assign' },
        { symbol: contract('call', 200), outcome: 'exercise' },
      ],
    });
  });

  it('what they are settled at is counted, and nothing of them can still change', async () => {
    const { user } = await open(DUE);
    await banner();
    await user.click(screen.getByRole('tab', { name: '风险分析' }));
    // Two puts sold at 4 are assigned: 200 shares at 200. The call bought at 7 has expired.
    expect(screen.queryByRole('region', { name: '被指派的概率' })).toBeNull();
    const delta = within(await screen.findByRole('region', { name: '希腊字母' }));
    expect(delta.getByText('+200.00')).toBeTruthy();
  });

  it('an average cost that is rounded adds nothing to what is realised', async () => {
    // 300 shares for 10,000 dollars: 33.3333 each, a cent less together.
    const shares = optionLeg('call', 'long', 200, 33.3333, {
      ...{ kind: 'stock', type: null, strike: null, expiration: null, symbol: 'AAPL' },
      ...{ contracts: 300, multiplier: 1 },
    });
    const costs = { cash: -10_000, realised: 0, pnl: null, mark: null };
    await open({ ...ACTIVE, ...costs, legs: [shares] });
    const curve = within(await screen.findByRole('region', { name: '盈亏曲线' }));
    expect(curve.queryByText(/已计入已实现盈亏/)).toBeNull();
  });

  it('what is realised and what expired contracts add stand apart at the curve', async () => {
    await open(DUE);
    await banner();
    // Two puts sold at 4 are assigned and leave 800; a call bought at 7 has expired and takes 700.
    const curve = within(await screen.findByRole('region', { name: '盈亏曲线' }));
    expect(curve.getByText(/已到期合约 \+\$100/)).toBeTruthy();
  });

  it.each(['调整策略', '平仓'])('%s cannot be now until they are settled', async (action) => {
    const { user } = await open(DUE);
    await banner();
    await user.click(button(action));
    const form = await dialog();
    expect(form.getByRole('button', { name: '现在' }).hasAttribute('disabled')).toBe(true);
    expect(form.getByRole('button', { name: action }).hasAttribute('disabled')).toBe(true);
  });

  it('its settlement price is shown with its source', async () => {
    await open(DUE);
    const due = await banner();
    expect(due.getAllByText(/^12月18日 到期，结算价 195\.00（Polygon）/)).toHaveLength(2);
  });

  describe('without a settlement price', () => {
    /** Settled in cash at the value of the morning. */
    const MORNING = 'SPX261218C06000000';
    const WAITING: Partial<StrategyResponse> = {
      ...ACTIVE,
      legs: [
        optionLeg('call', 'long', 6_000, 40, { symbol: MORNING, contracts: 2 }),
        optionLeg('put', 'short', 5_900, 30, { symbol: 'SPX261218P05900000' }),
      ],
      awaitingSettlementPrice: true,
      due: [MORNING, 'SPX261218P05900000'].map((symbol, index) => ({
        ...{ symbol, contracts: index === 0 ? 2 : -1, outcome: null },
        ...{ settlementPrice: null, settlementSource: null },
      })),
    };

    it('a contract that pays in cash waits and says so; the price is entered once for its settlement', async () => {
      const { user, server } = await open(WAITING, {
        [`${CALL}/settle`]: () => ({ data: strategyAnswer(ACTIVE) }),
      });
      const due = await banner();
      expect(due.getByText(/公布后将自动结算这些合约/)).toBeTruthy();
      expect(due.getAllByText('12月18日 到期，结算价尚未公布')).toHaveLength(2);
      expect(due.getAllByText('--')).toHaveLength(2);
      expect(due.queryByRole('group')).toBeNull();
      const settle = due.getByRole('button', { name: '结算' });
      expect(settle.hasAttribute('disabled')).toBe(true);
      const price = due.getByRole('textbox', { name: '买入 6000 看涨 的结算价' });
      expect(price.getAttribute('aria-describedby')).not.toBeNull();
      expect(due.getByText('交易所当日上午公布的结算值，不是指数的开盘价')).toBeTruthy();
      await user.type(price, 'x');
      expect(due.getByText(/请输入 0 到 1,000,000 美元/)).toBeTruthy();
      expect(settle.hasAttribute('disabled')).toBe(true);
      await user.clear(price);
      await user.type(price, '6031.25');
      // Two calls are paid 31.25 × 100 each; the put ends out of the money.
      expect(due.getByText('+$6,250')).toBeTruthy();
      expect(due.getAllByText(/结算价 6,031\.25（由你填写）/)).toHaveLength(2);
      await user.click(settle);
      await waitFor(() => expect(server.sent(`${CALL}/settle`)).toHaveLength(1));
      expect(server.sent(`${CALL}/settle`)[0]!.body).toEqual({
        outcomes: [
          { symbol: MORNING, outcome: 'exercise' },
          { symbol: 'SPX261218P05900000', outcome: 'expire' },
        ],
        settlementPrices: [{ symbol: MORNING, price: 6031.25 }],
      });
    });

    it('neither profit nor chance nor greeks of it are shown, and the risk waits for the price', async () => {
      const { user } = await open(WAITING);
      await banner();
      expect(screen.queryByRole('region', { name: '关键指标' })).toBeNull();
      const greeks = within(screen.getByRole('region', { name: '希腊字母' }));
      expect(greeks.getAllByText('0.00').length).toBeGreaterThan(2);
      expect(screen.getByRole('table', { name: '合约腿' })).toBeTruthy();
      await user.click(screen.getByRole('tab', { name: '风险分析' }));
      expect(await screen.findByText('等待结算价')).toBeTruthy();
      expect(screen.queryByRole('region', { name: '被指派的概率' })).toBeNull();
    });

    it('a contract for shares is settled by a chosen outcome', async () => {
      const shares = {
        ...DUE.due![0]!,
        outcome: null,
        settlementPrice: null,
        settlementSource: null,
      };
      const { user, server } = await open(
        { ...DUE, due: [shares], awaitingSettlementPrice: true },
        { [`${CALL}/settle`]: () => ({ data: strategyAnswer(ACTIVE) }) },
      );
      const due = await banner();
      const settle = due.getByRole('button', { name: '结算' });
      expect(settle.hasAttribute('disabled')).toBe(true);
      await user.click(due.getByRole('button', { name: '指派' }));
      expect(due.getByText('−$40,000')).toBeTruthy();
      await user.click(settle);
      await waitFor(() => expect(server.sent(`${CALL}/settle`)).toHaveLength(1));
      expect(server.sent(`${CALL}/settle`)[0]!.body).toEqual({
        outcomes: [{ symbol: contract('put', 200), outcome: 'assign' }],
      });
    });
  });

  it('another price than that of the provider can be entered', async () => {
    const { user, server } = await open(DUE, {
      [`${CALL}/settle`]: () => ({ data: strategyAnswer(ACTIVE) }),
    });
    const due = await banner();
    await user.click(due.getByRole('button', { name: '填写其他价格' }));
    await user.type(due.getByRole('textbox', { name: '卖出 200 看跌 的结算价' }), '201');
    await user.click(due.getByRole('button', { name: '结算' }));
    await waitFor(() => expect(server.sent(`${CALL}/settle`)).toHaveLength(1));
    expect(server.sent(`${CALL}/settle`)[0]!.body).toEqual({
      outcomes: [
        { symbol: contract('put', 200), outcome: 'expire' },
        { symbol: contract('call', 200), outcome: 'exercise' },
      ],
      settlementPrices: [{ symbol: contract('put', 200), price: 201 }],
    });
  });

  it('a refused settlement keeps the chosen outcomes', async () => {
    const { user } = await open(DUE, {
      [`${CALL}/settle`]: () => refusal(409, 'VERSION_CONFLICT', '它已在别处改过'),
    });
    const due = await banner();
    const call = within(due.getByRole('group', { name: '买入 200 看涨 的结果' }));
    await user.click(call.getByRole('button', { name: '行权' }));
    await user.click(due.getByRole('button', { name: '结算' }));
    expect((await due.findByRole('alert')).textContent).toBe('它已在别处改过');
    expect(call.getByRole('button', { name: '行权', pressed: true })).toBeTruthy();
  });
});

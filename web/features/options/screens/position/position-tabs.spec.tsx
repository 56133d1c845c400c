import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type {
  FillResponse,
  StrategyResponse,
  StrategyStepResponse,
} from '../../../../api/generated.ts';
import { button, loaded, openPosition as open } from './position.spec.helper.ts';
import { refusal } from '../../render-options.spec.helper.tsx';
import { META, SPOT, STRATEGY_ID, contract, optionLeg } from '../../test-chain.spec.helper.ts';

const MARKS = `GET /api/options/strategies/${STRATEGY_ID}/marks`;
const POINTS = [
  { date: '2026-11-19', price: 199, pnl: -20, value: 380, byModel: true },
  { date: '2026-11-20', price: 203.5, pnl: 160, value: 560, byModel: false },
];

const fill = (
  side: 'buy' | 'sell',
  strike: number,
  price: number,
  cash: number,
  commission = 0,
) => ({
  id: `${side} ${strike}`,
  symbol: contract('call', strike),
  kind: 'option' as const,
  type: 'call' as const,
  strike,
  expiration: '2026-12-18',
  multiplier: 100,
  deliverable: null,
  side,
  contracts: 1,
  price,
  commission,
  cash,
  cause: 'trade' as const,
  replaces: null,
});

const OPENED: StrategyStepResponse = {
  id: 's1',
  at: '2026-11-19T21:00:00.000Z',
  kind: 'opened',
  settlementSource: null,
  action: null,
  spot: 199,
  cash: -401.3,
  note: '突破后',
  fills: [fill('buy', 200, 7, -701.3, 1.3), fill('sell', 210, 3, 300)],
};
const ROLLED: StrategyStepResponse = {
  id: 's2',
  at: '2026-11-20T21:00:00.000Z',
  kind: 'rolled',
  settlementSource: null,
  action: null,
  spot: 203.5,
  cash: 150,
  note: '',
  fills: [fill('buy', 210, 2.5, -250), fill('sell', 215, 4, 400)],
};

const held = (strike: number, contracts: number, cost: number, mark: number) => ({
  symbol: contract('call', strike),
  contracts,
  cost,
  bid: mark - 0.05,
  ask: mark + 0.05,
  mid: mark,
  mark,
  iv: 0.32,
  delta: 0.5,
  value: contracts * 100 * mark,
  pnl: contracts * 100 * (mark - cost),
});

/** Bought at 7.00, the short call rolled from 210 to 215 with a profit of 50, one commission of 1.30. */
const ACTIVE: Partial<StrategyResponse> = {
  status: 'active',
  legs: [optionLeg('call', 'long', 200, 7), optionLeg('call', 'short', 215, 4)],
  steps: [OPENED, ROLLED],
  cash: -251.3,
  commissions: 1.3,
  realised: 48.7,
  unrealised: 150,
  pnl: 198.7,
  returns: 49.5,
  openedAt: OPENED.at,
  mark: {
    at: META.asOf,
    spot: 203.5,
    stale: false,
    legs: [held(200, 1, 7, 8.1), held(215, -1, 4, 3.6)],
  },
};

const openTab = async (name: string, position: Partial<StrategyResponse> = ACTIVE) => {
  const rendered = await open(position, { [MARKS]: { data: { points: POINTS } } });
  await loaded();
  await rendered.user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  return rendered;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const texts = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('the tabs of an open position, on real marks', () => {
  it('PO-07 PO-08 the curve has 41 points a percent apart from 0.80 to 1.20 of the price', async () => {
    const { user } = await openTab('总览', {});
    await user.click(button('表格'));
    const rows = within(screen.getByRole('table', { name: '曲线数值（41 个点）' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(1 + 41);
    expect([1, 21, 41].map((at) => texts(rows[at]!).slice(0, 2))).toEqual([
      ['−20.0%', (0.8 * SPOT).toFixed(2)],
      ['0.0%', SPOT.toFixed(2)],
      ['+20.0%', (1.2 * SPOT).toFixed(2)],
    ]);
    // The spread of 4.00 loses it all below 200 and makes 6.00 above 210.
    expect([1, 41].map((at) => texts(rows[at]!)[3])).toEqual(['−$400.00', '+$600.00']);
  });

  it('what the trade came to is split into cash, realised and unrealised, each opening its sum', async () => {
    const { user } = await openTab('总览');
    const card = region('盈亏构成');
    const value = (name: string) => card.getByText(name).nextElementSibling?.textContent;
    expect(['净现金流', '已实现', '未实现', '盈亏', '佣金'].map(value)).toEqual([
      '−$251.30',
      '+$48.70',
      '+$150',
      '+$198.70',
      '$1.30',
    ]);
    await user.click(card.getByRole('button', { name: '+$48.70' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('+$48.70');
    expect(screen.getByText(/已计入已实现盈亏和佣金 \+\$48\.70/)).toBeTruthy();
  });

  it('PO-05 the legs stand at cost and mark with their profit, and the total equals the unrealised part', async () => {
    await openTab('合约腿');
    const rows = within(screen.getByRole('table', { name: '合约腿' })).getAllByRole('row');
    // On a phone the cost stands under the mark.
    expect(texts(rows[1]!).slice(5)).toEqual([
      '+1',
      '7.00',
      '8.107.00',
      '32.0',
      '+0.50',
      '+$110.00',
    ]);
    expect(texts(rows[2]!).slice(5)).toEqual([
      '−1',
      '4.00',
      '3.604.00',
      '32.0',
      '+0.50',
      '+$40.00',
    ]);
    expect(texts(rows[3]!).at(-1)).toBe('+$150.00');
  });

  it('PO-05 a contract that has expired has no volatility and no delta, whatever it had when it was bought', async () => {
    const mark = ACTIVE.mark!;
    const expired = mark.legs.map((leg) => ({ ...leg, iv: null, delta: null }));
    const legs = [
      optionLeg('call', 'long', 200, 7, { delta: 0.55 }),
      optionLeg('call', 'short', 215, 4, { delta: -0.2 }),
    ];
    await openTab('合约腿', { ...ACTIVE, legs, mark: { ...mark, legs: expired } });
    const rows = within(screen.getByRole('table', { name: '合约腿' })).getAllByRole('row');
    expect([1, 2].map((at) => texts(rows[at]!).slice(8, 10))).toEqual([
      ['--', '--'],
      ['--', '--'],
    ]);
  });

  it('the dividend that short shares paid is written with the minus sign of every other figure', async () => {
    const paid: StrategyStepResponse = {
      ...{
        id: 's3',
        at: '2026-11-23T14:30:00.000Z',
        kind: 'dividend',
        settlementSource: null,
        action: null,
      },
      ...{ spot: 75.34, cash: -52, note: '' },
      fills: [
        {
          ...{ id: 'd', symbol: 'AAPL', kind: 'stock', type: null, strike: null, expiration: null },
          ...{ multiplier: 1, deliverable: null, side: 'sell', contracts: 100 },
          ...{ price: 0.52, commission: 0, cash: -52 },
          cause: 'dividend',
          replaces: null,
        },
      ],
    };
    const { user } = await openTab('历史', { ...ACTIVE, steps: [OPENED, paid] });
    expect(screen.getAllByText('AAPL 股息 $0.52 × −100').length).toBeGreaterThan(0);
    expect(screen.getAllByText('股息（除息日入账）').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: /^更正：股息/ }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByText('股息 AAPL')).toBeTruthy();
    expect([form.getByText('股数'), form.getByText('每股 $')]).toHaveLength(2);
    expect(form.queryByText(/^卖出/)).toBeNull();
  });

  it('contracts that end say how, and cash for a fraction of a share is dollars', async () => {
    const ended = (
      kind: StrategyStepResponse['kind'],
      fills: StrategyStepResponse['fills'],
    ): StrategyStepResponse => ({
      ...{ id: kind, at: '2026-11-27T21:00:00.000Z', kind, settlementSource: null, action: null },
      ...{ spot: 205, cash: 0, note: '', fills },
    });
    const ends = (cause: FillResponse['cause'], of: FillResponse): FillResponse => ({
      ...{ ...of, id: cause, cause },
    });
    const stock = {
      ...({ symbol: 'AAPL', kind: 'stock', multiplier: 1, contracts: 1 } as const),
      ...{ type: null, strike: null, expiration: null },
    };
    const steps = [
      OPENED,
      ended('exercised', [ends('exercise', fill('sell', 200, 0, 0))]),
      ended('assigned', [{ ...ends('assignment', fill('buy', 210, 0, 0)), contracts: 2 }]),
      ended('expired', [ends('expiry', fill('sell', 220, 0, 0))]),
      ended('closed', [ends('exercise', fill('sell', 230, 14.73, 1_473))]),
      ended('corporateAction', [
        { ...ends('cashPayment', fill('buy', 200, 32.28, 32.28)), ...stock },
      ]),
    ];
    await openTab('历史', { ...ACTIVE, steps });
    const card = region('操作记录');
    const said = card.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    for (const words of [
      /^1 张 200 看涨 \S+ 已行权/,
      /^空头 2 张 210 看涨 \S+ 被指派/,
      /^1 张 220 看涨 \S+ 到期作废/,
      /^1 张 230 看涨 \S+ 已行权，以 14\.73 现金结算/,
      /^AAPL 现金：\$32\.28/,
    ])
      expect(said.filter((text) => words.test(text))).toHaveLength(1);
  });

  it('a split says what it has made of shares and contracts, and that nothing of it is typed', async () => {
    const none = { type: null, strike: null, expiration: null, deliverable: null } as const;
    const stock = {
      ...none,
      ...({ symbol: 'AAPL', kind: 'stock', multiplier: 1, side: 'buy', commission: 0 } as const),
    };
    const bought = { ...stock, id: 'f0', contracts: 100, price: 400, cash: -40_000 };
    const opened: StrategyStepResponse = {
      ...OPENED,
      fills: [
        { ...bought, cause: 'trade', replaces: null },
        { ...fill('sell', 420, 6, 1_200), contracts: 2 },
      ],
    };
    const split: StrategyStepResponse = {
      ...{ id: 's4', at: '2026-11-23T05:00:00.000Z', kind: 'corporateAction' },
      ...{ settlementSource: null, spot: 100, cash: 0, note: '' },
      action: {
        ...{ kind: 'split', symbol: 'AAPL', exDate: '2026-11-23', from: 1, to: 4 },
        ...{ cash: null, newSymbol: null, shares: null },
      },
      fills: [
        {
          ...{ ...stock, id: 'r1', contracts: 400, price: 100, cash: 0 },
          ...{ cause: 'corporateAction', replaces: 'AAPL' },
        },
        {
          ...{ ...fill('sell', 105, 1.5, 0), id: 'r2', contracts: 8 },
          ...{ cause: 'corporateAction', replaces: contract('call', 420) },
        },
      ],
    };
    const { user } = await openTab('历史', { ...ACTIVE, steps: [opened, split] });
    const card = region('操作记录');
    expect(card.getByRole('heading', { name: '1 拆 4' })).toBeTruthy();
    expect(card.getByText('100 股 AAPL（400.00）变为 400 股 AAPL（100.00）')).toBeTruthy();
    expect(card.getByText('空头 2 张 420 看涨 → 空头 8 张 105 看涨')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^更正：1 拆 4/ }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByText('空头 8 张 105 看涨')).toBeTruthy();
    const typed = form.getAllByRole<HTMLInputElement>('textbox', { name: /数量|价格/ });
    expect(typed.every(({ readOnly }) => readOnly)).toBe(true);
    expect(form.queryByLabelText('成交时间')).toBeNull();
  });

  it('a reverse split says what its contracts deliver now', async () => {
    const opened: StrategyStepResponse = {
      ...OPENED,
      fills: [{ ...fill('sell', 420, 6, 1_200), contracts: 2 }],
    };
    const split: StrategyStepResponse = {
      ...{ id: 's4', at: '2026-11-23T05:00:00.000Z', kind: 'corporateAction' },
      ...{ settlementSource: null, spot: 8_000, cash: 0, note: '' },
      action: {
        ...{ kind: 'split', symbol: 'AAPL', exDate: '2026-11-23', from: 20, to: 1 },
        ...{ cash: null, newSymbol: null, shares: null },
      },
      fills: [
        {
          ...{ ...fill('sell', 420, 6, 0), id: 'r1', contracts: 2 },
          ...{ symbol: contract('call', 420).replace('AAPL', 'AAPL1') },
          deliverable: { shares: [{ symbol: 'AAPL', shares: 5 }], cash: 0 },
          ...{ cause: 'corporateAction', replaces: contract('call', 420) },
        },
      ],
    };
    await openTab('历史', { ...ACTIVE, steps: [opened, split] });
    const card = region('操作记录');
    expect(card.getByRole('heading', { name: '20 合 1' })).toBeTruthy();
    expect(
      card.getByText('空头 2 张 420 看涨 → 空头 2 张 420 看涨 · 每张交割 5 股 AAPL'),
    ).toBeTruthy();
  });

  it('a split that cannot be booked says which step is in its way, and unknown ones say what waits', async () => {
    const terms = { from: 1, to: 4, cash: null, newSymbol: null, shares: null };
    const action = { kind: 'split', symbol: 'AAPL', exDate: '2026-11-23', ...terms } as const;
    const unbookableAction = { action, stepId: 's2' };
    await openTab('历史', { ...ACTIVE, corporateActionsKnown: false, unbookableAction });
    const card = region('操作记录');
    expect(card.getByRole('alert').textContent).toContain('“1 拆 4”无法入账');
    expect(card.getByRole('status').textContent).toContain('暂时无法读取股息和拆股');
  });

  it('the scenarios stand over prices and dates, and over prices and volatilities', async () => {
    const { user } = await openTab('风险分析');
    const byDate = screen.getByRole('grid', { name: '不同股价和日期的盈亏' });
    const spots = within(byDate).getByRole('rowheader', { name: /^203\.50/ });
    expect(spots.textContent).toContain('现价');
    await user.click(button('股价 × IV'));
    const byVolatility = screen.getByRole('grid', { name: '不同股价和隐含波动率的盈亏' });
    const heads = within(byVolatility)
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent);
    expect(heads.at(0)).toBe('−50.0%IV');
    expect(heads.at(-1)).toBe('+100.0%IV');
    expect(heads).toContain('0.0%IV');
    const cells = within(byVolatility).getAllByRole('gridcell');
    expect(cells.every((cell) => /^[+−]?[\d,]+$/.test(cell.textContent))).toBe(true);
  });

  it('the cone says between which prices the underlying stays, with its model under it', async () => {
    await openTab('风险分析');
    const cone = region('概率锥');
    expect(cone.getByRole('img', { name: '标的到期前的概率锥' })).toBeTruthy();
    expect(cone.getByText(/12月18日.*68%.*95%/)).toBeTruthy();
    expect(await cone.findByText(/风险中性对数正态/)).toBeTruthy();
  });

  it('the chance of assignment of the short leg does not fall, and the expiry is its last day', async () => {
    await openTab('风险分析');
    const [, ...rows] = within(screen.getByRole('table', { name: '被指派的概率' })).getAllByRole(
      'row',
    );
    const chances = rows.map((row) => parseFloat(texts(row).at(-1)!));
    expect(chances.length).toBeGreaterThan(1);
    expect([...chances].sort((a, b) => a - b)).toEqual(chances);
    expect(texts(rows.at(-1)!)[1]).toBe('12月18日');
  });

  it('PO-10 history tells every step with its fills, its cash and its note; they add up to the cash', async () => {
    await openTab('历史');
    const steps = region('操作记录');
    const items = steps.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    expect(items).toEqual(['移仓', '开仓']);
    expect(steps.getByText('+$150')).toBeTruthy();
    expect(steps.getByText('−$401.30')).toBeTruthy();
    // −401.30 + 150
    expect(steps.getByText('−$251.30')).toBeTruthy();
    expect(steps.getByText('突破后')).toBeTruthy();
    expect(steps.getByText(/佣金 \$1\.30/)).toBeTruthy();
  });

  it('PO-10 profit and price by session are told in words too, and by which method', async () => {
    const { user } = await openTab('历史');
    const chart = () => screen.findByRole('img', { name: /→/ });
    expect((await chart()).getAttribute('aria-label')).toMatch(/每日盈亏.*−\$20.*\+\$160/);
    const marks = region('每日记录');
    await user.click(marks.getByRole('button', { name: '股价' }));
    expect((await chart()).getAttribute('aria-label')).toMatch(/标的每日价格.*199\.00.*203\.50/);
    expect(marks.getByText(/按模型估值/)).toBeTruthy();
  });

  it('RT-14 a history that fails says so alone, and comes after Retry', async () => {
    const { user, server } = await open(ACTIVE, { [MARKS]: () => refusal(403, 'X', '历史暂停') });
    await loaded();
    const marks = region('每日记录');
    expect((await marks.findByRole('alert')).textContent).toContain('历史暂停');
    server.answers[MARKS] = { data: { points: POINTS } };
    await user.click(marks.getByRole('button', { name: '重试' }));
    expect(await marks.findByRole('img')).toBeTruthy();
  });
});

describe('a completed position', () => {
  it('shows its result and how it came about, and that nothing is held', async () => {
    await openTab('总览', {
      ...ACTIVE,
      status: 'completed',
      legs: [],
      mark: null,
      unrealised: 0,
      cash: 198.7,
      realised: 198.7,
      closedAt: ROLLED.at,
    });
    expect(screen.getAllByText('已实现盈亏')).toBeTruthy();
    expect(region('操作记录').getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: '盈亏曲线' })).toBeNull();
    expect(screen.queryByRole('button', { name: '平仓' })).toBeNull();
  });
});

describe('the adjustments of a position', () => {
  it('PO-10 stand with day, action and details in words', async () => {
    await openTab('历史', {
      ...ACTIVE,
      adjustments: [{ date: ROLLED.at, action: 'rolled', details: '+1 …' }],
    });
    const rows = within(screen.getByRole('table', { name: '调整记录' })).getAllByRole('row');
    expect(texts(rows[1]!).slice(1)).toEqual([
      '移仓',
      '买入 210 看涨 12月18日 1 × 2.50、卖出 215 看涨 12月18日 1 × 4.00',
    ]);
  });
});

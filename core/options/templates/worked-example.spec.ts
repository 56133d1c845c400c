import { expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { Leg } from '../contracts/index.ts';
import { workedExample } from './index.ts';

const call: Leg = {
  kind: 'option',
  symbol: 'MSFT211217C00360000',
  type: 'call',
  position: 'short',
  strike: fromDollars(360),
  expiry: '2021-12-17',
  premium: fromDollars(1.72),
  quantity: 2,
  multiplier: 100,
  iv: null,
  delta: null,
};
const stock: Leg = {
  kind: 'stock',
  symbol: 'MSFT',
  position: 'long',
  premium: fromDollars(342.97),
  quantity: 200,
  multiplier: 1,
};

it('WZ-14 a worked example tells legs and figures in both languages', () => {
  const example = workedExample([stock, call], {
    netPremium: fromDollars(-68_250),
    maxProfit: fromDollars(3_750),
    maxLoss: fromDollars(68_250),
    breakevens: [341.25],
    roiPercent: 5.4945,
    outcomes: [{ price: 320, profit: fromDollars(-4_250.5) }],
  });
  expect(example.legs.map(({ en }) => en)).toEqual([
    'Buy 200 shares of MSFT at $342.97.',
    'Sell 2 × 360 calls expiring 2021-12-17 at $1.72 per share, $344 in total.',
  ]);
  expect(example.legs[1]?.['zh-CN']).toBe(
    '卖出 2 张 2021-12-17 到期、行权价 360 的看涨，每股 $1.72，共 $344。',
  );
  expect(example.cost.en).toBe('Opening it costs $68,250.');
  expect(example.maxProfit['zh-CN']).toBe('最多盈利 $3,750。');
  expect(example.maxLoss.en).toBe('It can lose up to $68,250.');
  expect(example.breakevens.en).toBe('At expiry it breaks even at $341.25.');
  expect(example.roi?.['zh-CN']).toBe('最大盈利是最大亏损的 5.5%。');
  expect(example.outcomes[0]?.en).toBe('At $320.00 at expiration: −$4,250.50.');
});

it('no bound, no breakeven, no return', () => {
  const example = workedExample([call], {
    netPremium: fromDollars(344),
    maxProfit: 'unlimited',
    maxLoss: 'unlimited',
    breakevens: [],
    roiPercent: null,
  });
  expect(example.cost['zh-CN']).toBe('建仓净收入 $344。');
  expect(example.maxProfit.en).toBe('The profit is unlimited.');
  expect(example.maxLoss['zh-CN']).toBe('亏损没有上限。');
  expect(example.breakevens['zh-CN']).toBe('没有盈亏平衡点。');
  expect(example.roi).toBeNull();
});

it('where expiries differ, the breakevens are those of the front expiry', () => {
  const later: Leg = { ...call, position: 'long', expiry: '2022-01-21' };
  const example = workedExample([call, later], {
    netPremium: fromDollars(-300),
    maxProfit: fromDollars(500),
    maxLoss: fromDollars(300),
    breakevens: [345, 376],
    roiPercent: null,
  });
  expect(example.breakevens.en).toBe('At the front expiry it breaks even at $345.00 and $376.00.');
  expect(example.breakevens['zh-CN']).toBe('近月到期盈亏平衡点为 $345.00 和 $376.00。');
});

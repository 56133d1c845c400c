import { expect, it } from '@jest/globals';
import { fromDollars, sumMoney, ZERO_MONEY } from '../../shared/index.ts';
import type { Leg } from './index.ts';
import { commissionsByLeg, commissionsOf, NO_COMMISSION } from './index.ts';

const option = (type: 'call' | 'put', quantity = 1): Leg => ({
  kind: 'option',
  symbol: type === 'call' ? 'XYZ261218C00055000' : 'XYZ261218P00050000',
  type,
  position: 'short',
  strike: fromDollars(type === 'call' ? 55 : 50),
  expiry: '2026-12-18',
  premium: fromDollars(1),
  quantity,
  multiplier: 100,
  iv: null,
  delta: null,
});
const SHARES: Leg = {
  kind: 'stock',
  symbol: 'XYZ',
  position: 'long',
  premium: fromDollars(50),
  quantity: 100,
  multiplier: 1,
};

const RATES = { perContract: fromDollars(0.65), perTrade: fromDollars(1) };

it('an order pays per contract for its options and once for itself; shares and an empty order pay no contract', () => {
  // By hand: 3 + 2 contracts at $0.65 and $1.00 for the order; 100 shares cost $1.00 alone.
  const legs = [option('put', 3), option('call', 2), SHARES];
  expect(commissionsOf(legs, RATES)).toBe(fromDollars(4.25));
  expect(commissionsOf([SHARES], RATES)).toBe(fromDollars(1));
  expect(commissionsOf([], RATES)).toBe(ZERO_MONEY);
  expect(commissionsOf(legs, NO_COMMISSION)).toBe(ZERO_MONEY);
});

it('the commissions of the legs add up to those of the order', () => {
  const legs = [option('put', 3), SHARES, option('call')];
  const byLeg = commissionsByLeg(legs, RATES);
  expect(byLeg).toEqual([fromDollars(2.95), ZERO_MONEY, fromDollars(0.65)]);
  expect(sumMoney([...byLeg])).toBe(commissionsOf(legs, RATES));
});

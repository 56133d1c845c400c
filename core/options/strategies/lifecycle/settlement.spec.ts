import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY } from '../../../shared/index.ts';
import type { OptionType } from '../../contracts/index.ts';
import type { HeldContract } from './position.ts';
import { settlementFills } from './settlement.ts';

const held = (root: string, type: OptionType, quantity: number): HeldContract => ({
  id: 'held',
  kind: 'option',
  symbol: `${root}261218${type === 'call' ? 'C' : 'P'}06600000`,
  type,
  strike: fromDollars(6600),
  expiry: '2026-12-18',
  multiplier: 100,
  deliverable: null,
  quantity,
  cost: ZERO_MONEY,
  iv: null,
  delta: null,
});
const settled = (holding: HeldContract, outcome: 'expire' | 'exercise' | 'assign', price: number) =>
  settlementFills(
    holding,
    holding.quantity,
    outcome,
    { symbol: 'SPX', price: fromDollars(price) },
    () => 'new',
  ).map(({ kind, quantity, price: paid, cause }) => ({ kind, quantity, paid, cause }));

describe('settlement of contracts', () => {
  it('options on shares leave at 0, and the shares are bought or sold at the strike', () =>
    expect(settled(held('ABC', 'put', -2), 'assign', 6500)).toEqual([
      { kind: 'option', quantity: 2, paid: 0, cause: 'assignment' },
      { kind: 'stock', quantity: 200, paid: fromDollars(6600), cause: 'assignment' },
    ]));

  it('index options leave at what exercise gains, and no shares change hands', () => {
    expect(settled(held('SPX', 'call', 3), 'exercise', 6642.5)).toEqual([
      { kind: 'option', quantity: -3, paid: fromDollars(42.5), cause: 'exercise' },
    ]);
    expect(settled(held('SPXW', 'put', -1), 'assign', 6500)).toEqual([
      { kind: 'option', quantity: 1, paid: fromDollars(100), cause: 'assignment' },
    ]);
  });

  it('out of the money they expire at 0', () =>
    expect(settled(held('SPX', 'call', 1), 'expire', 6500)).toEqual([
      { kind: 'option', quantity: -1, paid: 0, cause: 'expiry' },
    ]));
});

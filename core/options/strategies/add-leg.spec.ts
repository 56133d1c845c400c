import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { Leg, Position } from '../contracts/index.ts';
import { MAX_LEGS, withTrade } from './index.ts';

const trade = (id: string, strike: number, position: Position, quantity = 1, premium = 5) => ({
  id,
  leg: {
    ...{ kind: 'option', symbol: `AAPL261218C00${strike}000`, type: 'call', position, quantity },
    ...{ strike: fromDollars(strike), expiry: '2026-12-18', premium: fromDollars(premium) },
    ...{ multiplier: 100, iv: 0.3, delta: null },
  } satisfies Leg as Leg,
});
const play = (...trades: ReturnType<typeof trade>[]) =>
  trades.reduce<readonly ReturnType<typeof trade>[]>(withTrade, []);
const shown = (legs: readonly ReturnType<typeof trade>[]) =>
  legs.map(({ id, leg }) => [id, leg.position, leg.quantity]);

describe('one more trade of a plan', () => {
  it('a contract bought thirty times is one leg of thirty, at the last price', () => {
    const thirty = Array.from({ length: 30 }, (_, i) => trade(`${i}`, 200, 'long', 1, 5 + i));
    const legs = play(...thirty);
    expect(shown(legs)).toEqual([['0', 'long', 30]]);
    expect(legs[0]!.leg.premium).toBe(fromDollars(34));
  });

  it('against a leg it offsets it, ends it, or turns it round', () => {
    const two = trade('a', 200, 'long', 2);
    expect(shown(play(two, trade('b', 200, 'short')))).toEqual([['a', 'long', 1]]);
    expect(shown(play(two, trade('b', 200, 'short', 2)))).toEqual([]);
    expect(shown(play(two, trade('b', 200, 'short', 5)))).toEqual([['a', 'short', 3]]);
  });

  it('another contract is a leg of its own, up to the limit of legs', () => {
    const many = Array.from({ length: MAX_LEGS + 3 }, (_, i) => trade(`${i}`, 100 + i, 'long'));
    const legs = play(...many);
    expect(legs).toHaveLength(MAX_LEGS);
    // A contract of the plan can still be traded.
    expect(shown(withTrade(legs, trade('x', 100, 'long')))[0]).toEqual(['0', 'long', 2]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf, toDollars, type Money } from '../../shared/index.ts';
import {
  deliverableOf,
  deliverableValue,
  exerciseBreakeven,
  exerciseGain,
  isValuedBy,
  ordinaryContract,
  ordinaryLeg,
} from './deliverable.ts';
import {
  OPTION_TYPES,
  type Deliverable,
  type OptionInstrument,
  type OptionLeg,
  type OptionType,
} from './option-leg.ts';

const leg = (root: string, type: OptionType, strike: number, premium = 1): OptionLeg => ({
  ...{ kind: 'option', symbol: `${root}261218${type === 'call' ? 'C' : 'P'}00002000`, type },
  ...{ position: 'long', strike: fromDollars(strike), expiry: '2026-12-18', quantity: 3 },
  ...{ premium: fromDollars(premium), multiplier: 100, iv: 0.5, delta: null },
});
const delivers = (shares: Readonly<Record<string, number>>, cash = 0): Deliverable => ({
  shares: Object.entries(shares).map(([symbol, number]) => ({ symbol, shares: number })),
  cash: fromDollars(cash),
});
const at =
  (prices: Readonly<Record<string, number>>) =>
  (symbol: string): Money | null =>
    symbol in prices ? fromDollars(prices[symbol]!) : null;

const anyDeliverable = fc.record({
  shares: fc.integer({ min: 1, max: 400 }).map((shares) => [{ symbol: 'ABC', shares }] as const),
  cash: fc.integer({ min: 0, max: 5_000 }).map((cents) => moneyOf(cents * 100)),
});
const anyStrike = fc.integer({ min: 100, max: 100_000 }).map((cents) => moneyOf(cents * 100));
const anyPrice = fc.integer({ min: 0, max: 500_000 }).map((cents) => moneyOf(cents * 100));

describe('what a contract delivers', () => {
  it('has the value of its shares at their prices, and its cash', () => {
    expect(deliverableValue(delivers({ USO: 12 }, 8.18), at({ USO: 20 }))).toBe(
      fromDollars(12 * 20 + 8.18),
    );
    expect(deliverableValue(delivers({}, 54.2), at({}))).toBe(fromDollars(54.2));
  });

  it('has no known value while the price of one of its companies is unknown', () => {
    const both = delivers({ MDU: 100, ECG: 25 });
    expect(deliverableValue(both, at({ MDU: 16.2 }))).toBeNull();
    expect(deliverableValue(both, at({ MDU: 16.2, ECG: 53 }))).toBe(fromDollars(2_945));
  });

  it('of an unadjusted contract is its multiplier in shares of the underlying', () => {
    expect(deliverableOf(leg('BRKB', 'put', 2))).toEqual(delivers({ 'BRK.B': 100 }));
    expect(deliverableOf({ ...leg('SPXW', 'put', 2), deliverable: null })).toEqual(
      delivers({ SPX: 100 }),
    );
  });
});

describe('the unadjusted contract that pays the same', () => {
  it('a twentieth of the shares for the same payment: 20 times the strike', () => {
    expect(ordinaryLeg(leg('TSDD1', 'call', 2, 0.5), delivers({ TSDD: 5 }))).toMatchObject({
      ...{ strike: fromDollars(40), multiplier: 5, premium: fromDollars(10), quantity: 3 },
    });
  });

  it('pays at every price what the deliverable does, but for the rounding of its strike', () => {
    fc.assert(
      fc.property(
        anyDeliverable,
        anyStrike,
        anyPrice,
        fc.constantFrom(...OPTION_TYPES),
        (deliverable, strike, price, type) => {
          const contract = { ...leg('ABC1', type, 1), strike };
          const ordinary = ordinaryContract(contract, deliverable);
          const delivered = deliverableValue(deliverable, () => price)!;
          const direct = Math.max(0, exerciseGain(contract, delivered));
          // More cash than the strike pays for: a call has the value of shares, a put none, at any price.
          if (ordinary === null) {
            expect(deliverable.cash).toBeGreaterThanOrEqual(
              strike * 100 - deliverable.shares[0].shares,
            );
            return;
          }
          const gain = type === 'call' ? price - ordinary.strike : ordinary.strike - price;
          const paid = Math.max(0, gain) * ordinary.multiplier;
          // Half of 1e-4 dollar for each share.
          expect(Math.abs(paid - direct)).toBeLessThanOrEqual(ordinary.multiplier / 2);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('exercise neither gains nor loses at its strike', () => {
    fc.assert(
      fc.property(anyDeliverable, anyStrike, (deliverable, strike) => {
        const contract = { type: 'call', strike, multiplier: 100 } as const;
        const price = exerciseBreakeven(contract, deliverable)!;
        fc.pre(price >= 0);
        const gain = exerciseGain(
          contract,
          deliverableValue(deliverable, () => price)!,
        );
        expect(Math.abs(gain)).toBeLessThanOrEqual(deliverable.shares[0].shares / 2);
      }),
    );
  });

  it.each([
    ['shares of another company beside the underlying', delivers({ ABC: 100, ECG: 25 })],
    ['shares of another company alone', delivers({ ECG: 25 })],
    ['nothing but cash', delivers({}, 54.2)],
    ['more cash than the strike pays for', delivers({ ABC: 50 }, 300)],
  ])('there is none for %s', (_case, deliverable) => {
    const contract = leg('ABC1', 'call', 2);
    expect(ordinaryContract(contract, deliverable)).toBeNull();
    expect(ordinaryLeg(contract, deliverable)).toBeNull();
    const { position: _position, premium: _premium, quantity: _quantity, ...terms } = contract;
    const instrument: OptionInstrument = { ...terms, deliverable };
    expect(isValuedBy('ABC', instrument)).toBe(false);
  });

  it('the price of a company values its own shares alone', () => {
    const stock = { kind: 'stock', multiplier: 1 } as const;
    expect(isValuedBy('MDU', { ...stock, symbol: 'MDU' })).toBe(true);
    expect(isValuedBy('MDU', { ...stock, symbol: 'ECG' })).toBe(false);
  });
});

describe('cases of adjusted contracts', () => {
  it('TSDD1 after 1 for 20: 200 dollars for 177.50 of shares; it pays from 40', () => {
    const call = { ...leg('TSDD1', 'call', 2), deliverable: delivers({ TSDD: 5 }) };
    const value = deliverableValue(call.deliverable, at({ TSDD: 35.5 }))!;
    expect(toDollars(value)).toBe(177.5);
    expect(toDollars(exerciseGain(call, value))).toBe(-22.5);
    expect(exerciseBreakeven(call, call.deliverable)).toBe(fromDollars(40));
  });

  it('MDU1: a put of 30 gains 55, not the 1,380 of MDU alone', () => {
    const value = deliverableValue(delivers({ MDU: 100, ECG: 25 }), at({ MDU: 16.2, ECG: 53 }))!;
    expect(toDollars(exerciseGain(leg('MDU1', 'put', 30), value))).toBe(55);
  });
});

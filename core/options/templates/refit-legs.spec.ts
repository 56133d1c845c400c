import { describe, expect, it } from '@jest/globals';
import { toDollars } from '../../shared/index.ts';
import { SHARES_NOT_TRADED, type Leg, type OptionLeg } from '../contracts/index.ts';
import {
  NAMED_STRUCTURE_IDS,
  TEMPLATE_NOT_FILLABLE,
  fillStructure,
  recognise,
  refitLegs,
} from './index.ts';
import { pricedChain } from './priced-chain.spec.helper.ts';

const FROM = {
  front: pricedChain({ spot: 100, sigma: 0.3, days: 28, expiry: '2026-12-18' }, 'OLD'),
  back: pricedChain({ spot: 100, sigma: 0.3, days: 56, expiry: '2027-01-15' }, 'OLD'),
};
/** A dearer and quieter stock with few strikes, whose expiries are a day earlier. */
const TO = {
  front: pricedChain({ spot: 650, sigma: 0.2, days: 27, expiry: '2026-12-17', step: 10 }, 'NEW'),
  back: pricedChain({ spot: 650, sigma: 0.2, days: 55, expiry: '2027-01-14', step: 10 }, 'NEW'),
};
const MOVES = [
  { from: FROM.front, to: TO.front },
  { from: FROM.back, to: TO.back },
];

const options = (legs: readonly Leg[]) =>
  legs.filter((leg): leg is OptionLeg => leg.kind === 'option');

describe('legs on another stock', () => {
  it.each(NAMED_STRUCTURE_IDS)('%s stays what it is, with as many contracts', (id) => {
    const filled = fillStructure(id, FROM.front, { back: FROM.back, quantity: 2 });
    const legs = filled.ok ? filled.value : [];
    const moved = refitLegs(legs, MOVES);
    const fitted = moved.ok ? moved.value : [];
    expect(recognise(fitted).structure).toBe(id);
    const counts = (of: readonly Leg[]) => of.map((leg) => leg.quantity).sort();
    expect(counts(fitted)).toEqual(counts(legs));
    for (const leg of options(fitted)) {
      expect(leg.symbol).toMatch(/^NEW/);
      expect(toDollars(leg.strike) % 10).toBe(0);
    }
  });

  it('a strike stays as many expected moves from the forward as it was, to the next listed strike', () => {
    const call = options(
      FROM.front.calls.map((quote) => ({
        kind: 'option' as const,
        symbol: quote.symbol,
        type: quote.type,
        position: 'long' as const,
        strike: quote.strike,
        expiry: FROM.front.expiry,
        premium: quote.strike,
        quantity: 1,
        multiplier: 100,
        iv: null,
        delta: null,
      })),
    ).find(({ strike }) => toDollars(strike) === 110)!;
    const moved = refitLegs([call], MOVES.slice(0, 1));
    const [leg] = moved.ok ? options(moved.value) : [];
    const moveOf = (spot: number, sigma: number, days: number) =>
      spot * sigma * Math.sqrt(days / 365);
    const wanted = 650 + (10 / moveOf(100, 0.3, 28)) * moveOf(650, 0.2, 27);
    expect(Math.abs(toDollars(leg!.strike) - wanted)).toBeLessThanOrEqual(5);
  });

  it('what the new chain cannot carry is refused with its reason', () => {
    const condor = fillStructure('iron-condor', FROM.front);
    const legs = condor.ok ? condor.value : [];
    const thin = { ...TO.front, calls: TO.front.calls.slice(0, 1), puts: [] };
    expect(refitLegs(legs, [{ from: FROM.front, to: thin }])).toMatchObject({
      ok: false,
      error: { code: TEMPLATE_NOT_FILLABLE().code },
    });
    const covered = fillStructure('covered-call', FROM.front);
    const index = pricedChain({ spot: 650, sigma: 0.2, days: 27, expiry: '2026-12-17' }, 'SPX');
    expect(
      refitLegs(covered.ok ? covered.value : [], [{ from: FROM.front, to: index }]),
    ).toMatchObject({ ok: false, error: { code: SHARES_NOT_TRADED().code } });
  });
});

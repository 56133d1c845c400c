import { describe, expect, it } from '@jest/globals';
import { lognormalTouch } from '../payoff/index.ts';
import {
  analyseStrategy,
  measureOf,
  probabilityBelow,
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfStop,
  probabilityOfTouch,
  profitCurve,
  type AnalysisInput,
} from './index.ts';
import { fromDollars } from '../../shared/index.ts';
import type { FittedSmile } from '../chain/index.ts';
import type { OptionLeg } from '../contracts/index.ts';

const FLAT: FittedSmile = { a: 0.04, b: 0, rho: 0, m: 0, sigma: 1, years: 1 };
const leg = (position: 'long' | 'short', strike: number, premium: number): OptionLeg => ({
  ...{ kind: 'option', symbol: 'XYZ', type: 'call', position, quantity: 1, multiplier: 100 },
  ...{ expiry: '2027-05-21', strike: fromDollars(strike), premium: fromDollars(premium) },
  ...{ iv: 0.2, delta: null },
});
const input = (more: Partial<AnalysisInput> = {}, smile?: FittedSmile): AnalysisInput => ({
  legs: [leg('long', 100, 5), leg('short', 110, 2)],
  spot: fromDollars(100),
  asOf: Date.parse('2026-05-21T20:00:00Z'),
  terms: [
    {
      ...{ expiry: '2027-05-21', years: 1, forward: 100, rate: 0.02, dividendYield: 0.02 },
      ...{ source: 'given' as const, ...(smile && { smile }) },
    },
  ],
  volatility: 0.2,
  ...more,
});

describe('the probability of touching a price', () => {
  it('without drift of the logarithm is twice the probability of ending beyond it', () => {
    const driftless = input({ measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
    const up = probabilityOfTouch(driftless, 120)!;
    expect(up.method).toBe('exact');
    expect(up.value).toBeCloseTo(2 * (1 - probabilityBelow(driftless, 120)!), 12);
    const down = probabilityOfTouch(driftless, 85)!;
    expect(down.value).toBeCloseTo(2 * probabilityBelow(driftless, 85)!, 12);
  });

  it('with a drift is between the probability of ending beyond it and one', () => {
    for (const price of [60, 90, 99, 101, 130]) {
      const { value } = probabilityOfTouch(input(), price)!;
      const below = probabilityBelow(input(), price)!;
      expect(value).toBeGreaterThanOrEqual(price > 100 ? 1 - below : below);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('under a flat smile is that of lognormal prices with its volatility, and named as matched', () => {
    const smiled = input({}, FLAT);
    const { drift, volatility, years } = measureOf(smiled)!;
    for (const price of [60, 85, 99, 100.5, 101, 120, 150]) {
      const { value, method } = probabilityOfTouch(smiled, price)!;
      expect(method).toBe('matched');
      expect(value).toBeCloseTo(lognormalTouch({ spot: 100, drift, volatility, years }, price), 6);
    }
    expect(probabilityOfTouch(smiled, 100)?.value).toBe(1);
    expect(probabilityOfTouch(smiled, 0)).toBeNull();
  });

  it('is no certainty where the price is expected beyond: 21.27 from 21.87 in 417 days with a forward of 20.63', () => {
    const years = 417 / 365;
    const pfe = input({ spot: fromDollars(21.87) }, FLAT);
    const terms = pfe.terms.map((each) => ({
      ...{ ...each, years, rate: 0.038, forward: 20.6259 },
      dividendYield: 0.038 - Math.log(20.6259 / 21.87) / years,
    }));
    const touched = probabilityOfTouch({ ...pfe, terms }, 21.27)!.value;
    const ended = probabilityBelow({ ...pfe, terms }, 21.27)!;
    expect(2 * ended).toBeGreaterThan(1);
    expect(touched).toBeGreaterThan(ended);
    expect(touched).toBeLessThan(0.99);
  });
});

describe('the probability of reaching a stop', () => {
  const view = { name: 'own', drift: 0.02, volatility: 0.2 } as const;
  /** The share of simulated daily paths on which the loss reaches the stop at the end of a day. */
  function simulated(stopped: AnalysisInput, loss: number, paths: number): number {
    let state = 12345;
    const uniform = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state + 0.5) / 2 ** 32;
    };
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const days = 24;
    const step = 1 / days;
    // The profit of each day on a grid of prices in between which it is almost straight.
    const grids = Array.from({ length: days }, (_, day) => {
      const at = day === days - 1 ? 'expiry' : stopped.asOf + ((day + 1) * 365 * 86_400_000) / days;
      return profitCurve(stopped, { at, from: 20, to: 300, points: 561 })!;
    });
    let reached = 0;
    for (let path = 0; path < paths; path++) {
      let price = 100;
      for (const grid of grids) {
        price *= Math.exp(0.2 * Math.sqrt(step) * normal());
        const right = grid.findIndex((each) => each.price >= price);
        const point = grid[right < 0 ? grid.length - 1 : right]!;
        if (point.profit + loss <= 0) {
          reached++;
          break;
        }
      }
    }
    return reached / paths;
  }

  it.each([200, 350, 450])(
    'lies between the bounds on simulated paths, for a stop of %s',
    (loss) => {
      const put = { ...leg('short', 95, 4), type: 'put' as const };
      const stopped = input({ legs: [put], measure: view });
      const { atLeast, atMost, method } = probabilityOfStop(stopped, loss)!;
      expect(method).toBe('exact');
      const share = simulated(stopped, loss, 4000);
      const error = 3 * Math.sqrt((share * (1 - share)) / 4000);
      expect(atLeast).toBeLessThanOrEqual(share + error);
      expect(atMost).toBeGreaterThanOrEqual(share - error);
      expect(atMost).toBeGreaterThan(atLeast);
    },
  );

  it('for a share is that of touching its price', () => {
    const share = { ...leg('long', 1, 1), kind: 'stock', premium: fromDollars(100) } as const;
    const held = { kind: share.kind, symbol: 'XYZ', position: 'long', premium: fromDollars(100) };
    const legs = [
      { ...held, quantity: 100, multiplier: 1 } as const,
      { ...leg('long', 400, 0.01), quantity: 1 },
    ] as AnalysisInput['legs'];
    const { atMost } = probabilityOfStop(input({ legs, measure: view }), 1001)!;
    const touch = probabilityOfTouch(input({ legs, measure: view }), 90)!;
    expect(Math.abs(atMost - touch.value)).toBeLessThan(0.01);
  });

  it('is none where no such loss is possible, certain where it stands already, unknown under a range', () => {
    expect(probabilityOfStop(input({ measure: view }), 301)).toEqual({
      ...{ atLeast: 0, atMost: 0, method: 'exact' },
    });
    const lost = input({ measure: view, realised: fromDollars(-2000) });
    expect(probabilityOfStop(lost, 500)).toEqual({ atLeast: 1, atMost: 1, method: 'exact' });
    const range = input({ measure: { name: 'range', from: 90, to: 110 } });
    expect(probabilityOfStop(range, 100)).toBeNull();
    expect(probabilityOfTouch(range, 95)).toBeNull();
    expect(probabilityOfStop(input({ measure: view }), Number.NaN)).toBeNull();
  });

  it('under the smile is matched, and named so', () => {
    expect(probabilityOfStop(input({}, FLAT), 200)).toMatchObject({ method: 'matched' });
  });
});

describe('the probability of the maximum profit', () => {
  it('is that of ending where the profit is greatest', () => {
    const smiled = input({}, FLAT);
    const analysis = analyseStrategy(smiled);
    expect(probabilityOfMaxProfit(smiled, analysis)).toBeCloseTo(
      1 - probabilityBelow(smiled, 110)!,
      12,
    );
    const unlimited = input({ legs: [leg('long', 100, 5)] });
    expect(probabilityOfMaxProfit(unlimited, analyseStrategy(unlimited))).toBeNull();
  });

  it('half of it stands before the expiry with a probability between 0 and 1, and at expiry from 106.50 on', () => {
    const smiled = input({}, FLAT);
    const analysis = analyseStrategy(smiled);
    const atExpiry = probabilityOfHalfMaxProfit(smiled, analysis, 'expiry')!;
    expect(atExpiry).toBeCloseTo(1 - probabilityBelow(smiled, 106.5)!, 9);
    const soon = probabilityOfHalfMaxProfit(smiled, analysis, Date.parse('2026-06-21T20:00:00Z'))!;
    expect(soon).toBeGreaterThan(0);
    expect(soon).toBeLessThan(atExpiry);
    expect(probabilityOfHalfMaxProfit(smiled, analysis, smiled.asOf)).toBeNull();
  });
});

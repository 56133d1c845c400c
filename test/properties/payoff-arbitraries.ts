import { moneyOf } from '@toolyard/core/shared';
import fc from 'fast-check';
import type { AnalysisInput } from '@toolyard/core/options/analysis';
import type { Leg, OptionLeg, StockLeg } from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';

export const EXPIRY: CalendarDate = '2026-05-15';
export const LATER: CalendarDate = '2026-06-12';
export const AS_OF = Date.parse('2026-04-01T20:00:00Z');

/** Prices on a coarse grid as often as on a fine one, so that strikes meet and wings come out at exactly zero. */
const money = (most: number) =>
  fc
    .oneof(
      fc.integer({ min: 0, max: most / 50_000 }).map((n) => n * 50_000),
      fc.integer({ min: 0, max: most }),
    )
    .map(moneyOf);

const position = fc.constantFrom('long' as const, 'short' as const);

export const optionLeg = (...expiries: readonly CalendarDate[]): fc.Arbitrary<OptionLeg> =>
  fc.record({
    kind: fc.constant('option' as const),
    symbol: fc.constant('X'),
    type: fc.constantFrom('call' as const, 'put' as const),
    position,
    strike: money(3_000_000).map((strike) => moneyOf(strike + 50_000)),
    expiry: fc.constantFrom(...expiries),
    premium: money(400_000),
    quantity: fc.integer({ min: 1, max: 5 }),
    multiplier: fc.constant(100),
    iv: fc.double({ min: 0.05, max: 1.5, noNaN: true }),
    delta: fc.constant(null),
  });

const stockLeg: fc.Arbitrary<StockLeg> = fc.record({
  kind: fc.constant('stock' as const),
  symbol: fc.constant('X'),
  position,
  premium: money(3_000_000),
  quantity: fc.integer({ min: 1, max: 500 }),
  multiplier: fc.constant(1 as const),
});

/** One to six legs of one expiry, stock among them. */
export const legsOfOneExpiry: fc.Arbitrary<Leg[]> = fc.array(
  fc.oneof({ arbitrary: optionLeg(EXPIRY), weight: 5 }, { arbitrary: stockLeg, weight: 1 }),
  { minLength: 1, maxLength: 6 },
);

/** A leg of each of two expiries, and up to two more. */
export const legsOfTwoExpiries: fc.Arbitrary<Leg[]> = fc
  .tuple(optionLeg(EXPIRY), optionLeg(LATER), fc.array(optionLeg(EXPIRY, LATER), { maxLength: 2 }))
  .map(([front, later, more]) => [front, later, ...more]);

const RATES = { forward: 0, years: 0, source: 'given' as const };

/** A market around the legs. */
export const inputWith = (legs: fc.Arbitrary<Leg[]>): fc.Arbitrary<AnalysisInput> =>
  fc
    .record({
      legs,
      spot: fc.integer({ min: 50_000, max: 3_000_000 }).map(moneyOf),
      rate: fc.double({ min: -0.02, max: 0.1, noNaN: true }),
      dividendYield: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.06, noNaN: true })),
      volatility: fc.double({ min: 0.05, max: 1.5, noNaN: true }),
      exercise: fc.constantFrom('american' as const, 'european' as const),
    })
    .map(({ legs: some, spot, rate, dividendYield, volatility, exercise }) => ({
      legs: some,
      spot,
      asOf: AS_OF,
      volatility,
      exercise,
      terms: [EXPIRY, LATER].map((expiry) => ({ ...RATES, expiry, rate, dividendYield })),
    }));

import { moneyOf } from '@toolyard/core/shared';
import { describe, expect, it } from '@jest/globals';
import {
  formatOptionSymbol,
  type Leg,
  type OptionLeg,
  type OptionType,
} from '@toolyard/core/options/contracts';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import {
  MIRRORS,
  STRATEGY_TEMPLATES,
  TEMPLATE_IDS,
  brokenRules,
  fillTemplate,
  findTemplate,
  mirrorStructure,
  recognise,
} from '@toolyard/core/options/templates';
import type { LegStructure } from '@toolyard/core/options/templates';
import type { CalendarDate } from '@toolyard/core/shared';
import fc from 'fast-check';
import { propertySeed } from './seed.ts';

const RUNS = 2_000;
const seed = propertySeed('template properties');

const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, holds), { seed, numRuns: RUNS });

interface ChainShape {
  readonly strikes: readonly number[];
  readonly spotAt: number;
  readonly slope: number;
  readonly flaws: readonly number[];
  readonly volatility: number | null;
}

/** Strikes in money, irregularly spaced, some marked; some without a delta. */
const chainShape: fc.Arbitrary<ChainShape> = fc.record({
  strikes: fc
    .array(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 24 })
    .map((gaps) =>
      gaps.reduce<number[]>(
        (list, gap) => [...list, (list.at(-1) ?? 50 * 5_000) + gap * 5_000],
        [],
      ),
    ),
  spotAt: fc.double({ min: 0, max: 1, noNaN: true }),
  slope: fc.double({ min: 0.2, max: 20, noNaN: true }),
  flaws: fc.array(fc.nat({ max: 10 }), { minLength: 48, maxLength: 48 }),
  volatility: fc.option(fc.double({ min: 0.05, max: 2, noNaN: true })),
});

function chainOf(shape: ChainShape, expiry: CalendarDate): OptionChain {
  const [low, high] = [shape.strikes[0] ?? 0, shape.strikes.at(-1) ?? 0];
  const spot = Math.round(low + (high - low) * shape.spotAt);
  const quote = (type: OptionType, strike: number, at: number): OptionQuote => {
    const call = 1 / (1 + Math.exp((shape.slope * (strike - spot)) / spot));
    const fault = shape.flaws[at % shape.flaws.length];
    const bid = fault === 1 ? 0 : 10_000 + Math.round(Math.abs(strike - spot) / 2);
    return {
      symbol: formatOptionSymbol({ root: 'TEST', expiry, type, strike: moneyOf(strike) }),
      type,
      strike: moneyOf(strike),
      bid: moneyOf(bid),
      ask: fault === 2 ? null : moneyOf(bid + 500),
      iv: fault === 3 ? null : 0.3,
      delta: fault === 3 ? null : type === 'call' ? call : call - 1,
      volume: null,
      openInterest: null,
      flaw: fault === 0 ? 'crossed' : fault === 1 ? 'zeroBid' : null,
    };
  };
  return {
    symbol: 'TEST',
    expiry,
    asOf: 0,
    now: 0,
    daysToExpiry: 25,
    spot: moneyOf(spot),
    spotSource: 'quoted',
    spotOffParity: false,
    terms: {
      expiry,
      years: 25 / 365,
      forward: spot / 10_000,
      rate: 0,
      dividendYield: 0,
      source: 'given',
    },
    volatilityAtForward: shape.volatility,
    stepSize: moneyOf(25_000),
    multiplier: 100,
    calls: shape.strikes.map((strike, i) => quote('call', strike, i)),
    puts: shape.strikes.map((strike, i) => quote('put', strike, i + 24)),
  };
}

/** The same legs in another order, a leg of several contracts now and then in two. */
const shuffled = (legs: readonly Leg[], order: readonly number[]): readonly Leg[] =>
  legs
    .flatMap((leg, i): Leg[] =>
      leg.quantity > 1 && (order[i] ?? 0) % 2 === 1
        ? [
            { ...leg, quantity: 1 },
            { ...leg, quantity: leg.quantity - 1 },
          ]
        : [leg],
    )
    .map((leg, i) => ({ leg, at: order[i] ?? i }))
    .sort((a, b) => a.at - b.at)
    .map(({ leg }) => leg);

const named = STRATEGY_TEMPLATES.filter(({ id }) => id !== 'custom');
const filling = fc.record({
  template: fc.constantFrom(...named),
  front: chainShape,
  back: chainShape,
  sharedStrikes: fc.boolean(),
  mirrors: fc.array(fc.constantFrom(...MIRRORS), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  order: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
  thenMirrored: fc.option(fc.constantFrom(...MIRRORS)),
});

const tally = new Map<string, number>();
const note = (key: string): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

describe('template properties', () => {
  it('recogniser(template legs) = template, for any chain, quantity, mirror, order and splitting', () => {
    check(filling, ({ template, mirrors, quantity, order, thenMirrored, ...shapes }) => {
      const front = chainOf(shapes.front, '2021-12-17');
      const later = shapes.sharedStrikes
        ? { ...shapes.back, strikes: shapes.front.strikes }
        : shapes.back;
      const back = chainOf(later, '2022-01-21');
      const filled = fillTemplate(template, front, { back, quantity, mirrors });
      if (!filled.ok) {
        expect(filled.error.code).toBe('TEMPLATE_NOT_FILLABLE');
        return note('refused');
      }
      note(template.id);
      const legs = shuffled(filled.value, order);
      const expected = { templateId: template.id, breaksRules: [] };
      expect(recognise(legs, template.id)).toMatchObject(expected);
      expect(recognise(legs)).toEqual(recognise(filled.value));
      if (thenMirrored !== null) {
        const mirrored = mirrorStructure(legs, thenMirrored);
        expect(recognise(mirrored, template.id)).toMatchObject(expected);
        expect(mirrorStructure(mirrored, thenMirrored)).toEqual(legs);
      }
    });
    console.log([...tally].map(([key, count]) => `${key} ${count}`).join(', '));
    for (const { id } of named) expect(tally.get(id) ?? 0).toBeGreaterThan(RUNS / 100);
  });

  it('a filled leg is a quote without a mark, at its ask when bought and its bid when sold', () => {
    check(filling, ({ template, mirrors, quantity, ...shapes }) => {
      const front = chainOf(shapes.front, '2021-12-17');
      const back = chainOf({ ...shapes.back, strikes: shapes.front.strikes }, '2022-01-21');
      const filled = fillTemplate(template, front, { back, quantity, mirrors });
      const options = (filled.ok ? filled.value : []).filter(
        (leg): leg is OptionLeg => leg.kind === 'option',
      );
      for (const leg of options) {
        const chain = leg.expiry === front.expiry ? front : back;
        const quotes = leg.type === 'call' ? chain.calls : chain.puts;
        const quote = quotes.find(({ symbol }) => symbol === leg.symbol);
        expect(quote).toMatchObject({ flaw: null, strike: leg.strike });
        expect(leg.premium).toBe(leg.position === 'long' ? quote?.ask : quote?.bid);
        expect(leg.premium).toBeGreaterThan(0);
        expect(leg.delta).toBe(
          leg.position === 'short' && quote?.delta != null ? -quote.delta : quote?.delta,
        );
      }
      const ascending = ['butterfly', 'condor', 'iron-condor', 'iron-butterfly'];
      if (!ascending.includes(template.id)) return;
      const strikes = options.map(({ strike }) => strike);
      expect(strikes).toEqual([...strikes].sort((a, b) => a - b));
    });
  });

  const anyLeg: fc.Arbitrary<LegStructure> = fc.oneof(
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('stock' as const),
        position: fc.constantFrom('long' as const, 'short' as const),
        quantity: fc.constantFrom(100, 200),
        multiplier: fc.constant(1 as const),
      }),
    },
    {
      weight: 7,
      arbitrary: fc.record({
        kind: fc.constant('option' as const),
        type: fc.constantFrom('call' as const, 'put' as const),
        position: fc.constantFrom('long' as const, 'short' as const),
        strike: fc.integer({ min: 1, max: 5 }).map((n) => moneyOf(n * 100_000)),
        expiry: fc.constantFrom<CalendarDate>('2021-12-17', '2021-12-17', '2022-01-21'),
        quantity: fc.integer({ min: 1, max: 2 }),
        multiplier: fc.constant(100),
      }),
    },
  );

  it('any leg set has one name, and is of a template exactly when it breaks none of its rules', () => {
    check(fc.array(anyLeg, { maxLength: 6 }), (legs) => {
      const found = recognise(legs);
      expect(found.name.en.length * found.name['zh-CN'].length).toBeGreaterThan(0);
      const satisfied = TEMPLATE_IDS.filter(
        (id) => id !== 'custom' && brokenRules(id, legs).length === 0,
      );
      expect(satisfied).toEqual(found.templateId === 'custom' ? [] : [found.templateId]);
      expect(findTemplate(found.templateId).id).toBe(found.templateId);
      expect(recognise(legs.toReversed())).toEqual(found);
    });
  });

  it('selling what was bought turns a direction round and keeps the template', () => {
    check(fc.array(anyLeg, { maxLength: 5 }), (legs) => {
      const [here, there] = [recognise(legs), recognise(mirrorStructure(legs, 'longShort'))];
      expect(there.templateId).toBe(here.templateId);
      if (['strip', 'strap'].includes(here.structure) || here.structure.endsWith('backspread'))
        return;
      if (['strip', 'strap'].includes(there.structure) || there.structure.endsWith('backspread'))
        return;
      const opposite = { bullish: 'bearish', bearish: 'bullish', neutral: 'neutral' };
      expect(there.direction).toBe(opposite[here.direction]);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { OptionChain, OptionQuote, QuoteFlaw } from '../chain/index.ts';
import type { Leg, OptionLeg, OptionType } from '../contracts/index.ts';
import {
  LATER_EXPIRY_NEEDED,
  MIRRORS,
  STRATEGY_TEMPLATES,
  TEMPLATE_NOT_FILLABLE,
  backExpiry,
  brokenRules,
  fillTemplate,
  findTemplate,
  mirrorTemplate,
  mirrorsFor,
  optionLegCount,
  recognise,
} from './index.ts';
import type { FillOptions, Mirror, TemplateId } from './index.ts';

const SPOT = 100;
const FRONT = '2021-12-17';
const BACK = '2022-01-21';

/** A straight-line delta: 0.50 at the spot, a step of 0.02 for each dollar. */
const delta = (type: OptionType, strike: number): number => {
  const call = Math.min(0.98, Math.max(0.02, 0.5 - (strike - SPOT) * 0.02));
  return type === 'call' ? call : call - 1;
};

function quote(type: OptionType, strike: number, flaw: QuoteFlaw | null = null): OptionQuote {
  const value = Math.max(0.5, (type === 'call' ? SPOT - strike : strike - SPOT) + 3);
  return {
    symbol: `TEST211217${type === 'call' ? 'C' : 'P'}${String(strike * 1000).padStart(8, '0')}`,
    type,
    strike: fromDollars(strike),
    bid: fromDollars(value - 0.1),
    ask: fromDollars(value + 0.1),
    iv: 0.2,
    delta: delta(type, strike),
    volume: null,
    openInterest: null,
    flaw,
  };
}

function chain(
  strikes: readonly number[],
  expiry: CalendarDate = FRONT,
  flawed: readonly number[] = [],
): OptionChain {
  const side = (type: OptionType) =>
    strikes.map((strike) => quote(type, strike, flawed.includes(strike) ? 'crossed' : null));
  const terms = { expiry, years: 0.07, forward: SPOT, rate: 0, dividendYield: 0 };
  return {
    symbol: 'TEST',
    expiry,
    asOf: 0,
    now: 0,
    daysToExpiry: 25,
    spot: fromDollars(SPOT),
    spotSource: 'quoted',
    spotOffParity: false,
    terms: { ...terms, source: 'given' },
    volatilityAtForward: 0.2,
    stepSize: fromDollars(2.5),
    multiplier: 100,
    calls: side('call'),
    puts: side('put'),
  };
}

const LADDER = Array.from({ length: 33 }, (_, i) => 60 + i * 2.5);
const front = chain(LADDER);
const back = chain(LADDER, BACK);

function fill(id: TemplateId, options: FillOptions = {}, from = front): readonly Leg[] {
  const filled = fillTemplate(findTemplate(id), from, { back, ...options });
  if (!filled.ok) throw filled.error;
  return filled.value;
}

const optionsOf = (legs: readonly Leg[]): readonly OptionLeg[] =>
  legs.filter((leg) => leg.kind === 'option');
const strikes = (legs: readonly Leg[]): number[] =>
  optionsOf(legs).map(({ strike }) => strike / 10_000);

const NAMED = STRATEGY_TEMPLATES.filter(({ id }) => id !== 'custom');

describe('filling a template from a chain', () => {
  it.each(NAMED.map(({ id }) => [id]))('%s: its legs are recognised, also in mirrors', (id) => {
    for (const mirrors of [[], ['longShort'], ['callPut'], ['longShort', 'callPut']] as const) {
      const legs = fill(id, { mirrors });
      expect(recognise(legs, id)).toMatchObject({ templateId: id, breaksRules: [] });
      expect(optionsOf(legs)).toHaveLength(optionLegCount(findTemplate(id)));
    }
  });

  it('bought at the ask, sold at the bid with delta negated, shares at the spot', () => {
    const [stock, put, call] = fill('collar', { quantity: 2 });
    expect(stock).toMatchObject({
      kind: 'stock',
      quantity: 200,
      premium: 1_000_000,
      multiplier: 1,
    });
    expect(put).toMatchObject({ position: 'long', quantity: 2, premium: 6_000, multiplier: 100 });
    expect(put).toMatchObject({ delta: -0.25, strike: 875_000 });
    expect(call).toMatchObject({ position: 'short', premium: 4_000, delta: -0.3, iv: 0.2 });
  });

  it.each<[TemplateId, number[]]>([
    ['single-option', [100]],
    ['vertical-spread', [100, 110]],
    ['covered-stock', [110]],
    ['straddle', [100, 100]],
    ['strangle', [87.5, 112.5]],
    ['butterfly', [95, 100, 105]],
    ['iron-butterfly', [95, 100, 100, 105]],
    ['iron-condor', [80, 85, 115, 120]],
    ['condor', [85, 92.5, 107.5, 115]],
    ['calendar-spread', [100, 100]],
    ['diagonal-spread', [95, 110]],
  ])('%s takes its default strikes', (id, expected) => {
    expect(strikes(fill(id))).toEqual(expected);
  });

  it('a marked quote is never taken', () => {
    const marked = chain(LADDER, FRONT, [100, 85, 120]);
    for (const { id } of NAMED) expect(strikes(fill(id, {}, marked))).not.toContain(85);
    expect(strikes(fill('straddle', {}, marked))).toEqual([97.5, 97.5]);
  });

  it('a zero bid is not sold', () => {
    const calls = front.calls.map((q) => (q.strike === 1_100_000 ? { ...q, bid: ZERO_MONEY } : q));
    expect(strikes(fill('covered-stock', {}, { ...front, calls }))).toEqual([107.5]);
  });

  it('exactly as many strikes as the template needs are enough, one fewer is refused', () => {
    const cases: [TemplateId, number][] = [
      ['vertical-spread', 2],
      ['collar', 2],
      ['strangle', 2],
      ['butterfly', 3],
      ['iron-butterfly', 3],
      ['condor', 4],
      ['iron-condor', 4],
    ];
    for (const [id, count] of cases) {
      const few = LADDER.slice(0, count);
      expect(recognise(fill(id, {}, chain(few))).templateId).toBe(id);
      const refused = fillTemplate(findTemplate(id), chain(few.slice(1)));
      expect(refused).toMatchObject({ ok: false, error: { code: TEMPLATE_NOT_FILLABLE.code } });
    }
  });

  it('an index has no shares: covered stock and collar are refused, all others are filled', () => {
    const index = { ...front, symbol: 'SPX' };
    for (const { id, legs } of STRATEGY_TEMPLATES) {
      const filled = fillTemplate(findTemplate(id), index, { back: { ...back, symbol: 'SPX' } });
      const ofShares = legs.some(({ type }) => type === 'stock');
      expect([id, filled.ok]).toEqual([id, !ofShares]);
      if (!filled.ok) expect(filled.error.code).toBe('SHARES_NOT_TRADED');
    }
  });

  it('two expiries need a later chain', () => {
    for (const id of ['calendar-spread', 'diagonal-spread'] as const) {
      const refused = fillTemplate(findTemplate(id), front, { back: front });
      expect(refused).toMatchObject({ ok: false, error: { code: LATER_EXPIRY_NEEDED.code } });
    }
    expect(optionsOf(fill('calendar-spread')).map((leg) => leg.expiry)).toEqual([FRONT, BACK]);
    expect(optionsOf(fill('diagonal-spread')).map((leg) => leg.expiry)).toEqual([BACK, FRONT]);
  });

  it('custom begins empty and asks for one option leg', () => {
    expect(fill('custom')).toEqual([]);
    expect(optionLegCount(findTemplate('custom'))).toBe(1);
  });
});

describe('mirrors', () => {
  it('a filled bull call spread seen from the other side is a bear put spread', () => {
    const seen = (mirror: Mirror) =>
      fillTemplate(findTemplate('vertical-spread'), front, { mirrors: [mirror] });
    const mirrored = seen('callPut');
    expect(mirrored.ok && recognise(mirrored.value).structure).toBe('bear-put-spread');
    const sold = seen('longShort');
    expect(sold.ok && recognise(sold.value).structure).toBe('bear-call-spread');
    expect(sold.ok && sold.value[0]?.premium).toBe(29_000);
  });

  it('a mirrored template fills as the template does in that mirror', () => {
    for (const template of NAMED)
      for (const mirror of MIRRORS)
        expect(fillTemplate(mirrorTemplate(template, mirror), front, { back })).toEqual(
          fillTemplate(template, front, { back, mirrors: [mirror] }),
        );
  });

  it('buyer and seller are told apart; shares keep their side', () => {
    const seller = (id: TemplateId) => mirrorsFor(findTemplate(id), 'seller');
    expect(seller('straddle')).toEqual(['longShort']);
    expect(seller('iron-condor')).toEqual([]);
    expect(mirrorsFor(findTemplate('iron-condor'), 'buyer')).toEqual(['longShort']);
    expect(seller('covered-stock')).toEqual([]);
    const sold = mirrorTemplate(findTemplate('straddle'), 'longShort');
    expect([sold.marketOutlook, sold.volatilityOutlook]).toEqual([['rangeBound'], ['falling']]);
  });

  it('broken rules are told in words', () => {
    const names = brokenRules('iron-condor', fill('iron-butterfly')).map(({ en }) => en);
    expect(names).toEqual(['The inner put below the inner call']);
    expect(brokenRules('straddle', fill('condor'))).toHaveLength(1);
  });
});

it('the later expiry is the one nearest to a month on', () => {
  const listed: CalendarDate[] = ['2021-12-17', '2021-12-23', '2022-01-14', '2022-01-21'];
  expect(backExpiry(listed, '2021-12-17')).toBe('2022-01-14');
  expect(backExpiry(listed, '2022-01-21')).toBeNull();
});

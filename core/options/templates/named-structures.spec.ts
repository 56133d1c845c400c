import { describe, expect, it } from '@jest/globals';
import { toDollars } from '../../shared/index.ts';
import type { Leg } from '../contracts/index.ts';
import { pricedChain } from './priced-chain.spec.helper.ts';
import {
  LATER_EXPIRY_NEEDED,
  NAMED_STRUCTURES,
  NAMED_STRUCTURE_IDS,
  STRUCTURE_NAMES,
  TEMPLATE_NOT_FILLABLE,
  fillStructure,
  findStructures,
  recognise,
  structureNeedsLaterExpiry,
  tabOf,
  type NamedStructureId,
} from './index.ts';

const FRONT = pricedChain({ spot: 100, sigma: 0.3, days: 28, expiry: '2026-12-18' });
const BACK = pricedChain({ spot: 100, sigma: 0.3, days: 56, expiry: '2027-01-15' });

const filledLegs = (id: NamedStructureId, quantity = 1): readonly Leg[] => {
  const filled = fillStructure(id, FRONT, { back: BACK, quantity });
  if (!filled.ok) throw new Error(`${id}: ${filled.error.message}`);
  return filled.value;
};

/** Value at expiry of one share of each leg, summed: max(S − K, 0) of a call, max(K − S, 0) of a put, S of a share. */
const valueAt = (legs: readonly Leg[], price: number): number =>
  legs.reduce((sum, leg) => {
    const sign = leg.position === 'long' ? 1 : -1;
    const lots = (leg.quantity * leg.multiplier) / 100;
    if (leg.kind === 'stock') return sum + sign * lots * price;
    const strike = toDollars(leg.strike);
    const over = leg.type === 'call' ? price - strike : strike - price;
    return sum + sign * lots * Math.max(0, over);
  }, 0);

/** Slope of the value at expiry below the lowest strike, between neighbours, and above the highest. */
function slopes(legs: readonly Leg[]): number[] {
  const strikes = legs.flatMap((leg) => (leg.kind === 'option' ? [toDollars(leg.strike)] : []));
  const ascending = [...new Set(strikes)].sort((a, b) => a - b);
  return [0, ...ascending].map((from) => {
    const price = from + 0.1;
    return Math.round((valueAt(legs, price + 0.1) - valueAt(legs, price)) * 10) + 0;
  });
}

/** The slopes that define each structure, from the textbook: dollars of value for each dollar of the stock. */
const SHAPES = {
  'long-call': [0, 1],
  'short-call': [0, -1],
  'long-put': [-1, 0],
  'short-put': [1, 0],
  'bull-call-spread': [0, 1, 0],
  'bear-call-spread': [0, -1, 0],
  'bull-put-spread': [0, 1, 0],
  'bear-put-spread': [0, -1, 0],
  'covered-call': [1, 0],
  'covered-put': [0, -1],
  'protective-put': [0, 1],
  'protective-call': [-1, 0],
  'long-collar': [0, 1, 0],
  'short-collar': [0, -1, 0],
  'long-straddle': [-1, 1],
  'short-straddle': [1, -1],
  'long-strangle': [-1, 0, 1],
  'short-strangle': [1, 0, -1],
  'long-guts': [-1, 0, 1],
  'short-guts': [1, 0, -1],
  'long-call-butterfly': [0, 1, -1, 0],
  'long-put-butterfly': [0, 1, -1, 0],
  'short-call-butterfly': [0, -1, 1, 0],
  'short-put-butterfly': [0, -1, 1, 0],
  'broken-wing-call-butterfly': [0, 1, -1, 0],
  'broken-wing-put-butterfly': [0, 1, -1, 0],
  'broken-wing-iron-butterfly': [0, 1, -1, 0],
  'long-call-condor': [0, 1, 0, -1, 0],
  'long-put-condor': [0, 1, 0, -1, 0],
  'short-call-condor': [0, -1, 0, 1, 0],
  'short-put-condor': [0, -1, 0, 1, 0],
  'broken-wing-call-condor': [0, 1, 0, -1, 0],
  'broken-wing-put-condor': [0, 1, 0, -1, 0],
  'broken-wing-iron-condor': [0, 1, 0, -1, 0],
  'iron-butterfly': [0, 1, -1, 0],
  'reverse-iron-butterfly': [0, -1, 1, 0],
  'iron-condor': [0, 1, 0, -1, 0],
  'reverse-iron-condor': [0, -1, 0, 1, 0],
  strip: [-2, 1],
  strap: [-1, 2],
  'call-ratio-spread': [0, 1, -1],
  'put-ratio-spread': [1, -1, 0],
  'call-backspread': [0, -1, 1],
  'put-backspread': [-1, 1, 0],
  'christmas-tree': [0, 1, -2, 0],
  'bull-call-ladder': [0, 1, 0, -1],
  'bear-call-ladder': [0, -1, 0, 1],
  'bull-put-ladder': [-1, 0, 1, 0],
  'bear-put-ladder': [1, 0, -1, 0],
  'jade-lizard': [1, 0, -1, 0],
  'reverse-jade-lizard': [0, 1, 0, -1],
  'bullish-risk-reversal': [1, 0, 1],
  'bearish-risk-reversal': [-1, 0, -1],
  'bullish-seagull': [1, 0, 1, 0],
  'bearish-seagull': [0, -1, 0, -1],
  'synthetic-long-stock': [1, 1],
  'synthetic-short-stock': [-1, -1],
  'synthetic-straddle': [-1, 1],
  'ratio-call-write': [1, -1],
  'covered-straddle': [2, 0],
  'covered-strangle': [2, 1, 0],
  'put-spread-collar': [1, 0, 1, 0],
  conversion: [0, 0],
  reversal: [0, 0],
  'long-box': [0, 0, 0],
  'short-box': [0, 0, 0],
  'double-bull-spread': [0, 1, 0, 1, 0],
  'double-bear-spread': [0, -1, 0, -1, 0],
} as const satisfies Partial<Record<NamedStructureId, readonly number[]>>;

const TWO_EXPIRIES = NAMED_STRUCTURE_IDS.filter(structureNeedsLaterExpiry);

describe('structures that are chosen by name', () => {
  it('every one has a shape in this test or two expiries', () => {
    expect([...Object.keys(SHAPES), ...TWO_EXPIRIES].sort()).toEqual(
      NAMED_STRUCTURE_IDS.toSorted(),
    );
    expect(NAMED_STRUCTURE_IDS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(NAMED_STRUCTURE_IDS)('%s is recognised under its name once it is filled', (id) => {
    const { structure, name } = recognise(filledLegs(id, 3));
    expect([structure, name]).toEqual([id, STRUCTURE_NAMES[id]]);
  });

  it.each(Object.entries(SHAPES))('%s has the slopes %j at expiry', (id, shape) => {
    expect(slopes(filledLegs(id as NamedStructureId))).toEqual(shape);
  });

  it('broken wings are wider on the side that the text names', () => {
    const widths = (id: NamedStructureId) => {
      const strikes = filledLegs(id).flatMap((leg) => (leg.kind === 'option' ? [leg.strike] : []));
      const sorted = [...new Set(strikes)].sort((a, b) => a - b);
      return [sorted[1]! - sorted[0]!, sorted.at(-1)! - sorted.at(-2)!] as const;
    };
    const [lower, upper] = widths('broken-wing-call-butterfly');
    expect(upper).toBeGreaterThan(lower);
    for (const id of [
      'broken-wing-put-butterfly',
      'broken-wing-iron-butterfly',
      'broken-wing-iron-condor',
    ] as const)
      expect(widths(id)[0]).toBeGreaterThan(widths(id)[1]);
  });

  it('a jade lizard earns at least the width of its call spread, so that a rise cannot lose', () => {
    const legs = filledLegs('jade-lizard');
    const credit = legs.reduce(
      (sum, leg) => sum + (leg.position === 'short' ? 1 : -1) * toDollars(leg.premium),
      0,
    );
    expect(credit + valueAt(legs, 1e4)).toBeGreaterThanOrEqual(0);
  });

  it.each(TWO_EXPIRIES)('%s holds as many contracts at each of two expiries', (id) => {
    const legs = filledLegs(id).filter((leg) => leg.kind === 'option');
    const at = (expiry: string) => legs.filter((leg) => leg.expiry === expiry).length;
    expect(at(FRONT.expiry)).toBe(at(BACK.expiry));
    expect(fillStructure(id, FRONT)).toMatchObject({
      ok: false,
      error: { code: LATER_EXPIRY_NEEDED().code },
    });
  });

  it('a chain without enough strikes is refused', () => {
    const thin = { ...FRONT, calls: FRONT.calls.slice(0, 2), puts: FRONT.puts.slice(0, 2) };
    expect(fillStructure('broken-wing-put-condor', thin)).toMatchObject({
      ok: false,
      error: { code: TEMPLATE_NOT_FILLABLE().code },
    });
  });

  it('shares need a stock that trades: no covered strangle on an index', () => {
    const index = pricedChain({ spot: 100, sigma: 0.3, days: 28, expiry: '2026-12-18' }, 'SPX');
    expect(fillStructure('covered-strangle', index).ok).toBe(false);
    expect(fillStructure('jade-lizard', index).ok).toBe(true);
  });
});

describe('finding them', () => {
  it.each([
    ['covered call', 'covered-call'],
    ['cash-secured put', 'short-put'],
    ['Cash secured put', 'short-put'],
    ['bull put', 'bull-put-spread'],
    ['bear call', 'bear-call-spread'],
    ['short strangle', 'short-strangle'],
    ['jade lizard', 'jade-lizard'],
    ['broken-wing butterfly', 'broken-wing-call-butterfly'],
    ['broken wing butterfly', 'broken-wing-put-butterfly'],
    ['pmcc', 'long-call-diagonal'],
    ["poor man's covered call", 'long-call-diagonal'],
    ['iron fly', 'iron-butterfly'],
    ['credit spread', 'bull-put-spread'],
    ['备兑', 'covered-call'],
    ['现金担保看跌', 'short-put'],
    ['牛市看跌', 'bull-put-spread'],
    ['翡翠蜥蜴', 'jade-lizard'],
    ['断翼蝶式', 'broken-wing-call-butterfly'],
    ['铁鹰', 'iron-condor'],
  ] as const)('%s leads to %s', (text, id) => {
    expect(findStructures(text)).toContain(id);
  });

  it('the name that begins with the text comes first, a blank text finds all, nonsense none', () => {
    expect(findStructures('bull put')[0]).toBe('bull-put-spread');
    expect(findStructures(' ')).toHaveLength(NAMED_STRUCTURE_IDS.length);
    expect(findStructures('quantum hedge')).toEqual([]);
  });

  it('each stands under a tab and says in both languages what it is', () => {
    for (const id of NAMED_STRUCTURE_IDS) {
      expect(tabOf(id)).toMatch(/^(basic|spread|income|volatility|advanced)$/);
      const { about } = NAMED_STRUCTURES[id];
      expect(about.en).toMatch(/^[A-Z][^!]+\.$/);
      expect(about['zh-CN']).toMatch(/^[^A-Za-z!！]+。$/u);
    }
    const said = NAMED_STRUCTURE_IDS.map((id) => NAMED_STRUCTURES[id].about.en);
    expect(new Set(said).size).toBe(said.length);
  });
});

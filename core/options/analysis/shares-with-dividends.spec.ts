import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf, toDollars } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { forwardPrice } from '../chain/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import { exDividendInstant, expiryInstant, yearsBetween } from '../contracts/index.ts';
import type { Dividend, Leg, OptionLeg, OptionType, Position } from '../contracts/index.ts';
import {
  analyseStrategy,
  maxLoss,
  probabilityBelow,
  profitAtPrice,
  profitCurve,
  profitGrid,
  profitInScenario,
  withDate,
} from './index.ts';
import type { AnalysisInput } from './index.ts';

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
  expiry: CalendarDate,
  more: Partial<OptionLeg> = {},
): OptionLeg => ({
  ...{ kind: 'option', symbol: 'XYZ', type, position, expiry, quantity: 1, multiplier: 100 },
  ...{ strike: fromDollars(strike), premium: fromDollars(premium), iv: 0.25, delta: null },
  ...more,
});
const shares = (position: Position, quantity: number, price: number): Leg => ({
  ...{ kind: 'stock', symbol: 'XYZ', position, quantity, multiplier: 1 },
  premium: fromDollars(price),
});

/** Terms of an expiry whose forward follows from spot, rate and dividends. */
function termsOf(
  expiry: CalendarDate,
  asOf: number,
  spot: number,
  rate: number,
  dividends: readonly Dividend[],
): ExpiryTerms {
  const years = yearsBetween(asOf, expiryInstant(expiry));
  const due = dividends.filter(({ exDate }) => exDate <= expiry);
  const forward = forwardPrice(spot, asOf, years, rate, due);
  const dividendYield = rate - Math.log(forward / spot) / years;
  return { expiry, years, forward, rate, dividendYield, source: 'given', dividends: due };
}

const noDividends = (input: AnalysisInput): AnalysisInput => ({
  ...input,
  terms: input.terms.map((terms) => ({ ...terms, dividends: [] })),
});

/** PFE on 2026-11-30 10:30 New York, as in the trader's review: 21.87, five dividends until 2028-01-21. */
const PFE_EXPIRY: CalendarDate = '2028-01-21';
const PFE_NOW = Date.parse('2026-11-30T15:30:00Z');
const PFE_DIVIDENDS: readonly Dividend[] = [
  { exDate: '2027-01-22', amount: 0.43 },
  { exDate: '2027-05-07', amount: 0.44 },
  { exDate: '2027-07-30', amount: 0.44 },
  { exDate: '2027-11-05', amount: 0.45 },
  { exDate: '2028-01-21', amount: 0.46 },
];
const pfe: AnalysisInput = {
  legs: [shares('long', 100, 21.87), option('short', 'call', 25, 0.6, PFE_EXPIRY)],
  spot: fromDollars(21.87),
  asOf: PFE_NOW,
  terms: [termsOf(PFE_EXPIRY, PFE_NOW, 21.87, 0.038, PFE_DIVIDENDS)],
  volatility: 0.25,
  exercise: 'european',
};

describe('covered call on PFE until January 2028', () => {
  const shown = analyseStrategy(pfe);

  it('the breakeven is what was paid less the premium and the five dividends: 21.87 − 0.60 − 2.22', () => {
    expect(shown.breakevens).toEqual([19.05]);
  });

  it('max profit and max loss count $222 of dividends', () => {
    // 25 − 21.87 + 0.60 + 2.22 = 5.95, and 21.87 − 0.60 − 2.22 = 19.05, times 100.
    expect([shown.maxProfit, shown.maxLoss]).toEqual([fromDollars(595), fromDollars(1905)]);
  });

  it('the expected profit is $222 above that of shares without dividends, and no longer negative', () => {
    const without = analyseStrategy(noDividends(pfe)).expectedProfit ?? Number.NaN;
    expect(without).toBeLessThan(0);
    expect(shown.expectedProfit).toBeCloseTo(without + 222, 9);
    expect(shown.expectedProfit).toBeGreaterThan(0);
  });

  it('the chance of profit is that of a price above 19.05', () => {
    expect(shown.probabilityOfProfit).toBeCloseTo(1 - (probabilityBelow(pfe, 19.05) ?? 0), 12);
  });

  it('the dividends stand by ex-date', () => {
    expect(shown.dividends).toEqual(
      PFE_DIVIDENDS.map((each) => ({
        exDate: each.exDate,
        perShare: 'amount' in each ? each.amount : 0,
        amount: 'amount' in each ? fromDollars(100 * each.amount) : 0,
      })),
    );
  });
});

const NOW = Date.parse('2026-11-30T15:30:00Z');
const FRONT: CalendarDate = '2027-03-19';
const LATER: CalendarDate = '2027-09-17';

/** Spot 100, dividends of 1 and 1.50 before the first expiry and of 2 before the second. */
const DIVIDENDS: readonly Dividend[] = [
  { exDate: '2026-12-15', amount: 1 },
  { exDate: '2027-03-12', amount: 1.5 },
  { exDate: '2027-06-11', amount: 2 },
];
const inputOf = (legs: readonly Leg[], more: Partial<AnalysisInput> = {}): AnalysisInput => ({
  legs,
  spot: fromDollars(100),
  asOf: NOW,
  terms: [FRONT, LATER].map((expiry) => termsOf(expiry, NOW, 100, 0.04, DIVIDENDS)),
  volatility: 0.25,
  exercise: 'european',
  ...more,
});
/** Ten in the morning of a day in New York, half an hour after the price has fallen by the day's dividend. */
const tenOn = (date: CalendarDate) => exDividendInstant({ exDate: date, amount: 0 }) + 1_800_000;
const nineOn = (date: CalendarDate) => exDividendInstant({ exDate: date, amount: 0 }) - 1_800_000;

describe('structures with shares', () => {
  const figures = (legs: readonly Leg[]) => {
    const { maxProfit, maxLoss: loss, breakevens } = analyseStrategy(inputOf(legs));
    return [maxProfit, loss, breakevens];
  };

  it('a protective put breaks even 2.50 lower', () => {
    // 100 + 3 − 2.50; at most 100 − 90 + 3 − 2.50 is lost.
    const legs = [shares('long', 100, 100), option('long', 'put', 90, 3, FRONT)];
    expect(figures(legs)).toEqual(['unlimited', fromDollars(1050), [100.5]]);
  });

  it('a collar gains and loses 2.50 more and less at its bounds', () => {
    const put = option('long', 'put', 90, 3, FRONT);
    const call = option('short', 'call', 110, 3, FRONT);
    expect(figures([shares('long', 100, 100), put, call])).toEqual([
      fromDollars(1250),
      fromDollars(750),
      [97.5],
    ]);
  });

  it('shares sold short pay the dividends', () => {
    // 110 − 100 + 2.50 + 2 is lost at most; 100 − 2 − 2.50 breaks even.
    const legs = [shares('short', 100, 100), option('long', 'call', 110, 2, FRONT)];
    expect(figures(legs)).toEqual([fromDollars(9550), fromDollars(1450), [95.5]]);
    expect(analyseStrategy(inputOf(legs)).dividends?.map(({ amount }) => amount)).toEqual([
      fromDollars(-100),
      fromDollars(-150),
    ]);
  });

  it('options alone receive none', () => {
    const legs = [option('long', 'call', 100, 5, FRONT)];
    expect(figures(legs)).toEqual(['unlimited', fromDollars(500), [105]]);
    expect(analyseStrategy(inputOf(legs)).dividends).toEqual([]);
  });

  it('shares that cancel receive none', () => {
    const both = [shares('long', 100, 100), shares('short', 100, 100)];
    const input = inputOf([...both, option('long', 'call', 100, 5, FRONT)]);
    expect(analyseStrategy(input).dividends).toEqual([]);
  });

  it('where only a yield is known none is counted, and the analysis says so', () => {
    const terms = inputOf([]).terms.map(({ dividends: _dividends, ...rest }) => rest);
    const legs = [shares('long', 100, 100), option('short', 'call', 110, 2, FRONT)];
    const { dividends, breakevens } = analyseStrategy(inputOf(legs, { terms }));
    expect([dividends, breakevens]).toEqual([null, [98]]);
  });

  it('beside options of two expiries the front one counts the dividends until then, max loss those of each', () => {
    const legs = [
      shares('long', 100, 100),
      option('short', 'call', 110, 2, FRONT),
      option('long', 'put', 90, 5, LATER),
    ];
    const input = inputOf(legs);
    const without = analyseStrategy(noDividends(input));
    const shown = analyseStrategy(input);
    expect(shown.dividends?.map(({ perShare }) => perShare)).toEqual([1, 1.5]);
    expect(shown.missing).toEqual([]);
    expect(without.dividends).toEqual([]);
    // At the later expiry 100 + 3 − 4.50 − 90 is lost at most, with all three dividends and the call's premium.
    const held = inputOf([shares('long', 100, 100), option('long', 'put', 90, 5, LATER)]);
    expect(maxLoss(held)).toBe(fromDollars(100 * (100 + 5 - 90 - 4.5)));
  });
});

describe('the profit of every date counts the dividends up to it', () => {
  const covered = inputOf([shares('long', 100, 100), option('short', 'call', 110, 2, FRONT)]);
  const options = inputOf([option('short', 'call', 110, 2, FRONT)]);
  /** The profit of the shares alone, at a price of 105. */
  const ofShares = (at: number | 'expiry') =>
    (profitAtPrice(covered, 105, at) ?? NaN) - (profitAtPrice(options, 105, at) ?? NaN);

  it.each([
    ['before the first ex-date', nineOn('2026-12-15'), 500],
    ['after the first ex-date', tenOn('2026-12-15'), 600],
    ['before the second ex-date', nineOn('2027-03-12'), 600],
    ['after the second ex-date', tenOn('2027-03-12'), 750],
    ['at the expiry', 'expiry' as const, 750],
  ])('%s', (_when, at, profit) => expect(ofShares(at)).toBeCloseTo(profit, 9));

  it('a heat map and a curve have the same profits', () => {
    const dates = [nineOn('2026-12-15'), tenOn('2026-12-15'), 'expiry' as const];
    const grid = profitGrid(covered, [90, 105], dates);
    for (const [i, at] of dates.entries()) {
      const curve = profitCurve(covered, { at, from: 90, to: 105, points: 2 }) ?? [];
      const ends = [curve[0]?.profit, curve.at(-1)?.profit];
      const single = [90, 105].map((price) => profitAtPrice(covered, price, at) ?? NaN);
      const column = [...(grid?.columns[i] ?? [])];
      single.forEach((profit, j) => {
        expect(column[j]).toBeCloseTo(profit, 8);
        expect(ends[j]).toBeCloseTo(profit, 8);
      });
    }
  });

  it('a scenario after an ex-date counts its dividend', () => {
    const at = { move: 0.05, ivShift: 0, days: 20 };
    const difference =
      (profitInScenario(covered, at) ?? NaN) - (profitInScenario(noDividends(covered), at) ?? NaN);
    const ofOption =
      (profitInScenario(options, at) ?? NaN) - (profitInScenario(noDividends(options), at) ?? NaN);
    expect(difference - ofOption).toBeCloseTo(100, 9);
  });

  it('on a later date the figures at expiry still count what was received before it', () => {
    const later = withDate(covered, tenOn('2026-12-15'));
    const [now, then] = [analyseStrategy(covered), analyseStrategy(later)];
    expect(then.breakevens).toEqual(now.breakevens);
    expect([then.maxProfit, then.maxLoss]).toEqual([now.maxProfit, now.maxLoss]);
    expect(withDate(later, tenOn('2027-03-12')).heldSince).toBe(NOW);
  });

  it('a share has a delta of one and no theta, before and after an ex-date', () => {
    for (const at of [nineOn('2026-12-15'), tenOn('2026-12-15')]) {
      const [of] = analyseStrategy(withDate(covered, at)).greeks.legs;
      expect([of?.delta, of?.theta, of?.gamma]).toEqual([100, 0, 0]);
    }
  });
});

const market = fc.record({
  spot: fc.integer({ min: 20_0000, max: 400_0000 }).map((money) => toDollars(moneyOf(money))),
  rate: fc.double({ min: 0, max: 0.08, noNaN: true }),
  strike: fc.double({ min: 0.7, max: 1.4, noNaN: true }),
  amounts: fc.array(
    fc.integer({ min: 1, max: 20_000 }).map((cents) => cents / 1e4),
    {
      minLength: 0,
      maxLength: 3,
    },
  ),
});
const EX_DATES: readonly CalendarDate[] = ['2026-12-15', '2027-01-29', '2027-03-12'];

describe('laws of shares with cash dividends', () => {
  const made = ({
    spot,
    rate,
    strike,
    amounts,
  }: typeof market extends fc.Arbitrary<infer T> ? T : never) => {
    const dividends = amounts.map((amount, i) => ({ exDate: EX_DATES[i]!, amount }));
    const terms = [termsOf(FRONT, NOW, spot, rate, dividends)];
    const years = yearsBetween(NOW, expiryInstant(FRONT));
    const at = dividends.map((each) => yearsBetween(NOW, exDividendInstant(each)));
    const of = (legs: readonly Leg[]) => inputOf(legs, { terms, spot: fromDollars(spot) });
    return { dividends, years, at, of, strike: toDollars(fromDollars(spot * strike)) };
  };

  it('under the forward measure shares earn the interest on their price less that on the dividends', () => {
    // E = F + ΣD − S = S·(e^(rT) − 1) − ΣD·(e^(r(T − t)) − 1)
    fc.assert(
      fc.property(market, ({ spot, rate, ...more }) => {
        const { dividends, years, at, of, strike } = made({ spot, rate, ...more });
        const call = option('long', 'call', strike, 0, FRONT);
        const both = analyseStrategy(of([shares('long', 100, spot), call])).expectedProfit ?? NaN;
        const alone = analyseStrategy(of([call])).expectedProfit ?? NaN;
        const carry = spot * Math.expm1(rate * years);
        const forgone = dividends.reduce(
          (sum, { amount }, i) => sum + amount * Math.expm1(rate * (years - at[i]!)),
          0,
        );
        expect(both - alone).toBeCloseTo(100 * (carry - forgone), 6);
      }),
    );
  });

  it('a covered call and a short put at its strike have the same profit but for interest', () => {
    // European, by put–call parity: covered call − short put = K·(1 − e^(−rT)) + ΣD·(1 − e^(−rt)) at every price
    fc.assert(
      fc.property(market, fc.double({ min: 0.1, max: 3, noNaN: true }), (given, move) => {
        const { spot, rate } = given;
        const { dividends, years, at, of, strike } = made(given);
        const put = 0.05 * spot;
        const [{ forward }] = of([]).terms as readonly [ExpiryTerms];
        const call = put + Math.exp(-rate * years) * (forward - strike);
        fc.pre(call > 0);
        const covered = of([
          shares('long', 100, spot),
          option('short', 'call', strike, call, FRONT),
        ]);
        const secured = of([option('short', 'put', strike, put, FRONT)]);
        const interest = dividends.reduce(
          (sum, { amount }, i) => sum - amount * Math.expm1(-rate * at[i]!),
          0 - strike * Math.expm1(-rate * years),
        );
        const difference =
          (profitAtPrice(covered, move * spot, 'expiry') ?? NaN) -
          (profitAtPrice(secured, move * spot, 'expiry') ?? NaN);
        // Premiums are rounded to 1e-4 dollar.
        expect(Math.abs(difference - 100 * interest)).toBeLessThan(0.011);
      }),
    );
  });
});

describe('dividends of a part of the price', () => {
  it('count with their expected amount, so that at a rate of zero shares earn nothing on average', () => {
    // 4 % of 100, then 10 % of 96: 4 and 9.60, and F = 86.40.
    const dividends: readonly Dividend[] = [
      { exDate: '2026-12-15', proportion: 0.04 },
      { exDate: '2027-03-12', proportion: 0.1 },
    ];
    const terms = [termsOf(FRONT, NOW, 100, 0, dividends)];
    const call = option('long', 'call', 100, 0, FRONT);
    const both = inputOf([shares('long', 100, 100), call], { terms });
    const alone = inputOf([call], { terms });
    expect(analyseStrategy(both).dividends?.map(({ amount }) => amount)).toEqual([
      fromDollars(400),
      fromDollars(960),
    ]);
    expect(analyseStrategy(both).expectedProfit).toBeCloseTo(
      analyseStrategy(alone).expectedProfit ?? NaN,
      9,
    );
  });
});

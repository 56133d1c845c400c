import { describe, expect, it } from '@jest/globals';
import { fromDollars, toDollars, moneyOf } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { expiryInstant } from '../contracts/index.ts';
import type { Leg, OptionLeg, OptionType, Position } from '../contracts/index.ts';
import { americanPrice, optionPrice } from '../pricing/index.ts';
import type { BlackScholesInput } from '../pricing/index.ts';
import { analyseStrategy, oneSigmaRange, profitAtPrice, profitCurve } from './index.ts';
import type { AnalysisInput } from './index.ts';

const FRONT: CalendarDate = '2021-12-17';
const LATER: CalendarDate = '2022-01-21';

const option = (
  position: Position,
  type: OptionType,
  strike: number,
  premium: number,
  more: Partial<OptionLeg> = {},
): OptionLeg => ({
  kind: 'option',
  symbol: 'MSFT',
  type,
  position,
  strike: fromDollars(strike),
  expiry: FRONT,
  premium: fromDollars(premium),
  quantity: 1,
  multiplier: 100,
  iv: 0.209,
  delta: null,
  ...more,
});

const termsOf = (expiry: CalendarDate, dividendYield = 0) => ({
  expiry,
  years: 0,
  forward: 0,
  rate: 0.0005,
  dividendYield,
  source: 'given' as const,
});

const inputOf = (legs: readonly Leg[], more: Partial<AnalysisInput> = {}): AnalysisInput => ({
  legs,
  spot: moneyOf(3_429_700),
  asOf: Date.parse('2021-11-22T21:00:00Z'),
  terms: [termsOf(FRONT), termsOf(LATER)],
  volatility: 0.209,
  ...more,
});

/** MSFT on 2021-11-22, bought at the ask and sold at the bid of the recorded chain. */
const condor = [
  option('long', 'put', 315, 1.44),
  option('short', 'put', 325, 2.42),
  option('short', 'call', 360, 1.72),
  option('long', 'call', 370, 0.83),
];

describe('the iron condor of the design', () => {
  const ours = analyseStrategy(inputOf(condor));

  it('credit 1.87, gain 187, risk 813, breakevens 323.13 and 361.87', () => {
    expect([ours.netPremiumPerShare, ours.netPremium, ours.cost]).toEqual([
      18_700, 1_870_000, -1_870_000,
    ]);
    expect([ours.maxProfit, ours.maxLoss]).toEqual([1_870_000, 8_130_000]);
    expect(ours.breakevens).toEqual([323.13, 361.87]);
    expect(ours.maxProfitAt).toEqual([{ from: 325, to: 360 }]);
    expect(ours.profitIntervals).toEqual([{ from: 323.13, to: 361.87 }]);
  });

  it('with 65 cents a contract: gain 184.40, risk 815.60, breakevens 2.6 cents a share nearer, the credit as it was', () => {
    const paid = analyseStrategy(inputOf(condor, { commissions: fromDollars(4 * 0.65) }));
    expect([paid.maxProfit, paid.maxLoss]).toEqual([1_844_000, 8_156_000]);
    expect(paid.breakevens).toEqual([323.156, 361.844]);
    expect([paid.cost, paid.netPremium]).toEqual([-1_844_000, 1_870_000]);
    expect(paid.curve[20]!.profit).toBe(184.4);
    expect(ours.expectedProfit! - paid.expectedProfit!).toBeCloseTo(2.6, 9);
    expect(paid.probabilityOfProfit).toBeLessThan(ours.probabilityOfProfit!);
  });

  it('what is realised belongs to every profit', () => {
    const after = analyseStrategy(inputOf(condor, { realised: fromDollars(-48.2) }));
    expect([after.maxProfit, after.maxLoss]).toEqual([1_388_000, 8_612_000]);
    expect(after.breakevens).toEqual([323.612, 361.388]);
  });

  it('ROI 23.0 %, chance of profit 70.0 %, with the measure named', () => {
    expect(ours.roiPercent?.toFixed(1)).toBe('23.0');
    expect(ours.roiBar).toBe(ours.roiPercent);
    // The design prints its σ as 20.9 %, of which only the lower end gives its 70.0 %.
    const printed = analyseStrategy(inputOf(condor, { volatility: 0.2086 }));
    expect((printed.probabilityOfProfit! * 100).toFixed(1)).toBe('70.0');
    expect(ours.measure).toEqual({
      name: 'riskNeutralLognormal',
      volatility: 0.209,
      rate: 0.0005,
      drift: 0.0005,
      forward: expect.closeTo(342.97 * Math.exp((0.0005 * 25) / 365), 9),
      years: 25 / 365,
      noFit: true,
      smile: null,
    });
  });

  it('ten of them earn ten times as much at the same price a share', () => {
    const ten = analyseStrategy(inputOf(condor.map((leg) => ({ ...leg, quantity: 10 }))));
    expect([ten.netPremiumPerShare, ten.maxProfit, ten.breakevens]).toEqual([
      18_700,
      18_700_000,
      ours.breakevens,
    ]);
  });

  it('greeks of the legs add up to the net', () => {
    const { net, legs } = ours.greeks;
    expect(legs.reduce((sum, leg) => sum + leg!.vega, 0)).toBeCloseTo(net!.vega, 9);
    expect(net!.vega).toBeLessThan(0);
    expect(net!.theta).toBeGreaterThan(0);
  });

  it('what it is worth at a price: at expiry by hand, today by the model', () => {
    expect(profitAtPrice(inputOf(condor), 320, 'expiry')).toBe(-313);
    const market = { years: 25 / 365, volatility: 0.209, rate: 0.0005, dividendYield: 0 };
    const today = (priceOf: (option: BlackScholesInput) => number): number =>
      condor.reduce((sum, { type, strike, premium, position }) => {
        const price = priceOf({ type, spot: 330, strike: toDollars(strike), ...market });
        return sum + (position === 'long' ? 100 : -100) * (price - toDollars(premium));
      }, 0);
    const input = inputOf(condor);
    const european = today(optionPrice);
    const american = today((option) => {
      const price = americanPrice(option, 'exact');
      return price.ok ? price.value : NaN;
    });
    const compared: AnalysisInput = { ...input, exercise: 'european' };
    expect(profitAtPrice(compared, 330, input.asOf)).toBeCloseTo(european, 9);
    expect(profitAtPrice(input, 330, input.asOf)).toBeCloseTo(american, 3);
    expect(american).not.toBeCloseTo(european, 3);
  });

  it('its curve at expiry keeps every corner; at the close of the expiry the model agrees', () => {
    const input = inputOf(condor);
    const query = { from: 300, to: 380, points: 5 };
    const curve = profitCurve(input, { ...query, at: 'expiry' })!;
    expect(curve.map(({ price }) => price)).toEqual([
      300, 315, 320, 323.13, 325, 340, 360, 361.87, 370, 380,
    ]);
    expect(curve.filter(({ profit }) => profit === 0)).toHaveLength(2);
    const last = profitCurve(input, { ...query, at: expiryInstant(FRONT) })!;
    expect(last.find(({ price }) => price === 340)?.profit).toBeCloseTo(187, 9);
  });

  it('the ±1σ band lies around the spot', () => {
    const { from, to } = oneSigmaRange(inputOf(condor))!;
    expect(Math.log(to / from)).toBeCloseTo(2 * 0.209 * Math.sqrt(25 / 365), 12);
  });
});

describe('the measure', () => {
  it('is the one that was asked for', () => {
    const zero = analyseStrategy(inputOf(condor, { measure: { name: 'zeroDrift' } }));
    expect(zero.measure).toMatchObject({ name: 'zeroDrift', drift: 0, volatility: 0.209 });
    const own = { name: 'own', drift: 0.1, volatility: 0.3 } as const;
    const mine = analyseStrategy(inputOf(condor, { measure: own, volatility: null }));
    expect(mine.measure).toMatchObject(own);
    expect(mine.probabilityOfProfit).toBeLessThan(zero.probabilityOfProfit!);
  });

  it('without a volatility the chances are unknown and all else stands', () => {
    const ours = analyseStrategy(inputOf(condor, { volatility: null }));
    expect([ours.measure, ours.probabilityOfProfit, ours.expectedProfit]).toEqual([
      null,
      null,
      null,
    ]);
    expect([ours.maxProfit, ours.missing]).toEqual([1_870_000, ['measureVolatility']]);
  });
});

describe('expiries that differ', () => {
  const legs = [
    option('short', 'call', 345, 6),
    option('long', 'call', 345, 10, { expiry: LATER, iv: 0.22 }),
  ];

  it('are analysed at the front expiry: a calendar risks its debit and pays most at its strike', () => {
    const ours = analyseStrategy(
      inputOf(legs, { terms: [termsOf(FRONT, 0.01), termsOf(LATER, 0.01)] }),
    );
    expect([ours.method, ours.maxLossAt.length, ours.missing]).toEqual(['frontExpiry', 1, []]);
    expect(ours.maxLoss).toBeCloseTo(4_000_000, 3);
    expect(ours.maxProfitAt).toEqual([{ from: 345, to: 345 }]);
    expect(ours.curve).toHaveLength(41);
  });

  it('count commissions in the profit of every date', () => {
    const free = inputOf(legs);
    const paid = inputOf(legs, { commissions: fromDollars(1.3) });
    expect(Number(analyseStrategy(paid).maxLoss)).toBeCloseTo(
      Number(analyseStrategy(free).maxLoss) + 13_000,
      3,
    );
    for (const at of ['expiry', free.asOf] as const)
      expect(profitAtPrice(free, 345, at)! - profitAtPrice(paid, 345, at)!).toBeCloseTo(1.3, 9);
  });

  it.each([
    ['volatility', [legs[0]!, { ...legs[1]!, iv: null }], {}, ['legVolatility']],
    ['rates', legs, { terms: [termsOf(FRONT)] }, ['expiryTerms']],
  ] as const)('without the later leg’s %s nothing is made up', (_name, some, more, missing) => {
    const input = inputOf(some, more);
    const ours = analyseStrategy(input);
    expect([ours.maxProfit, ours.maxLoss, ours.roiPercent, ours.roiBar]).toEqual([
      null,
      null,
      null,
      50,
    ]);
    expect([ours.breakevens, ours.curve, ours.probabilityOfProfit]).toEqual([[], [], null]);
    expect([ours.missing, ours.greeks.net, ours.cost]).toEqual([missing, null, 4_000_000]);
    expect(profitAtPrice(input, 345, 'expiry')).toBeNull();
    expect(profitCurve(input, { at: 'expiry', from: 300, to: 400, points: 9 })).toBeNull();
  });

  it('the curve of an earlier date needs every volatility, that of one expiry needs none', () => {
    const unknown = inputOf([option('long', 'call', 345, 6, { iv: null })]);
    expect(profitAtPrice(unknown, 345, unknown.asOf)).toBeNull();
    expect(profitAtPrice(unknown, 345, 'expiry')).toBe(-600);
  });
});

describe('stock', () => {
  it('alone has neither front expiry nor chances', () => {
    const ours = analyseStrategy(
      inputOf([
        {
          kind: 'stock',
          symbol: 'MSFT',
          position: 'long',
          premium: moneyOf(3_429_700),
          quantity: 100,
          multiplier: 1,
        },
      ]),
    );
    expect([ours.maxProfit, ours.maxLoss, ours.breakevens]).toEqual([
      'unlimited',
      342_970_000,
      [342.97],
    ]);
    expect([ours.netPremiumPerShare, ours.measure, ours.missing]).toEqual([null, null, []]);
    expect(ours.greeks.net?.delta).toBe(100);
  });
});

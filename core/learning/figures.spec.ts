import { describe, expect, it } from '@jest/globals';
import { calendarsAndRolls } from './courses/calendars-and-rolls/course.ts';
import { ironCondor } from './courses/iron-condor/course.ts';
import { computeExample, type Example } from './example.ts';
import { formatFigure, readFigure } from './figures.ts';
import { figureText, filledText, parseText } from './lesson-text.ts';

/** A condor with typed premiums, so that its figures follow by arithmetic. */
const condor: Example = {
  spot: 100,
  days: 30,
  volatility: 0.25,
  legs: [
    { position: 'long', type: 'put', strike: 85, premium: 0.3 },
    { position: 'short', type: 'put', strike: 90, premium: 1 },
    { position: 'short', type: 'call', strike: 110, premium: 1.1 },
    { position: 'long', type: 'call', strike: 115, premium: 0.4 },
  ],
};
const computed = computeExample(condor);
const value = (figure: string, of = computed) => readFigure(of, figure)?.value ?? null;

const straddleOf = (closes?: readonly number[]) =>
  computeExample({
    ...{ spot: 100, days: 30, volatility: 0.3, ...(closes && { closes }) },
    legs: [
      { position: 'long', type: 'call', strike: 100 },
      { position: 'long', type: 'put', strike: 100 },
    ],
  });

describe('figures of an example', () => {
  it.each([
    ['credit', 140],
    ['creditPerShare', 1.4],
    ['debit', null],
    ['maxProfit', 140],
    ['maxLoss', 360],
    ['breakeven(1)', 88.6],
    ['breakeven(2)', 111.4],
    ['breakeven(3)', null],
    ['width', 30],
    ['strike(3)', 110],
    ['premium(2)', 1],
    ['legCost(2)', 100],
    ['profitAt(100)', 140],
    ['profitAt(112)', -60],
    ['intrinsic(2)', 0],
    ['timeValue(2)', 1],
    ['securedCash', 9000],
    ['nothing', null],
  ])('%s is %s', (figure, expected) => {
    const found = value(figure);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 9);
  });

  it('return is profit over loss, the expected move one standard deviation', () => {
    expect(value('roi')).toBeCloseTo((140 / 360) * 100, 9);
    expect(value('expectedMove')).toBeCloseTo(100 * 0.25 * Math.sqrt(30 / 365), 9);
  });

  it('volatilities of two expiries and of a year', () => {
    // Hull’s forward rule for variances: 0.34² · 10 = 0.26² · 20 − 0.14² · 10.
    const terms = computeExample({
      ...{ spot: 100, days: 10, volatility: 0.28, volatilityYear: [0.22, 0.24, 0.6, 0.26] },
      legs: [
        { position: 'short', type: 'call', strike: 100, volatility: 0.14 },
        { position: 'long', type: 'call', strike: 100, days: 20, volatility: 0.26 },
      ],
    });
    expect(value('forwardVolatility', terms)).toBeCloseTo(34, 6);
    expect(value('eventMove', terms)).toBeCloseTo(
      Math.sqrt((0.26 ** 2 - 0.14 ** 2) * (20 / 365)) * 100,
      6,
    );
    expect(value('legVolatility(2)', terms)).toBeCloseTo(26, 9);
    expect(value('pointsBetween(2, 1)', terms)).toBeCloseTo(12, 9);
    // (0.28 − 0.22) / (0.6 − 0.22), and three of four sessions below.
    expect(value('ivRank', terms)).toBeCloseTo((0.06 / 0.38) * 100, 9);
    expect(value('ivPercentile', terms)).toBe(75);
    expect([value('ivLow', terms), value('ivHigh', terms)]).toEqual([22, 60]);
    expect([value('ivRank'), value('realisedVolatility'), value('eventMove')]).toEqual([
      null,
      null,
      0,
    ]);
  });

  it('moves of the stock: equal returns have no volatility, one day is a part of a year', () => {
    const stock = computeExample({ ...condor, closes: [100, 110, 121, 133.1] });
    expect(value('realisedVolatility', stock)).toBe(0);
    expect(value('dailyMove', stock)).toBeCloseTo((100 * 0.25) / Math.sqrt(252), 9);
  });

  it('a box lends at the rate of its model, and a strike is discounted by it', () => {
    const box = computeExample({
      ...{ spot: 100, days: 73, volatility: 0.3, rate: 0.05 },
      legs: [
        { position: 'long', type: 'call', strike: 90 },
        { position: 'short', type: 'call', strike: 110 },
        { position: 'long', type: 'put', strike: 110 },
        { position: 'short', type: 'put', strike: 90 },
      ],
    });
    // 20 · e^(−0.05 · 0.2) = 19.80, to the cents of four premiums.
    expect(value('debitPerShare', box)).toBeCloseTo(19.8, 1);
    expect(Number(value('boxRate', box))).toBeCloseTo(5, 0);
    expect(value('strikeToday', box)).toBeCloseTo(90 * Math.exp(-0.01), 9);
  });

  it('what closed contracts made counts in every profit', () => {
    const rolled = computeExample({ ...condor, realised: -200 });
    expect([value('realised', rolled), value('maxProfit', rolled)]).toEqual([-200, -60]);
    expect(value('profitAt(100)', rolled)).toBeCloseTo(-60, 9);
    expect(value('maxLoss', rolled)).toBeCloseTo(560, 9);
  });

  it('a model premium is Hull’s (chapter 15, example 15.6) to the cent', () => {
    // S = 42, K = 40, r = 10 %, σ = 20 %, T = 0.5: call 4.76, put 0.81.
    const hull = (type: 'call' | 'put') =>
      computeExample({
        ...{ spot: 42, days: 182.5, volatility: 0.2, rate: 0.1 },
        legs: [{ position: 'long', type, strike: 40, days: 183 }],
      });
    expect(Math.abs(Number(value('premium', hull('call'))) - 4.76)).toBeLessThanOrEqual(0.011);
    expect(Math.abs(Number(value('premium', hull('put'))) - 0.81)).toBeLessThanOrEqual(0.011);
  });

  it('delta, theta and vega of a long call have the signs of the textbook, per share and whole', () => {
    const call = computeExample({
      ...condor,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    });
    const [delta, whole] = [Number(value('delta(1)', call)), Number(value('delta', call))];
    expect(whole).toBeCloseTo(delta * 100, 9);
    expect(delta).toBeGreaterThan(0.5);
    expect(delta).toBeLessThan(0.6);
    expect(Number(value('theta', call))).toBeLessThan(0);
    expect(Number(value('vega', call))).toBeGreaterThan(0);
  });

  it('greeks of a call alone follow its closed form: rho K·T·e^(−rT)·Φ(d2), hedges and profits by them', () => {
    const call = computeExample({
      ...{ spot: 100, days: 73, volatility: 0.25, rate: 0.05 },
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    });
    const chance = Number(value('probabilityInTheMoney', call)) / 100;
    expect(value('rho(1)', call)).toBeCloseTo((100 * 0.2 * Math.exp(-0.01) * chance) / 100, 9);
    expect(value('rho', call)).toBeCloseTo(Number(value('rho(1)', call)) * 100, 9);
    const of = (figure: string) => Number(value(figure, call));
    expect(of('dollarDelta')).toBe(Math.round(of('delta') * 100));
    expect(of('dollarGamma')).toBe(Math.round(of('gamma') * 100));
    expect(of('deltaProfit(2)')).toBeCloseTo(of('delta') * 2, 9);
    expect(of('gammaProfit(-2)')).toBeCloseTo(of('gamma') * 2, 9);
    expect(of('deltaGammaProfit(2)')).toBeCloseTo(of('delta') * 2 + of('gamma') * 2, 9);
    expect(of('thetaProfit(7)')).toBeCloseTo(of('theta') * 7, 9);
    expect(of('vegaProfit(-5)')).toBeCloseTo(of('vega') * -5, 9);
    // Taylor: what is left after delta and gamma is of the third order.
    expect(Math.abs(of('profitAfter(0, 101)') - of('deltaGammaProfit(1)'))).toBeLessThan(1);
    expect(value('deltaProfit', call)).toBeNull();
  });

  it('delta later: today’s own, and a call far above its strike moves like its shares', () => {
    const call = computeExample({
      ...condor,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    });
    expect(value('deltaAfter(0, 100)', call)).toBeCloseTo(Number(value('delta', call)), 9);
    expect(value('deltaAfter(10, 300)', call)).toBeCloseTo(100, 9);
    expect(value('deltaAfter(29, 90)', call)).toBeCloseTo(0, 3);
  });

  it('without interest theta and gamma balance at a day’s standard deviation: S · σ / √365', () => {
    const straddle = computeExample({
      ...{ spot: 100, days: 30, volatility: 0.3, rate: 0 },
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'short', type: 'put', strike: 100 },
      ],
    });
    expect(value('thetaBreakeven', straddle)).toBeCloseTo((100 * 0.3) / Math.sqrt(365), 9);
    const stock = computeExample({ ...condor, legs: [{ position: 'long', type: 'stock' }] });
    expect(value('thetaBreakeven', stock)).toBeNull();
  });

  it('moneyness is signed by the side of exercise', () => {
    expect(value('moneyness(2)')).toBeCloseTo(-10, 9);
    expect(value('moneyness(3)')).toBeCloseTo(-10, 9);
    const deep = computeExample({
      ...condor,
      legs: [{ position: 'long', type: 'put', strike: 120 }],
    });
    expect(value('moneyness', deep)).toBeCloseTo(20, 9);
  });

  it('a quoted spread lies half below and half above each premium, and is paid on every option', () => {
    const quoted = computeExample({ ...condor, quotedSpread: 0.1 });
    expect(value('bid(2)', quoted)).toBeCloseTo(0.95, 9);
    expect(value('ask(2)', quoted)).toBeCloseTo(1.05, 9);
    expect(value('spreadPercent(2)', quoted)).toBeCloseTo(10, 9);
    expect(value('spreadCost', quoted)).toBeCloseTo(40, 9);
    // Sold at 0.95 and 1.05, bought at 0.35 and 0.45.
    expect(value('creditAtQuotes', quoted)).toBeCloseTo(120, 9);
    const bought = computeExample({
      ...{ ...condor, quotedSpread: 0.1 },
      legs: [{ position: 'long', type: 'call', strike: 105, premium: 2 }],
    });
    expect([value('debitAtQuotes', bought), value('debitAtQuotes', quoted)]).toEqual([205, null]);
    const wide = computeExample({ ...condor, quotedSpread: 0.8 });
    expect([value('bid(1)', wide), value('ask(1)', wide)]).toEqual([0, 0.7]);
    expect(value('bid(2)')).toBeNull();
    expect(value('spreadCost')).toBeNull();
  });

  it('shares at $100 with a call sold at $105 for $2 return seven of ninety-eight when called away', () => {
    const covered = computeExample({
      ...condor,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 105, premium: 2 },
      ],
    });
    expect(value('returnIfCalled', covered)).toBeCloseTo((7 / 98) * 100, 9);
    expect(value('premiumOfSpot', covered)).toBeCloseTo(2, 9);
    expect(value('returnIfCalled')).toBeNull();
  });

  it('an expected move grows with the root of the days and reaches as far up as down', () => {
    expect(value('expectedMove(120)')).toBeCloseTo(2 * Number(value('expectedMove')), 9);
    expect(Number(value('expectedLow')) + Number(value('expectedHigh'))).toBeCloseTo(200, 9);
    expect(value('strikeGap(1, 2)')).toBe(5);
  });

  it('half of the credit, the price at which it is earned, and the credit by the width', () => {
    expect(value('halfOfCredit')).toBeCloseTo(70, 9);
    expect(value('priceAtHalf')).toBeCloseTo(0.7, 9);
    // 1.40 of sides that are 5 wide.
    expect(value('creditToWidth')).toBeCloseTo(28, 9);
  });

  it('a position fits as often as its max loss fits into a part of the account', () => {
    const sizedFor = (riskPercent: number) =>
      computeExample({ ...condor, account: { dollars: 40_000, riskPercent } });
    const sized = sizedFor(2);
    expect([value('account', sized), value('riskBudget', sized)]).toEqual([40_000, 800]);
    // A max loss of 360 fits twice into 800, three times into 1,200, and not into 200.
    expect([2, 3, 0.5].map((part) => value('contractsInBudget', sizedFor(part)))).toEqual([
      2, 3, 0,
    ]);
    expect(value('contractsInBudget')).toBeNull();
  });

  it('without a drift the price touches a strike twice as often as it ends beyond it', () => {
    const driftless = computeExample({ ...condor, rate: 0.25 ** 2 / 2 });
    for (const leg of [1, 2, 3, 4])
      expect(value(`probabilityOfTouch(${leg})`, driftless)).toBeCloseTo(
        2 * Number(value(`probabilityInTheMoney(${leg})`, driftless)),
        9,
      );
    // With a drift upwards a strike above is touched less than twice as often as the price ends there.
    const rising = computeExample({ ...condor, rate: 0.2 });
    expect(Number(value('probabilityOfTouch(3)', rising))).toBeLessThan(
      2 * Number(value('probabilityInTheMoney(3)', rising)),
    );
    const atTheStrike = computeExample({ ...condor, spot: 110 });
    expect(value('probabilityOfTouch(3)', atTheStrike)).toBeCloseTo(100, 9);
  });

  it('the adjusted condors of the course book what their closed legs made, at the prices of their days', () => {
    const { bullPut, condor: first, rolledUp, rolledOut } = ironCondor.examples;
    const [up, out] = [computeExample(rolledUp), computeExample(rolledOut)];
    const daysPassed = first.days - rolledUp.days;
    const made = (of: Example, price: number) =>
      value(`profitAfter(${daysPassed}, ${price})`, computeExample(of));
    expect(value('realised', up)).toBe(made(bullPut, rolledUp.spot));
    expect(value('realised', out)).toBe(made(first, rolledOut.spot));
    const premiums = (of: Example, ...legs: number[]) =>
      legs.map((leg) => value(`premium(${leg})`, computeExample(of)));
    const newPuts: Example = {
      ...rolledUp,
      legs: rolledUp.legs.map(({ position, type, strike }) => ({ position, type, strike })),
    };
    expect(premiums(rolledUp, 3, 4)).toEqual(premiums(first, 3, 4));
    expect(premiums(rolledUp, 1, 2)).toEqual(premiums(newPuts, 1, 2));
  });

  it('the rolled positions of the course book what their closed legs made', () => {
    const { soldPut, roll, afterRoll, afterRollDown, deepRoll, afterDeepRoll, ...calls } =
      calendarsAndRolls.examples;
    const { soldCall, rollUp, afterRollUp } = calls;
    const of = (figure: string, example: Example) => value(figure, computeExample(example));
    const putMade = of(`profitAfter(${soldPut.days - roll.days}, ${roll.spot})`, soldPut);
    expect(of('realised', afterRoll)).toBe(putMade);
    expect(of('realised', afterRollDown)).toBe(putMade);
    expect(of('realised', afterRollUp)).toBe(
      of(`profitAfter(${soldCall.days - rollUp.days}, ${rollUp.spot})`, soldCall),
    );
    const [sold, bought] = [of('premium', soldPut), of('premium(1)', deepRoll)];
    expect(of('realised', afterDeepRoll)).toBeCloseTo((Number(sold) - Number(bought)) * 100, 9);
    expect(of('premium', afterDeepRoll)).toBe(of('premium(2)', deepRoll));
  });

  it('implied less realised volatility; nothing without closes', () => {
    const stock = computeExample({ ...condor, closes: [100, 110, 121, 133.1] });
    expect(value('pointsOverRealised', stock)).toBeCloseTo(25, 9);
    expect(value('pointsOverRealised')).toBeNull();
  });

  it('a hedged day is even where the move is the one that theta pays for', () => {
    const move = Number(value('thetaBreakeven', straddleOf()));
    expect(value(`dayProfit(${move})`, straddleOf())).toBeCloseTo(0, 9);
    expect(value('dayProfit(0)', straddleOf())).toBeCloseTo(
      Number(value('theta', straddleOf())),
      9,
    );
  });

  describe('with its delta hedged at every close', () => {
    const hedged = (closes: readonly number[]) => Number(value('hedgedProfit', straddleOf(closes)));

    it('one session is the profit less delta times the move', () => {
      const one = straddleOf([100, 104]);
      const held = Number(value('profitAfter(1, 104)', one));
      expect(Math.abs(hedged([100, 104]) - (held - Number(value('delta', one)) * 4))).toBeLessThan(
        1,
      );
    });

    it('shares alone are hedged away', () => {
      const shares = computeExample({
        ...condor,
        closes: [100, 120, 90],
        legs: [{ position: 'long', type: 'stock' }],
      });
      expect(value('hedgedProfit', shares)).toBe(0);
    });

    it('a bought straddle gains where realised volatility is above the implied one, and loses below', () => {
      const steps = (size: number) => Array.from({ length: 15 }, (_, i) => 100 + (i % 2) * size);
      expect(hedged(steps(3))).toBeGreaterThan(0);
      expect(hedged(steps(0.5))).toBeLessThan(0);
      // Without a move nothing is traded: the time value of 20 days is lost.
      expect(hedged(steps(0))).toBe(value('profitAfter(20, 100)', straddleOf()));
    });

    it('closes begin at the price and end by the expiry', () => {
      expect(value('hedgedProfit', straddleOf([99, 100]))).toBeNull();
      const long = Array.from({ length: 40 }, () => 100);
      expect(value('hedgedProfit', straddleOf(long))).toBeNull();
    });
  });

  it('the profit after days at a price is the payoff on the last day', () => {
    expect(value('profitAfter(30, 112)')).toBeCloseTo(-60, 6);
    expect(Number(value('profitAfter(10, 100, 10)'))).toBeLessThan(
      Number(value('profitAfter(10, 100)')),
    );
  });
});

describe('texts', () => {
  it('figures are written with their units, links and strong words without their marks', () => {
    const text = 'It costs **at most** {c.maxLoss} ([breakeven](term:breakeven) {c.breakeven}).';
    expect(filledText(text, { c: computed }, 'en')).toBe(
      'It costs at most $360 (breakeven $88.60).',
    );
    expect(parseText(text).map(({ kind }) => kind)).toEqual([
      'plain',
      'strong',
      'plain',
      'figure',
      'plain',
      'link',
      'plain',
      'figure',
      'plain',
    ]);
  });

  it.each([
    [{ value: -59.996, unit: 'profit' }, '−$60'],
    [{ value: 187, unit: 'profit' }, '+$187'],
    [{ value: 1234.5, unit: 'amount' }, '$1,234.50'],
    [{ value: 95, unit: 'price' }, '$95'],
    [{ value: 34.567, unit: 'percent' }, '34.6%'],
    [{ value: -4.96, unit: 'percent' }, '−5%'],
    [{ value: -0.123, unit: 'number' }, '−0.12'],
    [{ value: 'unlimited', unit: 'amount' }, 'unlimited'],
  ] as const)('%j is %s', (figure, expected) => expect(formatFigure(figure, 'en')).toBe(expected));

  it('a figure of an unknown example is null', () =>
    expect(figureText({ example: 'x', figure: 'maxLoss' }, { c: computed }, 'en')).toBeNull());
});

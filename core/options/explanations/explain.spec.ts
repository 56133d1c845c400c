import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, moneyOf, negateMoney, toDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { Dividend, Leg } from '../contracts/index.ts';
import { analyseStrategy, oneSigmaRange, orderPrice, profitAtPrice } from '../analysis/index.ts';
import type { AnalysisInput, StrategyAnalysis } from '../analysis/index.ts';
import { ANALYSED_FIGURES, POSITION_FIGURES } from './explanation-request.ts';
import { evaluate } from './expression.ts';
import { explain } from './explain.ts';
import type {
  AnalysedFigure,
  ExplanationRequest,
  ExplainedPosition,
} from './explanation-request.ts';
import type { Explanation } from './explanation.ts';

const EXPIRIES: readonly CalendarDate[] = ['2021-12-17', '2022-01-21', '2022-03-18'];
const AS_OF = Date.parse('2021-11-22T21:00:00Z');
const DIVIDENDS: readonly Dividend[] = [
  { exDate: '2021-12-10', amount: 0.62 },
  { exDate: '2022-02-16', amount: 0.62 },
  { exDate: '2022-03-11', proportion: 0.01 },
];

/** The formula's value from nothing but the inputs and the steps as they are shown. */
function evaluated({ formula, inputs, steps }: Explanation): number {
  const values = new Map<string, number>(inputs.map(({ symbol, value }) => [symbol, value]));
  for (const { symbol, expression, value } of steps) {
    expect(values.has(symbol)).toBe(false);
    values.set(symbol, evaluate(expression, values));
    expect(values.get(symbol)).toEqual(value);
  }
  return formula === null ? Number.NaN : evaluate(formula, values);
}

const amount = (min: number, max: number) => fc.integer({ min, max }).map(moneyOf);
const premium = amount(1, 40_0000);
const optionLeg = (expiries: readonly CalendarDate[], volatilities: fc.Arbitrary<number | null>) =>
  fc.record({
    kind: fc.constant('option' as const),
    symbol: fc.constant('MSFT'),
    type: fc.constantFrom('call' as const, 'put' as const),
    position: fc.constantFrom('long' as const, 'short' as const),
    strike: fc.integer({ min: 50, max: 150 }).map((half) => fromDollars(half * 2.5)),
    expiry: fc.constantFrom(...expiries),
    premium,
    quantity: fc.integer({ min: 1, max: 5 }),
    multiplier: fc.constant(100),
    iv: volatilities,
    delta: fc.constant(null),
  });
const stockLeg = fc.record({
  kind: fc.constant('stock' as const),
  symbol: fc.constant('MSFT'),
  position: fc.constantFrom('long' as const, 'short' as const),
  premium: amount(200_0000, 400_0000),
  quantity: fc.integer({ min: 1, max: 300 }),
  multiplier: fc.constant(1 as const),
});
const known = fc.double({ min: 0.05, max: 1.2, noNaN: true });
const sometimes = fc.option(known, { freq: 4 });
const rate = fc.double({ min: 0, max: 0.06, noNaN: true });

function inputs(
  expiries: readonly CalendarDate[],
  volatilities: fc.Arbitrary<number | null>,
  dividends?: readonly Dividend[],
): fc.Arbitrary<AnalysisInput> {
  const option = optionLeg(expiries, volatilities);
  return fc
    .record({
      options: fc.array(option, { minLength: 1, maxLength: 5 }),
      stock: fc.option(stockLeg, { freq: 3 }),
      spot: amount(250_0000, 420_0000),
      rates: fc.tuple(rate, rate),
      volatility: volatilities,
      measure: fc.constantFrom(
        undefined,
        { name: 'zeroDrift' as const },
        { name: 'own' as const, drift: 0.08, volatility: 0.31 },
      ),
      commissions: fc.constantFrom(0, 2_6000, 13_0025).map(moneyOf),
      realised: fc.constantFrom(0, -48_2000, 120_0000).map(moneyOf),
      expiredProfit: fc.constantFrom(0, 0, 375_0000, -17_299_0000).map(moneyOf),
      exercise: fc.constantFrom('american' as const, 'european' as const),
    })
    .map(({ options, stock, rates: [r, q], measure, ...more }) => ({
      ...more,
      legs: [...options, ...(stock ? [stock] : [])] satisfies Leg[],
      asOf: AS_OF,
      terms: expiries.map((expiry) => ({
        expiry,
        years: 0,
        forward: 0,
        rate: r,
        dividendYield: q,
        source: 'parity' as const,
        ...(dividends && { dividends: dividends.filter(({ exDate }) => exDate <= expiry) }),
      })),
      ...(measure ? { measure } : {}),
    }));
}

/** The figures as the analysis has them and the screens show them. */
function shownBy(
  figure: AnalysedFigure,
  input: AnalysisInput,
  ours: StrategyAnalysis,
): number | 'unlimited' | null {
  const risk = ours.maxLoss;
  const { net } = ours.greeks;
  const range = oneSigmaRange(input);
  const shown: Record<AnalysedFigure, number | 'unlimited' | null> = {
    cost: toDollars(ours.cost),
    received: 0 - toDollars(ours.cost),
    netPremium: toDollars(ours.netPremium),
    receivedPerShare: toDollars(negateMoney(orderPrice(input.legs)!)),
    maxProfit: typeof ours.maxProfit === 'number' ? toDollars(ours.maxProfit) : ours.maxProfit,
    maxLoss: typeof risk === 'number' ? 0 - toDollars(risk) : risk,
    roiPercent: ours.roiPercent,
    probabilityOfProfit: ours.probabilityOfProfit,
    expectedProfit: ours.expectedProfit,
    oneSigmaLow: range && range.from,
    oneSigmaHigh: range && range.to,
    delta: net && net.delta,
    gamma: net && net.gamma,
    theta: net && net.theta / 365,
    vega: net && net.vega / 100,
    rho: net && net.rho / 100,
  };
  return shown[figure];
}

/** Dollars of one contract on a share of 400 dollars carry rounding of about this much. */
const close = (actual: number, expected: number, scale = 1) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(
    1e-7 * Math.max(scale, Math.abs(expected)),
  );

function holds(request: ExplanationRequest, shown: number | 'unlimited' | null): void {
  const explanation = explain(request);
  expect(explanation.value).toEqual(shown);
  if (shown === null) {
    expect(explanation.formula).toBeNull();
    expect(explanation.unavailableReasons.length).toBeGreaterThan(0);
    return;
  }
  expect(explanation.unavailableReasons).toEqual([]);
  const made = evaluated(explanation);
  if (shown === 'unlimited') expect(made).toBe(request.figure === 'maxLoss' ? -Infinity : Infinity);
  // A crossing of the model's curve is told to the cent and made by a line half a cent long.
  else if (request.figure === 'breakeven' || request.figure === 'fromSpot')
    expect(Math.abs(made - shown)).toBeLessThan(0.002);
  else close(made, shown);
}

function everyFigureHolds(input: AnalysisInput): void {
  const ours = analyseStrategy(input);
  for (const figure of ANALYSED_FIGURES) holds({ figure, input }, shownBy(figure, input, ours));
  ours.breakevens.forEach((zero, index) => {
    holds({ figure: 'breakeven', input, index }, zero);
    holds({ figure: 'fromSpot', input, index }, zero / toDollars(input.spot) - 1);
  });
  for (const at of ['expiry', input.asOf] as const)
    holds({ figure: 'profitAtPrice', input, price: 311.37, at }, profitAtPrice(input, 311.37, at));
}

const RUNS = 60;

describe('every shown formula with its shown inputs is the shown number', () => {
  it.each([
    ['one expiry, all volatilities known', EXPIRIES.slice(0, 1), known],
    ['several expiries, all volatilities known', EXPIRIES, known],
    ['one expiry, some volatilities unknown', EXPIRIES.slice(0, 1), sometimes],
    ['several expiries, some volatilities unknown', EXPIRIES, sometimes],
  ])('%s', (_name, expiries, volatilities) => {
    fc.assert(fc.property(inputs(expiries, volatilities), everyFigureHolds), { numRuns: RUNS });
  });

  it.each([
    ['one expiry', EXPIRIES.slice(0, 1), 'american', 5],
    ['one expiry', EXPIRIES.slice(0, 1), 'european', RUNS],
    ['several expiries', EXPIRIES, 'european', RUNS],
  ] as const)('with dividends by date, %s of %s options', (_name, expiries, exercise, numRuns) => {
    const given = inputs(expiries, known, DIVIDENDS).map((each) => ({ ...each, exercise }));
    fc.assert(fc.property(given, everyFigureHolds), { numRuns });
  });
});

const condor = (['put', 'put', 'call', 'call'] as const).map((type, i) => ({
  kind: 'option' as const,
  symbol: 'MSFT',
  type,
  position: i === 1 || i === 2 ? ('short' as const) : ('long' as const),
  strike: fromDollars([315, 325, 360, 370][i]!),
  expiry: EXPIRIES[0]!,
  premium: fromDollars([1.44, 2.42, 1.72, 0.83][i]!),
  quantity: 1,
  multiplier: 100,
  iv: 0.209,
  delta: null,
}));
const input: AnalysisInput = {
  legs: condor,
  spot: fromDollars(342.97),
  asOf: AS_OF,
  terms: [
    {
      expiry: EXPIRIES[0]!,
      years: 0,
      forward: 0,
      rate: 0.0005,
      dividendYield: 0,
      source: 'parity',
    },
  ],
  volatility: 0.2086,
};

describe('the iron condor of the design', () => {
  it('its best result is attained from 325 to 360', () => {
    expect(explain({ figure: 'maxProfit', input })).toMatchObject({
      value: 187,
      attained: [{ from: 325, to: 360 }],
      convention: 'payoffAtExpiry',
    });
  });

  it('its lower breakeven is where the line from 315 to 325 crosses zero', () => {
    const {
      formula,
      inputs: filled,
      steps,
      value,
    } = explain({ figure: 'breakeven', input, index: 0 });
    expect(value).toBe(323.13);
    expect(formula).toMatchObject({ op: 'add' });
    const prices = filled.filter(({ name }) => name === 'chosenPrice').map((each) => each.value);
    expect(prices).toEqual([315, 325]);
    expect(steps.map((step) => step.value)).toEqual([
      expect.closeTo(-813, 9),
      expect.closeTo(187, 9),
    ]);
  });

  it('its chance of profit is the difference of Φ at the d₂ of both breakevens, rates from parity', () => {
    const explanation = explain({ figure: 'probabilityOfProfit', input });
    expect(
      explanation.value?.toLocaleString('en', { style: 'percent', minimumFractionDigits: 1 }),
    ).toBe('70.0%');
    const d2 = explanation.steps.filter(({ name }) => name === 'd2').map(({ symbol }) => symbol);
    expect(d2).toEqual(['d₂(B₁)', 'd₂(B₂)']);
    expect(explanation).toMatchObject({
      source: 'parity',
      convention: 'riskNeutralLognormal',
      attained: [{ from: 323.13, to: 361.87 }],
    });
  });
});

describe('shares over ex-dates', () => {
  const stock: Leg = {
    ...{ kind: 'stock', symbol: 'MSFT', position: 'long', quantity: 100, multiplier: 1 },
    premium: fromDollars(342.97),
  };
  const covered: AnalysisInput = {
    ...input,
    legs: [stock, condor[2]!],
    terms: input.terms.map((each) => ({
      ...each,
      dividends: [
        { exDate: '2021-11-30', amount: 0.62 },
        { exDate: '2021-12-10', amount: 0.45 },
      ],
    })),
  };

  it.each(['expectedProfit', 'maxProfit', 'maxLoss'] as const)(
    '%s has the dividends as a line of its own: 0.62 + 0.45 = 1.07 per share',
    (figure) => {
      const { inputs: given, steps } = explain({ figure, input: covered });
      expect(given.filter(({ name }) => name === 'shareDividend')).toEqual([
        expect.objectContaining({ symbol: 'Div₁', value: 0.62, of: { date: '2021-11-30' } }),
        expect.objectContaining({ symbol: 'Div₂', value: 0.45, of: { date: '2021-12-10' } }),
      ]);
      expect(steps.find(({ name }) => name === 'shareDividends')).toMatchObject({
        symbol: 'Div',
        value: 1.07,
        of: { date: '2021-12-17' },
      });
    },
  );

  it('the mean price is that of the share without its dividends, and no yield of the days to expiry is shown', () => {
    // 0.62 and 0.45, discounted at 4 % from the last closes with the dividends, 7 and 17 days away: 1.0687 today.
    const years = 25 / 365;
    const paid = 0.62 * Math.exp((-0.04 * 7) / 365) + 0.45 * Math.exp((-0.04 * 17) / 365);
    const forward = (342.97 - paid) * Math.exp(0.04 * years);
    const dividendYield = 0.04 - Math.log(forward / 342.97) / years;
    expect(dividendYield).toBeGreaterThan(0.04);
    const terms = covered.terms.map((each) => ({ ...each, rate: 0.04, dividendYield }));
    for (const figure of ['expectedProfit', 'probabilityOfProfit', 'oneSigmaLow'] as const) {
      const explanation = explain({ figure, input: { ...covered, terms } });
      const valueOf = (name: string) =>
        [...explanation.inputs, ...explanation.steps].find((each) => each.name === name)?.value;
      expect(valueOf('dividends')).toBeCloseTo(paid, 9);
      expect(valueOf('stock')).toBeCloseTo(342.97 - paid, 9);
      expect(valueOf('forward')).toBeCloseTo(forward, 9);
      expect(valueOf('dividendYield')).toBeCloseTo(0, 9);
    }
  });

  it('the profit of a day has those with an ex-date up to it', () => {
    const at = Date.parse('2021-12-01T15:00:00Z');
    const { steps } = explain({ figure: 'profitAtPrice', input: covered, price: 340, at });
    const { value, of } = steps.find(({ name }) => name === 'shareDividends')!;
    expect([value, of]).toEqual([0.62, { date: '2021-12-01' }]);
  });
});

describe('what is not known says why', () => {
  const call = { ...condor[2]!, position: 'long' as const };
  it.each([
    ['a return where profit has no bound', 'roiPercent', { legs: [call] }, ['unlimitedProfit']],
    ['a return where risk has no bound', 'roiPercent', { legs: [condor[2]!] }, ['unlimitedRisk']],
    [
      'chances without a volatility',
      'probabilityOfProfit',
      { volatility: null },
      ['measureVolatility'],
    ],
    ['chances without rates', 'expectedProfit', { terms: [] }, ['expiryTerms']],
    [
      'greeks without a leg’s volatility',
      'vega',
      { legs: [{ ...call, iv: null }] },
      ['legVolatility'],
    ],
    ['the cash a share without legs', 'receivedPerShare', { legs: [] }, ['noOptions']],
  ] as const)('%s', (_name, figure, changes, unavailableReasons) => {
    expect(explain({ figure, input: { ...input, ...changes } })).toMatchObject({
      value: null,
      unavailableReasons,
    });
  });
});

it('the cash a share of a covered call counts the share: 292.34 − 21.65', () => {
  const stock = { kind: 'stock', symbol: 'MSFT', position: 'long', multiplier: 1 } as const;
  const legs: readonly Leg[] = [
    { ...stock, premium: fromDollars(292.34), quantity: 200 },
    { ...condor[2]!, premium: fromDollars(21.65), quantity: 2 },
  ];
  expect(explain({ figure: 'receivedPerShare', input: { ...input, legs } }).value).toBe(-270.69);
});

describe('figures of a position', () => {
  const fills = fc.array(
    fc.record({
      label: fc.constant('MSFT'),
      shares: fc.integer({ min: -500, max: 500 }),
      price: amount(0, 400_0000),
      commission: amount(0, 5_0000),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const holdings = fc.array(
    fc.record({
      label: fc.constant('MSFT'),
      shares: fc.integer({ min: -500, max: 500 }),
      cost: amount(0, 400_0000),
      mark: amount(0, 400_0000),
    }),
    { maxLength: 4 },
  );

  it('profit is Σ cash + Σ holdings · mark, summed here in integers', () => {
    fc.assert(
      fc.property(fills, holdings, amount(1, 10_000_0000), (traded, held, capital) => {
        const position: ExplainedPosition = { fills: traded, holdings: held, capital };
        const cash = traded.reduce(
          (sum, each) => sum - each.shares * each.price - each.commission,
          0,
        );
        const value = held.reduce((sum, each) => sum + each.shares * each.mark, 0);
        const cost = held.reduce((sum, each) => sum + each.shares * each.cost, 0);
        const expected = {
          cash,
          commissions: traded.reduce((sum, each) => sum + each.commission, 0),
          marketValue: value,
          pnl: cash + value,
          unrealised: value - cost,
          realised: cash + cost,
        };
        for (const [figure, money] of Object.entries(expected)) {
          const explanation = explain({ figure: figure as keyof typeof expected, position });
          close(evaluated(explanation), money / 10_000, 1000);
          expect(explanation.value).toBe(evaluated(explanation));
        }
        const returned = explain({ figure: 'returnPercent', position });
        close(evaluated(returned), ((cash + value) / capital) * 100, 1000);
      }),
      { numRuns: RUNS },
    );
  });

  it('without a mark the profit is not known, and cash still is', () => {
    const position: ExplainedPosition = {
      fills: [{ label: 'MSFT', shares: 100, price: moneyOf(1_0000), commission: ZERO_MONEY }],
      holdings: [{ label: 'MSFT', shares: 100, cost: moneyOf(1_0000), mark: null }],
      capital: null,
    };
    const unavailableReasons = Object.fromEntries(
      POSITION_FIGURES.map((figure) => [figure, explain({ figure, position }).unavailableReasons]),
    );
    expect(unavailableReasons).toEqual({
      cash: [],
      commissions: [],
      marketValue: ['noMark'],
      pnl: ['noMark'],
      unrealised: ['noMark'],
      realised: [],
      returnPercent: ['noMark'],
    });
    expect(
      explain({ figure: 'returnPercent', position: { ...position, holdings: [] } })
        .unavailableReasons,
    ).toEqual(['noCapital']);
  });
});

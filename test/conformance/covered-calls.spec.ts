import { describe, expect, it } from '@jest/globals';
import { analyseStrategy, type AnalysisInput } from '@toolyard/core/options/analysis';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, OptionLeg } from '@toolyard/core/options/contracts';
import { withSmile } from '@toolyard/core/options/surface';
import { fromDollars, toDollars, type CalendarDate, type Money } from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';

/** Monday, 10:30 in New York: the day of the trader's review. */
const NOW = Date.parse('2026-11-30T15:30:00Z');
const { chains } = simulatedMarket({ seed: 'toolyard', clock: { now: () => NOW } });

/** 100 shares at the spot and a call sold at its bid, as the builder fills them. */
async function coveredCall(
  symbol: string,
  expiry: CalendarDate,
  strike: number,
  more: Partial<AnalysisInput> = {},
) {
  const chain = withSmile((await chains.chain(symbol, expiry)).value);
  const quote: OptionQuote = chain.calls.find((each) => each.strike === fromDollars(strike))!;
  const stock: Leg = {
    ...{ kind: 'stock', symbol, position: 'long', quantity: 100, multiplier: 1 },
    premium: chain.spot,
  };
  const call: OptionLeg = {
    ...{ kind: 'option', symbol: quote.symbol, type: 'call', position: 'short', expiry },
    ...{ strike: quote.strike, premium: quote.bid!, quantity: 1, multiplier: 100 },
    ...{ iv: quote.iv, delta: quote.delta },
  };
  const input: AnalysisInput = {
    ...{ legs: [stock, call], spot: chain.spot, asOf: chain.now, terms: [chain.terms] },
    volatility: chain.volatilityAtForward,
    ...more,
  };
  const [spot, premium] = [toDollars(chain.spot), toDollars(call.premium)];
  return { analysis: analyseStrategy(input), spot, premium, chain };
}

/** Standard normal distribution by the series of Abramowitz and Stegun 26.2.10. */
function phi(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; n < 200; n += 1) {
    term *= (-x * x) / (2 * n);
    sum += term / (2 * n + 1);
  }
  return 0.5 + sum / Math.sqrt(2 * Math.PI);
}

const YEAR = 365 * 86_400_000;

describe('covered calls over ex-dates', () => {
  it('PFE, January 2028, 25: five dividends of $2.22, breakeven 19.05, expected profit about $92', async () => {
    const { analysis, spot } = await coveredCall('PFE', '2028-01-21', 25);
    expect(spot).toBe(21.87);
    expect(analysis.dividends?.map(({ perShare }) => perShare)).toEqual([
      0.43, 0.44, 0.44, 0.45, 0.46,
    ]);
    // 21.87 − 0.60 − 2.22
    expect(analysis.breakevens).toEqual([19.05]);
    // The trader's own integral over the smile, with what exercise before the expiry costs: about 92.
    expect(analysis.measure?.name).toBe('smile');
    expect(Math.abs((analysis.expectedProfit ?? NaN) - 92)).toBeLessThan(0.5);
    expect(analysis.probabilityOfProfit).toBeGreaterThan(0.55);
  });

  it.each([
    ['KO', '2027-01-15', 75],
    ['MSFT', '2027-01-15', 550],
    ['AAPL', '2028-01-21', 350],
  ] as const)('%s, %s, %d: the figures by hand', async (symbol, expiry, strike) => {
    const { analysis, spot, chain, premium } = await coveredCall(symbol, expiry, strike, {
      measure: { name: 'riskNeutralLognormal' },
      exercise: 'european',
    });
    const { rate } = chain.terms;
    const years = (Date.parse(`${expiry}T21:00:00Z`) - NOW) / YEAR;
    const volatility = chain.volatilityAtForward!;
    const paid = chain.terms.dividends!.map((each) => ({
      amount: 'amount' in each ? each.amount : NaN,
      left: (Date.parse(`${expiry}T21:00:00Z`) - Date.parse(`${each.exDate}T14:30:00Z`)) / YEAR,
    }));
    const sum = paid.reduce((all, { amount }) => all + amount, 0);
    expect(analysis.breakevens).toEqual([expect.closeTo(spot - premium - sum, 9)]);
    expect(toDollars(analysis.maxProfit as Money)).toBeCloseTo(
      100 * (strike - spot + premium + sum),
      6,
    );
    const forward =
      spot * Math.exp(rate * years) -
      paid.reduce((all, { amount, left }) => all + amount * Math.exp(rate * left), 0);
    const deviation = volatility * Math.sqrt(years);
    const d1 = Math.log(forward / strike) / deviation + deviation / 2;
    const mean = forward * phi(d1) - strike * phi(d1 - deviation);
    const expected = 100 * (forward + sum - spot + premium - mean);
    // Summer time moves an ex-date by an hour.
    expect(Math.abs((analysis.expectedProfit ?? NaN) - expected)).toBeLessThan(0.05);
    const d2 = Math.log(forward / (spot - premium - sum)) / deviation - deviation / 2;
    expect(analysis.probabilityOfProfit).toBeCloseTo(phi(d2), 4);
  });
});

import {
  americanPrice,
  blackScholes,
  dividendDate,
  dividendSlopes,
  optionPrice,
  type BlackScholesInput,
} from '@toolyard/core/options/pricing';

/** A value in print and ours. */
export interface PublishedCase {
  readonly source: string;
  readonly contract: string;
  readonly published: number;
  readonly decimals: number;
  /** Largest error that the source allows: half a unit of its last digit, or the error of its own method. */
  readonly tolerance: number;
  readonly ours: number;
}

type Market = readonly [
  spot: number,
  strike: number,
  years: number,
  rate: number,
  dividendYield: number,
  volatility: number,
];

const inputOf = (type: 'call' | 'put', market: Market): BlackScholesInput => {
  const [spot, strike, years, rate, dividendYield, volatility] = market;
  return { type, spot, strike, years, rate, dividendYield, volatility };
};

const HULL = 'Hull, Options, Futures and Other Derivatives';
const HAUG = 'Haug, The Complete Guide to Option Pricing Formulas (1998)';
const QUANTLIB = 'QuantLib, test-suite/americanoption.cpp';

const contractText = (
  style: string,
  { type, spot, strike, years, rate, dividendYield, volatility }: BlackScholesInput,
): string => {
  const number = (value: number): string => String(Number(value.toPrecision(6)));
  return `${style} ${type}: S ${number(spot)}, K ${number(strike)}, T ${number(years)}, r ${number(rate)}, q ${number(dividendYield)}, σ ${number(volatility)}`;
};

type Values = ReturnType<typeof blackScholes>;

function european(
  source: string,
  type: 'call' | 'put',
  market: Market,
  name: keyof Values,
  published: number,
  decimals: number,
): PublishedCase {
  const input = inputOf(type, market);
  const contract = `${contractText('European', input)}${name === 'price' ? '' : `, ${name}`}`;
  return {
    source,
    contract,
    published,
    decimals,
    tolerance: 0.5 * 10 ** -decimals,
    ours: blackScholes(input)[name],
  };
}

function american(
  source: string,
  type: 'call' | 'put',
  market: Market,
  published: number,
  decimals: number,
  tolerance: number,
  premium = false,
): PublishedCase {
  const input = inputOf(type, market);
  const price = americanPrice(input, 'exact');
  const value = price.ok ? price.value : NaN;
  const contract = `${contractText('American', input)}${premium ? ', early-exercise premium' : ''}`;
  return {
    source,
    contract,
    published,
    decimals,
    tolerance,
    ours: premium ? value - optionPrice(input) : value,
  };
}

function rollGeskeWhaley(): PublishedCase {
  const terms = {
    years: 1 / 3,
    volatility: 0.3,
    rate: 0.06,
    dividendYield: 0,
    dividends: [{ years: 0.25, amount: 4 }],
  };
  return {
    source: `${HAUG}, Roll, Geske and Whaley`,
    contract: 'American call: S 80, K 82, T 1/3, r 0.06, σ 0.3, a dividend of 4 at 0.25',
    ...{ published: 4.386, decimals: 4, tolerance: 1e-4 },
    ours: dividendSlopes(dividendDate('call', 82, terms, 'exact'), 80).price,
  };
}

/** Error of QuantLib's finite differences, as its test allows: 0.5 %. */
const PDE = 5e-3;

/** Ten values of Hull and Haug and ten of QuantLib's published tests. */
export const PUBLISHED_CASES: readonly PublishedCase[] = [
  european(HULL, 'call', [42, 40, 0.5, 0.1, 0, 0.2], 'price', 4.76, 2),
  european(HULL, 'put', [42, 40, 0.5, 0.1, 0, 0.2], 'price', 0.81, 2),
  european(HULL, 'call', [49, 50, 0.3846, 0.05, 0, 0.2], 'price', 2.4, 2),
  european(HULL, 'call', [49, 50, 0.3846, 0.05, 0, 0.2], 'delta', 0.522, 3),
  european(HULL, 'call', [49, 50, 0.3846, 0.05, 0, 0.2], 'gamma', 0.066, 3),
  european(HULL, 'call', [49, 50, 0.3846, 0.05, 0, 0.2], 'theta', -4.31, 2),
  european(HULL, 'call', [930, 900, 2 / 12, 0.08, 0.03, 0.2], 'price', 51.83, 2),
  european(`${HAUG}, pp. 2–8`, 'put', [100, 95, 0.5, 0.1, 0.05, 0.2], 'price', 2.4648, 4),
  european(`${HAUG}, pp. 2–8`, 'call', [1.56, 1.6, 0.5, 0.06, 0.08, 0.12], 'price', 0.0291, 4),
  rollGeskeWhaley(),
  american(QUANTLIB, 'put', [100, 100, 1, 0.05, 0.05, 0.25], 0.10695270275, 11, 2e-9, true),
  american(QUANTLIB, 'put', [100, 100, 1, 0.075, 0.05, 0.25], 0.3671111267813689, 11, 2e-8, true),
  american(
    QUANTLIB,
    'call',
    [
      129.15948577466955,
      112.83330645433691,
      593 / 365,
      0.6084005314217911,
      0.0908843895263974,
      2.762775235620335,
    ],
    113.78442,
    5,
    PDE * 113.78442,
  ),
  american(
    QUANTLIB,
    'put',
    [
      367.6358011902003,
      182.94808806376466,
      699 / 365,
      0.37738075923856373,
      0.31165829258877153,
      1.2020862169512345,
    ],
    49.19448,
    5,
    PDE * 49.19448,
  ),
  american(
    QUANTLIB,
    'call',
    [
      1504.5111583619728,
      444.2374862062523,
      1197 / 365,
      0.14406337783872322,
      0.2372880984532086,
      0.09697637486564961,
    ],
    1060.27367,
    5,
    PDE * 1060.27367,
  ),
  american(
    QUANTLIB,
    'put',
    [
      259.99666774903073,
      62.582025885630429,
      194 / 365,
      0.09832204846849374,
      0.38479580495077487,
      1.401168206817651,
    ],
    5.36215,
    5,
    PDE * 5.36215,
  ),
  american(QUANTLIB, 'call', [100, 50, 1, 0.05, 0.01, 0], 51.44351214988111, 10, 1e-10),
  american(QUANTLIB, 'put', [100, 120, 40, 0.01, 0.5, 0], 108.9809045611846, 10, 1e-10),
  american(QUANTLIB, 'put', [100, 120, 1, 0, 0.05, 0], 24.877057549928608, 10, 1e-10),
  american(QUANTLIB, 'put', [0, 120, 1, -0.075, 0.05, 0.25], 129.34609810615578, 10, 1e-10),
];

/** The cases as a table in Markdown. */
export function publishedTable(): string {
  const rows = PUBLISHED_CASES.map(({ source, contract, published, decimals, ours }) => {
    const error = Math.abs(ours - published);
    const written = error < 1e-13 ? '0' : error.toExponential(1);
    return `| ${source} | ${contract} | ${ours.toFixed(decimals + 1)} | ${published.toFixed(decimals)} | ${written} |`;
  });
  return [
    '| source | contract | ours | published | error |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

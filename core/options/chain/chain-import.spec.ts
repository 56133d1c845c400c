import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newYorkInstant } from '../../calendar/index.ts';
import { fromDollars } from '../../shared/index.ts';
import { OPTION_TYPES, type OptionType } from '../contracts/index.ts';
import {
  americanPrice,
  optionDate,
  optionDatePrice,
  type AmericanOption,
} from '../pricing/index.ts';
import { importChains, type RecordedChain } from './chain-import.ts';
import type { ChainRow } from './chain-row.ts';
import { readSidecar } from './chain-sidecar.ts';

/** Listed options on shares are American. */
function priceOf(option: AmericanOption): number {
  const price = americanPrice(option, 'exact');
  return price.ok ? price.value : NaN;
}

const ASOF = newYorkInstant('2026-11-20', 16);
const RATE = 0.03;

function row(line: number, type: OptionType, strike: number, days: number): ChainRow {
  const market = { spot: 100, years: days / 365, rate: RATE, dividendYield: 0, volatility: 0.25 };
  const price = priceOf({ ...market, type, strike });
  const expiration = days === 28 ? '2026-12-18' : '2027-06-18';
  const [bid, ask] = [price - 0.01, price + 0.01].map((p) => Math.max(0, p).toFixed(4));
  return { line, type, strike: String(strike), bid: bid!, ask: ask!, expiration };
}

const rows = [28, 210].flatMap((days, group) =>
  [80, 85, 90, 95, 100, 105, 110, 115, 120].flatMap((strike, i) => [
    row(2 + group * 18 + 2 * i, 'call', strike, days),
    row(3 + group * 18 + 2 * i, 'put', strike, days),
  ]),
);
const recorded: RecordedChain = { symbol: 'ACME@2026-11-20', asOf: ASOF, rows };
const sidecar = (value: unknown) => {
  const read = readSidecar(value);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const imported = (changes: Partial<RecordedChain> = {}) => {
  const result = importChains({ ...recorded, ...changes });
  if (!result.ok) throw new Error(result.error.fault);
  return result.value;
};

describe('import of a recorded chain', () => {
  it('the spot is the discounted forward of the nearest expiry, in whole 1e-4 dollars', () => {
    const [first] = imported().chains;
    expect(Number.isInteger(first.spot)).toBe(true);
    expect(first.spot / 10_000).toBeCloseTo(100, 1);
    expect(first).toMatchObject({ spotSource: 'implied', spotOffParity: false, daysToExpiry: 28 });
    expect(first.terms.years).toBe(28 / 365);
    expect(first.stepSize).toBe(50_000);
    expect(first.calls[0]!.symbol).toBe('ACME@2026-11-20261218C00080000');
  });

  it('spot, rate and yield of every expiry make its forward', () => {
    for (const { spot, terms } of imported().chains) {
      const carried = (spot / 10_000) * Math.exp((terms.rate - terms.dividendYield) * terms.years);
      expect(carried).toBeCloseTo(terms.forward, 10);
    }
  });

  it('a given spot is taken, and marked when it is more than 0.1 % off parity', () => {
    const near = imported({ sidecar: sidecar({ spot: 100.05 }) }).chains[0];
    expect(near).toMatchObject({ spot: 1_000_500, spotSource: 'given', spotOffParity: false });
    const off = imported({ sidecar: sidecar({ spot: 100.2 }) }).chains[0];
    expect(off).toMatchObject({ spot: 1_002_000, spotSource: 'given', spotOffParity: true });
  });

  it('given dividends make the forwards: F = (S − PV of those due)·e^(rT)', () => {
    const dividends = [
      { date: '2026-12-10', amount: 0.5 },
      { date: '2027-03-10', amount: 0.5 },
      { date: '2028-01-10', amount: 9 },
    ];
    const { chains } = imported({ sidecar: sidecar({ spot: 100, rate: RATE, dividends }) });
    const untilTheOpen = 6.5 / 24;
    const present = [20, 110].map((days) => 0.5 * Math.exp((-RATE * (days - untilTheOpen)) / 365));
    const [front, later] = [present[0]!, present[0]! + present[1]!];
    expect(chains[0].terms.source).toBe('given');
    expect(chains[0].terms.forward).toBeCloseTo((100 - front) * Math.exp((RATE * 28) / 365), 10);
    expect(chains[1]!.terms.forward).toBeCloseTo((100 - later) * Math.exp((RATE * 210) / 365), 10);
  });

  describe('American quotes', () => {
    /** Half a cent either side of the American value at 25 %, r 5 %, q 2 %, spot 100. */
    const american = { rate: 0.05, dividendYield: 0.02, volatility: 0.25, spot: 100 } as const;
    const DAYS = { '2026-12-18': 28, '2027-06-17': 209, '2028-01-21': 427 } as const;
    const quotes = Object.entries(DAYS).flatMap(([expiration, days], group) =>
      Array.from({ length: 13 }, (_, i) => 70 + 5 * i).flatMap((strike, i) =>
        OPTION_TYPES.map((type, side): ChainRow => {
          const value = priceOf({ ...american, type, strike, years: days / 365 });
          const [bid, ask] = [value - 0.005, value + 0.005].map((each) => each.toFixed(4));
          const line = 2 + 26 * group + 2 * i + side;
          return { line, type, strike: String(strike), bid: bid!, ask: ask!, expiration };
        }),
      ),
    );

    it('give back rate and forward, as if nobody could exercise early', () => {
      const { chains } = imported({ rows: quotes, sidecar: sidecar({ spot: 100 }) });
      for (const { terms } of chains) {
        const { years, rate, forward } = terms;
        expect(Math.abs(rate - american.rate)).toBeLessThan(0.0015);
        expect(Math.abs(forward / (100 * Math.exp(0.03 * years)) - 1)).toBeLessThan(3e-4);
      }
    });

    it('with dividends by date they give back the rate, and call and put one volatility', () => {
      // Days until the close before the ex-date, until which a call can be exercised for the dividend.
      const paid = { '2026-12-10': 19, '2027-03-10': 109, '2027-06-10': 201, '2027-12-10': 384 };
      const dividends = Object.entries(paid).map(([date, days]) => ({
        years: days / 365,
        amount: 0.5,
        date,
      }));
      const rows = Object.entries(DAYS).flatMap(([expiration, days], group) =>
        Array.from({ length: 13 }, (_, i) => 70 + 5 * i).flatMap((strike, i) =>
          OPTION_TYPES.map((type, side): ChainRow => {
            const years = days / 365;
            const due = dividends.filter((each) => each.years < years);
            const market = { ...american, dividendYield: 0, years, dividends: due };
            const date = optionDate(type, strike, { ...market, exercise: 'american' });
            const value = optionDatePrice(date, american.spot);
            const [bid, ask] = [value - 0.005, value + 0.005].map((each) => each.toFixed(4));
            const line = 2 + 26 * group + 2 * i + side;
            return { line, type, strike: String(strike), bid: bid!, ask: ask!, expiration };
          }),
        ),
      );
      const given = dividends.map(({ date, amount }) => ({ date, amount }));
      const { chains } = imported({ rows, sidecar: sidecar({ spot: 100, dividends: given }) });
      for (const { terms, calls, puts } of chains) {
        expect(Math.abs(terms.rate - american.rate)).toBeLessThan(2e-4);
        for (const { iv } of [...calls, ...puts].filter(({ strike }) => strike === 1_000_000))
          expect(iv).toBeCloseTo(0.25, 3);
      }
    });

    it('their volatilities are those of the American model, call and put alike', () => {
      const { chains } = imported({ rows: quotes, sidecar: sidecar({ spot: 100, rate: 0.05 }) });
      for (const { calls, puts } of chains)
        for (const { iv, flaw } of [...calls, ...puts].filter(({ strike }) => strike === 1_000_000))
          expect([flaw, iv?.toFixed(2)]).toEqual([null, '0.25']);
    });
  });

  it('chains carry the terms of their contracts and the dividends by date', () => {
    const dividends = [
      { date: '2027-03-10', proportion: 0.01 },
      { date: '2026-12-10', amount: 0.5 },
    ];
    const { chains } = imported({ sidecar: sidecar({ spot: 100, rate: RATE, dividends }) });
    expect(chains[0].terms.contract).toEqual({
      exercise: 'american',
      settlement: 'physical',
      settlementTime: 'PM',
      multiplier: 100,
    });
    expect(chains[0].terms.dividends).toEqual([{ exDate: '2026-12-10', amount: 0.5 }]);
    expect(chains[1]!.terms.dividends).toEqual([
      { exDate: '2026-12-10', amount: 0.5 },
      { exDate: '2027-03-10', proportion: 0.01 },
    ]);
    expect(imported().chains[0].terms.dividends).toBeUndefined();
  });

  it('dividends that exceed the share are refused with their reason', () => {
    const dividends = [{ date: '2026-12-10', amount: 120 }];
    const result = importChains({
      ...recorded,
      sidecar: sidecar({ spot: 100, rate: RATE, dividends }),
    });
    expect(result).toMatchObject({ ok: false, error: { fault: 'dividendsAboveSpot' } });
  });

  it('a dividend is no longer due on its ex-dividend date, also before the close', () => {
    const dividends = [{ date: '2026-11-20', amount: 1 }];
    const asOf = newYorkInstant('2026-11-20', 11);
    const { chains } = imported({ asOf, sidecar: sidecar({ spot: 100, rate: RATE, dividends }) });
    const { terms } = chains[0];
    expect(terms.forward).toBeCloseTo(100 * Math.exp(RATE * terms.years), 10);
  });

  it('an expiry whose parity says nothing is carried at the rate of the others', () => {
    const calls = rows.filter(({ type, expiration }) => type === 'call' || expiration < '2027');
    const { chains } = imported({ rows: calls });
    expect(chains[1]!.terms.source).toBe('given');
    expect(chains[1]!.terms.dividendYield).toBeCloseTo(0, 12);
  });

  const good = rows[0]!;
  it.each([
    ['badType', { type: 'straddle' }],
    ['badType', { type: '__proto__' }],
    ['badStrike', { strike: '0' }],
    ['badStrike', { strike: '-5' }],
    ['badStrike', { strike: '1e3' }],
    ['badStrike', { strike: '80.0001' }],
    ['badStrike', { strike: '100000' }],
    ['badBid', { bid: 'n/a' }],
    ['badBid', { bid: '1.00001' }],
    ['badAsk', { ask: '-1' }],
    ['badAsk', { ask: 'NaN' }],
    ['badExpiration', { expiration: '2026-02-30' }],
    ['badExpiration', { expiration: '12/18/2026' }],
    ['expired', { expiration: '2026-11-20' }],
    ['duplicate', {}],
  ] as const)('a line is refused alone: %s', (fault, change) => {
    const { chains, refused } = imported({ rows: [...rows, { ...good, ...change, line: 99 }] });
    expect(refused).toEqual([{ line: 99, fault }]);
    expect(chains).toHaveLength(2);
  });

  it('two quotes of one contract: neither stands, whatever the order of the lines', () => {
    const other = { ...good, bid: '0.01', ask: '0.02', line: 99 };
    const strikesOf = (given: readonly ChainRow[]) => {
      const { chains, refused } = imported({ rows: given });
      const faults = refused.map(({ line, fault }) => [line, fault]).sort();
      return { faults, strikes: chains[0].calls.map(({ strike }) => strike) };
    };
    const [before, after] = [strikesOf([other, ...rows]), strikesOf([...rows, other])];
    expect(before).toEqual(after);
    expect(before.faults).toEqual([
      [good.line, 'conflict'],
      [99, 'conflict'],
    ]);
    expect(before.strikes).not.toContain(fromDollars(Number(good.strike)));
  });

  it('case 10b a contract that names an adjusted root never takes the place of the standard one', () => {
    const day = good.expiration.slice(2).replaceAll('-', '');
    const code = `C${String(Number(good.strike) * 1000).padStart(8, '0')}`;
    const { bid, ask } = good;
    const named = (contract: string, line: number, prices = { bid, ask }): ChainRow => ({
      ...{ line, contract, type: '', strike: '', expiration: '' },
      ...prices,
    });
    const [ticker = ''] = recorded.symbol.split('@');
    const others = rows
      .filter(({ line }) => line !== good.line)
      .map((row) => ({
        ...row,
        contract: `${ticker}${row.expiration.slice(2).replaceAll('-', '')}${row.type === 'call' ? 'C' : 'P'}${String(Number(row.strike) * 1000).padStart(8, '0')}`,
      }));
    const { chains, refused } = imported({
      rows: [
        named(`${ticker}1${day}${code}`, 90, { bid: '0.01', ask: '0.02' }),
        named(`${ticker}${day}${code}`, 91),
        named(`OTHER${day}${code}`, 92),
        named('nonsense', 93),
        ...others,
      ],
    });
    expect(refused).toEqual([
      { line: 90, fault: 'adjusted' },
      { line: 92, fault: 'otherUnderlying' },
      { line: 93, fault: 'badContract' },
    ]);
    expect(chains).toEqual(imported({ rows }).chains);
  });

  it('a blank price is unknown, capitals and blanks do not matter', () => {
    const odd = { ...good, type: ' Call ', strike: ' 82.5 ', bid: '', ask: '20', line: 99 };
    const [first] = imported({ rows: [...rows, odd] }).chains;
    const quote = first.calls.find(({ strike }) => strike === 825_000);
    expect(quote).toMatchObject({ bid: null, ask: 200_000, iv: null, flaw: null });
  });

  it('nothing usable, or nothing that tells the spot, is refused as a whole', () => {
    expect(importChains({ ...recorded, rows: [] })).toMatchObject({ error: { fault: 'noRows' } });
    const calls = rows.filter(({ type }) => type === 'call');
    expect(importChains({ ...recorded, rows: calls })).toMatchObject({
      error: { fault: 'noSpot' },
    });
    expect(imported({ rows: calls, sidecar: sidecar({ spot: 100 }) }).chains).toHaveLength(2);
  });
});

describe('any quotes at all', () => {
  const price = fc.oneof(
    fc.constant('0'),
    fc.integer({ min: 1, max: 9_999 }).map((c) => String(c / 100)),
  );
  const anyRow = fc.record({
    line: fc.nat(),
    type: fc.constantFrom('call', 'put'),
    strike: fc.integer({ min: 1, max: 60 }).map((n) => String(n / 2)),
    bid: price,
    ask: price,
    expiration: fc.constantFrom('2026-11-21', '2026-12-18', '2028-01-21'),
  });

  it('give finite terms and values, or a refusal, and never throw', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 120 }), (quotes) => {
        const result = importChains({ ...recorded, rows: quotes });
        if (!result.ok) return;
        for (const { spot, terms, calls, puts, volatilityAtForward } of result.value.chains) {
          const { forward, rate, dividendYield } = terms;
          expect([spot, forward, rate, dividendYield].every(Number.isFinite)).toBe(true);
          expect(spot > 0 && forward > 0).toBe(true);
          expect(volatilityAtForward === null || volatilityAtForward > 0).toBe(true);
          for (const { iv, flaw } of [...calls, ...puts]) expect(iv === null).toBe(flaw !== null);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('sidecar', () => {
  it.each([
    ['notAnObject', []],
    ['notAnObject', null],
    ['badSpot', { spot: -1 }],
    ['badSpot', { spot: '100' }],
    ['badSpot', { spot: 1.00001 }],
    ['badRate', { rate: 5 }],
    ['badDividends', { dividends: {} }],
    ['badDividends', { dividends: [{ date: '2026-13-01', amount: 1 }] }],
    ['badDividends', { dividends: [{ date: '2026-12-01', amount: 'a' }] }],
    ['badDividends', { dividends: [{ date: '2026-12-01', proportion: 1 }] }],
    ['badDividends', { dividends: [{ date: '2026-12-01', amount: 1, proportion: 0.1 }] }],
  ])('refused: %s', (fault, value) => {
    expect(readSidecar(value)).toEqual({ ok: false, error: fault });
  });

  it('every part may be left out', () => {
    expect(sidecar({})).toEqual({ spot: null, rate: null, dividends: null });
    expect(sidecar({ spot: 342.35, rate: 0.01, dividends: [] })).toEqual({
      spot: 3_423_500,
      rate: 0.01,
      dividends: [],
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import type { OptionChain, OptionQuote, MarketSource } from '@toolyard/core/options/chain';
import { hasKnownDeliverable } from '@toolyard/core/options/contracts';
import { blackScholes } from '@toolyard/core/options/pricing';
import { fromDollars, toDollars } from '@toolyard/core/shared';
import { polygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { PolygonPlan } from '../support/polygon-answers.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { withRecordedAnswers, type RecordedAnswer } from '../support/recorded-answers.ts';
import { parsed } from './option-records.suite.ts';

/** A Friday, 12:34:56 in New York. */
const NOW = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => NOW };
const EXPIRY = '2026-12-18';
const allQuotes = ({ calls, puts }: OptionChain): readonly OptionQuote[] => [...calls, ...puts];

type Row = Readonly<Record<string, unknown>>;

/** A row of a snapshot: the symbol says expiry, type and strike. */
function row(ticker: string, more: Row = {}): Row {
  const { expiry, type, strike } = parsed(ticker);
  return {
    details: {
      ...{ ticker, contract_type: type, exercise_style: 'american', expiration_date: expiry },
      ...{ shares_per_contract: 100, strike_price: toDollars(strike) },
    },
    last_quote: { bid: 4, ask: 4.2, last_updated: '1795196095123456789', timeframe: 'REAL-TIME' },
    underlying_asset: { price: 100, last_updated: '1795196095000000000' },
    open_interest: 7,
    ...more,
  };
}

const known = (ticker: string): Readonly<Record<string, RecordedAnswer>> => ({
  [`/v3/reference/tickers/${ticker}`]: {
    body: { results: { ticker, name: ticker, market: 'stocks' } },
  },
});

/** What the adapter reads from these rows. Nanoseconds are digits, which JSON of JavaScript cannot write. */
const reading = <T>(
  ticker: string,
  rows: readonly Row[],
  read: (market: MarketSource) => Promise<T>,
  more: Readonly<Record<string, RecordedAnswer>> = {},
): Promise<T> =>
  withRecordedAnswers(
    {
      ...known(ticker),
      [`/v3/snapshot/options/${ticker}`]: {
        body: JSON.stringify({ results: rows }).replaceAll(/"(\d{19})"/g, '$1'),
      },
      ...more,
    },
    (baseUrl) => read(polygonMarket({ baseUrl, apiKey: 'any', clock })),
  );

const PAIR: readonly [Row, Row] = [row('O:ABC261218C00100000'), row('O:ABC261218P00100000')];
const chainOf = (ticker: string, rows: readonly Row[], more = {}) =>
  reading(ticker, rows, ({ chains }) => chains.chain(ticker.replace('I:', ''), EXPIRY), more);

describe('contracts of the provider', () => {
  it('prices in money, times without loss, the symbol without its prefix', async () => {
    const { value, meta } = await chainOf('ABC', PAIR);
    expect(value).toMatchObject({ symbol: 'ABC', spot: 1_000_000, spotSource: 'quoted' });
    expect(value.asOf).toBe(1_795_196_095_123);
    expect(meta.asOf).toBe(value.asOf);
    expect(value.calls[0]).toMatchObject({
      ...{ symbol: 'ABC261218C00100000', strike: 1_000_000, bid: 40_000, ask: 42_000 },
      ...{ openInterest: 7, volume: null, flaw: null },
    });
  });

  it.each([
    ['a volatility above 10', { implied_volatility: 11 }],
    ['a volatility of zero', { implied_volatility: 0 }],
    ['a delta beyond one', { greeks: { delta: 1.2 } }],
    ['a bid above its ask', { last_quote: { bid: 5, ask: 4 } }],
    [
      'a symbol of another strike',
      { details: { ...(PAIR[0]['details'] as Row), strike_price: 90 } },
    ],
    [
      'a deliverable of another size',
      { details: { ...(PAIR[0]['details'] as Row), shares_per_contract: 150 } },
    ],
    [
      'another style of exercise',
      { details: { ...(PAIR[0]['details'] as Row), exercise_style: 'bermudan' } },
    ],
  ])(
    '%s: the contract is left out, and the chain says that it is not whole',
    async (_name, wrong) => {
      const rows = [
        row('O:ABC261218C00100000', wrong),
        row('O:ABC261218C00105000'),
        ...PAIR.slice(1),
      ];
      const { value, meta } = await chainOf('ABC', rows);
      expect(allQuotes(value).map(({ symbol }) => symbol)).toEqual([
        'ABC261218C00105000',
        'ABC261218P00100000',
      ]);
      expect(meta.partial).toBe(true);
    },
  );

  it('adjusted and mini contracts are no part of a chain of others', async () => {
    const rows = [...PAIR, row('O:ABC1261218C00100000'), row('O:ABC7261218C00100000')];
    const { value, meta } = await chainOf('ABC', rows);
    expect(allQuotes(value)).toHaveLength(2);
    expect(value.adjustedRoots).toEqual(['ABC1', 'ABC7']);
    expect(meta.partial).toBe(true);
  });

  it('an adjusted contract is refused before any request', async () => {
    const code = await reading('ABC', PAIR, ({ tape }) =>
      tape.activity(parsed('ABC1261218C00100000')).catch((fault: { code: string }) => fault.code),
    );
    expect(code).toBe('SYMBOL_UNKNOWN');
  });

  it('a class of shares: the root without a dot belongs to the ticker with one', async () => {
    const { value } = await chainOf('BRK.B', [row('O:BRKB261218C00100000')]);
    expect(value.symbol).toBe('BRK.B');
    expect(value.calls.map(({ symbol }) => symbol)).toEqual(['BRKB261218C00100000']);
  });

  it('b15 an index: its value is the spot, and each of two roots has a chain', async () => {
    const european = (ticker: string, interest: number): Row => {
      const made = row(ticker, { open_interest: interest });
      const details = { ...(made['details'] as Row), exercise_style: 'european' };
      return { ...made, details, underlying_asset: { value: 6_600.5 } };
    };
    const rows = [
      european('O:SPX261218C06600000', 5),
      european('O:SPXW261218C06600000', 4),
      european('O:SPXW261218P06600000', 3),
    ];
    const { value, meta } = await chainOf('I:SPX', rows);
    expect(value.spot).toBe(fromDollars(6_600.5));
    expect(value.terms.contract).toMatchObject({
      ...{ exercise: 'european', settlement: 'cash', settlementTime: 'AM' },
    });
    expect(allQuotes(value).map(({ symbol }) => symbol)).toEqual(['SPX261218C06600000']);
    expect(meta.partial).toBe(true);
    const { value: weekly } = await reading('I:SPX', rows, ({ chains }) =>
      chains.chain('SPX', EXPIRY, 'SPXW'),
    );
    expect(weekly.terms.contract).toMatchObject({ settlementTime: 'PM' });
    expect(allQuotes(weekly).map(({ symbol }) => symbol)).toEqual([
      'SPXW261218C06600000',
      'SPXW261218P06600000',
    ]);
    await expect(
      reading('I:SPX', rows, ({ chains }) => chains.chain('SPX', EXPIRY, 'XSP')),
    ).rejects.toMatchObject({ code: 'EXPIRY_UNKNOWN' });
  });

  it('case 10b adjusted contracts of the underlying are named, not merged and not priced', async () => {
    const adjusted = row('O:ABC1261218C00100000');
    const { value, meta } = await chainOf('ABC', [...PAIR, adjusted]);
    expect(allQuotes(value)).toHaveLength(2);
    expect(value.adjustedRoots).toEqual(['ABC1']);
    expect(meta.partial).toBe((await chainOf('ABC', PAIR)).meta.partial);
    expect((await chainOf('ABC', PAIR)).value).not.toHaveProperty('adjustedRoots');
  });

  it('contracts that were settled at the open leave the afternoon to those of the close', async () => {
    const rows = [
      row('O:SPX261120C06600000', { open_interest: 9 }),
      row('O:SPXW261120C06600000', { open_interest: 1 }),
    ];
    const { value } = await reading('I:SPX', rows, ({ chains }) =>
      chains.chain('SPX', '2026-11-20'),
    );
    expect(value.calls.map(({ symbol }) => symbol)).toEqual(['SPXW261120C06600000']);
    await expect(
      reading('I:SPX', rows.slice(0, 1), ({ chains }) => chains.chain('SPX', '2026-11-20')),
    ).rejects.toMatchObject({ code: 'EXPIRY_UNKNOWN' });
  });

  it('a row that comes twice stands once', async () => {
    const { value, meta } = await chainOf('ABC', [...PAIR, ...PAIR]);
    expect(allQuotes(value)).toHaveLength(2);
    expect(meta.partial).toBe(true);
  });

  it('rate of the Treasury, declared dividends', async () => {
    const dividend = { ticker: 'ABC', ex_dividend_date: '2026-12-01', cash_amount: 0.5 };
    const { value, meta } = await chainOf('ABC', PAIR, {
      '/fed/v1/treasury-yields': {
        body: { results: [{ date: '2026-11-19', yield_1_month: 4, yield_3_month: 4 }] },
      },
      '/stocks/v1/dividends': {
        body: {
          results: [
            dividend,
            { ...dividend, ex_dividend_date: '2026-11-24', currency: 'CAD' },
            { ...dividend, ticker: 'OTHER' },
          ],
        },
      },
    });
    expect(value.terms.rate).toBeCloseTo(2 * Math.log(1.02), 12);
    expect(value.terms.dividends).toEqual([{ exDate: '2026-12-01', amount: 0.5 }]);
    expect(meta.partial).toBe(false);
  });
});

describe('chains of adjusted roots', () => {
  /** The reference data of a contract, which the snapshot does not have: what it delivers. */
  const listed = (each: Row, shares: number, more: Row = {}): Row => ({
    ...(each['details'] as Row),
    ...{ underlying_ticker: 'ABC', cfi: 'OCASPN', shares_per_contract: shares, ...more },
  });
  const cents = (bid: number): Row => ({
    last_quote: { bid, ask: bid + 0.01, last_updated: '1795196095123456789' },
  });
  const usd = (amount: number) => ({ type: 'currency', underlying: 'USD', amount });
  const rowsOf = (root: string) => [
    row(`O:${root}261218C00022000`, cents(0.9)),
    row(`O:${root}261218P00022000`, cents(1.2)),
  ];
  const adjustedOf = (root: string, shares: number, more: Row = {}, rows = rowsOf(root)) =>
    reading('ABC', [...PAIR, ...rows], ({ chains }) => chains.chain('ABC', EXPIRY, root), {
      '/v3/reference/options/contracts': {
        body: {
          results: [
            ...PAIR.map((each) => listed(each, 100)),
            ...rows.map((each) => listed(each, shares, more)),
          ],
        },
      },
      '/fed/v1/treasury-yields': {
        body: { results: [{ date: '2026-11-19', yield_1_month: 4, yield_3_month: 4 }] },
      },
      '/stocks/v1/dividends': { body: { results: [] } },
    });

  it('20 shares and cash in lieu: quotes as they are listed, values of what is delivered', async () => {
    const { value, meta } = await adjustedOf('ABC1', 20, { additional_underlyings: [usd(8.18)] });
    expect(value).toMatchObject({
      ...{ symbol: 'ABC', spot: fromDollars(100), multiplier: 100 },
      deliverable: { shares: [{ symbol: 'ABC', shares: 20 }], cash: fromDollars(8.18) },
    });
    expect(value).not.toHaveProperty('adjustedRoots');
    expect(meta.partial).toBe(false);
    expect(value.calls.map(({ symbol, strike, bid, flaw }) => [symbol, strike, bid, flaw])).toEqual(
      [['ABC1261218C00022000', 220_000, 9_000, null]],
    );
    // Exercise of 22 breaks even at (2200 − 8.18) / 20 = 109.591 of ABC; 100 · 0.905 dollars for 20 shares are 4.525 each.
    const [call] = value.calls;
    const { years, rate } = value.terms;
    const { price } = blackScholes({
      ...{ type: 'call', spot: 100, strike: 109.591, years, rate, dividendYield: 0 },
      volatility: call!.iv!,
    });
    expect(price).toBeCloseTo(4.525, 3);
  });

  it.each<[string, number, Row, object]>([
    [
      'shares of another company besides',
      100,
      { additional_underlyings: [{ type: 'equity', underlying: 'VMW', amount: 44 }, usd(6.53)] },
      {
        shares: [
          { symbol: 'ABC', shares: 100 },
          { symbol: 'VMW', shares: 44 },
        ],
        cash: fromDollars(6.53),
      },
    ],
    [
      'cash alone, by the fifth letter of the classification',
      100,
      { cfi: 'OCASCN', additional_underlyings: [usd(4_825)] },
      { shares: [], cash: fromDollars(4_825) },
    ],
  ])('%s: quotes without volatility', async (_name, shares, more, deliverable) => {
    const { value, meta } = await adjustedOf('ABC1', shares, more);
    expect([value.deliverable, meta.partial]).toEqual([deliverable, false]);
    expect(allQuotes(value).map(({ bid, iv, delta }) => [bid, iv, delta])).toEqual([
      [9_000, null, null],
      [12_000, null, null],
    ]);
  });

  it.each<[string, number, Row]>([
    ['150 shares, of a split or of a merger', 150, {}],
    ['a part of a share', 12.5, {}],
    ['another currency', 20, { additional_underlyings: [{ ...usd(5), underlying: 'CAD' }] }],
    ['no list that can be read', 20, { additional_underlyings: 'none' }],
  ])('%s: quotes whose deliverable is not known', async (_name, shares, more) => {
    const { value, meta } = await adjustedOf('ABC1', shares, more);
    const [quote] = value.calls;
    expect(hasKnownDeliverable({ symbol: quote!.symbol, deliverable: value.deliverable! })).toBe(
      false,
    );
    expect([quote!.bid, quote!.iv, meta.partial]).toEqual([9_000, null, true]);
  });

  it('ten shares of a root with a seven are a mini, of another root an adjustment', async () => {
    const mini = (await adjustedOf('ABC7', 10)).value;
    expect([mini.multiplier, mini.deliverable]).toEqual([10, undefined]);
    const { value } = await adjustedOf('ABC2', 10);
    expect([value.multiplier, value.deliverable]).toEqual([
      100,
      { shares: [{ symbol: 'ABC', shares: 10 }], cash: 0 },
    ]);
  });

  it('a root that is not listed for that day is refused', async () => {
    await expect(
      reading('ABC', PAIR, ({ chains }) => chains.chain('ABC', EXPIRY, 'ABC1')),
    ).rejects.toMatchObject({ code: 'EXPIRY_UNKNOWN' });
    const rows = rowsOf('ABC1');
    await expect(chainOf('ABC', rows)).rejects.toMatchObject({ code: 'EXPIRY_UNKNOWN' });
  });
});

describe('quotes of an earlier session', () => {
  /** Thursday, 15:59 in New York, a day before the others, at another price of the share. */
  const thursday = { last_quote: { bid: 9, ask: 9.2, last_updated: '1795121940000000000' } };

  it('are marked beside newer ones and tell nothing of the forward', async () => {
    const strikes = ['00095000', '00100000', '00105000'];
    const rows = strikes.flatMap((strike) =>
      ['C', 'P'].map((type) =>
        row(`O:ABC261218${type}${strike}`, strike === '00105000' ? thursday : {}),
      ),
    );
    const { value } = await chainOf('ABC', rows);
    expect(allQuotes(value).map(({ flaw }) => flaw === 'stale')).toEqual([
      ...[false, false, true],
      ...[false, false, true],
    ]);
    const { value: without } = await chainOf('ABC', rows.slice(0, 4));
    expect(value.terms.forward).toBe(without.terms.forward);
    expect(value.calls[2]).toMatchObject({ bid: 90_000, ask: 92_000, iv: null, delta: null });
  });

  it.each([
    ['a good quote', { bid_price: 4, ask_price: 4.2 }, [['ABC261218C00100000', 41_000]]],
    [
      'no bid and an ask of a few cents',
      { bid_price: 0, ask_price: 0.04 },
      [['ABC261218C00100000', 200]],
    ],
    ['a stub', { bid_price: 0.05, ask_price: 10 }, []],
    ['a crossed quote', { bid_price: 4.2, ask_price: 4 }, []],
  ])('the mark of a past close, %s', async (_name, prices, marks) => {
    const bars = {
      body: {
        results: [{ t: Date.parse('2026-11-19T05:00:00Z'), o: 100, h: 100, l: 100, c: 100, v: 1 }],
      },
    };
    const quote = { ...prices, sip_timestamp: 0 };
    const body = JSON.stringify({ results: [quote] }).replace(
      '"sip_timestamp":0',
      '"sip_timestamp":1795121940000000000',
    );
    const close = await reading(
      'ABC',
      PAIR,
      ({ tape }) => tape.previousClose('ABC', [parsed('ABC261218C00100000')]),
      {
        '/v3/quotes/O:ABC261218C00100000': { body },
        '/v2/aggs/ticker/ABC/range/1/day/2026-11-19/2026-11-19': bars,
      },
    );
    expect([...close!.marks]).toEqual(marks);
  });
});

describe('a share whose next dividends are not announced', () => {
  /** Ex-dates of a quarterly payer: those of a year and more, and one that is announced. */
  const paid = [
    ...['2025-08-14', '2025-11-13', '2026-02-12', '2026-05-14', '2026-08-13', '2026-11-12'],
    '2027-02-11',
  ].map((date) => ({ ticker: 'ABC', ex_dividend_date: date, cash_amount: 0.5 }));
  const special = { ...paid[0], ex_dividend_date: '2026-12-10', cash_amount: 3 };
  const LONG = '2028-01-21';
  const rows = ['O:ABC280121C00100000', 'O:ABC280121P00100000'].map((ticker) =>
    row(ticker, { last_quote: null }),
  );
  const answers = {
    '/fed/v1/treasury-yields': { body: { results: [{ date: '2026-11-19', yield_2_year: 4 }] } },
    '/stocks/v1/dividends': {
      body: { results: [...paid, { ...special, distribution_type: 'special' }] },
    },
  };
  const longChain = () => reading('ABC', rows, ({ chains }) => chains.chain('ABC', LONG), answers);

  it('the regular payments go on and are marked as expected; the special one does not', async () => {
    const { terms } = (await longChain()).value;
    expect(terms.dividends).toEqual([
      { exDate: '2026-12-10', amount: 3 },
      { exDate: '2027-02-11', amount: 0.5 },
      ...['2027-05-13', '2027-08-12', '2027-11-11'].map((exDate) => ({
        ...{ exDate, amount: 0.5, isExpected: true },
      })),
    ]);
  });

  it('carry: the forward and the dividends with interest until then make up the spot with interest', async () => {
    const { asOf, spot, terms } = (await longChain()).value;
    const { years, rate, forward, dividends = [] } = terms;
    const day = 86_400_000 * 365;
    // A dividend earns interest from 9:30 in New York, 14:30 UTC in winter and 13:30 in summer.
    const grown = dividends.map((each) => {
      const isSummer = each.exDate > '2027-03-14' && each.exDate < '2027-11-07';
      const at = Date.parse(`${each.exDate}T${isSummer ? '13' : '14'}:30:00Z`);
      const amount = 'amount' in each ? each.amount : Number.NaN;
      return amount * Math.exp(rate * (years - (at - asOf) / day));
    });
    const sum = grown.reduce((all, each) => all + each, forward);
    expect(sum / (toDollars(spot) * Math.exp(rate * years))).toBeCloseTo(1, 5);
  });

  it('a covered call breaks even at what was paid less the premium and all five dividends', async () => {
    const { spot, asOf, terms } = (await longChain()).value;
    const shares = { kind: 'stock', symbol: 'ABC', position: 'long', quantity: 100 } as const;
    const call = { kind: 'option', symbol: 'ABC280121C00120000', type: 'call' } as const;
    const shown = analyseStrategy({
      ...{ spot, asOf, terms: [terms], volatility: 0.25 },
      legs: [
        { ...shares, multiplier: 1, premium: spot },
        {
          ...{ ...call, position: 'short', strike: fromDollars(120), expiry: LONG, quantity: 1 },
          ...{ multiplier: 100, premium: fromDollars(4), iv: 0.25, delta: null },
        },
      ],
    });
    // 100 − 4 − 3 − 4 · 0.50
    expect(shown.breakevens).toEqual([91]);
    expect(shown.dividends?.map(({ isExpected = false }) => isExpected)).toEqual([
      ...[false, false, true, true, true],
    ]);
  });
});

describe('a plan without prices of shares', () => {
  const underlying_asset = { ticker: 'ABC' };
  const [call, put] = [
    { ...PAIR[0], underlying_asset },
    { ...PAIR[1], underlying_asset },
  ];

  it('put–call parity gives the spot, and the chain says so', async () => {
    const quote = { bid: 2, ask: 2.2 };
    const { value, meta } = await chainOf('ABC', [call, { ...put, last_quote: quote }]);
    expect(value.spotSource).toBe('implied');
    expect(Math.abs(toDollars(value.spot) - 102)).toBeLessThan(0.3);
    expect(meta.partial).toBe(true);
  });

  it('without a pair of quotes the last price of the share stands in; without one there is no chain', async () => {
    const price = { ticker: 'ABC', last_trade: { price: 98.5 } };
    const snapshot = { '/v3/snapshot': { body: { results: [price] } } };
    const { value, meta } = await chainOf('ABC', [call], snapshot);
    expect([toDollars(value.spot), meta.partial]).toEqual([98.5, true]);
    await expect(chainOf('ABC', [call])).rejects.toMatchObject({
      kind: 'provider',
      code: 'PROVIDER_GARBAGE',
    });
  });
});

describe.each(['starter', 'basic'] as const)('the plan %s', (plan: PolygonPlan) => {
  const simulated = simulatedMarket({ seed: 'any', clock });
  let server: PolygonServer;
  let polygon: MarketSource;
  beforeAll(async () => {
    server = await new PolygonServer({ source: simulated, clock, plan }).start();
    polygon = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock });
  });
  afterAll(() => server.stop());

  it(
    plan === 'basic'
      ? 'has no chains: it is the plan that refuses'
      : 'has no quotes: last prices stand in, each marked, and the chain says that it is not whole',
    async () => {
      const chain = polygon.chains.chain('KO', EXPIRY);
      if (plan === 'basic') {
        await expect(chain).rejects.toMatchObject({ code: 'PROVIDER_PLAN' });
        return;
      }
      const { value, meta } = await chain;
      expect(meta).toMatchObject({ partial: true, delayedMinutes: 15 });
      const last = await polygon.tape.lastPrices('KO', EXPIRY);
      expect(last.size).toBeGreaterThan(10);
      for (const { symbol, bid, ask, iv, delta, flaw } of allQuotes(value)) {
        expect([bid, ask]).toEqual([null, null]);
        expect(flaw).toBe(iv === null ? null : 'lastPrice');
        expect(delta === null).toBe(iv === null);
        if (iv === null) expect(last.has(symbol)).toBe(false);
      }
      expect(allQuotes(value).filter(({ flaw }) => flaw === 'lastPrice').length).toBeGreaterThan(
        10,
      );
      expect(value.volatilityAtForward).toBeGreaterThan(0);
    },
  );

  it('has expiries, and the days of a contract without its trades', async () => {
    const { value: listed } = await polygon.chains.expiries('KO');
    expect(listed.map(({ expiry }) => expiry)).toContain(EXPIRY);
    const { calls } = (await simulated.chains.chain('KO', EXPIRY)).value;
    const contract = parsed(calls[calls.length >> 1]!.symbol);
    const { value, meta } = await polygon.tape.activity(contract);
    expect(value.trades).toEqual([]);
    expect(value.days.length).toBeGreaterThan(5);
    expect(meta.partial).toBe(true);
    const close = await polygon.tape.previousClose('KO', [contract]);
    expect(close?.marks.size).toBe(0);
    expect(close?.spot).toBeGreaterThan(0);
  });
});

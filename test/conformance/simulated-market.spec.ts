import { describe, expect, it } from '@jest/globals';
import { newYorkDate } from '@toolyard/core/calendar';
import { FakeClock } from '@toolyard/memory';
import { forwardPrice, ReadOptionContract } from '@toolyard/core/options/chain';
import { fromDollars } from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';
import { corporateActionsConformance } from './corporate-actions.suite.ts';
import { marketDataConformance } from './market-data.suite.ts';
import { marketRecordsConformance } from './market-records.suite.ts';
import { optionChainsConformance } from './option-chains.suite.ts';
import { optionRecordsConformance } from './option-records.suite.ts';

/** A Friday of a half day's week, 12:34:56 in New York. */
const OPEN = Date.parse('2026-11-20T17:34:56Z');
const SATURDAY = Date.parse('2026-11-21T13:00:00Z');
const markets = new Map<number, ReturnType<typeof simulatedMarket>>();
function at(now: number): ReturnType<typeof simulatedMarket> {
  const made = markets.get(now) ?? simulatedMarket({ seed: 'any', clock: { now: () => now } });
  markets.set(now, made);
  return made;
}

marketDataConformance('the simulated market', () => ({
  market: at(OPEN).market,
  provider: 'simulated',
  simulated: true,
  symbol: 'AAPL',
  chinese: '苹果',
  unknownSymbol: 'NONE',
  from: '2026-10-01',
  to: '2026-11-20',
  split: null,
}));

optionChainsConformance('the simulated market', () => ({
  chains: at(OPEN).chains,
  provider: 'simulated',
  simulated: true,
  symbol: 'TSLA',
  unknownSymbol: 'NONE',
  unlistedExpiry: '2026-11-22',
  today: '2026-11-20',
}));

marketRecordsConformance('the simulated market', () => ({
  news: at(OPEN).news,
  earnings: at(OPEN).earnings,
  hasReports: true,
  quotes: at(OPEN).quotes,
  provider: 'simulated',
  simulated: true,
  symbols: ['F', 'SPY', 'TSLA', 'NIO'],
  unknownSymbol: 'NONE',
  now: OPEN,
}));

corporateActionsConformance('the simulated market', () => ({
  ...{ actions: at(OPEN).actions, provider: 'simulated', symbol: 'KO', unknownSymbol: 'NONE' },
  ...{ from: '2025-11-20', to: '2026-12-20', split: null },
}));

optionRecordsConformance('the simulated market', () => ({
  chains: at(OPEN).chains,
  tape: at(OPEN).tape,
  volatility: at(OPEN).volatility,
  symbol: 'BAC',
  unknownSymbol: 'NONE',
  now: OPEN,
  remembers: true,
}));

describe('the simulated market', () => {
  it.each([
    ['AAPL', '苹果'],
    ['SPY', '标普500指数基金'],
    ['SPX', '标普'],
    ['XSP', '迷你'],
    ['NDX', '纳斯达克100'],
    ['VIX', '恐慌'],
    ['TSLA', '特斯拉'],
    ['MSFT', '微软'],
    ['NVDA', '英伟达'],
    ['F', '福特'],
  ])('%s is found by its Chinese name %s, with price and change', async (ticker, text) => {
    const { value } = await at(OPEN).market.search({ text, limit: 5 });
    expect(value[0]).toMatchObject({ ticker, market: 'stocks', locale: 'us', currency: 'USD' });
    expect(value[0]!.price).toBeGreaterThan(0);
    expect(value[0]!.change).not.toBeNull();
  });

  it('minute bars of a day tile its daily bar', async () => {
    const { market } = at(SATURDAY);
    const query = {
      symbol: 'AAPL',
      from: '2026-11-20',
      to: '2026-11-20',
      multiplier: 1,
      adjusted: true,
    } as const;
    const minutes = (await market.bars({ ...query, timespan: 'minute' })).value;
    const [day] = (await market.bars({ ...query, timespan: 'day' })).value;
    expect(minutes).toHaveLength(390);
    expect(minutes[0]!.open).toBe(day!.open);
    expect(minutes.at(-1)!.close).toBe(day!.close);
    expect(Math.max(...minutes.map((bar) => bar.high))).toBe(day!.high);
    expect(Math.min(...minutes.map((bar) => bar.low))).toBe(day!.low);
    expect(minutes.reduce((sum, bar) => sum + bar.volume, 0)).toBe(day!.volume);
  });

  it('bars reach no further than now, whatever is asked for', async () => {
    const query = {
      symbol: 'F',
      from: '1900-01-01',
      to: '9999-12-31',
      multiplier: 1,
      adjusted: true,
    } as const;
    const { value } = await at(OPEN).market.bars({ ...query, timespan: 'month' });
    expect(value).toHaveLength(83);
    expect(value.at(-1)!.at).toBeLessThan(OPEN);
  });

  it('a week of daily bars makes the weekly bar', async () => {
    const { market } = at(SATURDAY);
    const query = {
      symbol: 'TSLA',
      from: '2026-11-16',
      to: '2026-11-20',
      multiplier: 1,
      adjusted: true,
    } as const;
    const days = (await market.bars({ ...query, timespan: 'day' })).value;
    const weeks = (await market.bars({ ...query, timespan: 'week' })).value;
    expect(days).toHaveLength(5);
    expect(weeks).toHaveLength(1);
    expect(weeks[0]!.volume).toBe(days.reduce((sum, bar) => sum + bar.volume, 0));
    expect(weeks[0]).toMatchObject({ open: days[0]!.open, close: days[4]!.close });
  });

  it('no bar on a holiday, 210 minutes on a half day', async () => {
    const { market } = at(Date.parse('2026-11-30T22:00:00Z'));
    const bars = async (day: `${number}-${number}-${number}`) =>
      (
        await market.bars({
          symbol: 'SPY',
          from: day,
          to: day,
          timespan: 'minute',
          multiplier: 1,
          adjusted: true,
        })
      ).value.length;
    expect(await bars('2026-11-26')).toBe(0);
    expect(await bars('2026-11-27')).toBe(210);
  });

  it('before the open and at the weekend the last close holds', async () => {
    const friday = (await at(SATURDAY).market.previousClose('MSFT')).value!;
    for (const now of ['2026-11-20T21:00:00Z', '2026-11-22T20:00:00Z', '2026-11-23T14:29:59Z']) {
      const { market, chains } = at(Date.parse(now));
      expect((await market.previousClose('MSFT')).value).toEqual(friday);
      const { value } = await chains.chain('MSFT', '2026-12-18');
      expect(value.spot).toBe(Math.round(friday.close * 10_000));
      expect(value.asOf).toBe(Date.parse('2026-11-20T21:00:00Z'));
    }
  });

  it('during a session prices move from minute to minute', async () => {
    const spots = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (minute) => {
        const { chains } = at(OPEN + minute * 60_000);
        return (await chains.chain('NVDA', '2026-12-18')).value.spot;
      }),
    );
    expect(new Set(spots).size).toBeGreaterThan(1);
  });

  it('volume never falls within a session, open interest stands still', async () => {
    const read = async (now: string) => {
      const { calls, puts } = (await at(Date.parse(now)).chains.chain('AAPL', '2026-12-18')).value;
      return [...calls, ...puts];
    };
    const early = await read('2026-11-20T15:00:00Z');
    const late = await read('2026-11-20T20:30:00Z');
    expect(late.map((quote) => quote.symbol)).toEqual(early.map((quote) => quote.symbol));
    expect(late.filter((quote, i) => quote.volume! < early[i]!.volume!)).toEqual([]);
    expect(late.map((quote) => quote.openInterest)).toEqual(
      early.map((quote) => quote.openInterest),
    );
    expect(late.some((quote, i) => quote.volume! > early[i]!.volume!)).toBe(true);
  });

  it('put/call ratios differ from expiry to expiry, of volume and of open interest, around those of the stock', async () => {
    const { chains } = at(OPEN);
    const ratios: number[] = [];
    for (const { expiry } of (await chains.expiries('SPY')).value.slice(0, 8)) {
      const { calls, puts } = (await chains.chain('SPY', expiry)).value;
      for (const figure of ['volume', 'openInterest'] as const) {
        const sum = (quotes: typeof calls) =>
          quotes.reduce((all, quote) => all + quote[figure]!, 0);
        if (sum(calls) > 1000) ratios.push(sum(puts) / sum(calls));
      }
    }
    expect(ratios.length).toBeGreaterThan(8);
    expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThan(
      ratios.length / 2,
    );
    const mean = ratios.reduce((all, ratio) => all + Math.log(ratio), 0) / ratios.length;
    // Four standard errors around the 1.2 puts per call of an index fund.
    expect(Math.abs(mean - Math.log(1.2))).toBeLessThan((4 * 0.25) / Math.sqrt(ratios.length));
  });

  it('the volume of a minute is uneven: it rises and falls throughout the morning', async () => {
    const { market } = at(OPEN);
    const days = { from: '2026-11-19', to: '2026-11-19' } as const;
    const { value } = await market.bars({
      symbol: 'AAPL',
      ...days,
      timespan: 'minute',
      multiplier: 1,
      adjusted: true,
    });
    const morning = value.slice(0, 120).map(({ volume }) => volume);
    const rises = morning.slice(1).filter((volume, i) => volume > morning[i]!).length;
    expect(rises).toBeGreaterThan(30);
    expect(rises).toBeLessThan(90);
  });

  it("today's expiry stays until its close", async () => {
    const listed = async (now: string) =>
      (await at(Date.parse(now)).chains.expiries('AAPL')).value.map((row) => row.expiry);
    expect(await listed('2026-11-20T20:59:59Z')).toContain('2026-11-20');
    expect(await listed('2026-11-20T21:00:00Z')).not.toContain('2026-11-20');
  });

  it('a strike once listed stays listed until the expiry', async () => {
    let before: readonly number[] = [];
    for (const day of ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-20', '2026-12-11']) {
      const { chains } = at(Date.parse(`${day}T17:00:00Z`));
      const { calls } = (await chains.chain('TSLA', '2026-12-18')).value;
      const strikes = calls.map((call) => call.strike);
      expect(strikes).toEqual(expect.arrayContaining([...before]));
      before = strikes;
    }
  });

  it('lists weeklies, the next monthlies and January in two years', async () => {
    const { value } = await at(OPEN).chains.expiries('AAPL');
    const listed = value.map((row) => row.expiry);
    const monthlies = ['2026-11-20', '2026-12-18', '2027-01-15', '2028-01-21'];
    const weeklies = ['2026-11-27', '2026-12-04', '2026-12-11'];
    expect(listed).toEqual(expect.arrayContaining([...monthlies, ...weeklies]));
    expect(value.find((row) => row.expiry === '2026-12-18')!.kind).toBe('monthly');
    expect(value.find((row) => row.expiry === '2026-12-04')!.kind).toBe('weekly');
  });
});

describe('index options of the simulated market', () => {
  const chainsOf = async (symbol: string, now = OPEN) => {
    const { chains } = at(now);
    const { value } = await chains.expiries(symbol);
    return Promise.all(value.map(async ({ expiry }) => (await chains.chain(symbol, expiry)).value));
  };
  it.each(['AAPL', 'TSLA', 'SPY'])(
    '%s is American, settled in shares at the close',
    async (symbol) => {
      const { value } = await at(OPEN).chains.expiries(symbol);
      const { terms } = (await at(OPEN).chains.chain(symbol, value[3]!.expiry)).value;
      expect(terms.contract).toEqual({
        exercise: 'american',
        settlement: 'physical',
        settlementTime: 'PM',
        multiplier: 100,
      });
    },
  );

  const rootOf = (symbol: string): string => symbol.slice(0, -15);

  it.each(['SPX', 'XSP', 'NDX', 'VIX'])(
    '%s is European and settled in cash, 100 dollars a point',
    async (symbol) => {
      for (const { terms } of await chainsOf(symbol))
        expect(terms.contract).toMatchObject({
          exercise: 'european',
          settlement: 'cash',
          multiplier: 100,
        });
    },
  );

  it.each([
    ['SPX', 'SPX', 'SPXW', 'PM'],
    ['NDX', 'NDX', 'NDXP', 'PM'],
    ['VIX', 'VIX', 'VIXW', 'AM'],
  ] as const)(
    '%s: monthlies are AM-settled under %s, all others under %s',
    async (symbol, monthly, other, time) => {
      // Friday, 20 November after its open: only the contracts of the close are left of that day.
      const listed = (await at(OPEN).chains.expiries(symbol)).value.slice(1);
      for (const { expiry, kind } of listed) {
        const { calls, terms } = (await at(OPEN).chains.chain(symbol, expiry)).value;
        expect(rootOf(calls[0]!.symbol)).toBe(kind === 'monthly' ? monthly : other);
        expect(terms.contract!.settlementTime).toBe(kind === 'monthly' ? 'AM' : time);
      }
      expect(listed.some(({ kind }) => kind === 'monthly')).toBe(true);
    },
  );

  it('a European quote has a volatility down to its own bound, the discounted gain at the forward, below the gain at the spot', async () => {
    for (const { puts, spot, terms } of await chainsOf('SPX')) {
      const discount = Math.exp(-terms.rate * terms.years);
      const between = puts.filter(({ strike, bid, ask }) => {
        const mid = ((bid ?? 0) + (ask ?? 0)) / 2;
        return (
          bid && mid <= strike - spot && bid > discount * (strike - fromDollars(terms.forward))
        );
      });
      for (const { flaw, iv } of between) {
        expect(flaw).toBeNull();
        expect(iv).toBeGreaterThan(0);
      }
      // Over a month interest takes more from a deep put than its time value adds.
      if (terms.years > 0.1) expect(between.length).toBeGreaterThan(0);
    }
  });

  it('b15 on a third Friday SPX settles at the open and SPXW at the close, each with a chain', async () => {
    const { chains, tape } = at(OPEN);
    const row = (await chains.expiries('SPX')).value.find(({ expiry }) => expiry === '2026-12-18');
    expect(row).toMatchObject({ kind: 'monthly', roots: ['SPX', 'SPXW'] });
    const read = async (root?: string) => (await chains.chain('SPX', '2026-12-18', root)).value;
    const [first, morning, evening] = [await read(), await read('SPX'), await read('SPXW')];
    expect(first).toEqual(morning);
    expect([morning, evening].map(({ terms }) => terms.contract!.settlementTime)).toEqual([
      'AM',
      'PM',
    ]);
    // Settled 6.5 hours later.
    expect((evening.terms.years - morning.terms.years) * 365 * 24).toBeCloseTo(6.5, 9);
    const [call] = evening.calls;
    expect(
      (await new ReadOptionContract(chains, tape, new FakeClock(OPEN)).execute(call!.symbol)).value
        .quote,
    ).toEqual(call);
    await expect(read('XSP')).rejects.toMatchObject({ code: 'EXPIRY_UNKNOWN' });
    const prices = [...(await tape.lastPrices('SPX', '2026-12-18')).keys()].map(rootOf);
    expect(new Set(prices)).toEqual(new Set(['SPX', 'SPXW']));
  });

  it('an AM-settled expiry is listed until the open of its day, model times end there', async () => {
    const listed = async (now: string) =>
      (await at(Date.parse(now)).chains.expiries('SPX')).value[0];
    expect(await listed('2026-11-20T14:29:59Z')).toMatchObject({
      ...{ expiry: '2026-11-20', roots: ['SPX', 'SPXW'] },
    });
    expect(await listed('2026-11-20T14:30:00Z')).toMatchObject({
      ...{ expiry: '2026-11-20', roots: ['SPXW'] },
    });
    const thursday = Date.parse('2026-11-19T21:00:00Z');
    const { terms } = (await at(thursday).chains.chain('SPX', '2026-11-20')).value;
    expect(terms.years * 365 * 24).toBeCloseTo(17.5, 9);
  });

  it('SPX is ten times XSP, and SPY lies within a dividend of it', async () => {
    const { value } = await at(OPEN).quotes.quotes(['SPX', 'XSP', 'SPY']);
    const [spx, xsp, spy] = value.map(({ price }) => price);
    expect(Math.abs(spx! / 10 - xsp!)).toBeLessThan(0.006);
    expect(Math.abs(spy! / xsp! - 1)).toBeLessThan(0.005);
  });

  it('VIX is the volatility that the SPX options around 30 days pay (Cboe, Volatility Index Methodology)', async () => {
    const chains = await chainsOf('SPX');
    const later = chains.findIndex(({ terms }) => terms.years * 365 > 30);
    const variance = ({ calls, puts, terms }: (typeof chains)[number]): number => {
      const { forward, rate, years } = terms;
      const strikes = calls.map(({ strike }) => strike / 10_000);
      const sum = strikes.reduce((total, strike, i) => {
        const quote = strike < forward ? puts[i]! : calls[i]!;
        const below = strikes[i - 1] ?? strike;
        const above = strikes[i + 1] ?? strike;
        const width = (above - below) / (i > 0 && i < strikes.length - 1 ? 2 : 1);
        return total + (width / strike ** 2) * ((quote.bid! + quote.ask!) / 20_000);
      }, 0);
      return 2 * Math.exp(rate * years) * sum;
    };
    const [near, next] = [chains[later - 1]!, chains[later]!];
    const [from, to] = [near.terms.years, next.terms.years];
    const part = (30 / 365 - from) / (to - from);
    const total = variance(near) * (1 - part) + variance(next) * part;
    const { value } = await at(OPEN).quotes.quotes(['VIX']);
    expect(Math.abs(100 * Math.sqrt((total * 365) / 30) - value[0]!.price)).toBeLessThan(0.3);
  });

  it('VIX options are priced on its forward: put-call parity holds around it', async () => {
    for (const { calls, puts, terms } of await chainsOf('VIX')) {
      const discount = Math.exp(-terms.rate * terms.years);
      calls.forEach((call, i) => {
        const value = discount * (terms.forward - call.strike / 10_000);
        expect((call.bid! - puts[i]!.ask!) / 10_000).toBeLessThanOrEqual(value + 1e-9);
        expect((call.ask! - puts[i]!.bid!) / 10_000).toBeGreaterThanOrEqual(value - 1e-9);
      });
    }
  });

  it('ticks: nickels below 3 dollars and dimes above for SPX, NDX and VIX, cents for XSP', async () => {
    for (const [symbol, small, large] of [
      ['SPX', 500, 1_000],
      ['NDX', 500, 1_000],
      ['VIX', 500, 1_000],
      ['XSP', 100, 100],
    ] as const)
      for (const { calls, puts } of (await chainsOf(symbol)).slice(0, 4))
        for (const price of [...calls, ...puts].flatMap(({ bid, ask }) => [bid!, ask!]))
          expect([symbol, price % (price < 30_000 ? small : large)]).toEqual([symbol, 0]);
  });

  it('case 7 an adjusted contract has no value: the reason is in words, no price is made', async () => {
    const { chains, tape } = at(OPEN);
    const read = new ReadOptionContract(chains, tape, new FakeClock(OPEN));
    await expect(read.execute('AAPL1261218C00200000')).rejects.toMatchObject({
      code: 'CONTRACT_ADJUSTED',
    });
    await expect(read.execute('NOSUX1261218C00200000')).rejects.toMatchObject({
      code: 'SYMBOL_UNKNOWN',
    });
  });

  it('a contract that has expired is refused as such, also on the evening of its last day', async () => {
    const { chains, tape } = at(OPEN);
    const [call] = (await chains.chain('AAPL', '2026-11-27')).value.calls;
    const after = new FakeClock(Date.parse('2026-11-27T21:30:00Z'));
    const read = new ReadOptionContract(chains, tape, after);
    await expect(read.execute(call!.symbol)).rejects.toMatchObject({ code: 'CONTRACT_EXPIRED' });
    await expect(read.execute('AAPL200918C00105000')).rejects.toMatchObject({
      code: 'CONTRACT_EXPIRED',
    });
    await expect(read.execute('NOSUX200918C00200000')).rejects.toMatchObject({
      code: 'SYMBOL_UNKNOWN',
    });
  });

  it('a symbol whose root the expiry does not list is unknown', async () => {
    const { chains, tape } = at(OPEN);
    const [call] = (await chains.chain('SPX', '2026-11-27')).value.calls;
    const read = new ReadOptionContract(chains, tape, new FakeClock(OPEN));
    expect((await read.execute(call!.symbol)).value.quote).toEqual(call);
    await expect(read.execute(call!.symbol.replace('SPXW', 'SPX'))).rejects.toMatchObject({
      code: 'EXPIRY_UNKNOWN',
    });
  });
});

describe('American quotes of the simulated market', () => {
  it('no put is offered below what exercise gains, though a European one would be', async () => {
    const { value } = await at(OPEN).chains.expiries('TSLA');
    const { puts, spot, terms } = (await at(OPEN).chains.chain('TSLA', value.at(-1)!.expiry)).value;
    const deep = puts.filter(({ strike }) => strike > 1.5 * spot);
    expect(deep.length).toBeGreaterThan(3);
    for (const { strike, ask } of deep) {
      expect(ask).toBeGreaterThanOrEqual(strike - spot);
      const european = strike * Math.exp(-terms.rate * terms.years) - spot;
      expect(ask! - european).toBeGreaterThan(0.01 * strike);
    }
  });

  it('call and put at the money have one volatility, which their prices alone would not show', async () => {
    const { calls, puts, spot } = (await at(OPEN).chains.chain('KO', '2027-01-15')).value;
    const near = calls.findIndex(({ strike }) => strike >= spot);
    expect(Math.abs(calls[near]!.iv! - puts[near]!.iv!)).toBeLessThan(0.01);
  });
});

describe('dividends of the simulated market', () => {
  const termsAt = async (symbol: string, now: number, expiry: `${number}-${number}-${number}`) =>
    (await at(now).chains.chain(symbol, expiry)).value.terms;

  it.each(['TSLA', 'AMZN', 'AMD', 'GLD', 'SPX', 'VIX'])('%s pays none', async (symbol) => {
    const { value } = await at(OPEN).chains.expiries(symbol);
    const { dividends } = await termsAt(symbol, OPEN, value.at(-1)!.expiry);
    expect(dividends ?? []).toEqual([]);
  });

  it.each([
    ['AAPL', 0.004],
    ['KO', 0.029],
    ['SPY', 0.012],
  ])('%s pays every quarter, %d of its price a year', async (symbol, dividendYield) => {
    const { dividends } = await termsAt(symbol, OPEN, '2028-01-21');
    const { price } = (await at(OPEN).quotes.quotes([symbol])).value[0]!;
    const paid = dividends!.map((each) => ('amount' in each ? each.amount : NaN));
    expect(dividends!.length).toBeGreaterThanOrEqual(4);
    expect(dividends!.length).toBeLessThanOrEqual(6);
    const perYear = (4 * paid.reduce((sum, amount) => sum + amount, 0)) / paid.length / price;
    expect(perYear / dividendYield).toBeGreaterThan(0.4);
    expect(perYear / dividendYield).toBeLessThan(2.5);
  });

  it('the forward is the spot less the dividends, carried at the rate; the yield gives it too', async () => {
    const chain = (await at(OPEN).chains.chain('KO', '2027-01-15')).value;
    const { terms, spot, asOf } = chain;
    const { years, rate, dividendYield, forward, dividends } = terms;
    expect(dividends!.length).toBe(1);
    const carried = forwardPrice(spot / 10_000, asOf, years, rate, dividends!);
    expect(forward).toBeCloseTo(carried, 9);
    expect((spot / 10_000) * Math.exp((rate - dividendYield) * years)).toBeCloseTo(forward, 9);
  });

  it.each(['AAPL', 'KO', 'PFE', 'SPY', 'TLT'])(
    '%s: the yield is what was paid with an ex-date in the past year, over the price',
    async (symbol) => {
      const yearAgo = OPEN - 365 * 86_400_000;
      const { value: listed } = await at(yearAgo).chains.expiries(symbol);
      const { dividends } = await termsAt(symbol, yearAgo, listed.at(-1)!.expiry);
      const today = newYorkDate(OPEN);
      const paid = dividends!.filter(({ exDate }) => exDate <= today);
      expect(paid).toHaveLength(symbol === 'TLT' ? 12 : 4);
      const sum = paid.reduce((all, each) => all + ('amount' in each ? each.amount : NaN), 0);
      const { price } = (await at(OPEN).quotes.quotes([symbol])).value[0]!;
      const { dividendYield } = (await at(OPEN).market.details(symbol)).value;
      expect(dividendYield).toBeCloseTo(sum / price, 9);
    },
  );

  it('once paid a dividend is no more to come, and the price has opened without it', async () => {
    const { dividends } = await termsAt('KO', OPEN, '2027-01-15');
    const { exDate } = dividends![0]!;
    const opening = Date.parse(`${exDate}T14:30:00Z`);
    const amounts = async (now: number) =>
      (await termsAt('KO', now, '2027-01-15')).dividends!.map((each) => each.exDate);
    expect(await amounts(opening - 1)).toContain(exDate);
    expect(await amounts(opening)).not.toContain(exDate);
  });
});

describe('sessions of the simulated market', () => {
  it('every company has a sector, funds and indices have none; indices are not traded', async () => {
    const { value } = await at(OPEN).market.stockDays();
    expect(value.length).toBeGreaterThan(40);
    for (const { ticker, type, sector, volume } of value) {
      expect([ticker, sector !== null]).toEqual([ticker, type === 'CS']);
      expect([ticker, volume === null]).toEqual([ticker, type === 'INDEX']);
    }
  });

  it('price and change are those of the quote', async () => {
    const { market, quotes } = at(OPEN);
    for (const day of (await market.stockDays()).value) {
      const { price, change } = (await quotes.quotes([day.ticker])).value[0]!;
      expect([day.ticker, day.price, day.change]).toEqual([day.ticker, price, change]);
    }
  });
});

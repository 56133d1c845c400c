import { beforeAll, describe, expect, it } from '@jest/globals';
import { newYorkDate, sessionOn } from '@toolyard/core/calendar';
import type { OptionChain, OptionQuote, OptionTrade } from '@toolyard/core/options/chain';
import { FakeClock } from '@toolyard/memory';
import { simulatedMarket } from '@toolyard/simulated-market';
import { parsed } from './option-records.suite.ts';

/** A Friday afternoon, and a half day shortly before its close. */
const MOMENTS = ['2026-11-20T19:34:56Z', '2026-11-27T17:59:30Z'].map((text) => Date.parse(text));
const SYMBOLS = ['IWM', 'NVDA', 'KO', 'NIO'];
const MINUTE = 60_000;

const clock = new FakeClock(MOMENTS[0]);
const { market, chains, quotes, news, tape, volatility } = simulatedMarket({ seed: 'tape', clock });

const allQuotes = ({ calls, puts }: OptionChain): readonly OptionQuote[] => [...calls, ...puts];

async function chainOf(symbol: string, which: number): Promise<OptionChain> {
  const { value } = await chains.expiries(symbol);
  return (await chains.chain(symbol, value[which]!.expiry)).value;
}

async function tradesOf(symbol: string): Promise<readonly OptionTrade[]> {
  return (await tape.activity(parsed(symbol))).value.trades;
}

describe('the tape of the simulated market', () => {
  it.each(SYMBOLS)(
    '%s: every print lies in a session and within the bid and ask of its moment',
    async (symbol) => {
      let prints = 0;
      for (const now of MOMENTS) {
        clock.set(now);
        const chain = await chainOf(symbol, 1);
        const { open, close } = sessionOn(newYorkDate(now))!;
        for (const { symbol: name } of allQuotes(chain).filter((_quote, i) => i % 8 === 0)) {
          clock.set(now);
          for (const { at, price } of (await tradesOf(name)).slice(0, 4)) {
            expect(at >= open && at <= Math.min(close, now)).toBe(true);
            clock.set(at);
            const then = (await chains.chain(symbol, chain.expiry)).value;
            const { bid, ask } = allQuotes(then).find((quote) => quote.symbol === name)!;
            expect(price >= bid! && price <= ask!).toBe(true);
            prints += 1;
          }
        }
      }
      expect(prints).toBeGreaterThan(8);
    },
  );

  it('a print stays as it was when time goes on, and the newest ones come before it', async () => {
    clock.set(MOMENTS[0]!);
    const { calls } = await chainOf('KO', 1);
    const { symbol } = calls.toSorted((a, b) => b.volume! - a.volume!)[0]!;
    const before = await tradesOf(symbol);
    clock.set(MOMENTS[0]! + 20 * MINUTE);
    const later = await tradesOf(symbol);
    const known = later.filter(({ at }) => at <= MOMENTS[0]!);
    expect(later.length).toBeGreaterThan(known.length);
    expect(known).toEqual(before.slice(0, known.length));
  });

  it('three trades in five are of one or two contracts, and both sides come', async () => {
    clock.set(MOMENTS[0]!);
    const { calls, puts } = await chainOf('SPY', 1);
    const busy = [...calls, ...puts]
      .filter(({ bid }) => bid! > 0)
      .toSorted((a, b) => b.volume! - a.volume!)
      .slice(0, 20);
    const trades = (await Promise.all(busy.map(({ symbol }) => tradesOf(symbol)))).flat();
    const small = trades.filter(({ size }) => size <= 2).length / trades.length;
    expect(trades.length).toBeGreaterThan(900);
    expect(small).toBeGreaterThan(0.5);
    expect(small).toBeLessThan(0.72);
    const bought = trades.filter(({ side }) => side === 'bought').length / trades.length;
    expect(Math.abs(bought - 0.5)).toBeLessThan(0.06);
  });

  it('open interest stands still in a session, moves between sessions, and a new listing has none', async () => {
    const interest = async (now: string) => {
      clock.set(Date.parse(now));
      const { value } = await chains.chain('NVDA', '2026-12-18');
      return new Map(allQuotes(value).map((quote) => [quote.symbol, quote.openInterest]));
    };
    const morning = await interest('2026-11-19T14:31:00Z');
    expect(await interest('2026-11-19T20:59:00Z')).toEqual(morning);
    expect(await interest('2026-11-20T14:31:00Z')).not.toEqual(morning);
    clock.set(Date.parse('2026-10-23T17:00:00Z'));
    const { value } = await chains.expiries('NVDA');
    const newest = value.find(
      ({ kind, daysToExpiry }) => kind === 'weekly' && daysToExpiry === 42,
    )!;
    const chain = (await chains.chain('NVDA', newest.expiry)).value;
    expect(allQuotes(chain).every(({ openInterest }) => openInterest === 0)).toBe(true);
  });
});

/** Indices are not traded themselves. */
const INDICES = ['NDX', 'SPX', 'VIX', 'XSP'];

describe('the simulated market as a whole', () => {
  let names: ReadonlyMap<string, string | null> = new Map();
  let symbols: readonly string[] = [];

  beforeAll(async () => {
    clock.set(Date.parse('2026-11-21T15:00:00Z'));
    const letters = [...'aeiou'];
    const found = await Promise.all(letters.map((text) => market.search({ text, limit: 50 })));
    names = new Map(
      found.flatMap(({ value }) => value.map(({ ticker, nameZh }) => [ticker, nameZh])),
    );
    symbols = [...names.keys()].sort();
  });

  it('has forty stocks and funds and four indices, each with a Chinese name', () => {
    expect(symbols).toHaveLength(44);
    for (const name of names.values()) expect(name).toMatch(/[\u4e00-\u9fff]/);
  });

  it('every symbol: the minutes of a day tile its bar, and so do its hours', async () => {
    for (const symbol of symbols) {
      const query = {
        symbol,
        from: '2026-11-20',
        to: '2026-11-20',
        multiplier: 1,
        adjusted: true,
      } as const;
      const [day] = (await market.bars({ ...query, timespan: 'day' })).value;
      for (const timespan of ['minute', 'hour'] as const) {
        const bars = (await market.bars({ ...query, timespan })).value;
        const tiled = {
          at: day!.at,
          open: bars[0]!.open,
          high: Math.max(...bars.map((bar) => bar.high)),
          low: Math.min(...bars.map((bar) => bar.low)),
          close: bars.at(-1)!.close,
          volume: bars.reduce((sum, bar) => sum + bar.volume, 0),
        };
        expect([symbol, tiled]).toEqual([symbol, day]);
      }
    }
  });

  it('a quote is the last minute’s price, its change the day’s', async () => {
    const { value } = await quotes.quotes(symbols);
    for (const { symbol, price, change, bid, ask } of value) {
      const query = {
        symbol,
        from: '2026-11-19',
        to: '2026-11-20',
        multiplier: 1,
        adjusted: true,
      } as const;
      const [before, day] = (await market.bars({ ...query, timespan: 'day' })).value;
      expect(price).toBe(day!.close);
      expect(change).toBeCloseTo(day!.close - before!.close, 6);
      if (INDICES.includes(symbol)) expect([bid, ask]).toEqual([null, null]);
      else expect(bid! < ask! && bid! <= price && price <= ask!).toBe(true);
    }
  });

  it('funds have quarterly and month-end expiries, all stocks January in two years', async () => {
    const kinds = async (symbol: string) =>
      (await chains.expiries(symbol)).value.map(({ kind }) => kind);
    for (const fund of ['SPY', 'QQQ'])
      expect(await kinds(fund)).toEqual(expect.arrayContaining(['quarterly', 'endOfMonth']));
    for (const symbol of ['AAPL', 'NIO', 'TLT', 'SPY']) {
      const { value } = await chains.expiries(symbol);
      expect(value.map(({ expiry }) => expiry)).toContain('2028-01-21');
    }
  });

  it('every symbol has a past of volatilities that today’s belongs to, and its own news', async () => {
    for (const symbol of symbols) {
      const { value: year } = await volatility.year(symbol);
      // Options on the volatility index have the same volatility every day.
      expect([symbol, year.length]).toEqual([symbol, symbol === 'VIX' ? 0 : 252]);
      expect(year.at(-1)?.date).toBe(symbol === 'VIX' ? undefined : '2026-11-20');
      const { value: own } = await news.news({ symbol, limit: 3 });
      expect([symbol, own.length]).toEqual([symbol, 3]);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import type {
  OptionChain,
  OptionChains,
  OptionTape,
  VolatilityHistory,
} from '@toolyard/core/options/chain';
import { parseOptionSymbol, type OptionSymbol } from '@toolyard/core/options/contracts';
import type { Instant } from '@toolyard/core/shared';

/** An adapter of OptionTape and VolatilityHistory, and the chains that they belong to. */
interface OptionRecordsCase {
  readonly chains: OptionChains;
  readonly tape: OptionTape;
  readonly volatility: VolatilityHistory;
  /** An underlying that the source knows. */
  readonly symbol: string;
  readonly unknownSymbol: string;
  readonly now: Instant;
  /** Whether it tells of trades and of the past at all. */
  readonly remembers: boolean;
  /** Whether it tells of past volatilities; like `remembers` unless given. */
  readonly remembersVolatility?: boolean;
  /** Whether the recent days of an expiry are of its last two sessions alone, however long ago a contract was traded. */
  readonly lastSessionsOnly?: boolean;
}

const UNKNOWN = { kind: 'notFound', code: 'SYMBOL_UNKNOWN' };
const MOST_TRADES = 50;

export function parsed(symbol: string): OptionSymbol {
  const read = parseOptionSymbol(symbol);
  if (!read.ok) throw new Error(`${symbol} is no option symbol`);
  return read.value;
}

/** What every adapter of OptionTape and of VolatilityHistory must do. */
export function optionRecordsConformance(adapter: string, open: () => OptionRecordsCase): void {
  const someChain = async (): Promise<OptionChain> => {
    const { chains, symbol } = open();
    const { value } = await chains.expiries(symbol);
    return (await chains.chain(symbol, value[value.length >> 1]!.expiry)).value;
  };
  const everyTenth = ({ calls, puts }: OptionChain) =>
    [...calls, ...puts].filter((_quote, i) => i % 10 === 0);

  describe(`${adapter} keeps the promises of OptionTape`, () => {
    it('trades come newest first, within the volume, all of it where they are few', async () => {
      const { tape, now, remembers } = open();
      let traded = 0;
      for (const { symbol, volume } of everyTenth(await someChain())) {
        const { trades } = (await tape.activity(parsed(symbol))).value;
        const size = trades.reduce((sum, trade) => sum + trade.size, 0);
        expect(size).toBeLessThanOrEqual(volume ?? 0);
        if (remembers && trades.length < MOST_TRADES) expect(size).toBe(volume ?? 0);
        expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
        trades.forEach((trade, i) => {
          expect(trade.size).toBeGreaterThan(0);
          expect(trade.price).toBeGreaterThan(0);
          expect(trade.at).toBeLessThanOrEqual(trades[i - 1]?.at ?? now);
        });
        traded += trades.length;
      }
      expect(traded > 0).toBe(remembers);
    });

    it('the last price is the last trade’s and the newest day’s; a contract without volume has none', async () => {
      const { tape } = open();
      const chain = await someChain();
      const prices = await tape.lastPrices(chain.symbol, chain.expiry);
      const listed = new Set([...chain.calls, ...chain.puts].map(({ symbol }) => symbol));
      expect([...prices.keys()].filter((symbol) => !listed.has(symbol))).toEqual([]);
      for (const { symbol, volume } of everyTenth(chain)) {
        const { trades, days } = (await tape.activity(parsed(symbol))).value;
        expect(prices.get(symbol)).toBe(trades[0]?.price);
        if (trades.length > 0) expect(days[0]!.price).toBe(trades[0]!.price);
        if (volume === 0) expect(prices.has(symbol)).toBe(false);
      }
    });

    it('the recent days of an expiry are the two newest of each of its contracts', async () => {
      const { tape, lastSessionsOnly } = open();
      const chain = await someChain();
      const recent = (await tape.recentDays(chain.symbol, chain.expiry)).value;
      const listed = new Set([...chain.calls, ...chain.puts].map(({ symbol }) => symbol));
      expect([...recent.keys()].filter((symbol) => !listed.has(symbol))).toEqual([]);
      for (const { symbol } of everyTenth(chain)) {
        const { days } = (await tape.activity(parsed(symbol))).value;
        const found = recent.get(symbol) ?? [];
        expect(found).toEqual(days.slice(0, lastSessionsOnly ? found.length : 2));
        expect(found.length).toBeLessThanOrEqual(2);
      }
    });

    it('days go back, each of them once', async () => {
      const { tape } = open();
      for (const { symbol } of everyTenth(await someChain())) {
        const { days } = (await tape.activity(parsed(symbol))).value;
        days.forEach(({ date, price }, i) => {
          expect(price).toBeGreaterThan(0);
          if (i > 0) expect(date < days[i - 1]!.date).toBe(true);
        });
      }
    });

    it('the close before lies in the past, with its price and marks; none where it remembers nothing', async () => {
      const { tape, now, remembers } = open();
      const chain = await someChain();
      const close = await tape.previousClose(chain.symbol, [parsed(chain.calls[0]!.symbol)]);
      expect(close !== null).toBe(remembers);
      if (close === null) return;
      expect(close.at).toBeLessThan(now);
      expect(close.spot).toBeGreaterThan(0);
      for (const [symbol, mark] of close.marks) {
        expect(symbol).toBe(chain.calls[0]!.symbol);
        expect(mark).toBeGreaterThanOrEqual(0);
      }
    });

    it('what is not known is refused with SYMBOL_UNKNOWN', async () => {
      const { tape, unknownSymbol } = open();
      const chain = await someChain();
      const contract = parsed(chain.calls[0]!.symbol);
      const foreign = { ...contract, root: unknownSymbol, underlying: unknownSymbol };
      expect(await tape.knows(chain.symbol)).toBe(true);
      expect(await tape.knows(unknownSymbol)).toBe(false);
      await expect(tape.activity(foreign)).rejects.toMatchObject(UNKNOWN);
      await expect(tape.lastPrices(unknownSymbol, chain.expiry)).rejects.toMatchObject(UNKNOWN);
      await expect(tape.previousClose(unknownSymbol, [])).rejects.toMatchObject(UNKNOWN);
      await expect(tape.recentDays(unknownSymbol, chain.expiry)).rejects.toMatchObject(UNKNOWN);
    });
  });

  describe(`${adapter} keeps the promises of VolatilityHistory`, () => {
    it('a year of closes, ascending, each a volatility; none where it remembers nothing', async () => {
      const { volatility, symbol, now, remembers, remembersVolatility = remembers } = open();
      const { value } = await volatility.year(symbol);
      expect(value.length > 0).toBe(remembersVolatility);
      value.forEach(({ date, iv, skew }, i) => {
        expect(Date.parse(date)).toBeLessThan(now);
        expect(iv > 0 && iv < 5).toBe(true);
        expect(Math.abs(skew ?? 0)).toBeLessThan(iv);
        if (i > 0) expect(date > value[i - 1]!.date).toBe(true);
      });
    });

    it('an unknown symbol is refused with SYMBOL_UNKNOWN', async () => {
      const { volatility, unknownSymbol } = open();
      expect(await volatility.knows(unknownSymbol)).toBe(false);
      await expect(volatility.year(unknownSymbol)).rejects.toMatchObject(UNKNOWN);
    });
  });
}

import { describe, expect, it } from '@jest/globals';
import { contractOf } from '@toolyard/core/options/chain';
import type { OptionChain, OptionChains, OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import { optionDate, optionDatePrice } from '@toolyard/core/options/pricing';
import { daysBetween, toDollars, type CalendarDate, moneyOf } from '@toolyard/core/shared';

/** An adapter of OptionChains and what the suite may ask it for. */
interface OptionChainsCase {
  readonly chains: OptionChains;
  readonly provider: string;
  readonly simulated: boolean;
  /** An underlying that the source knows. */
  readonly symbol: string;
  readonly unknownSymbol: string;
  /** A day for which nothing is listed. */
  readonly unlistedExpiry: CalendarDate;
  /** The day in New York from which days to expiry are counted. */
  readonly today: CalendarDate;
}

const ODD_TEXTS = ['', ' ', '%', '../etc', 'A'.repeat(1_000), '\u0000', '💥', '__proto__'];

/** What every adapter of OptionChains must do. */
export function optionChainsConformance(adapter: string, open: () => OptionChainsCase): void {
  const everyChain = async (): Promise<readonly OptionChain[]> => {
    const { chains, symbol } = open();
    const listed = (await chains.expiries(symbol)).value;
    return Promise.all(
      listed.map(async ({ expiry }) => (await chains.chain(symbol, expiry)).value),
    );
  };

  describe(`${adapter} keeps the promises of OptionChains`, () => {
    it('knows its underlying, does not know another one, and never throws', async () => {
      const { chains, symbol, unknownSymbol } = open();
      expect(await chains.knows(symbol)).toBe(true);
      for (const text of [unknownSymbol, ...ODD_TEXTS])
        expect(await chains.knows(text)).toBe(false);
    });

    it('expiries ascend, none has passed, and days count from today', async () => {
      const { chains, symbol, today } = open();
      const { value } = await chains.expiries(symbol);
      expect(value.length).toBeGreaterThan(0);
      value.forEach((row, i) => {
        expect(row.daysToExpiry).toBe(daysBetween(today, row.expiry));
        expect(row.daysToExpiry).toBeGreaterThanOrEqual(0);
        if (i > 0) expect(row.expiry > value[i - 1]!.expiry).toBe(true);
      });
    });

    it('every listed expiry has a chain that agrees with its row', async () => {
      const { chains, symbol } = open();
      const rows = (await chains.expiries(symbol)).value;
      (await everyChain()).forEach((chain, i) => {
        const { expiry, daysToExpiry, volatilityAtForward } = rows[i]!;
        expect(chain).toMatchObject({ symbol, expiry, daysToExpiry });
        // A source may list expiries without their quotes.
        if (volatilityAtForward !== null)
          expect(chain.volatilityAtForward).toBe(volatilityAtForward);
        expect(chain.terms.expiry).toBe(expiry);
        expect(chain.terms.years).toBeGreaterThan(0);
        expect(chain.terms.forward).toBeGreaterThan(0);
        expect(chain.spot).toBeGreaterThan(0);
      });
    });

    it('contracts: ascending strikes, the symbol is the underlying plus 15 OSI characters', async () => {
      for (const chain of await everyChain()) {
        expect(chain.calls.length + chain.puts.length).toBeGreaterThan(0);
        expectSide(chain, 'call', chain.calls);
        expectSide(chain, 'put', chain.puts);
      }
    });

    it('quotes: an unmarked one has 0 < bid ≤ ask, a volatility, and a delta of its sign', async () => {
      expect((await everyChain()).flatMap(quotesOf).filter((quote) => !isSound(quote))).toEqual([]);
    });

    it('a volatility gives back the mid of its quote', async () => {
      const off = (await everyChain()).flatMap((chain) =>
        quotesOf(chain).filter((quote) => mispricing(chain, quote) > 1e-8),
      );
      expect(off).toEqual([]);
    });

    it('an unknown underlying is refused with SYMBOL_UNKNOWN', async () => {
      const { chains, unknownSymbol, unlistedExpiry } = open();
      const refusal = { kind: 'notFound', code: 'SYMBOL_UNKNOWN' };
      await expect(chains.expiries(unknownSymbol)).rejects.toMatchObject(refusal);
      await expect(chains.chain(unknownSymbol, unlistedExpiry)).rejects.toMatchObject(refusal);
    });

    it('a day without listed contracts is refused with EXPIRY_UNKNOWN', async () => {
      const { chains, symbol, unlistedExpiry } = open();
      const refusal = { kind: 'notFound', code: 'EXPIRY_UNKNOWN' };
      await expect(chains.chain(symbol, unlistedExpiry)).rejects.toMatchObject(refusal);
    });

    it('every answer says where it comes from', async () => {
      const { chains, symbol, provider, simulated } = open();
      const rows = await chains.expiries(symbol);
      const chain = await chains.chain(symbol, rows.value[0]!.expiry);
      for (const { meta } of [rows, chain]) expect(meta).toMatchObject({ provider, simulated });
      expect(chain.value.asOf).toBe(chain.meta.asOf);
    });
  });
}

const quotesOf = ({ calls, puts }: OptionChain): readonly OptionQuote[] => [...calls, ...puts];

const isPrice = (price: number | null): boolean =>
  price === null || (Number.isSafeInteger(price) && price >= 0);

function isSound({ type, bid, ask, iv, delta, flaw }: OptionQuote): boolean {
  const sided = delta === null || (type === 'call' ? delta >= 0 : delta <= 0);
  const volatile = iv === null || (iv > 0 && Number.isFinite(iv));
  if (!isPrice(bid) || !isPrice(ask) || !sided || !volatile) return false;
  if (flaw !== null || bid === null || ask === null) return true;
  return bid > 0 && bid <= ask && iv !== null && delta !== null;
}

/** Dollars between the mid and the model's price at the quote's own volatility; 0 without the one or the other. */
function mispricing(chain: OptionChain, quote: OptionQuote): number {
  const { type, strike, bid, ask, iv: volatility } = quote;
  if (volatility === null || bid === null || ask === null) return 0;
  const { years, rate, dividendYield, forward } = chain.terms;
  const { exercise } = contractOf(chain);
  const spot = forward * Math.exp((dividendYield - rate) * years);
  const at = optionDate(type, toDollars(strike), {
    years,
    rate,
    dividendYield,
    volatility,
    exercise,
  });
  const price = optionDatePrice(at, spot);
  return Math.abs(price - toDollars(moneyOf(bid + ask)) / 2);
}

function expectSide(chain: OptionChain, type: OptionType, side: readonly OptionQuote[]): void {
  const day = chain.expiry.slice(2).replaceAll('-', '');
  const symbolOf = (strike: number): string => {
    const thousandths = String(strike / 10).padStart(8, '0');
    return `${chain.symbol}${day}${type === 'call' ? 'C' : 'P'}${thousandths}`;
  };
  const wrong = side.filter(
    (quote, i) =>
      quote.type !== type ||
      quote.symbol !== symbolOf(quote.strike) ||
      (i > 0 && quote.strike <= side[i - 1]!.strike),
  );
  expect(wrong).toEqual([]);
}

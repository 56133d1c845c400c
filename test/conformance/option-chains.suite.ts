import { describe, expect, it } from '@jest/globals';
import type { OptionChain, OptionChains, OptionQuote } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import { daysBetween, type CalendarDate } from '@toolyard/core/shared';

/** An adapter of OptionChains and what the suite may ask it for. */
export interface OptionChainsCase {
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
        expect(chain).toMatchObject({ symbol, expiry, daysToExpiry, volatilityAtForward });
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
      for (const chain of await everyChain()) {
        for (const { type, bid, ask, iv, delta, flaw } of [...chain.calls, ...chain.puts]) {
          if (bid !== null) expect(Number.isSafeInteger(bid) && bid >= 0).toBe(true);
          if (ask !== null) expect(Number.isSafeInteger(ask) && ask >= 0).toBe(true);
          if (iv !== null) expect(iv > 0 && iv < 20).toBe(true);
          if (delta !== null) expect(type === 'call' ? delta >= 0 : delta <= 0).toBe(true);
          if (flaw === null && bid !== null && ask !== null) {
            expect(bid > 0 && bid <= ask).toBe(true);
            expect(iv !== null && delta !== null).toBe(true);
          }
        }
      }
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

function expectSide(chain: OptionChain, type: OptionType, side: readonly OptionQuote[]): void {
  const day = chain.expiry.slice(2).replaceAll('-', '');
  side.forEach((quote, i) => {
    const strike = String(quote.strike / 10).padStart(8, '0');
    expect(quote.type).toBe(type);
    expect(quote.symbol).toBe(`${chain.symbol}${day}${type === 'call' ? 'C' : 'P'}${strike}`);
    if (i > 0) expect(quote.strike).toBeGreaterThan(side[i - 1]!.strike);
  });
}

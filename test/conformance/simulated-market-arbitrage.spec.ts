import { describe, expect, it } from '@jest/globals';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { simulatedMarket } from '@toolyard/simulated-market';
import { moneyOf } from '@toolyard/core/shared';
import { findArbitrage } from './executable-arbitrage.ts';

const TUPLES = 100_000;

/** Park and Miller's minimal standard generator, uniform on (0, 1). */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function makeChains(symbol: string, at: string): Promise<readonly OptionChain[]> {
  const now = Date.parse(at);
  const { chains } = simulatedMarket({ seed: 'arbitrage', clock: { now: () => now } });
  const { value } = await chains.expiries(symbol);
  return Promise.all(value.map(async ({ expiry }) => (await chains.chain(symbol, expiry)).value));
}

const made = new Map<string, Promise<readonly OptionChain[]>>();

/** Chains of all expiries. The tests share them, since American prices take seconds. */
function allChains(symbol: string, at: string): Promise<readonly OptionChain[]> {
  const key = `${symbol} at ${at}`;
  const chains = made.get(key) ?? makeChains(symbol, at);
  made.set(key, chains);
  return chains;
}

/** Rounded money may leave an ask that is no multiple of the tick; it is still an order one could fill. */
const cheaper = (quote: OptionQuote): OptionQuote => ({
  ...quote,
  ask: moneyOf(Math.round(quote.ask! * 0.9)),
});

const isTight = ({ bid, ask }: OptionQuote): boolean =>
  bid! > 0 && (ask! - bid!) / ((ask! + bid!) / 2) < 0.02;

describe('quotes of the simulated market', () => {
  it.each([
    ['SPY', '2026-11-20T17:34:00Z'],
    ['AAPL', '2026-10-05T14:31:00Z'],
    ['TSLA', '2020-03-18T19:58:00Z'],
    ['F', '2024-08-05T21:30:00Z'],
    ['QQQ', '2025-04-17T19:59:00Z'],
    ['NIO', '2026-11-20T17:34:00Z'],
    ['TLT', '2026-06-18T15:00:00Z'],
    ['SPX', '2026-11-20T17:34:00Z'],
    ['XSP', '2025-04-17T19:59:00Z'],
    ['NDX', '2026-10-05T14:31:00Z'],
  ])(
    '%s at %s: vertical, butterfly, box, conversion and calendar hold at executable prices',
    async (symbol, at) => {
      expect(findArbitrage(await allChains(symbol, at), TUPLES, uniform(20_261_120))).toEqual([]);
    },
  );

  it('VIX: each expiry alone, whose options have a forward of their own', async () => {
    for (const chain of await allChains('VIX', '2026-11-20T17:34:00Z'))
      expect(findArbitrage([chain], TUPLES / 10, uniform(20_261_120))).toEqual([]);
  });

  it('one tight ask lowered by 10 % is caught, whichever it is', async () => {
    const chains = (await allChains('AAPL', '2026-11-20T17:34:00Z')).slice(3, 7);
    const random = uniform(7);
    const tight = chains.flatMap((chain, at) =>
      [...chain.calls, ...chain.puts].filter(isTight).map((quote) => ({ at, quote })),
    );
    expect(tight.length).toBeGreaterThan(100);
    for (let n = 0; n < 12; n += 1) {
      const { at, quote } = tight[Math.floor(random() * tight.length)]!;
      const mutated = chains.map((chain, i) => (i === at ? withCheaper(chain, quote) : chain));
      const found = findArbitrage(mutated, TUPLES, random);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ symbols }) => symbols.includes(quote.symbol))).toBe(true);
    }
  });

  it.each([
    ['SPY', 0.01],
    ['AAPL', 0.03],
    ['TSLA', 0.03],
    ['MSFT', 0.03],
    ['F', 0.12],
  ])(
    '%s: half of the markets at the money are narrower than %d of the mid',
    async (symbol, most) => {
      const widths = (await allChains(symbol, '2026-11-20T17:34:00Z'))
        .filter(({ daysToExpiry }) => daysToExpiry >= 7)
        .flatMap(({ spot, calls, puts }) =>
          [...calls, ...puts].filter(({ strike }) => Math.abs(strike / spot - 1) < 0.02),
        )
        .map(({ bid, ask }) => (ask! - bid!) / ((ask! + bid!) / 2))
        .sort((a, b) => a - b);
      expect(widths.length).toBeGreaterThan(4);
      expect(widths[Math.floor(widths.length / 2)]!).toBeLessThanOrEqual(most);
    },
  );

  it('no market is wider than the exchange allows by its bid', async () => {
    const limits = [
      [20_000, 2_500],
      [50_000, 4_000],
      [100_000, 5_000],
      [200_000, 8_000],
    ] as const;
    for (const symbol of ['SPY', 'TSLA', 'F']) {
      const chains = await allChains(symbol, '2026-11-20T17:34:00Z');
      const tooWide = chains
        .flatMap(({ calls, puts }) => [...calls, ...puts])
        .filter(({ bid, ask }) => {
          const most = limits.find(([below]) => bid! < below)?.[1] ?? 10_000;
          return ask! - bid! > most;
        });
      expect(tooWide).toEqual([]);
    }
  });

  it('nearly all volume of later days lies within 2.5 standard deviations of the forward', async () => {
    const chains = (await allChains('SPY', '2026-11-20T20:30:00Z')).slice(1);
    let all = 0;
    let within = 0;
    for (const { calls, puts, terms, volatilityAtForward } of chains) {
      const deviation = volatilityAtForward! * Math.sqrt(terms.years);
      for (const { strike, volume } of [...calls, ...puts]) {
        all += volume!;
        const k = Math.log(strike / 10_000 / terms.forward);
        if (Math.abs(k) <= 2.5 * deviation) within += volume!;
      }
    }
    expect(within / all).toBeGreaterThan(0.95);
  });
});

function withCheaper(chain: OptionChain, target: OptionQuote): OptionChain {
  const mend = (side: readonly OptionQuote[]) =>
    side.map((quote) => (quote.symbol === target.symbol ? cheaper(quote) : quote));
  return { ...chain, calls: mend(chain.calls), puts: mend(chain.puts) };
}

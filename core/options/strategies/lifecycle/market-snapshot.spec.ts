import { describe, expect, it } from '@jest/globals';
import type { BarQuery, MarketMeta } from '../../../market/index.ts';
import { pricesOf, type Prices } from './market-snapshot.ts';

const meta = (provider: string): MarketMeta => ({
  ...{ provider, simulated: provider === 'simulated', asOf: 0, delayedMinutes: 0 },
  ...{ stale: false, partial: false, nextRefresh: null },
});

/** Prices of a source that has nothing but its name. */
const of = (provider: string): Prices => ({
  chains: {
    knows: () => Promise.resolve(true),
    expiries: () => Promise.resolve({ value: [], meta: meta(provider) }),
    chain: () => Promise.reject(new Error('no chain')),
  },
  market: { bars: () => Promise.resolve({ value: [], meta: meta(provider) }) },
  settlementPrices: {
    settlementPrice: () => Promise.resolve({ value: null, meta: meta(provider) }),
  },
  actions: { actions: () => Promise.resolve({ value: [], meta: meta(provider) }) },
});

const BARS: BarQuery = {
  ...{ symbol: 'SPY', from: '2026-11-20', to: '2026-11-20' },
  ...{ timespan: 'day', multiplier: 1, adjusted: true },
};

const sourceOf = async (origin: string, inForce: string): Promise<readonly string[]> => {
  const ports = { ...of(inForce), clock: { now: () => 0 }, simulated: of('simulated') };
  const strategy = { provider: origin, simulated: ['simulated', 'sample'].includes(origin) };
  const { chains, market, settlementPrices } = pricesOf(strategy, ports);
  const found = [
    await chains.expiries('SPY'),
    await market.bars(BARS),
    await settlementPrices.settlementPrice({
      symbol: 'SPY',
      date: '2026-11-20',
      settlementTime: 'PM',
    }),
  ];
  return found.map((each) => each.meta.provider);
};

describe('the prices that value a strategy', () => {
  it.each([
    ['simulated', 'polygon', 'simulated'],
    ['sample', 'polygon', 'simulated'],
    ['simulated', 'simulated', 'simulated'],
    ['polygon', 'polygon', 'polygon'],
    ['polygon', 'alpaca', 'alpaca'],
    ['import', 'polygon', 'polygon'],
    ['import', 'simulated', 'simulated'],
  ])('planned on %s, with %s in force: of %s', async (origin, inForce, source) =>
    expect(await sourceOf(origin, inForce)).toEqual([source, source, source]),
  );

  it.each(['polygon', 'alpaca'])('of %s never meets simulated ones', (origin) =>
    expect(sourceOf(origin, 'simulated')).rejects.toMatchObject({ code: 'PRICES_NOT_IN_FORCE' }),
  );
});

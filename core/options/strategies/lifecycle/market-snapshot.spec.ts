import { describe, expect, it } from '@jest/globals';
import type { BarQuery, MarketMeta } from '../../../market/index.ts';
import { fromDollars } from '../../../shared/index.ts';
import { MarketSnapshot, pricesOf, type Prices } from './market-snapshot.ts';

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

describe('the price at a past instant', () => {
  const DAY = '2026-11-20';
  /** New York is five hours behind. */
  const at = (time: string) => Date.parse(`${DAY}T${time}:00-05:00`);
  const bar = (time: string, close: number) => ({
    ...{ at: at(time), open: close, high: close, low: close, close },
    ...{ volume: 100, vwap: close, trades: 1 },
  });

  /** The first trade of the session came at 10:40, at 100; it closed at 80. */
  const priceAt = (time: string, minutes = [bar('10:40', 100), bar('15:59', 80)]) => {
    const source = of('simulated');
    const bars = (query: BarQuery) =>
      Promise.resolve({
        value: query.timespan === 'minute' ? minutes : [bar('09:30', 80)],
        meta: { ...meta('simulated'), asOf: at('16:30') },
      });
    const ports = { ...source, market: { bars }, clock: { now: () => at('17:00') } };
    return new MarketSnapshot(ports).priceAt('SPY', at(time));
  };

  it('is the last trade by then', async () => {
    expect(await priceAt('10:40')).toBe(fromDollars(100));
    expect(await priceAt('15:00')).toBe(fromDollars(100));
    expect(await priceAt('16:00')).toBe(fromDollars(80));
  });

  it('is unknown before the first trade of the session, and never one of later', async () =>
    expect(await priceAt('10:00')).toBeNull());

  it('is the close where the source has no minutes of the session', async () =>
    expect(await priceAt('10:00', [])).toBe(fromDollars(80)));
});

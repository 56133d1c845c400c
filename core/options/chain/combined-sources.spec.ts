import { describe, expect, it } from '@jest/globals';
import type { MarketMeta } from '../../market/index.ts';
import { CombinedOptionChains } from './combined-sources.ts';
import type { OptionChains } from './ports/option-chains.ts';

const meta = (provider: string): MarketMeta => ({
  provider,
  asOf: 0,
  delayedMinutes: 0,
  stale: false,
  simulated: false,
  partial: false,
  nextRefresh: null,
});

const source = (provider: string, known: string): OptionChains => ({
  knows: (symbol) => Promise.resolve(symbol === known),
  expiries: () => Promise.resolve({ value: [], meta: meta(provider) }),
  chain: () => Promise.reject(new Error(`chain of ${provider}`)),
});

const chains = new CombinedOptionChains(
  [source('simulated', 'MSFT'), source('file', 'MSFT@2021-11-22')],
  { now: () => 0 },
);

describe('several sources of chains behind one port', () => {
  it('the one that knows the underlying answers', async () => {
    expect((await chains.expiries('MSFT')).meta.provider).toBe('simulated');
    expect((await chains.expiries('MSFT@2021-11-22')).meta.provider).toBe('file');
    await expect(chains.chain('MSFT', '2026-12-18')).rejects.toThrow('chain of simulated');
    expect(await chains.knows('MSFT@2021-11-22')).toBe(true);
  });

  it('an underlying that none knows is refused', async () => {
    expect(await chains.knows('NONE')).toBe(false);
    await expect(chains.expiries('NONE')).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
    await expect(chains.chain('NONE', '2026-12-18')).rejects.toMatchObject({
      code: 'SYMBOL_UNKNOWN',
    });
  });
});

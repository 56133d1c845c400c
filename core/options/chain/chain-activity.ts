import type { OptionChain, OptionQuote } from './option-chain.ts';

/** Contracts of one side that were traded today and that stand open; null where no quote tells. */
export interface SideActivity {
  readonly volume: number | null;
  readonly openInterest: number | null;
}

/** What is traded and held in a chain, and how many puts come on a call; null where that cannot be told. */
export interface ChainActivity {
  readonly calls: SideActivity;
  readonly puts: SideActivity;
  readonly putCallVolume: number | null;
  readonly putCallOpenInterest: number | null;
}

type Counted = Pick<OptionQuote, 'volume' | 'openInterest'>;

function total(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((each) => each !== null);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

const sideOf = (quotes: readonly Counted[]): SideActivity => ({
  volume: total(quotes.map(({ volume }) => volume)),
  openInterest: total(quotes.map(({ openInterest }) => openInterest)),
});

const ratio = (put: number | null, call: number | null): number | null =>
  put === null || !call ? null : put / call;

/**
 * Volume and open interest of calls and puts in contracts, and the put–call ratio of both: puts / calls.
 * A ratio is null where a count is unknown or that of the calls is zero.
 *
 * @example chainActivity(chainOf(100, [quote('call', 100, { volume: 200 }), quote('put', 100, { volume: 300 })])).putCallVolume // 1.5
 */
export function chainActivity(chain: Pick<OptionChain, 'calls' | 'puts'>): ChainActivity {
  const calls = sideOf(chain.calls);
  const puts = sideOf(chain.puts);
  return {
    calls,
    puts,
    putCallVolume: ratio(puts.volume, calls.volume),
    putCallOpenInterest: ratio(puts.openInterest, calls.openInterest),
  };
}

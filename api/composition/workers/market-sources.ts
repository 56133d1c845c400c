import { setImmediate as nextTurn } from 'node:timers/promises';
import { openChainFiles } from '@toolyard/chain-files';
import { CombinedOptionChains, CombinedOptionTape } from '@toolyard/core/options/chain';
import { FittedOptionChains } from '@toolyard/core/options/surface';
import type { Clock } from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';

export interface MarketSourceSettings {
  readonly chainFilesDir: string | null;
  readonly marketSeed: string;
}

/** The operator's chain files first, where there are any, and the simulated market. */
export async function openMarketSources(settings: MarketSourceSettings, clock: Clock) {
  const { chainFilesDir, marketSeed: seed } = settings;
  const simulated = simulatedMarket({ seed, clock });
  const files = chainFilesDir === null ? [] : [await openChainFiles(chainFilesDir)];
  const sources = [...files, simulated];
  return {
    sources,
    refused: files.flatMap((each) => each.refused),
    chains: new CombinedOptionChains(
      sources.map((each) => new FittedOptionChains(each.chains)),
      clock,
      nextTurn,
    ),
    tape: new CombinedOptionTape(sources.map((each) => each.tape)),
  };
}

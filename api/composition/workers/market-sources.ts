import { setImmediate as nextTurn } from 'node:timers/promises';
import { openChainFiles } from '@toolyard/chain-files';
import { CombinedMarket, CombinedNews, CombinedQuotes } from '@toolyard/core/market';
import {
  CombinedOptionChains,
  CombinedOptionTape,
  CombinedVolatilityHistory,
} from '@toolyard/core/options/chain';
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
    refused: files.flatMap((each) => each.refused),
    market: new CombinedMarket(
      sources.map(({ market }) => market),
      clock,
    ),
    news: new CombinedNews(sources.map(({ news }) => news)),
    quotes: new CombinedQuotes(sources.map(({ quotes }) => quotes)),
    volatility: new CombinedVolatilityHistory(sources.map(({ volatility }) => volatility)),
    chains: new CombinedOptionChains(
      sources.map((each) => new FittedOptionChains(each.chains)),
      clock,
      nextTurn,
    ),
    tape: new CombinedOptionTape(sources.map((each) => each.tape)),
  };
}

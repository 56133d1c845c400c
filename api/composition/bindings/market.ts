import { openChainFiles } from '@toolyard/chain-files';
import { CombinedMarket, CombinedNews, CombinedQuotes } from '@toolyard/core/market';
import {
  CombinedOptionChains,
  CombinedOptionTape,
  CombinedVolatilityHistory,
} from '@toolyard/core/options/chain';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Container } from 'inversify';
import { bind, take } from '../typed-container.ts';
import { PORTS, type Port } from '../ports.ts';

/** The operator's chain files first, where there are any, and the simulated market. */
async function openSources(container: Container) {
  const { chainFilesDir, marketSeed: seed } = take(container, PORTS.settings);
  const logger = take(container, PORTS.logger);
  const simulated = simulatedMarket({ seed, clock: take(container, PORTS.clock) });
  const files = chainFilesDir === null ? [] : [await openChainFiles(chainFilesDir)];
  for (const refusal of files.flatMap(({ refused }) => refused))
    logger.warn({ ...refusal }, 'a chain file was refused in part or whole');
  return [...files, simulated];
}

/** Every port of the market over all sources. */
export async function bindMarket(container: Container): Promise<void> {
  const sources = await openSources(container);
  const markets = sources.map(({ market }) => market);
  const combined = {
    marketData: new CombinedMarket(markets, take(container, PORTS.clock)),
    marketNews: new CombinedNews(sources.map(({ news }) => news)),
    stockQuotes: new CombinedQuotes(sources.map(({ quotes }) => quotes)),
    optionChains: new CombinedOptionChains(
      sources.map(({ chains }) => chains),
      take(container, PORTS.clock),
    ),
    optionTape: new CombinedOptionTape(sources.map(({ tape }) => tape)),
    volatilityHistory: new CombinedVolatilityHistory(sources.map(({ volatility }) => volatility)),
  };
  for (const name of Object.keys(combined) as (keyof typeof combined)[])
    bind(container, PORTS[name] as Port<object>).toConstantValue(combined[name]);
}

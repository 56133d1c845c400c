import { openChainFiles } from '@toolyard/chain-files';
import { CombinedMarket } from '@toolyard/core/market';
import { CombinedOptionChains } from '@toolyard/core/options/chain';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Container } from 'inversify';
import { bind, take } from '../typed-container.ts';
import { PORTS } from '../ports.ts';

/** The operator's chain files first, where there are any, and the simulated market. */
export async function bindMarket(container: Container): Promise<void> {
  const { chainFilesDir, marketSeed: seed } = take(container, PORTS.settings);
  const logger = take(container, PORTS.logger);
  const clock = take(container, PORTS.clock);
  const simulated = simulatedMarket({ seed, clock });
  const files = chainFilesDir === null ? [] : [await openChainFiles(chainFilesDir)];
  for (const refusal of files.flatMap(({ refused }) => refused))
    logger.warn({ ...refusal }, 'a chain file was refused in part or whole');
  const sources = [...files, simulated];
  bind(container, PORTS.marketData).toConstantValue(
    new CombinedMarket(
      sources.map(({ market }) => market),
      clock,
    ),
  );
  bind(container, PORTS.optionChains).toConstantValue(
    new CombinedOptionChains(sources.map(({ chains }) => chains)),
  );
}

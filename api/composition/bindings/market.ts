import type { Container } from 'inversify';
import { bind, resolve } from '../typed-container.ts';
import { PORTS, type Port } from '../ports.ts';
import { openMarketSources } from '../workers/market-sources.ts';
import { WorkerRecords } from '../workers/worker-records.ts';
import { WorkerSnapshots } from '../workers/worker-snapshots.ts';

/** Every port of the market over all sources. */
export async function bindMarket(container: Container): Promise<void> {
  const { chainFilesDir, marketSeed } = resolve(container, PORTS.settings);
  const clock = resolve(container, PORTS.clock);
  const opened = await openMarketSources({ chainFilesDir, marketSeed }, clock);
  const logger = resolve(container, PORTS.logger);
  for (const refusal of opened.refused)
    logger.warn({ ...refusal }, 'a chain file was refused in part or whole');
  const combined = {
    marketData: opened.market,
    marketNews: opened.news,
    stockQuotes: opened.quotes,
    optionChains: opened.chains,
    optionTape: opened.tape,
    volatilityHistory: opened.volatility,
  };
  for (const name of Object.keys(combined) as (keyof typeof combined)[])
    bind(container, PORTS[name] as Port<object>).toConstantValue(combined[name]);
  const snapshots = new WorkerSnapshots({ chainFilesDir, marketSeed }, clock);
  bind(container, PORTS.snapshots)
    .toConstantValue(snapshots)
    .onDeactivation(() => snapshots.close());
  const records = new WorkerRecords();
  bind(container, PORTS.recordComputations)
    .toConstantValue(records)
    .onDeactivation(() => records.close());
  // Only what was resolved once is deactivated.
  resolve(container, PORTS.snapshots);
  resolve(container, PORTS.recordComputations);
}

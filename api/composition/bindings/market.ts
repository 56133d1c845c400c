import { ComplementedEarnings } from '@toolyard/core/market';
import { openSharedValues } from '@toolyard/redis';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Container } from 'inversify';
import { CachedAnswers } from '../market/cached-answers.ts';
import { marketAnswers } from '../market/market-answers.ts';
import { ProviderMarket } from '../market/provider-market.ts';
import { CachedRecordAnswers } from '../../options/record-answers.ts';
import { bind, resolve } from '../typed-container.ts';
import { PORTS, type Port } from '../ports.ts';
import { combinedSources, openFiles } from '../workers/market-sources.ts';
import { WorkerRecords } from '../workers/worker-records.ts';
import { WorkerSnapshots } from '../workers/worker-snapshots.ts';

/** Every port of the market over all sources. */
export async function bindMarket(container: Container): Promise<void> {
  const settings = resolve(container, PORTS.settings);
  const { chainFilesDir, marketSeed, redisUrl } = settings;
  const clock = resolve(container, PORTS.clock);
  const logger = resolve(container, PORTS.logger);
  const shared = redisUrl === null ? null : await openSharedValues(redisUrl);
  const simulated = simulatedMarket({ seed: marketSeed, clock });
  const provider = new ProviderMarket({
    ...{ settings: settings.market, clock, logger, redisUrl, shared },
    simulated,
    vault: resolve(container, PORTS.providerKeyVault),
    stored: () => resolve(container, PORTS.providerKeyReader).find(),
  });
  const files = await openFiles(chainFilesDir);
  const opened = combinedSources(files, provider.source, clock);
  for (const refusal of files.flatMap(({ refused }) => refused))
    logger.warn({ ...refusal }, 'a chain file was refused in part or whole');
  const combined = {
    marketData: opened.market,
    marketNews: opened.news,
    marketReports: opened.earnings,
    earningsReports: new ComplementedEarnings(opened.earnings, {
      upload: () => resolve(container, PORTS.uploadedEarnings).upload(),
      reports: (query) => resolve(container, PORTS.uploadedEarnings).reports(query),
    }),
    corporateActions: opened.actions,
    stockQuotes: opened.quotes,
    optionChains: opened.chains,
    optionTape: opened.tape,
    volatilityHistory: opened.volatility,
    settlementPrices: opened.settlementPrices,
  };
  for (const name of Object.keys(combined) as (keyof typeof combined)[])
    bind(container, PORTS[name] as Port<object>).toConstantValue(combined[name]);
  bind(container, PORTS.simulatedPrices).toConstantValue(combinedSources(files, simulated, clock));
  bind(container, PORTS.providerMarket)
    .toConstantValue(provider)
    .onDeactivation(() => {
      provider.close();
      shared?.close();
    });
  bind(container, PORTS.livePrices)
    .toConstantValue(provider.live)
    .onDeactivation(() => provider.live.close());
  const threads = new WorkerSnapshots({ chainFilesDir, marketSeed }, clock);
  bind(container, PORTS.snapshotThreads)
    .toConstantValue(threads)
    .onDeactivation(() => threads.close());
  const here = marketAnswers(opened, clock);
  bind(container, PORTS.snapshots).toConstantValue(
    new CachedAnswers({ threads, here }, provider, combined.earningsReports, clock),
  );
  const records = new WorkerRecords();
  bind(container, PORTS.recordComputations)
    .toConstantValue(records)
    .onDeactivation(() => records.close());
  bind(container, PORTS.recordAnswers)
    .toDynamicValue(() => new CachedRecordAnswers(clock, resolve(container, PORTS.accountLimiter)))
    .inSingletonScope();
  // Only what was resolved once is deactivated.
  resolve(container, PORTS.providerMarket);
  resolve(container, PORTS.livePrices);
  resolve(container, PORTS.snapshotThreads);
  resolve(container, PORTS.recordComputations);
}

import { readBackupStatus } from '../composition/backup-status.ts';
import { freeBytes } from '../composition/folders.ts';
import type { MarketReadout } from '../composition/market/provider-market.ts';
import { packageVersion } from '../composition/package-version.ts';
import { PORTS } from '../composition/ports.ts';
import type { QuoteStreams } from '../market/quote-streams.ts';
import type { Metrics } from './metrics.ts';
import { resolve, type Container } from '../composition/typed-container.ts';

/** Gauges of this server, read when metrics are collected. */
export function observeServer(
  container: Container,
  streams: Pick<QuoteStreams, 'openStreams'>,
): void {
  const metrics = resolve(container, PORTS.metrics);
  const settings = resolve(container, PORTS.settings);
  const database = resolve(container, PORTS.databaseFigures);
  const readiness = resolve(container, PORTS.readiness);
  const audit = resolve(container, PORTS.auditWatch);
  const clock = resolve(container, PORTS.clockWatch);
  const market = resolve(container, PORTS.providerMarket);
  const live = resolve(container, PORTS.livePrices);
  const { mode, build } = settings;
  const labels = { version: packageVersion(), node: process.version, mode };
  metrics.describeBuild(build === null ? labels : { ...labels, build });
  metrics.observe('toolyard_ready', '1 while calls should be sent here', async () =>
    Number(await readiness.isReady()),
  );
  metrics.observe('toolyard_database_connections', 'Connections to PostgreSQL, by state', () => ({
    ...database.pool(),
  }));
  metrics.observe(
    'toolyard_mail_waiting',
    'Mails that wait, by state: untried, or failed at least once',
    () => database.waitingMail(),
  );
  metrics.observe('toolyard_audit_whole', '0 when the last walk found the audit log broken', () =>
    Number(audit.broken === null),
  );
  metrics.observe(
    'toolyard_audit_entries',
    'Entries of the audit log at its last walk',
    () => audit.entries,
  );
  metrics.observe(
    'toolyard_job_overdue_seconds',
    'Seconds since the turn of a job was due that has not ended, by job',
    () => metrics.jobsOverdue(),
  );
  observeBackups(metrics, settings.dataDir, () => resolve(container, PORTS.clock).now());
  metrics.observe('toolyard_quote_streams', 'Open streams of quotes', () => streams.openStreams);
  observeMarket(metrics, () => market.readout());
  metrics.observe('toolyard_live_prices', '1 while the provider sends prices', () =>
    Number(live.status().state === 'live'),
  );
  metrics.observe(
    'toolyard_live_messages_unreadable',
    'Messages of the provider that could not be read',
    () => live.status().ignored,
  );
  const events = resolve(container, PORTS.lotteryReader);
  metrics.observe(
    'toolyard_draws_overdue',
    'Prize draws whose freeze or draw is overdue by five minutes or more',
    async () => (await events.count(resolve(container, PORTS.clock).now())).overdue,
  );
  metrics.observe('toolyard_clock_jumps', 'Jumps of the clock since the start', () => clock.jumps);
  metrics.observe('toolyard_disk_free_bytes', 'Free space where DATA_DIR lies', () =>
    freeBytes(settings.dataDir),
  );
}

/** Backups of DATA_DIR, which other processes make. */
function observeBackups(metrics: Metrics, dataDir: string, now: () => number): void {
  const status = () => {
    const found = readBackupStatus(dataDir);
    if (found === null) throw new Error('nothing is known of backups');
    return found;
  };
  metrics.observe(
    'toolyard_backup_age_seconds',
    'Seconds since the last backup, or since the first start where there was none',
    () => Math.max(0, now() - status().since) / 1_000,
  );
  metrics.observe(
    'toolyard_backup_failures',
    'Backups that have failed since the last one that succeeded',
    () => status().failures,
  );
}

/** Circuit breakers as figures. */
const CIRCUITS = { closed: 0, halfOpen: 0.5, open: 1 } as const;

/** Gauges of the market data provider; those of its calls are absent while the market is simulated. */
function observeMarket(metrics: Metrics, read: () => Promise<MarketReadout>): void {
  const relay = async () => {
    const { relay: found, budget, at } = await read();
    if (!found || !budget) throw new Error('no provider is in force');
    return { ...found, budget, at };
  };
  metrics.observe('toolyard_market_provider', 'The market in force; always 1', async () => ({
    [(await read()).provider ?? 'simulated']: 1,
  }));
  metrics.observe(
    'toolyard_market_calls',
    'Calls of the market since its provider is in force, by outcome: hit, miss or stale',
    async () => {
      const { hits: hit, misses: miss, staleAnswers: stale } = await relay();
      return { hit, miss, stale };
    },
  );
  metrics.observe('toolyard_market_hit_ratio', 'Calls answered from memory, fraction', async () => {
    const { hits, misses } = await relay();
    return hits + misses === 0 ? 1 : hits / (hits + misses);
  });
  metrics.observe(
    'toolyard_market_upstream_requests',
    'Requests to the provider since it is in force',
    async () => (await relay()).budget.sent,
  );
  metrics.observe(
    'toolyard_market_budget_left',
    'Calls that the key has left now',
    async () => (await relay()).budget.left,
  );
  metrics.observe(
    'toolyard_market_circuits',
    'Circuit breakers by endpoint: 0 closed, 0.5 trying again, 1 open',
    async () =>
      Object.fromEntries(
        (await relay()).endpoints.map(({ name, circuit }) => [name, CIRCUITS[circuit]]),
      ),
  );
  metrics.observe(
    'toolyard_market_answer_age_seconds',
    'Seconds since the last answer of the provider, by endpoint',
    async () => {
      const { endpoints, at } = await relay();
      return Object.fromEntries(
        endpoints.flatMap(({ name, answeredAt }) =>
          answeredAt === null ? [] : [[name, (at - answeredAt) / 1_000]],
        ),
      );
    },
  );
}

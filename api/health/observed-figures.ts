import { freeBytes } from '../composition/folders.ts';
import { packageVersion } from '../composition/package-version.ts';
import { PORTS } from '../composition/ports.ts';
import type { QuoteStreams } from '../market/quote-streams.ts';
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
  metrics.describeBuild({ version: packageVersion(), node: process.version, mode: settings.mode });
  metrics.observe('toolyard_ready', '1 while calls should be sent here', async () =>
    Number(await readiness.isReady()),
  );
  metrics.observe('toolyard_database_connections', 'Connections to PostgreSQL, by state', () => ({
    ...database.pool(),
  }));
  metrics.observe(
    'toolyard_mail_waiting',
    'Letters that wait, by state: untried, or failed at least once',
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
  metrics.observe('toolyard_quote_streams', 'Open streams of quotes', () => streams.openStreams);
  metrics.observe('toolyard_clock_jumps', 'Jumps of the clock since the start', () => clock.jumps);
  metrics.observe('toolyard_disk_free_bytes', 'Free space where DATA_DIR lies', () =>
    freeBytes(settings.dataDir),
  );
}

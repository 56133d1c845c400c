import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReadSignInHint } from '@toolyard/core/accounts';
import { beginBackupStatus } from './composition/backup-status.ts';
import { buildContainer, closeContainer } from './composition/container.ts';
import type { OpeningDatabase } from './composition/opening-database.ts';
import { packageVersion } from './composition/package-version.ts';
import { PORTS } from './composition/ports.ts';
import type { Settings } from './composition/settings.ts';
import { resolve } from './composition/typed-container.ts';
import { QuoteStreams } from './market/quote-streams.ts';
import { createApp } from './create-app.ts';
import { startJobs } from './jobs/jobs.ts';
import { observeServer } from './health/observed-figures.ts';
import { createLogger } from './http/request-log.ts';
import { environmentFault } from './environment-fault.ts';
import { endWithParent, shutDownOnSignals, shutDown } from './shutdown.ts';
import { welcome } from './welcome.ts';

/** Time for balancers to see that the server is not ready any more. */
const GRACE_MS = { production: 2_000, development: 100, test: 100 } as const;

/** How the program was called. */
interface Options {
  readonly endsWithParent: boolean;
}

/** Starts the server and prints its address; leaves with a clear message when it cannot. */
export async function serve(
  settings: Settings,
  database: OpeningDatabase,
  options: Options,
): Promise<void> {
  try {
    const stop = await start(settings, database);
    if (options.endsWithParent) endWithParent(stop);
  } catch (fault) {
    const place = environmentFault(fault);
    if (place === null) createLogger(settings.logLevel).fatal({ err: fault }, 'starting failed');
    else console.error(place);
    process.exit(1);
  }
}

/** Returns what stops the server, given the reason. */
async function start(
  settings: Settings,
  database: OpeningDatabase,
): Promise<(reason: string) => void> {
  const container = await buildContainer(settings, database);
  beginBackupStatus(settings.dataDir, resolve(container, PORTS.clock).now());
  const logger = resolve(container, PORTS.logger);
  const app = await createApp(container);
  const server = app.getHttpServer();
  resolve(container, PORTS.metrics).observeProcess();
  observeServer(container, app.get(QuoteStreams, { strict: false }));

  const warm = Promise.all([
    resolve(container, PORTS.snapshotThreads).warm(),
    resolve(container, PORTS.recordComputations).warm(),
  ]);
  // Balancers send many calls at once to a server that listens. A developer waits for the first page, and a thread
  // that fails says so at its first computation.
  if (settings.mode === 'production') await warm;
  else warm.catch(() => undefined);
  await app.listen(settings.port, settings.host);
  const endJobs = startJobs(container);
  const end = () =>
    shutDown(server, {
      announce: () => {
        resolve(container, PORTS.readiness).end();
        resolve(container, PORTS.openRequests).endConnections();
      },
      graceMs: GRACE_MS[settings.mode],
      close: async () => void (await Promise.all([app.close(), endJobs()])),
      release: () => closeContainer(container),
    });
  const stop = shutDownOnSignals(async (reason) => {
    logger.info({ reason }, 'stopping');
    await end();
    logger.info('stopped');
  }, logger);
  const address = addressOf(server, settings.host);
  for (const warning of settings.warnings) logger.warn(warning);
  const { mode, build } = settings;
  const version = packageVersion();
  logger.info({ address, version, build, node: process.version, mode }, 'listening');
  if (mode === 'development') {
    const hint = await container.get(ReadSignInHint).execute();
    console.log(welcome(address, hint));
  }
  return stop;
}

/** By name where the name leads here: browsers accept passkeys of `localhost` and none of an address. */
function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

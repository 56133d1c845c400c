import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildContainer, closeContainer } from './composition/container.ts';
import { readSettings, type Settings } from './composition/settings.ts';
import { createApp } from './create-app.ts';
import { endServer, endWithParent, limitSlowClients } from './server-life.ts';

/** A fault of the place, not of the program: its message says what to do, and a stack would only hide it. */
const isOfThePlace = (fault: unknown): fault is Error =>
  fault instanceof Error &&
  (['SettingsError', 'FolderInUse'].includes(fault.name) ||
    ('code' in fault && fault.code === 'EADDRINUSE'));

/** Starts the server and prints its address; leaves with a clear message when it cannot. */
export async function serve(): Promise<void> {
  try {
    await start(readSettings(process.env));
  } catch (fault) {
    console.error(isOfThePlace(fault) ? fault.message : fault);
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<void> {
  const container = await buildContainer(settings);
  const app = await createApp(container);
  const server = app.getHttpServer();
  limitSlowClients(server);
  await app.listen(settings.port, settings.host);
  const stop = async () => {
    await endServer(server, () => app.close());
    await closeContainer(container);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  endWithParent(() => void stop());
  console.log(`Toolyard is at ${addressOf(server, settings.host)} (API: /api/docs)`);
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

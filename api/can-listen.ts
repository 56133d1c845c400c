import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './composition/settings.ts';

/** Rejects, as `listen` does, where nothing can listen: before a start changes anything or prints a password. */
export async function assertCanListen({ port, host }: Pick<Settings, 'port' | 'host'>) {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BuiltApi {
  readonly origin: string;
  /** Sets the server's clock. */
  readonly setClock: (at: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** The built server as a process of its own, with a clock that the test sets and a folder that it takes away. */
export async function startBuiltApi(): Promise<BuiltApi> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-tabs-'));
  const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url).href);
  const env = { ...process.env, NODE_ENV: 'test', CLOCK: 'manual', LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, [main], {
    env: { ...env, PORT: String(port), DATA_DIR: folder },
    stdio: 'ignore',
  });
  const live = () =>
    fetch(`${origin}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await live()); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error('the server does not start');
    await new Promise((again) => setTimeout(again, 100));
  }
  return {
    origin,
    async setClock(at) {
      await fetch(`${origin}/api/test/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ now: new Date(at).toISOString() }),
      });
    },
    async stop() {
      const gone = new Promise((exit) => child.once('exit', exit));
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

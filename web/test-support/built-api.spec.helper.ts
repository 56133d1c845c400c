import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BuiltApi {
  readonly origin: string;
  /** Sets the server's clock. */
  readonly setClock: (at: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const START_MS = 110_000;

/** The built server as a process of its own, with a clock that the test sets and a folder that it takes away. */
export async function startBuiltApi(): Promise<BuiltApi> {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-tabs-'));
  // The migrated database that scripts/test-run.mjs prepares; without one the server makes its own.
  const template = process.env['DATABASE_TEMPLATE'];
  if (template !== undefined)
    cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true });
  const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url).href);
  const env = { ...process.env, NODE_ENV: 'test', CLOCK: 'manual', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main, '--end-with-parent'], {
    env: { ...env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  let port: string | undefined;
  for (const end = Date.now() + START_MS; port === undefined;) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('the server does not start');
    await new Promise((again) => setTimeout(again, 50));
    port = /"address":"http:\/\/[^:]+:(\d+)"/.exec(printed)?.[1];
  }
  const origin = `http://127.0.0.1:${port}`;
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

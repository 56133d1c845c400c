import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port of the loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface AppServer {
  readonly url: string;
  readonly pid: number;
  /** What it has printed so far. */
  output(): string;
  /** Ends it by the signal and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));

/** Gives a new data folder the migrated database that scripts/test-run.mjs prepares; without one it makes its own. */
export function furnish(dataDir: string): string {
  const template = process.env['DATABASE_TEMPLATE'];
  const database = join(dataDir, 'postgres');
  if (template !== undefined && !existsSync(database))
    cpSync(join(template, 'postgres'), database, { recursive: true });
  return dataDir;
}

/** A server finds the code that an earlier one has compiled. */
const SERVER_ENV = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: join(tmpdir(), 'toolyard-compile-cache'),
};

/** Starts the built application on a free port and waits until it answers. */
export async function startApp(env: Record<string, string>, port?: number): Promise<AppServer> {
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  if (env['DATA_DIR'] !== undefined && env['DATABASE_URL'] === undefined) furnish(env['DATA_DIR']);
  const child = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
    cwd: root,
    env: { ...process.env, ...SERVER_ENV, PORT: String(at), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await untilLive(url, child, () => printed);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: (signal = 'SIGTERM') => ended(child, signal),
  };
}

/** A busy machine takes its time; the hooks that start servers have 120 s. */
const START_MS = 110_000;

async function untilLive(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended at start:\n${printed()}`);
    const live = await fetch(`${url}/health/live`).catch(() => null);
    if (live?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer within ${START_MS / 1000} s:\n${printed()}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    // Closed, not only ended: all that it printed has been read.
    child.once('close', () => resolve());
    child.kill(signal);
  });
}

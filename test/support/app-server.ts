import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';

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

const running = new Set<AppServer>();
const folders: string[] = [];

/** A new folder that the end of the spec file removes. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

// Runs before the spec file's own outermost `afterAll`, so servers may still run: they end before their folders go.
afterAll(async () => {
  for (const server of running) await server.stop('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Gives a new data folder the migrated database that scripts/test-run.mjs prepares; without one it makes its own. */
export function furnish(dataDir: string): string {
  const template = process.env['DATABASE_TEMPLATE'];
  const database = join(dataDir, 'postgres');
  if (template !== undefined && !existsSync(database))
    cpSync(join(template, 'postgres'), database, { recursive: true });
  return dataDir;
}

/** A server finds the code that an earlier one has compiled. Its log says when it listens. */
const SERVER_ENV = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'info',
  NODE_COMPILE_CACHE: join(tmpdir(), 'toolyard-compile-cache'),
};

/** Starts the built application, on a free port unless one is given, and waits until it listens. */
export async function startApp(env: Record<string, string>, port?: number): Promise<AppServer> {
  if (env['DATA_DIR'] !== undefined && env['DATABASE_URL'] === undefined) furnish(env['DATA_DIR']);
  try {
    return await started(env, port ?? (await freePort()));
  } catch (fault) {
    // Another process may have taken the free port meanwhile. With port 0 the server's mails would name no port.
    if (port === undefined && String(fault).includes('EADDRINUSE')) return startApp(env);
    throw fault;
  }
}

async function started(env: Record<string, string>, port: number): Promise<AppServer> {
  const child = spawn(process.execPath, [join(root, 'api/dist/main.js'), '--end-with-parent'], {
    cwd: root,
    env: { ...process.env, ...SERVER_ENV, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const server: AppServer = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: (signal = 'SIGTERM') => ended(child, signal),
  };
  running.add(server);
  child.once('exit', () => running.delete(server));
  await untilListening(child, () => printed);
  return server;
}

/** A busy machine takes its time; the hooks that start servers have 120 s. */
const START_MS = 110_000;

/** In the log, or in the welcome of a server in development. */
const LISTENS = /"msg":"listening"|Toolyard is at /;

async function untilListening(child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!LISTENS.test(printed())) {
    if (child.exitCode !== null && child.stderr?.closed)
      throw new Error(`the server ended at start:\n${printed()}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the server does not listen after ${START_MS / 1000} s:\n${printed()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    // Closed, not only ended: all that it printed has been read.
    child.once('close', () => resolve());
    child.kill(signal);
  });
}

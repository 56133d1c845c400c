/**
 * `npm run test:memory`: starts the built server in production mode, on the embedded database and on PostgreSQL, with new
 * data and once more on the same data, and prints the memory of its process: the maximum until it listens, at rest,
 * and the maximum after reads. The engines alone are printed beside it. Exits with 1 if a start on the embedded
 * database exceeds a limit. It reads /proc, so it needs Linux.
 *
 *     npm run test:memory
 *     npm run test:memory -- pglite     one engine
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AppProcess } from './app-process.mjs';
import { freePort } from './free-port.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './run-node.mjs';

/** Megabytes (2^20 bytes) of resident memory on the embedded database. */
const LIMITS = { 'at start': 800, 'at rest': 600, 'in use': 800 };
const REST_MS = 10_000;
/** A busy machine comes to rest later. */
const PATIENCE_MS = 40_000;
const READS = 2_000;
const PATHS = ['/api/home/tools', '/api/lottery/events', '/api/content/published/toolyard'];

const megabytes = (text, name) =>
  Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024);
const resident = (pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { now: megabytes(status, 'VmRSS'), maximum: megabytes(status, 'VmHWM') };
};

/** The memory of a process once it rests. */
async function atRestOf(pid) {
  await pause(REST_MS);
  let least = resident(pid).now;
  for (let waited = 0; least > LIMITS['at rest'] && waited < PATIENCE_MS; waited += REST_MS / 5) {
    await pause(REST_MS / 5);
    least = Math.min(least, resident(pid).now);
  }
  return least;
}

/** A process and its children; memory that they share counts once. */
function ofGroup(pid) {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${pid}\n`);
    } catch {
      return false;
    }
  });
  return [String(pid), ...children]
    .map((each) => megabytes(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'), 'Pss'))
    .reduce((sum, each) => sum + each, 0);
}

const secret = () => randomBytes(32).toString('base64url');

/** Production, with the same keys at each start. */
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://tools.example',
  JWT_USER_KEYS: `a:${secret()}`,
  JWT_ADMIN_KEYS: `a:${secret()}`,
  CREATE_DATABASE: '1',
};

async function read(url) {
  for (let done = 0; done < READS; done += PATHS.length * 10)
    await Promise.all(
      PATHS.flatMap((path) =>
        Array.from({ length: 10 }, async () => {
          const answer = await fetch(url + path);
          await answer.arrayBuffer();
          if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
        }),
      ),
    );
}

async function measureStart(name, env) {
  const server = new AppProcess({ ...PRODUCTION, ...env }, await freePort());
  await server.start();
  try {
    const { pid } = server.child;
    const atStart = resident(pid).maximum;
    const atRest = await atRestOf(pid);
    await read(server.url);
    return { name, 'at start': atStart, 'at rest': atRest, 'in use': resident(pid).maximum };
  } finally {
    await server.kill('SIGTERM');
  }
}

/** The embedded database in a process of its own. */
async function measurePglite(dataDir) {
  const program = `
    const { createMissingCluster, openExistingCluster } = await import('@toolyard/postgres/cluster');
    await createMissingCluster(process.env.DATA_DIR);
    const { client, close } = await openExistingCluster(process.env.DATA_DIR);
    await client.query('select 1');
    console.log('open');
    const waiting = setInterval(() => undefined, 60_000);
    process.once('SIGTERM', () => {
      clearInterval(waiting);
      close();
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(root, 'api'),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended]);
  if (child.exitCode !== null) throw new Error('the embedded database did not open');
  const atStart = resident(child.pid).maximum;
  const atRest = await atRestOf(child.pid);
  child.kill('SIGTERM');
  await ended;
  return { name: 'PGlite alone, first start', 'at start': atStart, 'at rest': atRest };
}

async function onPglite() {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-memory-'));
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  try {
    return [
      await measurePglite(join(folder, 'alone')),
      await measureStart('embedded database, first start', env),
      await measureStart('embedded database, later start', env),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres() {
  const postgres = await startPostgres();
  if (postgres === null) {
    console.log('skipped: no PostgreSQL found');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-memory-'));
  const env = { DATA_DIR: folder, DATABASE_URL: new URL('/toolyard', postgres.url).href };
  try {
    return [
      await measureStart('PostgreSQL, first start', env),
      await measureStart('PostgreSQL, later start', env),
      { name: 'PostgreSQL itself, all its processes', 'at rest': ofGroup(postgres.pid) },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ENGINES = { pglite: onPglite, postgres: onPostgres };

if (!existsSync('/proc/self/smaps_rollup')) {
  console.log('skipped: /proc is not that of Linux');
  process.exit();
}
const wanted = process.argv.slice(2);
const rows = [];
for (const engine of wanted.length > 0 ? wanted : Object.keys(ENGINES))
  rows.push(...(await ENGINES[engine]()));
const exceeds = (row) =>
  row.name.startsWith('embedded') && Object.keys(LIMITS).some((at) => row[at] > LIMITS[at]);
console.table(rows.map((row) => ({ ...row, verdict: exceeds(row) ? 'TOO MUCH' : 'ok' })));
console.log(`MB; limits on the embedded database: ${JSON.stringify(LIMITS)}`);
process.exit(rows.some(exceeds) ? 1 : 0);

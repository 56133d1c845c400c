/**
 * Kills the API, and PostgreSQL below it, with SIGKILL during writes of users and an admin whose client retries with the
 * same idempotency key. Afterwards every acknowledged write must exist exactly once, with one entry in the audit log,
 * whose chain must be intact.
 *
 *     npm run test:durability            PGlite: 10 kills at 50 writes/s; PostgreSQL: 50 and 20 kills at 100 writes/s
 *     npm run test:durability -- --engine embedded --kills 1000     only the embedded database, about 1.5 s per kill
 *     node scripts/durability.mjs --engine postgres --kills 2 --database-kills 1 --rate 50
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AppProcess } from './app-process.mjs';
import { crashEmbedded } from './durability-embedded.mjs';
import { Load } from './durability-load.mjs';
import { freePort } from './free-port.mjs';
import { startPostgres } from './postgres.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string' },
    'database-kills': { type: 'string' },
    rate: { type: 'string' },
    engine: { type: 'string', default: 'all' },
  },
});
/** A kill between two starts tests nothing. */
const WRITES_BETWEEN = 30;
const given = (name, otherwise) => Number(options[name] ?? otherwise);

/** Which of the two is killed, in random order. */
function victims(kills, databaseKills) {
  const all = [...Array(kills).fill('server'), ...Array(databaseKills).fill('database')];
  return all
    .map((victim) => ({ victim, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ victim }) => victim);
}

/** Runs `npm run verify-audit` on the same data after the server has stopped. */
function verifyAudit(env) {
  const script = fileURLToPath(new URL('verify-audit.mjs', import.meta.url));
  const done = spawnSync(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  return { whole: done.status === 0, audit: (done.stdout + done.stderr).trim().slice(0, 60) };
}

async function crashOn(engine, { env, database, kills, databaseKills, rate }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-crash-'));
  const places = { DATA_DIR: dataDir, ...env };
  // A server whose database is killed logs errors.
  const level = databaseKills > 0 ? { LOG_LEVEL: 'silent' } : {};
  const server = new AppProcess({ ...places, ...level }, await freePort());
  try {
    await server.start();
    const load = await Load.on(server, rate);
    load.begin();
    for (const victim of victims(kills, databaseKills)) {
      await load.more(WRITES_BETWEEN);
      await pause(500 + Math.random() * 1500);
      await (victim === 'server' ? server.kill('SIGKILL') : database.kill());
      await (victim === 'server' ? server.start() : database.start());
    }
    await pause(500);
    await load.end();
    const found = await load.verdict();
    await server.kill('SIGTERM');
    const chain = verifyAudit(places);
    const { sent, retries, refused, givenUp, acknowledged } = load;
    const counts = Object.fromEntries(Object.entries(acknowledged).map(([k, v]) => [k, v.size]));
    const passed =
      found.lost + found.doubled + found.unnoted.length + refused.length + givenUp.length === 0 &&
      chain.whole;
    const row = { engine, kills, databaseKills, rate: Math.round(sent / load.seconds), sent };
    const rest = { retries, givenUp: givenUp.slice(0, 5), ...found, ...chain };
    const said = { ...row, acknowledged: load.done, ...counts, ...rest };
    console.log(JSON.stringify({ ...said, refused: refused.slice(0, 5), passed }));
    return passed;
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const onPglite = () =>
  crashOn('pglite', {
    env: { DATABASE_URL: '' },
    database: null,
    kills: given('kills', 10),
    databaseKills: 0,
    rate: given('rate', 50),
  });

/** TEST_DATABASE_URL may supply the server, unless the database is to be killed. */
async function onPostgres() {
  const databaseKills = given('database-kills', 20);
  const url = databaseKills === 0 ? process.env.TEST_DATABASE_URL : undefined;
  const database = url ? null : await startPostgres();
  if (!url && !database) {
    console.log('skipped: no PostgreSQL found');
    return true;
  }
  try {
    return await crashOn('postgres', {
      env: { DATABASE_URL: url ?? database.url },
      database,
      kills: given('kills', 50),
      databaseKills,
      rate: given('rate', 100),
    });
  } finally {
    await database?.stop();
  }
}

const ENGINES = {
  embedded: () => crashEmbedded(given('kills', 20)),
  pglite: onPglite,
  postgres: onPostgres,
};
let passed = true;
for (const [name, crash] of Object.entries(ENGINES))
  if (options.engine === name || options.engine === 'all') passed = (await crash()) && passed;
process.exit(passed ? 0 : 1);

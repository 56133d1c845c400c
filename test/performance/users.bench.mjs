/** The console's list of a million users on both engines, through HTTP, as `npm run bench` prints it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { AppProcess } from '../../scripts/app-process.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { sized } from './bench-size.mjs';
import { printGoal } from './goals.mjs';

const USERS = sized(1_000_000, 10_000);
const AT_ONCE = 50;
/** Of the engine that runs inside the server, and of searches: one per core. */
const FEW_AT_ONCE = 2;
const CALLS = sized(3_000, 60);
/** Before the first case: a server that has just started compiles what it runs. */
const FIRST_CALLS = sized(4_000, 60);
const P99_MS = 100;
const SEARCH_P99_MS = 50;
const FACTOR = 2;
const OPERATOR = { username: 'bench', password: 'a-password-of-the-bench' };
const OWN_PASSWORD = 'another-password-of-the-bench';

const INSIDE = 'search inside, two at once';

const PREFIXES = [
  'anna adler 12',
  'Ben B',
  'zoe',
  '王芳',
  'ágnes m',
  'adler.77',
  'c4ca4',
  'ff',
  'k',
  'nobody at all',
];
/** Rare and frequent, short and long, of one alphabet and of several. */
const PARTS = [
  '芳',
  '娜 ad',
  '李娜',
  'adler',
  'dler 12',
  'ler.777',
  'dubois 9',
  'er',
  'e',
  'example.com',
  'c4ca4',
  'wanda novak 51',
  'q',
  '欧阳',
  '%',
];
const searches = (texts) => texts.map((text) => `search=${encodeURIComponent(text)}`);

const FILL = readFileSync(new URL('users.sql', import.meta.url), 'utf8').replace(
  'generate_series(1::bigint, 1000000)',
  `generate_series(1::bigint, ${USERS})`,
);
/** Each runs alone: VACUUM refuses a transaction. Without it, autovacuum would analyse the new tables during the calls. */
const AFTER_FILLING = ['vacuum analyze', 'checkpoint'];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/**
 * @param {string} url
 * @param {{ token?: string, method?: string, body?: unknown }} [options]
 * @returns {Promise<any>}
 */
function call(url, { token, method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': `bench-${Date.now()}` }),
    };
    const sent = request(url, { agent, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) return reject(new Error(`${answer.statusCode} ${text}`));
        resolve(text === '' ? null : JSON.parse(text));
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** Signs in past the forced change of the first password. */
async function signIn(url) {
  const login = (password) =>
    call(`${url}/api/admin/auth/login`, {
      method: 'POST',
      body: { username: OPERATOR.username, password },
    });
  const { data } = await login(OPERATOR.password);
  await call(`${url}/api/admin/profile/password`, {
    token: data.token,
    method: 'PUT',
    body: { currentPassword: OPERATOR.password, newPassword: OWN_PASSWORD },
  });
  return (await login(OWN_PASSWORD)).data.token;
}

/** Milliseconds of each call, ascending. */
async function timesOf(count, urlOf, token, atOnce = AT_ONCE) {
  const times = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const url = urlOf(next++);
      const begin = performance.now();
      await call(url, { token });
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times.sort((a, b) => a - b);
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

async function measured(token, list, queries, { calls, atOnce }) {
  const urlOf = (i) => `${list}?${queries[i % queries.length]}`;
  await timesOf(calls / 6, urlOf, token, atOnce);
  const begin = performance.now();
  const times = await timesOf(calls, urlOf, token, atOnce);
  const perSecond = (calls / (performance.now() - begin)) * 1000;
  return { p50: at(times, 0.5), p99: at(times, 0.99), most: times.at(-1), perSecond };
}

const placeAt = (skip) =>
  `select id, (extract(epoch from created_at) * 1000)::bigint from user_account
   order by created_at desc offset ${skip} limit 1`;

const DEEP = [USERS / 4, USERS / 2, (3 * USERS) / 4];

/** Cursors at the beginning, deep in the list and near its end. */
async function cursorsOf(list, token, psql) {
  const { formatUserCursor } = await import('../../core/dist/accounts/index.js');
  const { nextCursor } = await call(`${list}?page=1`, { token });
  const deep = DEEP.map((skip) => {
    const [id, key] = psql(placeAt(skip)).split('|');
    const order = /** @type {const} */ ({ sort: 'createdAt', direction: 'desc' });
    return formatUserCursor({ order, way: 'next', position: { id, key }, page: skip / 10 });
  });
  return [nextCursor, ...deep];
}

async function benchOn(url, psql, load) {
  const token = await signIn(url);
  const list = `${url}/api/admin/users`;
  const { totalPages } = await call(list, { token });
  const cursors = await cursorsOf(list, token, psql);
  const cases = {
    'page 1': ['page=1'],
    'last page': [`page=${totalPages}`],
    'next by cursor': cursors.map((cursor) => `cursor=${encodeURIComponent(cursor)}`),
    'page 1 by name': ['sort=name&direction=asc'],
    'last page by name': [`sort=name&direction=asc&page=${totalPages}`],
    'superadmins by e-mail': ['role=superadmin&sort=email&direction=asc'],
    search: searches(PREFIXES),
    'search by name': searches(PREFIXES).map((query) => `${query}&sort=name&direction=desc`),
    [INSIDE]: searches(PARTS),
  };
  const all = Object.values(cases).flat();
  await timesOf(load.first, (i) => `${list}?${all[i % all.length]}`, token, load.atOnce);
  const figures = {};
  for (const [name, queries] of Object.entries(cases)) {
    const few = { ...load, atOnce: FEW_AT_ONCE, calls: load.calls / 2 };
    figures[name] = await measured(token, list, queries, name === INSIDE ? few : load);
    console.log(
      JSON.stringify({ bench: 'a million users', case: name, ...rounded(figures[name]) }),
    );
  }
  for (const [text, reached] of goalsOf(figures)) printGoal(String(text), reached === true);
}

const rounded = (figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, Number(value.toPrecision(4))]),
  );

function goalsOf(figures) {
  const fast = Object.entries(figures).map(([name, { p99 }]) => {
    const goal = name === INSIDE ? SEARCH_P99_MS : P99_MS;
    return [`${name}: p99 ${p99.toFixed(1)} ms <= ${goal} ms`, p99 <= goal];
  });
  const alike = [
    ['last page', 'page 1'],
    ['next by cursor', 'page 1'],
    ['last page by name', 'page 1 by name'],
  ].map(([name, first]) => {
    const factor = figures[name].p50 / figures[first].p50;
    return [`${name}: ${factor.toFixed(2)} times ${first} <= ${FACTOR}`, factor <= FACTOR];
  });
  return [...fast, ...alike];
}

const SERVER_LOAD = { atOnce: AT_ONCE, calls: CALLS, first: FIRST_CALLS };
const EMBEDDED_LOAD = { atOnce: FEW_AT_ONCE, calls: sized(600, 60), first: sized(600, 60) };

/** The same on the embedded engine. It is filled between two starts of the server. */
async function benchEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-bench-'));
  const server = new AppProcess(
    {
      DATA_DIR: folder,
      BOOTSTRAP_ADMIN_USERNAME: OPERATOR.username,
      BOOTSTRAP_ADMIN_PASSWORD: OPERATOR.password,
    },
    await freePort(),
  );
  try {
    await server.start();
    await server.kill('SIGTERM');
    const database = await PGlite.create(join(folder, 'postgres', 'cluster'));
    for (const statement of [FILL, ...AFTER_FILLING]) await database.exec(statement);
    const rowsOf = new Map();
    for (const skip of DEEP) {
      const { rows } = await database.query(placeAt(skip), [], { rowMode: 'array' });
      rowsOf.set(placeAt(skip), rows[0].join('|'));
    }
    await database.close();
    await server.start();
    console.log(`\nA million users on PGlite, ${FEW_AT_ONCE} calls at once, milliseconds`);
    await benchOn(server.url, (sql) => rowsOf.get(sql), EMBEDDED_LOAD);
  } finally {
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchUsers() {
  await benchServer();
  await benchEmbedded();
  agent.destroy();
}

async function benchServer() {
  const postgres = await startPostgres(['shared_buffers=1GB', 'max_parallel_workers_per_gather=0']);
  if (!postgres) return console.log('\nskipped: a million users, no PostgreSQL found');
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-bench-'));
  const psql = (...args) =>
    execFileSync(
      join(findPostgres(), 'psql'),
      [postgres.url, '-v', 'ON_ERROR_STOP=1', '-qAt', ...args],
      {
        encoding: 'utf8',
      },
    ).trim();
  const server = new AppProcess(
    {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      BOOTSTRAP_ADMIN_USERNAME: OPERATOR.username,
      BOOTSTRAP_ADMIN_PASSWORD: OPERATOR.password,
    },
    await freePort(),
  );
  try {
    await server.start();
    for (const statement of [FILL, ...AFTER_FILLING]) psql('-c', statement);
    console.log(`\nA million users on PostgreSQL, ${AT_ONCE} calls at once, milliseconds`);
    await benchOn(server.url, (sql) => psql('-c', sql), SERVER_LOAD);
  } finally {
    await server.kill('SIGTERM');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchUsers();

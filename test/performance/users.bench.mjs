/** The console's list of a million users on PostgreSQL, through HTTP, fifty calls at once, as `npm run bench` prints it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppProcess } from '../../scripts/app-process.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';

const AT_ONCE = 50;
const CALLS = 3_000;
const WARM_UP = 500;
/** Before the first case: a server that has just started compiles what it runs. */
const FIRST_CALLS = 4_000;
const P99_MS = 100;
const FACTOR = 2;
const OPERATOR = { username: 'bench', password: 'a-password-of-the-bench' };
const OWN_PASSWORD = 'another-password-of-the-bench';

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
const SEARCHES = PREFIXES.map((prefix) => `search=${encodeURIComponent(prefix)}`);

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

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

/** Milliseconds of each call, ascending; fifty run at any moment. */
async function timesOf(count, urlOf, token) {
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
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times.sort((a, b) => a - b);
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

async function measured(token, list, queries) {
  const urlOf = (i) => `${list}?${queries[i % queries.length]}`;
  await timesOf(WARM_UP, urlOf, token);
  const begin = performance.now();
  const times = await timesOf(CALLS, urlOf, token);
  const perSecond = (CALLS / (performance.now() - begin)) * 1000;
  return { p50: at(times, 0.5), p99: at(times, 0.99), most: times.at(-1), perSecond };
}

/** Cursors at the beginning, deep in the list and near its end. */
async function cursorsOf(list, token, psql) {
  const { formatUserCursor } = await import('../../core/dist/accounts/index.js');
  const { nextCursor } = await call(`${list}?page=1`, { token });
  const deep = [250_000, 500_000, 750_000].map((skip) => {
    const [id, key] = psql(
      `select id, (extract(epoch from created_at) * 1000)::bigint from user_account
       order by created_at desc offset ${skip} limit 1`,
    ).split('|');
    const order = { sort: 'createdAt', direction: 'desc' };
    return formatUserCursor({ order, way: 'next', position: { id, key }, page: skip / 10 });
  });
  return [nextCursor, ...deep];
}

async function benchOn(url, psql) {
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
    search: SEARCHES,
    'search by name': SEARCHES.map((query) => `${query}&sort=name&direction=desc`),
  };
  const all = Object.values(cases).flat();
  await timesOf(FIRST_CALLS, (i) => `${list}?${all[i % all.length]}`, token);
  const figures = {};
  for (const [name, queries] of Object.entries(cases)) {
    figures[name] = await measured(token, list, queries);
    console.log(
      JSON.stringify({ bench: 'a million users', case: name, ...rounded(figures[name]) }),
    );
  }
  for (const [text, reached] of goalsOf(figures))
    console.log(`${reached ? 'reached' : 'missed'}  ${text}`);
}

const rounded = (figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, Number(value.toPrecision(4))]),
  );

function goalsOf(figures) {
  const fast = Object.entries(figures).map(([name, { p99 }]) => [
    `${name}: p99 ${p99.toFixed(1)} ms <= ${P99_MS} ms`,
    p99 <= P99_MS,
  ]);
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

export async function benchUsers() {
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
    psql('-f', fileURLToPath(new URL('users.sql', import.meta.url)));
    console.log(`\nA million users on PostgreSQL, ${AT_ONCE} calls at once, milliseconds`);
    await benchOn(server.url, (sql) => psql('-c', sql));
  } finally {
    agent.destroy();
    await server.kill('SIGTERM');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchUsers();

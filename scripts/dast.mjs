/**
 * Attacks the built application from outside. 1,000 slow sockets of three kinds must not double the p99 of normal
 * traffic and must all be closed within 20 s. SIGTERM with 200 requests in flight must drop none. sqlmap on ten named
 * parameters and wapiti on every operation, both signed in, must find nothing of medium or higher severity.
 *
 *     npm run test:security
 *     npm run test:security -- --sockets 300
 *     npm run test:security -- --only sockets            or sqlmap, or wapiti
 *     npm run test:security -- --planted                 the scanners on an application with two holes: both must be found
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AppProcess } from './app-process.mjs';
import { openGate } from './dast-gate.mjs';
import { namedParameters, sqlmap, wapiti } from './dast-scanners.mjs';
import { freePort } from './free-port.mjs';
import { startPostgres } from './postgres.mjs';
import { call, firstSuperadmin, newUser } from './site-client.mjs';
import { lastCalls, slowSockets } from './slow-sockets.mjs';

const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    only: { type: 'string' },
    planted: { type: 'boolean', default: false },
  },
});
const wants = (part) => (options.only ?? part) === part;
const folder = mkdtempSync(join(tmpdir(), 'toolyard-dast-'));

/** Runs the application while `work` runs. */
async function beside(env, entry, work) {
  const places = { DATA_DIR: join(folder, randomUUID()), TRUST_PROXY: '1', ...env };
  const server = new AppProcess(places, await freePort(), entry);
  try {
    await server.start();
    return await work(server);
  } finally {
    await server.kill('SIGKILL');
  }
}

const sockets = () =>
  beside({ DATABASE_URL: '' }, undefined, async (server) => {
    const signIn = await newUser(server);
    const slow = await slowSockets(server, await signIn(), Number(options.sockets));
    return (await lastCalls(server)) && slow;
  });

/** Creates a user and a tool to attack, and the proxy through which scanners reach the application signed in. */
async function gateOf(server) {
  const people = { user: await newUser(server), admin: await firstSuperadmin(server) };
  const token = await people.admin();
  const made = (path, body) =>
    call(server, path, { method: 'POST', token, key: randomUUID(), body });
  const mei = { name: 'Mei', email: 'mei@example.com', password: 'long enough 4711' };
  const userId = (await made('/api/admin/users', mei)).body.data?.id;
  const look = { title: 'Scanned', description: 'Scanned', icon: '🔧', url: '/about' };
  const toolId = (await made('/api/admin/tools', look)).body.data.id;
  const found = await call(server, '/api/admin/users?search=mei', { token });
  const ids = {
    '/api/admin/users/': userId ?? found.body.users[0].id,
    '/api/admin/tools/': toolId,
  };
  const extra = [
    '/',
    '/about',
    '/auth/login',
    '/admin/login',
    '/api/ibkr/simulated/sign-in?state=x',
  ];
  if (options.planted) extra.push('/planted?name=mei');
  const gate = await openGate(server, { people, ids, extra });
  return { gate, parameters: namedParameters({ toolId, userId: ids['/api/admin/users/'] }) };
}

const scan = (env) =>
  beside(env, options.planted ? 'scripts/planted-app.mjs' : undefined, async (server) => {
    const { gate, parameters } = await gateOf(server);
    try {
      const tested = options.planted ? parameters.slice(0, 1) : parameters;
      const injected = wants('sqlmap') ? await sqlmap(gate, tested, folder) : null;
      const crawled = wants('wapiti') ? await wapiti(gate, folder) : null;
      const tally = [...gate.statuses].sort().map(([status, count]) => `${status}: ${count}`);
      console.log(`answers to the scanners: ${tally.join(', ')}`);
      const all = [injected, crawled].filter(Boolean);
      if (!options.planted) return all.every(({ passed }) => passed);
      const found = all.every(({ holes }) => holes.length > 0);
      console.log(`planted holes: ${found ? 'found' : 'NOT FOUND'}`);
      return found;
    } finally {
      await gate.close();
    }
  });

/** Uses PostgreSQL, whose errors and delays reveal an injection. */
async function scanners() {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('skipped: no PostgreSQL found');
    return true;
  }
  try {
    // The planted application logs errors on purpose.
    const level = options.planted ? { LOG_LEVEL: 'silent' } : {};
    return await scan({ DATABASE_URL: postgres.url, ...level });
  } finally {
    await postgres.stop();
  }
}

let passed = true;
try {
  if (wants('sockets') && !options.planted) passed = await sockets();
  if (options.only !== 'sockets') passed = (await scanners()) && passed;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);

/**
 * Thousands of users enter a prize draw at once while servers are killed and clients retry. Two events: one with fewer
 * places than users, one that closes and is frozen in the middle of it. Afterwards exactly the places are taken, one
 * entry per user, the counter equals the rows, every acknowledged entry exists, and the frozen list is the final one.
 *
 *     npm run test:draw-storm                       10,000 users, 1,000 places: three servers on PostgreSQL, one on PGlite
 *     npm run test:draw-storm -- --engine postgres --users 2000 --places 200 --kills 3
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AppProcess } from './app-process.mjs';
import { freePort } from './free-port.mjs';
import { startPostgres } from './postgres.mjs';
import { expected, firstSuperadmin } from './site-client.mjs';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'all' },
    users: { type: 'string', default: '10000' },
    places: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '6' },
  },
});
const USERS = Number(options.users);
const PLACES = Number(options.places);
const KILLS = Number(options.kills);
/** As many connections to a server as a proxy would open; further requests wait for one. */
const CONNECTIONS = 64;
const RETRY_PAUSE = 300;
const DAY = 86_400_000;

const key = `storm:${randomBytes(32).toString('base64url')}`;
const postgresPackage = () => import('../adapters/postgres/dist/index.js');
const securityPackage = () => import('../adapters/security/dist/index.js');

/** Users with one session each, put into the database, and their tokens: signing in is another test's matter. */
async function makeUsers(place) {
  const { openDatabase } = await postgresPackage();
  const { JwtTokenIssuer, parseKeyRing, UuidIds } = await securityPackage();
  const database = await openDatabase(place);
  const ids = new UuidIds();
  const issuer = new JwtTokenIssuer(parseKeyRing(key), 'user');
  const now = Math.floor(Date.now() / 1000) * 1000;
  const tokens = [];
  while (tokens.length < USERS) {
    const batch = Math.min(200, USERS - tokens.length);
    const people = Array.from({ length: batch }, () => ({ id: ids.next(), sessionId: ids.next() }));
    await database.unitOfWork.run(async ({ users, sessions }) => {
      await users.addMissing(people.map(({ id }) => userOf(id, now)));
      for (const { id, sessionId } of people) await sessions.add(sessionOf(sessionId, id, now));
    });
    for (const { id: ownerId, sessionId } of people)
      tokens.push(
        await issuer.issue({
          ownerId,
          sessionId,
          role: 'user',
          issuedAt: now,
          expiresAt: now + DAY,
          authenticatedAt: now,
          tokenId: ids.next(),
        }),
      );
  }
  await database.close();
  return tokens;
}

/**
 * A user as the repository stores one.
 *
 * @returns {import("@toolyard/core/accounts").User}
 */
const userOf = (id, now) => ({
  id,
  version: 1,
  name: 'Mei Lin',
  email: `storm-${id}@example.com`,
  emailVerifiedAt: now,
  role: 'user',
  language: 'auto',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  active: true,
  mustChangePassword: false,
  invitedAt: null,
  lastLoginAt: null,
  createdAt: now - DAY,
  updatedAt: now,
});

const sessionOf = (id, ownerId, now) => ({
  id,
  version: 1,
  ownerId,
  refreshHash: id,
  previousRefreshHash: null,
  rotatedAt: now,
  rotations: 0,
  authenticatedAt: now,
  device: '',
  address: '',
  remember: true,
  createdAt: now,
  lastSeenAt: now,
  expiresAt: now + DAY,
  revokedAt: null,
});

const iso = (at) => new Date(at).toISOString();
const text = { en: 'Storm', 'zh-CN': '风暴' };

/** Publishes an event that opens in two seconds. */
async function publish(server, token, { capacity, openMs }) {
  const startsAt = Date.now() + 2000;
  const body = {
    title: text,
    description: text,
    startDate: iso(startsAt),
    endDate: iso(startsAt + openMs),
    drawDate: iso(startsAt + openMs + 11 * 60_000),
    capacity,
    verifiedEmail: false,
    minAccountAge: 0,
    maxWeight: 1,
    daysPerChance: 30,
    withdrawable: true,
    alternates: 3,
    claimDays: 14,
    entropy: 'commit',
    prizes: [{ name: text, description: text, count: 5, image: 'mug' }],
    rules: [text],
  };
  const path = '/api/admin/lottery/events';
  const make = (to, sent) =>
    expected(sent ? 201 : 200, server, to, {
      method: 'POST',
      token,
      key: randomUUID(),
      body: sent ?? {},
    });
  const { data } = await make(path, body);
  await make(`${path}/${data.id}/publish`);
  await pause(startsAt - Date.now() + 50);
  return data.id;
}

const agents = new Map();

/** One attempt to enter: status and body; status 0 without an answer. */
function attempt(server, eventId, token, idempotencyKey) {
  if (!agents.has(server.port))
    agents.set(server.port, new Agent({ keepAlive: true, maxSockets: CONNECTIONS }));
  return new Promise((resolve) => {
    const call = request(
      `${server.url}/api/lottery/events/${eventId}/entries`,
      {
        agent: agents.get(server.port),
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': idempotencyKey,
          'Content-Type': 'application/json',
        },
      },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('end', () => {
          const said = Buffer.concat(chunks).toString();
          resolve({
            status: answer.statusCode,
            body: said.startsWith('{') ? JSON.parse(said) : {},
          });
        });
        answer.once('error', () => resolve({ status: 0, body: {} }));
      },
    );
    call.setTimeout(60_000, () => call.destroy());
    call.once('error', () => resolve({ status: 0, body: {} }));
    call.end('{}');
  });
}

const FINAL = ['LOTTERY_FULL', 'LOTTERY_CLOSED', 'LOTTERY_ENTERED_ALREADY'];

/** Retries with the same key, each time at another server, until the answer is final. */
async function enter(servers, eventId, token, seen) {
  const idempotencyKey = randomUUID();
  for (let tries = 0; tries < 400; tries++) {
    const server = servers[Math.floor(Math.random() * servers.length)];
    const { status, body } = await attempt(server, eventId, token, idempotencyKey);
    if (status === 201) return void seen.acknowledged.add(body.data.receipt.uuid);
    if (status === 409 && FINAL.includes(body.code))
      return void (seen.refused[body.code] = (seen.refused[body.code] ?? 0) + 1);
    if (status !== 0 && status !== 409 && status !== 429 && status < 500)
      return void seen.unexpected.push(`${status} ${body.code}`);
    seen.retries++;
    await pause(RETRY_PAUSE * (0.5 + Math.random()));
  }
  seen.unexpected.push('gave up');
}

/** A machine that is busy with the storm may need several attempts. */
async function restart(server) {
  for (let tries = 1; ; tries++) {
    try {
      return await server.start();
    } catch (error) {
      if (tries === 5) throw error;
      await server.kill('SIGKILL');
    }
  }
}

/** Every user at once, one in ten with a second click under a key of its own; meanwhile servers are killed. */
async function storm(servers, eventId, tokens, kills) {
  const seen = { acknowledged: new Set(), refused: {}, unexpected: [], retries: 0 };
  const begun = performance.now();
  const calls = tokens.flatMap((token, at) =>
    Array.from({ length: at % 10 === 0 ? 2 : 1 }, () => enter(servers, eventId, token, seen)),
  );
  let done = false;
  const all = Promise.all(calls).then(() => (done = true));
  let killed = 0;
  while (!done && killed < kills) {
    await Promise.race([all, pause(700 + Math.random() * 800)]);
    if (done) break;
    const victim = servers[killed % servers.length];
    await victim.kill('SIGKILL');
    await restart(victim);
    killed++;
  }
  await all;
  return { ...seen, killed, seconds: Math.round((performance.now() - begun) / 100) / 10 };
}

/** What the database holds of an event after all servers have stopped. */
async function stored(place, eventId) {
  const { openDatabase } = await postgresPackage();
  const database = await openDatabase(place);
  try {
    const { lotteryEvents, lotteryEntries, lotteryDraws } = database.readers;
    const event = await lotteryEvents.find(eventId);
    const weights = await lotteryEntries.weightsOf(eventId);
    const owners = new Set();
    for (let after = null; ;) {
      const page = await lotteryEntries.listOf(eventId, after, 1000);
      for (const { entry } of page) owners.add(entry.accountId);
      after = page.at(-1)?.entry.id ?? null;
      if (page.length < 1000) break;
    }
    const log = await lotteryDraws.logOf(eventId);
    const lock = /** @type {import('@toolyard/core/lottery/draw').Lock | undefined} */ (
      log.find(({ type }) => type === 'frozen')?.data
    );
    return {
      rows: weights.length,
      ids: new Set(weights.map(({ id }) => id)),
      owners: owners.size,
      counter: event.participants,
      frozen: lock?.count ?? null,
    };
  } finally {
    await database.close();
  }
}

function report(name, seen, found, passed) {
  const { acknowledged, refused, unexpected, retries, killed, seconds } = seen;
  const { rows, owners, counter, frozen } = found;
  const said = { acknowledged: acknowledged.size, refused, retries, killed, seconds };
  const held = { rows, owners, counter, frozen, unexpected: unexpected.slice(0, 5) };
  console.log(JSON.stringify({ event: name, users: USERS, ...said, ...held, passed }));
  return passed;
}

const isWhole = (seen, { rows, ids, owners, counter }) =>
  seen.unexpected.length === 0 &&
  rows === counter &&
  owners === rows &&
  [...seen.acknowledged].every((id) => ids.has(id));

async function stormOn(engine, { place, env, count }) {
  const tokens = await makeUsers(place);
  const servers = [];
  try {
    for (let i = 0; i < count; i++)
      servers.push(
        new AppProcess({ ...env, JWT_USER_KEYS: key, LOG_LEVEL: 'silent' }, await freePort()),
      );
    for (const server of servers) await server.start();
    const token = await (await firstSuperadmin(servers[0]))();
    const few = await publish(servers[0], token, { capacity: PLACES, openMs: DAY });
    const full = await storm(servers, few, tokens, KILLS);
    // Closes while entries come in; the jobs of the servers freeze it.
    const short = await publish(servers[0], token, { capacity: null, openMs: 4000 });
    const closing = await storm(servers, short, tokens, Math.ceil(KILLS / 3));
    await pause(12_000);
    for (const server of servers) await server.kill('SIGTERM');
    const [first, second] = [await stored(place, few), await stored(place, short)];
    const isFull = first.rows === Math.min(PLACES, USERS) && isWhole(full, first);
    const isFrozen = second.frozen === second.rows && isWhole(closing, second);
    const passed = [
      report(`${engine}: ${PLACES} places`, full, first, isFull),
      report(`${engine}: closes and freezes`, closing, second, isFrozen),
    ];
    return passed.every(Boolean);
  } finally {
    for (const server of servers) await server.kill('SIGKILL');
  }
}

async function onPostgres() {
  const database = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  const databaseUrl = process.env.TEST_DATABASE_URL ?? database?.url;
  if (!databaseUrl) {
    console.log('skipped: no PostgreSQL found');
    return true;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-storm-'));
  try {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    return await stormOn('postgres', { place: { databaseUrl }, env, count: 3 });
  } finally {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPglite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-storm-'));
  try {
    const env = { DATABASE_URL: '', DATA_DIR: dataDir };
    return await stormOn('pglite', { place: { dataDir }, env, count: 1 });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ENGINES = { postgres: onPostgres, pglite: onPglite };
let passed = true;
for (const [name, run] of Object.entries(ENGINES))
  if (options.engine === name || options.engine === 'all') passed = (await run()) && passed;
process.exit(passed ? 0 : 1);

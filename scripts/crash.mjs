/**
 * Kills the API by signal 9 under a load of strategy saves whose client retries with the same
 * idempotency key, and counts afterwards: every acknowledged save is there exactly once.
 *
 *     npm run crash                       10 kills on PGlite and on PostgreSQL
 *     node scripts/crash.mjs --kills 2 --engine pglite --rate 50
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AppProcess } from './app-process.mjs';
import { freePort } from './free-port.mjs';
import { startPostgres } from './postgres.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    rate: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'both' },
  },
});
const KILLS = Number(options.kills);
const RATE = Number(options.rate);
const RETRY_PAUSE = 500;
const GIVE_UP_AFTER = 120_000;
/** As many connections as a proxy would open; what comes meanwhile waits its turn. */
const CONNECTIONS = 64;

async function call(server, path, { method = 'GET', token, key, body } = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

async function signUp(server) {
  const email = `crash-${randomUUID()}@example.com`;
  const body = { name: 'Crash', email, password: `long enough ${randomUUID()}` };
  const answer = await call(server, '/api/auth/register', { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  return answer.body.token;
}

/** One leg that the simulated market lists: the call of SPY nearest to the spot. */
async function someLeg(server) {
  const expiries = await call(server, '/api/options/expiries/SPY');
  const { expiry } = expiries.body.data.at(-1);
  const { calls, currentPrice } = (await call(server, `/api/options/chain/SPY?expiry=${expiry}`))
    .body.data;
  const distance = ({ strike }) => Math.abs(strike - currentPrice);
  const quote = calls.toSorted((a, b) => distance(a) - distance(b))[0];
  const { symbol } = quote;
  return {
    kind: 'option',
    symbol,
    position: 'long',
    quantity: 1,
    price: quote.ask,
    priceSource: 'ask',
  };
}

/** Saves at a steady rate; each save goes on with its key until it is acknowledged. */
class Load {
  acknowledged = new Map();
  refused = [];
  givenUp = [];
  sent = 0;
  retries = 0;
  queue = [];

  constructor(server, token, leg) {
    Object.assign(this, { server, token, leg });
  }

  begin() {
    this.begun = performance.now();
    this.timer = setInterval(() => {
      const due = ((performance.now() - this.begun) / 1000) * RATE;
      while (this.sent < due) this.queue.push(`save ${++this.sent}`);
    }, 20);
    this.connections = Array.from({ length: CONNECTIONS }, () => this.connection());
  }

  async connection() {
    while (!this.ended || this.queue.length > 0) {
      const name = this.queue.shift();
      if (name) await this.save(name);
      else await pause(10);
    }
  }

  async save(name) {
    const body = { name, templateId: 'single-option', symbol: 'SPY', legs: [this.leg] };
    const asked = { method: 'POST', token: this.token, key: randomUUID(), body };
    const until = Date.now() + GIVE_UP_AFTER;
    let last = '';
    for (; Date.now() < until; this.retries++) {
      const answer = await call(this.server, '/api/options/strategies', asked).catch((fault) => {
        last = String(fault.cause?.code ?? fault.name);
      });
      if (answer?.status === 201) return void this.acknowledged.set(name, answer.body.data.id);
      if (answer && answer.status < 500) return void this.refused.push(`${name}: ${answer.status}`);
      if (answer) last = String(answer.status);
      await pause(RETRY_PAUSE * (0.5 + Math.random()));
    }
    this.givenUp.push(`${name}: ${last}`);
  }

  async end() {
    clearInterval(this.timer);
    this.seconds = (performance.now() - this.begun) / 1000;
    this.ended = true;
    await Promise.all(this.connections);
  }
}

async function everyStrategy(server, token) {
  const all = [];
  let cursor = null;
  do {
    const more = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const page = await call(server, `/api/options/strategies?limit=100${more}`, { token });
    if (page.status !== 200) throw new Error(`listing answered ${page.status}`);
    all.push(...page.body.data);
    cursor = page.body.nextCursor;
  } while (cursor);
  return all;
}

function verdict(load, kept) {
  const byName = Map.groupBy(kept, ({ name }) => name);
  const names = [...load.acknowledged];
  const lost = names.filter(([name, id]) => !byName.get(name)?.some((s) => s.id === id));
  const doubled = [...byName].filter(([, same]) => same.length > 1);
  return { lost: lost.length, doubled: doubled.length };
}

async function crashOn(engine, env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-crash-'));
  const server = new AppProcess({ DATA_DIR: dataDir, ...env }, await freePort());
  try {
    await server.start();
    const load = new Load(server, await signUp(server), await someLeg(server));
    load.begin();
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(1000 + Math.random() * 1500);
      await server.kill('SIGKILL');
      await server.start();
    }
    await pause(500);
    await load.end();
    const { lost, doubled } = verdict(load, await everyStrategy(server, load.token));
    const { sent, retries, refused, givenUp } = load;
    const acknowledged = load.acknowledged.size;
    const rate = Math.round((sent / load.seconds) * 10) / 10;
    const failed = lost + doubled + refused.length > 0;
    const counts = { sent, acknowledged, retries, givenUp: givenUp.length, lost, doubled };
    const row = { engine, kills: KILLS, rate, ...counts };
    console.log(JSON.stringify({ ...row, refused: refused.slice(0, 5), passed: !failed }));
    return !failed;
  } finally {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function crashOnPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? null : await startPostgres();
  if (!given && !started) {
    console.log('skipped: no PostgreSQL found');
    return true;
  }
  try {
    return await crashOn('postgres', { DATABASE_URL: given ?? started.url });
  } finally {
    await started?.stop();
  }
}

let passed = true;
if (options.engine !== 'postgres') passed = await crashOn('pglite', { DATABASE_URL: '' });
if (options.engine !== 'pglite') passed = (await crashOnPostgres()) && passed;
process.exit(passed ? 0 : 1);

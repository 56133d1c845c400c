/** Reads of the product on PostgreSQL beside a bare Express server in one run, as `npm run bench` prints them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppProcess } from '../../scripts/app-process.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { sized } from './bench-size.mjs';
import { printGoal } from './goals.mjs';

const CONNECTIONS = 32;
const ROUNDS = sized(5, 1);
const ROUND_SECONDS = sized(2, 1);
const STRATEGIES = 100;
const SYMBOLS = ['SPY', 'AAPL', 'MSFT', 'NVDA', 'TSLA'];

/** Calls per second as a share of the floor's. */
const GOALS = {
  health: 0.55,
  profile: 0.4,
  'home tools': 0.4,
  'one strategy': 0.25,
  'a list of 100 strategies': 0.05,
};

class Site {
  constructor(url) {
    this.url = url;
    this.keys = 0;
    this.token = null;
  }

  /**
   * @param {string} path
   * @param {{ body?: unknown, version?: number, method?: string }} [options]
   */
  async call(path, { body, version, method = body ? 'POST' : 'GET' } = {}) {
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(body && {
        'content-type': 'application/json',
        'idempotency-key': `bench-key-${++this.keys}`,
      }),
      ...(version && { 'if-match': `"${version}"` }),
    };
    const answer = await fetch(this.url + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}

/** An iron condor around the spot. */
async function condorOn(site, symbol, expiry) {
  const { data: chain } = await site.call(`/api/options/chain/${symbol}?expiry=${expiry}`);
  const at = chain.calls.findIndex(({ strike }) => strike >= chain.currentPrice);
  const leg = (quote, position) => ({
    kind: 'option',
    symbol: quote.symbol,
    position,
    quantity: 1,
    price: (position === 'long' ? quote.ask : quote.bid) ?? 1,
    priceSource: position === 'long' ? 'ask' : 'bid',
  });
  const legs = [
    leg(chain.puts[at - 4], 'long'),
    leg(chain.puts[at - 2], 'short'),
    leg(chain.calls[at + 2], 'short'),
    leg(chain.calls[at + 4], 'long'),
  ];
  return { name: '', templateId: 'iron-condor', symbol, legs };
}

/** A user with as many strategies as a page holds, every second one an open position. Answers the last opened one's id. */
async function furnish(site) {
  const { token } = await site.call('/api/auth/register', {
    body: { name: 'Bench', email: 'bench@toolyard.example', password: 'a password of the bench' },
  });
  site.token = token;
  const bodies = [];
  for (const symbol of SYMBOLS) {
    const { data: expiries } = await site.call(`/api/options/expiries/${symbol}`);
    for (const { expiry } of expiries.slice(2, 6))
      bodies.push(await condorOn(site, symbol, expiry));
  }
  let opened = null;
  for (let i = 0; i < STRATEGIES; i++) {
    const { data: plan } = await site.call('/api/options/strategies', {
      body: bodies[i % bodies.length],
    });
    if (i % 2 === 0) continue;
    const fills = plan.legs.map(({ id, premium }) => ({
      legId: id,
      price: premium,
      commission: 0.65,
    }));
    await site.call(`/api/options/strategies/${plan.id}/open`, {
      body: { fills },
      version: plan.version,
    });
    opened = plan.id;
  }
  return opened;
}

async function startFloor() {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('floor-server.mjs', import.meta.url)), String(port)],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await pause(50);
  return { url, stop: () => child.kill() };
}

/** Calls per second of one round. */
async function roundOf(autocannon, { url, headers }) {
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Median calls per second of each case; the cases take turns, and a round before the count warms up.
 *
 * @returns {Promise<any>}
 */
async function measured(autocannon, cases) {
  const rounds = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, target] of Object.entries(cases)) {
      const perSecond = await roundOf(autocannon, target);
      if (round > 0) rounds[name].push(perSecond);
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, values]) => [name, median(values)]));
}

function print({ floor, ...cases }) {
  console.log(`\nReads on PostgreSQL beside bare Express, ${CONNECTIONS} connections`);
  console.log(JSON.stringify({ bench: 'reads', case: 'floor', perSecond: Math.round(floor) }));
  for (const [name, perSecond] of Object.entries(cases)) {
    const ratio = perSecond / floor;
    const goal = GOALS[name];
    const rounded = Number(ratio.toPrecision(3));
    console.log(
      JSON.stringify({
        bench: 'reads',
        case: name,
        perSecond: Math.round(perSecond),
        ratio: rounded,
        goal,
      }),
    );
    printGoal(`${name}: ${rounded} of the floor >= ${goal}`, ratio >= goal, { isRatio: true });
  }
}

export async function benchReads() {
  const postgres = await startPostgres();
  if (!postgres) return console.log('\nskipped: reads, no PostgreSQL found');
  const { default: autocannon } = await import('autocannon');
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-bench-'));
  const server = new AppProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url }, await freePort());
  const floor = await startFloor();
  try {
    await server.start();
    const site = new Site(server.url);
    const id = await furnish(site);
    const headers = { authorization: `Bearer ${site.token}` };
    const at = (path) => ({ url: server.url + path, headers });
    print(
      await measured(autocannon, {
        floor: { url: floor.url },
        health: at('/health/live'),
        profile: at('/api/auth/profile'),
        'home tools': at('/api/home/tools'),
        'one strategy': at(`/api/options/strategies/${id}`),
        'a list of 100 strategies': at('/api/options/strategies?limit=100'),
      }),
    );
  } finally {
    floor.stop();
    await server.kill('SIGTERM');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchReads();

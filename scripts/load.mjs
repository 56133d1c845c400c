/**
 * `npm run test:load`: whatever one address and one account do within the quotas must not slow down others. Sends bursts
 * of the heaviest requests to the built server on either engine, while a probe and another user send requests from other
 * addresses. Prints a table and exits with 1 if a line fails.
 *
 *     npm run test:load
 *     npm run test:load -- pglite --only performance     one engine, and the lines with this text in their name
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AppProcess } from './app-process.mjs';
import { freePort } from './free-port.mjs';
import { startPostgres } from './postgres.mjs';

const LIVE_P99_MS = 200;
const OTHERS_MS = 1_000;
/** Maximum processor time of one turn of the event loop. */
const HOLD_MS = 100;
const IMPORTS_MS = 5_000;
const TRADES = 2_490;
const PERIODS = ['1m', '3m', '6m', '1y', 'all'];
const PROBE = '127.0.0.9';
const OTHER = '127.0.0.8';
const ATTACKER = '127.0.0.2';

const CALENDARS = 100;
/** More than the server has connections. */
const HALF_OPEN = 4_150;
/** Half a head lives for eight seconds. */
const WAVE_MS = 6_500;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});

const agents = new Map();
/** Connections from this loopback address. */
function agentOf(localAddress) {
  if (!agents.has(localAddress))
    agents.set(localAddress, new Agent({ keepAlive: true, localAddress, maxSockets: 64 }));
  return agents.get(localAddress);
}

/**
 * One request from an address: status, milliseconds and body as text; status 0 without an answer.
 *
 * @param {{ url: string }} server
 * @param {string} path
 * @param {{ from?: string, method?: string, token?: string, body?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, text: string, ms: number }>}
 */
function send(server, path, { from = ATTACKER, method = 'GET', token, body, headers } = {}) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status, text = '') => resolve({ status, text, ms: performance.now() - begun });
    const call = request(
      `${server.url}${path}`,
      {
        agent: agentOf(from),
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(method !== 'GET' && { 'Idempotency-Key': randomUUID() }),
          ...headers,
        },
      },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('end', () => end(answer.statusCode, Buffer.concat(chunks).toString()));
        answer.once('error', () => end(0));
      },
    );
    call.setTimeout(60_000, () => call.destroy());
    call.once('error', () => end(0));
    call.end(body);
  });
}

/**
 * Waves of connections that send half a head of a request and no more. Resolves with no answers.
 *
 * @param {{ port: number }} server
 */
async function halfOpen({ port }, waves) {
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nX:';
  const sockets = [];
  for (let wave = 0; wave < waves; wave++) {
    const begun = performance.now();
    for (let nth = 0; nth < HALF_OPEN; nth++) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }, () =>
        socket.write(head),
      );
      socket.on('error', () => undefined);
      sockets.push(socket);
      if (nth % 50 === 49) await pause(10);
    }
    await pause(Math.max(0, WAVE_MS - (performance.now() - begun)));
  }
  for (const socket of sockets) socket.destroy();
  return [];
}

/** A request on a connection of its own, as new visitors make it. */
const newVisitor = (server, path) =>
  send(server, path, { from: '127.0.0.10', headers: { Connection: 'close' } });

/** Each user registers from a different address, since registrations per address are limited. */
let visitors = 0;
async function newUser(server) {
  visitors++;
  const from = `127.${20 + visitors}.0.1`;
  const user = { name: 'Load', email: `${randomUUID()}@example.com`, password: randomUUID() };
  const headers = { 'Content-Type': 'application/json' };
  const call = { method: 'POST', body: JSON.stringify(user), headers, from };
  const { status, text } = await send(server, '/api/auth/register', call);
  if (status !== 201) throw new Error(`registering answered ${status}`);
  return JSON.parse(text).token;
}

/** A CSV file of closed trades of one share each. */
function tradesFile(trades) {
  const rows = ['trade,underlying,at,spot,contract,quantity,price'];
  for (let trade = 0; trade < trades; trade++) {
    const at = Date.UTC(2025, 0, 6, 15) + trade * 60_000;
    for (const [moment, quantity] of [
      [at, 1],
      [at + 30_000, -1],
    ])
      rows.push(`${trade},F,${new Date(moment).toISOString().slice(0, 19)}Z,10,F,${quantity},10`);
  }
  return rows.join('\n');
}

const FILE = tradesFile(TRADES);
function importOf(server, token, from = ATTACKER) {
  const boundary = 'a-boundary-of-parts';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n`;
  return send(server, '/api/options/history/import', {
    from,
    token,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: `${head}Content-Type: text/csv\r\n\r\n${FILE}\r\n--${boundary}--\r\n`,
  });
}

/** A user with as many plans of calendar spreads as a page holds: later legs are the heaviest to analyse. */
async function ownerOfCalendars(server, days) {
  const token = await newUser(server);
  const [front, back] = [days.at(3), days.at(-1)];
  const callsOf = async (expiry) => {
    const { text } = await send(server, `/api/options/chain/SPY?expiry=${expiry}`, { from: OTHER });
    return JSON.parse(text).data.calls.filter(({ ask }) => ask > 0);
  };
  const [sold, bought] = [await callsOf(front), await callsOf(back)];
  const both = sold.filter(({ strike }) => bought.some((each) => each.strike === strike));
  const leg = ({ symbol, ask: price }, position) => ({
    ...{ kind: 'option', symbol, position, quantity: 1, price, priceSource: 'ask' },
  });
  for (let plan = 0; plan < CALENDARS; plan++) {
    const short = both[plan % both.length];
    const long = bought.find(({ strike }) => strike === short.strike);
    const legs = [leg(short, 'short'), leg(long, 'long')];
    const call = {
      ...{ token, method: 'POST', from: `127.0.5.${plan + 1}` },
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ templateId: 'custom', symbol: 'SPY', legs }),
    };
    const { status, text } = await send(server, '/api/options/strategies', call);
    if (status !== 201) throw new Error(`saving a calendar answered ${status} ${text}`);
  }
  return token;
}

/** The longest turn of the server's event loop since the last reading, in milliseconds of processor time. */
async function loopHold(server) {
  const from = server.printed.length;
  server.child.kill('SIGUSR2');
  for (let tries = 0; tries < 500; tries++) {
    const hold = /loop-hold (\d+)/.exec(server.printed.slice(from))?.[1];
    if (hold !== undefined) return Number(hold);
    await pause(10);
  }
  return NaN;
}

const times = (count, make) => Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;

/** Runs `work` while the probe and the other user send requests continuously. */
async function watched(server, other, work) {
  const [live, others] = [[], []];
  let over = false;
  await loopHold(server);
  const watch = async (list, everyMs, path, call) => {
    while (!over) {
      const { status, ms } = await send(server, path, call);
      list.push(status === 200 ? ms : Infinity);
      await pause(everyMs);
    }
  };
  const watches = [
    watch(live, 10, '/health/live', { from: PROBE }),
    watch(others, 50, '/api/auth/profile', { from: OTHER, token: other }),
    // Three points per request: more would exceed this user's quota.
    watch(others, 400, '/api/options/strategies', { from: OTHER, token: other }),
    watch(others, 100, '/api/home/tools', { from: OTHER }),
    // Three points per request, as the list of strategies.
    watch(others, 2_000, '/api/options/performance', { from: OTHER, token: other }),
    // Ten points of the address.
    watch(others, 3_000, '/api/polygon/option-snapshot/AAPL', { from: OTHER }),
    watch(others, 3_000, '/api/options/figures?symbols=AAPL,MSFT', { from: '127.0.0.7' }),
  ];
  await pause(300);
  const begun = performance.now();
  const answers = (await work()).flat(3);
  const ms = performance.now() - begun;
  over = true;
  await Promise.all(watches);
  const statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const hold = await loopHold(server);
  return { ms, statuses, hold, live: percentile(live, 0.99), others: Math.max(...others) };
}

/** Sends bursts of `width` requests until the quota refuses everything or the time is over. */
async function bursts(width, make, forMs = 8_000) {
  const all = [];
  for (const until = performance.now() + forMs; performance.now() < until;) {
    const answers = await times(width, make);
    all.push(...answers);
    if (answers.every(({ status }) => status === 429)) break;
  }
  return all;
}

const MARKET_CALLS = [
  '/api/polygon/search?query=a',
  '/api/polygon/ticker/SPY',
  '/api/polygon/previous-close/SPY',
  '/api/polygon/aggregates/SPY?from=2026-06-29&to=2026-06-30&timespan=minute',
  '/api/polygon/aggregates/MSFT?from=2016-01-04&to=2026-06-30&timespan=day',
  '/api/polygon/news?limit=50',
  '/api/polygon/quotes?symbols=SPY,AAPL,MSFT,TSLA,NVDA',
  '/api/options/expiries/SPY',
  '/api/options/volatility/SPY',
  '/api/options/surface/SPY',
  '/api/options/figures?symbols=SPY,QQQ,AAPL,MSFT,TSLA,NVDA,AMD,META,AMZN,GOOGL,NFLX,KO',
  '/api/market/overview',
];
/** Those of the most contracts first. */
const SURFACES = 'SPY QQQ IWM NVDA TSLA AAPL MSFT AMZN META AMD NFLX JPM BAC XOM DIS KO'.split(' ');
const ACCOUNT_CALLS = [
  '/api/options/history?period=all&limit=100',
  '/api/options/performance?period=all',
  '/api/options/performance/benchmark?period=all',
  '/api/options/summary',
  '/api/options/strategies?limit=100',
  '/api/options/history/export?period=all',
  '/api/auth/export',
];

async function scenarios(server) {
  const other = await newUser(server);
  /** @param {{ ms?: number }} [limits] */
  const run = async (name, work, limits = {}) => {
    if (!isWanted(name)) return;
    const seen = await watched(server, other, work);
    const failed = [
      seen.live > LIVE_P99_MS && 'live',
      seen.others > OTHERS_MS && 'others',
      seen.hold > HOLD_MS && 'loop',
      limits.ms && seen.ms > limits.ms && 'time',
      (seen.statuses[500] || seen.statuses[0]) && 'faults',
    ].filter(Boolean);
    const row = {
      engine: server.engine,
      what: name,
      'took ms': Math.round(seen.ms),
      'loop hold ms': seen.hold,
      'live p99 ms': Math.round(seen.live),
      'others max ms': Math.round(seen.others),
      answers: Object.entries(seen.statuses)
        .map(([status, count]) => `${count}×${status}`)
        .join(' '),
      verdict: failed.length === 0 ? 'ok' : `FAILS: ${failed.join(', ')}`,
    };
    rows.push(row);
    console.log(Object.values(row).join(' | '));
  };
  const isWanted = (name) => name.includes(options.only);
  const rows = [];
  const snapshot = '/api/polygon/option-snapshot/SPY';
  const expiries = await send(server, '/api/options/expiries/SPY', { from: OTHER });
  const days = JSON.parse(expiries.text).data.map(({ expiry }) => expiry);

  await run('idle', () => pause(2_000).then(() => []));
  await run('50 snapshots at once, again and again', () =>
    bursts(50, () => send(server, snapshot)),
  );
  await run(`${HALF_OPEN} half-open sockets, again and again`, async () => {
    const attack = halfOpen(server, 3);
    const visits = [];
    let over = false;
    void attack.then(() => (over = true));
    while (!over) {
      visits.push(await newVisitor(server, '/health/live'));
      await pause(50);
    }
    await attack;
    return visits;
  });
  // The first call of a server writes the document.
  const readDocument = () =>
    send(server, '/api/docs-json', { headers: { 'Accept-Encoding': 'gzip' } });
  await readDocument();
  await run('the document', () => bursts(100, readDocument, 2_000));
  await run('surfaces of every stock, from one address', async () => {
    const results = await send(server, '/api/polygon/search?query=a&limit=10', { from: OTHER });
    const found = JSON.parse(results.text).data.results.map(({ symbol }) => symbol);
    const symbols = [...new Set([...SURFACES, ...found])];
    const read = (nth) =>
      send(server, `/api/options/surface/${symbols[nth]}`, { from: '127.0.6.1' });
    return bursts(symbols.length, read, 20_000);
  });
  await run('every page of every snapshot, four addresses', () =>
    times(4, (at) =>
      bursts(25, (nth) => {
        const symbol = ['SPY', 'AAPL', 'TSLA', 'MSFT'][at];
        const path = `/api/polygon/option-snapshot/${symbol}?cursor=${days[nth % days.length]}`;
        return send(server, path, { from: `127.0.1.${at + 1}` });
      }),
    ),
  );
  await run('every chain of SPY', () =>
    bursts(
      days.length,
      (nth) => send(server, `/api/options/chain/SPY?expiry=${days[nth]}`, { from: '127.0.2.1' }),
      4_000,
    ),
  );
  for (const [nth, path] of MARKET_CALLS.entries())
    await run(path.split('?')[0], () =>
      bursts(50, () => send(server, path, { from: `127.0.3.${nth + 1}` }), 3_000),
    );

  const heavy = await newUser(server);
  await run('24 imports by one account', () => times(24, () => importOf(server, heavy)), {
    ms: IMPORTS_MS,
  });
  const many = [];
  while (many.length < 24) many.push(await newUser(server));
  await run(
    '24 imports by 24 accounts',
    () => times(24, (at) => importOf(server, many[at], `127.0.4.${at + 1}`)),
    { ms: IMPORTS_MS },
  );
  const withTrades = async (token) => {
    for (let tries = 0; tries < 5; tries++)
      if ((await importOf(server, token)).status === 200) break;
      else await pause(2_000);
    return token;
  };
  for (const path of ACCOUNT_CALLS) {
    const [name] = path.split('?');
    const [ten, sixty] = [`${name}, 10 at once`, `${name}, 60 at once`];
    const token = isWanted(ten) ? await withTrades(many.pop()) : null;
    await run(ten, () => bursts(10, () => send(server, path, { token }), 3_000));
    const fresh = isWanted(sixty) ? await withTrades(many.pop()) : null;
    await run(sixty, () => times(60, () => send(server, path, { token: fresh })));
  }
  const changes = 'performance that changes before each read';
  const changing = isWanted(changes) ? await withTrades(many.pop()) : null;
  await run(changes, () =>
    times(20, async (nth) => {
      const changed = await send(server, '/api/options/capital', {
        ...{ token: changing, method: 'PUT' },
        headers: { 'Content-Type': 'application/json', 'If-Match': '*' },
        body: JSON.stringify({ startingCapital: 10_000 + nth, entries: [] }),
      });
      const reads = PERIODS.map((period) =>
        send(server, `/api/options/performance?period=${period}`, { token: changing }),
      );
      return [changed, await Promise.all(reads)];
    }),
  );
  const owner = await ownerOfCalendars(server, days);
  const page = `/api/options/strategies?limit=${CALENDARS}`;
  await run(`${CALENDARS} calendars`, () => times(1, () => send(server, page, { token: owner })));
  await run(`${CALENDARS} calendars, each time by another measure`, () =>
    bursts(
      5,
      () => send(server, `${page}&measure=own&ownDrift=${Math.random()}`, { token: owner }),
      3_000,
    ),
  );
  await run('samples in and out', async () => {
    const token = many.at(-1);
    const all = [];
    for (let pair = 0; pair < 12; pair++)
      for (const method of ['POST', 'DELETE'])
        all.push(await send(server, '/api/options/samples', { token, method }));
    return all;
  });
  return rows;
}

async function on(engine) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-load-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  if (engine === 'postgres' && !postgres) {
    console.log('skipped: no PostgreSQL found');
    return [];
  }
  const env = {
    DATA_DIR: dataDir,
    ACCOUNT_QUOTA: '600',
    NODE_OPTIONS: `--import=${new URL('./loop-holds.mjs', import.meta.url)}`,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const server = Object.assign(new AppProcess(env, await freePort()), { engine });
  await server.start();
  try {
    return await scenarios(server);
  } finally {
    for (const agent of agents.values()) agent.destroy();
    agents.clear();
    await server.kill('SIGTERM');
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const engines = positionals.length > 0 ? positionals : ['pglite', 'postgres'];
const rows = [];
for (const engine of engines) rows.push(...(await on(engine)));
console.table(rows);
console.log(
  `limits: live p99 ${LIVE_P99_MS} ms, loop hold ${HOLD_MS} ms, others ${OTHERS_MS} ms, 24 imports ${IMPORTS_MS} ms`,
);
process.exit(rows.every(({ verdict }) => verdict === 'ok') ? 0 : 1);

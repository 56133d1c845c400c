/** Scenarios for two servers behind the proxy; each returns its result. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PASSWORD = 'a-long-pass-4711';
const RETRIES = 2;
const RETRY_PAUSE_MS = 1000;

const json = { 'Content-Type': 'application/json' };

/**
 * @param {{ url: string }} server
 * @param {string} path
 * @param {import('./site-client.mjs').Request} [request]
 */
async function direct({ url }, path, { method = 'GET', token, body, headers } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body && json), ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

const newcomer = () => ({
  name: 'Deploy',
  email: `deploy-${randomUUID()}@example.com`,
  password: PASSWORD,
});

/** A session that began on one server is valid on the other and can be refreshed and ended there. */
export async function sharedSession({ replicas: [one, two] }) {
  const begun = await direct(one, '/api/auth/register', { method: 'POST', body: newcomer() });
  const cookie = begun.headers.getSetCookie().find((each) => each.startsWith('__Host-rt='));
  const { token } = begun.body;
  const known = await direct(two, '/api/auth/profile', { token });
  const headers = { Cookie: cookie.split(';')[0], 'Sec-Fetch-Site': 'same-origin' };
  const refreshed = await direct(two, '/api/auth/refresh', { method: 'POST', body: {}, headers });
  const next = refreshed.headers.getSetCookie().find((each) => each.startsWith('__Host-rt='));
  const ended = await direct(one, '/api/auth/logout', {
    method: 'POST',
    body: {},
    headers: { ...headers, Cookie: next.split(';')[0] },
  });
  const after = await direct(two, '/api/auth/profile', { token: refreshed.body.token });
  const statuses = [begun, known, refreshed, ended, after].map(({ status }) => status);
  return { passed: statuses.join() === '201,200,200,204,401', found: `${statuses.join(', ')}` };
}

/** One of the servers creates the first superadmin and prints the password; it is valid on the other. */
export async function firstSuperadmin({ replicas }) {
  const printed = replicas.map(({ printed: said }) => /with the password (\S+)/.exec(said)?.[1]);
  const [password, ...more] = printed.filter(Boolean);
  const other = replicas[printed[0] ? 1 : 0];
  const body = { username: 'superadmin', password };
  const begun = await direct(other, '/api/admin/auth/login', { method: 'POST', body });
  const due = begun.body.data?.due;
  const passed = password !== undefined && more.length === 0 && due === 'passwordChange';
  return {
    passed,
    found: `${more.length + (password ? 1 : 0)} printed, ${begun.status}, due: ${due}`,
  };
}

const QUOTA = 600;
/** A loopback address that no other scenario uses. */
const VISITOR = '127.0.0.9';

/** The quota holds through the proxy over both servers, whatever address the client claims. */
export async function sharedQuota({ proxy }) {
  const statuses = [];
  for (let sent = 0; sent < QUOTA + 100; sent += 20) {
    const some = Array.from({ length: 20 }, (_, i) =>
      proxy.ask('/api/polygon/market-status', {
        localAddress: VISITOR,
        headers: { 'X-Forwarded-For': `10.${sent % 250}.0.${i}`, Forwarded: 'for=10.0.0.1' },
      }),
    );
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  const answered = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  const passed = answered === QUOTA && refused === statuses.length - QUOTA;
  return { passed, found: `${answered} of ${statuses.length} answered, ${refused} refused` };
}

/** A program of the image beside the servers, with their environment: its exit code and its words. */
function runBeside({ folder, env }, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

/** A backup is made while both servers work; a restore waits until they are stopped, and brings back who was there. */
export async function restoredBackup({ replicas }) {
  const [one, two] = replicas;
  const [before, after] = [newcomer(), newcomer()];
  const register = (body) => direct(one, '/api/auth/register', { method: 'POST', body });
  const signIn = async ({ email, password }) => {
    const body = { email, password };
    return (await direct(two, '/api/auth/login', { method: 'POST', body })).status;
  };
  await register(before);
  const backup = runBeside(one, 'scripts/backup.mjs');
  const file = /\S+\.jsonl\.gz/.exec(backup.said)?.[0] ?? '';
  await register(after);
  const restore = () => runBeside(one, 'scripts/restore.mjs', file, '--replace');
  const beside = restore();
  await Promise.all(replicas.map((each) => each.stop('SIGTERM')));
  const alone = restore();
  await Promise.all(replicas.map((each) => each.start()));
  const chain = runBeside(one, 'scripts/verify-audit.mjs');
  const found = {
    backup: backup.status,
    'beside servers': beside.status,
    'without them': alone.status,
    'signs in who was there': await signIn(before),
    'and who came later': await signIn(after),
    'the audit log': chain.status,
  };
  const passed = Object.values(found).join() === '0,1,0,200,401,0';
  const words = passed
    ? ''
    : `\n${[backup, beside, alone, chain].map(({ said }) => said).join('')}`;
  return { passed, found: JSON.stringify(found) + words };
}

/** Without Redis the site works and is ready, and each server that noticed logs one line. */
export async function withoutRedis({ proxy, replicas, redis }) {
  await redis.stop();
  const before = replicas.map(({ printed }) => printed.length);
  const path = '/api/polygon/market-status';
  const calls = [
    ...Array.from({ length: 38 }, () => proxy.ask(path)),
    ...replicas.map((each) => direct(each, path)),
  ];
  const answered = (await Promise.all(calls)).filter(({ status }) => status === 200).length;
  const ready = await Promise.all(replicas.map((each) => direct(each, '/health/ready')));
  const lines = replicas.map(
    ({ printed }, i) => printed.slice(before[i]).split('Redis is away').length - 1,
  );
  // On a stalled machine a server may have reported Redis as down before.
  const said = replicas.every(
    ({ printed }) => printed.lastIndexOf('Redis is away') > printed.lastIndexOf('Redis is back'),
  );
  const passed =
    answered === 40 &&
    ready.every(({ status }) => status === 200) &&
    said &&
    Math.max(...lines) <= 1;
  return { passed, found: `${answered} of 40 answered, ready, log lines ${lines.join(' and ')}` };
}

/** Which requests the proxy blocks and which it forwards to the servers. */
export async function edges({ proxy, replicas: [one] }) {
  const token = (await proxy.ask('/api/auth/register', { method: 'POST', body: newcomer() })).body
    .token;
  const big = JSON.stringify({ name: 'x'.repeat(150_000) });
  const huge = JSON.stringify({ name: 'x'.repeat(300_000) });
  const upload = 'x'.repeat(2_500_000);
  const put = (path, body, method = 'PUT') =>
    proxy.ask(path, { method, body, token, key: randomUUID() });
  const redirect = await fetch(`http://127.0.0.1:${proxy.plainPort}/x`, { redirect: 'manual' });
  const { PUBLIC_URL } = one.env;
  const found = {
    'an address without TLS': redirect.status,
    'leads to PUBLIC_URL': redirect.headers.get('location') === `${PUBLIC_URL}/x`,
    '/metrics': (await proxy.ask('/metrics')).status,
    '/metrics inside': (await fetch(`${one.url}/metrics`)).status,
    'a body of 150 kB': (await put('/api/auth/profile', big)).status,
    'one of 300 kB': (await put('/api/auth/profile', huge)).status,
    'an upload of 2.5 MB reaches the server':
      (await put('/api/admin/upload/image', upload, 'POST')).headers['x-request-id'] !== undefined,
    'the page': (await proxy.ask('/')).status,
  };
  const passed = Object.values(found).join() === '301,true,404,200,413,413,true,200';
  return { passed, found: JSON.stringify(found) };
}

/** Sends requests as the web app does: reads, and writes with a key, are retried twice; sign-ins are not. */
async function asUser(proxy, path, request = {}) {
  const tries = 1 + (request.method && !request.key ? 0 : RETRIES);
  for (let left = tries; ; left--) {
    const answer = await proxy.ask(path, request).catch((fault) => ({ status: fault.code }));
    if (answer.status < 500 || left === 1) return answer;
    await pause(RETRY_PAUSE_MS);
  }
}

/** One network may sign in thirty times per minute, however fast the machine is. */
const SIGN_IN_EVERY_MS = 2000;
/** Of three gestures a list costs 3 points and a save 2: six connections take 550 of an account's 600 per minute. */
const GESTURE_EVERY_MS = 1_100;

/** The proxy passes over a server that has failed for 3 s, which it counts in whole seconds: until then the other is alone. */
const SERVER_TAKEN_BACK_MS = 4_500;

/** Performs user actions, one after the other on each connection, until it is stopped. */
class Gestures {
  failed = [];
  done = 0;
  saved = new Map();
  nextSignIn = 0;

  constructor(proxy, person, token, leg) {
    this.proxy = proxy;
    this.person = person;
    this.token = token;
    this.leg = leg;
  }

  begin(connections) {
    this.running = Array.from({ length: connections }, async (_, i) => {
      for (let turn = 0; !this.ended; turn++) {
        await this.gesture(i, turn);
        await pause(GESTURE_EVERY_MS);
      }
    });
  }

  async gesture(connection, turn) {
    const { token, person } = this;
    const name = `plan ${connection}-${turn}`;
    if (turn % 3 === 0) return this.take(200, '/api/options/strategies?limit=5', { token });
    if (turn % 3 === 1) {
      if (Date.now() < this.nextSignIn) return this.take(200, '/');
      this.nextSignIn = Date.now() + SIGN_IN_EVERY_MS;
      const { email, password } = person;
      const body = { email, password };
      return this.take(200, '/api/auth/login', { method: 'POST', body });
    }
    const body = { name, templateId: 'single-option', symbol: 'SPY', legs: [this.leg] };
    const request = { method: 'POST', body, token, key: randomUUID() };
    const answer = await this.take(201, '/api/options/strategies', request);
    if (answer.status === 201) this.saved.set(name, answer.body.data.id);
  }

  async take(expected, path, request) {
    const answer = await asUser(this.proxy, path, request);
    if (answer.status === expected) this.done++;
    else this.failed.push(`${request?.method ?? 'GET'} ${path}: ${answer.status}`);
    return answer;
  }

  async end() {
    this.ended = true;
    await Promise.all(this.running);
  }
}

async function someLeg(proxy) {
  const expiries = await proxy.ask('/api/options/expiries/SPY');
  const { expiry } = expiries.body.data.at(-1);
  const chain = await proxy.ask(`/api/options/chain/SPY?expiry=${expiry}`);
  const { calls, currentPrice } = chain.body.data;
  const distance = ({ strike }) => Math.abs(strike - currentPrice);
  const { symbol, ask: price } = calls.toSorted((a, b) => distance(a) - distance(b))[0];
  return { kind: 'option', symbol, position: 'long', quantity: 1, price, priceSource: 'ask' };
}

async function storedNames(proxy, token) {
  const all = [];
  for (let cursor = ''; ;) {
    const page = await proxy.ask(`/api/options/strategies?limit=100${cursor}`, { token });
    all.push(...page.body.data);
    if (!page.body.nextCursor) return all;
    cursor = `&cursor=${encodeURIComponent(page.body.nextCursor)}`;
  }
}

/** Kills or stops each server in turn while users act: no action fails or takes effect twice. */
export async function killedServers({ proxy, replicas }) {
  // An account has at most ten sessions, so users who sign in repeatedly are not the ones who save.
  const [owner, person] = [newcomer(), newcomer()];
  await proxy.ask('/api/auth/register', { method: 'POST', body: person });
  const registered = await proxy.ask('/api/auth/register', { method: 'POST', body: owner });
  const { token } = registered.body;
  const gestures = new Gestures(proxy, person, token, await someLeg(proxy));
  gestures.begin(6);
  for (const [which, signal] of [
    [0, 'SIGKILL'],
    [1, 'SIGKILL'],
    [0, 'SIGTERM'],
  ]) {
    await pause(SERVER_TAKEN_BACK_MS);
    await replicas[which].stop(signal);
    await pause(3000);
    await replicas[which].start();
  }
  await pause(1000);
  await gestures.end();
  const stored = Map.groupBy(await storedNames(proxy, token), ({ name }) => name);
  const { saved, failed, done } = gestures;
  const lost = [...saved].filter(
    ([name, id]) => !stored.get(name)?.some((s) => s.id === id),
  ).length;
  const doubled = [...stored.values()].filter((same) => same.length > 1).length;
  const passed = failed.length + lost + doubled === 0 && saved.size > 20;
  const counts = `${done} gestures done, ${saved.size} of them saves, ${lost} lost, ${doubled} doubled`;
  return { passed, found: `${counts}, ${failed.length} failed ${failed.slice(0, 3).join('; ')}` };
}

/** Runs the image's health check as Docker runs it. */
export async function healthcheck({ replicas: [one] }, [, ...args]) {
  const asks = () => {
    try {
      execFileSync(process.execPath, args, { env: one.env, stdio: 'ignore' });
      return 0;
    } catch ({ status }) {
      return status;
    }
  };
  const alive = asks();
  await one.stop('SIGKILL');
  const dead = asks();
  await one.start();
  return { passed: alive === 0 && dead === 1, found: `${alive} alive, ${dead} dead` };
}

/**
 * Stops a server in production mode by a signal while requests are in flight on keep-alive connections.
 *
 *     node scripts/graceful-stop.mjs --calls 200
 */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the built server with only the settings that production requires. */
async function startProduction() {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-stop-'));
  const child = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      // All callers of this test have one address.
      CONNECTIONS_PER_ADDRESS: '4096',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      JWT_USER_KEYS: `k:${randomBytes(32).toString('base64url')}`,
      JWT_ADMIN_KEYS: `k:${randomBytes(32).toString('base64url')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const address = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
        const at = /"address":"(http:[^"]+)"/.exec(printed);
        if (at) resolve(at[1]);
      });
    child.once('exit', () => reject(new Error(`the server ended:\n${printed}`)));
  });
  const exit = once(child, 'exit').then(([code]) => {
    rmSync(dataDir, { recursive: true, force: true });
    return { code, at: performance.now() };
  });
  return { url: await address, signal: (name) => child.kill(name), exit };
}

/** One request whose body is sent in two halves; `finish` sends the second and resolves with the answer. */
function call(agent, url, { method = 'GET', headers = {}, body = '' }) {
  const half = body.length >> 1;
  const sent = request(url, {
    agent,
    method,
    headers: { ...headers, ...(body && { 'Content-Length': Buffer.byteLength(body) }) },
  });
  const answer = new Promise((resolve) => {
    /** @param {NodeJS.ErrnoException} fault */
    const dropped = ({ code }) => resolve({ dropped: code });
    sent.once('error', dropped);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.once('error', dropped);
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          last: response.headers.connection === 'close',
          keepAlive: sent.reusedSocket,
          text,
        }),
      );
    });
  });
  if (half > 0) sent.write(body.slice(0, half));
  return {
    finish() {
      sent.end(body.slice(half));
      return answer;
    },
  };
}

async function register(agent, url) {
  const body = JSON.stringify({
    name: 'Stop',
    email: `stop-${randomUUID()}@example.com`,
    password: `long enough ${randomUUID()}`,
  });
  const headers = { 'Content-Type': 'application/json' };
  const { text } = await call(agent, `${url}/api/auth/register`, {
    method: 'POST',
    headers,
    body,
  }).finish();
  return JSON.parse(text).token;
}

/** A server that stops still answers for two seconds. */
const KNOWS_MS = 1_800;

/** Counts the outcomes of `calls` requests that are in flight when the signal comes. */
export async function stopUnderLoad({ calls = 200, finishWithin = 3_000 } = {}) {
  const server = await startProduction();
  const agent = new Agent({ keepAlive: true });
  const token = await register(agent, server.url);
  const live = () => call(agent, `${server.url}/health/live`, {}).finish();
  await Promise.all(Array.from({ length: calls + 1 }, live));
  const open = Array.from({ length: calls }, (_, i) =>
    call(agent, `${server.url}/api/auth/profile`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({ name: `Name ${i}` }),
    }),
  );
  await live();
  server.signal('SIGTERM');
  const signalled = performance.now();
  const readiness = await readinessAfterSignal(server);
  const answers = await Promise.all(
    open.map(async (each, i) => {
      await pause((finishWithin * i) / calls);
      return each.finish();
    }),
  );
  const { code, at } = await server.exit;
  agent.destroy();
  const statuses = Object.groupBy(answers, ({ status, dropped }) => String(status ?? dropped));
  return {
    calls,
    dropped: answers.filter(({ dropped }) => dropped).length,
    onKeepAlive: answers.filter(({ keepAlive }) => keepAlive).length,
    toClose: answers.filter(({ last }) => last).length,
    statuses: Object.fromEntries(Object.entries(statuses).map(([name, all]) => [name, all.length])),
    readiness,
    exitCode: code,
    exitMs: Math.round(at - signalled),
  };
}

/** The status of readiness once the server knows of the signal, which a busy machine delivers late. */
async function readinessAfterSignal({ url }) {
  for (const until = performance.now() + KNOWS_MS; ; await pause(50)) {
    const { status } = await call(new Agent(), `${url}/health/ready`, {}).finish();
    if (status === 503 || performance.now() > until) return status;
  }
}

/** How a server stops while one request never finishes, with or without a second signal. */
export async function stopWithStuckCall({ again = null } = {}) {
  const server = await startProduction();
  const agent = new Agent({ keepAlive: true });
  const headers = { 'Content-Type': 'application/json' };
  call(agent, `${server.url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: '{"email":"a@b.c"}',
  });
  await call(agent, `${server.url}/health/live`, {}).finish();
  server.signal('SIGTERM');
  const signalled = performance.now();
  if (again !== null) {
    await pause(again);
    server.signal('SIGTERM');
  }
  const { code, at } = await server.exit;
  agent.destroy();
  return { exitCode: code, exitMs: Math.round(at - signalled) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { calls: { type: 'string', default: '200' } } });
  const loaded = await stopUnderLoad({ calls: Number(values.calls) });
  const stuck = await stopWithStuckCall();
  const forced = await stopWithStuckCall({ again: 500 });
  console.log(JSON.stringify({ loaded, stuck, forced }, null, 2));
  const passed =
    loaded.dropped === 0 &&
    loaded.readiness === 503 &&
    loaded.exitCode === 0 &&
    Math.max(loaded.exitMs, stuck.exitMs) <= 10_000 &&
    forced.exitMs < 3_000;
  process.exit(passed ? 0 : 1);
}

/** Slow sockets of three kinds beside normal traffic, and the last requests of a server that shuts down. */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { agentOf, call, p99, Traffic } from './traffic.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const OPENED_A_SECOND = 200;
const GONE_WITHIN_MS = 20_000;
const MOST_RATIO = 2;
const QUIET_MS = 30_000;
const IN_FLIGHT = 200;
const ENDED_WITHIN_MS = 10_000;

/** Established connections of the server as the kernel counts them. */
async function openSockets(port) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8'));
  const lines = (await Promise.all(tables)).flatMap((table) => table.split('\n'));
  return lines.filter((line) => {
    const [, from = '', , state] = line.trim().split(/\s+/);
    return from.endsWith(local) && state === '01';
  }).length;
}

const ATTACKS = {
  'slow headers': ['-H', '-i', '5', '-x', '24'],
  'slow body': ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
  'slow read': ['-X', '-w', '1', '-y', '16', '-n', '5', '-z', '8', '-k', '8'],
};

/** Runs one attack beside normal traffic until its sockets are closed. */
async function attack(server, kind, path, traffic, count) {
  const own = () => Object.values(traffic.agent.sockets).flat().length + idle(traffic.agent);
  const bounds = ['-c', count, '-r', OPENED_A_SECOND, '-l', '90', '-p', '3'].map(String);
  const args = [...ATTACKS[kind], ...bounds, '-u', `${server.url}${path}`];
  traffic.begin();
  // Excludes the attacker's own work: a real attacker would use another machine.
  const attacker = spawn('chrt', ['--idle', '0', 'slowhttptest', ...args], { stdio: 'ignore' });
  const ended = new Promise((resolve) => attacker.once('exit', resolve));
  let most = 0;
  const begun = performance.now();
  let stands = begun;
  let gone = null;
  while (gone === null && performance.now() - stands < 2 * GONE_WITHIN_MS) {
    await pause(200);
    const slow = (await openSockets(server.port)) - own();
    if (slow > most) stands = performance.now();
    most = Math.max(most, slow);
    if (most > count / 2 && slow <= 2) gone = performance.now();
  }
  await traffic.end();
  attacker.kill('SIGKILL');
  await ended;
  return { most, begun, stands, gone };
}

const idle = ({ freeSockets }) => Object.values(freeSockets).flat().length;

async function quiet(traffic) {
  traffic.begin();
  await pause(QUIET_MS);
  await traffic.end();
}

/** Normal traffic must not become twice as slow, and every slow socket must be closed in time. */
export async function slowSockets(server, token, count) {
  if (spawnSync('slowhttptest', ['-h'], { stdio: 'ignore' }).error) {
    console.log('skipped: slowhttptest is not installed');
    return true;
  }
  const normal = ['/api/polygon/market-status', '/api/auth/profile', '/api/home/tools', '/'];
  const traffic = () => new Traffic(server.url, normal, token);
  const targets = {
    'slow headers': '/',
    'slow body': '/api/auth/login',
    'slow read': largestAsset(),
  };
  await quiet(traffic());
  let passed = true;
  for (const [kind, path] of Object.entries(targets)) {
    const before = traffic();
    await quiet(before);
    const beside = traffic();
    const { most, begun, stands, gone } = await attack(server, kind, path, beside, count);
    const [quietly, opening, standing] = [
      p99(before),
      p99(beside, [begun, stands]),
      p99(beside, [stands, gone ?? Infinity]),
    ];
    const ratio = standing / quietly;
    const inTime = gone !== null && gone - stands <= GONE_WITHIN_MS;
    const sound = ratio < MOST_RATIO && inTime && beside.faults.length === 0 && most >= count * 0.8;
    passed &&= sound;
    const seconds =
      gone === null ? 'not gone' : `gone after ${((gone - stands) / 1000).toFixed(1)} s`;
    console.log(
      `${kind}: ${most} sockets, ${seconds}; p99 ${quietly.toFixed(1)} ms before, ${opening.toFixed(1)} while ` +
        `they come, ${standing.toFixed(1)} while they stand: ratio ${ratio.toFixed(2)}; ` +
        `${beside.times.length} calls, ${beside.faults.length} failed${sound ? '' : '  FAILED'}`,
    );
    for (const fault of beside.faults.slice(0, 3)) console.log(`  ${fault}`);
  }
  return passed;
}

/** The path of the largest file of the built web app, which takes longest to read. */
function largestAsset() {
  const folder = join(root, 'web/dist/assets');
  const files = readdirSync(folder).map((name) => ({
    name,
    size: statSync(join(folder, name)).size,
  }));
  const [largest] = files.sort((a, b) => b.size - a.size);
  return `/assets/${largest.name}`;
}

/** All requests in flight at the signal must be answered, and the process must end in time. */
export async function lastCalls(server) {
  const expiries = await (await fetch(`${server.url}/api/options/expiries/SPY`)).json();
  const path = `/api/options/chain/SPY?expiry=${expiries.data.at(-1).expiry}`;
  const agent = agentOf(IN_FLIGHT + 50);
  const connections = Array.from({ length: IN_FLIGHT + 50 });
  await Promise.all(connections.map(() => call(server.url, '/health/live', { agent })));
  let answered = 0;
  const first = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const calls = connections.map(async () => {
    const result = await call(server.url, path, { agent });
    answered++;
    first.resolve();
    return result;
  });
  await first.promise;
  const inFlight = connections.length - answered;
  const begun = performance.now();
  const code = await server.kill('SIGTERM');
  const ms = performance.now() - begun;
  const dropped = (await Promise.all(calls)).filter(({ status }) => status !== 200);
  agent.destroy();
  const passed =
    dropped.length === 0 && inFlight >= IN_FLIGHT && code === 0 && ms <= ENDED_WITHIN_MS;
  console.log(
    `SIGTERM: ${inFlight} calls in flight, ${dropped.length} dropped, exit ${code} after ` +
      `${(ms / 1000).toFixed(1)} s${passed ? '' : '  FAILED'}`,
  );
  for (const { status, fault } of dropped.slice(0, 3)) console.log(`  ${status ?? fault}`);
  return passed;
}

/** Runs sqlmap on named parameters and wapiti on every operation, through the proxy of dast-gate. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SQLMAP_MINUTES = 20;
const SIDE_BY_SIDE = 2;
const WAPITI_MODULES = 'xss,sql,exec,file,redirect,crlf';
const WAPITI_MODULE_SECONDS = 240;
/** Severities of wapiti. */
const MEDIUM = 2;

const isInstalled = (name) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error;

/** Runs a program until it ends or times out; resolves with its output. */
function run(program, args, seconds) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (printed += chunk));
    const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.once('close', () => {
      clearTimeout(late);
      resolve(printed);
    });
  });
}

/** Parameters that reach SQL statements in different ways. `toolId` is the id of an existing tool. */
export const namedParameters = ({ toolId, userId }) => [
  ['users search', 'search', '/api/admin/users?search=mei&sort=name&direction=asc'],
  ['users sort', 'sort', '/api/admin/users?search=mei&sort=name&direction=asc'],
  ['users cursor', 'cursor', '/api/admin/users?cursor=abc&sort=name'],
  ['user id', null, `/api/admin/users/${userId}*`],
  ['audit actor', 'actor', '/api/admin/audit?actor=superadmin&action=tool.created'],
  ['audit subject', 'subject', '/api/admin/audit?subject=mei&subjectKind=tool'],
  ['stock search', 'query', '/api/polygon/search?query=SPY'],
  ['sign-in e-mail', 'email', '/api/auth/login', { email: 'mei@example.com', password: 'x' }],
  ['admin username', 'username', '/api/admin/auth/login', { username: 'mei', password: 'x' }],
  ['tool title', 'title', `/as/PUT/api/admin/tools/${toolId}`, { title: 'Mei' }],
];

async function inject(gate, [name, parameter, path, body], folder, seconds) {
  const begun = performance.now();
  const calls = gate.calls;
  const args = [
    ...['-u', gate.url + path, '--level', '2', '--risk', '1', '--batch', '--dbms', 'PostgreSQL'],
    ...['--ignore-code', '400,401,404,409,429', '--threads', '4', '--disable-coloring'],
    ...['--flush-session', '--output-dir', join(folder, name.replaceAll(' ', '-'))],
    ...(parameter ? ['-p', parameter] : []),
    ...(body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []),
  ];
  const printed = await run('sqlmap', args, seconds);
  const isHole = /identified the following injection point|is vulnerable/.test(printed);
  const isSound = /all tested parameters do not appear to be injectable/.test(printed);
  const took = Math.round((performance.now() - begun) / 1000);
  const sound = isSound && !isHole;
  const said = isHole ? 'INJECTABLE' : isSound ? 'not injectable' : 'did not finish';
  console.log(`sqlmap, ${name}: ${said}, ${took} s${sound ? '' : '  FAILED'}`);
  if (!isHole && !isSound) console.log(printed.slice(-1500));
  if (gate.calls === calls) console.log(`sqlmap, ${name}: asked nothing`);
  return { name, isHole, sound };
}

/** Resolves with the findings; null if the tool is not installed. */
export async function sqlmap(gate, parameters, folder) {
  if (!isInstalled('sqlmap')) {
    console.log('skipped: sqlmap is not installed');
    return null;
  }
  const begun = performance.now();
  const until = begun + SQLMAP_MINUTES * 60_000;
  const waiting = [...parameters];
  const found = [];
  const runs = Array.from({ length: SIDE_BY_SIDE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.push(await inject(gate, next, folder, (until - performance.now()) / 1000));
  });
  await Promise.all(runs);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  const holes = found.filter(({ isHole }) => isHole).map(({ name }) => name);
  const passed = found.every(({ sound }) => sound) && performance.now() <= until;
  console.log(
    `sqlmap --level 2 --risk 1: ${found.length} parameters in ${minutes} min, ${holes.length} holes${passed ? '' : '  FAILED'}`,
  );
  return { passed, holes };
}

/** Resolves with the findings; null if the tool is not installed. */
export async function wapiti(gate, folder) {
  if (!isInstalled('wapiti')) {
    console.log('skipped: wapiti is not installed');
    return null;
  }
  const begun = performance.now();
  const report = join(folder, 'wapiti.json');
  const time = String(WAPITI_MODULE_SECONDS);
  const args = [
    ...['-u', `${gate.url}/`, '-s', `${gate.url}/surface`, '--scope', 'domain', '-d', '2'],
    ...['-m', WAPITI_MODULES, '-l', '2', '--max-scan-time', time, '--max-attack-time', time],
    ...['--flush-session', '--no-bugreport', '--store-session', join(folder, 'wapiti')],
    ...['-f', 'json', '-o', report, '-v', '1'],
  ];
  const calls = gate.calls;
  const modules = WAPITI_MODULES.split(',').length;
  const printed = await run('wapiti', args, (modules + 2) * WAPITI_MODULE_SECONDS);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  let read;
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.log(`wapiti did not finish  FAILED\n${printed.slice(-1500)}`);
    return { passed: false, holes: [] };
  }
  const { vulnerabilities, anomalies } = read;
  const all = Object.entries(vulnerabilities).flatMap(([kind, each]) =>
    each.map((one) => ({ kind, ...one })),
  );
  const serious = all.filter(({ level }) => level >= MEDIUM);
  const odd = Object.entries(anomalies).map(([kind, each]) => `${kind} ${each.length}`);
  for (const { kind, method, path, parameter } of serious)
    console.log(`wapiti: ${kind} at ${method} ${path} by ${parameter}`);
  console.log(
    `wapiti ${WAPITI_MODULES}: ${gate.calls - calls} calls in ${minutes} min, ${serious.length} of medium or higher, ` +
      `${all.length - serious.length} lower, ${odd.join(', ')}${serious.length === 0 ? '' : '  FAILED'}`,
  );
  return { passed: serious.length === 0, holes: serious.map(({ kind }) => kind) };
}

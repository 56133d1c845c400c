/**
 * `npm run test:operations`: runs every shell command of docs/operations.md in a bare clone, with the Node that this
 * machine has outside the project, and fails where one does not do what the page says. It needs PostgreSQL.
 *
 *     npm run test:operations
 *     npm run test:operations -- --built .                        in an existing build
 *     npm run test:operations -- --built . --only Production      only what stands below this heading
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { freePort } from './free-port.mjs';
import { commandsOf, environmentOf, execStartOf } from './operations-commands.mjs';
import { firstSignIn, signInWithCode } from './operations-console.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { root } from './run-node.mjs';

const LONGEST_MS = 10 * 60_000;
const { values: options } = parseArgs({
  options: { built: { type: 'string' }, only: { type: 'string' } },
});
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'toolyard-operations-'));
const at = (name) => join(folder, name);

let failures = 0;
function say(name, passed, found = '') {
  if (!passed) failures++;
  console.log(`${passed ? 'ok' : 'FAILED'}  ${name}${found && `: ${found}`}`);
}

/** The repository's last commit, without packages and build output. */
function clone() {
  execFileSync('git', ['clone', '--quiet', root, at('toolyard')]);
  return at('toolyard');
}

const cwd = options.built ? resolve(options.built) : clone();

/** The shell of an operator: nothing of the project's own Node, which `npm run` puts first in PATH. */
const SHELL = {
  HOME: process.env.HOME ?? folder,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((each) => !each.includes('node_modules'))
    .join(delimiter),
};

const secret = () => `2026-11:${randomBytes(32).toString('base64url')}`;
const postgres = await startPostgres();
if (postgres === null) {
  console.log('skipped: no PostgreSQL found');
  process.exit(0);
}

/** The address of a new, empty database. */
function newDatabase() {
  const url = new URL(postgres.url);
  const name = `toolyard_${randomBytes(4).toString('hex')}`;
  const programs = findPostgres();
  const where = ['-h', url.hostname, '-p', url.port, '-U', url.username];
  execFileSync(join(programs, 'createdb'), [...where, name], { stdio: 'inherit' });
  url.pathname = `/${name}`;
  return url.href;
}

/** The environment of the page, with values in place of its samples. */
const production = {
  ...environmentOf(page, 'Production'),
  DATABASE_URL: newDatabase(),
  JWT_USER_KEYS: secret(),
  JWT_ADMIN_KEYS: secret(),
  // Nothing is sent: the mails of this run wait for a server that does not answer.
  SMTP_URL: 'smtp://127.0.0.1:1',
  DATA_DIR: at('data'),
  PORT: String(await freePort()),
};
const drillPort = String(await freePort());

/** What earlier commands have made. */
const made = { superadmin: null, auditEnd: '' };

/** The command with places of this run for the examples of the page. */
const filled = (command) =>
  [
    ['/mnt/safe', at('safe')],
    ['/tmp/drill', at('drill')],
    ['backup-key.txt', at('backup-key.txt')],
    ['PORT=5999', `PORT=${drillPort}`],
    ['<username>', 'second'],
    ['<those of production>', production.JWT_ADMIN_KEYS],
    ['<newest backup>', newestBackup],
    ['1234:5ab…', () => made.auditEnd],
  ].reduce(
    (text, [from, to]) =>
      text.includes(from) ? text.replaceAll(from, typeof to === 'string' ? to : to()) : text,
    command,
  );

function newestBackup() {
  const name = readdirSync(at('data/backups'))
    .filter((each) => each.startsWith('toolyard-'))
    .sort()
    .at(-1);
  return join(at('data/backups'), name ?? '');
}

/** Runs a command to its end; null if it did what the page says, else what it did. */
function ends(command, env, expected) {
  const done = spawnSync('sh', ['-c', command], {
    cwd,
    env: { ...SHELL, ...env },
    encoding: 'utf8',
    timeout: LONGEST_MS,
  });
  const printed = `${done.stdout}${done.stderr}`;
  made.auditEnd = /\d+:[0-9a-f]{64}/.exec(printed)?.[0] ?? made.auditEnd;
  return done.status === 0 && expected.test(printed)
    ? null
    : `exit ${done.status}\n${printed.slice(-3000)}`;
}

/** Starts a server, visits it and stops it; null if all went well. */
async function serves(command, env, visit, signal) {
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd,
    env: { ...SHELL, ...env },
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) return 'the shell did not start';
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${env.PORT}`;
  let fault = null;
  try {
    await ready(url, child);
    fault = await visit(url, () => printed);
  } catch (error) {
    fault = String(error);
  }
  // Ctrl+C reaches the whole group, a signal of systemd the server alone.
  process.kill(signal === 'SIGINT' ? -pid : pid, signal);
  const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), 20_000);
  const status = await ended;
  clearTimeout(late);
  if (fault === null && signal === 'SIGTERM' && status !== 0) fault = `stopped with ${status}`;
  return fault === null ? null : `${fault}\n${printed.slice(-3000)}`;
}

async function ready(url, child) {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('is not ready');
}

/** The printed password of the first superadmin is good, and a second factor can be turned on. */
async function visitProduction(url, printed) {
  if (made.superadmin !== null) return null;
  const [, password] = /with the password (\S+)/.exec(printed()) ?? [];
  if (password === undefined) return 'no password of the first superadmin was printed';
  made.superadmin = await firstSignIn(url, password, 'second');
  return null;
}

/** The superadmin of the backup signs in, and the start names no password that is not the backup's. */
async function visitDrill(url, printed) {
  await signInWithCode(url, made.superadmin);
  return printed().includes('toolyard-sample-1') ? 'the start shows a wrong password' : null;
}

/** Where the data is: what an operator's shell has for the tools of the command line. */
const tools = () => ({ DATABASE_URL: production.DATABASE_URL, DATA_DIR: production.DATA_DIR });

/**
 * What the page says of each command, the first that fits: how it is run, and what it prints.
 *
 * @type {readonly { form: RegExp, run: (command: string, env: object) => string | null | Promise<string | null> }[]}
 */
const EXPECTED = [
  { form: /^node -p /, run: (command) => ends(command, {}, /^[\w-]{43}$/m) },
  { form: /^npm run prepare:app$/, run: (command) => ends(command, {}, /^/) },
  {
    form: /api\/dist\/main\.js$/,
    run: (command) => serves(command, production, visitProduction, 'SIGTERM'),
  },
  {
    form: /^npm run recover-superadmin/,
    run: (command) => ends(command, tools(), /has the password \S+/),
  },
  {
    form: /scripts\/backup\.mjs|^npm run backup/,
    run: (command) => ends(command, tools(), /^backed up [1-9]\d* rows/m),
  },
  {
    form: /^npm run restore -- .*--replace$/,
    run: (command) => ends(command, tools(), /is in \S+/),
  },
  { form: /^npm run restore -- \/mnt/, run: restoresIntoNewDatabase },
  { form: /^npm run restore /, run: (command, env) => ends(command, env, /every table has/) },
  { form: /^npm start$/, run: (command, env) => serves(command, env, visitDrill, 'SIGINT') },
  {
    form: /^npm run verify-audit/,
    run: (command) => ends(command, tools(), /^whole: [1-9]\d* entries/m),
  },
  { form: /^(rm|export) /, run: (command, env) => ends(command, env, /^/) },
];

async function restoresIntoNewDatabase(command) {
  if (command.includes('--identity')) {
    const identity = await generateX25519Identity();
    writeFileSync(at('backup-key.txt'), `${identity}\n`);
    const BACKUP_RECIPIENT = await identityToRecipient(identity);
    const backup = `npm run backup -- ${at('safe/toolyard.jsonl.gz.age')}`;
    const fault = ends(backup, { ...tools(), BACKUP_RECIPIENT }, /^backed up/m);
    if (fault !== null) return fault;
  }
  production.DATABASE_URL = newDatabase();
  return ends(command, tools(), /every table has the hash/);
}

/** What the shell has after an `export`. */
function exported(command, env) {
  const { stdout } = spawnSync('sh', ['-c', `${command}; env -0`], {
    cwd,
    env: { ...SHELL, ...env },
    encoding: 'utf8',
  });
  return Object.fromEntries(stdout.split('\0').map((each) => each.split(/=(.*)/s, 2)));
}

async function runFence({ heading, notRun, commands }) {
  let env = {};
  for (const command of commands) {
    const name = `${heading}: ${command}`;
    if (notRun !== null) {
      console.log(`not run  ${name}: ${notRun}`);
      continue;
    }
    const run = EXPECTED.find(({ form }) => form.test(command))?.run;
    if (run === undefined) {
      say(name, false, 'scripts/operations-check.mjs does not know what this command does');
      continue;
    }
    const begun = performance.now();
    const fault = await run(filled(command), env);
    if (command.startsWith('export ')) env = exported(filled(command), env);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(name, fault === null, fault ?? `${seconds} s`);
  }
}

/** What the units of systemd start. */
const units = () =>
  ['toolyard.service', 'toolyard-backup.service'].map((name) => ({
    heading: name,
    notRun: null,
    commands: [execStartOf(readFileSync(join(cwd, 'deploy', name), 'utf8'))],
  }));

/** Scripts of npm that the page names and package.json has not. */
function unknownScripts() {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  return named.filter((name) => !(name in scripts));
}

const { stdout: node } = spawnSync('node', ['--version'], { env: SHELL, encoding: 'utf8' });
console.log(`The machine's own Node is ${node?.trim() || 'missing'}.`);
mkdirSync(at('safe'));
try {
  say('npm scripts that the page names', unknownScripts().length === 0, unknownScripts().join());
  const fences = [...commandsOf(page), ...units()].filter(
    ({ heading }) => options.only === undefined || heading === options.only,
  );
  if (fences.length === 0) say('the heading', false, `no commands below '${options.only}'`);
  for (const fence of fences) await runFence(fence);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'operations passed' : `operations: ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

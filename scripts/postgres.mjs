/** A temporary PostgreSQL for tests. Run as a program it serves until it is stopped. */
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from './free-port.mjs';
import { isProgram } from './is-program.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_SECONDS = 30;

function versionsOfDebian() {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

/** The folder of PostgreSQL's programs, Debian's newest first, then PATH; null if there is none. */
export function findPostgres() {
  const folders = [...versionsOfDebian(), ...(process.env.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root; then it runs as one of the system's unprivileged users. */
function plainUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => users.find(([each]) => each === name))
    .find(Boolean);
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no other user');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Starts a server with an empty database and additional settings; null if PostgreSQL is not installed. */
export async function startPostgres(more = []) {
  const programs = findPostgres();
  if (programs === null) return null;
  const user = plainUser();
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
  };
  const cluster = join(folder, 'cluster');
  const setUp = ['-D', cluster, '-U', 'toolyard', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), setUp, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...more,
  ].flatMap((setting) => ['-c', setting]);
  const server = new PostgresProcess(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings],
    options,
  );
  await server.start();
  const url = `postgres://toolyard@127.0.0.1:${port}/postgres`;
  return {
    url,
    pid: server.child.pid,
    stop: () => server.stop(),
    /** Sends SIGKILL to the server; `start` restarts it on the remaining data. */
    kill: () => server.end('SIGKILL'),
    start: () => server.start(),
  };
}

/** The server on its cluster, which can be stopped and restarted. */
class PostgresProcess {
  constructor(program, args, options) {
    this.program = program;
    this.args = args;
    this.options = options;
    process.once('exit', () => this.child?.kill('SIGQUIT'));
  }

  /** Retries, since children of a killed server hold its shared memory for a moment. */
  async start() {
    for (const until = Date.now() + START_SECONDS * 1000; ;) {
      const failed = await this.once();
      if (failed === null) return;
      if (Date.now() > until || !/shared memory|lock file/.test(failed)) {
        await this.stop();
        throw new Error(`PostgreSQL did not start:\n${failed}`);
      }
      await pause(100);
    }
  }

  /** The output of a failed start; null if the server started. */
  async once() {
    // Writes to a file: an unread pipe fills up and blocks the server.
    const log = join(this.options.cwd, 'log');
    const output = openSync(log, 'w');
    const stdio = ['ignore', 'ignore', output];
    this.child = spawn(this.program, this.args, { ...this.options, stdio });
    closeSync(output);
    for (let tries = 0; tries < START_SECONDS * 20; tries++) {
      const printed = readFileSync(log, 'utf8');
      if (printed.includes('ready to accept connections')) return null;
      if (this.child.exitCode !== null) return printed;
      await pause(50);
    }
    return readFileSync(log, 'utf8');
  }

  async end(signal) {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await ended;
  }

  /** Stops the server at once, with open connections too, and removes its folder. */
  async stop() {
    await this.end('SIGINT');
    rmSync(this.options.cwd, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('skipped: no PostgreSQL found');
  } else {
    console.log(postgres.url);
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void postgres.stop().then(() => process.exit(0)));
  }
}

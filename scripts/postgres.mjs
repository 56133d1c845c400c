/** A PostgreSQL of our own in a temporary folder, for tests. Run as a program it serves until it is stopped. */
import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './free-port.mjs';

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

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder of a server's programs, Debian's newest first, then PATH; null when there is none. */
export function findPostgres() {
  const folders = [...versionsOfDebian(), ...(process.env.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root: then it runs as one of the system's plain users. */
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

/** Starts a server with an empty database; null where the machine has none installed. */
export async function startPostgres() {
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
  ];
  // Into a file: a pipe that nobody empties fills up, and then the server waits with it.
  const log = join(folder, 'log');
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', openSync(log, 'w')] },
  );
  const stop = () => stopServer(server, folder);
  const orphaned = () => server.kill('SIGQUIT');
  process.once('exit', orphaned);
  for (let tries = 0; !readFileSync(log, 'utf8').includes('ready to accept connections'); tries++) {
    if (server.exitCode !== null || tries === START_SECONDS * 20) {
      const printed = readFileSync(log, 'utf8');
      await stop();
      throw new Error(`PostgreSQL did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `postgres://toolyard@127.0.0.1:${port}/postgres`, pid: server.pid, stop };
}

/** Ends the server at once, whoever is connected, and removes its folder. */
async function stopServer(server, folder) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
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

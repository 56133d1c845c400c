/** A temporary Redis or Valkey without persistence, for tests. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.mjs';
import { isProgram } from './is-program.mjs';

const START_SECONDS = 10;

/** The server's program on PATH; null if there is none. */
export function findRedis() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = folders.flatMap((folder) =>
    ['valkey-server', 'redis-server'].map((name) => join(folder, name)),
  );
  return programs.find(isProgram) ?? null;
}

/**
 * Starts an empty server; null if none is installed.
 *
 * @param {{ port?: number, password?: string }} [options]
 */
export async function startRedis({ port, password } = {}) {
  const program = findRedis();
  if (program === null) return null;
  const at = port ?? (await freePort());
  const plain = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, [...plain, ...(password ? ['--requirepass', password] : [])], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const orphaned = () => server.kill('SIGKILL');
  process.once('exit', orphaned);
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      let printed = '';
      const failed = () => reject(new Error(`Redis did not start:\n${printed}`));
      const late = setTimeout(failed, START_SECONDS * 1000);
      server.once('exit', failed);
      server.stdout.on('data', (chunk) => {
        printed += chunk;
        if (!/Ready to accept connections/.test(printed)) return;
        clearTimeout(late);
        server.off('exit', failed);
        resolve();
      });
    })
  );
  const signal = (name) => server.kill(name);
  const stop = async () => {
    process.off('exit', orphaned);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  const credentials = password ? `:${password}@` : '';
  return { url: `redis://${credentials}127.0.0.1:${at}`, port: at, pid: server.pid, signal, stop };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { furnish, startApp, temporaryFolder } from '../support/app-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = temporaryFolder('server-life');

/** As the server names the address that it is asked under here. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a server outside development', () => {
  it('C7, C9, C10, C15: figures are there, and every line of its log is JSON, from the first to the one after SIGHUP', async () => {
    const server = await startApp({ DATA_DIR: folder, LOG_LEVEL: 'info', BUILD_ID: '115bf85' });
    await fetch(`${server.url}/api/home/tools`);
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    await server.stop('SIGHUP');
    for (const figure of [
      /^toolyard_build_info\{version="\d[^}]*,build="115bf85"\} 1$/m,
      /^toolyard_ready 1$/m,
      /^toolyard_mail_waiting\{state="untried"\} 0$/m,
      /^toolyard_mail_dropped_total\{reason="undeliverable"\} 0$/m,
      /^toolyard_audit_whole 1$/m,
      /^toolyard_quote_streams 0$/m,
      /^toolyard_disk_free_bytes \d+/m,
      /^# TYPE toolyard_job_runs_total counter$/m,
    ])
      expect(figures).toMatch(figure);
    const lines = linesOf(server.output());
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the database is open',
      'listening',
      'answered',
      'stopping',
      'stopped',
    ]);
    expect(lines[0]).toMatchObject({ engine: 'embedded', migrated: expect.any(Array) });
    expect(lines[1]).toMatchObject({
      level: 'info',
      address: named(server.url),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.version,
    });
    expect(lines[3]).toMatchObject({ reason: 'SIGHUP' });
  });
});

describe('a server in development', () => {
  it('ends its first lines with the address, the sample operator and what to try first', async () => {
    const server = await startApp({ DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'warn' });
    const printed = /Toolyard is at (\S+)/.exec(server.output())?.[1] ?? '';
    expect(printed).toBe(named(server.url));
    expect((await fetch(`${printed}/health/live`)).status).toBe(200);
    await server.stop();
    expect(server.output()).toContain('superadmin / toolyard-sample-1');
    expect(server.output()).toMatch(/Try first +http:\S+\/options\/wizard/);
  });
});

/** Runs a program that starts the server as its child, in a process group of its own, until the server listens. */
async function startBelow(program: string, args: readonly string[], cwd: string) {
  const parent = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'info', PORT: '0', DATA_DIR: furnish(cwd) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  parent.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const address = () => /"address":"([^"]+)"/.exec(printed)?.[1];
  for (let tries = 0; tries < 1_200 && !address(); tries++) await pause(50);
  const isLive = () =>
    fetch(`${address()}/health/live`).then(
      ({ status }) => status === 200,
      () => false,
    );
  /** Ends what is left of the group, and waits for the end of what it prints. */
  const clear = async () => {
    const closed = parent.stdout.closed ? null : once(parent.stdout, 'close');
    try {
      process.kill(-parent.pid!, 'SIGKILL');
    } catch {
      // Nothing is left.
    }
    await closed;
  };
  return { parent, isLive, clear, printed: () => printed };
}

/** The server looks for its parent once per second. */
const SEVERAL_LOOKS_MS = 3_500;

describe('a server whose parent ends', () => {
  it('lives on where a shell started it in the background', async () => {
    const place = join(folder, 'shell');
    mkdirSync(place);
    const main = join(root, 'api/dist/main.js');
    // The shell ends with its input, as one over SSH does, and leaves the server behind.
    const script = `nohup "${process.execPath}" "${main}" & read line`;
    const { parent, isLive, clear, printed } = await startBelow('sh', ['-c', script], place);
    const shellEnded = once(parent, 'exit');
    parent.stdin.end();
    await shellEnded;
    await pause(SEVERAL_LOOKS_MS);
    const live = await isLive();
    await clear();
    expect({ live, printed: printed() }).toEqual({
      live: true,
      printed: expect.not.stringContaining('stopping'),
    });
  });

  it('ends where `npm start` started it', async () => {
    const place = join(folder, 'npm');
    mkdirSync(place);
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    // All is built already.
    const start = { start: scripts['start'], 'prepare:app': 'true' };
    writeFileSync(join(place, 'package.json'), JSON.stringify({ scripts: start }));
    symlinkSync(join(root, 'api'), join(place, 'api'));
    const { parent, isLive, clear, printed } = await startBelow('npm', ['start'], place);
    parent.kill('SIGTERM');
    for (let tries = 0; tries < 200 && (await isLive()); tries++) await pause(50);
    const live = await isLive();
    await clear();
    expect({ live, printed: printed() }).toEqual({
      live: false,
      printed: expect.stringContaining('"reason":"the parent process has ended"'),
    });
  });
});

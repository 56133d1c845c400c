import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startApp, temporaryFolder } from '../support/app-server.ts';

const folder = temporaryFolder('server-life');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    // It answers before it has printed them.
    for (let tries = 0; tries < 600 && !server.output().includes('Try first'); tries++)
      await pause(50);
    const printed = /Toolyard is at (\S+)/.exec(server.output())?.[1] ?? '';
    expect(printed).toBe(named(server.url));
    expect((await fetch(`${printed}/health/live`)).status).toBe(200);
    await server.stop();
    expect(server.output()).toContain('superadmin / toolyard-sample-1');
    expect(server.output()).toMatch(/Try first +http:\S+\/options\/wizard/);
  });
});

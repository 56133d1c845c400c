import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { isInstalled } from './support/is-installed.ts';
import { has } from './support/needs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Names of our metrics, without what Prometheus puts behind those of a histogram. */
const metricsIn = (text: string) =>
  new Set(
    [...text.matchAll(/toolyard_\w+/g)]
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => name !== 'toolyard_inside'),
  );

const known = metricsIn(read('api/health/metrics.ts') + read('api/health/observed-figures.ts'));

/** Programs that check the files that they read, each with its arguments. */
const CHECKS = [
  ['promtool', 'check rules deploy/prometheus-alerts.yml'],
  // The file with the token is on the operator's machine alone.
  ['promtool', 'check config --syntax-only deploy/prometheus-job.yml'],
  ['systemd-analyze', 'verify deploy/toolyard.service'],
  ['systemd-analyze', 'verify deploy/toolyard-backup.service deploy/toolyard-backup.timer'],
] as const;

describe.each(CHECKS)('%s %s', (program, line) => {
  if (!(program === 'promtool' ? has('promtool') : isInstalled(program)))
    return it.skip(`skipped: no ${program} found`, () => undefined);
  it('finds no fault', () => {
    const { status, stderr } = spawnSync(program, line.split(' '), { cwd: root, encoding: 'utf8' });
    // systemd only warns of keys that it does not know.
    const faults = stderr.split('\n').filter((each) => each.includes('toolyard'));
    expect({ status, faults }).toEqual({ status: 0, faults: [] });
  });
});

describe('C8: files for those who watch a server', () => {
  it.each(['deploy/prometheus-alerts.yml', 'deploy/grafana-dashboard.json'])(
    '%s uses figures that servers have',
    (file) => {
      const used = [...metricsIn(read(file))];
      expect(used.length).toBeGreaterThan(5);
      expect(used.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('the units of systemd start what the image starts, and the backup of the scripts', () => {
    const [, command] = /^CMD \["node", (.*)\]$/m.exec(read('Dockerfile')) ?? [];
    const started = (JSON.parse(`[${command}]`) as string[]).join(' ');
    expect(read('deploy/toolyard.service')).toContain(
      `ExecStart=/usr/bin/env node_modules/.bin/node ${started}\n`,
    );
    const [, script = ''] =
      /^ExecStart=\/usr\/bin\/env node_modules\/.bin\/node (\S+)/m.exec(
        read('deploy/toolyard-backup.service'),
      ) ?? [];
    expect(read(script)).toContain('--keep');
    expect(read('deploy/toolyard-backup.timer')).toMatch(/^OnCalendar=/m);
  });

  it('C18: the job of Prometheus scrapes the servers of compose.yaml in their network', () => {
    const [compose, job] = [read('compose.yaml'), read('deploy/prometheus-job.yml')];
    const servers = [...compose.matchAll(/^ {2}(\S+): \*api$/gm)].map(([, name]) => name);
    const [, port] = /^ +PORT: '(\d+)'$/m.exec(compose) ?? [];
    expect(servers).toHaveLength(2);
    expect(job).toContain(`targets: [${servers.map((name) => `'${name}:${port}'`).join(', ')}]`);
    expect(job).toContain('`toolyard_inside`');
    expect(compose).toMatch(/^name: toolyard$/m);
    expect(compose).toMatch(/^ {2}inside:$/m);
    expect(compose).toContain('METRICS_TOKEN: ${METRICS_TOKEN:-}');
  });

  it('docs/operations.md names every job', () => {
    const jobs = [...read('api/jobs/jobs.ts').matchAll(/\{ name: '(\w+)', everyMs/g)];
    const [line = ''] = /^- `toolyard_job_runs_total.*$/m.exec(read('docs/operations.md')) ?? [];
    expect(jobs.length).toBeGreaterThan(10);
    expect(jobs.map(([, name]) => name).filter((name) => !line.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it('docs/operations.md tells of every figure', () => {
    const documented = metricsIn(read('docs/operations.md'));
    expect([...known].filter((name) => !documented.has(name))).toEqual([]);
  });
});

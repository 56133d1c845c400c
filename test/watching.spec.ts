import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

/** Names of our metrics, without what Prometheus puts behind those of a histogram. */
const metricsIn = (text: string) =>
  new Set(
    [...text.matchAll(/toolyard_\w+/g)]
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => name !== 'toolyard_inside'),
  );

const known = metricsIn(read('api/health/metrics.ts') + read('api/health/observed-figures.ts'));

describe('C8: files for those who watch a server', () => {
  it.each(['deploy/prometheus-alerts.yml', 'deploy/grafana-dashboard.json'])(
    '%s uses figures that servers have',
    (file) => {
      const used = [...metricsIn(read(file))];
      expect(used.length).toBeGreaterThan(5);
      expect(used.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('docs/operations.md tells of every figure', () => {
    const documented = metricsIn(read('docs/operations.md'));
    expect([...known].filter((name) => !documented.has(name))).toEqual([]);
  });
});

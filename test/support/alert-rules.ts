import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './app-server.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
const RULES = join(deploy, 'prometheus-alerts.yml');
const scrapeJob = readFileSync(join(deploy, 'prometheus-job.yml'), 'utf8');

export const ALERTS = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(
  ([, name]) => name!,
);

/** Labels that Prometheus adds to every series of the first server. */
export const TARGET = {
  instance: /targets: \['([^']+)'/.exec(scrapeJob)?.[1] ?? '',
  job: /job_name: (\w+)/.exec(scrapeJob)?.[1] ?? '',
};

/** An alert as Prometheus sends it. */
export interface Alert {
  readonly name: string;
  readonly severity: 'critical' | 'warning';
  readonly labels: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** What a server answers to a scrape; null where it does not answer. */
export type Scrape = string | null;

export interface Course {
  readonly before: Scrape;
  readonly broken: Scrape;
  /**
   * The breakage recurs every so many minutes: counters rise as much as from `before` to `broken` each time. Without it
   * the breakage is a state that lasts, in which nothing else happens.
   */
  readonly recursEvery?: number | undefined;
}

/** Minutes before the breakage. */
const HEALTHY = 10;

/** Values of Toolyard's series, by name and labels as they are stored. */
function samplesOf(scrape: Scrape): ReadonlyMap<string, number> {
  const samples = new Map([[withTarget('up'), scrape === null ? 0 : 1]]);
  for (const [, series, value] of scrape?.matchAll(/^(toolyard_\S+) (\S+)$/gm) ?? [])
    samples.set(withTarget(series!), Number(value));
  return samples;
}

/** The job of prometheus-job.yml has no `honor_labels`: a label `job` of the server becomes `exported_job`. */
function withTarget(series: string): string {
  const [, name = '', own = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  const labels = own.replace(/\bjob=/, 'exported_job=');
  const target = Object.entries(TARGET).map(([label, value]) => `${label}="${value}"`);
  return `${name}{${[...target, ...(labels ? [labels] : [])].join()}}`;
}

/** Every series in virtual time, one sample per minute. `_` means no sample, `stale` that the series ended. */
function seriesOf({ before, broken, recursEvery }: Course, minutes: number) {
  const [first, second] = [samplesOf(before), samplesOf(broken)];
  const counters = new Set(
    [...(broken?.matchAll(/^# TYPE (\w+) (?:counter|histogram)$/gm) ?? [])].map(([, name]) => name),
  );
  const isCounter = (series: string) =>
    counters.has(/^\w+/.exec(series)![0].replace(/_(bucket|sum|count)$/, ''));
  return [...new Set([...first.keys(), ...second.keys()])].map((series) => {
    const [healthy, value] = [first.get(series), second.get(series)];
    const rise = isCounter(series) ? (value ?? 0) - (healthy ?? 0) : 0;
    const valueAt = (minute: number) =>
      value === undefined
        ? 'stale'
        : value + rise * (recursEvery ? Math.floor(minute / recursEvery) : 0);
    const values = [
      ...Array.from({ length: HEALTHY }, () => healthy ?? '_'),
      ...Array.from({ length: minutes + 1 }, (_, minute) => valueAt(minute)),
    ];
    return { series, values: values.join(' ') };
  });
}

/** The alerts that must fire so many minutes after the breakage. */
type Expected = readonly (readonly [minute: number, firing: Alert | null])[];

/** What `promtool test rules` says about the rules over this course. */
export function testRules(course: Course, expected: Expected): string {
  const tests = expected.flatMap(([minute, firing]) =>
    ALERTS.map((alertname) => ({
      eval_time: `${HEALTHY + minute}m`,
      alertname,
      exp_alerts:
        firing?.name === alertname
          ? [
              {
                exp_labels: { severity: firing.severity, ...firing.labels },
                exp_annotations: { summary: firing.summary },
              },
            ]
          : [],
    })),
  );
  const minutes = Math.max(...expected.map(([minute]) => minute));
  const input = { interval: '1m', input_series: seriesOf(course, minutes), alert_rule_test: tests };
  const folder = temporaryFolder('toolyard-alerts');
  const file = join(folder, 'test.json');
  writeFileSync(
    file,
    JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [input] }),
  );
  const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

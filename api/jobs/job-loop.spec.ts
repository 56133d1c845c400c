import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BEACON_UNAVAILABLE } from '@toolyard/core/lottery/draw';
import { Metrics } from '../health/metrics.ts';
import { createLogger } from '../http/request-log.ts';
import { startJob } from './job-loop.ts';

describe('a job', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  beforeEach(() => {
    lines.length = 0;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('runs again and again, and a turn that lasts holds up the next', async () => {
    let runs = 0;
    let finish: () => void = () => undefined;
    const run = () => {
      runs++;
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const job = startJob({ name: 'slow', everyMs: 1000, run }, logger);
    await jest.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(1);
    finish();
    await jest.advanceTimersByTimeAsync(1000);
    expect(runs).toBe(2);
    finish();
    await job.stop();
  });

  it('waits twice as long after each failure in a row, up to a minute; without a database the log holds no stack', async () => {
    let runs = 0;
    let isBack = false;
    const away = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    const run = () => (runs++, isBack ? Promise.resolve() : Promise.reject(away));
    const job = startJob({ name: 'mail', everyMs: 1000, run }, logger);
    await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(runs).toBe(3);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(runs).toBe(3 + 3 + 9);
    expect(lines).toHaveLength(runs);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'mail', code: 'DATABASE_UNAVAILABLE' });
    expect(lines.join()).not.toContain('stack');
    isBack = true;
    await jest.advanceTimersByTimeAsync(60_000);
    runs = 0;
    await jest.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(5);
    await job.stop();
  });

  it('goes on after a turn that failed, and the log says which', async () => {
    let runs = 0;
    const run = () => (++runs === 1 ? Promise.reject(new Error('no luck')) : Promise.resolve());
    const job = startJob({ name: 'mail', everyMs: 1000, run }, logger);
    await jest.advanceTimersByTimeAsync(3000);
    expect(runs).toBe(2);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'mail', err: { message: 'no luck' } });
    await job.stop();
  });

  it('a beacon that cannot be reached is named, and not the database', async () => {
    const cause = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    const run = () => Promise.reject(BEACON_UNAVAILABLE({ cause }));
    const job = startJob({ name: 'draws', everyMs: 1000, run }, logger);
    await jest.advanceTimersByTimeAsync(1000);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'draws', code: 'BEACON_UNAVAILABLE' });
    expect(lines[0]).not.toContain('database');
    await job.stop();
  });

  it('N14: a turn that does not end is overdue from its time on, whatever the clock says', async () => {
    const metrics = new Metrics();
    const job = startJob(
      { name: 'stuck', everyMs: 5_000, run: () => new Promise<void>(() => undefined) },
      logger,
      metrics,
    );
    await jest.advanceTimersByTimeAsync(4_000);
    expect(metrics.jobsOverdue()).toEqual({ stuck: 0 });
    await jest.advanceTimersByTimeAsync(1_000 + 15 * 60_000);
    jest.setSystemTime(0);
    expect(metrics.jobsOverdue()).toEqual({ stuck: 900 });
    void job.stop();
  });

  it('N14: a job that fails or waits is not overdue', async () => {
    const metrics = new Metrics();
    const run = () => Promise.reject(new Error('no luck'));
    const job = startJob({ name: 'mail', everyMs: 1_000, run }, logger, metrics);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(metrics.jobsOverdue()).toEqual({ mail: 0 });
    await job.stop();
  });

  it('stopping waits for the turn under way, and no other begins', async () => {
    const logged: string[] = [];
    let finish: () => void = () => undefined;
    const run = () => {
      logged.push('begun');
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const job = startJob({ name: 'last', everyMs: 1000, run }, logger);
    await jest.advanceTimersByTimeAsync(1000);
    const stopped = job.stop().then(() => logged.push('stopped'));
    await jest.advanceTimersByTimeAsync(100);
    finish();
    await stopped;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(logged).toEqual(['begun', 'stopped']);
  });

  it('stopping gives up on a turn that does not end', async () => {
    const run = () => new Promise<void>(() => undefined);
    const job = startJob({ name: 'stuck', everyMs: 1000, run }, logger);
    await jest.advanceTimersByTimeAsync(1000);
    let stopped = false;
    void job.stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(2900);
    expect(stopped).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(stopped).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openSharedLimiter, type SharedLimiter } from '@toolyard/redis';
import { afterEach, describe, expect, it } from '@jest/globals';
import { has } from '../support/needs.ts';
import { startRedis, type RunningRedis } from '../support/redis-server.ts';

const POINTS = 5;
const opened: { close(): void | Promise<void> }[] = [];

async function redis(options: { port?: number; password?: string } = {}): Promise<RunningRedis> {
  const server = await startRedis(options);
  if (server === null) throw new Error('no redis found');
  opened.push({ close: server.stop });
  return server;
}

/** A limiter of five calls, and what it told. */
async function limiter(
  url: string,
  isStrict = false,
): Promise<{ limiter: SharedLimiter; notified: string[] }> {
  const notified: string[] = [];
  const rule = { keyPrefix: 'test', points: POINTS, duration: 60, isStrict };
  const limiter = await openSharedLimiter({
    url,
    ...rule,
    notified: (fault) => void notified.push(fault === null ? 'back' : 'away'),
  });
  opened.push(limiter);
  return { limiter, notified };
}

/** How many of these calls at once are within the quota. */
async function allowed(calls: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(calls);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

const times = (count: number, one: () => Promise<unknown>) => Array.from({ length: count }, one);

/** Calls of ever new keys until it has told this; the test's own limit bounds it. */
async function untilNotified(of: Awaited<ReturnType<typeof limiter>>, word: string): Promise<void> {
  while (of.notified.at(-1) !== word) {
    await of.limiter.consume(randomUUID());
    await pause(20);
  }
}

(has('Redis') ? describe : describe.skip)('the limiter over Redis', () => {
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  });

  it('servers on the same Redis count together, to the call', async () => {
    const { url } = await redis();
    const one = await limiter(url);
    const two = await limiter(url);
    const calls = [
      ...times(20, () => one.limiter.consume('203.0.113.9')),
      ...times(20, () => two.limiter.consume('203.0.113.9')),
    ];
    expect(await allowed(calls)).toBe(POINTS);
    await expect(two.limiter.consume('203.0.113.10')).resolves.toMatchObject({ consumedPoints: 1 });
    expect([...one.notified, ...two.notified]).toEqual([]);
  });

  it('a refusal says when there is more', async () => {
    const { url } = await redis();
    const { limiter: of } = await limiter(url);
    await Promise.all(times(POINTS, () => of.consume('x')));
    const refused: unknown = await of.consume('x').catch((fault: unknown) => fault);
    const { msBeforeNext } = refused as { msBeforeNext: number };
    expect(msBeforeNext).toBeGreaterThan(55_000);
    expect(msBeforeNext).toBeLessThanOrEqual(60_000);
  });

  it('Redis that was never there: each server counts by itself, and it is told once', async () => {
    const one = await limiter('redis://127.0.0.1:9');
    expect(await allowed(times(20, () => one.limiter.consume('x')))).toBe(POINTS);
    expect(one.notified).toEqual(['away']);
  });

  it('Redis that goes and comes back: told once each, and counted together again', async () => {
    const server = await redis();
    const one = await limiter(server.url);
    const two = await limiter(server.url);
    await one.limiter.consume('x');
    await server.stop();
    expect(await allowed(times(20, () => one.limiter.consume('x')))).toBe(POINTS);
    await untilNotified(two, 'away');
    await redis({ port: server.port });
    await untilNotified(one, 'back');
    await untilNotified(two, 'back');
    expect([one.notified, two.notified]).toEqual([
      ['away', 'back'],
      ['away', 'back'],
    ]);
    const calls = [one, two].flatMap((of) => times(20, () => of.limiter.consume('y')));
    expect(await allowed(calls)).toBe(POINTS);
  });

  it('Redis that hangs: a call waits a moment for it, not for ever', async () => {
    const server = await redis();
    const { limiter: of, notified } = await limiter(server.url);
    await of.consume('x');
    server.signal('SIGSTOP');
    expect(await allowed(times(20, () => of.consume('x')))).toBe(POINTS);
    expect(notified).toEqual(['away']);
    server.signal('SIGCONT');
  });

  it('a strict count: while Redis hangs, no server allows calls by a count of its own', async () => {
    const server = await redis();
    const { limiter: of } = await limiter(server.url, true);
    await of.consume('x');
    server.signal('SIGSTOP');
    expect(await allowed(times(20, () => of.consume('x')))).toBe(0);
    const refused: unknown = await of.consume('x').catch((fault: unknown) => fault);
    expect(refused).toMatchObject({ msBeforeNext: 1_000 });
    server.signal('SIGCONT');
  });

  it('a wrong password counts as away', async () => {
    const { port } = await redis({ password: 'right-3vKq9' });
    const one = await limiter(`redis://:wrong-3vKq9@127.0.0.1:${port}`);
    expect(await allowed(times(20, () => one.limiter.consume('x')))).toBe(POINTS);
    expect(one.notified).toEqual(['away']);
  });
});

import { createLogger, replace } from '@toolyard/api';
import { afterEach, describe, expect, it } from '@jest/globals';
import { has } from '../support/needs.ts';
import { startRedis } from '../support/redis-server.ts';
import { openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

const QUOTA = 10;
const opened: (() => Promise<unknown>)[] = [];

async function replica(redisUrl: string): Promise<{ api: TestApi; lines: string[] }> {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const api = await openTestApi({
    settings: { redisUrl, marketQuota: QUOTA },
    rebind: (container) => replace(container, PORTS.logger, logger),
  });
  opened.push(() => api.close());
  return { api, lines };
}

/** How many of these market calls, one after the other, are answered. */
async function answered({ api }: { api: TestApi }, calls: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < calls; i++) {
    const { status } = await api.call.get('/api/polygon/market-status');
    if (status === 200) count++;
    else expect(status).toBe(429);
  }
  return count;
}

const awayLines = ({ lines }: { lines: string[] }) =>
  lines.filter((line) => line.includes('Redis is away'));

(has('Redis') ? describe : describe.skip)('the quota of market calls with REDIS_URL', () => {
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });

  it('replicas count together; without Redis each counts by itself, says so once and is ready', async () => {
    const redis = (await startRedis())!;
    opened.push(redis.stop);
    const [one, two] = [await replica(redis.url), await replica(redis.url)];
    expect((await answered(one, 7)) + (await answered(two, 7))).toBe(QUOTA);
    expect(awayLines(one)).toHaveLength(0);
    await redis.stop();
    expect(await answered(one, QUOTA + 2)).toBe(QUOTA);
    expect(await answered(two, QUOTA + 2)).toBe(QUOTA);
    expect([awayLines(one), awayLines(two)].map((notified) => notified.length)).toEqual([1, 1]);
    await two.api.call.get('/health/ready').expect(200);
  }, 180_000);
});

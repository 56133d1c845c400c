import { expect, it } from '@jest/globals';
import { PURGEABLE_KINDS, PurgeExpired, type PurgeableKind } from '@toolyard/core/retention';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

it('everything goes after its days, in as many parts as it takes', async () => {
  const left: Record<string, number> = { sessions: 3, attempts: 1 };
  const cutoffs = new Map<PurgeableKind, number>();
  const sweep = (what: PurgeableKind, before: number) => {
    cutoffs.set(what, before);
    const part = Math.min(left[what] ?? 0, 2);
    left[what] = (left[what] ?? 0) - part;
    return Promise.resolve(part);
  };
  const swept = await new PurgeExpired({ purge: sweep }, { now: () => NOW }).execute();
  expect(swept).toEqual({ sessions: 3, attempts: 1 });
  expect([...cutoffs.keys()]).toEqual(PURGEABLE_KINDS);
  expect(cutoffs.get('idempotencyKeys')).toBe(NOW - 2 * DAY);
  expect(cutoffs.get('sessions')).toBe(NOW - 30 * DAY);
});

import { describe, expect, it } from '@jest/globals';
import type { IdempotencyRecord } from '@toolyard/core/shared';
import { onEveryDatabase } from '../support/database.ts';
import { newId, NOON } from './repository-records.ts';

const record = (change: Partial<IdempotencyRecord> = {}): IdempotencyRecord => ({
  principalKey: `user:${newId()}`,
  route: 'POST /api/options/strategies',
  key: newId(),
  requestHash: 'a'.repeat(64),
  result: { name: '铁鹰式', money: [1, 2.5, null], deep: { ok: true } },
  createdAt: NOON,
  ...change,
});

describe('idempotency store', () => {
  onEveryDatabase((database) => {
    const add = (stored: IdempotencyRecord) =>
      database().unitOfWork.run(({ idempotency }) => idempotency.add(stored));
    const find = (route: string, { principalKey, key }: IdempotencyRecord) =>
      database().unitOfWork.run(({ idempotency }) => idempotency.find(principalKey, route, key));

    it('an answer comes back as it was kept, for its caller and route only', async () => {
      const stored = record();
      await add(stored);
      expect(await find(stored.route, stored)).toEqual(stored);
      expect(await find('another route', stored)).toBeNull();
      expect(await find(stored.route, { ...stored, principalKey: 'user:another' })).toBeNull();
    });

    it.each([[null], ['a text'], [7], [true], [[]]])('the answer %j is kept', async (result) => {
      const stored = record({ result });
      await add(stored);
      expect(await find(stored.route, stored)).toEqual(stored);
    });

    it('of ten at once with one key one is kept, the others are in progress', async () => {
      const stored = record();
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => add(stored)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of tries)
        if (each.status === 'rejected')
          expect(each.reason).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    });

    it('what a caller was answered can be forgotten, and nothing else is', async () => {
      const mine = record({ principalKey: 'user:mine' });
      const other = record({ principalKey: 'user:other' });
      await add(mine);
      await add(other);
      await database().unitOfWork.run(({ idempotency }) => idempotency.forget('user:mine'));
      expect(await find(mine.route, mine)).toBeNull();
      expect(await find(other.route, other)).toEqual(other);
    });
  });
});

import {
  FIRST_CAPITAL_LEDGER,
  untouchedLedger,
  type CapitalLedger,
} from '@toolyard/core/options/capital';
import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '@toolyard/core/shared';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const some = (ownerId: string, change: Partial<CapitalLedger> = {}): CapitalLedger => ({
  ownerId,
  version: FIRST_CAPITAL_LEDGER + 1,
  startingCapital: moneyOf(1_234_5678),
  entries: [
    { id: newId(), date: '2026-01-02', kind: 'deposit', amount: moneyOf(1_000_000_000_000) },
    { id: newId(), date: '2026-01-02', kind: 'withdrawal', amount: moneyOf(1) },
  ],
  updatedAt: NOON,
  ...change,
});

describe('capital store', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const put = (ledger: CapitalLedger) =>
      database().unitOfWork.run(({ capital }) => capital.put(ledger));
    const found = (ownerId: string) => database().readers.capital.findOwned(ownerId);

    it('a ledger comes back as it was put, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const ledger = some(mine);
      await put(ledger);
      expect(await found(mine)).toEqual(ledger);
      for (const nobody of [other, newId(), 'no id']) expect(await found(nobody)).toBeNull();
    });

    it('the next version replaces it; an outdated one is refused with the current ledger', async () => {
      const owner = await addUser();
      const conflict = (current: CapitalLedger) => ({
        code: 'VERSION_CONFLICT',
        details: { current },
      });
      const [first, second] = [some(owner), some(owner, { version: 3, entries: [] })];
      await expect(put(second)).rejects.toMatchObject(conflict(untouchedLedger(owner)));
      await put(first);
      await put(second);
      expect(await found(owner)).toEqual(second);
      await expect(put(first)).rejects.toMatchObject(conflict(second));
    });

    it('of ten first ones at once one is stored', async () => {
      const owner = await addUser();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, (_, i) => put(some(owner, { updatedAt: NOON + i }))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('erasing removes the ledger of its owner alone', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      const ledger = some(stays);
      await put(some(gone));
      await put(ledger);
      await database().unitOfWork.run(({ capital }) => capital.eraseOwned(gone));
      expect([await found(gone), await found(stays)]).toEqual([null, ledger]);
    });
  });
});

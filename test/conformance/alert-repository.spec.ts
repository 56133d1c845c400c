import { describe, expect, it } from '@jest/globals';
import type { AlertRule } from '@toolyard/core/options/alerts';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { anAlert } from './alert-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

/** Longer ago than any other suite on the same database goes. */
const LONG_AGO = NOON - 1_000_000_000;

describe('alert repository', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const add = (...rules: readonly AlertRule[]) =>
      database().unitOfWork.run(async ({ alerts }) => {
        for (const rule of rules) await alerts.add(rule);
      });
    const owned = (ownerId: string) => database().readers.alerts.listOwned(ownerId);
    const dueAt = (at: number) =>
      database().unitOfWork.run(({ alerts }) => alerts.listDueLocked(at, 100));

    it('an alert comes back as it was added, newest first, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const first = anAlert(mine);
      const second = anAlert(mine, {
        condition: { kind: 'expiry', strategyId: newId(), direction: 'below', threshold: 7 },
        repeat: 'once',
        paused: true,
        phase: 'fired',
        value: 6.5,
        checkedAt: NOON + 1,
        firedAt: NOON + 2,
        dueAt: NOON + 3,
        createdAt: NOON + 4,
        updatedAt: NOON + 5,
        statedAt: NOON + 4,
        adjustments: [
          {
            action: { kind: 'split', symbol: 'SPY', exDate: '2026-12-01', from: 1, to: 3 },
            before: { kind: 'price', symbol: 'SPY', direction: 'above', threshold: 900 },
            carried: true,
          },
        ],
      });
      await add(first, second);
      expect(await owned(mine)).toEqual([second, first]);
      expect(await owned(other)).toEqual([]);
      const { alerts } = database().readers;
      expect(await alerts.findOwned(mine, first.id)).toEqual(first);
      expect(await alerts.findOwned(other, first.id)).toBeNull();
      expect(await alerts.findOwned(mine, 'no id')).toBeNull();
    });

    it('a change needs the version before it; a removal its own', async () => {
      const owner = await addUser();
      const rule = anAlert(owner);
      await add(rule);
      const update = (changed: AlertRule) =>
        database().unitOfWork.run(({ alerts }) => alerts.update(changed));
      const remove = (removed: AlertRule) =>
        database().unitOfWork.run(({ alerts }) => alerts.remove(removed));
      const changed = { ...rule, version: 2, paused: true, subject: 'QQQ', dueAt: NOON + 9 };
      await update(changed);
      expect(await owned(owner)).toEqual([changed]);
      const conflict = { code: 'VERSION_CONFLICT', details: { current: changed } };
      await expect(update({ ...rule, version: 2 })).rejects.toMatchObject(conflict);
      await expect(remove(rule)).rejects.toMatchObject(conflict);
      await remove(changed);
      expect(await owned(owner)).toEqual([]);
      await expect(remove(changed)).rejects.toMatchObject({ code: 'ALERT_UNKNOWN' });
      await expect(update({ ...changed, version: 3 })).rejects.toMatchObject({
        code: 'ALERT_UNKNOWN',
      });
    });

    it('due are those of the past, longest first, neither paused nor done', async () => {
      const owner = await addUser();
      const late = anAlert(owner, { dueAt: LONG_AGO });
      const early = anAlert(owner, { dueAt: LONG_AGO - 5, phase: 'fired' });
      await add(
        late,
        early,
        anAlert(owner, { dueAt: LONG_AGO - 9, paused: true }),
        anAlert(owner, { dueAt: LONG_AGO - 9, phase: 'done' }),
        anAlert(owner, { dueAt: LONG_AGO + 1 }),
      );
      expect(await dueAt(LONG_AGO)).toEqual([early, late]);
      const moved = [early, late].map((rule) => ({ ...rule, dueAt: NOON + 1 }));
      await database().unitOfWork.run(({ alerts }) => alerts.updateChecked(moved));
      expect(await dueAt(LONG_AGO)).toEqual([]);
    });

    it('a check changes its own fields and no other', async () => {
      const owner = await addUser();
      const rule = anAlert(owner);
      await add(rule);
      const checked = {
        ...({ phase: 'fired', subject: 'Condor', value: 1.5 } as const),
        ...{ checkedAt: NOON + 1, firedAt: NOON + 1, dueAt: NOON + 2 },
      };
      await database().unitOfWork.run(({ alerts }) =>
        alerts.updateChecked([{ ...rule, ...checked, version: 9, paused: true, repeat: 'once' }]),
      );
      expect(await owned(owner)).toEqual([{ ...rule, ...checked }]);
      const found = await database().unitOfWork.run(({ alerts }) =>
        alerts.listLocked([newId(), rule.id]),
      );
      expect(found).toEqual([{ ...rule, ...checked }]);
    });

    it('owners are counted one after the other, and erased with all they have', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      await add(anAlert(gone), anAlert(gone), anAlert(stays));
      const addOne = () =>
        database().unitOfWork.run(async ({ alerts }) => {
          const count = await alerts.countLocked(gone);
          if (count < 5) await alerts.add(anAlert(gone));
        });
      await Promise.all(Array.from({ length: 10 }, addOne));
      expect(await owned(gone)).toHaveLength(5);
      await database().unitOfWork.run(({ alerts }) => alerts.eraseOwned(gone));
      expect(await owned(gone)).toEqual([]);
      expect(await owned(stays)).toHaveLength(1);
    });
  });

  onEveryEngine((database) => {
    it('ten servers at once take each due alert once', async () => {
      const user = aUser();
      const rules = Array.from({ length: 40 }, () => anAlert(user.id, { dueAt: LONG_AGO - 99 }));
      await database().unitOfWork.run(async ({ users, alerts }) => {
        await users.add(user);
        for (const rule of rules) await alerts.add(rule);
      });
      const take = () =>
        database().unitOfWork.run(async ({ alerts }) => {
          const due = await alerts.listDueLocked(LONG_AGO - 99, 8);
          await alerts.updateChecked(due.map((rule) => ({ ...rule, dueAt: NOON })));
          return due.map(({ id }) => id);
        });
      const taken: string[] = [];
      while (taken.length < 40)
        taken.push(...(await Promise.all(Array.from({ length: 10 }, take))).flat());
      expect(taken.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { AlertNotice } from '@toolyard/core/options/alerts';
import { onEveryDatabase } from '../support/database.ts';
import { aNotice, anActionNotice } from './alert-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('notice repository', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const add = (...notices: readonly AlertNotice[]) =>
      database().unitOfWork.run((all) => all.notices.addAll(notices));
    const reader = () => database().readers.notices;

    it('notices come back as they were added, newest first, page by page, to their owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const notices = [0, 1, 1, 2, 3].map((after) => aNotice(mine, { at: NOON + after }));
      const silent = aNotice(mine, { at: NOON + 9, silent: true, detail: 'a', readAt: NOON + 10 });
      await add(...notices, silent, aNotice(other));
      const newest = [silent, ...notices.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))];
      const first = await reader().listOwned(mine, { limit: 4, cursor: null });
      expect(first.items).toEqual(newest.slice(0, 4));
      const second = await reader().listOwned(mine, { limit: 4, cursor: first.nextCursor });
      expect(second).toEqual({ items: newest.slice(4), nextCursor: null });
      expect(await reader().findOwned(mine, silent.id)).toEqual(silent);
      expect(await reader().findOwned(other, silent.id)).toBeNull();
      expect(await reader().listAt(mine, NOON + 1)).toEqual(
        notices.slice(1, 3).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      );
      await expect(reader().listOwned(mine, { limit: 4, cursor: 'x' })).rejects.toMatchObject({
        code: 'CURSOR_INVALID',
      });
    });

    it('a notice of a corporate action comes back as it was added', async () => {
      const mine = await addUser();
      const notice = anActionNotice(mine);
      await add(notice, aNotice(mine, { at: NOON + 1 }));
      expect(await reader().findOwned(mine, notice.id)).toEqual(notice);
      expect(await reader().listAt(mine, NOON)).toEqual([notice]);
      const { items } = await reader().listOwned(mine, { limit: 9, cursor: null });
      expect(items[1]).toEqual(notice);
    });

    it('a notice of an expiry comes back as it was added', async () => {
      const mine = await addUser();
      const effect = { kind: 'expired', strategyId: newId() } as const;
      const notice: AlertNotice = {
        ...{ kind: 'expired', id: newId(), ownerId: mine, subject: '铁鹰 🙂', effect },
        ...{ detail: '2026-12-18', at: NOON, silent: false, readAt: null },
      };
      await add(notice);
      expect(await reader().findOwned(mine, notice.id)).toEqual(notice);
    });

    it('unread are counted; read are those given or all, of their owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      expect(await reader().unread(mine)).toEqual({ count: 0, latestAt: null });
      const notices = [1, 2, 3].map((after) => aNotice(mine, { at: NOON + after }));
      const foreign = aNotice(other);
      await add(...notices, foreign);
      expect(await reader().unread(mine)).toEqual({ count: 3, latestAt: NOON + 3 });
      const mark = (ids: readonly string[] | null, at: number) =>
        database().unitOfWork.run((all) => all.notices.markRead(mine, ids, at));
      await mark([notices[0]!.id, foreign.id, newId()], NOON + 50);
      await mark(null, NOON + 60);
      const { items } = await reader().listOwned(mine, { limit: 9, cursor: null });
      expect(items.map(({ readAt }) => readAt)).toEqual([NOON + 60, NOON + 60, NOON + 50]);
      expect(await reader().unread(mine)).toEqual({ count: 0, latestAt: NOON + 3 });
      expect(await reader().unread(other)).toEqual({ count: 1, latestAt: foreign.at });
    });

    it('erasing takes the notices of their owner alone', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      await add(aNotice(gone), aNotice(stays));
      await database().unitOfWork.run((all) => all.notices.eraseOwned(gone));
      const count = async (id: string) => (await reader().unread(id)).count;
      expect([await count(gone), await count(stays)]).toEqual([0, 1]);
    });
  });
});

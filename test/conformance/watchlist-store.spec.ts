import {
  DEFAULT_WATCHLIST,
  emptyWatchlists,
  FIRST_WATCHLISTS,
  type Watchlists,
} from '@toolyard/core/watchlist';
import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const listOf = (...symbols: string[]) => ({ ...DEFAULT_WATCHLIST, symbols });

const someWatchlists = (ownerId: string, change: Partial<Watchlists> = {}): Watchlists => ({
  ownerId,
  version: FIRST_WATCHLISTS + 1,
  lists: [
    listOf('TSLA', 'AAPL', 'MSFT@2021-11-22'),
    { id: 'b-2', name: '财报 “周五”', symbols: [] },
  ],
  updatedAt: NOON,
  ...change,
});

describe('watchlist store', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const put = (watchlists: Watchlists) =>
      database().unitOfWork.run((all) => all.watchlists.put(watchlists));
    const found = (ownerId: string) => database().readers.watchlists.findOwned(ownerId);

    it('a list comes back as it was put, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const list = someWatchlists(mine);
      await put(list);
      expect(await found(mine)).toEqual(list);
      expect(await found(other)).toBeNull();
      expect(await found(newId())).toBeNull();
      expect(await found('no id')).toBeNull();
    });

    it('the next version stands in its place, an empty one too', async () => {
      const owner = await addUser();
      const first = someWatchlists(owner);
      await put(first);
      const second = {
        ...first,
        version: first.version + 1,
        lists: [listOf()],
        updatedAt: NOON + 1,
      };
      await put(second);
      expect(await found(owner)).toEqual(second);
    });

    it('a version that has been overtaken is refused with the present list', async () => {
      const owner = await addUser();
      const late = someWatchlists(owner, { version: FIRST_WATCHLISTS + 2 });
      const conflict = (current: Watchlists) => ({
        code: 'VERSION_CONFLICT',
        details: { current },
      });
      await expect(put(late)).rejects.toMatchObject(conflict(emptyWatchlists(owner)));
      const stored = someWatchlists(owner);
      await put(stored);
      await expect(put({ ...stored, lists: [listOf('SPY')] })).rejects.toMatchObject(
        conflict(stored),
      );
      expect(await found(owner)).toEqual(stored);
    });

    it('of ten first lists at once one is kept', async () => {
      const owner = await addUser();
      const puts = Array.from({ length: 10 }, (_, i) =>
        put(someWatchlists(owner, { lists: [listOf(`S${i}`)] })),
      );
      const outcomes = await Promise.allSettled(puts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await found(owner))?.version).toBe(FIRST_WATCHLISTS + 1);
    });

    it('erasing takes the list of its owner alone', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      await put(someWatchlists(gone));
      await put(someWatchlists(stays));
      await database().unitOfWork.run(({ watchlists }) => watchlists.eraseOwned(gone));
      expect(await found(gone)).toBeNull();
      expect(await found(stays)).not.toBeNull();
    });
  });
});

import { emptyWatchlist, FIRST_WATCHLIST, type Watchlist } from '@toolyard/core/watchlist';
import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const aWatchlist = (ownerId: string, change: Partial<Watchlist> = {}): Watchlist => ({
  ownerId,
  version: FIRST_WATCHLIST + 1,
  symbols: ['TSLA', 'AAPL', 'MSFT@2021-11-22'],
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
    const put = (watchlist: Watchlist) =>
      database().unitOfWork.run(({ watchlists }) => watchlists.put(watchlist));
    const found = (ownerId: string) => database().readers.watchlists.findOwned(ownerId);

    it('a list comes back as it was put, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const list = aWatchlist(mine);
      await put(list);
      expect(await found(mine)).toEqual(list);
      expect(await found(other)).toBeNull();
      expect(await found(newId())).toBeNull();
      expect(await found('no id')).toBeNull();
    });

    it('the next version stands in its place, an empty one too', async () => {
      const owner = await addUser();
      const first = aWatchlist(owner);
      await put(first);
      const second = { ...first, version: first.version + 1, symbols: [], updatedAt: NOON + 1 };
      await put(second);
      expect(await found(owner)).toEqual(second);
    });

    it('a version that has been overtaken is refused with the present list', async () => {
      const owner = await addUser();
      const late = aWatchlist(owner, { version: FIRST_WATCHLIST + 2 });
      const conflict = (current: Watchlist) => ({
        code: 'VERSION_CONFLICT',
        details: { current },
      });
      await expect(put(late)).rejects.toMatchObject(conflict(emptyWatchlist(owner)));
      const stored = aWatchlist(owner);
      await put(stored);
      await expect(put({ ...stored, symbols: ['SPY'] })).rejects.toMatchObject(conflict(stored));
      expect(await found(owner)).toEqual(stored);
    });

    it('of ten first lists at once one is kept', async () => {
      const owner = await addUser();
      const puts = Array.from({ length: 10 }, (_, i) =>
        put(aWatchlist(owner, { symbols: [`S${i}`] })),
      );
      const outcomes = await Promise.allSettled(puts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await found(owner))?.version).toBe(FIRST_WATCHLIST + 1);
    });

    it('erasing takes the list of its owner alone', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      await put(aWatchlist(gone));
      await put(aWatchlist(stays));
      await database().unitOfWork.run(({ watchlists }) => watchlists.eraseOwned(gone));
      expect(await found(gone)).toBeNull();
      expect(await found(stays)).not.toBeNull();
    });
  });
});

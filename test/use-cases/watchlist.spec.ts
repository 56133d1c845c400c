import {
  DEFAULT_WATCHLIST,
  ReadWatchlists,
  ReplaceWatchlists,
  WATCHLIST_LIMIT,
  WATCHLISTS_MAX,
  type ReplaceWatchlistsInput,
  type Watchlist,
} from '@toolyard/core/watchlist';
import { FakeClock, memoryDatabase } from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { user } from './strategies-fixture.ts';

const MEI = user('mei');
const STRANGER = user('stranger');

const first = (symbols: readonly string[]): Watchlist => ({ ...DEFAULT_WATCHLIST, symbols });
const EARNINGS: Watchlist = { id: 'e-1', name: 'Earnings', symbols: ['NVDA'] };

function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const replace = (change: ReplaceWatchlistsInput['change'], version: number) =>
    unitOfWork.run(({ watchlists, audit }) =>
      new ReplaceWatchlists(watchlists, audit, clock).execute({ change, version }, MEI),
    );
  const reading = new ReadWatchlists(readers.watchlists);
  return {
    clock,
    keep: (symbols: readonly string[], version: number) => replace({ symbols }, version),
    keepLists: (lists: readonly Watchlist[], version: number) => replace({ lists }, version),
    read: (who = MEI) => reading.execute(who),
    notes: () => readers.audit.notes(),
  };
}

describe("one's own watchlists", () => {
  it('are one empty list at first; the symbols of the first list are what was kept last', async () => {
    const { keep, read } = fixture();
    expect(await read()).toMatchObject({ version: 1, lists: [first([])] });
    await keep(['tsla', 'AAPL', 'TSLA'], 1);
    expect(await read()).toMatchObject({ version: 2, lists: [first(['TSLA', 'AAPL'])] });
    await keep([], 2);
    expect(await read()).toMatchObject({ version: 3, lists: [first([])] });
  });

  it('symbols of the first list leave the other lists as they are', async () => {
    const { keep, keepLists, read } = fixture();
    await keepLists([first(['TSLA']), EARNINGS], 1);
    await keep(['SPY'], 2);
    expect((await read()).lists).toEqual([first(['SPY']), EARNINGS]);
  });

  it('lists are renamed, reordered and deleted', async () => {
    const { keepLists, read } = fixture();
    await keepLists([first(['TSLA']), EARNINGS], 1);
    const renamed = { ...EARNINGS, name: '  财报  ' };
    await keepLists([renamed, first(['TSLA'])], 2);
    expect((await read()).lists).toEqual([{ ...EARNINGS, name: '财报' }, first(['TSLA'])]);
    await keepLists([EARNINGS], 3);
    expect((await read()).lists).toEqual([EARNINGS]);
  });

  it('are nobody else’s', async () => {
    const { keep, read } = fixture();
    await keep(['TSLA'], 1);
    expect(await read(STRANGER)).toMatchObject({ version: 1, lists: [first([])] });
  });

  it('two tabs: the second one is told what the lists are now', async () => {
    const { keep } = fixture();
    const current = await keep(['TSLA'], 1);
    await expect(keep(['SPY'], 1)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'VERSION_CONFLICT',
      details: { current },
    });
  });

  it.each([
    ['a text that is no symbol', ['TSLA', 'no symbol']],
    ['more than the limit', Array.from({ length: WATCHLIST_LIMIT + 1 }, (_, i) => `S${i}`)],
  ])('%s is refused and leaves the list as it was', async (_what, symbols) => {
    const { keep, read } = fixture();
    await keep(['TSLA'], 1);
    await expect(keep(symbols, 2)).rejects.toMatchObject({ code: 'WATCHLIST_INVALID' });
    expect(await read()).toMatchObject({ version: 2, lists: [first(['TSLA'])] });
  });

  it.each([
    ['no list', [], 'WATCHLISTS_LIMIT'],
    [
      'more lists than there may be',
      Array.from({ length: WATCHLISTS_MAX + 1 }, (_, i) => ({
        ...EARNINGS,
        id: `${i}`,
        name: `${i}`,
      })),
      'WATCHLISTS_LIMIT',
    ],
    ['two lists of one id', [EARNINGS, { ...EARNINGS, name: 'Other' }], 'WATCHLIST_INVALID'],
    [
      'two lists of one name',
      [EARNINGS, { ...EARNINGS, id: 'e-2', name: 'EARNINGS' }],
      'WATCHLIST_NAME_TAKEN',
    ],
    ['a blank name', [{ ...EARNINGS, name: '  ' }], 'WATCHLIST_NAME_INVALID'],
    ['a name of 41 characters', [{ ...EARNINGS, name: 'x'.repeat(41) }], 'WATCHLIST_NAME_INVALID'],
    [
      'a name that turns its direction',
      [{ ...EARNINGS, name: 'a\u202eb' }],
      'WATCHLIST_NAME_INVALID',
    ],
  ])('%s is refused', async (_what, lists, code) => {
    const { keepLists, read } = fixture();
    await expect(keepLists(lists, 1)).rejects.toMatchObject({ code });
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('each change is written down with what the lists were before', async () => {
    const { keep, clock, notes } = fixture();
    await keep(['TSLA'], 1);
    clock.advance(5);
    await keep(['TSLA', 'SPY'], 2);
    const by = { actor: { realm: 'user', id: 'mei' }, action: 'watchlist.changed' };
    expect(notes()).toMatchObject([
      { ...by, before: { lists: [first([])] }, after: { lists: [first(['TSLA'])] } },
      {
        ...by,
        at: clock.now(),
        before: { lists: [first(['TSLA'])] },
        after: { lists: [first(['TSLA', 'SPY'])] },
      },
    ]);
  });
});

import { ReplaceWatchlist, ReadWatchlist, WATCHLIST_LIMIT } from '@toolyard/core/watchlist';
import { FakeClock, memoryDatabase } from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { user } from './strategies-fixture.ts';

const MEI = user('mei');
const STRANGER = user('stranger');

function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const keep = (symbols: readonly string[], version: number, who = MEI) =>
    unitOfWork.run(({ watchlists, audit }) =>
      new ReplaceWatchlist(watchlists, audit, clock).execute({ symbols, version }, who),
    );
  const reading = new ReadWatchlist(readers.watchlists);
  return {
    clock,
    keep,
    read: (who = MEI) => reading.execute(who),
    notes: () => readers.audit.notes(),
  };
}

describe("one's own watchlist", () => {
  it('is empty at first, and is what was kept last', async () => {
    const { keep, read } = fixture();
    expect(await read()).toMatchObject({ version: 1, symbols: [] });
    await keep(['tsla', 'AAPL', 'TSLA'], 1);
    expect(await read()).toMatchObject({ version: 2, symbols: ['TSLA', 'AAPL'] });
    await keep([], 2);
    expect(await read()).toMatchObject({ version: 3, symbols: [] });
  });

  it('is nobody else’s', async () => {
    const { keep, read } = fixture();
    await keep(['TSLA'], 1);
    expect(await read(STRANGER)).toMatchObject({ version: 1, symbols: [] });
  });

  it('two tabs: the second one is told what the list is now', async () => {
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
    expect(await read()).toMatchObject({ version: 2, symbols: ['TSLA'] });
  });

  it('each change is written down with what the list was before', async () => {
    const { keep, clock, notes } = fixture();
    await keep(['TSLA'], 1);
    clock.advance(5);
    await keep(['TSLA', 'SPY'], 2);
    const by = { actor: { realm: 'user', id: 'mei' }, action: 'watchlist.changed' };
    expect(notes()).toMatchObject([
      { ...by, before: { symbols: [] }, after: { symbols: ['TSLA'] } },
      {
        ...by,
        at: clock.now(),
        before: { symbols: ['TSLA'] },
        after: { symbols: ['TSLA', 'SPY'] },
      },
    ]);
  });
});

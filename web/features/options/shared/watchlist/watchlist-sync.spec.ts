import { describe, expect, it } from '@jest/globals';
import { storedWatchlists } from '@toolyard/browser';
import { DEFAULT_WATCHLIST } from '@toolyard/core/watchlist';
import type { AccountCalls, AccountLists, Lists } from './account-list.ts';
import {
  addList,
  addSymbols,
  clearSymbols,
  moveList,
  removeList,
  renameList,
} from './watchlist-changes.ts';
import { WatchlistSync } from './watchlist-sync.ts';

const watching = (...symbols: string[]) => ({ ...DEFAULT_WATCHLIST, symbols });
const TECH = { id: 't', name: 'Tech', symbols: ['MSFT'] };

/** Browsers over the same accounts; a server that can fail, and be changed behind a browser's back. */
function world() {
  const accounts = new Map<string, AccountLists>();
  const server = { broken: false, saves: 0 };
  const listOf = (user: string) => accounts.get(user) ?? { lists: [DEFAULT_WATCHLIST], version: 1 };
  const putLists = (user: string, lists: Lists) => {
    const stored = { lists, version: listOf(user).version + 1 };
    accounts.set(user, stored);
    return stored;
  };
  const put = (user: string, symbols: readonly string[]) => putLists(user, [watching(...symbols)]);
  const symbolsOf = (user: string) => listOf(user).lists[0]!.symbols;
  const browser = (symbols: readonly string[] = []) => {
    const texts = new Map<string, string>();
    const stored = storedWatchlists(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }));
    stored.write([watching(...symbols)]);
    const who: { user: string | null } = { user: null };
    const failures: unknown[] = [];
    const dropped: number[] = [];
    // A call is that of who is signed in when it is sent.
    const whenUp = async <T>(answer: (user: string) => T) => {
      const user = who.user!;
      await Promise.resolve();
      return server.broken ? { error: 'down' } : answer(user);
    };
    const account: AccountCalls = {
      read: () => whenUp(listOf),
      save: (wanted, version) =>
        whenUp((user) => {
          server.saves++;
          return listOf(user).version === version ? putLists(user, wanted) : null;
        }),
    };
    const tab = () =>
      new WatchlistSync({
        stored,
        user: () => who.user,
        account,
        failed: (error) => failures.push(error),
        dropped: (count) => dropped.push(count),
      });
    return { tab, texts, who, failures, dropped };
  };
  const settled = async () => {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  };
  return { browser, listOf, put, putLists, symbolsOf, server, settled };
}

describe('the watchlist of a browser', () => {
  it('WL-01 MK-16 a star adds and removes; the list is kept as a JSON array of tickers', () => {
    const { tab, texts } = world().browser();
    const sync = tab();
    sync.toggle('MSFT');
    sync.toggle('SPY');
    expect(texts.get('watchlist')).toBe('["MSFT","SPY"]');
    sync.toggle('MSFT');
    expect(sync.list()).toEqual(['SPY']);
    sync.change(clearSymbols('default'));
    expect(texts.get('watchlist')).toBe('[]');
  });

  it('WL-07 it survives a reload', () => {
    const { tab } = world().browser();
    tab().toggle('MSFT');
    expect(tab().list()).toEqual(['MSFT']);
  });

  it('another tab’s change is shown', () => {
    const { tab } = world().browser();
    const [here, there] = [tab(), tab()];
    let notified = 0;
    there.subscribe(() => notified++);
    here.toggle('TSLA');
    there.storageChanged();
    there.storageChanged();
    expect([there.list(), notified]).toEqual([['TSLA'], 1]);
  });
});

describe('a visitor’s list that joins a full one of the account', () => {
  const many = (count: number, letter: string) =>
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [Math.floor(i / 26), i % 26].map((n) => String.fromCharCode(65 + n));
      return `${letter}${a}${b}`;
    });

  it('says how many symbols found no room', async () => {
    const { browser, put, symbolsOf, settled } = world();
    put('mei', many(198, 'X'));
    const { tab, who, dropped } = browser([...many(5, 'Y'), 'XAA']);
    const sync = tab();
    who.user = 'mei';
    void sync.look();
    await settled();
    expect([symbolsOf('mei').length, dropped]).toEqual([200, [3]]);
  });

  it('says nothing where all had room', async () => {
    const { browser, put, settled } = world();
    put('mei', many(195, 'X'));
    const { tab, who, dropped } = browser(many(5, 'Y'));
    who.user = 'mei';
    void tab().look();
    await settled();
    expect(dropped).toEqual([]);
  });
});

describe('watchlists by name in a browser', () => {
  it('are added, renamed, moved and removed; the chosen one is what a star acts on', () => {
    const { tab } = world().browser(['SPY']);
    const sync = tab();
    sync.change(addList(TECH));
    sync.choose('t');
    sync.toggle('AAPL');
    expect(sync.state().lists).toEqual([watching('SPY'), { ...TECH, symbols: ['MSFT', 'AAPL'] }]);
    sync.change(renameList('t', ' Chips '));
    sync.change(moveList('t', -1));
    expect(sync.state().lists.map(({ name }) => name)).toEqual(['Chips', 'Watchlist']);
    expect(tab().state()).toEqual(sync.state());
    sync.change(removeList('t'));
    expect([sync.state().lists, sync.list()]).toEqual([[watching('SPY')], ['SPY']]);
  });

  it.each([
    ['a name that is taken', renameList('t', 'watchlist')],
    ['a blank name', renameList('t', '  ')],
    ['a list of a taken name', addList({ ...TECH, id: 'u' })],
    ['a move beyond the end', moveList('t', 1)],
    ['symbols of a list that is gone', addSymbols('gone', ['KO'])],
  ])('%s changes nothing', (_what, change) => {
    const { tab } = world().browser(['SPY']);
    const sync = tab();
    sync.change(addList(TECH));
    const before = sync.state();
    sync.change(change);
    expect(sync.state()).toEqual(before);
  });

  it('without the last list there is an empty one', () => {
    const sync = world().browser(['SPY']).tab();
    sync.change(removeList('default'));
    expect(sync.state().lists).toEqual([DEFAULT_WATCHLIST]);
  });

  it('a removed list stands where it was when the removal is undone', () => {
    const sync = world().browser(['SPY']).tab();
    sync.change(addList(TECH));
    sync.change(removeList('default'));
    sync.change(addList(watching('SPY'), 0));
    expect(sync.state().lists).toEqual([watching('SPY'), TECH]);
  });
});

describe('the watchlist of somebody signed in', () => {
  const signedIn = async (at: ReturnType<typeof world>, own: readonly string[], user = 'mei') => {
    const browser = at.browser(own);
    const sync = browser.tab();
    browser.who.user = user;
    await sync.look();
    return { ...browser, sync };
  };

  it('a visitor’s list is added to the account’s on sign-in', async () => {
    const at = world();
    at.put('mei', ['AAPL', 'SPY']);
    const { sync } = await signedIn(at, ['TSLA', 'SPY']);
    expect(sync.list()).toEqual(['AAPL', 'SPY', 'TSLA']);
    expect(at.symbolsOf('mei')).toEqual(['AAPL', 'SPY', 'TSLA']);
  });

  it('what was removed on another machine stays removed here', async () => {
    const at = world();
    const { sync, tab } = await signedIn(at, ['AAPL', 'SPY']);
    at.put('mei', ['SPY']);
    await sync.look();
    expect([sync.list(), at.symbolsOf('mei')]).toEqual([['SPY'], ['SPY']]);
    const reloaded = tab();
    await reloaded.look();
    expect(reloaded.list()).toEqual(['SPY']);
  });

  it('somebody else’s list is not added to the next account', async () => {
    const at = world();
    at.put('rui', ['QQQ']);
    const { sync, who } = await signedIn(at, ['AAPL']);
    who.user = null;
    await sync.look();
    who.user = 'rui';
    const looked = sync.look();
    expect(sync.list()).toEqual([]);
    await looked;
    expect([sync.list(), at.symbolsOf('rui')]).toEqual([['QQQ'], ['QQQ']]);
  });

  it('a visitor after the sign-out sees and changes an own list, not the account’s', async () => {
    const at = world();
    at.put('mei', ['TSLA', 'PDD']);
    at.put('rui', ['KO']);
    const { sync, who, tab, texts } = await signedIn(at, []);
    who.user = null;
    await sync.look();
    expect([sync.list(), tab().list(), texts.get('watchlist')]).toEqual([[], [], '[]']);
    sync.toggle('NVDA');
    who.user = 'rui';
    await sync.look();
    expect([sync.list(), at.symbolsOf('rui'), at.symbolsOf('mei')]).toEqual([
      ['KO', 'NVDA'],
      ['KO', 'NVDA'],
      ['TSLA', 'PDD'],
    ]);
  });

  it('a page that a visitor opens after the sign-out of another page shows and changes an own list', async () => {
    const at = world();
    at.put('mei', ['TSLA', 'PDD']);
    const { who, tab, texts } = await signedIn(at, []);
    who.user = null;
    const page = tab();
    expect(page.list()).toEqual([]);
    page.toggle('NVDA');
    expect([page.list(), texts.get('watchlist')]).toEqual([['NVDA'], '["NVDA"]']);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 8, 10])(
    'changes on their way, %i turns after the first, never reach the next account',
    async (turns) => {
      const at = world();
      at.put('mei', ['TSLA']);
      at.put('rui', ['KO']);
      const { sync, who } = await signedIn(at, []);
      // Elsewhere the list has changed, so that the first save is refused and the list is read again.
      at.put('mei', ['TSLA', 'PDD']);
      sync.toggle('NVDA');
      sync.toggle('AMD');
      for (let i = 0; i < turns; i++) await Promise.resolve();
      who.user = null;
      void sync.look();
      who.user = 'rui';
      await sync.look();
      await at.settled();
      expect([at.symbolsOf('rui'), sync.list()]).toEqual([['KO'], ['KO']]);
    },
  );

  it('changes show at once and reach the account in their order', async () => {
    const at = world();
    const { sync } = await signedIn(at, []);
    for (const symbol of ['A', 'B', 'A', 'C']) sync.toggle(symbol);
    expect(sync.list()).toEqual(['B', 'C']);
    await at.settled();
    expect([sync.list(), at.symbolsOf('mei')]).toEqual([
      ['B', 'C'],
      ['B', 'C'],
    ]);
  });

  it('a change made elsewhere meanwhile is kept beside one’s own', async () => {
    const at = world();
    const { sync } = await signedIn(at, ['A', 'B']);
    at.put('mei', ['A', 'B', 'Z']);
    sync.toggle('A');
    await at.settled();
    expect([sync.list(), at.symbolsOf('mei')]).toEqual([
      ['B', 'Z'],
      ['B', 'Z'],
    ]);
  });

  it('a change that the account cannot be told of is taken back and said', async () => {
    const at = world();
    const { sync, failures, texts } = await signedIn(at, ['A']);
    at.server.broken = true;
    sync.toggle('B');
    expect(sync.list()).toEqual(['A', 'B']);
    await at.settled();
    expect([sync.list(), failures, texts.get('watchlist')]).toEqual([['A'], ['down'], '["A"]']);
  });

  it('where the account could not be read nothing is lost: it is joined later', async () => {
    const at = world();
    at.put('mei', ['SPY']);
    at.server.broken = true;
    const { sync, failures } = await signedIn(at, ['A']);
    sync.toggle('B');
    await at.settled();
    expect([sync.list(), failures]).toEqual([['A', 'B'], []]);
    at.server.broken = false;
    sync.toggle('C');
    await at.settled();
    expect(sync.list()).toEqual(['SPY', 'A', 'B', 'C']);
    expect(at.symbolsOf('mei')).toEqual(['SPY', 'A', 'B', 'C']);
  });

  it('looking at a list that is the same saves nothing', async () => {
    const at = world();
    const { sync } = await signedIn(at, ['A']);
    const { saves } = at.server;
    await sync.look();
    await sync.look();
    expect(at.server.saves).toBe(saves);
  });

  it('lists by name go to the account on sign-in, and a change elsewhere is kept beside', async () => {
    const at = world();
    at.putLists('mei', [watching('AAPL'), { ...TECH, id: 'other' }]);
    const browser = at.browser(['TSLA']);
    const sync = browser.tab();
    sync.change(addList({ ...TECH, symbols: ['AMD'] }));
    sync.change(addList({ id: 'b', name: 'Banks', symbols: ['JPM'] }));
    browser.who.user = 'mei';
    await sync.look();
    const joined = [
      watching('AAPL', 'TSLA'),
      { id: 'other', name: 'Tech', symbols: ['MSFT', 'AMD'] },
      { id: 'b', name: 'Banks', symbols: ['JPM'] },
    ];
    expect([sync.state().lists, at.listOf('mei').lists]).toEqual([joined, joined]);
    at.putLists('mei', joined.slice(0, 2));
    sync.change(renameList('other', 'Chips'));
    await at.settled();
    expect(at.listOf('mei').lists).toEqual([joined[0], { ...joined[1], name: 'Chips' }]);
  });
});

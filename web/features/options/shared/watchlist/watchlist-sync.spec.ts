import { describe, expect, it } from '@jest/globals';
import { storedWatchlist } from '@toolyard/browser';
import type { AccountCalls, AccountList } from './account-list.ts';
import { WatchlistSync } from './watchlist-sync.ts';

/** Browsers over the same accounts; a server that can fail, and be changed behind a browser's back. */
function world() {
  const accounts = new Map<string, AccountList>();
  const server = { broken: false, saves: 0 };
  const listOf = (user: string) => accounts.get(user) ?? { symbols: [], version: 1 };
  const put = (user: string, symbols: readonly string[]) => {
    const list = { symbols, version: listOf(user).version + 1 };
    accounts.set(user, list);
    return list;
  };
  const browser = (symbols: readonly string[] = []) => {
    const texts = new Map<string, string>();
    const stored = storedWatchlist(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }));
    stored.write(symbols);
    const who: { user: string | null } = { user: null };
    const failures: unknown[] = [];
    const whenUp = async <T>(answer: (user: string) => T) => {
      await Promise.resolve();
      return server.broken ? { error: 'down' } : answer(who.user!);
    };
    const account: AccountCalls = {
      read: () => whenUp(listOf),
      save: (wanted, version) =>
        whenUp((user) => {
          server.saves++;
          return listOf(user).version === version ? put(user, wanted) : null;
        }),
    };
    const tab = () =>
      new WatchlistSync({
        stored,
        user: () => who.user,
        account,
        failed: (error) => failures.push(error),
      });
    return { tab, texts, who, failures };
  };
  const settled = async () => {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  };
  return { browser, listOf, put, server, settled };
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
    sync.clear();
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
    expect(at.listOf('mei').symbols).toEqual(['AAPL', 'SPY', 'TSLA']);
  });

  it('what was removed on another machine stays removed here', async () => {
    const at = world();
    const { sync, tab } = await signedIn(at, ['AAPL', 'SPY']);
    at.put('mei', ['SPY']);
    await sync.look();
    expect([sync.list(), at.listOf('mei').symbols]).toEqual([['SPY'], ['SPY']]);
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
    expect([sync.list(), at.listOf('rui').symbols]).toEqual([['QQQ'], ['QQQ']]);
  });

  it('changes show at once and reach the account in their order', async () => {
    const at = world();
    const { sync } = await signedIn(at, []);
    for (const symbol of ['A', 'B', 'A', 'C']) sync.toggle(symbol);
    expect(sync.list()).toEqual(['B', 'C']);
    await at.settled();
    expect([sync.list(), at.listOf('mei').symbols]).toEqual([
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
    expect([sync.list(), at.listOf('mei').symbols]).toEqual([
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
    expect(at.listOf('mei').symbols).toEqual(['SPY', 'A', 'B', 'C']);
  });

  it('looking at a list that is the same saves nothing', async () => {
    const at = world();
    const { sync } = await signedIn(at, ['A']);
    const { saves } = at.server;
    await sync.look();
    await sync.look();
    expect(at.server.saves).toBe(saves);
  });
});

import { describe, expect, it } from '@jest/globals';
import { keptLanguage, keptMarketColours, keptTheme } from './kept-choice.ts';
import { keptSession, type KeptUser } from './kept-session.ts';
import type { StoreAt } from './kept-text.ts';
import { keptWatchlist } from './kept-watchlist.ts';

const MEI: KeptUser = {
  id: '7',
  name: '林梅',
  email: 'mei@example.com',
  role: 'user',
  createdAt: '2026-01-05T15:00:00.000Z',
};

function texts(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  const at: StoreAt = () => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  });
  return { map, at };
}

const closed: StoreAt = () => {
  throw new Error('storage is closed');
};

describe('what a browser keeps', () => {
  it('NW-15 stands under userToken, userInfo, adminToken, adminData, theme and watchlist, and when the token came beside it', () => {
    const { map, at } = texts({ adminToken: 'a', adminData: '{}' });
    keptSession(at).keep('t', MEI, 7);
    keptTheme(at).keep('dark');
    keptWatchlist(at).keep(['MSFT', 'SPY']);
    expect([...map.keys()].sort()).toEqual([
      'adminData',
      'adminToken',
      'theme',
      'userInfo',
      'userToken',
      'userTokenAt',
      'watchlist',
    ]);
    expect(map.get('watchlist')).toBe('["MSFT","SPY"]');
  });

  it('a session comes back, and is forgotten by its realm only', () => {
    const { at } = texts({ adminToken: 'a' });
    const session = keptSession(at);
    session.keep('t', MEI, 7);
    expect([session.token('user'), session.user(), session.receivedAt()]).toEqual(['t', MEI, 7]);
    session.forget('user');
    expect([session.token('user'), session.user(), session.receivedAt()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(session.token('admin')).toBe('a');
  });

  it.each(['{', 'null', '7', '[]', '{"id":7}', JSON.stringify({ ...MEI, role: 'king' })])(
    'a user kept as %s is nobody',
    (userInfo) => expect(keptSession(texts({ userToken: 't', userInfo }).at).user()).toBeNull(),
  );

  it('a session is kept with its token last, so that no tab sees the token without its time', () => {
    const written: string[] = [];
    const { at } = texts({});
    const watched = () => {
      const store = at();
      const setItem = (key: string, value: string) => {
        written.push(key);
        store.setItem(key, value);
      };
      return { getItem: (key: string) => store.getItem(key), setItem, removeItem: () => undefined };
    };
    keptSession(watched).keep('t', MEI, 7);
    expect(written).toEqual(['userTokenAt', 'userInfo', 'userToken']);
  });

  it('choices that are none count as the usual one', () => {
    const { at } = texts({ theme: 'pink', language: 'fr', marketColours: '' });
    expect(keptTheme(at).read()).toBe('light');
    expect(keptLanguage(at).read()).toBe('auto');
    expect(keptMarketColours(at).read()).toBe('auto');
  });

  it.each([
    ['{"a":1}', []],
    ['oops', []],
    ['["MSFT",7,null,"SPY","MSFT"]', ['MSFT', 'SPY']],
  ])('a watchlist kept as %s reads %j', (watchlist, expected) =>
    expect(keptWatchlist(texts({ watchlist }).at).read()).toEqual(expected),
  );

  it('where storage is closed nothing is kept and nothing breaks', () => {
    keptTheme(closed).keep('dark');
    keptSession(closed).keep('t', MEI, 7);
    keptSession(closed).forget('user');
    expect(keptTheme(closed).read()).toBe('light');
    expect(keptSession(closed).user()).toBeNull();
    expect(keptWatchlist(closed).read()).toEqual([]);
  });
});

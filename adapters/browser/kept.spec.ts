import { describe, expect, it } from '@jest/globals';
import { keptLanguage, keptMarketColours, keptTheme } from './kept-choice.ts';
import { keptSession } from './kept-session.ts';
import type { StoreAt } from './kept-text.ts';
import { adminIn } from './kept-admin.ts';
import { userIn, type KeptUser } from './kept-user.ts';
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

const userOf = (at: StoreAt) => keptSession(at, 'user', userIn);
const operatorOf = (at: StoreAt) => keptSession(at, 'admin', adminIn);

const RUI = {
  id: 'a-1',
  username: 'rui',
  name: 'Rui Zhang',
  email: 'rui@example.com',
  role: 'superadmin',
  due: null,
} as const;

const closed: StoreAt = () => {
  throw new Error('storage is closed');
};

describe('what a browser keeps', () => {
  it('NW-15 stands under userToken, userInfo, adminToken, adminData, theme and watchlist, and when the token came beside it', () => {
    const { map, at } = texts();
    userOf(at).keep('t', MEI, 7);
    operatorOf(at).keep('a', RUI, 8);
    keptTheme(at).keep('dark');
    keptWatchlist(at).keep(['MSFT', 'SPY']);
    expect([...map.keys()].sort()).toEqual([
      'adminData',
      'adminToken',
      'adminTokenAt',
      'theme',
      'userInfo',
      'userToken',
      'userTokenAt',
      'watchlist',
    ]);
    expect(map.get('watchlist')).toBe('["MSFT","SPY"]');
  });

  it('a session comes back, and is forgotten by its realm only', () => {
    const { at } = texts();
    const [user, operator] = [userOf(at), operatorOf(at)];
    user.keep('t', MEI, 7);
    operator.keep('a', RUI, 8);
    expect([user.token(), user.person(), user.receivedAt()]).toEqual(['t', MEI, 7]);
    user.forget();
    expect([user.token(), user.person(), user.receivedAt()]).toEqual([null, null, null]);
    expect([operator.token(), operator.person(), operator.receivedAt()]).toEqual(['a', RUI, 8]);
  });

  it.each(['{', 'null', '7', '[]', '{"id":7}', JSON.stringify({ ...MEI, role: 'king' })])(
    'a user kept as %s is nobody',
    (userInfo) => expect(userOf(texts({ userToken: 't', userInfo }).at).person()).toBeNull(),
  );

  it.each(['{', 'null', '{"id":"a-1"}', JSON.stringify({ ...RUI, role: 'user' })])(
    'an operator kept as %s is nobody',
    (adminData) => expect(operatorOf(texts({ adminToken: 'a', adminData }).at).person()).toBeNull(),
  );

  it.each([
    ['passwordChange', 'passwordChange'],
    ['rest', null],
    [undefined, null],
  ])('a duty kept as %s reads %s', (due, expected) =>
    expect(adminIn({ ...RUI, due })?.due).toBe(expected),
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
    userOf(watched).keep('t', MEI, 7);
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

  it('a watchlist says whose copy it is, and is this browser’s own when nobody is named', () => {
    const { map, at } = texts();
    const list = keptWatchlist(at);
    list.keep(['SPY'], 'u1');
    expect([list.read(), list.owner()]).toEqual([['SPY'], 'u1']);
    list.keep(['SPY', 'QQQ']);
    expect([list.read(), list.owner(), [...map.keys()]]).toEqual([
      ['SPY', 'QQQ'],
      null,
      ['watchlist'],
    ]);
  });

  it('where storage is closed nothing is kept and nothing breaks', () => {
    keptTheme(closed).keep('dark');
    userOf(closed).keep('t', MEI, 7);
    userOf(closed).forget();
    expect(keptTheme(closed).read()).toBe('light');
    expect(userOf(closed).person()).toBeNull();
    expect(keptWatchlist(closed).read()).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { storedLanguage, storedMarketColours, storedTheme } from './stored-preferences.ts';
import {
  storedSession,
  parseStoredAdmin,
  parseStoredUser,
  type StoredUser,
} from './stored-session.ts';
import type { StorageAccess } from './storage-entry.ts';
import { DEFAULT_WATCHLIST } from '@toolyard/core/watchlist';
import { storedWatchlists } from './stored-watchlist.ts';

const MEI: StoredUser = {
  id: '7',
  name: '林梅',
  email: 'mei@example.com',
  role: 'user',
  createdAt: '2026-01-05T15:00:00.000Z',
};

function texts(stored: Record<string, string> = {}) {
  const map = new Map(Object.entries(stored));
  const at: StorageAccess = () => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  });
  return { map, at };
}

const userOf = (at: StorageAccess) => storedSession(at, 'user', parseStoredUser);
const operatorOf = (at: StorageAccess) => storedSession(at, 'admin', parseStoredAdmin);

const RUI = {
  id: 'a-1',
  username: 'rui',
  name: 'Rui Zhang',
  email: 'rui@example.com',
  role: 'superadmin',
  due: null,
} as const;

const watching = (...symbols: string[]) => ({ ...DEFAULT_WATCHLIST, symbols });

const closed: StorageAccess = () => {
  throw new Error('storage is closed');
};

describe('what a browser keeps', () => {
  it('NW-15 stands under userToken, userInfo, adminToken, adminData, theme and watchlist, and when the token came beside it', () => {
    const { map, at } = texts();
    userOf(at).write('t', MEI, 7);
    operatorOf(at).write('a', RUI, 8);
    storedTheme(at).write('dark');
    storedWatchlists(at).write([watching('MSFT', 'SPY')]);
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
    user.write('t', MEI, 7);
    operator.write('a', RUI, 8);
    expect([user.token(), user.account(), user.receivedAt()]).toEqual(['t', MEI, 7]);
    user.clear();
    expect([user.token(), user.account(), user.receivedAt()]).toEqual([null, null, null]);
    expect([operator.token(), operator.account(), operator.receivedAt()]).toEqual(['a', RUI, 8]);
  });

  it.each(['{', 'null', '7', '[]', '{"id":7}', JSON.stringify({ ...MEI, role: 'king' })])(
    'a user kept as %s is nobody',
    (userInfo) => expect(userOf(texts({ userToken: 't', userInfo }).at).account()).toBeNull(),
  );

  it.each(['{', 'null', '{"id":"a-1"}', JSON.stringify({ ...RUI, role: 'user' })])(
    'an operator kept as %s is nobody',
    (adminData) =>
      expect(operatorOf(texts({ adminToken: 'a', adminData }).at).account()).toBeNull(),
  );

  it.each([
    ['passwordChange', 'passwordChange'],
    ['rest', null],
    [undefined, null],
  ])('a duty kept as %s reads %s', (due, expected) =>
    expect(parseStoredAdmin({ ...RUI, due })?.due).toBe(expected),
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
    userOf(watched).write('t', MEI, 7);
    expect(written).toEqual(['userTokenAt', 'userInfo', 'userToken']);
  });

  it('choices that are none count as the usual one', () => {
    const { at } = texts({ theme: 'pink', language: 'fr', marketColours: '' });
    expect(storedTheme(at).read()).toBe('system');
    expect(storedLanguage(at).read()).toBe('auto');
    expect(storedMarketColours(at).read()).toBe('auto');
  });

  it.each([
    ['{"a":1}', []],
    ['oops', []],
    ['["MSFT",7,null,"SPY","MSFT"]', ['MSFT', 'SPY']],
  ])('a watchlist kept as %s reads %j', (watchlist, expected) =>
    expect(storedWatchlists(texts({ watchlist }).at).read()).toEqual([watching(...expected)]),
  );

  it('a watchlist says whose copy it is, and is this browser’s own when nobody is named', () => {
    const { map, at } = texts();
    const stored = storedWatchlists(at);
    stored.write([watching('SPY')], 'u1');
    expect([stored.read(), stored.owner()]).toEqual([[watching('SPY')], 'u1']);
    stored.write([watching('SPY', 'QQQ')]);
    expect([stored.read(), stored.owner(), [...map.keys()]]).toEqual([
      [watching('SPY', 'QQQ')],
      null,
      ['watchlist'],
    ]);
  });

  it('several watchlists come back with their names, the symbols of the first from the key of one list', () => {
    const { map, at } = texts();
    const lists = [watching('SPY'), { id: 'b', name: '财报', symbols: ['NVDA'] }];
    const stored = storedWatchlists(at);
    stored.write(lists);
    stored.choose('b');
    expect([stored.read(), stored.chosen(), map.get('watchlist')]).toEqual([lists, 'b', '["SPY"]']);
    map.set('watchlist', '["QQQ"]');
    expect(stored.read()).toEqual([watching('QQQ'), lists[1]]);
    map.set('watchlists', '[{"id":7},"x",null,{"id":"c","name":"C","symbols":"no"}]');
    expect(stored.read()).toEqual([{ id: 'c', name: 'C', symbols: ['QQQ'] }]);
  });

  it('where storage is closed nothing is kept and nothing breaks', () => {
    storedTheme(closed).write('dark');
    userOf(closed).write('t', MEI, 7);
    userOf(closed).clear();
    expect(storedTheme(closed).read()).toBe('system');
    expect(userOf(closed).account()).toBeNull();
    expect(storedWatchlists(closed).read()).toEqual([DEFAULT_WATCHLIST]);
  });
});

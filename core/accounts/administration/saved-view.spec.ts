import { describe, expect, it } from '@jest/globals';
import { checkViewName, checkViewQuery, inNameOrder, type SavedView } from './saved-view.ts';

const view = (name: string): SavedView => ({
  id: name,
  realm: 'admin',
  ownerId: 'admin',
  list: 'users',
  name,
  query: '',
});

describe('A39 a saved view', () => {
  it.each([
    ['  New this week ', 'New this week'],
    ['新用户 🙂', '新用户 🙂'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['🙂'.repeat(40), '🙂'.repeat(40)],
  ])('%j is a name', (name, stored) =>
    expect(checkViewName(name, [view('Other')])).toEqual({ ok: true, value: stored }),
  );

  it.each([
    ['', 'VIEW_NAME_INVALID'],
    ['   ', 'VIEW_NAME_INVALID'],
    ['x'.repeat(41), 'VIEW_NAME_INVALID'],
    ['a\u202eb', 'VIEW_NAME_INVALID'],
    ['a\0', 'VIEW_NAME_INVALID'],
    ['DISABLED users', 'VIEW_NAME_TAKEN'],
    ['disabled USERS ', 'VIEW_NAME_TAKEN'],
  ])('%j is refused with %s', (name, code) =>
    expect(checkViewName(name, [view('Disabled users')])).toMatchObject({ error: { code } }),
  );

  it('its query is stored in alphabetical order, so that equal views are equal texts', () =>
    expect(checkViewQuery('users', 'sort=name&search=%E6%9E%97+a*&direction=desc')).toEqual({
      ok: true,
      value: 'direction=desc&search=%E6%9E%97+a*&sort=name',
    }));

  it('the whole list in its usual order has an empty query', () =>
    expect(checkViewQuery('admins', '')).toEqual({ ok: true, value: '' }));

  it.each([
    ['users', 'page=2'],
    ['users', 'cursor=name.asc'],
    ['users', 'subject=mei'],
    ['admins', 'role=admin'],
    ['tools', 'new=1'],
    ['audit', 'entry=7'],
    ['audit', 'before=7'],
    ['users', 'role=user&role=superadmin'],
    ['users', 'role='],
    ['users', 'role'],
    ['users', '?role=user'],
    ['users', 'role=user&'],
    ['users', 'search=林'],
    ['users', 'search=a b'],
    ['users', 'search=a=b'],
    ['users', 'search=<b>'],
    ['users', `search=${'a'.repeat(4_000)}`],
  ] as const)('the list of %s takes no query %j', (list, query) =>
    expect(checkViewQuery(list, query)).toMatchObject({ error: { code: 'VIEW_QUERY_INVALID' } }),
  );

  it('views stand by name, regardless of case', () =>
    expect(inNameOrder(['b', 'C', 'A', '中'].map(view)).map(({ name }) => name)).toEqual([
      'A',
      'b',
      'C',
      '中',
    ]));
});

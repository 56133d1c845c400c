import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type FakeServer } from '../../../test-support/fake-server.ts';
import { renderConsole } from '../people/console.spec.helper.tsx';
import { admitSignals } from '../tools/admit-signals.ts';
import { testTool } from '../tools/test-tools.ts';
import type { SavedView } from '../../../ui/data-table/views/view-store.ts';

admitSignals();

const DISABLED: SavedView = {
  id: 'v1',
  list: 'users',
  name: 'Disabled',
  query: 'size=25&sort=name&status=disabled',
};
const MEI: SavedView = { id: 'v2', list: 'users', name: 'Mei', query: 'search=mei+lin' };
const OF_LOG: SavedView = { id: 'v3', list: 'audit', name: 'Sign-ins', query: 'realm=user' };

/** A server that keeps views. */
function viewsServer(stored: readonly SavedView[] = [DISABLED, MEI, OF_LOG]): FakeServer {
  let views = stored;
  // Three pages: a page beyond the last one leads to the last one.
  const noUsers = { users: [], page: 1, totalPages: 3, total: 0, totalIsMinimum: false };
  return createFakeServer({
    'GET /api/admin/users': () => ({
      body: { ...noUsers, nextCursor: null, previousCursor: null },
    }),
    'GET /api/admin/admins': () => ({ body: { data: [] } }),
    'GET /api/admin/tools': () => ({ body: { data: [testTool({ id: 'go', title: 'Go' })] } }),
    'GET /api/admin/tools/clicks': () => ({ body: { data: [] } }),
    'GET /api/admin/audit': () => ({ body: { data: [], nextCursor: null } }),
    'GET /api/admin/views': () => ({ body: { data: views } }),
    'POST /api/admin/views': ({ body }) => {
      const view = { ...(body as Omit<SavedView, 'id'>), id: 'v9' };
      views = [...views, view];
      return { status: 201, body: { data: view } };
    },
    'PUT /api/admin/views/:id': ({ path, body }) => {
      const [id] = path.split('/').slice(-1);
      views = views.map((view) => (view.id === id ? { ...view, ...(body as object) } : view));
      return { body: { data: views.find((view) => view.id === id) } };
    },
    'DELETE /api/admin/views/:id': ({ path }) => {
      views = views.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    },
  });
}

async function open(route: string, options: Parameters<typeof renderConsole>[1] = {}) {
  const { server = viewsServer() } = options;
  const rendered = renderConsole(route, { ...options, server });
  await waitFor(() => expect(server.count('GET /api/admin/views')).toBe(1));
  const openMenu = async (name = 'Views') => {
    await rendered.user.click(await button(name));
    return within(await screen.findByRole('menu'));
  };
  return { ...rendered, server, openMenu };
}

const lastBody = (server: FakeServer, method: string) =>
  server.calls.filter((call) => call.method === method).at(-1)?.body;
const button = (name: string) => screen.findByRole('button', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });

describe('A39 saved views of a list', () => {
  it('a view is picked by its name and puts search, filters, sort order and size into the address', async () => {
    const { user, openMenu, location } = await open('/admin/users?page=3');
    const menu = await openMenu();
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Whole list',
      'Disabled',
      'Mei',
    ]);
    expect(menu.getByRole('menuitemradio', { name: 'Whole list', checked: true })).toBeTruthy();
    await user.click(menu.getByRole('menuitemradio', { name: 'Disabled' }));
    expect(location().search).toBe('?size=25&sort=name&status=disabled&saved=v1');
    expect(await button('Disabled')).toBeTruthy();
  });

  it('the whole menu works by keyboard', async () => {
    const { user, location } = await open('/admin/users');
    (await button('Views')).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(location().search).toBe('?search=mei+lin&saved=v2');
  });

  it('the view in force is marked, also where the address alone equals it, and the way back leads to the whole list', async () => {
    const { user, openMenu, location } = await open('/admin/users?search=mei%20lin');
    const menu = await openMenu('Mei');
    expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toBe('Mei');
    expect(menu.queryByRole('menuitem', { name: /^Save changes/ })).toBeNull();
    await user.click(menu.getByRole('menuitemradio', { name: 'Whole list' }));
    expect(location().search).toBe('');
  });

  it('an address that differs says so; the view is overwritten without page and cursor', async () => {
    const at = '/admin/users?status=disabled&role=user&page=2&cursor=x&saved=v1';
    const { user, server, openMenu } = await open(at);
    const menu = await openMenu('Disabled changed');
    expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toBe('Disabledchanged');
    await user.click(menu.getByRole('menuitem', { name: 'Save changes to “Disabled”' }));
    expect(await screen.findByText('“Disabled” was saved')).toBeTruthy();
    expect(lastBody(server, 'PUT')).toEqual({ query: 'role=user&status=disabled' });
    expect(await button('Disabled')).toBeTruthy();
  });

  it('picking a changed view again takes the changes back', async () => {
    const { user, openMenu, location } = await open('/admin/users?search=else&saved=v2');
    const menu = await openMenu('Mei changed');
    await user.click(menu.getByRole('menuitemradio', { name: /Mei/ }));
    expect(location().search).toBe('?search=mei+lin&saved=v2');
  });

  it('a new view has a name that its list does not have yet, and is in force at once', async () => {
    const { user, server, openMenu, location } = await open('/admin/users?search=%E6%9E%97&page=2');
    await openMenu();
    await user.click(await item('Save as new view…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const name = dialog.getByLabelText('Name');
    expect(document.activeElement).toBe(name);
    await user.type(name, ' mei{Enter}');
    expect(dialog.getByText('You already have a view of this list with this name')).toBeTruthy();
    await user.clear(name);
    await user.type(name, `${'x'.repeat(41)}{Enter}`);
    expect(dialog.getByText('Please enter a name of at most 40 visible characters')).toBeTruthy();
    expect(server.count('POST /api/admin/views')).toBe(0);
    await user.clear(name);
    await user.type(name, 'Lin{Enter}');
    await waitFor(() => expect(location().search).toBe('?search=%E6%9E%97&saved=v9'));
    expect(lastBody(server, 'POST')).toEqual({
      list: 'users',
      name: 'Lin',
      query: 'search=%E6%9E%97',
    });
    expect(await button('Lin')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a refusal of the server stands at the field', async () => {
    const server = viewsServer();
    server.on('POST /api/admin/views', () => ({
      status: 409,
      body: { code: 'TOO_MANY_VIEWS', message: 'A list may have 20 saved views' },
    }));
    const { user, openMenu } = await open('/admin/users', { server });
    await openMenu();
    await user.click(await item('Save as new view…'));
    await user.type(await screen.findByLabelText('Name'), 'Lin{Enter}');
    expect(
      await screen.findByText('Failed to save the view (A list may have 20 saved views)'),
    ).toBeTruthy();
  });

  it('a view is renamed', async () => {
    const { user, server, openMenu } = await open('/admin/users?search=mei+lin&saved=v2');
    await openMenu('Mei');
    await user.click(await item('Rename “Mei”…'));
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('Mei');
    await user.clear(name);
    await user.type(name, 'MEI{Enter}');
    expect(await button('MEI')).toBeTruthy();
    expect(lastBody(server, 'PUT')).toEqual({ name: 'MEI' });
  });

  it('a deletion can be undone from its toast', async () => {
    const { user, server, openMenu } = await open('/admin/users?search=mei+lin&saved=v2');
    await openMenu('Mei');
    await user.click(await item('Delete “Mei”'));
    expect(await screen.findByText('“Mei” was deleted')).toBeTruthy();
    expect(await button('Views')).toBeTruthy();
    fireEvent.click(await button('Undo'));
    expect(await button('Mei')).toBeTruthy();
    expect(lastBody(server, 'POST')).toEqual({ list: 'users', name: 'Mei', query: MEI.query });
  });

  it('at twenty views a new one is not offered, with the reason', async () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...MEI, id: `m${i}`, name: `M ${i}` }));
    const { openMenu } = await open('/admin/users', { server: viewsServer(many) });
    const menu = await openMenu();
    const full = menu.getByRole('menuitem', { name: '20 views saved: delete one to save another' });
    expect(full.ariaDisabled).toBe('true');
  });

  it('without views the menu says how to make one', async () => {
    const { openMenu } = await open('/admin/admins', { server: viewsServer([]) });
    expect((await openMenu()).getByText(/^No saved views yet\./)).toBeTruthy();
  });

  it('where views cannot be had the menu says so and tries again', async () => {
    const server = viewsServer();
    server.on('GET /api/admin/views', () => ({ status: 403, body: { message: 'Not now' } }));
    const { user, openMenu } = await open('/admin/users', { server });
    const menu = await openMenu();
    expect(await menu.findByText(/^Failed to get saved views/)).toBeTruthy();
    server.on('GET /api/admin/views', () => ({ body: { data: [MEI] } }));
    await user.click(menu.getByRole('menuitem', { name: 'Retry' }));
    await openMenu();
    expect(await screen.findByRole('menuitemradio', { name: 'Mei' })).toBeTruthy();
  });

  it.each([
    ['/admin/admins?search=a&page=2', 'admins', 'search=a'],
    ['/admin/tools?search=go', 'tools', 'search=go'],
    ['/admin/audit?actor=mei&before=9&size=50', 'audit', 'actor=mei&size=50'],
  ])('%s: what a view holds is what its list knows', async (route, list, query) => {
    const server = viewsServer();
    const { user, openMenu } = await open(route, { server });
    await openMenu();
    await user.click(await item('Save as new view…'));
    await user.type(await screen.findByLabelText('Name'), 'Mine{Enter}');
    await waitFor(() => expect(lastBody(server, 'POST')).toEqual({ list, name: 'Mine', query }));
  });

  it('a search of the tools keeps the view that it began with', async () => {
    const tools: SavedView = { id: 't1', list: 'tools', name: 'Games', query: 'search=go' };
    const { user, location } = await open('/admin/tools?search=go&saved=t1', {
      server: viewsServer([tools]),
    });
    await user.type(await screen.findByRole('searchbox'), 'x{Enter}');
    expect(location().search).toBe('?search=gox&saved=t1');
    expect(await button('Games changed')).toBeTruthy();
  });

  it('in Chinese every word is Chinese', async () => {
    const { openMenu } = await open('/admin/users?search=x&saved=v2', { lang: 'zh-CN' });
    await openMenu('Mei 已更改');
    expect(screen.getByRole('menu').textContent).toBe(
      '完整列表DisabledMei已更改将更改保存到“Mei”另存为新视图…重命名“Mei”…删除“Mei”',
    );
  });
});

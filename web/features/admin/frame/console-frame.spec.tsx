import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { placeIn } from '../../../app/paths.ts';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { fakeToken } from '../../../test-support/fake-session.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { renderConsole } from '../people/console.spec.helper.tsx';

const navigation = () => screen.findByRole('navigation', { name: 'Console navigation' });
const placesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the frame of the console', () => {
  it('AL-06 whoever is not signed in goes to sign in, and back afterwards', async () => {
    const { location } = renderApp('/admin/tools?search=a');
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(placeIn(location().state)).toBe('/admin/tools?search=a');
  });

  it('AL-06 a user of the site, superadmin or not, has no authority here', async () => {
    const { location } = renderApp('/admin/dashboard', { auth: true });
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
  });

  it('AL-07 a spinner stands there until what the browser keeps has been read', async () => {
    const seen: string[] = [];
    const { location } = renderConsole('/admin/profile');
    const watch = new MutationObserver(() => {
      const status = document.querySelector('[role="status"]');
      seen.push(status?.getAttribute('aria-label') ?? status?.textContent ?? '');
    });
    watch.observe(document.body, { subtree: true, childList: true });
    await navigation();
    watch.disconnect();
    expect(seen.some((text) => /Loading|加载中/.test(text))).toBe(true);
    expect(location().pathname).toBe('/admin/profile');
  });

  it('AL-08 /admin leads to the dashboard', async () => {
    const { location } = renderConsole('/admin');
    await waitFor(() => expect(location().pathname).toBe('/admin/dashboard'));
  });

  it('AL-09 AL-10 a superadmin’s sidebar has every screen', async () => {
    renderConsole('/admin/dashboard');
    expect(placesIn(await navigation())).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Tools', '/admin/tools'],
      ['Users', '/admin/users'],
      ['Lottery', '/admin/lottery'],
      ['Content', '/admin/content'],
      ['Profile', '/admin/profile'],
      ['Admins', '/admin/admins'],
      ['Audit log', '/admin/audit'],
      ['Market data', '/admin/market'],
      ['Outbox', '/admin/outbox'],
    ]);
  });

  it('has no outbox where the server sends its mail', async () => {
    renderConsole('/admin/profile', {
      server: createFakeServer({
        'GET /api/admin/dashboard/stats': () => ({ body: { data: { hasOutbox: false } } }),
      }),
    });
    const places = within(await navigation());
    await waitFor(() => expect(places.queryByRole('link', { name: 'Outbox' })).toBeNull());
    expect(places.getByRole('link', { name: 'Audit log' })).toBeTruthy();
  });

  it('AL-09 AL-10 an admin’s has no screens of superadmins, and their addresses say so', async () => {
    renderConsole('/admin/admins', { role: 'admin' });
    expect(placesIn(await navigation()).map(([text]) => text)).toEqual([
      'Dashboard',
      'Tools',
      'Users',
      'Lottery',
      'Content',
      'Profile',
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Superadmins only' })).toBeTruthy();
  });

  it.each([
    ['superadmin', 'Super Admin'],
    ['admin', 'Admin'],
  ] as const)('AL-11 name and role of a %s, and Logout', async (role, words) => {
    renderConsole('/admin/dashboard', { role });
    await navigation();
    const header = screen.getByRole('banner');
    expect(within(header).getByText('Mei Chen').nextElementSibling?.textContent).toBe(words);
    expect(within(header).getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe(
      '/admin/logout',
    );
    expect(within(header).getByRole('link', { name: 'View site' }).getAttribute('href')).toBe('/');
  });

  it('AL-12 on small screens a button opens the same as a menu, which takes the focus and gives it back', async () => {
    const { user } = renderConsole('/admin/dashboard');
    await navigation();
    const button = screen.getByRole('button', { name: 'Open menu' });
    await user.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(placesIn(within(menu).getByRole('navigation'))).toHaveLength(10);
    expect(menu.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('AL-13 Logout clears what is kept and goes to sign in', async () => {
    const { user, location } = renderConsole('/admin/dashboard');
    await navigation();
    await user.click(screen.getByRole('link', { name: 'Logout' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(['adminToken', 'adminData'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
    ]);
    expect(placeIn(location().state)).toBeNull();
  });

  it('NW-03 a session that ended under one’s hands leads to sign in and says why', async () => {
    const server = createFakeServer({
      'GET /api/admin/dashboard/stats': () => ({ status: 401, body: { message: 'over' } }),
    });
    const { location, application } = renderConsole('/admin/dashboard', { server });
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(application.toasts.list().map(({ title }) => title)).toContain(
      'Authentication expired, please sign in again',
    );
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('TO-05 twenty toasts are shown at once in the console, five outside again', async () => {
    const { application, unmount } = renderConsole('/admin/dashboard');
    await navigation();
    const titles = () => application.toasts.list().map(({ title }) => title);
    act(() => {
      for (let i = 1; i <= 21; i++) application.toasts.add({ title: String(i) });
    });
    expect(titles()).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 2)));
    unmount();
    expect(titles()).toEqual(['17', '18', '19', '20', '21']);
  });

  it('stands in English, and in Chinese where that is chosen', async () => {
    renderConsole('/admin/dashboard', { lang: 'zh-CN' });
    expect(await screen.findByRole('navigation', { name: '后台导航' })).toBeTruthy();
    expect(screen.getByText('超级管理员')).toBeTruthy();
  });
});

describe('a token of the console', () => {
  it('is renewed before a call when it is over, by its own realm alone', async () => {
    const fresh = fakeToken(undefined, 900, 'own-superadmin');
    const server = createFakeServer({
      'POST /api/admin/auth/refresh': () => ({
        body: {
          data: {
            token: fresh,
            admin: JSON.parse(localStorage.getItem('adminData') ?? '{}') as unknown,
            due: null,
            previousLogin: null,
          },
        },
      }),
    });
    const over = fakeToken(Math.floor(Date.now() / 1000) - 900, 900, 'own-superadmin');
    renderConsole('/admin/dashboard', { server, token: over });
    await navigation();
    await waitFor(() => expect(server.count('GET /api/admin/dashboard/stats')).toBeGreaterThan(0));
    expect(server.count('POST /api/admin/auth/refresh')).toBe(1);
    expect(server.count('POST /api/auth/refresh')).toBe(0);
    const request = server.calls.find(({ path }) => path === '/api/admin/dashboard/stats');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${fresh}`);
    expect(request?.headers.get('accept-language')).toBe('en');
  });
});

describe('keys of the console', () => {
  it.each([
    ['d', '/admin/dashboard'],
    ['t', '/admin/tools'],
    ['u', '/admin/users'],
    ['c', '/admin/content'],
    ['p', '/admin/profile'],
    ['a', '/admin/admins'],
    ['l', '/admin/audit'],
    ['o', '/admin/outbox'],
  ])('g %s goes to %s', async (key, place) => {
    const { user, location } = renderConsole(key === 'o' ? '/admin/tools' : '/admin/outbox');
    await navigation();
    await user.keyboard(`g${key}`);
    await waitFor(() => expect(location().pathname).toBe(place));
  });

  it('? shows the list; while it stands no key acts', async () => {
    const { user, location } = renderConsole('/admin/outbox');
    await navigation();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Go to Tools')).toBeTruthy();
    expect(within(list).getByText('Go to Outbox')).toBeTruthy();
    expect(within(list).getByText('Edit the tool in this row')).toBeTruthy();
    await user.keyboard('gt');
    expect(location().pathname).toBe('/admin/outbox');
  });

  it('single keys can be switched off in their list, and act no longer', async () => {
    const { user, location } = renderConsole('/admin/outbox');
    await navigation();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gt?');
    expect(location().pathname).toBe('/admin/outbox');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('/ goes to the search of a list and n to a new one', async () => {
    const { user, location } = renderConsole('/admin/users');
    const field = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(document.activeElement).toBe(field);
    await user.keyboard('n');
    expect(field).toHaveProperty('value', 'n');
    await user.keyboard('{Escape}n');
    await waitFor(() => expect(location().pathname).toBe('/admin/users/new'));
  });

  it.each([
    ['English', 'Audit log'],
    ['Chinese', '操作记录'],
  ])('the palette finds the screens of the console in %s', async (_language, typed) => {
    const { user, location } = renderConsole('/admin/outbox');
    await navigation();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), typed);
    await user.click(await screen.findByRole('option', { name: 'Audit log' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/audit'));
  });

  it('the palette begins a new tool, whose dialog leaves the address when it closes', async () => {
    const { user, location } = renderConsole('/admin/outbox', { role: 'admin' });
    await navigation();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'Add Tool');
    await user.click(await screen.findByRole('option', { name: 'Add Tool' }));
    await screen.findByRole('dialog', { name: 'Add Tool' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A42: the palette finds users by any part of name or address, and opens them', async () => {
    const lin = { id: 'u7', name: 'Lin Xiao', email: 'lin@example.com' };
    const server = createFakeServer({
      'GET /api/admin/users': ({ query }) =>
        query.get('search') === 'xiao' ? { body: { users: [lin] } } : { status: 400 },
    });
    const { user, location } = renderConsole('/admin/tools', { server });
    await navigation();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await user.type(field, 'nobody');
    await screen.findByText('Couldn’t search users.');
    await user.clear(field);
    await user.type(field, 'xiao');
    await user.click(await screen.findByRole('option', { name: 'Lin Xiao lin@example.com' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/users/u7/edit'));
  });

  it('outside the console the palette knows none of it', async () => {
    const { user } = renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'Audit log');
    expect(screen.queryByRole('option', { name: 'Audit log' })).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewQuery } from '../../../ui/data-table/views/view-address.ts';
import { createFakeServer, type FakeServer } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';
import type { ListedUser } from './users-api.ts';

const user = (nth: number, role: ListedUser['role'] = 'user'): ListedUser => ({
  id: `u${nth}`,
  name: `User ${nth}`,
  email: `user-${nth}@example.com`,
  emailVerified: true,
  secondFactor: false,
  role,
  active: true,
  invitedAt: null,
  lastSignInAt: null,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
});

const USERS: readonly ListedUser[] = [user(1), user(2), user(3, 'superadmin')];

const pageOf = (users: readonly ListedUser[], page = 1, totalPages = 1) => ({
  body: {
    users,
    page,
    totalPages,
    total: 47,
    totalIsMinimum: false,
    nextCursor: null,
    previousCursor: null,
  },
});

/** A server that keeps users, and forgets those that are deleted. */
function usersServer(stored: readonly ListedUser[] = USERS): FakeServer {
  let users = stored;
  return createFakeServer({
    'GET /api/admin/users': ({ query }) => pageOf(users, Number(query.get('page')), 5),
    'DELETE /api/admin/users/:id': ({ path }) => {
      users = users.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    },
  });
}

const lastList = (server: FakeServer) =>
  server.calls.filter(({ path }) => path === '/api/admin/users').at(-1)!;

async function open(route = '/admin/users', options: Parameters<typeof renderConsole>[1] = {}) {
  const server = options.server ?? usersServer();
  const rendered = renderConsole(route, { ...options, server });
  await screen.findByRole('rowheader', { name: 'User 1' });
  return rendered;
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

type Someone = Awaited<ReturnType<typeof open>>['user'];

const openMenu = async (someone: Someone, name: string) => {
  await someone.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
};

/** What the menu of a row has, which is closed again. */
async function menuOf(someone: Someone, name: string) {
  const items = within(await openMenu(someone, name)).getAllByRole('menuitem');
  const labels = items.map(({ textContent }) => textContent);
  await someone.keyboard('{Escape}');
  return labels;
}

async function choose(someone: Someone, name: string, action: string) {
  const menu = within(await openMenu(someone, name));
  await someone.click(menu.getByRole('menuitem', { name: action }));
}

describe('the list of users', () => {
  it('AU-01 AU-02 the list asks for its page, ten at a time, and for nothing that is not asked', async () => {
    const { server } = await open();
    expect(document.title).toBe('User Management · Toolyard');
    const { query, headers } = lastList(server);
    expect(Object.fromEntries(query)).toEqual({
      page: '1',
      limit: '10',
      sort: 'createdAt',
      direction: 'desc',
    });
    expect(headers.get('Authorization')).toMatch(/^Bearer /);
  });

  it('AU-01 a search goes into the address and to the server, at once by Enter', async () => {
    const { server, user: someone, location } = await open('/admin/users?page=3');
    await someone.type(screen.getByRole('searchbox', { name: 'Search users' }), 'user{Enter}');
    expect(location().search).toBe('?search=user');
    await waitFor(() => expect(lastList(server).query.get('search')).toBe('user'));
    expect(lastList(server).query.get('page')).toBe('1');
  });

  it('AU-01 while it is typed the search waits for a pause', async () => {
    const { server, user: someone, location } = await open();
    const requested = server.count('GET /api/admin/users');
    await someone.type(screen.getByRole('searchbox'), 'us');
    await waitFor(() => expect(location().search).toBe('?search=us'));
    await waitFor(() => expect(server.count('GET /api/admin/users')).toBe(requested + 1));
  });

  it('AU-01 sort, role and page stand in the address and reach the server', async () => {
    const route = '/admin/users?search=us&sort=email&direction=asc&role=superadmin&page=4';
    const { server } = await open(route);
    expect(Object.fromEntries(lastList(server).query)).toEqual({
      page: '4',
      limit: '10',
      search: 'us',
      role: 'superadmin',
      sort: 'email',
      direction: 'asc',
    });
    expect(screen.getByRole('columnheader', { name: 'Email' }).ariaSort).toBe('ascending');
    expect(screen.getByRole('button', { name: 'Remove filter Role: Super Admin' })).toBeTruthy();
  });

  it('A39 page size and days of creation stand in the address and reach the server', async () => {
    const { server, user: someone, location } = await open('/admin/users?page=3');
    await someone.selectOptions(screen.getByLabelText('Rows per page'), '50 rows');
    expect(location().search).toBe('?size=50');
    await someone.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Created until'), { target: { value: '2026-11-02' } });
    expect(location().search).toBe('?size=50&from=2026-11-01&to=2026-11-02');
    await waitFor(() =>
      expect(Object.fromEntries(lastList(server).query)).toEqual({
        page: '1',
        limit: '50',
        sort: 'createdAt',
        direction: 'desc',
        from: new Date('2026-11-01T00:00').toISOString(),
        to: new Date('2026-11-03T00:00').toISOString(),
      }),
    );
    await someone.keyboard('{Escape}');
    await someone.selectOptions(screen.getByLabelText('Rows per page'), '10 rows');
    expect(location().search).toBe('?from=2026-11-01&to=2026-11-02');
  });

  it('N15 email, second factor and last sign-in are filters, which stand as chips and go one by one', async () => {
    const { server, user: someone, location } = await open('/admin/users?page=3');
    await someone.click(screen.getByRole('button', { name: 'Filter' }));
    await someone.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'Not verified');
    await someone.selectOptions(screen.getByRole('combobox', { name: 'Two-factor' }), 'Off');
    await someone.selectOptions(
      screen.getByRole('combobox', { name: 'Last sign-in' }),
      'Not for 90 days',
    );
    expect(location().search).toBe('?email=unverified&secondFactor=off&signIn=-90d');
    await waitFor(() =>
      expect(lastList(server).query.get('lastSignInTo')).toMatch(/^\d{4}-\d\d-\d\dT/),
    );
    const { query } = lastList(server);
    expect(query.get('emailState')).toBe('unverified');
    expect(query.get('secondFactor')).toBe('off');
    const days = (Date.now() - Date.parse(query.get('lastSignInTo')!)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(89);
    expect(days).toBeLessThan(92);
    await someone.keyboard('{Escape}');
    await someone.click(
      screen.getByRole('button', { name: 'Remove filter Last sign-in: Not for 90 days' }),
    );
    expect(location().search).toBe('?email=unverified&secondFactor=off');
  });

  it('N15 an export and a saved view hold these filters', async () => {
    const server = usersServer();
    server.on('GET /api/admin/users/export', () => ({
      status: 400,
      body: { code: 'X', message: 'No' },
    }));
    server.on('POST /api/admin/views', () => ({ status: 201, body: { data: {} } }));
    const route = '/admin/users?email=unverified&secondFactor=off&signIn=never';
    const { user: someone } = await open(route, { server });
    await someone.click(screen.getByRole('button', { name: 'More actions' }));
    await someone.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await waitFor(() => expect(server.count('GET /api/admin/users/export')).toBe(1));
    const { query } = server.calls.find(({ path }) => path.endsWith('/export'))!;
    expect(Object.fromEntries(query)).toMatchObject({
      emailState: 'unverified',
      secondFactor: 'off',
      lastSignInTo: '1970-01-01T00:00:00.000Z',
    });
    expect(
      viewQuery('users', new URLSearchParams('email=unverified&secondFactor=off&signIn=never')),
    ).toBe('email=unverified&secondFactor=off&signIn=never');
  });

  it('N15 a user with a second factor is marked', async () => {
    await open('/admin/users', { server: usersServer([{ ...user(1), secondFactor: true }]) });
    expect(within(row('User 1')).getByText('Two-factor')).toBeTruthy();
  });

  it('a click on a row opens the user, a click on its box only chooses', async () => {
    const { user: someone, location } = await open();
    await someone.click(screen.getByRole('checkbox', { name: 'Select User 1' }));
    expect(location().pathname).toBe('/admin/users');
    await someone.click(screen.getByText('user-1@example.com'));
    expect(location().pathname).toBe('/admin/users/u1/edit');
  });

  it('a page size that is not offered is the usual one', async () => {
    const { server } = await open('/admin/users?size=1000');
    expect(lastList(server).query.get('limit')).toBe('10');
  });

  it('a role and a head are chosen with a click', async () => {
    const { user: someone, location } = await open('/admin/users?page=2');
    await someone.click(screen.getByRole('button', { name: 'Filter' }));
    await someone.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Regular User');
    await someone.keyboard('{Escape}');
    expect(location().search).toBe('?role=user');
    await someone.click(await screen.findByRole('button', { name: 'Username' }));
    expect(location().search).toBe('?role=user&sort=name&direction=asc');
  });

  it('AU-03 AU-04 AU-06 name, e-mail, role and day of creation stand under their heads', async () => {
    await open('/admin/users', { role: 'admin' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Username', 'Email', 'Role', 'Created', 'Last sign-in', 'Actions']);
    const day = 'November 20, 2026';
    expect(cells('User 1').slice(0, 3)).toEqual(['user-1@example.com', 'Regular User', day]);
    expect(cells('User 3').slice(0, 3)).toEqual(['user-3@example.com', 'Super Admin', day]);
  });

  it('AU-05 up to five pages are linked', async () => {
    const { user: someone, location } = await open();
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    const numbers = within(pages).getAllByRole('link', { name: /^Page \d$/ });
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
    await someone.click(numbers[2]!);
    expect(location().search).toBe('?page=3');
    expect(await screen.findByText('21–30 of 47')).toBeTruthy();
  });

  it('AU-08 AU-09 an admin who is no superadmin adds, deletes and chooses nobody', async () => {
    const { user: someone } = await open('/admin/users', { role: 'admin' });
    expect(screen.queryByRole('link', { name: 'Add User' })).toBeNull();
    expect(await menuOf(someone, 'User 1')).toEqual(['Edit']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('AU-08 AU-09 AU-10 a superadmin adds users and deletes all but superadmins', async () => {
    const { user: someone } = await open();
    expect(screen.getByRole('link', { name: 'Add User' }).getAttribute('href')).toBe(
      '/admin/users/new',
    );
    expect(await menuOf(someone, 'User 1')).toEqual(['Edit', 'Delete']);
    expect(await menuOf(someone, 'User 3')).toEqual(['Edit']);
  });

  it('a deletion can be undone from its toast; the trash restores, and leads nowhere', async () => {
    const server = usersServer();
    server.on('POST /api/admin/users/:id/restore', () => ({ body: { user: user(1) } }));
    const { user: someone } = await open('/admin/users?status=deleted', { server });
    expect(lastList(server).query.get('status')).toBe('deleted');
    expect(screen.queryByRole('link', { name: 'User 1' })).toBeNull();
    await choose(someone, 'User 1', 'Restore');
    expect(await screen.findByText('User 1 was restored')).toBeTruthy();
    await someone.click(screen.getByRole('button', { name: 'All users' }));
    await choose(someone, 'User 2', 'Delete');
    await someone.click(await screen.findByRole('button', { name: 'Confirm' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.count('POST /api/admin/users/u2/restore')).toBe(1));
  });

  it('a user of the trash is deleted for good after a question', async () => {
    const server = usersServer();
    server.on('POST /api/admin/users/:id/erase', () => ({ status: 204 }));
    const { user: someone } = await open('/admin/users?status=deleted', { server });
    await choose(someone, 'User 1', 'Delete permanently');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete permanently?' }));
    await someone.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('User 1 was permanently deleted')).toBeTruthy();
    expect(server.count('POST /api/admin/users/u1/erase')).toBe(1);
  });

  it('J walks to a user and Enter opens it', async () => {
    const { user: someone, location } = await open();
    await someone.keyboard('j{Enter}');
    expect(location().pathname).toBe('/admin/users/u1/edit');
  });

  it('AU-24 an empty list says so, and a search can be given up', async () => {
    const server = usersServer([]);
    const { user: someone, location } = renderConsole('/admin/users?search=zz', { server });
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeTruthy();
    await someone.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(location().search).toBe('');
  });

  it('in Chinese every word is Chinese', async () => {
    await open('/admin/users', { lang: 'zh-CN' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['', '用户名', '邮箱', '角色', '注册日期', '上次登录', '操作']);
    expect(cells('User 1').slice(1, 4)).toEqual([
      'user-1@example.com',
      '普通用户',
      '2026年11月20日',
    ]);
  });
});

describe('a million users', () => {
  it('far from both ends pages are reached from their neighbours', async () => {
    const server = createFakeServer({
      'GET /api/admin/users': ({ query }) => ({
        body: {
          users: USERS,
          page: query.has('cursor') ? 50_001 : 50_000,
          totalPages: 100_000,
          total: 1_000_000,
          nextCursor: 'createdAt.desc.next',
          previousCursor: 'createdAt.desc.previous',
        },
      }),
    });
    const { user: someone, location } = await open('/admin/users?page=50000', { server });
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
    const numbers = pages().getAllByRole('link', { name: /^Page / });
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['49999', '50000', '50001']);
    expect(pages().getByRole('link', { name: 'Last page' }).getAttribute('href')).toBe(
      '/admin/users?page=100000',
    );
    await someone.click(pages().getByRole('link', { name: 'Next page' }));
    expect(location().search).toBe('?page=50001&cursor=createdAt.desc.next');
    await waitFor(() => expect(lastList(server).query.get('cursor')).toBe('createdAt.desc.next'));
    expect(lastList(server).query.has('page')).toBe(false);
    expect(await screen.findByText('500,001–500,010 of 1,000,000')).toBeTruthy();
  });
});

describe('deleting a user', () => {
  async function ask(server = usersServer()) {
    const rendered = await open('/admin/users', { server });
    await choose(rendered.user, 'User 1', 'Delete');
    return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Confirm Deletion' }) };
  }

  it('AU-11 asks first; Cancel deletes nobody', async () => {
    const { server, user: someone, dialog } = await ask();
    expect(dialog.textContent).toContain('user-1@example.com');
    await someone.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.count('DELETE /api/admin/users/:id')).toBe(0);
  });

  it('AU-11 AU-12 Confirm deletes, and the list is loaded again', async () => {
    const { server, user: someone, dialog } = await ask();
    await someone.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'User 1' })).toBeNull());
    expect(server.count('DELETE /api/admin/users/u1')).toBe(1);
    expect(server.count('GET /api/admin/users')).toBe(2);
    expect(await screen.findByText('User 1 was deleted')).toBeTruthy();
  });

  it('AU-20 a failure is said in the dialog, with the server’s reason', async () => {
    const server = usersServer();
    server.on('DELETE /api/admin/users/:id', () => ({
      status: 403,
      body: { code: 'SUPERADMIN_UNDELETABLE', message: 'A superadmin stays' },
    }));
    const { user: someone, dialog } = await ask(server);
    await someone.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe(
      'Failed to delete user, please try again later (A superadmin stays)',
    );
  });

  it('the last of the last page gone, the page before it is shown', async () => {
    const server = createFakeServer({
      'GET /api/admin/users': ({ query }) =>
        query.get('page') === '3' ? pageOf([], 3, 2) : pageOf(USERS, 2, 2),
    });
    const { location } = await open('/admin/users?page=3', { server });
    expect(location().search).toBe('?page=2');
  });
});

describe('a list that cannot be had', () => {
  const failing = (status: number, message?: string) =>
    createFakeServer({
      'GET /api/admin/users': () => ({ status, body: message ? { message } : undefined }),
    });
  const FAILED = 'Failed to get user list, please try again later';

  it.each([500, 503])(
    'AU-19 development, %d: marked samples without selection or row actions',
    async (status) => {
      renderConsole('/admin/users', { server: failing(status), development: true });
      expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
      expect(screen.getByText('Sample data')).toBeTruthy();
      expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0);
      const table = within(screen.getByRole('table'));
      expect(table.queryByRole('link')).toBeNull();
      expect(table.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull();
      expect(table.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );

  it('AU-19 development: no answer counts as an outage', async () => {
    const server = createFakeServer({ 'GET /api/admin/users': () => 'none' });
    renderConsole('/admin/users', { server, development: true });
    expect(await screen.findByText('Sample data')).toBeTruthy();
  });

  it.each(['500', '503', 'none'])(
    'A1 A41: production, %s: the error with its request and no rows',
    async (outage) => {
      const body = { code: 'INTERNAL', message: 'Internal server error, request 5ab' };
      const server = createFakeServer({
        'GET /api/admin/users': () =>
          outage === 'none' ? 'none' : { status: Number(outage), body },
      });
      renderConsole('/admin/users', { server });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(
        outage === 'none' ? FAILED : `${FAILED} (Internal server error, request 5ab)`,
      );
      expect(screen.queryByText('Sample data')).toBeNull();
      expect(screen.queryByRole('rowheader')).toBeNull();
    },
  );

  it('AU-19 a refusal is no outage: no samples, but the server’s reason', async () => {
    renderConsole('/admin/users', {
      server: failing(400, 'the search is too long'),
      development: true,
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      `${FAILED} (the search is too long)`,
    );
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it('another try brings the list', async () => {
    const server = failing(400);
    const { user: someone } = renderConsole('/admin/users', { server });
    await screen.findByRole('alert');
    server.on('GET /api/admin/users', () => pageOf(USERS));
    await someone.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: 'User 1' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('many users at once', () => {
  const PASSWORD_NEEDED = { code: 'REAUTHENTICATION_NEEDED', message: 'Password again' };

  it('what became of each is shown', async () => {
    const server = usersServer();
    server.on('POST /api/admin/users/bulk', () => ({
      body: {
        data: [
          { id: 'u1', name: null, ok: true },
          { id: 'u2', name: null, ok: true },
          {
            id: 'u3',
            name: null,
            ok: false,
            code: 'SUPERADMIN_UNDELETABLE',
            message: 'A superadmin stays',
          },
        ],
      },
    }));
    const { user: someone } = await open('/admin/users', { server });
    await someone.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await someone.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    await someone.click(within(question).getByRole('button', { name: 'Confirm' }));
    const result = await screen.findByRole('dialog', { name: 'Not everything was done' });
    expect(
      within(result)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['User 3A superadmin stays', 'User 1Deleted', 'User 2Deleted']);
    const { body } = server.calls.find(({ path }) => path.endsWith('/bulk'))!;
    expect(body).toEqual({ action: 'delete', ids: ['u1', 'u2', 'u3'] });
    await waitFor(() => expect(server.count('GET /api/admin/users')).toBe(2));
  });

  it('sessions are ended after the password was given once more; nothing stays chosen', async () => {
    let proven = false;
    const server = usersServer();
    server.on('POST /api/admin/users/bulk', () =>
      proven
        ? { body: { data: [{ id: 'u2', name: null, ok: true, changed: true }] } }
        : { status: 403, body: PASSWORD_NEEDED },
    );
    server.on('POST /api/admin/auth/reauthenticate', () => {
      proven = true;
      return { body: { data: { token: 'proven' } } };
    });
    const { user: someone } = await open('/admin/users', { server });
    await someone.click(screen.getByRole('checkbox', { name: 'Select User 2' }));
    await someone.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await someone.click(await screen.findByRole('button', { name: 'Confirm' }));
    await proveIdentity(someone);
    expect(await screen.findByText('1 user signed out')).toBeTruthy();
    expect(server.count('POST /api/admin/users/bulk')).toBe(2);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select User 2' }).checked).toBe(
      false,
    );
  });

  it('N15 a bulk disable is undone for exactly those that it changed, also where some were refused', async () => {
    const outcome = (id: string, changed: boolean) => ({ id, name: null, ok: true, changed });
    const server = usersServer();
    const refusal = { id: 'u3', name: null, ok: false, changed: false, code: 'X', message: 'No' };
    let rows: readonly object[] = [outcome('u1', true), outcome('u2', false)];
    server.on('POST /api/admin/users/bulk', () => ({ body: { data: rows } }));
    const { user: someone } = await open('/admin/users', { server });
    const disableAll = async () => {
      await someone.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
      await someone.click(screen.getByRole('button', { name: 'Disable' }));
      await someone.click(await screen.findByRole('button', { name: 'Confirm' }));
    };
    await disableAll();
    expect(await screen.findByText('1 user disabled')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.count('POST /api/admin/users/bulk')).toBe(2));
    const last = () => server.calls.findLast(({ path }) => path.endsWith('/bulk'))?.body;
    expect(last()).toEqual({ action: 'enable', ids: ['u1'] });
    rows = [outcome('u1', true), outcome('u2', false), refusal];
    await disableAll();
    const result = await screen.findByRole('dialog', { name: 'Not everything was done' });
    rows = [outcome('u1', true)];
    await someone.click(within(result).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.count('POST /api/admin/users/bulk')).toBe(4));
    expect(last()).toEqual({ action: 'enable', ids: ['u1'] });
  });

  describe('A39 on all pages', () => {
    const matching = (total: number, totalIsMinimum = false) => {
      const server = usersServer();
      let now = total;
      server.on('GET /api/admin/users', () => {
        const { body } = pageOf(USERS);
        return { body: { ...body, total: now, totalIsMinimum } };
      });
      return { server, setTotal: (changed: number) => (now = changed) };
    };
    const choosePage = (someone: Awaited<ReturnType<typeof open>>['user']) =>
      someone.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const allOf = (count: string) => `Select all ${count} users that match`;

    it('all that match are chosen after the page, and the call names filters and count in place of ids', async () => {
      const { server } = matching(1_000);
      server.on('POST /api/admin/users/bulk', () => ({
        body: {
          data: [
            { id: 'u7', name: 'Far away', ok: true },
            { id: 'u1', name: 'User 1', ok: false, code: 'X', message: 'Refused' },
          ],
        },
      }));
      const { user: someone } = await open('/admin/users?search=us&role=user&page=2', { server });
      expect(screen.queryByRole('button', { name: allOf('1,000') })).toBeNull();
      await choosePage(someone);
      expect(screen.getByText('3 selected')).toBeTruthy();
      await someone.click(screen.getByRole('button', { name: allOf('1,000') }));
      expect(screen.getByText('1,000 selected')).toBeTruthy();
      expect(screen.getByText(/^All 1,000 users that match are selected/)).toBeTruthy();
      await someone.click(screen.getByRole('button', { name: 'Disable' }));
      const question = within(await screen.findByRole('dialog', { name: 'Disable' }));
      expect(question.getByText(/^1,000 users /)).toBeTruthy();
      await someone.click(question.getByRole('button', { name: 'Confirm' }));
      const result = await screen.findByRole('dialog', { name: 'Not everything was done' });
      expect(
        within(result)
          .getAllByRole('listitem')
          .map((each) => each.textContent),
      ).toEqual(['User 1Refused', 'Far awayDisabled']);
      const { body } = server.calls.find(({ path }) => path.endsWith('/bulk'))!;
      expect(body).toEqual({
        action: 'disable',
        matching: { search: 'us', role: 'user', count: 1_000 },
      });
    });

    it('a row taken out leaves the rest of the page chosen; another page begins with none', async () => {
      const { user: someone } = await open('/admin/users', { server: matching(20).server });
      await choosePage(someone);
      await someone.click(screen.getByRole('button', { name: allOf('20') }));
      await someone.click(screen.getByRole('checkbox', { name: 'Select User 2' }));
      expect(screen.getByText('2 selected')).toBeTruthy();
      expect(screen.queryByText(/that match/)).toBeNull();
      await choosePage(someone);
      await someone.click(screen.getByRole('button', { name: allOf('20') }));
      await someone.click(screen.getByRole('button', { name: 'Clear selection' }));
      expect(screen.queryByText(/selected/)).toBeNull();
    });

    it('a number that changed is said in the dialog with the new one, which can be confirmed', async () => {
      const { server, setTotal } = matching(20);
      const message = 'The number of users that match has changed';
      server.on('POST /api/admin/users/bulk', () => ({
        status: 409,
        body: { code: 'MATCHES_CHANGED', message },
      }));
      const { user: someone } = await open('/admin/users', { server });
      await choosePage(someone);
      await someone.click(screen.getByRole('button', { name: allOf('20') }));
      await someone.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
      const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
      setTotal(21);
      await someone.click(question.getByRole('button', { name: 'Confirm' }));
      expect((await question.findByRole('alert')).textContent).toContain(message);
      expect(await question.findByText(/^21 users /)).toBeTruthy();
      await someone.click(question.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(server.count('POST /api/admin/users/bulk')).toBe(2));
      expect(server.calls.findLast(({ path }) => path.endsWith('/bulk'))?.body).toMatchObject({
        matching: { count: 21 },
      });
    });

    it('deleting all can be undone by their ids', async () => {
      const { server } = matching(4);
      const data = ['u1', 'u7'].map((id) => ({ id, name: id, ok: true, changed: true }));
      server.on('POST /api/admin/users/bulk', () => ({ body: { data } }));
      const { user: someone } = await open('/admin/users', { server });
      await choosePage(someone);
      await someone.click(screen.getByRole('button', { name: allOf('4') }));
      await someone.click(screen.getByRole('button', { name: 'Delete' }));
      await someone.click(await screen.findByRole('button', { name: 'Confirm' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(server.count('POST /api/admin/users/bulk')).toBe(2));
      expect(server.calls.findLast(({ path }) => path.endsWith('/bulk'))?.body).toEqual({
        action: 'restore',
        ids: ['u1', 'u7'],
      });
    });

    it.each([
      [1_234, false, '1,234 users match. At most 1,000 can be changed at once'],
      [1_000, true, '1,000+ users match. At most 1,000 can be changed at once'],
    ])(
      '%d (minimum: %s) are too many, which is said with the way out',
      async (total, least, text) => {
        const { user: someone } = await open('/admin/users', {
          server: matching(total, least).server,
        });
        await choosePage(someone);
        expect(
          screen.getByText(`${text}: narrow the search or the filters to select them all.`),
        ).toBeTruthy();
        expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
      },
    );

    it('in Chinese every word is Chinese', async () => {
      const { server } = matching(1_000);
      const { user: someone } = await open('/admin/users', { server, lang: 'zh-CN' });
      await someone.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
      const line = screen.getByText(/^已选择本页全部/);
      expect(line.textContent).toBe('已选择本页全部 3 个用户。 选择符合条件的全部 1,000 个用户');
      await someone.click(within(line).getByRole('button'));
      expect(line.textContent).toBe('已选择所有页中符合条件的全部 1,000 个用户。');
      expect(screen.getByText('已选 1,000 项')).toBeTruthy();
      await someone.click(screen.getByRole('button', { name: '停用' }));
      expect(await screen.findByText(/^1,000 个用户/)).toBeTruthy();
    });

    it('where the page is the whole list nothing more is offered', async () => {
      const { user: someone } = await open('/admin/users', { server: matching(3).server });
      await choosePage(someone);
      expect(screen.getByText('3 selected')).toBeTruthy();
      expect(screen.queryByText(/match/)).toBeNull();
    });
  });
});

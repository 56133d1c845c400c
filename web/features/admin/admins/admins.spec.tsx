import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';
import type { AdminRecord } from './admins-api.ts';

const admin = (id: string, change: Partial<AdminRecord> = {}): AdminRecord => ({
  _id: id,
  id,
  username: `${id}.name`,
  name: 'Lin Xiao',
  email: `${id}@example.com`,
  role: 'admin',
  active: true,
  mustChangePassword: false,
  secondFactor: false,
  lastLogin: null,
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...change,
});
const OWN = admin('own-superadmin', { role: 'superadmin', username: 'own', name: 'Mei Chen' });
const LIN = admin('lin');
const OFF = admin('off', { active: false });

/** A server that keeps admins. */
function adminsServer(answers: Readonly<Record<string, Handler>> = {}) {
  let admins = [OWN, LIN, OFF];
  return createFakeServer({
    'GET /api/admin/admins': () => ({ body: { data: admins } }),
    'GET /api/admin/admins/:id': ({ path }) => ({
      body: admins.find(({ id }) => path.endsWith(id)),
    }),
    'POST /api/admin/admins': ({ body }) => ({
      status: 201,
      body: { data: admin('new', body as object) },
    }),
    'PUT /api/admin/admins/:id': ({ body }) => ({
      body: { data: { ...LIN, ...(body as object), version: 4 } },
    }),
    'DELETE /api/admin/admins/:id': ({ path }) => {
      admins = admins.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    },
    ...answers,
  });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const LIN_ROW = 'lin.name';
const writes = ({ calls }: ReturnType<typeof createFakeServer>) =>
  calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/admins'));

describe('the list of admins', () => {
  async function open(server = adminsServer()) {
    const rendered = renderConsole('/admin/admins', { server });
    await screen.findByRole('rowheader', { name: LIN_ROW });
    return { ...rendered, server };
  }
  const ask = async (server = adminsServer()) => {
    const rendered = await open(server);
    await rendered.user.click(screen.getByRole('button', { name: 'Actions for lin.name' }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Confirm delete?');
    return rendered;
  };

  it('AA-01 a superadmin sees who operates the console; others are told whose screen it is', async () => {
    await open();
    expect(document.title).toBe('Admin Management · Toolyard');
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    const add = screen.getByRole('link', { name: 'Add Admin' });
    expect(add.getAttribute('href')).toBe('/admin/admins/new');
  });

  it.each(['/admin/admins', '/admin/admins/new', '/admin/admins/lin/edit'])(
    'AA-01 %s is for superadmins',
    async (route) => {
      const { server } = renderConsole(route, { role: 'admin', server: adminsServer() });
      expect(await screen.findByRole('heading', { name: 'Superadmins only' })).toBeTruthy();
      expect(server.count('GET /api/admin/admins')).toBe(0);
    },
  );

  it('AA-07 who may sign in is Enabled, others are Disabled', async () => {
    await open();
    expect(within(row(LIN_ROW)).getByText('Enabled')).toBeTruthy();
    expect(within(row('off.name')).getByText('Disabled')).toBeTruthy();
  });

  it('AA-02 deleting asks in the row; No keeps the admin', async () => {
    const { server, user } = await ask();
    const question = within(row(LIN_ROW)).getByRole('group', { name: 'Delete lin.name' });
    expect(question.textContent).toBe('Confirm delete?YesNo');
    expect(document.activeElement?.textContent).toBe('No');
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(screen.queryByText('Confirm delete?')).toBeNull();
    expect(writes(server)).toEqual([]);
  });

  it('AA-02 Yes deletes the admin', async () => {
    const { server, user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: LIN_ROW })).toBeNull());
    expect(writes(server).map(({ path }) => path)).toEqual(['/api/admin/admins/lin']);
    expect(await screen.findByText('lin.name was deleted')).toBeTruthy();
  });

  it('AA-03 one’s own row has no delete', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for own' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit']);
  });

  it.each([
    [
      'and the guard’s reason',
      { code: 'LAST_SUPERADMIN', message: 'The last one' },
      ' (The last one)',
    ],
    ['alone where no reason is given', undefined, ''],
  ])('AA-13 a refused deletion is said, %s', async (_how, body, reason) => {
    const { user } = await ask(
      adminsServer({ 'DELETE /api/admin/admins/:id': () => ({ status: 409, body }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`Failed to delete admin${reason}`);
    expect(screen.getByRole('rowheader', { name: LIN_ROW })).toBeTruthy();
  });

  it.each([
    [
      'AA-11 an answer without a list',
      200,
      { data: 'none' },
      'Invalid data format received from server',
    ],
    [
      'AA-11 an answer without anything',
      200,
      undefined,
      'Invalid data format received from server',
    ],
    ['AA-12 a refusal', 400, undefined, 'Failed to fetch admin list'],
  ])('%s is said', async (_case, status, body, text) => {
    const server = adminsServer({ 'GET /api/admin/admins': () => ({ status, body }) });
    renderConsole('/admin/admins', { server });
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('a search and a head find and sort without asking the server again', async () => {
    const { server, user, location } = await open();
    await user.click(screen.getByRole('button', { name: 'Username' }));
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['ownYou', 'off.name', 'lin.name']);
    await user.type(screen.getByRole('searchbox'), 'LIN.{Enter}');
    expect(names()).toEqual(['lin.name']);
    expect(location().search).toBe('?sort=username&direction=desc&search=LIN.');
    expect(server.count('GET /api/admin/admins')).toBe(1);
  });
});

describe('adding an admin', () => {
  async function open(server = adminsServer()) {
    const rendered = renderConsole('/admin/admins/new', { server });
    await screen.findByRole('heading', { level: 1, name: 'Add Admin' });
    return { ...rendered, server };
  }
  async function fill({ user }: Awaited<ReturnType<typeof open>>, confirm = 'a long password') {
    await user.type(field('Username'), 'wang');
    await user.type(field('Name'), 'Wang Qiang');
    await user.type(field('Email'), 'wang@example.com');
    await user.type(field('Password'), 'a long password');
    await user.type(field('Confirm password'), confirm);
  }
  const save = () => screen.getByRole('button', { name: 'Create admin' });

  it('AA-06 AA-07 AA-10 the fields are sent, active by default, the repetition never', async () => {
    const rendered = await open();
    const { server, user, location } = rendered;
    await fill(rendered);
    await user.selectOptions(screen.getByLabelText('Role'), 'Super Admin');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Account Active/ }).checked).toBe(
      true,
    );
    await user.click(save());
    await waitFor(() => expect(location().pathname).toBe('/admin/admins'));
    expect(writes(server)[0]?.body).toEqual({
      username: 'wang',
      name: 'Wang Qiang',
      email: 'wang@example.com',
      password: 'a long password',
      role: 'superadmin',
      active: true,
    });
  });

  it('AA-04 username, name, e-mail and password are required', async () => {
    const { server, user } = await open();
    await user.click(save());
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4));
    expect(writes(server)).toEqual([]);
  });

  it('AA-04 AA-05 the password must be repeated as it is', async () => {
    const rendered = await open();
    await fill(rendered, 'another password');
    await rendered.user.click(save());
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(writes(rendered.server)).toEqual([]);
  });

  it('AA-06 A37 the roles are support, admin and superadmin, and the form says what the chosen one may do', async () => {
    const { user } = await open();
    expect(screen.getByText(/^Can also change the name, email address and password/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Role'), 'Support');
    expect(screen.getByText(/^Sees users and their sessions/)).toBeTruthy();
    const roles = within(screen.getByLabelText('Role')).getAllByRole<HTMLOptionElement>('option');
    expect(roles.map(({ value }) => value)).toEqual(['support', 'admin', 'superadmin']);
  });

  it.each([
    ['the server’s words', { code: 'USERNAME_TAKEN', message: 'In use' }, 'In use'],
    ['the screen’s own', undefined, 'Failed to create admin'],
  ])('AA-14 a refusal is said in %s', async (_whose, body, text) => {
    const rendered = await open(
      adminsServer({ 'POST /api/admin/admins': () => ({ status: 409, body }) }),
    );
    await fill(rendered);
    await rendered.user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('Password').value).toBe('a long password');
  });

  it('where the server asks for the password once more, it is given and the call made again', async () => {
    let proven = false;
    const rendered = await open(
      adminsServer({
        'POST /api/admin/admins': ({ body }) =>
          proven
            ? { status: 201, body: { data: admin('new', body as object) } }
            : { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' } },
        'POST /api/admin/auth/reauthenticate': () => {
          proven = true;
          return { body: { data: { token: 'proven' } } };
        },
      }),
    );
    await fill(rendered);
    await rendered.user.click(save());
    await proveIdentity(rendered.user);
    await waitFor(() => expect(rendered.location().pathname).toBe('/admin/admins'));
  });
});

describe('editing an admin', () => {
  async function open(answers: Readonly<Record<string, Handler>> = {}, id = 'lin') {
    const server = adminsServer(answers);
    const rendered = renderConsole(`/admin/admins/${id}/edit`, { server });
    await screen.findByDisplayValue(`${id}@example.com`);
    return { ...rendered, server };
  }
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('AA-08 the username stands still', async () => {
    await open();
    expect(field('Username').readOnly).toBe(true);
    expect(field('Username').value).toBe('lin.name');
  });

  it('AA-09 AA-10 an empty password is not sent, nor is its repetition', async () => {
    const { server, user, location } = await open();
    const hint = field('New password').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('Leave empty to keep unchanged');
    await user.click(screen.getByRole('checkbox', { name: /Account Active/ }));
    await user.click(save());
    await waitFor(() => expect(location().pathname).toBe('/admin/admins'));
    const [call] = writes(server);
    expect(call?.body).toEqual({
      name: 'Lin Xiao',
      email: 'lin@example.com',
      role: 'admin',
      active: false,
    });
    expect(call?.headers.get('If-Match')).toBe('"3"');
  });

  it('AA-09 AA-10 a password must be repeated; it is sent alone', async () => {
    const { server, user } = await open();
    await user.type(field('New password'), 'a long password');
    await user.click(save());
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    await user.type(field('Confirm password'), 'a long password');
    await user.click(save());
    await waitFor(() => expect(writes(server)).toHaveLength(1));
    expect(writes(server)[0]?.body).toMatchObject({ password: 'a long password' });
    expect(writes(server)[0]?.body).not.toHaveProperty('confirm');
  });

  it.each([
    ['the guard’s words', { code: 'OWN_ROLE', message: 'Not your own' }, 'Not your own'],
    ['the screen’s own', undefined, 'Failed to update admin'],
  ])('AA-15 a refusal is said in %s', async (_whose, body, text) => {
    const { user } = await open({ 'PUT /api/admin/admins/:id': () => ({ status: 403, body }) });
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('AA-16 an admin that cannot be had is said', async () => {
    const server = adminsServer({ 'GET /api/admin/admins/:id': () => ({ status: 400 }) });
    renderConsole('/admin/admins/gone/edit', { server });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to fetch admin information',
    );
  });

  it('where somebody else saved first, both versions are merged', async () => {
    const current = { ...LIN, email: 'new@example.com', version: 7 };
    const refused = { code: 'VERSION_CONFLICT', message: 'x', details: { current } };
    let tries = 0;
    const { server, user } = await open({
      'PUT /api/admin/admins/:id': ({ body }) =>
        tries++ === 0
          ? { status: 409, body: refused }
          : { body: { data: { ...current, ...(body as object), version: 8 } } },
    });
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Lin X');
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save merged version' }));
    await waitFor(() => expect(writes(server)).toHaveLength(2));
    expect(writes(server)[1]?.body).toMatchObject({ name: 'Lin X', email: 'new@example.com' });
    expect(writes(server)[1]?.headers.get('If-Match')).toBe('"7"');
  });

  it('who changes their own name is called so at once', async () => {
    const { user } = await open(
      {
        'GET /api/admin/admins/:id': () => ({ body: OWN }),
        'PUT /api/admin/admins/:id': ({ body }) => ({
          body: { data: { ...OWN, ...(body as object) } },
        }),
      },
      'own-superadmin',
    );
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Mei C');
    await user.click(save());
    expect((await screen.findAllByText('Mei C')).length).toBeGreaterThan(0);
    expect(JSON.parse(localStorage.getItem('adminData') ?? '')).toMatchObject({ name: 'Mei C' });
  });
});

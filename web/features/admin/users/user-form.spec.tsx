import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createFakeServer, type FakeAnswer } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';
import type { AdminRole } from '@toolyard/core/accounts';
import type { UserRecord } from './users-api.ts';

const LIN: UserRecord = {
  id: 'u1',
  name: 'Lin Xiao',
  email: 'lin.xiao@example.com',
  emailVerified: true,
  role: 'user',
  active: true,
  invitedAt: null,
  lastSignInAt: null,
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
};
const ACCESS = () => ({ body: { data: { secondFactor: false, sessions: [] } } });
const EMPTY_LIST = {
  body: {
    users: [],
    page: 1,
    totalPages: 1,
    total: 0,
    totalIsMinimum: false,
    nextCursor: null,
    previousCursor: null,
  },
};
const EDIT = '/admin/users/u1/edit';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('adding a user', () => {
  async function open(answer: FakeAnswer = { status: 201, body: { user: LIN } }) {
    const server = createFakeServer({
      'GET /api/admin/users': () => EMPTY_LIST,
      'POST /api/admin/users': () => answer,
    });
    const rendered = renderConsole('/admin/users/new', { server });
    await screen.findByRole('heading', { level: 1, name: 'Add User' });
    return rendered;
  }
  const save = () => screen.getByRole('button', { name: 'Create user' });
  const sent = (server: ReturnType<typeof createFakeServer>) =>
    server.calls.find(({ method }) => method === 'POST');

  it('AU-13 AU-14 what was typed is sent; the list opens and says that it was done', async () => {
    const { server, user, location } = await open();
    await user.type(field('Username'), 'Lin Xiao');
    await user.type(field('Email'), 'lin.xiao@example.com');
    await user.type(field('Password'), 'unguessable');
    await user.selectOptions(screen.getByLabelText('Role'), 'Super Administrator');
    await user.click(save());
    await waitFor(() => expect(location().pathname).toBe('/admin/users'));
    expect(await screen.findByText('User created successfully')).toBeTruthy();
    expect(sent(server)?.body).toEqual({
      name: 'Lin Xiao',
      email: 'lin.xiao@example.com',
      password: 'unguessable',
      role: 'superadmin',
    });
    expect(sent(server)?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('A36 without a password of the operator’s the user chooses one by the invitation', async () => {
    const { server, user } = await open();
    await user.type(field('Username'), 'Lin Xiao');
    await user.type(field('Email'), 'lin.xiao@example.com');
    await user.type(field('Password'), 'typed before');
    await user.click(screen.getByRole('checkbox', { name: 'Let the user choose the password' }));
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(save());
    expect(await screen.findByText('User created successfully')).toBeTruthy();
    expect(sent(server)?.body).toEqual({
      name: 'Lin Xiao',
      email: 'lin.xiao@example.com',
      role: 'user',
    });
  });

  it('A13: a link asks before it leaves what was typed, and not where nothing was', async () => {
    const { user, location } = await open();
    await user.type(field('Username'), 'Lin');
    const menu = screen.getByRole('link', { name: 'Tools' });
    await user.click(menu);
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect([location().pathname, field('Username').value]).toEqual(['/admin/users/new', 'Lin']);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(location().pathname).toBe('/admin/users');
  });

  it.each([
    ['the keys of a screen', (user: UserEvent) => user.keyboard('gt')],
    [
      'the palette',
      async (user: UserEvent) => {
        await user.keyboard('{Control>}k{/Control}');
        await user.click(await screen.findByRole('option', { name: /^Tools/ }));
      },
    ],
  ])('A13: %s ask before they leave what was typed', async (_way, go) => {
    const { user, location } = await open();
    await user.type(field('Username'), 'Lin');
    act(() => field('Username').blur());
    await go(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    expect([location().pathname, field('Username').value]).toEqual(['/admin/users/new', 'Lin']);
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/tools'));
  });

  it('A13: a link within the page asks nothing', async () => {
    const { user } = await open();
    await user.type(field('Username'), 'Lin');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#content';
    await user.click(link);
    link.remove();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A13: the browser asks before a page with unsaved changes closes', async () => {
    const { user } = await open();
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await user.type(field('Username'), 'Lin');
    expect(closes()).toBe(false);
  });

  it('AU-13 name, e-mail and password are required', async () => {
    const { server, user } = await open();
    await user.click(save());
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
    expect(document.activeElement).toBe(field('Username'));
    expect(sent(server)).toBeUndefined();
  });

  it.each([
    ['no address', 'lin.xiao', 'unguessable', 'Please enter a valid email address'],
    ['five characters', 'lin@example.com', 'abcde', 'The password must have at least 6 characters'],
  ])('AU-13 %s is refused before anything is sent', async (_case, email, password, text) => {
    const { server, user } = await open();
    await user.type(field('Username'), 'Lin');
    await user.type(field('Email'), email);
    await user.type(field('Password'), password);
    await user.click(save());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent(server)).toBeUndefined();
  });

  it.each([
    [
      'the server’s words',
      { code: 'EMAIL_TAKEN', message: 'This email is in use' },
      'This email is in use',
    ],
    ['the screen’s own', undefined, 'Failed to create user, please try again later'],
  ])('AU-21 a refusal is said in %s and keeps what was typed', async (_whose, body, text) => {
    const { user } = await open({ status: 409, body });
    await user.type(field('Username'), 'Lin');
    await user.type(field('Email'), 'lin@example.com');
    await user.type(field('Password'), 'unguessable');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('Username').value).toBe('Lin');
    expect(field('Password').value).toBe('unguessable');
  });

  it('an admin who is no superadmin is told so', async () => {
    renderConsole('/admin/users/new', { role: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Superadmins only' })).toBeTruthy();
  });
});

describe('editing a user', () => {
  async function open(
    answers: Parameters<typeof createFakeServer>[0] = {},
    role: 'admin' | 'superadmin' = 'superadmin',
  ) {
    const server = createFakeServer({
      'GET /api/admin/users': () => EMPTY_LIST,
      'GET /api/admin/users/:id/access': ACCESS,
      'GET /api/admin/users/:id': () => ({ body: { user: LIN } }),
      'PUT /api/admin/users/:id': ({ body }) => ({
        body: { user: { ...LIN, ...(body as object), version: 4 } },
      }),
      ...answers,
    });
    const rendered = renderConsole(EDIT, { server, role });
    await screen.findByDisplayValue('lin.xiao@example.com');
    return rendered;
  }
  const save = () => screen.getByRole('button', { name: 'Save' });
  const writes = ({ calls }: ReturnType<typeof createFakeServer>) =>
    calls.filter(({ method }) => method === 'PUT');

  it('AU-07 AU-15 AU-16 title, way back, Cancel and Save; whether the e-mail is verified', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit User');
    const back = screen.getByRole('link', { name: 'Back to User List' });
    expect(back.getAttribute('href')).toBe('/admin/users');
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/admin/users');
    expect([field('Email').value, field('Email').disabled]).toEqual([LIN.email, false]);
    expect(screen.getByText(/^Verified\./)).toBeTruthy();
    const roles = within(screen.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Regular User',
      'Super Administrator',
    ]);
  });

  it('AU-16 a blank name is refused', async () => {
    const { server, user } = await open();
    await user.clear(field('Username'));
    await user.click(save());
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(writes(server)).toEqual([]);
  });

  it('AU-17 AU-18 a blank password is not sent; the banner comes, and goes', async () => {
    const { server, user } = await open();
    await user.clear(field('Username'));
    await user.type(field('Username'), 'Lin X');
    await user.type(field('New password'), '   ');
    await user.click(save());
    expect(await screen.findByText('User information has been successfully updated')).toBeTruthy();
    const [call] = writes(server);
    expect(call?.body).toEqual({ name: 'Lin X', email: LIN.email, role: 'user', active: true });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    const gone = () => screen.queryByText('User information has been successfully updated');
    await waitFor(() => expect(gone()).toBeNull());
  });

  it('AU-17 a password is sent, over the version that the last save made', async () => {
    const { server, user } = await open();
    await user.click(save());
    await screen.findByText('User information has been successfully updated');
    await user.type(field('New password'), 'unguessable');
    await user.click(save());
    await waitFor(() => expect(writes(server)).toHaveLength(2));
    expect(writes(server)[1]?.body).toEqual({
      name: 'Lin Xiao',
      email: LIN.email,
      role: 'user',
      active: true,
      password: 'unguessable',
    });
    expect(writes(server)[1]?.headers.get('If-Match')).toBe('"4"');
    await waitFor(() => expect(field('New password').value).toBe(''));
  });

  it('an admin who is no superadmin leaves the role as it is', async () => {
    const { server, user } = await open({}, 'admin');
    expect(screen.getByLabelText<HTMLSelectElement>('Role').disabled).toBe(true);
    await user.click(save());
    await waitFor(() =>
      expect(writes(server)[0]?.body).toEqual({
        name: 'Lin Xiao',
        email: LIN.email,
        role: 'user',
        active: true,
      }),
    );
    expect(screen.queryByRole('button', { name: 'Remove two-step verification' })).toBeNull();
  });

  it('an admin who is no superadmin changes no user superadmin', async () => {
    await open(
      { 'GET /api/admin/users/:id': () => ({ body: { user: { ...LIN, role: 'superadmin' } } }) },
      'admin',
    );
    expect(screen.getByText('Only superadmins can edit a user with this role.')).toBeTruthy();
    expect(field('Username').disabled).toBe(true);
  });

  it('an unknown user is said to be unknown, with the way back and no other try', async () => {
    const server = createFakeServer({
      'GET /api/admin/users/:id': () => ({
        status: 404,
        body: { message: 'This user does not exist' },
      }),
    });
    renderConsole(EDIT, { server });
    expect(await screen.findByRole('heading', { name: 'This user does not exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to User List' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('AU-22 a user that cannot be had is said, with another try', async () => {
    const server = createFakeServer({
      'GET /api/admin/users/:id': () => ({ status: 400, body: { message: 'No such user' } }),
    });
    const { user } = renderConsole(EDIT, { server });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to get user information, please try again later (No such user)',
    );
    server.on('GET /api/admin/users/:id', () => ({ body: { user: LIN } }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByDisplayValue('Lin Xiao')).toBeTruthy();
  });

  it.each([
    ['the server’s words', { code: 'NAME_INVALID', message: 'Such a name' }, 'Such a name'],
    ['the screen’s own', undefined, 'Failed to update user, please try again later'],
  ])('AU-23 a refusal is said in %s', async (_whose, body, text) => {
    const { user } = await open({ 'PUT /api/admin/users/:id': () => ({ status: 400, body }) });
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('A41: where somebody else saved first, it says who, and what was typed may still be saved over it', async () => {
    const current = { ...LIN, name: 'Lin Xia', version: 5 };
    let tries = 0;
    const { server, user } = await open({
      'PUT /api/admin/users/:id': ({ body }) =>
        tries++ === 0
          ? { status: 409, body: { code: 'VERSION_CONFLICT', message: 'x', details: { current } } }
          : { body: { user: { ...current, ...(body as object), version: 6 } } },
      'GET /api/admin/audit': ({ query }) =>
        query.get('subjectId') === current.id && query.get('from') === current.updatedAt
          ? { body: { data: [{ actor: { name: 'wu' } }], nextCursor: null } }
          : { status: 400 },
    });
    await user.clear(field('Username'));
    await user.type(field('Username'), 'Lin X');
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Lin Xia');
    await within(dialog).findByText(/^wu saved “/);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('User information has been successfully updated')).toBeTruthy();
    expect(writes(server)[1]?.headers.get('If-Match')).toBe('"5"');
    expect(writes(server)[1]?.body).toMatchObject({ name: 'Lin X' });
  });

  it('or given up for it', async () => {
    const current = { ...LIN, name: 'Lin Xia', version: 5 };
    const refused = { code: 'VERSION_CONFLICT', message: 'x', details: { current } };
    const { user } = await open({
      'PUT /api/admin/users/:id': () => ({ status: 409, body: refused }),
    });
    await user.clear(field('Username'));
    await user.type(field('Username'), 'Lin X');
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(field('Username').value).toBe('Lin Xia'));
  });

  it('a superadmin signs the user out everywhere, after giving the password once more', async () => {
    let proven = false;
    const { server, user } = await open({
      'POST /api/admin/users/:id/sessions/end': () =>
        proven
          ? { status: 204 }
          : { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' } },
      'POST /api/admin/auth/reauthenticate': () => {
        proven = true;
        return { body: { data: { token: 'proven' } } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await proveIdentity(user);
    expect(await screen.findByText('Lin Xiao was signed out everywhere')).toBeTruthy();
    expect(server.count('POST /api/admin/users/u1/sessions/end')).toBe(2);
  });
});

describe('A36 a pending invitation', () => {
  const open = (record: UserRecord) => {
    const server = createFakeServer({
      'GET /api/admin/users/u1/access': ACCESS,
      'GET /api/admin/users/u1': () => ({ body: { user: record } }),
      'POST /api/admin/users/u1/invitation': () => ({ body: { user: record } }),
    });
    return renderConsole(EDIT, { server, role: 'admin' });
  };

  it('is sent again by an admin too', async () => {
    const { server, user } = open({ ...LIN, invitedAt: '2026-11-20T08:00:00.000Z' });
    await screen.findByText(/^Lin Xiao was invited on November 20, 2026/);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The invitation to Lin Xiao was sent again')).toBeTruthy();
    expect(server.count('POST /api/admin/users/u1/invitation')).toBe(1);
  });

  it('is not offered where none is pending', async () => {
    open(LIN);
    await screen.findByDisplayValue('Lin Xiao');
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('A39 how a user signs in', () => {
  const SESSION = {
    id: 's1',
    current: false,
    device: 'Firefox, Linux',
    address: '192.0.2.0/24',
    remember: true,
    createdAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-12-20T08:00:00.000Z',
  };
  const open = async (role: AdminRole) => {
    const sessions = [SESSION];
    const server = createFakeServer({
      'GET /api/admin/users/u1': () => ({
        body: { user: { ...LIN, lastSignInAt: '2026-11-20T09:00:00.000Z' } },
      }),
      'GET /api/admin/users/u1/access': () => ({
        body: { data: { secondFactor: true, sessions } },
      }),
      'POST /api/admin/users/u1/password-reset': () => ({ status: 204 }),
      'DELETE /api/admin/users/u1/sessions/s1': () => {
        sessions.pop();
        return { status: 204 };
      },
    });
    const app = renderConsole(EDIT, { server, role });
    await screen.findByText('Firefox, Linux');
    return app;
  };

  it('last sign-in, second factor and sessions are shown; a superadmin ends one and sees the audit entries', async () => {
    const { user } = await open('superadmin');
    const account = within(screen.getByRole('region', { name: 'Account' }));
    expect(account.getByText('On')).toBeTruthy();
    expect(account.getByText('None pending')).toBeTruthy();
    expect(account.queryByText('Never')).toBeNull();
    expect(account.getByRole('link', { name: 'Audit entries' }).getAttribute('href')).toBe(
      '/admin/audit?subjectKind=user&subjectId=u1',
    );
    await user.click(screen.getByRole('button', { name: /^Sign out Firefox, Linux/ }));
    expect(await screen.findByText('Not signed in on any device.')).toBeTruthy();
  });

  it('an admin sees no audit entries', async () => {
    await open('admin');
    expect(screen.queryByRole('link', { name: 'Audit entries' })).toBeNull();
  });

  it('A37 support reads the user, signs out and mails a reset, and has no form', async () => {
    const { user, server } = await open('support');
    expect(screen.getByRole('heading', { level: 1, name: 'User' })).toBeTruthy();
    expect(screen.getByText('lin.xiao@example.com')).toBeTruthy();
    for (const name of ['Save', 'Remove two-step verification'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText('The reset email to Lin Xiao was sent')).toBeTruthy();
    expect(server.count('POST /api/admin/users/u1/password-reset')).toBe(1);
    const links = within(
      screen.getByRole('navigation', { name: 'Console navigation' }),
    ).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Users', 'Profile']);
    await user.click(screen.getByRole('button', { name: /^Sign out Firefox, Linux/ }));
    expect(await screen.findByText('Not signed in on any device.')).toBeTruthy();
  });
});

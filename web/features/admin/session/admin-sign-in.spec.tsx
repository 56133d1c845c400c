import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { placeIn } from '../../../app/paths.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { opened } from './operator.spec.helper.ts';

const LOGIN = 'POST /api/admin/auth/login';
const none: Handler = () => ({ body: { data: null } });

async function signInPage(handlers: Readonly<Record<string, Handler>> = {}, state?: unknown) {
  const server = createFakeServer({ 'GET /api/admin/auth/hint': none, ...handlers });
  const page = renderApp('/admin/login', { server, state });
  await screen.findByRole('heading', { level: 1, name: 'Admin sign-in' });
  const fill = async (username: string, password: string) => {
    if (username) await page.user.type(screen.getByLabelText('Username'), username);
    if (password) await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...page, server, fill };
}

describe('signing in to the console', () => {
  it('AL-01 asks for username and password; the password can be shown and hidden', async () => {
    const { user } = await signInPage();
    const password = screen.getByLabelText('Password');
    expect(screen.getByLabelText('Username').getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it.each([
    ['nothing', '', ''],
    ['a blank name', '   ', 'secret words'],
    ['a blank password', 'rui', '  '],
  ])('AL-02 %s is asked for again without a call', async (_name, username, password) => {
    const { server, fill } = await signInPage();
    await fill(username, password);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please enter username and password',
    );
    expect(server.count(LOGIN)).toBe(0);
  });

  it.each([
    [
      'the server’s own words',
      { code: 'TOO_MANY_ATTEMPTS', message: 'Wait a moment' },
      'Wait a moment',
    ],
    ['none', undefined, 'Login failed, please check username and password'],
  ])('AL-03 a refusal shows %s and keeps what was typed', async (_name, body, text) => {
    const { fill } = await signInPage({ [LOGIN]: () => ({ status: 401, body }) });
    await fill('rui', 'wrong words');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'rui');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong words');
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('AL-04 leads to the dashboard, and the session is kept', async () => {
    const { fill, location, server } = await signInPage({ [LOGIN]: () => opened() });
    await fill('rui', 'right words');
    await waitFor(() => expect(location().pathname).toBe('/admin/dashboard'));
    const sent = server.calls.find(({ path }) => path === '/api/admin/auth/login');
    expect(sent?.body).toEqual({ username: 'rui', password: 'right words' });
    expect(JSON.parse(localStorage.getItem('adminData') ?? '{}')).toEqual({
      id: 'a-1',
      username: 'rui',
      name: 'Rui Zhang',
      email: 'rui@example.com',
      role: 'superadmin',
      due: null,
    });
  });

  it('AL-04 leads back to where one came from', async () => {
    const { fill, location } = await signInPage(
      { [LOGIN]: () => opened() },
      { from: '/admin/profile?from=mail' },
    );
    await fill('rui', 'right words');
    await waitFor(() => expect(location().pathname).toBe('/admin/profile'));
    expect(location().search).toBe('?from=mail');
  });

  it('AL-05 shows the sample pair where the server gives one', async () => {
    await signInPage({
      'GET /api/admin/auth/hint': () => ({
        body: { data: { username: 'superadmin', password: 'a sample of development' } },
      }),
    });
    expect(await screen.findByText('a sample of development')).toBeTruthy();
    expect(screen.getByText('superadmin')).toBeTruthy();
  });

  it('AL-05 and nothing where it gives none', async () => {
    const { server } = await signInPage();
    await waitFor(() => expect(server.count('GET /api/admin/auth/hint')).toBe(1));
    expect(screen.queryByText('Sample superadmin')).toBeNull();
  });

  it('an operator with a second factor is asked for a code, and back again for a password that went wrong', async () => {
    let answer: Awaited<ReturnType<Handler>> = {
      status: 401,
      body: { code: 'SECOND_FACTOR_NEEDED', message: 'a code is needed' },
    };
    const { fill, user, server, location } = await signInPage({ [LOGIN]: () => answer });
    await fill('rui', 'right words');
    const code = await screen.findByLabelText('Verification code');
    expect(document.activeElement).toBe(code);
    expect(screen.getByRole('button', { name: 'Back to username and password' })).toBeTruthy();
    answer = { status: 401, body: { code: 'SECOND_FACTOR_WRONG', message: 'not this code' } };
    await user.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('not this code');
    answer = opened();
    await user.clear(screen.getByLabelText('Verification code'));
    await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/admin/dashboard'));
    expect(server.calls.filter(({ path }) => path.endsWith('/login')).at(-1)?.body).toEqual({
      username: 'rui',
      password: 'right words',
      code: '123456',
    });
  });

  it('speaks Chinese where that was chosen', async () => {
    renderApp('/admin/login', { lang: 'zh-CN', server: createFakeServer() });
    expect(await screen.findByRole('heading', { level: 1, name: '后台登录' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});

describe('what an operator owes', () => {
  const changed = 'PUT /api/admin/profile/password';

  it('a password that somebody else chose is changed before anything else opens', async () => {
    const { fill, user, server, location } = await signInPage(
      { [LOGIN]: () => opened('passwordChange'), [changed]: () => ({ status: 204 }) },
      { from: '/admin/profile' },
    );
    await fill('rui', 'first words');
    await screen.findByRole('heading', { level: 1, name: 'Choose your own password' });
    expect(location().pathname).toBe('/admin/password');
    await user.type(screen.getByLabelText('Current password'), 'first words');
    await user.type(screen.getByLabelText('New password'), 'eleven char');
    await user.type(screen.getByLabelText('Confirm new password'), 'eleven char{Enter}');
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(server.count(changed)).toBe(0);
    await user.type(screen.getByLabelText('New password'), '!');
    await user.type(screen.getByLabelText('Confirm new password'), '!{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/admin/profile'));
    expect(server.calls.find(({ path }) => path.endsWith('/password'))?.body).toEqual({
      currentPassword: 'first words',
      newPassword: 'eleven char!',
    });
  });

  it('a refusal that names a required action leads there, and remembers the place', async () => {
    localStorage.clear();
    const { fill, location } = await signInPage(
      {
        [LOGIN]: () => opened(),
        'GET /api/admin/dashboard/stats': () => ({
          status: 403,
          body: { code: 'PASSWORD_CHANGE_NEEDED', message: 'choose one first' },
        }),
      },
      null,
    );
    await fill('rui', 'right words');
    await waitFor(() => expect(location().pathname).toBe('/admin/password'));
    expect(placeIn(location().state)).toBe('/admin/dashboard');
  });

  it('a demanded second factor is set up first', async () => {
    const { fill, user, location } = await signInPage({
      [LOGIN]: () => opened('secondFactor'),
      'GET /api/admin/auth/second-factor': () => ({
        body: { data: { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 } },
      }),
      'POST /api/admin/auth/second-factor': () => ({
        status: 201,
        body: { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DP' } },
      }),
      'POST /api/admin/auth/second-factor/confirm': () => ({
        body: { data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } },
      }),
    });
    await fill('rui', 'right words');
    await screen.findByRole('heading', { level: 1, name: 'Set up two-step verification' });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/dashboard'));
  });
});

describe('leaving the console', () => {
  it.each([
    ['the server agrees', { status: 204 }],
    ['the server cannot be reached', 'none'],
  ] as const)('AL-13 AL-14 /admin/logout forgets the session where %s', async (_name, answer) => {
    const { fill, server, location } = await signInPage(
      { [LOGIN]: () => opened(), 'POST /api/admin/auth/logout': () => answer },
      { from: '/admin/logout' },
    );
    await fill('rui', 'right words');
    await waitFor(() => expect(server.count('POST /api/admin/auth/logout')).toBeGreaterThan(0));
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(['adminToken', 'adminData'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
    ]);
  });
});

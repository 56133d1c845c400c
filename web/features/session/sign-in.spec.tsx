import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { TEST_USER, fakeToken } from '../../test-support/fake-session.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const LOGIN = 'POST /api/auth/login';
const accepted: Handler = () => ({ body: { token: fakeToken(), user: TEST_USER } });

async function open(handler: Handler, state?: unknown) {
  const app = renderApp('/auth/login', { server: createFakeServer({ [LOGIN]: handler }), state });
  const email = await screen.findByLabelText<HTMLInputElement>('邮箱');
  const password = screen.getByLabelText<HTMLInputElement>('密码');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^登录/ });
  const fill = async (mail = 'lin@example.com', secret = 'correct horse') => {
    await app.user.type(email, mail);
    await app.user.type(password, secret);
  };
  return { ...app, email, password, button, fill };
}

describe('signing in', () => {
  it('LI-01 LI-03 LI-05 e-mail, password, remember me and the way to register', async () => {
    const { email, password } = await open(accepted);
    expect(email.autocomplete).toBe('username');
    expect(password.autocomplete).toBe('current-password');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /记住我/ }).checked).toBe(false);
    expect(screen.getByRole('link', { name: '注册' }).getAttribute('href')).toBe('/auth/register');
  });

  it('LI-02 the password is shown and hidden again', async () => {
    const { user, password } = await open(accepted);
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password.type).toBe('password');
  });

  it.each([
    ['nothing', '', ''],
    ['a blank password', 'lin@example.com', '   '],
    ['no e-mail', '', 'secret'],
  ])(
    'LI-06 LI-14 %s: the red box asks for both and no call is made',
    async (_name, mail, secret) => {
      const { user, email, password, button, server } = await open(accepted);
      if (mail) await user.type(email, mail);
      if (secret) await user.type(password, secret);
      await user.click(button());
      expect((await screen.findByRole('alert')).textContent).toBe('请填写邮箱和密码');
      expect(screen.getByRole('alert').className).toContain('danger');
      const first = mail ? password : email;
      await waitFor(() => expect(document.activeElement).toBe(first));
      expect(server.calls).toHaveLength(0);
    },
  );

  it('LI-07 the browser checks the e-mail', async () => {
    const { email, user, fill, button, server } = await open(accepted);
    expect(email.type).toBe('email');
    await fill('not an address');
    await user.click(button());
    expect(server.calls).toHaveLength(0);
  });

  it('LI-08 e-mail and password go as typed', async () => {
    const { user, fill, button, server } = await open(accepted);
    await fill('Lin@Example.com', '  with spaces ');
    await user.click(button());
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]!.body).toEqual({
      email: 'Lin@Example.com',
      password: '  with spaces ',
      remember: false,
    });
    expect(server.calls[0]!.headers.has('idempotency-key')).toBe(false);
  });

  it('LI-09 inputs are disabled and the button reads 登录中... while loading', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, email, password, fill, button } = await open(async () => {
      await held;
      return { status: 401, body: { code: 'CREDENTIALS_WRONG', message: 'no' } };
    });
    await fill();
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe('登录中...'));
    expect([email.disabled, password.disabled, button().disabled]).toEqual([true, true, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    answer();
    await waitFor(() => expect(email.disabled).toBe(false));
    expect([email.value, password.value]).toEqual(['lin@example.com', 'correct horse']);
  });

  it('LI-10 token and user are kept and one returns to the page one came from, with its query', async () => {
    const { user, fill, button, location } = await open(accepted, { from: '/lottery/guide?a=1' });
    await fill();
    await user.click(button());
    await waitFor(() => expect(location().pathname).toBe('/lottery/guide'));
    expect(location().search).toBe('?a=1');
    expect(localStorage.getItem('userToken')).not.toBeNull();
    expect(JSON.parse(localStorage.getItem('userInfo')!)).toEqual(TEST_USER);
  });

  it.each([
    ['nothing is remembered', undefined],
    ['what is remembered is another site', { from: '//evil.example/' }],
  ])('LI-11 home where %s', async (_name, state) => {
    const { user, fill, button, location } = await open(accepted, state);
    await fill();
    await user.click(button());
    await waitFor(() => expect(location().pathname).toBe('/'));
  });

  it.each([
    [
      'LI-12 the server’s message',
      { code: 'CREDENTIALS_WRONG', message: '邮箱或密码不对' },
      '邮箱或密码不对',
    ],
    ['LI-13 without one the screen’s own', undefined, '登录失败，请检查邮箱和密码'],
  ])('%s', async (_name, body, text) => {
    const { user, fill, button, location, server } = await open(() => ({ status: 401, body }));
    await fill();
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(location().pathname).toBe('/auth/login');
    expect(server.count(LOGIN)).toBe(1);
  });
});

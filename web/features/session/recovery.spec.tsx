import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const FORGOT = 'POST /api/auth/password/forgot';
const RESET = 'POST /api/auth/password/reset';
const done: Handler = () => ({ status: 204 });
const refused =
  (status: number, code: string, message: string): Handler =>
  () => ({ status, body: { code, message } });

describe('a forgotten password', () => {
  const open = async (handler: Handler = done, state?: unknown) => {
    const app = renderApp('/auth/forgot', {
      server: createFakeServer({ [FORGOT]: handler }),
      state,
    });
    const email = await screen.findByLabelText<HTMLInputElement>('邮箱');
    const send = () => app.user.click(screen.getByRole('button', { name: '发送链接' }));
    return { ...app, email, send };
  };

  it('LI-04 the link of the sign-in page leads here, and back, and nobody forgets where one came from', async () => {
    const { user, location } = renderApp('/auth/login', { state: { from: '/lottery/guide' } });
    await user.click(await screen.findByRole('link', { name: '忘记密码？' }));
    await screen.findByRole('heading', { name: '重设密码' });
    expect(location()).toMatchObject({
      pathname: '/auth/forgot',
      state: { from: '/lottery/guide' },
    });
    await user.click(screen.getByRole('link', { name: '返回登录' }));
    expect(location()).toMatchObject({
      pathname: '/auth/login',
      state: { from: '/lottery/guide' },
    });
  });

  it('the answer is the same for every address, names it and says how long the link is good', async () => {
    const { user, email, send, server } = await open();
    await user.type(email, 'Nobody@Example.com');
    await send();
    const title = await screen.findByRole('heading', { name: '请查收邮件' });
    expect(document.activeElement).toBe(title);
    expect(document.title).toBe('请查收邮件 · Toolyard');
    expect(screen.getByText(/如果 Nobody@Example.com 已注册.*30 分钟/)).toBeTruthy();
    expect(server.writes[0]!.body).toEqual({ email: 'Nobody@Example.com' });
    expect(server.writes[0]!.headers.has('idempotency-key')).toBe(false);
  });

  it.each(['', '   ', 'nobody', 'a@b@c'])(
    '%j is refused by the rule of core, without a call',
    async (text) => {
      const { user, email, send, server } = await open();
      if (text) await user.type(email, text);
      await send();
      expect((await screen.findByRole('alert')).textContent).toBe('请输入有效的邮箱地址');
      await waitFor(() => expect(document.activeElement).toBe(email));
      await send();
      await waitFor(() => expect(document.activeElement).toBe(email));
      expect(email.value.trim()).toBe(text.trim());
      expect(server.writes).toHaveLength(0);
    },
  );

  it('while it is under way the field is disabled; a refusal is said in the red box', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, email, send } = await open(async (call) => {
      await held;
      return refused(429, 'TOO_MANY_ATTEMPTS', '尝试次数过多，请稍候再试')(call);
    });
    await user.type(email, 'lin@example.com');
    await send();
    expect(await screen.findByRole('button', { name: '发送中...' })).toBeTruthy();
    expect(email.disabled).toBe(true);
    answer();
    expect((await screen.findByRole('alert')).textContent).toBe('尝试次数过多，请稍候再试');
    expect(email.value).toBe('lin@example.com');
  });

  it('it may be asked for again, the address is still there', async () => {
    const { user, email, send } = await open();
    await user.type(email, 'lin@example.com');
    await send();
    await user.click(await screen.findByRole('button', { name: '重新申请' }));
    expect(screen.getByLabelText<HTMLInputElement>('邮箱').value).toBe('lin@example.com');
  });
});

describe('confirming an e-mail address', () => {
  it('a call that failed is said, and the button has the focus again', async () => {
    const failing = refused(500, 'INTERNAL', '出错了');
    const server = createFakeServer({ 'POST /api/auth/email/confirm': failing });
    const { user } = renderApp('/auth/confirm-email?token=the-token', { server });
    await user.click(await screen.findByRole('button', { name: '验证邮箱' }));
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '验证邮箱' }));
  });
});

describe('setting a new password', () => {
  const open = async (handler: Handler = done, auth = false) => {
    const server = createFakeServer({ [RESET]: handler });
    const app = renderApp('/auth/reset?token=the-token', { server, auth });
    const password = await screen.findByLabelText<HTMLInputElement>('新密码');
    const confirm = screen.getByLabelText<HTMLInputElement>('确认新密码');
    const save = () => app.user.click(screen.getByRole('button', { name: '保存密码' }));
    const fill = async (one: string, two = one) => {
      if (one) await app.user.type(password, one);
      if (two) await app.user.type(confirm, two);
    };
    return { ...app, password, confirm, save, fill };
  };

  it('the token is out of the address at once, and goes with the password in the body only', async () => {
    const { location, save, fill, server } = await open();
    await waitFor(() => expect(location().search).toBe(''));
    expect(location().pathname).toBe('/auth/reset');
    await fill('a fresh one');
    await save();
    await screen.findByRole('heading', { name: '密码已修改' });
    expect(server.writes[0]).toMatchObject({
      path: '/api/auth/password/reset',
      body: { token: 'the-token', password: 'a fresh one' },
    });
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/auth/login');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('the-token');
  });

  it.each([
    ['nothing', '', '', '请填写所有必填字段', '新密码'],
    ['two that differ', 'abcdef', 'abcdeg', '两次输入的密码不一致', '确认新密码'],
    ['five characters', 'abcde', 'abcde', '密码长度不能少于6个字符', '新密码'],
  ])(
    '%s: refused by core’s rules, the first fault has the focus',
    async (_case, one, two, text, at) => {
      const { fill, save, server } = await open();
      await fill(one, two);
      await save();
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(at)));
      expect(server.writes).toHaveLength(0);
    },
  );

  it('one that the server refuses keeps what was typed', async () => {
    const { fill, save, password } = await open(refused(400, 'PASSWORD_COMMON', '该密码过于常见'));
    await fill('password1');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('该密码过于常见');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.value).toBe('password1');
  });

  it('a link that is void leads to a new one', async () => {
    const { fill, save } = await open(refused(400, 'RESET_TOKEN_INVALID', '该链接已过期'));
    await fill('a fresh one');
    await save();
    const title = await screen.findByRole('heading', { name: '链接无效' });
    expect(document.activeElement).toBe(title);
    expect(document.title).toBe('链接无效 · Toolyard');
    expect(screen.getByRole('link', { name: '重新申请链接' }).getAttribute('href')).toBe(
      '/auth/forgot',
    );
  });

  it.each(['/auth/reset', '/auth/reset?token='])('%s has no token and says so', async (address) => {
    renderApp(address);
    expect(await screen.findByRole('heading', { name: '链接无效' })).toBeTruthy();
    expect(screen.queryByLabelText('新密码')).toBeNull();
  });

  it('whoever was signed in here is signed out, as everywhere', async () => {
    const { fill, save, application } = await open(done, true);
    await fill('a fresh one');
    await save();
    await screen.findByRole('heading', { name: '密码已修改' });
    expect(application.store.getState().session.user).toBeNull();
    expect(localStorage.getItem('userToken')).toBeNull();
  });

  it('in English', async () => {
    renderApp('/auth/reset?token=x', { lang: 'en' });
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
    expect(screen.getByLabelText('New password')).toBeTruthy();
  });
});

describe('L2 what else opens the account after a reset', () => {
  const PASSKEYS = 'GET /api/auth/passkeys';
  const KEYS = 'GET /api/auth/api-keys';
  const BROKER = 'GET /api/ibkr/status';
  const list =
    (...data: object[]): Handler =>
    () => ({ body: { data, nextCursor: null } });
  const createdAt = '2026-01-02T03:04:05.000Z';
  const passkey = { id: 'p-1', name: 'Their laptop', createdAt, lastUsedAt: null };
  const apiKey = { id: 'k-1', name: 'Nightly', hint: 'ty_abcd', scopes: [], createdAt };
  const broker = (connected: boolean): Handler => {
    const brokers = [{ provider: 'simulated', name: 'Simulated broker' }];
    const status = { accountId: connected ? 'U1' : null, paused: false, brokers };
    return () => ({ body: { connected, provider: 'simulated', ...status } });
  };
  const open = (handlers: Readonly<Record<string, Handler>> = {}) => {
    const server = createFakeServer({
      [PASSKEYS]: list(passkey),
      [KEYS]: list(apiKey),
      [BROKER]: broker(true),
      ...handlers,
    });
    return { ...renderApp('/auth/reset', { server, auth: true, lang: 'en' }), server };
  };

  it('each is listed, and ends with one press', async () => {
    const { user, server } = open({ 'DELETE /api/auth/passkeys/p-1': done });
    await screen.findByRole('heading', { name: 'What else opens your account' });
    expect(await screen.findByText('Their laptop')).toBeTruthy();
    expect(screen.getByText('Nightly')).toBeTruthy();
    expect(screen.getByText('Simulated broker U1')).toBeTruthy();
    server.on(PASSKEYS, list());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Their laptop')).toBeNull());
    expect(screen.getByText('Nightly')).toBeTruthy();
  });

  it('all end with one press; a failure says which remains', async () => {
    const { user, server } = open({
      'DELETE /api/auth/passkeys/p-1': done,
      'DELETE /api/auth/api-keys/k-1': refused(400, 'X', 'Not now'),
      'POST /api/ibkr/disconnect': () => ({ body: { success: true } }),
    });
    await screen.findByText('Nightly');
    server.on(PASSKEYS, list());
    await user.click(screen.getByRole('button', { name: 'End all' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
    expect(screen.getByText('Simulated broker U1')).toBeTruthy();
    server.on('DELETE /api/auth/api-keys/k-1', done);
    server.on(KEYS, list());
    server.on(BROKER, broker(false));
    await user.click(screen.getByRole('button', { name: 'End all' }));
    expect(await screen.findByText(/^Nothing: there are no passkeys/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
  });

  it('what cannot be loaded is asked for again', async () => {
    const { user, server } = open({ [KEYS]: refused(400, 'X', 'Not now') });
    await screen.findByText('Couldn’t load what opens your account');
    server.on(KEYS, list(apiKey));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nightly')).toBeTruthy();
  });
});

describe('A36 an invitation', () => {
  const ACCEPT = 'POST /api/auth/password/invitation';
  const open = async (handler: Handler = done) => {
    const server = createFakeServer({ [ACCEPT]: handler });
    const app = renderApp('/auth/invitation?token=the-token', { server, lang: 'en' });
    await app.user.type(await screen.findByLabelText('New password'), 'a fresh one');
    await app.user.type(screen.getByLabelText('Confirm new password'), 'a fresh one');
    await app.user.click(screen.getByRole('button', { name: 'Save password' }));
    return app;
  };

  it('sets the first password and leads to the sign-in page', async () => {
    const { server } = await open();
    await screen.findByRole('heading', { name: 'Your account is ready' });
    expect(server.writes[0]?.body).toEqual({ token: 'the-token', password: 'a fresh one' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
  });

  it.each([
    ['INVITATION_USED', 'You have accepted this invitation'],
    ['INVITATION_EXPIRED', 'This invitation has expired'],
    ['INVITATION_INVALID', 'This invitation doesn’t work'],
  ])('%s has words of its own', async (code, title) => {
    await open(refused(400, code, 'no'));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

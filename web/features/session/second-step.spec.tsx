import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { TEST_USER, fakeToken } from '../../test-support/fake-session.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const LOGIN = 'POST /api/auth/login';
const refusal = (code: string, message: string) => ({ status: 401, body: { code, message } });

/** An account whose second factor takes 123456. */
const guarded: Handler = ({ body }) => {
  const { code } = body as { code?: string };
  if (code === undefined) return refusal('SECOND_FACTOR_NEEDED', '请输入验证码');
  if (code !== '123456') return refusal('SECOND_FACTOR_WRONG', '验证码不正确');
  return { body: { token: fakeToken(), user: TEST_USER } };
};

async function reachCode(handler: Handler = guarded) {
  const server = createFakeServer({ [LOGIN]: handler });
  const app = renderApp('/auth/login', { server, state: { from: '/lottery/guide' } });
  await app.user.type(await screen.findByLabelText('邮箱'), 'lin@example.com');
  await app.user.type(screen.getByLabelText('密码'), 'correct horse');
  await app.user.click(screen.getByRole('checkbox'));
  await app.user.click(screen.getByRole('button', { name: '登录' }));
  const code = await screen.findByLabelText<HTMLInputElement>('验证码');
  const submit = () => app.user.click(screen.getByRole('button', { name: '登录' }));
  return { ...app, code, submit };
}

describe('the second step of signing in', () => {
  it('the right password leads to the code, which has the focus and nothing red', async () => {
    const { code } = await reachCode();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(code.autocomplete).toBe('one-time-code');
    expect(code.inputMode).toBe('numeric');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: '两步验证' })).toBeTruthy();
    expect(screen.getByText('lin@example.com')).toBeTruthy();
  });

  it('the code goes with e-mail, password and remember me as typed; one returns where one came from', async () => {
    const { user, code, submit, server, location } = await reachCode();
    await user.type(code, '123456');
    await submit();
    await waitFor(() => expect(location().pathname).toBe('/lottery/guide'));
    expect(server.calls.filter(({ path }) => path.endsWith('/login')).at(-1)?.body).toEqual({
      email: 'lin@example.com',
      password: 'correct horse',
      remember: true,
      code: '123456',
    });
  });

  it('a wrong code keeps its place: red box, the code selected to be typed over', async () => {
    const { user, code, submit } = await reachCode();
    await user.type(code, '000000');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('验证码不正确');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect([code.value, code.selectionStart, code.selectionEnd]).toEqual(['000000', 0, 6]);
  });

  it('what was said of a wrong code goes when another kind is typed', async () => {
    const { user, code, submit } = await reachCode();
    await user.type(code, '000000');
    await submit();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: '改用恢复码' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('恢复码'));
  });

  it('no code, no call', async () => {
    const { submit, server } = await reachCode();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('请输入验证码');
    expect(server.count(LOGIN)).toBe(1);
  });

  it('LI-09 the field and the ways out are disabled while it is checked', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, code, submit } = await reachCode(async (call) => {
      if ((call.body as { code?: string }).code !== undefined) await held;
      return guarded(call);
    });
    await user.type(code, '999999');
    await submit();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '登录中...' });
    const ways = ['改用恢复码', '返回邮箱和密码'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect([code, button, ...ways].map(({ disabled }) => disabled)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    answer();
    await screen.findByRole('alert');
    expect(code.value).toBe('999999');
  });

  it('a recovery code is taken instead', async () => {
    const { user, submit, server } = await reachCode();
    await user.click(screen.getByRole('button', { name: '改用恢复码' }));
    const field = screen.getByLabelText<HTMLInputElement>('恢复码');
    expect(document.activeElement).toBe(field);
    expect(field.inputMode).toBe('text');
    await user.type(field, 'k7qm2x-9hfd3w-aaaaaa-bbbbbb');
    await submit();
    await screen.findByRole('alert');
    expect(server.calls.at(-1)?.body).toMatchObject({ code: 'k7qm2x-9hfd3w-aaaaaa-bbbbbb' });
  });

  it('the way back finds e-mail and password as they were typed', async () => {
    const { user } = await reachCode();
    await user.click(screen.getByRole('button', { name: '返回邮箱和密码' }));
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value('邮箱'), value('密码')]).toEqual(['lin@example.com', 'correct horse']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('a password that is not right any more is asked for again', async () => {
    const { user, code, submit } = await reachCode(({ body }) =>
      (body as { code?: string }).code === undefined
        ? refusal('SECOND_FACTOR_NEEDED', '请输入验证码')
        : refusal('CREDENTIALS_WRONG', '登录失败，请检查邮箱和密码'),
    );
    await user.type(code, '123456');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('登录失败，请检查邮箱和密码');
    expect(screen.getByLabelText('邮箱')).toBeTruthy();
  });
});

describe('A36 a password that an operator set', () => {
  it('is replaced by one’s own before the session opens, also with a second factor', async () => {
    const handler: Handler = ({ body }) => {
      const { newPassword } = body as { newPassword?: string };
      if (newPassword === undefined)
        return { status: 403, body: { code: 'PASSWORD_CHANGE_NEEDED', message: 'no' } };
      return guarded({ body } as Parameters<Handler>[0]);
    };
    const server = createFakeServer({ [LOGIN]: handler });
    const { user, location } = renderApp('/auth/login', { server, lang: 'en' });
    await user.type(await screen.findByLabelText('Email'), 'lin@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    const signIn = () => user.click(screen.getByRole('button', { name: 'Sign in' }));
    await signIn();
    await screen.findByRole('heading', { name: 'Choose your own password' });
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toMatch(/at least 6 characters/);
    await user.type(screen.getByLabelText('New password'), 'own-grass-42');
    await signIn();
    await user.type(await screen.findByLabelText('Verification code'), '123456');
    await signIn();
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(server.calls.filter(({ path }) => path.endsWith('/login')).at(-1)?.body).toEqual({
      email: 'lin@example.com',
      password: 'correct horse',
      remember: false,
      newPassword: 'own-grass-42',
      code: '123456',
    });
  });
});

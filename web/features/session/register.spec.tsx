import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { TEST_USER, fakeToken } from '../../test-support/fake-session.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const REGISTER = 'POST /api/auth/register';
const accepted: Handler = () => ({
  status: 201,
  body: { token: fakeToken(), user: TEST_USER },
});

interface Typed {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
  readonly confirm?: string;
}

const GOOD: Required<Typed> = {
  name: 'Lin Xiao',
  email: 'lin@example.com',
  password: 'longenough',
  confirm: 'longenough',
};

async function submit(typed: Typed, handler: Handler = accepted, state?: unknown) {
  const server = createFakeServer({ [REGISTER]: handler });
  const app = renderApp('/auth/register', { server, state });
  const labels = { name: '姓名', email: '邮箱', password: '密码', confirm: '确认密码' } as const;
  await screen.findByLabelText('姓名');
  for (const [field, label] of Object.entries(labels)) {
    const text = typed[field as keyof Typed];
    if (text) await app.user.type(screen.getByLabelText(label), text);
  }
  await app.user.click(screen.getByRole('button', { name: '注册' }));
  return app;
}

const refusal = async () => (await screen.findByRole('alert')).textContent;

describe('registering', () => {
  it('RG-01 RG-02 name, e-mail, password twice with show and hide, and the way to sign in', async () => {
    const { user } = renderApp('/auth/register');
    const password = await screen.findByLabelText<HTMLInputElement>('密码');
    const confirm = screen.getByLabelText<HTMLInputElement>('确认密码');
    expect(screen.getByLabelText<HTMLInputElement>('姓名').autocomplete).toBe('name');
    expect(screen.getByLabelText<HTMLInputElement>('邮箱').type).toBe('email');
    expect([password.autocomplete, confirm.autocomplete]).toEqual(['new-password', 'new-password']);
    await user.click(screen.getAllByRole('button', { name: '显示密码' })[0]!);
    expect([password.type, confirm.type]).toEqual(['text', 'password']);
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/auth/login');
  });

  it.each([
    ['RG-03 a blank name', { ...GOOD, name: '  ' }, '请填写所有必填字段'],
    ['RG-03 no e-mail', { ...GOOD, email: '' }, '请填写所有必填字段'],
    ['RG-03 a blank password', { ...GOOD, password: '   ', confirm: '   ' }, '请填写所有必填字段'],
    ['RG-04 passwords that differ', { ...GOOD, confirm: 'something' }, '两次输入的密码不一致'],
    [
      'RG-05 RG-07 five characters',
      { ...GOOD, password: '12345', confirm: '12345' },
      '密码长度不能少于6个字符',
    ],
    [
      'RG-06 blank and different: only the first check',
      { ...GOOD, name: '', confirm: 'x' },
      '请填写所有必填字段',
    ],
    [
      'RG-06 short and different: only the second',
      { ...GOOD, password: '123', confirm: 'x' },
      '两次输入的密码不一致',
    ],
  ])('%s', async (_name, typed, text) => {
    const { server } = await submit(typed);
    expect(await refusal()).toBe(text);
    for (const [label, value] of [
      ['姓名', typed.name],
      ['邮箱', typed.email],
      ['密码', typed.password],
      ['确认密码', typed.confirm],
    ] as const)
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    expect(server.writes).toHaveLength(0);
  });

  it('the form says and checks the minimum length that the site has', async () => {
    const server = createFakeServer({
      'GET /api/auth/password/rules': () => ({ body: { data: { minLength: 10 } } }),
    });
    const { user } = renderApp('/auth/register', { server });
    expect(await screen.findByText(/至少 10 个字符/)).toBeTruthy();
    await user.type(screen.getByLabelText('姓名'), GOOD.name);
    await user.type(screen.getByLabelText('邮箱'), GOOD.email);
    await user.type(screen.getByLabelText('密码'), 'ninechars');
    await user.type(screen.getByLabelText('确认密码'), 'ninechars');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await refusal()).toBe('密码长度不能少于10个字符');
    expect(server.writes).toHaveLength(0);
  });

  it.each([
    ['the first empty one', { ...GOOD, email: '', password: '' }, '邮箱'],
    ['the second password where they differ', { ...GOOD, confirm: 'other' }, '确认密码'],
    ['the password where it is short', { ...GOOD, password: 'abc', confirm: 'abc' }, '密码'],
  ])('the focus goes to %s', async (_name, typed, label) => {
    await submit(typed);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  });

  it('RG-07 RG-08 RG-10 six characters pass: the call is made, one is signed in and at home', async () => {
    const { server, location } = await submit({ ...GOOD, password: 'abcdef', confirm: 'abcdef' });
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(server.writes[0]!.body).toEqual({
      name: 'Lin Xiao',
      email: 'lin@example.com',
      password: 'abcdef',
    });
    expect(JSON.parse(localStorage.getItem('userInfo')!)).toEqual(TEST_USER);
    expect(await screen.findByRole('button', { name: 'Lin Xiao 的账户' })).toBeTruthy();
  });

  it('decision 4: who was asked for an account in order to save is brought back to the wizard', async () => {
    const { location } = await submit(GOOD, accepted, { from: '/options/wizard' });
    await waitFor(() => expect(location().pathname).toBe('/options/wizard'));
  });

  it('RG-09 inputs are disabled and the button reads 注册中... while loading', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await submit(GOOD, async () => {
      await held;
      return { status: 409, body: { code: 'EMAIL_TAKEN', message: '该邮箱已被注册' } };
    });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '注册中...' });
    expect(button.disabled).toBe(true);
    for (const label of ['姓名', '邮箱', '密码', '确认密码']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
    }
    answer();
    expect(await refusal()).toBe('该邮箱已被注册');
    expect(screen.getByLabelText<HTMLInputElement>('邮箱').value).toBe(GOOD.email);
  });

  it.each([
    [
      'RG-11 the server’s message',
      { code: 'EMAIL_TAKEN', message: '该邮箱已被注册' },
      '该邮箱已被注册',
    ],
    ['RG-11 without one the screen’s own', undefined, '注册失败，请稍后再试'],
  ])('%s, RG-12 in a red box', async (_name, body, text) => {
    await submit(GOOD, () => ({ status: 409, body }));
    expect(await refusal()).toBe(text);
    expect(screen.getByRole('alert').className).toContain('danger');
  });
});

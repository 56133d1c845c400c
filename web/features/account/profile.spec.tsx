import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '../../app/session.slice.ts';
import { createFakeServer, type FakeCall, type Handler } from '../../test-support/fake-server.ts';
import { TEST_USER } from '../../test-support/fake-session.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const RENAME = 'PUT /api/auth/profile';
const FACTOR = 'GET /api/auth/second-factor';
const SESSIONS = 'GET /api/auth/sessions';

const renamed: Handler = ({ body }: FakeCall) => ({
  body: { user: { ...TEST_USER, name: (body as { name: string }).name.trim() } },
});
const aSession = (id: string) => ({
  id,
  current: id === 'a',
  device: 'Firefox, Linux',
  address: '192.0.2.0/24',
  remember: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
});
const sessions =
  (...ids: string[]): Handler =>
  () => ({ body: { data: ids.map(aSession), nextCursor: null } });

async function open(handler: Handler = renamed, more: { advance?: (ms: number) => void } = {}) {
  const server = createFakeServer({
    [RENAME]: handler,
    [SESSIONS]: sessions('a', 'b'),
    'GET /api/auth/profile': () => ({ body: { user: { ...TEST_USER, emailVerified: true } } }),
    [FACTOR]: () => ({
      body: { data: { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 } },
    }),
  });
  const app = renderApp('/profile', {
    server,
    auth: true,
    ...(more.advance && { advanceTimers: more.advance }),
  });
  const name = await screen.findByLabelText<HTMLInputElement>('用户名');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^保存/ });
  const rename = async (to: string) => {
    await app.user.clear(name);
    if (to) await app.user.type(name, to);
    await app.user.click(button());
  };
  return { ...app, name, button, rename };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the profile', () => {
  it('PR-01 the username is editable and holds the present one', async () => {
    const { name, user } = await open();
    expect([name.value, name.readOnly, name.disabled]).toEqual([TEST_USER.name, false, false]);
    await user.type(name, ' 二世');
    expect(name.value).toBe(`${TEST_USER.name} 二世`);
  });

  it('PR-02 the e-mail of the form is read-only, with a note on where it is changed', async () => {
    const { user } = await open();
    const email = screen.getByLabelText<HTMLInputElement>('邮箱');
    expect([email.value, email.readOnly]).toEqual([TEST_USER.email, true]);
    const note = document.getElementById(email.getAttribute('aria-describedby')!);
    expect(note?.textContent).toBe('请在下方“登录邮箱”中更换');
    await user.type(email, 'x');
    expect(email.value).toBe(TEST_USER.email);
  });

  it('PR-03 the save button puts the name, and nothing else', async () => {
    const { rename, server } = await open();
    await rename('林小小');
    await waitFor(() => expect(server.count(RENAME)).toBe(1));
    const call = server.calls.find(({ method }) => method === 'PUT');
    expect(call?.body).toEqual({ name: '林小小' });
    expect(call?.headers.has('idempotency-key')).toBe(false);
  });

  it('PR-04 idle, saving, success; the banner goes after 3000 ms', async () => {
    jest.useFakeTimers();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { rename, button, name } = await open(
      async (call) => {
        await held;
        return renamed(call);
      },
      { advance: (ms) => jest.advanceTimersByTime(ms) },
    );
    expect(button().textContent).toBe('保存');
    await rename('林小小');
    await waitFor(() => expect(button().textContent).toBe('保存中...'));
    expect([button().disabled, name.disabled]).toEqual([true, true]);
    await act(async () => {
      answer();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('个人资料已更新')).toBeTruthy();
    expect([button().textContent, button().disabled]).toEqual(['保存', false]);
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('个人资料已更新')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('个人资料已更新')).toBeNull();
  });

  it.each([
    ['the server’s message', { code: 'NAME_INVALID', message: '这个名字不行' }, '这个名字不行'],
    ['without one the screen’s own', undefined, '更新个人资料失败'],
  ])('PR-05 a failure shows %s and keeps what was typed', async (_name, body, text) => {
    const { rename, name } = await open(() => ({ status: 400, body }));
    await rename('林小小');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(name.value).toBe('林小小');
  });

  it.each([
    ['blank', '   '],
    ['too long', 'x'.repeat(101)],
  ])('a name that is %s is refused at its field, without a call', async (_name, typed) => {
    const { user, name, button, server } = await open();
    await user.clear(name);
    await user.click(name);
    await user.paste(typed);
    await user.click(button());
    expect(await screen.findByText('名称须为 1 到 100 个字符')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(server.count(RENAME)).toBe(0);
  });

  it('PR-06 RT-09 a signed-out visitor is sent to sign in, and comes back afterwards', async () => {
    const { location } = renderApp('/profile');
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(location().state).toEqual({ from: '/profile' });
  });

  it('the new name stands in the header at once, and is kept for other tabs', async () => {
    const { rename, findByRole } = await open();
    await rename('林小小');
    expect(await findByRole('button', { name: /林小小/ })).toBeTruthy();
    const stored = JSON.parse(localStorage.getItem('userInfo')!) as SessionUser;
    expect(stored.name).toBe('林小小');
  });

  it('a name that was changed in another tab arrives, unless another is being typed', async () => {
    const { name, user, application } = await open();
    act(() => application.userChanged({ ...TEST_USER, name: '别处的名字' }));
    expect(name.value).toBe('别处的名字');
    await user.type(name, '！');
    act(() => application.userChanged({ ...TEST_USER, name: '又一个' }));
    expect(name.value).toBe('别处的名字！');
  });

  it('password and second factor stand beside it', async () => {
    await open();
    for (const name of ['密码', '两步验证'])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
  });

  it('the security card says on how many devices one is signed in, and leads to them', async () => {
    await open();
    expect(await screen.findByText('在 2 台设备上登录')).toBeTruthy();
    expect(screen.getByRole('link', { name: '管理设备' }).getAttribute('href')).toBe(
      '/settings?tab=account',
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { TEST_USER } from '../../test-support/fake-session.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const EXPORT = 'GET /api/auth/export';
const DELETE = 'DELETE /api/auth/account';
const PROVE = 'POST /api/auth/reauthenticate';

const exported = { exportedAt: '2026-11-21T16:00:00.000Z', account: TEST_USER, strategies: [] };
const refused = {
  status: 403,
  body: { code: 'REAUTHENTICATION_NEEDED', message: '请再次输入密码以继续' },
};
/** Wants the password once more at the first call. */
const guarded = (body?: unknown): Handler => {
  let calls = 0;
  return () => (++calls === 1 ? refused : body === undefined ? { status: 204 } : { body });
};

async function prove(user: UserEvent) {
  await user.type(await screen.findByLabelText('密码'), 'correct horse');
  await user.click(screen.getByRole('button', { name: '确认' }));
}

async function open(
  handlers: Readonly<Record<string, Handler>> = {},
  at = '/settings?tab=account',
) {
  const server = createFakeServer({
    'GET /api/ibkr/status': () => ({
      body: { connected: false, accountId: null, provider: 'simulated' },
    }),
    'GET /api/auth/sessions': () => ({ body: { data: [], nextCursor: null } }),
    'GET /api/auth/passkeys': () => ({ body: { data: [], nextCursor: null } }),
    'GET /api/auth/api-keys': () => ({ body: { data: [], nextCursor: null } }),
    [EXPORT]: () => ({ body: exported }),
    [DELETE]: () => ({ status: 204 }),
    [PROVE]: () => ({ body: { token: 'proven' } }),
    ...handlers,
  });
  const app = renderApp(at, { server, auth: true });
  await screen.findByRole('tab', { name: '账户设置' });
  return app;
}

describe('the account tab of the settings', () => {
  it('ST-02 decision 28: the tab is a real one instead of a placeholder', async () => {
    const { user, location } = await open({}, '/settings');
    await user.click(screen.getByRole('tab', { name: '账户设置' }));
    expect(location().search).toBe('?tab=account');
    for (const title of ['偏好设置', '你的数据', '删除账户'])
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const preferences = within(await screen.findByRole('main'));
    for (const group of ['语言', '主题', '涨跌颜色'])
      expect(preferences.getByRole('group', { name: group })).toBeTruthy();
  });

  it('ST-02 language, theme and colours hold at once and are kept', async () => {
    const { user } = await open();
    const choose = (group: string, name: string) =>
      user.click(
        within(within(screen.getByRole('main')).getByRole('group', { name: group })).getByRole(
          'button',
          { name },
        ),
      );
    await choose('主题', '深色');
    await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true));
    await choose('主题', '跟随系统');
    await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(false));
    expect(localStorage.getItem('theme')).toBe('system');
    await choose('主题', '深色');
    await choose('涨跌颜色', '美国：绿涨红跌');
    await waitFor(() => expect(document.documentElement.dataset['market']).toBe('us'));
    await choose('语言', 'English');
    expect(await screen.findByRole('heading', { name: 'Preferences' })).toBeTruthy();
    expect(['theme', 'marketColours', 'language'].map((key) => localStorage.getItem(key))).toEqual([
      'dark',
      'us',
      'en',
    ]);
  });

  it('single keys can be switched off', async () => {
    const { user } = await open();
    const keys = screen.getByRole('group', { name: '单键快捷键' });
    await user.click(within(keys).getByRole('button', { name: '关闭' }));
    expect(localStorage.getItem('singleKeys')).toBe('off');
  });

  it('XA-02 blue and orange are there for readers who cannot tell red from green', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '色觉友好：蓝涨橙跌' }));
    await waitFor(() => expect(document.documentElement.dataset['market']).toBe('cb'));
    expect(localStorage.getItem('marketColours')).toBe('cb');
  });

  it('the preview of the colours carries sign and arrow', async () => {
    await open();
    const preview = screen.getByRole('group', { name: '预览' });
    expect(preview.textContent).toContain('▲ +2.41%');
    expect(preview.textContent).toContain('▼ −1.87%');
  });
});

describe('the export', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob: Blob;
  beforeEach(() => {
    saved.length = 0;
    // jsdom has neither.
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:one';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: blob.text() });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('downloads a JSON file with the day in its name', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '导出数据' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('toolyard-export-2026-11-21.json');
    expect(JSON.parse(await saved[0]!.text)).toEqual(exported);
  });

  it('asks for the password where the server wants it, and then downloads', async () => {
    const { user, server } = await open({ [EXPORT]: guarded(exported) });
    await user.click(screen.getByRole('button', { name: '导出数据' }));
    const dialog = await screen.findByRole('dialog');
    expect(screen.queryByText('请再次输入密码以继续')).toBeNull();
    await prove(user);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(dialog.isConnected).toBe(false);
    expect([server.count(EXPORT), server.count(PROVE)]).toEqual([2, 1]);
  });

  it('a failure is shown in the card', async () => {
    const { user } = await open({ [EXPORT]: () => ({ status: 400 }) });
    await user.click(screen.getByRole('button', { name: '导出数据' }));
    expect((await screen.findByRole('alert')).textContent).toBe('导出失败，请稍后重试');
    expect(saved).toHaveLength(0);
  });

  it('a failure after an export is shown too, and saves nothing of before', async () => {
    let failing = false;
    const { user } = await open({
      [EXPORT]: () => (failing ? { status: 400 } : { body: exported }),
    });
    await user.click(screen.getByRole('button', { name: '导出数据' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    failing = true;
    await user.click(screen.getByRole('button', { name: '导出数据' }));
    expect((await screen.findByRole('alert')).textContent).toBe('导出失败，请稍后重试');
    expect(saved).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  const ask = async (handlers?: Readonly<Record<string, Handler>>) => {
    const app = await open(handlers);
    await app.user.click(screen.getByRole('button', { name: '删除账户' }));
    const dialog = await screen.findByRole('dialog', { name: '确定删除账户？' });
    const email = within(dialog).getByRole<HTMLInputElement>('textbox');
    const confirm = () => app.user.click(within(dialog).getByRole('button', { name: '永久删除' }));
    return { ...app, dialog, email, confirm };
  };

  it('the dialog says what goes and that the e-mail is free again, with the focus at its field', async () => {
    const { dialog, email } = await ask();
    expect(document.activeElement).toBe(email);
    expect(dialog.textContent).toContain('用户名和邮箱将替换为无法追溯到本人的代号');
    const goes = within(dialog).getAllByRole('listitem');
    expect(goes.map(({ textContent }) => textContent)).toEqual([
      '所有已保存的策略',
      '自选股、提醒、设置、学习进度和未开奖的抽奖参与记录',
      '券商连接',
      '所有设备上的登录',
      '用户名、邮箱、密码和两步验证',
    ]);
    expect(
      within(dialog).getByText('删除后会发送最后一封确认邮件，之后可用此邮箱重新注册。'),
    ).toBeTruthy();
    expect(within(dialog).getByLabelText(`输入 ${TEST_USER.email} 以确认`)).toBeTruthy();
  });

  it.each(['', 'somebody@example.com'])(
    'nothing is deleted while %j is typed; the focus is at the field',
    async (typed) => {
      const { user, email, confirm, server } = await ask();
      if (typed) await user.type(email, typed);
      await confirm();
      expect(await screen.findByText('与此账户的邮箱不一致')).toBeTruthy();
      expect(document.activeElement).toBe(email);
      expect(server.count(DELETE)).toBe(0);
    },
  );

  it('with the e-mail the account goes: signed out, at home, and a toast says so', async () => {
    const { user, email, confirm, server, location } = await ask();
    await user.type(email, ` ${TEST_USER.email.toUpperCase()}`);
    await confirm();
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(await screen.findByText('你的账户已删除')).toBeTruthy();
    // The home page is fetched first.
    await screen.findAllByRole('link', { name: '登录' });
    expect(['userToken', 'userInfo'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    expect(location().pathname).toBe('/');
    expect(server.count(DELETE)).toBe(1);
  });

  it('asks for the password where the server wants it, and then deletes', async () => {
    const { user, email, confirm, server, location } = await ask({ [DELETE]: guarded() });
    await user.type(email, TEST_USER.email);
    await confirm();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await prove(user);
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(server.count(DELETE)).toBe(2);
  });

  it('a failure keeps the account, the dialog and what was typed', async () => {
    const { user, email, confirm, location } = await ask({ [DELETE]: () => ({ status: 400 }) });
    await user.type(email, TEST_USER.email);
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('账户删除失败，请稍后重试');
    expect(email.value).toBe(TEST_USER.email);
    expect(location().pathname).toBe('/settings');
    expect(localStorage.getItem('userToken')).not.toBeNull();
  });
});

describe('who is not signed in', () => {
  it.each(['/settings?tab=account', '/settings?ibkrConnected=true'])(
    'RT-09 RT-10 %s leads to sign-in and back with its query',
    async (place) => {
      const { location } = renderApp(place);
      await waitFor(() => expect(location().pathname).toBe('/auth/login'));
      expect(location().state).toEqual({ from: place });
    },
  );
});

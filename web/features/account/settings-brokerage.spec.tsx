import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const STATUS = 'GET /api/ibkr/status';
const AUTH_URL = 'GET /api/ibkr/auth-url';
const DISCONNECT = 'POST /api/ibkr/disconnect';

const brokers = [{ provider: 'simulated', name: '模拟券商', simulated: true }];
const none = {
  ...{ connected: false, accountId: null, provider: 'simulated', paused: false },
  brokers,
};
const linked = {
  connected: true,
  accountId: 'DU1234567',
  lastVerified: '2026-11-21T09:30:00.000Z',
  expiresAt: '2026-11-22T09:30:00.000Z',
  provider: 'simulated',
  paused: false,
  brokers,
};
const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });
const failing = says({ code: 'BROKERAGE_FAILED', message: 'no' }, 400);

interface Options {
  readonly at?: string;
  readonly handlers?: Readonly<Record<string, Handler>>;
}

async function open({ at = '/settings', handlers = {} }: Options = {}) {
  const leaveTo = jest.fn<(url: string) => void>();
  const server = createFakeServer({ [STATUS]: says(none), ...handlers });
  const app = renderApp(at, { server, auth: true, services: { leaveTo } });
  await screen.findByRole('heading', { name: '设置', level: 1 });
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  return { ...app, leaveTo, button };
}

/** The fact beside its name, once there is one. */
const fact = async (name: string) =>
  (await screen.findByText(name)).closest('div')?.querySelector('dd')?.textContent;

describe('the brokerage tab of the settings', () => {
  it('ST-01 it is the first of two tabs and the default', async () => {
    await open();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['券商集成', 'true'],
      ['账户设置', 'false'],
    ]);
  });

  it('ST-03 the side menu has exactly one entry, Option Deals', async () => {
    await open();
    const menu = screen.getByRole('navigation', { name: '设置菜单' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['期权交易', '/options'],
    ]);
  });

  it('ST-03 in English its entry reads Option Deals', async () => {
    const { application } = await open();
    act(() => application.prefer({ language: 'en' }));
    const menu = await screen.findByRole('navigation', { name: 'Settings menu' });
    expect(within(menu).getByRole('link').textContent).toBe('Option Deals');
  });

  it('ST-04 ST-06 connected: the account id, the last verification and the end of the session', async () => {
    await open({ handlers: { [STATUS]: says(linked) } });
    expect(await fact('连接状态')).toBe('已连接');
    expect(await fact('账户号')).toBe('DU1234567');
    const here = new Intl.DateTimeFormat('zh-CN', { minute: '2-digit', hour: '2-digit' });
    const time = here.format(Date.parse(linked.lastVerified));
    expect(await fact('上次验证时间')).toContain(time);
    expect(await fact('会话到期时间')).toContain(time);
  });

  it('ST-05 the refresh button asks for the status again', async () => {
    const { user, server, button } = await open();
    expect(await fact('连接状态')).toBe('未连接');
    server.on(STATUS, says(linked));
    await user.click(await button('刷新状态'));
    expect(await screen.findByText('已连接')).toBeTruthy();
    expect(server.count(STATUS)).toBe(2);
  });

  it('ST-07 a link to the portal of the broker, in a tab of its own', async () => {
    await open();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /IBKR 官网/ });
    expect(new URL(link.href).hostname).toBe('www.interactivebrokers.com');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('ST-08 not connected shows connect, connected shows disconnect', async () => {
    const { user, server, button } = await open();
    await button('连接 IBKR 账户');
    expect(screen.queryByRole('button', { name: '断开连接' })).toBeNull();
    server.on(STATUS, says(linked));
    await user.click(await button('刷新状态'));
    await button('断开连接');
    expect(screen.queryByRole('button', { name: '连接 IBKR 账户' })).toBeNull();
  });

  it('ST-09 five notes say what to expect', async () => {
    await open();
    const card = screen.getByRole('heading', { name: '连接前请确认' }).closest('section')!;
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '已拥有有效的 IBKR 券商账户。',
      '已设置双重验证（2FA）。',
      '已开通交易权限。',
      '需在券商官方登录页完成登录。',
      '会话可能在 24 小时后过期。',
    ]);
  });

  it('A44: a simulated broker says that none of the notes is needed', async () => {
    await open();
    await screen.findByText(/^这里连接的是模拟券商：不需要券商账户，也无需满足下列各项/);
  });

  it('ST-10 the status is asked for once when the page loads', async () => {
    const { server } = await open();
    expect(await fact('连接状态')).toBe('未连接');
    expect(server.count(STATUS)).toBe(1);
  });

  it('ST-11 a status that cannot be had: the notice, and not connected', async () => {
    const { server, user, button } = await open({ handlers: { [STATUS]: failing } });
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('连接检查失败')).toBeTruthy();
    expect(within(notice).getByText('无法获取IBKR连接状态')).toBeTruthy();
    expect(await fact('连接状态')).toBe('未连接');
    server.on(STATUS, says(linked));
    await user.click(await button('刷新状态'));
    expect(await screen.findByText('已连接')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('RT-14 before the first answer it says that it is checking', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await open({
      handlers: {
        [STATUS]: async () => {
          await held;
          return { body: none };
        },
      },
    });
    expect(screen.getByRole('status', { name: '检查中...' })).toBeTruthy();
    answer();
    expect(await fact('连接状态')).toBe('未连接');
  });

  it.each([
    ['another site by https', 'https://broker.example/authorise?state=x'],
    ['a place of this site', '/api/ibkr/simulated/sign-in?state=x'],
  ])('ST-12 connect takes the browser to the address: %s', async (_name, url) => {
    const { user, leaveTo, button } = await open({
      handlers: { [AUTH_URL]: says({ success: true, url }) },
    });
    await user.click(await button('连接 IBKR 账户'));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
    expect(leaveTo).toHaveBeenCalledWith(new URL(url, 'http://localhost').href);
  });

  it('ST-12 where several brokers are offered, the chosen one is connected', async () => {
    const several = [...brokers, { provider: 'alpaca', name: 'Alpaca', simulated: false }];
    const { user, server, leaveTo, button } = await open({
      handlers: {
        [STATUS]: says({ ...none, brokers: several }),
        [AUTH_URL]: says({ success: true, url: 'https://app.alpaca.markets/oauth/authorize' }),
      },
    });
    await button('连接 模拟券商 账户');
    expect(screen.getByRole('heading', { name: '券商账户' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: '券商' }), 'Alpaca');
    await user.click(await button('连接 Alpaca 账户'));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
    const begun = server.calls.find(({ path }) => path === '/api/ibkr/auth-url');
    expect(begun?.query.get('broker')).toBe('alpaca');
  });

  it('ST-08 where no broker is offered it says so, and nothing can be pressed', async () => {
    const { button } = await open({
      handlers: { [STATUS]: says({ ...none, provider: '', brokers: [] }) },
    });
    expect(await screen.findByText('本站未提供券商连接。')).toBeTruthy();
    expect((await button('连接 IBKR 账户')).disabled).toBe(true);
  });

  it('ST-04 a session whose place another one takes is not connected, and it says why', async () => {
    await open({
      handlers: { [STATUS]: says({ ...linked, connected: false, paused: true }) },
    });
    expect(await screen.findByText(/TWS/)).toBeTruthy();
    expect(await fact('连接状态')).toBe('未连接');
  });

  it('connected, the positions can be imported, and it says that no order is placed', async () => {
    await open({ handlers: { [STATUS]: says(linked) } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '导入持仓' });
    expect(link.getAttribute('href')).toBe('/options/broker-positions');
    expect(screen.getByText('工具坊只读取账户，绝不会下单。')).toBeTruthy();
  });

  it.each([
    ['the call fails', failing],
    ['it is not allowed', says({ code: 'BROKERAGE_FAILED', message: 'no' }, 403)],
    ['it does not succeed', says({ success: false, url: '/somewhere' })],
    ['the address is missing', says({ success: true })],
    ['the address runs code', says({ success: true, url: 'javascript:alert(1)' })],
    ['the address is not safe', says({ success: true, url: 'http://broker.example/' })],
  ])('ST-13 connecting fails where %s', async (_name, handler) => {
    const { user, leaveTo, button } = await open({ handlers: { [AUTH_URL]: handler } });
    await user.click(await button('连接 IBKR 账户'));
    expect((await screen.findByRole('alert')).textContent).toBe('连接失败，请稍后重试');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('ST-14 disconnecting: a POST that may be repeated; not connected, and it says so', async () => {
    let connected = true;
    const { user, server, button } = await open({
      handlers: {
        [STATUS]: () => ({ body: connected ? linked : none }),
        [DISCONNECT]: () => {
          connected = false;
          return { body: { success: true } };
        },
      },
    });
    await user.click(await button('断开连接'));
    expect(await screen.findByText('已断开IBKR账户')).toBeTruthy();
    expect(await fact('连接状态')).toBe('未连接');
    expect(screen.queryByText('DU1234567')).toBeNull();
    const [call, ...more] = server.calls.filter(({ path }) => path === '/api/ibkr/disconnect');
    expect(more).toEqual([]);
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it.each([
    ['the call fails', failing],
    ['it does not succeed', says({ success: false })],
  ])('ST-15 disconnecting fails where %s', async (_name, handler) => {
    const { user, button } = await open({
      handlers: { [STATUS]: says(linked), [DISCONNECT]: handler },
    });
    await user.click(await button('断开连接'));
    expect((await screen.findByRole('alert')).textContent).toBe('断开失败，请稍后重试');
    expect(await fact('连接状态')).toBe('已连接');
  });
});

describe('coming back from the broker', () => {
  it('ST-16 ?ibkrConnected=true shows connected at once, and a status call confirms it', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { server } = await open({
      at: '/settings?ibkrConnected=true',
      handlers: {
        [STATUS]: async () => {
          await held;
          return { body: linked };
        },
      },
    });
    expect(await screen.findByText('已成功连接IBKR账户')).toBeTruthy();
    expect(await fact('连接状态')).toBe('已连接');
    expect(server.count(STATUS)).toBe(1);
    answer();
    expect(await screen.findByText('DU1234567')).toBeTruthy();
  });

  it('ST-16 what the status call denies is not shown as connected', async () => {
    await open({ at: '/settings?ibkrConnected=true' });
    expect((await screen.findByRole('alert')).textContent).toBe('连接IBKR账户失败');
    expect(await fact('连接状态')).toBe('未连接');
    expect(screen.queryByText('已成功连接IBKR账户')).toBeNull();
  });

  it('ST-17 ?ibkrConnected=false shows not connected with the error, and what the broker is', async () => {
    const { server } = await open({ at: '/settings?ibkrConnected=false' });
    expect((await screen.findByRole('alert')).textContent).toBe('连接IBKR账户失败');
    expect(await fact('连接状态')).toBe('未连接');
    expect(await screen.findByText('模拟券商')).toBeTruthy();
    expect(server.count(STATUS)).toBe(1);
  });

  it('an attempt that failed leaves an earlier connection as it is', async () => {
    await open({ at: '/settings?ibkrConnected=false', handlers: { [STATUS]: says(linked) } });
    expect((await screen.findByRole('alert')).textContent).toBe('连接IBKR账户失败');
    expect(await screen.findByText('DU1234567')).toBeTruthy();
    expect(await fact('连接状态')).toBe('已连接');
  });

  it('access that was denied at the broker is said to be denied', async () => {
    const { location } = await open({ at: '/settings?ibkrConnected=false&reason=denied' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      '你在券商页面拒绝了 IBKR 账户的授权',
    );
    await waitFor(() => expect(location().search).toBe(''));
  });

  it.each(['true', 'false'])(
    'ST-18 the flag %s leaves the address and is handled once',
    async (flag) => {
      const { location, user } = await open({ at: `/settings?ibkrConnected=${flag}&tab=account` });
      await waitFor(() => expect(location().search).toBe(''));
      expect(location().pathname).toBe('/settings');
      await screen.findByText(/IBKR账户/);
      await user.click(screen.getByRole('tab', { name: '账户设置' }));
      await user.click(screen.getByRole('tab', { name: '券商集成' }));
      expect(location().search).toBe('');
    },
  );

  it('ST-18 another value of the flag means nothing', async () => {
    const { server } = await open({ at: '/settings?ibkrConnected=perhaps' });
    expect(await fact('连接状态')).toBe('未连接');
    expect(server.count(STATUS)).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

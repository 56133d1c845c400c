import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AlertNoticeResponse, AlertResponse } from '../../../../api/generated.ts';
import { createFakeServer, type Handler } from '../../../../test-support/fake-server.ts';
import { renderApp } from '../../../../test-support/render-app.tsx';

const PAGE = '/options/alerts';
const LIST = 'GET /api/options/alerts';
const CREATE = 'POST /api/options/alerts';
const CHANGE = 'PUT /api/options/alerts/:id';
const NOTICES = 'GET /api/options/notices';
const UNREAD = 'GET /api/options/notices/unread';
const READ = 'POST /api/options/notices/read';
const AT = '2026-11-26T15:30:00.000Z';

const condition = {
  ...({ kind: 'price', symbol: 'SPY', direction: 'above', threshold: 500 } as const),
  ...{ strategyId: null, unit: null, greek: null },
};

const alert = (change: Partial<AlertResponse> = {}): AlertResponse => ({
  id: '1',
  version: 1,
  condition,
  repeat: 'each',
  paused: false,
  phase: 'armed',
  subject: 'SPY',
  value: 498.5,
  checkedAt: AT,
  firedAt: null,
  createdAt: AT,
  adjustment: null,
  ...change,
});

const notice = (change: Partial<AlertNoticeResponse> = {}): AlertNoticeResponse => ({
  id: 'n1',
  kind: 'fired',
  action: null,
  effect: null,
  ruleId: '1',
  condition,
  subject: 'SPY',
  detail: null,
  value: 500.25,
  at: AT,
  silent: false,
  readAt: null,
  ...change,
});

const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });

interface Answers {
  readonly alerts?: readonly AlertResponse[];
  readonly notices?: readonly AlertNoticeResponse[];
  readonly more?: Readonly<Record<string, Handler>>;
  readonly auth?: boolean;
  readonly page?: string;
}

function open({ alerts = [], notices = [], more = {}, auth = true, page = PAGE }: Answers = {}) {
  const unread = notices.filter(({ readAt }) => readAt === null).length;
  const server = createFakeServer({
    [LIST]: says({ data: alerts }),
    [UNREAD]: says({ data: { count: unread, latestAt: notices[0]?.at ?? null } }),
    [NOTICES]: says({ data: notices, nextCursor: null }),
    ...more,
  });
  const sent = (method: string, path: string) =>
    server.calls.filter((call) => call.method === method && call.path === path);
  return { ...renderApp(page, { server, auth, lang: 'en' }), server, sent };
}

const rules = () => screen.findByRole('region', { name: 'Your alerts' });

describe('OS-05 the page of alerts', () => {
  it('a visitor is shown the way to sign in', async () => {
    open({ auth: false });
    expect(await screen.findByText('Alerts belong to an account')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your alerts' })).toBeNull();
  });

  it('an alert and its notice tell the time of the exchange, as quotes and trades do', async () => {
    const firedAt = '2026-12-11T21:30:00.000Z';
    open({ alerts: [alert({ firedAt })], notices: [notice({ at: firedAt })] });
    expect(await screen.findByText(/Last fired 12\/11\/2026, 16:30/)).toBeTruthy();
    expect(await screen.findByText('12/11/2026, 16:30')).toBeTruthy();
  });

  it('while the alerts are read it says so', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    open({
      more: {
        [LIST]: async () => {
          await held;
          return { body: { data: [alert()] } };
        },
      },
    });
    expect(await within(await rules()).findByRole('status', { name: 'Loading...' })).toBeTruthy();
    answer();
    expect(await within(await rules()).findByText('SPY')).toBeTruthy();
  });

  it('a split says what it made of an alert; markup in a name of a list is text', async () => {
    const action = {
      ...({ kind: 'split', symbol: 'SPY', exDate: '2026-12-01', from: 1, to: 3 } as const),
      ...{ newSymbol: null, cash: null, shares: null },
    };
    const renamed = {
      ...action,
      ...({ kind: 'symbolChange', symbol: 'OLD', newSymbol: 'NEW', from: null, to: null } as const),
    };
    const merged = { ...action, kind: 'merger', cash: 54.2, from: null, to: null } as const;
    const before = { ...condition, threshold: 900 };
    const after = { ...condition, threshold: 300 };
    const noEffect = {
      ...{ before: null, after: null, lists: [], strategyId: null, name: null, carried: null },
    };
    const byAction = { kind: 'corporateAction', condition: null, value: null } as const;
    open({
      alerts: [
        alert({ condition: after, adjustment: { action, before, carried: true } }),
        alert({ id: '2', paused: true, adjustment: { action: merged, before, carried: false } }),
      ],
      notices: [
        notice({ ...byAction, action, effect: { ...noEffect, kind: 'alert', before, after } }),
        notice({
          ...{ ...byAction, id: 'n2', ruleId: null, action: renamed },
          effect: { ...noEffect, kind: 'watchlist', lists: ['<b>Tech</b>'] },
        }),
        notice({
          ...{ ...byAction, id: 'n3', ruleId: null, action },
          effect: {
            ...{ ...noEffect, kind: 'plan', strategyId: 's', carried: true },
            name: 'SPY 铁鹰式',
          },
        }),
        notice({
          ...{ kind: 'expired', condition: null, value: null, id: 'n4', ruleId: null },
          ...{ subject: 'My calls', detail: '2026-12-18' },
          effect: { ...noEffect, kind: 'expired', strategyId: 'e' },
        }),
      ],
    });
    const card = within(await rules());
    expect(
      await card.findByText('SPY split 3 for 1 on 2026-12-01. Before: price at or above $900.'),
    ).toBeTruthy();
    expect(
      card.getByText(/^SPY was acquired on 2026-12-01 for \$54\.20 in cash per share\./),
    ).toBeTruthy();
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(
      await notices.findByText(
        'your alert “price at or above $900” is now “price at or above $300”',
      ),
    ).toBeTruthy();
    const links = notices.getAllByRole('link', { name: 'SPY split 3 for 1 on 2026-12-01' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/options/alerts',
      '/options/position/s',
    ]);
    expect(
      notices.getByText(
        'your plan “SPY Iron condor” was adjusted to the new contracts and prices, at the same cost',
      ),
    ).toBeTruthy();
    expect(
      notices.getByText(
        'contracts of 2026-12-18 have expired; record whether they were exercised, assigned or expired worthless',
      ),
    ).toBeTruthy();
    expect(notices.getByRole('link', { name: 'My calls' }).getAttribute('href')).toBe(
      '/options/position/e',
    );
    expect(notices.getByText('it is NEW on your watchlist “<b>Tech</b>”')).toBeTruthy();
    expect(
      notices
        .getByRole('link', { name: 'OLD trades as NEW since 2026-12-01' })
        .getAttribute('href'),
    ).toBe('/options/watchlist');
  });

  it('without alerts and notices it says what to do', async () => {
    open();
    expect(await screen.findByText('No alerts yet')).toBeTruthy();
    expect(await screen.findByText('No notices yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New alert' })).toBeTruthy();
  });

  it('a failure is said, and tried again', async () => {
    let fails = true;
    const { user } = open({
      more: {
        [LIST]: () => (fails ? { status: 500, body: {} } : { body: { data: [alert()] } }),
      },
    });
    const card = within(await rules());
    expect(await card.findByText('Your alerts could not be loaded')).toBeTruthy();
    fails = false;
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('SPY')).toBeTruthy();
  });

  it('an alert says what it watches and how it stands; a position’s name is in the page’s language', async () => {
    const position = {
      ...condition,
      ...({ kind: 'greek', symbol: null, strategyId: 's', greek: 'theta', threshold: -5 } as const),
    };
    open({
      alerts: [
        alert(),
        alert({ id: '2', phase: 'fired', firedAt: AT, value: 501 }),
        alert({ id: '3', subject: 'MSFT 铁鹰式', condition: position, paused: true, value: null }),
      ],
    });
    const card = within(await rules());
    expect(await card.findAllByText('price at or above $500')).toHaveLength(2);
    expect(card.getByText('Now $498.50')).toBeTruthy();
    expect(
      card.getByText(/^Now \$501 · active again once the value has come back · Last fired/),
    ).toBeTruthy();
    expect(card.getByText('theta per day at or above −$5')).toBeTruthy();
    expect(card.getByRole('link', { name: 'MSFT Iron condor' }).getAttribute('href')).toBe(
      '/options/position/s',
    );
    expect(card.getByText('3 of 100')).toBeTruthy();
  });

  it('a new alert: faults stand at their fields, nothing typed is lost, then it is sent', async () => {
    let refuses = true;
    const unknown = {
      code: 'SYMBOL_UNKNOWN',
      message: 'This symbol was not found',
      details: [{ field: 'condition.symbol', message: 'This symbol was not found' }],
    };
    const { user, sent } = open({
      more: {
        [CREATE]: () =>
          refuses ? { status: 404, body: unknown } : { status: 201, body: { data: alert() } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New alert' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Threshold'), 'five');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a stock symbol')).toBeTruthy();
    expect(dialog.getByText(/^Enter a price above 0/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Threshold').value).toBe('five');
    expect(sent('POST', '/api/options/alerts')).toEqual([]);
    await user.type(dialog.getByLabelText('Stock symbol'), 'NOPE');
    await user.clear(dialog.getByLabelText('Threshold'));
    await user.type(dialog.getByLabelText('Threshold'), '1,500');
    await user.click(dialog.getByRole('button', { name: 'At or below' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This symbol was not found')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Threshold').value).toBe('1,500');
    refuses = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST', '/api/options/alerts').at(-1)?.body).toEqual({
      condition: { kind: 'price', symbol: 'NOPE', direction: 'below', threshold: 1500 },
      repeat: 'each',
      paused: false,
    });
  });

  it('a full account is told so in the form', async () => {
    const full = { code: 'ALERTS_FULL', message: 'An account has at most 100 alerts' };
    const { user } = open({ more: { [CREATE]: says(full, 409) } });
    await user.click(await screen.findByRole('button', { name: 'New alert' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Stock symbol'), 'SPY');
    await user.type(dialog.getByLabelText('Threshold'), '500');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('An account has at most 100 alerts')).toBeTruthy();
  });

  it('an alert is paused, edited and deleted at the version that is shown', async () => {
    const { user, sent, server } = open({
      alerts: [alert()],
      more: {
        [CHANGE]: says({ data: alert({ version: 2 }) }),
        'DELETE /api/options/alerts/:id': says(undefined, 204),
        [CREATE]: says({ data: alert() }, 201),
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Alert on SPY is active' }));
    await waitFor(() => expect(server.count(CHANGE)).toBe(1));
    const paused = sent('PUT', '/api/options/alerts/1')[0];
    expect(paused?.headers.get('if-match')).toBe('"1"');
    expect(paused?.body).toEqual({ condition, repeat: 'each', paused: true });
    await user.click(screen.getByRole('button', { name: 'Actions for the alert on SPY' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const threshold = dialog.getByLabelText<HTMLInputElement>('Threshold');
    expect(threshold.value).toBe('500');
    await user.clear(threshold);
    await user.type(threshold, '510');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.count(CHANGE)).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Actions for the alert on SPY' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('The alert was deleted')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.count(CREATE)).toBe(1));
  });

  it('a paused alert stays paused when it is edited', async () => {
    const { user, sent, server } = open({
      alerts: [alert({ paused: true })],
      more: { [CHANGE]: says({ data: alert({ version: 2, paused: true }) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for the alert on SPY' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Threshold'), '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.count(CHANGE)).toBe(1));
    expect(sent('PUT', '/api/options/alerts/1')[0]?.body).toMatchObject({ paused: true });
  });

  it.each([
    { paused: true, phase: 'armed' },
    { paused: false, phase: 'fired' },
    { paused: false, phase: 'done' },
  ] as const)('a deleted alert comes back as it was: %j', async (state) => {
    const { user, sent, server } = open({
      alerts: [alert(state)],
      more: {
        'DELETE /api/options/alerts/:id': says(undefined, 204),
        [CREATE]: says({ data: alert(state) }, 201),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for the alert on SPY' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.count(CREATE)).toBe(1));
    const body = { condition, repeat: 'each', ...state };
    expect(sent('POST', '/api/options/alerts')[0]?.body).toEqual(body);
  });

  it('notices say what fired, at which value; more are shown page by page', async () => {
    const second = notice({ id: 'n2', subject: 'QQQ', readAt: AT, silent: true });
    const { user } = open({
      more: {
        [NOTICES]: ({ query }) => ({
          body: query.get('cursor')
            ? { data: [second], nextCursor: null }
            : { data: [notice()], nextCursor: '1_a' },
        }),
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(await card.findByText('$500.25 · price at or above $500')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Show more' }));
    expect(await card.findByText('QQQ')).toBeTruthy();
    expect(card.getByRole('img', { name: 'Delivered silently' })).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('all are marked as read', async () => {
    const { user, sent } = open({
      notices: [notice()],
      more: { [READ]: says({ data: { count: 0, latestAt: AT } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(sent('POST', '/api/options/notices/read')[0]?.body).toEqual({ ids: null }),
    );
  });
});

describe('OS-05 the bell', () => {
  afterEach(() => void jest.useRealTimers());

  it('a visitor has none', async () => {
    open({ auth: false });
    await screen.findByText('Alerts belong to an account');
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });

  it('counts what is unread and loads the list on a press', async () => {
    const { user, server } = open({ notices: [notice()], page: '/about' });
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(server.count(NOTICES)).toBe(0);
    await user.click(bell);
    const list = within(await screen.findByRole('dialog', { name: 'Notices' }));
    expect(await list.findByText('$500.25 · price at or above $500')).toBeTruthy();
    expect(server.count(NOTICES)).toBe(1);
    expect(list.getByRole('link', { name: 'All notices and alerts' }).getAttribute('href')).toBe(
      PAGE,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(bell));
  });

  it('new notices come as toasts, silent ones and old ones do not', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const old = notice({ id: 'old', subject: 'OLD' });
    let notices = [old];
    open({
      notices: [old],
      more: {
        [UNREAD]: () => ({ body: { data: { count: notices.length, latestAt: notices[0]?.at } } }),
        [NOTICES]: () => ({ body: { data: notices, nextCursor: null } }),
      },
    });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    for (let i = 0; i < 20; i += 1) await pass(100);
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
    const later = '2026-11-26T15:31:00.000Z';
    notices = [
      notice({ id: 'new', subject: 'NEW', at: later }),
      notice({ id: 'quiet', subject: 'QUIET', at: later, silent: true }),
      old,
    ];
    await pass(30_000);
    for (let i = 0; i < 20; i += 1) await pass(100);
    const toasts = screen.getByRole('region', { name: /^Notifications \(F8/ });
    expect(toasts.textContent).toContain('NEW');
    expect(toasts.textContent).not.toMatch(/QUIET|OLD/);
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy();
  });
});

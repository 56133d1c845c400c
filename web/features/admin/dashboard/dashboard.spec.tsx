import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DashboardStats } from '../../../api/generated-admin.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderConsole } from '../people/console.spec.helper.tsx';

const STATS = 'GET /api/admin/dashboard/stats';
const ACTIVITY = 'GET /api/admin/dashboard/activity';

const stats = (more: Partial<DashboardStats> = {}): { readonly body: unknown } => ({
  body: {
    data: {
      adminCount: 3,
      toolCount: 8,
      activeTools: 6,
      toolClicks: 128,
      lotteryCount: 4,
      activeEvents: 2,
      overdueDraws: 0,
      waitingEvents: 0,
      lastLogin: '2026-11-20T09:30:00.000Z',
      userCount: 1_000_000,
      newUsersThisWeek: 1086,
      version: '1.0.0',
      build: null,
      health: 'up',
      auditWhole: true,
      hasOutbox: true,
      ...more,
    },
  },
});

const entry = {
  sequence: 7,
  at: '2026-11-20T09:31:00.000Z',
  actor: { realm: 'admin', id: 'a-1', name: 'rui' },
  action: 'tool.updated',
  subject: { kind: 'tool', id: 'data-analysis', name: 'Data Analysis' },
  before: {},
  after: {},
  address: '192.0.2.0/24',
  hash: 'ab',
  revertible: true,
  groupSize: 1,
};

function dashboard(
  handlers: Readonly<Record<string, Handler>> = {},
  role: 'admin' | 'superadmin' = 'superadmin',
) {
  const server = createFakeServer({
    [STATS]: () => stats(),
    [ACTIVITY]: () => ({ body: { data: [entry] } }),
    ...handlers,
  });
  return { ...renderConsole('/admin/dashboard', { server, role }), server };
}

const figureOf = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  const [figure, note] = within(term.parentElement!).getAllByRole('definition');
  return [figure?.textContent, note?.textContent];
};
const known = () => screen.findByText('1,000,000');

describe('the figures', () => {
  it.each([
    ['AD-01', 'Administrators', '3', 'Console accounts'],
    ['AD-02', 'Total Lotteries', '4', 'Upcoming, active and ended'],
    ['AD-03', 'Active Events', '2', 'Lotteries open now'],
    ['tools', 'Tools', '8', 'All tools, including hidden ones'],
    ['shown tools', 'Tools on the home page', '6', 'Visible to visitors'],
    ['users', 'Users', '1,000,000', '1,086 new in the last 7 days'],
  ])('%s %s', async (_id, label, figure, note) => {
    dashboard();
    await known();
    expect(await figureOf(label)).toEqual([figure, note]);
  });

  it('AD-04 the login before this one as a date', async () => {
    dashboard();
    await known();
    const [day, clock] = await figureOf('Last Login');
    expect(day).toMatch(/^Nov (19|20|21), 2026$/);
    expect(clock).toMatch(/^\d\d:\d\d$/);
  });

  it('AD-04 reads First Login where there was none', async () => {
    dashboard({ [STATS]: () => stats({ lastLogin: null }) });
    await known();
    expect((await figureOf('Last Login'))[0]).toBe('First Login');
  });

  it.each([
    ['up', 'Running Normally'],
    ['degraded', 'Degraded'],
  ] as const)('AD-06 the version, and %s as %s', async (health, words) => {
    dashboard({ [STATS]: () => stats({ health }) });
    await known();
    const system = screen.getByRole('region', { name: 'System' });
    expect(within(system).getByText('v1.0.0')).toBeTruthy();
    expect(within(system).getByText(words)).toBeTruthy();
  });

  it.each([
    ['names the build where the builder said which it is', '115bf85', ['115bf85']],
    ['has no line for a build that nobody named', null, []],
  ])('C15: %s', async (_name, build, shown) => {
    dashboard({ [STATS]: () => stats({ build }) });
    await known();
    const system = within(screen.getByRole('region', { name: 'System' }));
    const lines = system.queryAllByText('Build', { selector: 'dt' });
    expect(lines.map((line) => line.nextSibling?.textContent)).toEqual(shown);
  });

  it('says that the audit log was changed, and leads to the entry and to what to do', async () => {
    dashboard({ [STATS]: () => stats({ health: 'degraded', auditWhole: false }) });
    const system = await screen.findByRole('region', { name: 'Needs attention' });
    const alert = await within(system).findByRole('alert');
    expect(alert.textContent).toContain('The audit log does not match what was written');
    expect(alert.textContent).toContain('docs/operations.md');
    const link = within(alert).getByRole('link', { name: 'Audit log' });
    expect(link.getAttribute('href')).toBe('/admin/audit');
  });

  it('says when nothing needs attention, before the quick links', async () => {
    dashboard();
    const card = await screen.findByRole('region', { name: 'Needs attention' });
    expect(await within(card).findByText('Nothing needs you right now.')).toBeTruthy();
    const links = screen.getByRole('region', { name: 'Quick links' });
    expect(card.compareDocumentPosition(links)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names prize draws that are overdue, and leads to them', async () => {
    dashboard({ [STATS]: () => stats({ overdueDraws: 2 }) });
    const system = await screen.findByRole('region', { name: 'Needs attention' });
    const alert = await within(system).findByRole('alert');
    expect(alert.textContent).toContain('2 prize draws wait for the freeze');
    const link = within(alert).getByRole('link', { name: 'Lottery' });
    expect(link.getAttribute('href')).toBe('/admin/lottery');
  });

  it('names drafts that wait for approval, and leads to them', async () => {
    dashboard({ [STATS]: () => stats({ waitingEvents: 1 }) });
    const system = await screen.findByRole('region', { name: 'Needs attention' });
    expect(await within(system).findByText(/1 prize draw of a user waits/)).toBeTruthy();
    const link = within(system).getByRole('link', { name: 'Lottery' });
    expect(link.getAttribute('href')).toBe('/admin/lottery');
  });

  it('says no word of the audit log while it is whole', async () => {
    dashboard();
    await known();
    expect(screen.queryByText(/not as it was written/)).toBeNull();
  });

  it.each([
    ['the server’s own words', { message: 'the figures rest' }, 'the figures rest'],
    ['none', undefined, 'Failed to fetch data'],
  ])('AD-08 a failure shows %s, and can be tried again', async (_name, body, text) => {
    const { user, server } = dashboard({ [STATS]: () => ({ status: 400, body }) });
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    server.on(STATS, () => stats());
    // While the figures are fetched the button is busy and takes no press.
    const retry = () => within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retry().getAttribute('aria-busy')).not.toBe('true'));
    await user.click(retry());
    await known();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AD-09 an answer without data is none', async () => {
    dashboard({ [STATS]: () => ({ body: { figures: 1 } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid API response format');
  });
});

describe('quick links', () => {
  const links = async () => {
    const card = await screen.findByRole('region', { name: 'Quick links' });
    return within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('AD-05 a superadmin’s lead to the admins too, the last one out', async () => {
    dashboard();
    expect(await links()).toEqual([
      ['Tool Management', '/admin/tools'],
      ['User Management', '/admin/users'],
      ['Admin Management', '/admin/admins'],
      ['Audit log', '/admin/audit'],
      ['Personal profile', '/admin/profile'],
      ['Logout', '/admin/logout'],
    ]);
  });

  it('AD-05 an admin’s do not', async () => {
    dashboard({}, 'admin');
    expect((await links()).map(([text]) => text)).toEqual([
      'Tool Management',
      'User Management',
      'Personal profile',
      'Logout',
    ]);
  });
});

describe('recent activity', () => {
  it('tells who did what', async () => {
    dashboard();
    const card = await screen.findByRole('region', { name: 'Recent activity' });
    expect((await within(card).findByRole('listitem')).textContent).toMatch(/rui.*Data Analysis/);
  });

  it('A40: says how many entries one action wrote', async () => {
    dashboard({ [ACTIVITY]: () => ({ body: { data: [{ ...entry, groupSize: 1000 }] } }) });
    expect(await screen.findByText(/Data Analysis and 999 more/)).toBeTruthy();
  });

  it('says when there is none', async () => {
    dashboard({ [ACTIVITY]: () => ({ body: { data: [] } }) });
    expect(await screen.findByText('No activity yet')).toBeTruthy();
  });

  it('fails alone', async () => {
    dashboard({ [ACTIVITY]: () => ({ status: 400, body: { message: 'no list now' } }) });
    await known();
    expect((await screen.findByRole('alert')).textContent).toContain('no list now');
  });
});

describe('how long the figures are good', () => {
  const MINUTE = 60_000;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('AD-07 NW-17 five minutes without a call when one comes back, then one; ten minutes while one stays; none for a look at the window', async () => {
    const { server } = dashboard();
    for (let i = 0; i < 50 && server.count(STATS) === 0; i++) await pass(100);
    expect(server.count(STATS)).toBe(1);
    const go = async (name: string) => {
      act(() => screen.getByRole('link', { name }).click());
      await pass(200);
    };
    await go('Outbox');
    await pass(4 * MINUTE);
    await go('Dashboard');
    expect(server.count(STATS)).toBe(1);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(100);
    expect(server.count(STATS)).toBe(1);
    await go('Outbox');
    await pass(2 * MINUTE);
    await go('Dashboard');
    expect(server.count(STATS)).toBe(2);
    await pass(10 * MINUTE);
    expect(server.count(STATS)).toBe(3);
  });
});

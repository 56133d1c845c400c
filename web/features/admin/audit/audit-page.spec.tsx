import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { en } from '../../../i18n/admin-audit/en.ts';
import {
  createFakeServer,
  type FakeServer,
  type Handler,
} from '../../../test-support/fake-server.ts';
import { renderConsole } from '../people/console.spec.helper.tsx';
import type { GroupedEntry, Integrity } from './audit-api.ts';

const MEI = { realm: 'admin', id: 'a1', name: 'mei' } as const;

const entry = (sequence: number, change: Partial<GroupedEntry> = {}): GroupedEntry => ({
  sequence,
  at: '2026-11-20T08:00:00.000Z',
  actor: MEI,
  action: 'tool.updated',
  subject: { kind: 'tool', id: 'data-analysis', name: 'Data Analysis' },
  before: { title: 'Analysis', order: 30, url: '/tools/data-analysis' },
  after: { title: 'Data Analysis', order: 30, badges: ['NEW', 'HOT'] },
  address: '192.0.2.0/24',
  hash: 'a'.repeat(64),
  erasedBy: null,
  revertible: true,
  groupSize: 1,
  ...change,
});

const ENTRIES: readonly GroupedEntry[] = [
  entry(3),
  entry(2, {
    actor: { realm: 'visitor', id: null, name: null },
    action: 'session.refused',
    subject: { kind: 'admin', id: 'a1', name: 'mei' },
    before: null,
    after: null,
    revertible: false,
  }),
  entry(1, {
    actor: { realm: 'user', id: 'u1', name: 'user-3b1c9a7e52d0' },
    action: 'moon.landed',
    erasedBy: 2,
    revertible: false,
  }),
];

const WHOLE: Integrity = {
  state: 'whole',
  entries: 1234,
  hash: 'b'.repeat(64),
  broken: null,
  checkedAt: '2026-11-20T08:00:01.000Z',
};

function auditServer(handlers: Readonly<Record<string, Handler>> = {}): FakeServer {
  return createFakeServer({
    'GET /api/admin/audit': () => ({ body: { data: ENTRIES, nextCursor: '1' } }),
    'GET /api/admin/audit/integrity': () => ({ body: { data: WHOLE } }),
    'GET /api/admin/tools': () => ({ body: { data: [] } }),
    ...handlers,
  });
}

const lastList = (server: FakeServer) =>
  Object.fromEntries(server.calls.filter(({ path }) => path === '/api/admin/audit').at(-1)!.query);

const SENTENCE = 'mei edited tool Data Analysis';

async function open(route = '/admin/audit', options: Parameters<typeof renderConsole>[1] = {}) {
  const server = options.server ?? auditServer();
  const rendered = renderConsole(route, { ...options, server });
  await screen.findAllByRole('link', { name: SENTENCE });
  return { ...rendered, server };
}

describe('the audit log', () => {
  it('a refused sign-in under an unknown name says which name, and whether at the console or the site', async () => {
    const refused = (sequence: number, kind: string, name: string) =>
      entry(sequence, {
        actor: { realm: 'visitor', id: null, name: null },
        action: 'session.refused',
        subject: { kind, id: '', name },
      });
    const data = [entry(3), refused(2, 'admin', 'nobody1'), refused(1, 'user', '')];
    await open('/admin/audit', {
      server: auditServer({ 'GET /api/admin/audit': () => ({ body: { data, nextCursor: null } }) }),
    });
    const shown = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      SENTENCE,
      'Sign-in as nobody1 was refused (console)',
      'Sign-in as unknown was refused (site)',
    ]);
  });

  it('tells each entry in words', async () => {
    const { server } = await open();
    const shown = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      SENTENCE,
      'Sign-in as mei was refused (console)',
      'user-3b1c9a7e52d0: moon.landed Data Analysis',
    ]);
    expect(lastList(server)).toEqual({ limit: '25', grouped: 'true' });
  });

  it('speaks Chinese where that is chosen', async () => {
    renderConsole('/admin/audit', { server: auditServer(), lang: 'zh-CN' });
    await screen.findByRole('link', { name: 'mei 编辑了工具 Data Analysis' });
    expect(await screen.findByText('哈希链完整')).toBeTruthy();
  });

  it('an entry without its details names the one that erased them', async () => {
    renderConsole('/admin/audit?entry=1', { server: auditServer() });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/^Entry 2 erased the names, the changes and the network/);
    expect(within(dialog).queryByRole('table')).toBeNull();
  });

  it('A39 the entries about one record are found by its id; one press shows all again', async () => {
    const { server, user } = await open('/admin/audit?subjectKind=user&subjectId=u1');
    expect(lastList(server)).toEqual({
      limit: '25',
      grouped: 'true',
      subjectKind: 'user',
      subjectId: 'u1',
    });
    await user.click(screen.getByRole('button', { name: 'Only about u1' }));
    await waitFor(() => expect(lastList(server)).toEqual({ limit: '25', grouped: 'true' }));
  });

  it('filters stand in the address and reach the server; days are the days of the reader', async () => {
    const route =
      '/admin/audit?realm=admin&actor=mei&action=tool.updated&subject=x&from=2026-11-01&to=2026-11-02';
    const { server } = await open(route);
    expect(lastList(server)).toEqual({
      limit: '25',
      grouped: 'true',
      realm: 'admin',
      actor: 'mei',
      action: 'tool.updated',
      subject: 'x',
      from: new Date('2026-11-01T00:00').toISOString(),
      to: new Date('2026-11-03T00:00').toISOString(),
    });
  });

  it('A31 a name of more accounts than are looked up is said', async () => {
    const many: Handler = () => ({ body: { data: ENTRIES, nextCursor: null, moreAccounts: true } });
    await open('/admin/audit?actor=a', { server: auditServer({ 'GET /api/admin/audit': many }) });
    expect(await screen.findByText(/^More than 50 accounts match\. Entries of 50 /)).toBeTruthy();
  });

  it('choosing a filter begins at the newest entry again, and all can be cleared', async () => {
    const { user, location, server } = await open('/admin/audit?before=40&subject=x');
    expect(lastList(server)['cursor']).toBe('40');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Tool edited');
    await user.keyboard('{Escape}');
    expect(location().search).toBe('?subject=x&action=tool.updated');
    await user.type(screen.getByRole('searchbox', { name: 'Who' }), 'mei{Enter}');
    await waitFor(() => expect(location().search).toContain('actor=mei'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location().search).toBe('');
  });

  it('older entries have an address of their own', async () => {
    const { user, location, server } = await open();
    await user.click(screen.getByRole('link', { name: 'Older' }));
    expect(location().search).toBe('?before=1');
    await waitFor(() => expect(lastList(server)['cursor']).toBe('1'));
    await user.click(await screen.findByRole('link', { name: 'Newest' }));
    expect(location().search).toBe('');
  });

  it('A40: what one action wrote together is one line, whose entries open one by one', async () => {
    const data = [{ ...entry(1003), groupSize: 1000 }, entry(3)];
    const server = auditServer({
      'GET /api/admin/audit': () => ({ body: { data, nextCursor: null } }),
    });
    const { user, location } = await open('/admin/audit?actor=mei', { server });
    await user.click(screen.getByRole('link', { name: 'and 999 more' }));
    expect(location().search).toBe('?actor=mei&each=1&before=1004');
    await waitFor(() =>
      expect(lastList(server)).toMatchObject({ actor: 'mei', cursor: '1004', grouped: 'false' }),
    );
    await user.click(screen.getByRole('button', { name: 'Entries one by one' }));
    expect(location().search).toBe('?actor=mei');
    await waitFor(() => expect(lastList(server)).toMatchObject({ grouped: 'true' }));
  });

  it('N15 an import is one line with its counts, from which the entry of each user is reached', async () => {
    const imported = {
      ...entry(64, {
        action: 'user.imported',
        subject: { kind: 'import', id: 'i-1', name: '' },
        after: { created: 61, refused: 5 },
      }),
      groupSize: 62,
    };
    const server = auditServer({
      'GET /api/admin/audit': () => ({
        body: { data: [imported, entry(2)], nextCursor: null },
      }),
    });
    const { user, location } = await open('/admin/audit', { server });
    expect(screen.getByRole('link', { name: 'mei imported 61 users, 5 rejected' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'per user (61)' }));
    expect(location().search).toBe('?each=1&before=65');
  });

  it('without entries it says so, and offers all of them where filters are at work', async () => {
    const server = auditServer({
      'GET /api/admin/audit': () => ({ body: { data: [], nextCursor: null } }),
    });
    const { user, location } = renderConsole('/admin/audit?actor=nobody', { server });
    expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(location().search).toBe('');
  });

  it('a failed list is told with the reason, and asked for again', async () => {
    let fails = true;
    const server = auditServer({
      'GET /api/admin/audit': () =>
        fails
          ? { status: 400, body: { code: 'VALIDATION', message: 'The input is not valid' } }
          : { body: { data: ENTRIES, nextCursor: null } },
    });
    const { user } = renderConsole('/admin/audit', { server });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The input is not valid');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: SENTENCE });
  });

  it('is for superadmins: an admin is told so and nothing is asked', async () => {
    const server = auditServer();
    renderConsole('/admin/audit', { server, role: 'admin' });
    await screen.findByRole('heading', { name: 'Superadmins only' });
    expect(server.count('GET /api/admin/audit')).toBe(0);
  });
});

describe('the chain of the audit log', () => {
  it('that is whole is said with how many entries and when', async () => {
    await open();
    expect(await screen.findByText('Chain intact')).toBeTruthy();
    expect(screen.getByText(/^1,234 entries, checked /)).toBeTruthy();
  });

  it('that is broken is said with the entry and what is wrong, and checked again when asked', async () => {
    const broken = {
      ...WHOLE,
      state: 'broken',
      broken: { sequence: 7, fault: 'altered' },
    } as const;
    let now: Integrity = broken;
    const server = auditServer({
      'GET /api/admin/audit/integrity': () => ({ body: { data: now } }),
    });
    const { user } = await open('/admin/audit', { server });
    expect(await screen.findByText(/^Entry 7: its content was altered/)).toBeTruthy();
    now = WHOLE;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Chain intact')).toBeTruthy();
  });

  it('that cannot be checked is no whole one', async () => {
    const server = auditServer({
      'GET /api/admin/audit/integrity': () => ({ status: 403, body: { code: 'X', message: 'no' } }),
    });
    await open('/admin/audit', { server });
    expect(await screen.findByText('Couldn’t check the chain')).toBeTruthy();
    expect(screen.queryByText('Chain intact')).toBeNull();
  });
});

describe('an entry of the audit log', () => {
  const openEntry = async (server = auditServer()) => {
    const rendered = await open('/admin/audit', { server });
    await rendered.user.click(screen.getByRole('link', { name: SENTENCE }));
    const dialog = await screen.findByRole('dialog', { name: 'Entry 3' });
    return { ...rendered, dialog };
  };
  const mark = (dialog: HTMLElement, field: string) =>
    within(dialog).getByRole('rowheader', { name: new RegExp(`^${field}`) }).textContent;

  it('shows field by field what was added, removed and changed, in words', async () => {
    const { dialog, user } = await openEntry();
    expect(mark(dialog, 'Title')).toBe('TitleChanged');
    expect(mark(dialog, 'URL')).toBe('URLRemoved');
    expect(mark(dialog, 'Badges')).toBe('BadgesAdded');
    expect(within(dialog).queryByRole('rowheader', { name: /^Order/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Show 1 unchanged' }));
    expect(mark(dialog, 'Order')).toBe('OrderUnchanged');
    const row = within(dialog)
      .getByRole('rowheader', { name: /^Title/ })
      .closest('tr')!;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Analysis', 'Data Analysis']);
  });

  it('has an address: it opens by itself, also where the list does not hold it', async () => {
    const server = auditServer({
      'GET /api/admin/audit/:sequence': () => ({ body: { data: entry(99) } }),
    });
    const { location, user } = renderConsole('/admin/audit?entry=99', { server });
    const dialog = await screen.findByRole('dialog', { name: 'Entry 99' });
    await within(dialog).findByText(SENTENCE);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location().search).toBe(''));
  });

  it('opens from anywhere on its row, in a sheet at the side', async () => {
    const { location, user } = await open();
    await user.click(within(screen.getAllByRole('row')[1]!).getByText('Admin'));
    expect(location().search).toBe('?entry=3');
    expect(await screen.findByRole('dialog', { name: 'Entry 3' })).toBeTruthy();
  });

  it('that cannot be taken back offers no such button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: /Sign-in as mei was refused/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Entry 2' });
    expect(within(dialog).queryByRole('button', { name: 'Revert' })).toBeNull();
  });

  const askRevert = async (handler: Handler) => {
    const server = auditServer({ 'POST /api/admin/audit/:sequence/revert': handler });
    const rendered = await openEntry(server);
    await rendered.user.click(within(rendered.dialog).getByRole('button', { name: 'Revert' }));
    const asking = await screen.findByRole('dialog', { name: 'Revert this change?' });
    await rendered.user.click(within(asking).getByRole('button', { name: 'Revert' }));
    return { ...rendered, server, asking };
  };

  it('is taken back after a question; the list is asked for anew', async () => {
    const { server } = await askRevert(() => ({ status: 204 }));
    expect(await screen.findByText('Change reverted')).toBeTruthy();
    const call = server.calls.find(({ method }) => method === 'POST')!;
    expect(call.path).toBe('/api/admin/audit/3/revert');
    expect(call.headers.get('Idempotency-Key')).toBeTruthy();
    await waitFor(() => expect(server.count('GET /api/admin/audit')).toBe(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changed again since: the refusal is told, with what stands now', async () => {
    const { asking } = await askRevert(() => ({
      status: 409,
      body: {
        code: 'AUDIT_CHANGED_SINCE',
        message: 'This has changed since, so it was not reverted',
        details: { current: { title: 'Statistics', order: 30, url: null, badges: ['NEW'] } },
      },
    }));
    expect((await within(asking).findByRole('alert')).textContent).toContain('has changed since');
    expect(within(asking).getByText('Statistics')).toBeTruthy();
  });

  it('asks for the password once more where the server wants it', async () => {
    await askRevert(() => ({
      status: 403,
      body: { code: 'REAUTHENTICATION_NEEDED', message: 'Please confirm your password' },
    }));
    expect(await screen.findAllByLabelText(/password/i)).not.toHaveLength(0);
  });
});

it('every field of the options settings has a name', () => {
  const fields = Object.keys(DEFAULT_OPTIONS_SETTINGS).map((field) => `audit.field.${field}`);
  expect(fields.filter((field) => !(field in en))).toEqual([]);
});

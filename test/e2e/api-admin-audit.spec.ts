import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '@toolyard/core/shared';
import type { AuditLog } from '@toolyard/core/audit';
import { parse } from 'csv-parse/sync';
import { aNote } from '../support/audit-notes.ts';
import { signInOperator, type Operator } from '../support/operators.ts';
import { bearer, newKey, openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

/** What is read of an answer, of which nothing is known yet. */
interface Answer {
  readonly body: unknown;
}

interface Entry {
  readonly sequence: number;
  readonly at: string;
  readonly actor: { readonly name: string | null };
  readonly action: string;
  readonly subject: { readonly name: string } | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly revertible: boolean;
  readonly groupSize: number;
}

interface Row {
  readonly sequence: string;
  readonly subject: string;
  readonly after: string;
  readonly actor: string;
}

const TOOL = { description: 'Throws.', icon: '🎲', url: '/dice', color: '#3b82f6', badges: [] };

describe('the audit log over HTTP', () => {
  let api: TestApi;
  let chief: Operator;
  let clerk: Operator;
  beforeAll(async () => {
    api = await openTestApi();
    chief = await signInOperator(api, 'superadmin');
    clerk = await signInOperator(api, 'admin');
  }, 180_000);
  afterAll(() => api?.close());

  const get = (path: string, who = chief) => api.call.get(`/api/admin/${path}`).set(bearer(who));
  const entriesOf = (body: unknown) => (body as { data: Entry[] }).data;
  const list = async (query = '') => entriesOf((await get(`audit?${query}`).expect(200)).body);
  const record = (name: string, after: Record<string, unknown> = {}) =>
    api.container.get<UnitOfWork<{ audit: AuditLog }>>(PORTS.work).run(({ audit }) => {
      const subject = { kind: 'tool', id: 'x', name };
      audit.record(aNote({ action: 'tool.noted', subject, after }));
      return Promise.resolve();
    });
  const send = (method: 'post' | 'put', path: string, body: object = {}) =>
    api.call[method](`/api/admin/${path}`).set(bearer(chief)).set(newKey()).send(body);
  const newest = async (query = ''): Promise<Entry> => {
    const [entry] = await list(query);
    if (!entry) throw new Error('the log is empty');
    return entry;
  };

  it('lists what was done, newest first, with the actor by name, and page by page', async () => {
    const { body } = (await send('post', 'tools', { ...TOOL, title: 'Dice' }).expect(
      201,
    )) as Answer;
    const { id } = (body as { data: { id: string } }).data;
    await send('put', `tools/${id}`, { title: 'Dices' }).expect(200);
    const [edited, created] = await list(`subject=${id}`);
    expect(edited).toMatchObject({
      actor: { realm: 'admin', name: chief.username },
      action: 'tool.updated',
      subject: { kind: 'tool', id, name: 'Dices' },
      before: { title: 'Dice' },
      address: '127.0.0.0/24',
      after: { title: 'Dices' },
      revertible: true,
    });
    expect(created).toMatchObject({ action: 'tool.created', before: null });
    const first = await get(`audit?subject=${id}&limit=1`);
    const { nextCursor } = first.body as { nextCursor: string };
    expect(await list(`subject=${id}&limit=1&cursor=${nextCursor}`)).toEqual([created]);
    const one = await get(`audit/${edited?.sequence}`).expect(200);
    expect({ ...(one.body as { data: object }).data, groupSize: 1 }).toEqual(edited);
  });

  it('A40: an import or a bulk action is one entry of a grouped list and of the dashboard', async () => {
    const mark = randomUUID();
    const people = [1, 2, 3].map((i) => `Mei ${i},${i}.${mark}@example.com,user`);
    await api.call
      .post('/api/admin/users/import')
      .set({ ...bearer(chief), ...newKey() })
      .attach('file', Buffer.from(['name,email,role', ...people].join('\n')), 'users.csv')
      .expect(200);
    const mine = `actor=${chief.username}&limit=3`;
    const sizes = async (query: string) =>
      (await list(query)).map(({ action, groupSize }) => [action, groupSize]);
    expect((await sizes(`${mine}&grouped=true`))[0]).toEqual(['user.imported', 4]);
    expect(await sizes(mine)).toEqual(Array(3).fill(['user.imported', 1]));
    const matching = { search: mark, role: null, status: null, count: 3 };
    await send('post', 'users/bulk', { action: 'disable', matching }).expect(200);
    expect((await sizes(`${mine}&grouped=true`)).slice(0, 2)).toEqual([
      ['user.updated', 3],
      ['user.imported', 4],
    ]);
    await send('post', 'users/bulk', { action: 'delete', matching }).expect(200);
    expect((await sizes(`${mine}&grouped=true`))[0]).toEqual(['user.deleted', 3]);
    const activity = entriesOf((await get('dashboard/activity').expect(200)).body);
    expect(activity.slice(0, 2).map(({ action, groupSize }) => [action, groupSize])).toEqual([
      ['user.deleted', 3],
      ['user.updated', 3],
    ]);
  });

  it('filters by realm, actor, action, kind and time', async () => {
    const { sequence, at } = await newest('action=tool.updated');
    const today = at.slice(0, 10);
    const fitting = `realm=admin&actor=${chief.username}&subjectKind=tool&from=${today}&to=${today}`;
    expect((await list(fitting)).map((entry) => entry.sequence)).toContain(sequence);
    for (const other of [
      `actor=${clerk.username}`,
      'subjectKind=user',
      'from=2099-01-01',
      'to=2020-01-01T00:00:00Z',
    ])
      expect((await list(`action=tool.updated&${other}`)).length).toBe(0);
  });

  it.each([
    'realm=nobody',
    'from=yesterday',
    'from=2026-02-30',
    'to=0001-01-01',
    'cursor=0',
    'cursor=1%20or%20true',
    'limit=101',
    'grouped=1',
    'actor=a&actor=b',
  ])('%s is refused', (query) => get(`audit?${query}`).expect(400));

  it('an entry that does not exist is not found, a number that is none is refused', async () => {
    const { body } = (await get('audit/999999').expect(404)) as Answer;
    expect(body).toMatchObject({ code: 'AUDIT_ENTRY_UNKNOWN' });
    await get('audit/0').expect(400);
    await get('audit/x').expect(400);
    await get('audit/99999999999999999999').expect(400);
  });

  it('is for superadmins', async () => {
    for (const path of ['audit', 'audit/1', 'audit/export', 'audit/integrity'])
      await get(path, clerk).expect(403);
  });

  it('exports CSV in which no cell is a formula, and JSON lines; that is recorded', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '"quoted", and\nlines'];
    for (const name of evil) await record(name, { title: '=HYPERLINK("x")' });
    const csv = await get('audit/export?subjectKind=tool').expect(200);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toContain('toolyard-audit.csv');
    const rows = parse<Row>(csv.text, { columns: true });
    const names = rows.map(({ subject }) => subject);
    for (const [name, cell] of [
      ...['=1+1', '+1', '-1', '@SUM(A1)'].map((each) => [each, `'${each}`]),
      ['\t=1', "'\t'=1"],
      ['"quoted", and\nlines', '"quoted", and\nlines'],
    ])
      expect([name, names.includes(cell ?? '')]).toEqual([name, true]);
    for (const row of rows)
      for (const cell of Object.values(row) as string[]) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const { action } = await newest();
    expect(action).toBe('audit.exported');
    const lines = await get('audit/export?format=jsonl&subjectKind=tool')
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => done(null, text));
      })
      .expect(200);
    const reported = String(lines.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry);
    expect(reported.map(({ sequence }) => String(sequence))).toEqual(
      rows.map(({ sequence }) => sequence),
    );
    expect(reported.map(({ subject }) => subject?.name)).toContain('=1+1');
  });

  it('an export of more entries than are read at once holds every one', async () => {
    await api.container.get<UnitOfWork<{ audit: AuditLog }>>(PORTS.work).run(({ audit }) => {
      for (let at = 0; at < 1003; at++) audit.record(aNote({ action: 'many.made' }));
      return Promise.resolve();
    });
    const { text } = await get('audit/export?action=many.made').expect(200);
    const numbers = parse<Row>(text, { columns: true }).map(({ sequence }) => Number(sequence));
    expect(numbers).toHaveLength(1003);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('says that the chain is whole, and how long it is', async () => {
    const { body } = (await get('audit/integrity').expect(200)) as Answer;
    const { sequence } = await newest();
    const whole = { state: 'whole', broken: null, entries: sequence };
    expect(body).toMatchObject({ data: whole });
  });

  it('A9: a check counts the entries written since the check before', async () => {
    const entries = async () => {
      const { body } = (await get('audit/integrity').expect(200)) as Answer;
      return (body as { data: { entries: number } }).data.entries;
    };
    const before = await entries();
    await record('noted between two checks');
    expect(await entries()).toBe(before + 1);
  });

  it('takes a change back once; then what stands now is told', async () => {
    const { sequence, subject } = await newest('action=tool.updated');
    await send('post', `audit/${sequence}/revert`).expect(204);
    expect(await newest()).toMatchObject({
      action: 'audit.reverted',
      subject: { kind: 'entry', id: String(sequence), name: subject?.name },
      revertible: false,
    });
    const { body } = (await send('post', `audit/${sequence}/revert`).expect(409)) as Answer;
    expect(body).toMatchObject({
      code: 'AUDIT_CHANGED_SINCE',
      details: { current: { title: 'Dice' } },
    });
    const { body: never } = (await send('post', `audit/1/revert`).expect(409)) as Answer;
    expect(never).toMatchObject({ code: 'AUDIT_NOT_REVERTIBLE' });
  });

  it('one key sent twice takes back once', async () => {
    const key = newKey();
    const { sequence } = await newest('action=tool.created');
    const revert = () =>
      api.call.post(`/api/admin/audit/${sequence}/revert`).set(bearer(chief)).set(key);
    await revert().expect(204);
    await revert().expect(204);
    expect((await list('action=tool.deleted')).length).toBe(1);
  });
});

describe('the dashboard over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  }, 180_000);
  afterAll(() => api?.close());

  it('counts what there is; the version is the package’s and the health the readiness', async () => {
    const clerk = await signInOperator(api, 'admin');
    const { body } = (await api.call
      .get('/api/admin/dashboard/stats')
      .set(bearer(clerk))
      .expect(200)) as Answer;
    expect(body).toEqual({
      data: {
        adminCount: 2,
        toolCount: 5,
        activeTools: 5,
        toolClicks: 0,
        lotteryCount: 3,
        activeEvents: 1,
        overdueDraws: 0,
        waitingEvents: 0,
        lastLogin: null,
        userCount: 0,
        newUsersThisWeek: 0,
        version: '0.1.0',
        build: null,
        health: 'up',
        auditWhole: true,
        hasOutbox: true,
      },
    });
  });

  it('an admin sees what he did himself, a superadmin what anybody did', async () => {
    const [clerk, chief] = [
      await signInOperator(api, 'admin'),
      await signInOperator(api, 'superadmin'),
    ];
    const activity = async (who: Operator) => {
      const { body } = (await api.call
        .get('/api/admin/dashboard/activity')
        .set(bearer(who))
        .expect(200)) as Answer;
      return (body as { data: Entry[] }).data.map(({ actor }) => actor.name);
    };
    expect(await activity(clerk)).toEqual([clerk.username]);
    const all = await activity(chief);
    expect(all).toEqual(expect.arrayContaining([clerk.username, chief.username]));
  });
});

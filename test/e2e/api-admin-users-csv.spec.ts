import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { VerifyAudit } from '@toolyard/core/audit';
import { signInOperator, type Operator } from '../support/operators.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

interface Report {
  readonly created: number;
  readonly refused: number;
  readonly rows: readonly { readonly line: number; readonly ok: boolean; readonly code?: string }[];
}

interface Entry {
  readonly sequence: number;
  readonly action: string;
  readonly subject: { readonly id: string } | null;
}

const USERS = '/api/admin/users';

describe('users as CSV', () => {
  let api: TestApi;
  let superadmin: Operator;
  beforeAll(async () => {
    api = await openTestApi();
    superadmin = await signInOperator(api, 'superadmin');
  });
  afterAll(() => api.close());

  const headers = (key = newKey()) => ({ ...bearer(superadmin), ...key });
  const send = (file: string | Buffer, { dryRun = false, key = newKey() } = {}) =>
    api.call
      .post(`${USERS}/import`)
      .query({ dryRun })
      .set(headers(key))
      .attach('file', Buffer.from(file), '../../users.csv');
  const reportOf = async (...request: Parameters<typeof send>): Promise<Report> =>
    ((await send(...request).expect(200)).body as { data: Report }).data;
  const total = async (search: string) => {
    const answer = await api.call.get(USERS).query({ search }).set(bearer(superadmin)).expect(200);
    return (answer.body as { total: number }).total;
  };
  const exported = async (search: string): Promise<string> =>
    (await api.call.get(`${USERS}/export`).query({ search }).set(bearer(superadmin)).expect(200))
      .text;

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\ttab', '\rreturn', '＝１', "=cmd|' /C calc'!A0"])(
    'a name that begins as %j does not begin so in a sheet',
    async (begin) => {
      const email = `${randomUUID()}@example.com`;
      const name = `x${begin}`.slice(1);
      const draft = { name: `${name}"quoted", and more`, email, password: 'unguessable 42' };
      await api.call.post(USERS).set(headers()).send(draft).expect(201);
      const text = await exported(email);
      const [, row] = parse(text, { bom: true });
      expect(row?.[2]).toBe(email);
      expect(row?.[1]).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
      expect(row?.[1]).toContain('"quoted", and more');
    },
  );

  it('an export says what it is, and every user of the search stands in it once', async () => {
    const tag = randomUUID();
    const lines = Array.from({ length: 1_000 }, (_, i) => `"${tag}, ${i}",${tag}.${i}@example.com`);
    expect(await reportOf(`name,email\n${lines.join('\n')}\n`)).toMatchObject({
      created: 1_000,
      refused: 0,
    });
    await api.call
      .post(USERS)
      .set(headers())
      .send({ name: `${tag} last`, email: `${tag}@example.com`, password: 'unguessable 42' })
      .expect(201);
    const answer = await api.call
      .get(`${USERS}/export`)
      .query({ search: tag })
      .set(bearer(superadmin))
      .expect(200)
      .expect('Content-Type', 'text/csv; charset=utf-8')
      .expect('Content-Disposition', 'attachment; filename="users.csv"')
      .expect('Cache-Control', 'no-store');
    const rows = parse(answer.text, { bom: true });
    expect(rows[0]).toEqual([
      ...['id', 'name', 'email', 'emailVerified', 'role', 'active'],
      ...['createdAt', 'lastSignInAt', 'secondFactor'],
    ]);
    expect(rows.find(([, name]) => name === `${tag} last`)?.slice(3, 6)).toEqual([
      ...['false', 'user', 'true'],
    ]);
    expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(1_001);
    expect(answer.text).not.toMatch(/argon/);
  });

  it('N15 an export and a bulk action honour the filters of the list', async () => {
    const tag = randomUUID();
    await reportOf(`name,email\n${tag},${tag}@example.com\n`);
    const idle = { search: tag, emailState: 'unverified', secondFactor: 'off' };
    const of = async (query: object) => {
      const answer = await api.call
        .get(`${USERS}/export`)
        .query(query)
        .set(bearer(superadmin))
        .expect(200);
      return parse(answer.text, { bom: true }).length - 1;
    };
    const never = { ...idle, lastSignInTo: '1970-01-01T00:00:00Z' };
    expect(await of(never)).toBe(1);
    for (const other of [
      { ...idle, emailState: 'verified' },
      { ...idle, secondFactor: 'on' },
      { ...idle, lastSignInFrom: '2000-01-01' },
    ]) {
      expect(await of(other)).toBe(0);
      const listed = await api.call.get(USERS).query(other).set(bearer(superadmin)).expect(200);
      expect((listed.body as { total: number }).total).toBe(0);
    }
    const answer = await api.call
      .post(`${USERS}/bulk`)
      .set(headers())
      .send({ action: 'disable', matching: { ...never, count: 1 } })
      .expect(200);
    expect(answer.body).toMatchObject({ data: [{ name: tag, ok: true, changed: true }] });
    await api.call.get(USERS).query({ secondFactor: 'maybe' }).set(bearer(superadmin)).expect(400);
  });

  it('a dry run tells what would become of each line, and the file itself does just that', async () => {
    const tag = randomUUID();
    const file =
      `\uFEFFEmail,Role, NAME \r\n${tag}.1@example.com,,"Two, words"\r\n\r\n` +
      `${tag}.1@example.com,user,Again\r\nno address,user,Three\r\n${tag}.4@example.com,root,Four\r\n` +
      `${tag}.5@example.com,superadmin,五\r\n${tag}.6@example.com,user,"Six\r\nlines"\r\n`;
    const verdicts = [
      { line: 2, email: `${tag}.1@example.com`, ok: true },
      { line: 4, email: `${tag}.1@example.com`, ok: false, code: 'EMAIL_REPEATED' },
      { line: 5, email: 'no address', ok: false, code: 'EMAIL_INVALID' },
      { line: 6, email: `${tag}.4@example.com`, ok: false, code: 'ROLE_INVALID' },
      { line: 7, email: `${tag}.5@example.com`, ok: true },
      { line: 9, email: `${tag}.6@example.com`, ok: false, code: 'NAME_INVISIBLE' },
    ];
    const expected = { created: 2, refused: 4, rows: verdicts };
    expect(await reportOf(file, { dryRun: true })).toMatchObject(expected);
    expect(await total(tag)).toBe(0);
    expect(await reportOf(file)).toMatchObject(expected);
    expect(await total(tag)).toBe(2);
    const again = await reportOf(file);
    expect(again.rows.filter(({ code }) => code === 'EMAIL_TAKEN')).toHaveLength(2);
  });

  it('N15 an import is one line of the audit log, and the entry of each user says of which import', async () => {
    const tag = randomUUID();
    const file = `name,email\nOne,${tag}.1@example.com\nTwo,${tag}.2@example.com\nx,nowhere\n`;
    expect(await reportOf(file)).toMatchObject({ created: 2, refused: 1 });
    const entries = async (query: object) => {
      const answer = await api.call
        .get('/api/admin/audit')
        .query(query)
        .set(bearer(superadmin))
        .expect(200);
      return (answer.body as { data: Entry[] }).data;
    };
    const [line, before] = await entries({ grouped: true, limit: 2 });
    expect(line).toMatchObject({
      action: 'user.imported',
      subject: { kind: 'import' },
      after: { created: 2, refused: 1 },
      groupSize: 3,
    });
    expect(before?.subject?.id).not.toBe(line!.subject?.id);
    const each = await entries({ cursor: String(line!.sequence), limit: 2 });
    expect(each).toMatchObject([
      { subject: { kind: 'user', name: 'Two' }, after: { import: line!.subject?.id } },
      { subject: { kind: 'user', name: 'One' }, after: { import: line!.subject?.id } },
    ]);
    expect(await api.container.get(VerifyAudit).execute()).toMatchObject({ broken: null });
  });

  it('one key imports once; the same key with another file or as a dry run is refused', async () => {
    const tag = randomUUID();
    const key = newKey();
    const file = `name,email\nOne,${tag}@example.com\n`;
    const first = await reportOf(file, { key });
    expect(await reportOf(file, { key })).toEqual(first);
    expect(first.created).toBe(1);
    await send(`${file}Two,${tag}.2@example.com\n`, { key }).expect(422);
    await send(file, { key, dryRun: true }).expect(422);
    expect(await total(tag)).toBe(1);
  });

  it('whoever is imported chooses a password by mail, and cannot sign in before', async () => {
    const email = `${randomUUID()}@example.com`;
    await reportOf(`name,email\nNew,${email}\n`);
    for (const password of ['', ' ', 'password', email])
      await api.call
        .post('/api/auth/login')
        .send({ email, password })
        .expect(/MISSING|WRONG/);
  });

  it.each([
    ['an open quote', 'name,email\n"One,one@example.com\n', 'CSV_UNREADABLE'],
    ['an endless field', `name,email\n${'x'.repeat(5_000)},one@example.com\n`, 'CSV_UNREADABLE'],
    ['no UTF-8', Buffer.from([0x6e, 0x61, 0xff, 0xfe, 0x0a]), 'CSV_UNREADABLE'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'CSV_UNREADABLE'],
    ['no e-mails', 'name,role\nOne,user\n', 'IMPORT_COLUMNS'],
    ['passwords', 'name,email,password\nOne,one@example.com,secret\n', 'IMPORT_COLUMNS'],
    ['a column twice', 'name,email,name\nOne,one@example.com,Two\n', 'IMPORT_COLUMNS'],
    ['nothing', '', 'IMPORT_COLUMNS'],
    [
      '1,001 users',
      `name,email\n${Array.from({ length: 1_001 }, (_, i) => `n,${i}@x.com`).join('\n')}`,
      'IMPORT_TOO_LONG',
    ],
  ])('a file with %s is refused as a whole', async (_what, file, code) => {
    await send(file).expect(400, new RegExp(code));
    expect(await total('one@example.com')).toBe(0);
  });

  it('a line too short, too long or with a stray quote costs itself alone', async () => {
    const tag = randomUUID();
    const file = `name,email\nOne\nTwo,${tag}.2@example.com,user\nTh"ree,${tag}.3@example.com\n"Fo"ur,${tag}.4@example.com\n"Fi""ve",${tag}.5@example.com\n`;
    const { rows } = await reportOf(file);
    expect(rows.map(({ line, code }) => [line, code])).toEqual([
      [2, 'LINE_MALFORMED'],
      [3, 'LINE_MALFORMED'],
      [4, 'LINE_MALFORMED'],
      [5, 'LINE_MALFORMED'],
      [6, undefined],
    ]);
    expect(await total(tag)).toBe(1);
  });

  it('a quote without an end is named by its line, in both languages', async () => {
    const file = 'name,email\nOne,one@example.com\n"Two,two@example.com\nThree,three@example.com\n';
    const refused = await send(file).expect(400);
    expect(refused.body).toMatchObject({
      code: 'CSV_UNREADABLE',
      details: [{ message: expect.stringMatching(/^Line 3 cannot be read$/) }],
    });
    await send(file)
      .set('Accept-Language', 'zh-CN')
      .expect(/无法读取第 3 行/);
  });

  it('NUL and halves of characters cost their own line alone', async () => {
    const tag = randomUUID();
    const file = `name,email,role\nO\0ne,${tag}.1@example.com,\nTwo,${tag}\0@example.com,\nThree,${tag}.3@example.com,\0\nFour,${tag}.4@example.com,\n`;
    const { rows } = await reportOf(file);
    expect(rows.map(({ code }) => code)).toEqual([
      'NAME_INVALID',
      'EMAIL_INVALID',
      'ROLE_INVALID',
      undefined,
    ]);
  });

  it('a file of 2 MB is refused for its size, another field for its name', async () => {
    await send(`name,email\n${'x'.repeat(2_000_000)}`).expect(413, /CSV_TOO_LARGE/);
    await api.call
      .post(`${USERS}/import`)
      .set(headers())
      .attach('other', Buffer.from('name,email\n'), 'users.csv')
      .expect(400);
    await api.call
      .post(`${USERS}/import`)
      .set(headers())
      .attach('image', Buffer.from('name,email\n'), 'users.csv')
      .expect(400, /"field":"file","message":"exactly one file is expected in this field"/);
    const wrongType = /UPLOAD_TYPE.*multipart/;
    const post = () => api.call.post(`${USERS}/import`).set(headers());
    await post().send({ file: 'name' }).expect(415, wrongType);
    await post().type('text/csv').send('name,email\n').expect(415, wrongType);
  });
});

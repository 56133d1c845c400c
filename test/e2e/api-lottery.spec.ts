import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunDraws, SeedSampleEvents } from '@toolyard/core/lottery';
import { isReceiptValid, readReceipt, verifyBundle } from '@toolyard/core/lottery/draw';
import { nobleCrypto } from '@toolyard/noble';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  register,
  SAMPLED_ENGINES,
  type TestApi,
} from '../support/test-api.ts';

const EVENTS = '/api/lottery/events';
const MANAGED = '/api/admin/lottery/events';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

interface Event {
  readonly id: string;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly drawDate: string;
  readonly status: string;
  readonly phase: string;
  readonly participants: number;
  readonly version: number;
}
interface Person {
  readonly path: string;
  readonly credentials: object;
  readonly token: string;
  readonly moves: number;
}
interface Listed {
  readonly data: readonly Event[];
  readonly nextCursor: string | null;
  readonly serverTime: string;
}

/** Opens an hour after `at` for a day, is drawn an hour later by a committed seed; two prizes, one alternate. */
const eventBody = (at: number, change: object = {}) => ({
  title: { en: 'Mug Draw', 'zh-CN': '杯子抽奖' },
  description: { en: 'Two mugs', 'zh-CN': '' },
  startDate: iso(at + HOUR),
  endDate: iso(at + 25 * HOUR),
  drawDate: iso(at + 26 * HOUR),
  capacity: null,
  verifiedEmail: false,
  minAccountAge: 0,
  maxWeight: 1,
  daysPerChance: 30,
  withdrawable: true,
  alternates: 1,
  claimDays: 14,
  entropy: 'commit',
  prizes: [
    {
      name: { en: 'Mug', 'zh-CN': '杯子' },
      description: { en: 'Tea', 'zh-CN': '茶' },
      count: 2,
      image: 'mug',
    },
  ],
  rules: [{ en: 'One entry per account.', 'zh-CN': '每个账户一次。' }],
  ...change,
});

describe.each(SAMPLED_ENGINES)('the lottery on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let operator: Person;
  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { manualClock: true } });
    const { username } = await addOperator(api, 'superadmin');
    const credentials = { username, password: OPERATOR_PASSWORD };
    operator = { path: '/api/admin/auth/login', credentials, token: '', moves: -1 };
  });
  afterAll(() => api?.close());

  /** How often the clock was moved: a token of before has expired. */
  let moves = 0;
  const signedIn = async (who: Person) => {
    if (who.moves === moves) return bearer(who);
    const answer = await api.call.post(who.path).send(who.credentials).expect(200);
    const body = answer.body as { token?: string; data?: { token: string } };
    Object.assign(who, { token: body.token ?? body.data?.token, moves });
    return bearer(who);
  };
  const newMember = async (): Promise<Person & { readonly email: string }> => {
    const { email, password, token } = await register(api);
    return { path: '/api/auth/login', credentials: { email, password }, token, moves, email };
  };

  const get = (path: string, query: object = {}, language = 'en') =>
    api.call.get(path).query(query).set('Accept-Language', language);
  const list = async (query: object = {}, language?: string) =>
    (await get(EVENTS, query, language).expect(200)).body as Listed;
  const send = async (
    method: 'post' | 'put' | 'delete',
    path: string,
    who: Person,
    {
      status,
      body = {},
      key = newKey(),
    }: { status: number; body?: object; key?: { readonly 'Idempotency-Key': string } },
  ) => {
    const call = api.call[method](path)
      .set(await signedIn(who))
      .set(key)
      .send(body);
    return call.expect(status);
  };
  const read = async (path: string, who: Person) =>
    api.call
      .get(path)
      .set(await signedIn(who))
      .expect(200);
  const setClock = async (at: number) => {
    await api.call
      .post('/api/test/clock')
      .send({ now: iso(at) })
      .expect(204);
    moves++;
  };
  let now = Date.now();
  const publish = async (change: object = {}) => {
    const created = await send('post', MANAGED, operator, {
      status: 201,
      body: eventBody(now, change),
    });
    const { id } = (created.body as { data: Event }).data;
    await send('post', `${MANAGED}/${id}/publish`, operator, { status: 200 });
    return id;
  };
  const code = (answer: { readonly body: unknown }) => (answer.body as { code: string }).code;

  it('LO-01 a visitor sees the seeded events, the active one first', async () => {
    const { data, nextCursor, serverTime } = await list();
    expect(nextCursor).toBeNull();
    expect(data.map(({ status }) => status)).toEqual(['active', 'upcoming', 'ended']);
    const [active, upcoming, ended] = data;
    const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);
    expect(isBefore(active!.startDate, serverTime)).toBe(true);
    expect(isBefore(serverTime, active!.endDate)).toBe(true);
    expect(isBefore(serverTime, upcoming!.startDate)).toBe(true);
    expect(isBefore(ended!.endDate, serverTime)).toBe(true);
    expect(ended!.phase).toBe('settled');
  });

  it('LO-06 LO-11 one event with its prizes, rules and fingerprints; no version, no text of the other language', async () => {
    const [active] = (await list()).data;
    const answer = await get(`${EVENTS}/${active!.id}`).expect(200);
    expect(answer.headers['vary']).toContain('Accept-Language');
    expect((answer.body as { data: object }).data).toMatchObject({
      title: 'Workbench Draw',
      participants: 24,
      trust: 'B',
      trustGaps: ['unstamped'],
      prizes: [
        { name: 'Mechanical keyboard', count: 1, image: 'keyboard' },
        { count: 3 },
        { count: 10 },
      ],
      draw: { manifestHash: expect.stringMatching(/^[0-9a-f]{64}$/), lock: null },
    });
    expect(answer.text).not.toContain('version');
    expect(answer.text).not.toContain('工作台');
  });

  it.each([
    ['en', 'Workbench Draw'],
    ['zh-CN', '工作台抽奖'],
    ['fr', 'Workbench Draw'],
  ])('in %s its title is %s', async (language, title) => {
    const { data } = await list({ status: 'active' }, language);
    expect(data.map((event) => event.title)).toEqual([title]);
  });

  it.each([
    ['en', 'This lottery event does not exist'],
    ['zh-CN', '抽奖活动不存在'],
  ])('LO-10 an unknown event, in %s', async (language, message) => {
    for (const id of [UNKNOWN, '1', 'workbench-draw', "'--"])
      for (const rest of ['', '/proof', '/winners', '/calendar']) {
        const answer = await get(`${EVENTS}/${encodeURIComponent(id)}${rest}`, {}, language);
        expect([answer.status, answer.body]).toEqual([
          404,
          { code: 'LOTTERY_EVENT_UNKNOWN', message },
        ]);
      }
  });

  it.each<readonly [string, object, string]>([
    ['a limit of none', { limit: 0 }, 'VALIDATION'],
    ['a limit that is no number', { limit: 'x' }, 'VALIDATION'],
    ['an unknown status', { status: 'open' }, 'VALIDATION'],
    ['a cursor of no list', { cursor: 'x' }, 'CURSOR_INVALID'],
    [
      'a cursor of another status',
      { cursor: `1_ended_1_${UNKNOWN}`, status: 'active' },
      'CURSOR_INVALID',
    ],
    ['a longer cursor', { cursor: 'x'.repeat(201) }, 'VALIDATION'],
  ])('%s is refused', async (_what, query, expected) =>
    expect(code(await get(EVENTS, query).expect(400))).toBe(expected),
  );

  it('the proof of the sample draw can be checked by anybody, and an entry found in it', async () => {
    const [ended] = (await list({ status: 'ended' })).data;
    const body: unknown = (await get(`${EVENTS}/${ended!.id}/proof`).expect(200)).body;
    expect((await verifyBundle(body, nobleCrypto)).ok).toBe(true);
    const { entries } = body as { entries: { uuid: string }[] };
    const answer = await get(`/api/lottery/entries/${entries[3]!.uuid}/inclusion`).expect(200);
    expect(answer.body).toMatchObject({ data: { leafIndex: 3, count: 40 } });
    await get(`/api/lottery/entries/${UNKNOWN}/inclusion`).expect(404);
    const last = await get('/api/home/last-draw').expect(200);
    expect(last.body).toMatchObject({
      data: { eventId: ended!.id, entries: 40, winners: 13, round: 657_413 },
    });
    const winners = await get('/api/lottery/winners', { search: 'mug', limit: 5 }).expect(200);
    expect((winners.body as Listed).data).toHaveLength(5);
    expect((winners.body as Listed).nextCursor).not.toBeNull();
  });

  it('LO-09 an event as a calendar file, with an alarm a day before the close', async () => {
    const { data } = await list({ status: 'upcoming' });
    const answer = await get(`${EVENTS}/${data[0]!.id}/calendar`).expect(200);
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.text).toContain('BEGIN:VCALENDAR');
    expect(answer.text).toContain('SUMMARY:Reading Corner Draw closes');
    expect(answer.text).toContain('TRIGGER:-P1D');
  });

  it('operators and users with a confirmed address create events; faults are named by field', async () => {
    const member = await newMember();
    const body = eventBody(now);
    expect(
      code(await send('post', '/api/lottery/organised', member, { status: 403, body: body })),
    ).toBe('LOTTERY_ORGANISER_UNVERIFIED');
    const wrong = { ...body, drawDate: body.endDate, prizes: [] };
    const inAList = { ...body, prizes: [body.prizes], rules: [body.rules] };
    await send('post', MANAGED, operator, { status: 400, body: inAList });
    const refused = await send('post', MANAGED, operator, { status: 400, body: wrong });
    expect(refused.body).toMatchObject({
      code: 'LOTTERY_EVENT_INVALID',
      details: [{ field: 'drawAt' }, { field: 'prizes' }],
    });
  });

  it('N15 operators search all draws by title and filter them by phase', async () => {
    const title = { en: 'Copper Kettle Draw', 'zh-CN': '铜壶抽奖' };
    const id = await publish({ title });
    const found = async (query: string) =>
      ((await read(`${MANAGED}?${query}`, operator)).body as Listed).data.map((each) => each.id);
    expect(await found('search=copper%20KETTLE&phase=upcoming')).toEqual([id]);
    expect(await found(`search=${encodeURIComponent('铜壶')}`)).toEqual([id]);
    expect(await found('search=copper&phase=draft')).toEqual([]);
    await api.call
      .get(`${MANAGED}?phase=lost`)
      .set(await signedIn(operator))
      .expect(400);
  });

  const chooseName = (who: Person, name: string, status = 200) =>
    send('put', '/api/lottery/organiser-name', who, { status, body: { name } });

  it('N12 the public name of an organizer is chosen, and is one of its own', async () => {
    const member = await newMember();
    const NAME = '/api/lottery/organiser-name';
    expect((await read(NAME, member)).body).toEqual({ data: { name: null } });
    const wrong = await chooseName(member, 'Toolyard\nTeam', 400);
    expect(wrong.body).toMatchObject({
      code: 'LOTTERY_ORGANISER_NAME_INVALID',
      details: [{ field: 'name' }],
    });
    await chooseName(member, ' Mug Club ');
    expect((await read(NAME, member)).body).toEqual({ data: { name: 'Mug Club' } });
    const taken = await chooseName(await newMember(), 'MUG CLUB', 409);
    expect(code(taken)).toBe('LOTTERY_ORGANISER_NAME_TAKEN');
  });

  it('a user’s draft is submitted, declined, submitted again, approved and published', async () => {
    const member = await newMember();
    await confirmAddress(api, member);
    const OWN = '/api/lottery/organised';
    const nameless = await send('post', OWN, member, { status: 409, body: eventBody(now) });
    expect(code(nameless)).toBe('LOTTERY_ORGANISER_NAME_NEEDED');
    await chooseName(member, 'Shelf Club');
    const created = await send('post', OWN, member, { status: 201, body: eventBody(now) });
    const { id } = (created.body as { data: Event }).data;
    const publishing = await send('post', `${OWN}/${id}/publish`, member, { status: 403 });
    expect(code(publishing)).toBe('LOTTERY_ORGANISERS_ONLY');
    const submitted = await send('post', `${OWN}/${id}/submission`, member, { status: 200 });
    expect(submitted.body).toMatchObject({
      data: { phase: 'draft', editable: false, approval: { state: 'waiting', decidedAt: null } },
    });
    const edit = { status: 409, body: eventBody(now) };
    expect(code(await send('put', `${OWN}/${id}`, member, edit))).toBe('LOTTERY_EVENT_WAITING');
    await send('delete', `${OWN}/${id}/submission`, member, { status: 200 });
    await send('post', `${OWN}/${id}/submission`, member, { status: 200 });
    await get(`${EVENTS}/${id}`).expect(404);

    const APPROVALS = '/api/admin/lottery/approvals';
    const queue = await read(APPROVALS, operator);
    expect((queue.body as Listed).data.map((event) => event.id)).toEqual([id]);
    const stats = await read('/api/admin/dashboard/stats', operator);
    expect(stats.body).toMatchObject({ data: { waitingEvents: 1 } });
    const declined = await send('post', `${APPROVALS}/${id}/decline`, operator, {
      status: 200,
      body: { reason: 'Name the value' },
    });
    expect(declined.body).toMatchObject({
      data: { editable: true, approval: { state: 'declined', reason: 'Name the value' } },
    });
    await send('post', `${OWN}/${id}/submission`, member, { status: 200 });
    const approved = await send('post', `${APPROVALS}/${id}/approve`, operator, { status: 200 });
    expect(approved.body).toMatchObject({ data: { phase: 'upcoming', editable: false } });
    await chooseName(member, 'Another Club');
    const shown = await get(`${EVENTS}/${id}`).expect(200);
    expect((shown.body as { data: { organiser: string } }).data.organiser).toBe('Shelf Club');
    const late = await send('post', `${APPROVALS}/${id}/approve`, operator, { status: 409 });
    expect(code(late)).toBe('LOTTERY_EVENT_NOT_WAITING');
    await send('post', `${OWN}/${id}/cancel`, member, { status: 200, body: { reason: 'No mugs' } });
  });

  it('a user whom an operator trusts publishes at once', async () => {
    const member = await newMember();
    const profile = await read('/api/auth/profile', member);
    const { id: userId } = (profile.body as { user: { id: string } }).user;
    await send('put', `/api/admin/lottery/organisers/${userId}`, operator, { status: 204 });
    await chooseName(member, 'Trusted Club');
    const created = await send('post', '/api/lottery/organised', member, {
      status: 201,
      body: eventBody(now),
    });
    const { id } = (created.body as { data: Event }).data;
    await get(`${EVENTS}/${id}`).expect(404);
    await send('post', `/api/lottery/organised/${id}/publish`, member, { status: 200 });
    await get(`${EVENTS}/${id}`).expect(200);
    const cancel = { reason: 'A rehearsal' };
    await send('post', `/api/lottery/organised/${id}/cancel`, member, {
      status: 200,
      body: cancel,
    });
    await send('delete', `/api/admin/lottery/organisers/${userId}`, operator, { status: 204 });
    await send('post', '/api/lottery/organised', member, { status: 403, body: eventBody(now) });
  });

  it('from the draft to the alternate who moves up', async () => {
    const id = await publish();
    const members = [await newMember(), await newMember(), await newMember()];
    const [first] = members as readonly Person[] as readonly [Person, Person, Person];
    const enter = (who: Person, status: number) =>
      send('post', `${EVENTS}/${id}/entries`, who, { status });
    expect(code(await enter(first, 409))).toBe('LOTTERY_NOT_OPEN');
    await setClock(now + 2 * HOUR);
    const key = newKey();
    await signedIn(first);
    const twice = () => send('post', `${EVENTS}/${id}/entries`, first, { status: 201, key });
    const [one, two] = await Promise.all([twice(), twice()]);
    expect(two.body).toEqual(one.body);
    expect(code(await enter(first, 409))).toBe('LOTTERY_ENTERED_ALREADY');
    for (const member of members.slice(1)) await enter(member, 201);
    const own = await read('/api/lottery/me/entries', first);
    expect((own.body as { data: { event: Event }[] }).data[0]!.event.id).toBe(id);

    await setClock(now + 25 * HOUR);
    expect(code(await enter(await newMember(), 409))).toBe('LOTTERY_CLOSED');
    await api.container.get(RunDraws).execute();
    await setClock(now + 26 * HOUR);
    const shown = await get(`${EVENTS}/${id}`).expect(200);
    // No username of the console is public.
    expect((shown.body as { data: { organiser: string } }).data.organiser).toBe('Toolyard');
    const step = await send('post', `${MANAGED}/${id}/step`, operator, { status: 200 });
    expect(step.body).toEqual({ outcome: 'drawn' });
    const proof = await get(`${EVENTS}/${id}/proof`).expect(200);
    const verified = await verifyBundle(proof.body, nobleCrypto);
    expect([verified.ok, verified.label, verified.awards.length]).toEqual([true, 'C', 2]);

    const prizeOf = async (who: Person) => {
      const answer = await read(`${EVENTS}/${id}/participation`, who);
      return (answer.body as { data: { prize: { state: string } | null } }).data.prize?.state;
    };
    const states = await Promise.all(members.map(prizeOf));
    expect([...states].sort()).toEqual(['alternate', 'pending', 'pending']);
    const winner = members[states.indexOf('pending')]!;
    const alternate = members[states.indexOf('alternate')]!;
    await send('post', `${EVENTS}/${id}/prize/decline`, winner, { status: 200 });
    expect(await prizeOf(alternate)).toBe('pending');
    await send('post', `${EVENTS}/${id}/prize/claim`, alternate, { status: 200 });
    const listed = await get(`${EVENTS}/${id}/winners`).expect(200);
    expect((listed.body as { data: object[] }).data).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ forfeitReason: 'declined', state: 'forfeited' }),
        expect.objectContaining({ state: 'claimed', name: '林*' }),
      ]),
    );
    const { email } = members[states.indexOf('alternate')]!;
    const found = await read(`/api/admin/users?search=${email}`, operator);
    const [user] = (found.body as { users: { id: string }[] }).users;
    const renamed = { name: 'Jane Johnson' };
    await send('put', `/api/admin/users/${user!.id}`, operator, { status: 200, body: renamed });
    // The public list shows the names under which it was published.
    const later = await get(`${EVENTS}/${id}/winners`).expect(200);
    expect(later.body).toEqual(listed.body);
    now = now + 27 * HOUR;
    await setClock(now);
  });

  it('ineligible and over-capacity entries are refused in their own words, and a withdrawal frees the place', async () => {
    const id = await publish({ capacity: 1, verifiedEmail: true });
    const [ann, bob] = [await newMember(), await newMember()];
    await setClock(now + 2 * HOUR);
    const enter = (who: Person, status: number) =>
      send('post', `${EVENTS}/${id}/entries`, who, { status });
    expect(code(await enter(ann, 403))).toBe('LOTTERY_EMAIL_UNVERIFIED');
    await confirmAddress(api, ann);
    await confirmAddress(api, bob);
    await enter(ann, 201);
    expect(code(await enter(bob, 409))).toBe('LOTTERY_FULL');
    const locked = await send('put', `${MANAGED}/${id}`, operator, {
      status: 409,
      body: eventBody(now),
    });
    expect(code(locked)).toBe('LOTTERY_EVENT_LOCKED');
    const gone = await send('delete', `${EVENTS}/${id}/entries/own`, ann, { status: 200 });
    const receipt = readReceipt((gone.body as { data: unknown }).data);
    expect(receipt).toMatchObject({ type: 'withdrawn', event_id: id, register: { n: 2 } });
    expect(isReceiptValid(receipt!, receipt!.public_key, nobleCrypto)).toBe(true);
    await enter(bob, 201);
    const entries = await read(`${MANAGED}/${id}/entries`, operator);
    expect((entries.body as { data: object[] }).data).toMatchObject([{ email: bob.email }]);
    const file = await read(`${MANAGED}/${id}/entries/export`, operator);
    expect(file.text).toContain(bob.email);
    const reason = 'The sponsor withdrew';
    await send('post', `${MANAGED}/${id}/cancel`, operator, { status: 200, body: { reason } });
    const answer = await get(`${EVENTS}/${id}`).expect(200);
    expect(answer.body).toMatchObject({ data: { status: 'ended', phase: 'cancelled', reason } });
  });

  it('a further start adds no event', async () => {
    const before = (await list({ limit: 100 })).data.length;
    await api.container.get(SeedSampleEvents).execute();
    expect((await list({ limit: 100 })).data).toHaveLength(before);
  });

  it('LO-04 the clock alone changes the status', async () => {
    const [upcoming] = (await list({ status: 'upcoming' })).data;
    await setClock(Date.parse(upcoming!.startDate));
    expect((await list({ status: 'active' })).data.map(({ id }) => id)).toContain(upcoming!.id);
  });
});

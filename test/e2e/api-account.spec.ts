import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  cookiesOf,
  SAMPLED_ENGINES,
  newKey,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

describe.each(SAMPLED_ENGINES)('export and deletion of an account on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi({ engine });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const save = async (member = mei) =>
    api.call
      .post('/api/options/strategies')
      .set({ ...bearer(member), ...newKey() })
      .send(await spreadBody(api))
      .expect(201);
  const watch = (symbols: readonly string[], member = mei) =>
    api.call
      .put('/api/options/watchlist')
      .set({ ...bearer(member), ...newKey(), 'If-Match': '"1"' })
      .send({ symbols })
      .expect(200);
  async function connect(member = mei) {
    const begun = await api.call.get('/api/ibkr/auth-url').set(bearer(member)).expect(200);
    const state = /state=([\w-]+)/.exec((begun.body as { url: string }).url)?.[1] ?? '';
    await api.call
      .get(`/api/ibkr/callback/simulated?state=${state}&code=allow-DU1234567`)
      .set('Cookie', sentBack(cookiesOf(begun.headers)[0]))
      .expect(302);
  }
  const signIn = ({ email, password }: Member) =>
    api.call.post('/api/auth/login').send({ email, password });
  const exported = (member = mei) => api.call.get('/api/auth/export').set(bearer(member));
  const remove = (member = mei) => api.call.delete('/api/auth/account').set(bearer(member));

  it('the export holds everything that is the user’s and nothing that is anybody else’s', async () => {
    const other = await register(api);
    await save(other);
    await save();
    await watch(['SPY', 'TSLA']);
    await connect();
    const answer = await exported().expect(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      account: { email: mei.email, name: '林梅', role: 'user' },
      lastLogin: expect.any(String) as unknown,
      sessions: [{ current: true }],
      secondFactor: { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 },
      strategies: [{ underlyingAsset: 'SPY', legs: [{}, {}] }],
      watchlist: { symbols: ['SPY', 'TSLA'], version: 2 },
      optionsSettings: { chartType: 'candlestick', version: 1 },
      brokerage: { connected: true, accountId: 'DU1234567', provider: 'simulated' },
      endedSessions: [],
      invitation: null,
      emailConfirmation: null,
      waitingMail: expect.any(Array) as unknown,
      draws: { organiser: false, organiserName: null, entries: [], reminders: [] },
      alsoHeld: [
        { what: 'deletedStrategies', days: 30 },
        { what: 'answersToRepeatedRequests', days: 2 },
        { what: 'attemptCounters', days: 2 },
        { what: 'backups', days: null },
      ],
    });
    const { activity } = answer.body as { activity: { action: string; subject: string }[] };
    expect(activity.at(-1)).toMatchObject({ action: 'account.registered', subject: '林梅' });
    expect(activity.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['strategy.saved', 'watchlist.changed', 'brokerage.connected']),
    );
    expect(answer.text).not.toContain(other.email);
  });

  it('the export says when the user signed in last, and an invitation until it was used', async () => {
    const held = async () => (await exported().expect(200)).body as Held;
    const before = Date.now();
    await signIn(mei).expect(200);
    expect(Date.parse((await held()).lastLogin)).toBeGreaterThanOrEqual(before);
    const [createdAt, expiresAt] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 8)];
    const { account } = await held();
    const work = api.container.get<Work<Invitations>>(PORTS.work);
    const invitation = { userId: account.id, tokenHash: 'a'.repeat(43), createdAt, expiresAt };
    const invite = (usedAt: number | null) =>
      work.run(({ invitations }) => invitations.put({ ...invitation, usedAt }));
    await invite(null);
    expect((await held()).invitation).toEqual({
      sentAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-08T00:00:00.000Z',
    });
    await invite(createdAt + 1);
    expect((await held()).invitation).toBeNull();
  });

  it('the language is stored with the account, and every sign-in answers it', async () => {
    const profile = () => api.call.put('/api/auth/profile').set(bearer(mei));
    expect((await signIn(mei)).body).toMatchObject({ user: { language: 'auto' } });
    const changed = await profile().send({ language: 'zh-CN' }).expect(200);
    expect(changed.body).toMatchObject({ user: { name: '林梅', language: 'zh-CN' } });
    expect((await signIn(mei)).body).toMatchObject({ user: { language: 'zh-CN' } });
    expect((await exported()).body).toMatchObject({ account: { language: 'zh-CN' } });
    const wrong = await profile().send({ language: 'de' }).expect(400);
    expect(wrong.body).toMatchObject({
      code: 'VALIDATION',
      details: [{ field: 'language', message: 'must be one of: auto, en, zh-CN' }],
    });
  });

  it('no secret and no hash stands in the export', async () => {
    await connect();
    const { text } = await exported();
    expect(text).not.toMatch(/hash|password|secret"|token|argon|sessionKey|session-DU/i);
    for (const secret of [mei.password, mei.token, sentBack(mei.cookies[0]).slice(3)])
      expect(text).not.toContain(secret);
  });

  it('the export holds all strategies, more than a page of them', async () => {
    const count = 103;
    const { data } = (await save()).body as { data: { id: string } };
    const reader = api.container.get<StrategyReader>(PORTS.strategyReader);
    const owner = ((await exported()).body as { account: { id: string } }).account.id;
    const strategy = await reader.findOwned(owner, data.id);
    const ids = api.container.get<{ next(): string }>(PORTS.ids);
    const work = api.container.get<Work<{ strategies: { add(each: object): Promise<void> } }>>(
      PORTS.work,
    );
    await work.run(async ({ strategies }) => {
      for (let i = 1; i < count; i++)
        await strategies.add({ ...strategy, id: ids.next(), legs: [] });
    });
    const { strategies } = (await exported()).body as { strategies: { id: string }[] };
    expect(new Set(strategies.map(({ id }) => id)).size).toBe(count);
  });

  it('a deleted account: no session, no sign-in, the e-mail free, another account untouched', async () => {
    const other = await register(api);
    await save(other);
    await save();
    await watch(['SPY']);
    await watch(['QQQ'], other);
    await connect();
    const answer = await remove().expect(204);
    expect(cookiesOf(answer.headers).join()).toMatch(/^rt=; Max-Age=0/);

    await api.call.get('/api/auth/profile').set(bearer(mei)).expect(401);
    await api.call.post('/api/auth/refresh').set('Cookie', sentBack(mei.cookies[0])).expect(401);
    expect((await signIn(mei)).status).toBe(401);

    const again = await api.call
      .post('/api/auth/register')
      .send({ name: 'Mei', email: mei.email, password: mei.password })
      .expect(201);
    const { token } = again.body as { token: string };
    const fresh = (await exported({ ...mei, token })).body as { strategies: unknown[] };
    expect(fresh).toMatchObject({ brokerage: { connected: false }, strategies: [] });
    expect(fresh).toMatchObject({ watchlist: { symbols: [], version: 1, updatedAt: null } });
    expect((await exported(other)).body).toMatchObject({
      strategies: [{}],
      watchlist: { symbols: ['QQQ'] },
    });
  });

  it('every session of a deleted account ends', async () => {
    const second = (await signIn(mei).expect(200)).body as { token: string };
    await remove().expect(204);
    await api.call.get('/api/auth/profile').set(bearer(second)).expect(401);
  });

  it('both ask for the password again when it was given more than ten minutes ago', async () => {
    const aged = await agedSession(api, mei);
    for (const call of [exported(aged), remove(aged)]) {
      const answer = await call;
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([
        403,
        'REAUTHENTICATION_NEEDED',
      ]);
    }
    expect((await signIn(mei)).status).toBe(200);
  });

  it('both need a user', async () => {
    await api.call.get('/api/auth/export').expect(401);
    await api.call.delete('/api/auth/account').expect(401);
  });
});

interface Held {
  readonly account: { readonly id: string };
  readonly lastLogin: string;
  readonly invitation: object | null;
}

interface Invitations {
  readonly invitations: { put(invitation: object): Promise<void> };
}

interface StrategyReader {
  findOwned(owner: string, id: string): Promise<object>;
}

interface Work<Repositories> {
  run(work: (repositories: Repositories) => Promise<void>): Promise<void>;
}

interface Ports {
  readonly sessions: {
    findLocked(id: string): Promise<{ version: number; authenticatedAt: number } | null>;
    update(session: object): Promise<void>;
  };
}

/** The member's session, as if its owner had given the password eleven minutes ago. */
async function agedSession(api: TestApi, member: Member): Promise<Member> {
  const [, payload = ''] = member.token.split('.');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
  const work = api.container.get<Work<Ports>>(PORTS.work);
  await work.run(async ({ sessions }) => {
    const session = await sessions.findLocked(sid);
    if (!session) throw new Error('no session');
    const { version, authenticatedAt } = session;
    await sessions.update({
      ...session,
      version: version + 1,
      authenticatedAt: authenticatedAt - 11 * 60_000,
    });
  });
  return member;
}

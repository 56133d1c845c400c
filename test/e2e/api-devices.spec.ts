import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_SESSIONS, STEP_UP_WINDOW } from '@toolyard/core/accounts';
import { replace, type Settings } from '@toolyard/api';
import { FakeClock } from '@toolyard/memory';
import {
  bearer,
  cookiesOf,
  ENGINES,
  SAMPLED_ENGINES,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly address: string;
}

describe.each(SAMPLED_ENGINES)('devices signed in, on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  const clock = new FakeClock();
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi({
      engine,
      rebind: (container) => replace(container, PORTS.clock, clock),
    });
    mei = await register(api);
  });
  afterAll(() => api?.close());

  const signIn = async (of: Member) => {
    const { email, password } = of;
    const answer = await api.call
      .post('/api/auth/login')
      .set('User-Agent', FIREFOX)
      .send({ email, password })
      .expect(200);
    const { token } = answer.body as { token: string };
    return { ...of, token, cookies: cookiesOf(answer.headers) };
  };
  const list = async (of: Member) => {
    const answer = await api.call.get('/api/auth/sessions').set(bearer(of)).expect(200);
    return (answer.body as { data: OwnSession[] }).data;
  };
  const status = async (of: Member) =>
    (await api.call.get('/api/auth/profile').set(bearer(of))).status;
  const end = (id: string, of: Member) =>
    api.call.delete(`/api/auth/sessions/${id}`).set(bearer(of));
  const endAll = (scope: string, of: Member) =>
    api.call.post('/api/auth/sessions/end').set(bearer(of)).send({ scope });
  const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

  it('the list shows device and network, this session marked and first', async () => {
    const member = await register(api);
    const here = await signIn(member);
    const [first, second, ...more] = await list(here);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      current: true,
      device: 'Firefox, Linux',
      address: '127.0.0.0/24',
      remember: false,
    });
    expect(second).toMatchObject({ current: false, remember: true });
    expect(first?.id).not.toBe(second?.id);
  });

  it('a session that was ended is refused at once, and its refresh token too', async () => {
    const there = await signIn(mei);
    const { id } = (await list(there))[0]!;
    await end(id, mei).expect(204);
    expect(await status(there)).toBe(401);
    await api.call.post('/api/auth/refresh').set('Cookie', sentBack(there.cookies[0])).expect(401);
    const again = await end(id, mei);
    expect([again.status, codeOf(again)]).toEqual([404, 'SESSION_UNKNOWN']);
  });

  it("another user's session answers as one that never was", async () => {
    const other = await register(api);
    const { id } = (await list(other))[0]!;
    const foreign = await end(id, mei);
    const unknown = await end('00000000-0000-7000-8000-00000000ffff', mei);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect(await status(other)).toBe(200);
    await end('nonsense', mei).expect(400);
  });

  it('everywhere wants the password of the last ten minutes', async () => {
    const member = await register(api);
    const there = await signIn(member);
    clock.advance(STEP_UP_WINDOW + 1);
    const closed = await endAll('others', member);
    expect([closed.status, codeOf(closed)]).toEqual([403, 'REAUTHENTICATION_NEEDED']);
    const prove = (password: string) =>
      api.call.post('/api/auth/reauthenticate').set(bearer(member)).send({ password });
    const wrong = await prove('not the password');
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'PASSWORD_WRONG']);
    await endAll('others', member).expect(403);
    const answer = await prove(member.password).expect(200);
    await endAll('others', member).expect(403);
    const proven = { ...member, token: (answer.body as { token: string }).token };
    await endAll('nobody', proven).expect(400);
    await endAll('others', proven).expect(204);
    expect([await status(there), await status(member)]).toEqual([401, 200]);
    await endAll('all', proven).expect(204);
    expect(await status(member)).toBe(401);
  });

  it('the eleventh sign-in ends the longest unused one, also where five sign in at once', async () => {
    const member = await register(api);
    const opened: Member[] = [];
    for (let i = 0; i < MAX_SESSIONS; i++) {
      clock.advance(1000);
      opened.push(await signIn(member));
    }
    expect(await status(member)).toBe(401);
    expect(await list(opened[0]!)).toHaveLength(MAX_SESSIONS);
    clock.advance(1000);
    const many: Member[] = [];
    // Five at once: a sixth would count as guessing before any of them is known to be right.
    for (let i = 0; i < 4; i++)
      many.push(...(await Promise.all(Array.from({ length: 5 }, () => signIn(member)))));
    const statuses = await Promise.all(many.map(status));
    expect(statuses.filter((each) => each === 200)).toHaveLength(MAX_SESSIONS);
    expect(await Promise.all(opened.map(status))).toEqual(opened.map(() => 401));
  });
});

describe('two servers on one database', () => {
  const [, available] = ENGINES.find(([engine]) => engine === 'PostgreSQL') ?? [];
  if (!available) return it.skip('skipped: no PostgreSQL found', () => undefined);

  it('what one of them ends it refuses at once, and the other within five seconds', async () => {
    const jwtUserKeys = `shared:${Buffer.alloc(32, 7).toString('base64url')}`;
    const one = await openTestApi({ engine: 'PostgreSQL', settings: { jwtUserKeys } });
    const { databaseUrl } = one.container.get<Settings>(PORTS.settings);
    const two = await openTestApi({ settings: { jwtUserKeys, databaseUrl } });
    try {
      const mei = await register(one);
      const profile = (at: TestApi) => at.call.get('/api/auth/profile').set(bearer(mei));
      await profile(two).expect(200);
      await one.call.post('/api/auth/logout').set('Cookie', sentBack(mei.cookies[0])).expect(204);
      const ended = performance.now();
      await profile(one).expect(401);
      // A call that begins after the five seconds is refused, however long it takes.
      let begun: number;
      let status: number;
      do {
        begun = performance.now();
        ({ status } = await profile(two));
      } while (status === 200 && begun - ended <= 5_000);
      expect(status).toBe(401);
    } finally {
      await two.close();
      await one.close();
    }
  });
});

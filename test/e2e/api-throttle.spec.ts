import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { SendDueMail } from '@toolyard/core/mail';
import { FakePasswordHasher, FakeClock, FakeMailer } from '@toolyard/memory';
import { addOperator, OPERATOR_PASSWORD, openConsole } from '../support/operators.ts';
import {
  bearer,
  cookiesOf,
  ENGINES,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
} from '../support/test-api.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const BOUNDLESS = {
  total: 1e6,
  perNetwork: 1e6,
  perNetworkUnderLoad: 1e6,
  trustedDevicesPerNetwork: 1e6,
};

interface Given {
  readonly limits?: typeof BOUNDLESS;
  readonly trustProxy?: number;
}

/** PostgreSQL where the machine has it, because PGlite takes several times as long. */
const [engine] = ENGINES.filter(([, available]) => available).at(-1) ?? ['PGlite'];

/** An API whose clock the test sets and whose hashes cost nothing and are counted. */
async function throttled({ limits = BOUNDLESS, trustProxy }: Given = {}) {
  const clock = new FakeClock();
  const hasher = new FakePasswordHasher();
  const mailer = new FakeMailer();
  const api = await openTestApi({
    engine,
    settings: { attempts: limits, ...(trustProxy && { trustProxy }) },
    rebind: (container) => {
      replace(container, PORTS.clock, clock);
      replace(container, PORTS.hasher, hasher);
      replace(container, PORTS.mailer, mailer);
    },
  });
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    }).then(async (answer) => ({
      status: answer.status,
      code: ((await answer.json()) as { code?: string }).code ?? null,
      retryAfter: answer.headers.get('retry-after'),
      mark: sentBack(answer.headers.getSetCookie().find((each) => each.startsWith('device='))),
    }));
  const resetToken = async (email: string) => {
    await api.call.post('/api/auth/password/forgot').send({ email }).expect(204);
    await api.container.get(SendDueMail).execute();
    const letter = mailer.letters.findLast(({ to }) => to === email);
    return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };
  return { api, clock, hasher, signIn, resetToken };
}

const ATTEMPTS = FULL_SIZE ? 10_000 : 400;

describe(`attempts at one account, on ${engine}`, () => {
  it(`of ${ATTEMPTS} at 50 at once those that reach the hash are five and one after each pause, and the count is exact`, async () => {
    const { api, clock, hasher, signIn } = await throttled();
    try {
      const mei = await register(api);
      const begun = clock.now();
      hasher.verified = 0;
      const statuses = new Map<number, number>();
      for (let made = 0; made < ATTEMPTS; made += 50) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, i) => signIn(mei.email, `guess ${made + i}`)),
        );
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        clock.advance(SECOND / 2);
      }
      const seconds = (clock.now() - begun) / SECOND;
      expect(seconds).toBe(ATTEMPTS / 100);
      // Pauses of 1, 2, 4, … s: after n of them 2ⁿ − 1 seconds are over.
      const reached = 5 + Math.floor(Math.log2(seconds + 1));
      expect(hasher.verified).toBe(reached);
      expect(hasher.verified).toBeLessThanOrEqual(5 + Math.ceil(seconds));
      expect(Object.fromEntries(statuses)).toEqual({ 401: reached, 429: ATTEMPTS - reached });
    } finally {
      await api.close();
    }
  }, 180_000);
});

describe('throttling of sign-in', () => {
  let server: Awaited<ReturnType<typeof throttled>>;
  let mei: Member;
  beforeAll(async () => {
    server = await throttled();
  });
  afterAll(() => server?.api.close());
  beforeEach(async () => {
    mei = await register(server.api);
  });
  const wrong = (times: number, email = mei.email) =>
    Promise.all(Array.from({ length: times }, () => server.signIn(email, 'wrong')));
  const right = (headers: Record<string, string> = {}) =>
    server.signIn(mei.email, mei.password, headers);

  it('the sixth attempt is refused, with the right password too, and says when to come back', async () => {
    await wrong(5);
    expect(await right()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      retryAfter: '1',
    });
    server.clock.advance(SECOND);
    expect(await right()).toMatchObject({ status: 200 });
    expect((await wrong(6)).map(({ status }) => status).sort()).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  it('the pause ends after 15 minutes however long the guessing went on', async () => {
    for (let i = 0; i < 25; i++) {
      await wrong(5);
      server.clock.advance(15 * MINUTE);
    }
    await wrong(1);
    expect(await right()).toMatchObject({ status: 429, retryAfter: String(15 * 60) });
    server.clock.advance(15 * MINUTE);
    expect(await right()).toMatchObject({ status: 200 });
  });

  it('the address however written is one account', async () => {
    const { signIn } = server;
    const names = [mei.email, mei.email.toUpperCase(), ` ${mei.email}`, `${mei.email} `];
    const answers = [];
    for (const email of [...names, ...names]) answers.push((await signIn(email, 'wrong')).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('an account that does not exist is counted the same', async () => {
    const nobody = `nobody-${mei.email}`;
    const answers = async (email: string) => {
      const seen = [];
      for (let i = 0; i < 7; i++) seen.push(await server.signIn(email, 'wrong'));
      return seen;
    };
    expect(await answers(nobody)).toEqual(await answers(mei.email));
  });

  it('a device that was signed in before lets its owner in during an attack, and has a count of its own', async () => {
    const [, device] = mei.cookies;
    expect(device).toMatch(
      /^device=[\w.-]+; Max-Age=7776000; Path=\/api\/auth; .*HttpOnly; SameSite=Strict$/,
    );
    const Cookie = sentBack(device);
    await wrong(50);
    expect(await right()).toMatchObject({ status: 429 });
    expect(await right({ Cookie })).toMatchObject({ status: 200 });
    const own = [];
    for (let i = 0; i < 6; i++) own.push((await server.signIn(mei.email, 'x', { Cookie })).status);
    expect(own).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("another's device, or a made-up one, is no known device", async () => {
    const other = await register(server.api);
    await wrong(5);
    expect(await right({ Cookie: sentBack(other.cookies[1]) })).toMatchObject({ status: 429 });
    expect(await right({ Cookie: 'device=made.up' })).toMatchObject({ status: 429 });
  });

  it('sixty right sign-ins leave an account with marks of at most ten devices', async () => {
    const marks = [];
    for (let i = 0; i < 60; i++) marks.push((await right()).mark);
    server.hasher.verified = 0;
    const answers = await Promise.all(
      marks.flatMap((Cookie) =>
        Array.from({ length: 5 }, () => server.signIn(mei.email, 'wrong', { Cookie })),
      ),
    );
    // A busy machine answers some with 503 once their password is verified.
    const counted = answers.filter(({ status }) => status !== 429);
    expect(counted.every(({ status }) => status === 401 || status === 503)).toBe(true);
    expect(server.hasher.verified).toBeLessThanOrEqual(50);
    expect(counted.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(
      server.hasher.verified,
    );
    expect(counted.length).toBeGreaterThanOrEqual(server.hasher.verified);
  });

  it.each([
    ['changed', 'change'],
    ['reset', 'reset'],
  ])('L4: a password that is %s ends all marks and gives a new one', async (_what, how) => {
    const old = sentBack(mei.cookies[1]);
    const password = 'the owner chose this';
    const change = server.api.call.put('/api/auth/password').set(bearer(mei));
    const answer =
      how === 'change'
        ? await change.send({ currentPassword: mei.password, newPassword: password }).expect(204)
        : await server.api.call
            .post('/api/auth/password/reset')
            .send({ token: await server.resetToken(mei.email), password })
            .expect(204);
    const mark = sentBack(cookiesOf(answer.headers).find((each) => each.startsWith('device=')));
    await wrong(5);
    const signIn = (Cookie: string) => server.signIn(mei.email, password, { Cookie });
    expect(await signIn(old)).toMatchObject({ status: 429 });
    expect(await signIn(mark)).toMatchObject({ status: 200 });
  });

  it('a known device keeps its number at its next sign-in, and its mark holds for 90 days', async () => {
    const deviceOf = (mark: string) => mark.split('.', 1)[0];
    const { mark } = await right();
    server.clock.advance(90 * DAY - SECOND);
    const again = await right({ Cookie: mark });
    expect(deviceOf(again.mark)).toBe(deviceOf(mark));
    await wrong(5);
    expect(await right({ Cookie: again.mark })).toMatchObject({ status: 200 });
    await wrong(5);
    server.clock.advance(SECOND);
    await wrong(1);
    expect(await right({ Cookie: mark })).toMatchObject({ status: 429 });
  });

  it('a changed password ends every mark of the account', async () => {
    const { mark: Cookie } = await right();
    const newPassword = `${mei.password} anew`;
    await server.api.call
      .put('/api/auth/password')
      .set(bearer(mei))
      .send({ currentPassword: mei.password, newPassword })
      .expect(204);
    await wrong(5);
    const signIn = () => server.signIn(mei.email, newPassword, { Cookie });
    expect(await signIn()).toMatchObject({ status: 429 });
    server.clock.advance(SECOND);
    const { mark } = await signIn();
    await wrong(6);
    expect(await server.signIn(mei.email, newPassword, { Cookie: mark })).toMatchObject({
      status: 200,
    });
  });

  it('in the console, too, marks are of ten devices at most and end with the password', async () => {
    const { call, url } = server.api;
    const { username } = await addOperator(server.api, 'admin');
    const signIn = (password: string, Cookie = '') =>
      fetch(`${url}/api/admin/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({ username, password }),
      });
    const markOf = ({ headers }: Response) =>
      sentBack(headers.getSetCookie().find((each) => each.startsWith('admin-device=')));
    const marks = [];
    for (let i = 0; i < 30; i++) marks.push(markOf(await signIn(OPERATOR_PASSWORD)));
    const attempts = marks.flatMap((mark) =>
      Array.from({ length: 5 }, () => signIn('wrong', mark)),
    );
    const reached = (await Promise.all(attempts)).filter(({ status }) => status === 401);
    expect(reached.length).toBeLessThanOrEqual(50);
    server.clock.advance(15 * MINUTE);
    const { token } = await openConsole(server.api, username);
    const newPassword = 'another pass of mine';
    await call
      .put('/api/admin/profile/password')
      .set(bearer({ token }))
      .send({ currentPassword: OPERATOR_PASSWORD, newPassword })
      .expect(204);
    for (let i = 0; i < 5; i++) await signIn('wrong');
    for (const mark of marks) expect((await signIn(newPassword, mark)).status).toBe(429);
  });

  it('the password once more is counted by itself: attempts at sign-in do not close it', async () => {
    await wrong(50);
    const prove = (password: string) =>
      server.api.call.post('/api/auth/reauthenticate').set(bearer(mei)).send({ password });
    await prove(mei.password).expect(200);
    for (let i = 0; i < 5; i++) await prove('wrong').expect(400);
    const refused = await prove(mei.password);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  });
});

describe('throttling of networks', () => {
  const limits = {
    total: 60,
    perNetwork: 30,
    perNetworkUnderLoad: 5,
    trustedDevicesPerNetwork: 40,
  };
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const many = (signIn: Awaited<ReturnType<typeof throttled>>['signIn'], network: string) =>
    Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn(`${network}-${i}@example.com`, 'x', from(`${network}.${i}`)),
      ),
    );
  const refused = (answers: readonly { readonly status: number }[]) =>
    answers.filter(({ status }) => status === 429).length;

  it('a network has thirty a minute, and a made-up address changes nothing', async () => {
    const { api, signIn, clock } = await throttled({ limits });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          signIn(`a${i}@example.com`, 'x', from(`198.51.${i}.1`)),
        ),
      );
      expect(refused(answers)).toBe(10);
      expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('60');
      const registering = await api.call
        .post('/api/auth/register')
        .send({ name: 'Mei', email: 'new@example.com', password: 'unguessable 1' });
      expect(registering.status).toBe(429);
      clock.advance(MINUTE);
      expect(await signIn('a1@example.com', 'x')).toMatchObject({ status: 401 });
    } finally {
      await api.close();
    }
  });

  it('right sign-ins count for their network as wrong ones do, known devices by a limit of their own', async () => {
    const { api, signIn, clock } = await throttled({ limits: { ...limits, total: 1e6 } });
    try {
      const mei = await register(api);
      const signInFrom = (Cookie?: string) =>
        signIn(mei.email, mei.password, Cookie === undefined ? {} : { Cookie });
      const { mark } = await signInFrom();
      const statuses: number[] = [];
      for (let i = 0; i < 30; i++) statuses.push((await signInFrom()).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      const known: number[] = [];
      for (let i = 0; i < 42; i++) known.push((await signInFrom(mark)).status);
      expect(known.filter((status) => status === 200)).toHaveLength(40);
      clock.advance(MINUTE);
      expect(await signInFrom()).toMatchObject({ status: 200 });
    } finally {
      await api.close();
    }
  });

  it('behind a trusted proxy each network has its own, until there are too many everywhere', async () => {
    const { api, signIn, clock } = await throttled({ limits, trustProxy: 1 });
    try {
      expect(refused(await many(signIn, '192.0.2'))).toBe(10);
      expect(refused(await many(signIn, '198.51.100'))).toBeGreaterThanOrEqual(10);
      expect(refused(await many(signIn, '203.0.113'))).toBe(35);
      clock.advance(MINUTE);
      expect(refused(await many(signIn, '203.0.113'))).toBe(10);
    } finally {
      await api.close();
    }
  });
});

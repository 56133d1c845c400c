import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { PlainPasswordHasher, SetClock } from '@toolyard/memory';
import {
  bearer,
  ENGINES,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
} from '../support/test-api.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const BOUNDLESS = { everywhere: 1e6, network: 1e6, networkWhenSlow: 1e6 };

interface Given {
  readonly engine?: 'PGlite' | 'PostgreSQL';
  readonly limits?: typeof BOUNDLESS;
  readonly trustProxy?: number;
}

/** An API whose clock the test sets and whose hashes cost nothing and are counted. */
async function throttled({ engine = 'PGlite', limits = BOUNDLESS, trustProxy }: Given = {}) {
  const clock = new SetClock();
  const hasher = new PlainPasswordHasher();
  const api = await openTestApi({
    engine,
    settings: { attempts: limits, ...(trustProxy && { trustProxy }) },
    rebind: (container) => {
      replace(container, PORTS.clock, clock);
      replace(container, PORTS.hasher, hasher);
    },
  });
  const guess = (email: string, password: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    }).then(async (answer) => ({
      status: answer.status,
      code: ((await answer.json()) as { code?: string }).code ?? null,
      retryAfter: answer.headers.get('retry-after'),
    }));
  return { api, clock, hasher, guess };
}

/** `npm run guesses` makes ten thousand. */
const GUESSES = process.env['GUESSES'] === 'all' ? 10_000 : 1_000;

/** PostgreSQL where the machine has it: on PGlite the ten thousand take a minute. */
const [engine] = ENGINES.filter(([, available]) => available).at(-1) ?? ['PGlite'];

describe(`guesses at one account, on ${engine}`, () => {
  it(`of ${GUESSES} at 50 at once those that reach the hash are five and one after each pause, and the count is exact`, async () => {
    const { api, clock, hasher, guess } = await throttled({ engine });
    try {
      const mei = await register(api);
      const begun = clock.now();
      hasher.verified = 0;
      const statuses = new Map<number, number>();
      for (let made = 0; made < GUESSES; made += 50) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, i) => guess(mei.email, `guess ${made + i}`)),
        );
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        clock.advance(SECOND / 2);
      }
      const seconds = (clock.now() - begun) / SECOND;
      expect(seconds).toBe(GUESSES / 100);
      // Pauses of 1, 2, 4, … s: after n of them 2ⁿ − 1 seconds are over.
      const reached = 5 + Math.floor(Math.log2(seconds + 1));
      expect(hasher.verified).toBe(reached);
      expect(hasher.verified).toBeLessThanOrEqual(5 + Math.ceil(seconds));
      expect(Object.fromEntries(statuses)).toEqual({ 401: reached, 429: GUESSES - reached });
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
    Promise.all(Array.from({ length: times }, () => server.guess(email, 'wrong')));
  const right = (headers: Record<string, string> = {}) =>
    server.guess(mei.email, mei.password, headers);

  it('the sixth guess is refused, with the right password too, and says when to come back', async () => {
    await wrong(5);
    expect(await right()).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: '1' });
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
    const { guess } = server;
    const names = [mei.email, mei.email.toUpperCase(), ` ${mei.email}`, `${mei.email} `];
    const answers = [];
    for (const email of [...names, ...names]) answers.push((await guess(email, 'wrong')).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('an account that does not exist is counted the same', async () => {
    const nobody = `nobody-${mei.email}`;
    const answers = async (email: string) => {
      const seen = [];
      for (let i = 0; i < 7; i++) seen.push(await server.guess(email, 'wrong'));
      return seen;
    };
    expect(await answers(nobody)).toEqual(await answers(mei.email));
  });

  it('a device that was signed in before lets its owner in while others guess, and has a count of its own', async () => {
    const [, device] = mei.cookies;
    expect(device).toMatch(
      /^device=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; .*HttpOnly; SameSite=Strict$/,
    );
    const Cookie = sentBack(device);
    await wrong(50);
    expect(await right()).toMatchObject({ status: 429 });
    expect(await right({ Cookie })).toMatchObject({ status: 200 });
    const own = [];
    for (let i = 0; i < 6; i++) own.push((await server.guess(mei.email, 'x', { Cookie })).status);
    expect(own).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("another's device, or a made-up one, is no known device", async () => {
    const other = await register(server.api);
    await wrong(5);
    expect(await right({ Cookie: sentBack(other.cookies[1]) })).toMatchObject({ status: 429 });
    expect(await right({ Cookie: 'device=made.up' })).toMatchObject({ status: 429 });
  });

  it('the password once more is counted by itself: guesses at the sign-in do not close it', async () => {
    await wrong(50);
    const prove = (password: string) =>
      server.api.call.post('/api/auth/reauthenticate').set(bearer(mei)).send({ password });
    await prove(mei.password).expect(204);
    for (let i = 0; i < 5; i++) await prove('wrong').expect(400);
    const refused = await prove(mei.password);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  });
});

describe('throttling of networks', () => {
  const limits = { everywhere: 60, network: 30, networkWhenSlow: 5 };
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const many = (guess: Awaited<ReturnType<typeof throttled>>['guess'], network: string) =>
    Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        guess(`${network}-${i}@example.com`, 'x', from(`${network}.${i}`)),
      ),
    );
  const refused = (answers: readonly { readonly status: number }[]) =>
    answers.filter(({ status }) => status === 429).length;

  it('a network has thirty a minute, and a made-up address changes nothing', async () => {
    const { api, guess, clock } = await throttled({ limits });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          guess(`a${i}@example.com`, 'x', from(`198.51.${i}.1`)),
        ),
      );
      expect(refused(answers)).toBe(10);
      expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('60');
      const registering = await api.call
        .post('/api/auth/register')
        .send({ name: 'Mei', email: 'new@example.com', password: 'unguessable 1' });
      expect(registering.status).toBe(429);
      clock.advance(MINUTE);
      expect(await guess('a1@example.com', 'x')).toMatchObject({ status: 401 });
    } finally {
      await api.close();
    }
  });

  it('behind a trusted proxy each network has its own, until there are too many everywhere', async () => {
    const { api, guess, clock } = await throttled({ limits, trustProxy: 1 });
    try {
      expect(refused(await many(guess, '192.0.2'))).toBe(10);
      expect(refused(await many(guess, '198.51.100'))).toBeGreaterThanOrEqual(10);
      expect(refused(await many(guess, '203.0.113'))).toBe(35);
      clock.advance(MINUTE);
      expect(refused(await many(guess, '203.0.113'))).toBe(10);
    } finally {
      await api.close();
    }
  });
});

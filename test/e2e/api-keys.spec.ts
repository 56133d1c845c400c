import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { API_KEY_SCOPES, formatApiKey } from '@toolyard/core/accounts';
import type { Readers } from '@toolyard/core/repositories';
import { SendDueMail } from '@toolyard/core/mail';
import { FakeClock, FakeMailer, FakePasswordHasher } from '@toolyard/memory';
import { signInOperator } from '../support/operators.ts';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  PORTS,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUOTA = 12;

interface Created {
  readonly data: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly key: string;
}

describe('API keys', () => {
  const clock = new FakeClock();
  const mailer = new FakeMailer();
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({
      settings: { apiKeyQuota: QUOTA, marketQuota: 3 },
      rebind: (container) => {
        replace(container, PORTS.clock, clock);
        replace(container, PORTS.mailer, mailer);
        replace(container, PORTS.hasher, new FakePasswordHasher());
      },
    });
  });
  afterAll(() => api?.close());

  const newMember = async () => {
    const member = await register(api);
    await confirmAddress(api, member);
    return member;
  };
  const dayIn = (days: number) => new Date(clock.now() + days * DAY).toISOString().slice(0, 10);
  const draft = (change: object = {}) => ({
    ...{ name: '每晚报告', scopes: ['strategies:read'], expiresOn: dayIn(30) },
    ...change,
  });
  const create = (member: Member, change: object = {}) =>
    api.call.post('/api/auth/api-keys').set(bearer(member)).send(draft(change));
  const created = async (member: Member, change: object = {}) =>
    (await create(member, change).expect(201)).body as Created;
  const list = async (member: Member) =>
    (
      (await api.call.get('/api/auth/api-keys').set(bearer(member)).expect(200)).body as {
        data: readonly Record<string, unknown>[];
      }
    ).data;
  const get = (path: string, key: string) => api.call.get(path).set(bearer({ token: key }));
  const strategies = (key: string) => get('/api/options/strategies', key);
  const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

  it('A42: everyone may read the quota of a key, and whether this server has the document', async () => {
    const answer = await api.call.get('/api/auth/api-access').expect(200);
    expect(answer.body).toEqual({ data: { docs: true, pointsPerMinute: QUOTA } });
  });

  it('N4: an account whose address is not verified makes none', async () => {
    const mei = await register(api);
    expect(codeOf(await create(mei).expect(403))).toBe('EMAIL_UNVERIFIED');
    await confirmAddress(api, mei);
    await create(mei).expect(201);
  });

  it('a key is shown once, stored as a digest, told by mail and audited', async () => {
    const mei = await newMember();
    const { data, key } = await created(mei);
    expect(key).toMatch(/^ty_[0-9A-Za-z]{38}$/);
    expect(data).toMatchObject({ name: '每晚报告', scopes: ['strategies:read'], calls: 0 });
    expect(data['hint']).toBe(key.slice(0, 7));
    expect(data['expiresAt']).toBe(`${dayIn(31)}T00:00:00.000Z`);
    const listed = JSON.stringify(await list(mei));
    expect(listed).toContain(data.id);
    expect(listed).not.toContain(key);
    const readers = api.container.get<Readers>(PORTS.lotteryReaders);
    const user = await readers.users.findByEmail(mei.email);
    const [stored] = await readers.apiKeys.listOwned(user?.id ?? '');
    expect(JSON.stringify(stored)).not.toContain(key.slice(7));
    await api.container.get(SendDueMail).execute();
    const letter = mailer.letters.findLast(({ to }) => to === mei.email);
    expect(letter?.text).toContain('An API key was created');
    expect(letter?.text).toContain('/settings?tab=account');
    const root = await signInOperator(api, 'superadmin');
    const { text } = await api.call.get('/api/admin/audit').set(bearer(root)).expect(200);
    expect(text).toContain('apiKey.created');
    expect(text).not.toContain(key);
  });

  it('it calls what its scope opens, and each call is counted', async () => {
    const mei = await newMember();
    const { key } = await created(mei);
    clock.advance(MINUTE);
    await strategies(key).expect(200);
    const missing = await get('/api/options/alerts', key).expect(403);
    expect(missing.body).toMatchObject({
      code: 'API_KEY_SCOPE_MISSING',
      details: [{ field: 'scope', message: 'alerts:read' }],
    });
    expect(missing.headers['www-authenticate']).toContain('scope="alerts:read"');
    expect(codeOf(await get('/api/auth/profile', key).expect(403))).toBe('API_KEY_NOT_ALLOWED');
    const [listed] = await list(mei);
    const lastUsedAt = new Date(clock.now()).toISOString();
    expect(listed).toMatchObject({ calls: 3, lastUsedAt });
  });

  it('a write by key is done once for its idempotency key, and is its owner’s', async () => {
    const mei = await newMember();
    const scopes = ['watchlists:read', 'watchlists:write'];
    const { key } = await created(mei, { scopes });
    const save = () =>
      api.call
        .put('/api/options/watchlist')
        .set({ ...bearer({ token: key }), 'Idempotency-Key': 'nightly-1', 'If-Match': '"1"' })
        .send({ symbols: ['SPY'] });
    await save().expect(200);
    await save().expect(200);
    const own = await api.call.get('/api/options/watchlist').set(bearer(mei)).expect(200);
    expect((own.body as { data: { symbols: unknown } }).data.symbols).toEqual(['SPY']);
  });

  it('revoked, expired, mistyped and unknown keys are refused at once', async () => {
    const mei = await newMember();
    const [revoked, expired] = [await created(mei), await created(mei, { expiresOn: dayIn(0) })];
    await strategies(revoked.key).expect(200);
    await strategies(expired.key).expect(200);
    const revoke = (member: Member) =>
      api.call.delete(`/api/auth/api-keys/${revoked.data.id}`).set(bearer(member));
    expect(codeOf(await revoke(await newMember()).expect(404))).toBe('API_KEY_UNKNOWN');
    await revoke(mei).expect(204);
    await revoke(mei).expect(404);
    clock.advance(DAY);
    const others = ['ty_mistyped', formatApiKey('0'.repeat(32))];
    for (const key of [revoked.key, expired.key, ...others]) {
      const refused = await strategies(key).expect(401);
      expect(codeOf(refused)).toBe('API_KEY_INVALID');
      expect(refused.headers['www-authenticate']).toContain('error="invalid_token"');
      // Where nobody needs a token, a key that is sent must be valid.
      await get('/api/market/overview', key).expect(401);
    }
  });

  it.each([
    ['no scope', { scopes: [] }, 400, 'API_KEY_SCOPES_INVALID'],
    ['an unknown scope', { scopes: ['account:own'] }, 400, 'VALIDATION'],
    ['no expiry', { expiresOn: undefined }, 400, 'VALIDATION'],
    ['an expiry in two years', { expiresOn: '2999-01-01' }, 400, 'API_KEY_EXPIRY_INVALID'],
    ['a blank name', { name: ' ' }, 400, 'NAME_INVALID'],
  ])('%s is refused', async (_case, change, status, code) => {
    const refused = await create(await newMember(), change);
    expect([refused.status, codeOf(refused)]).toEqual([status, code]);
  });

  it('an account has ten keys at most, also when twelve are made at once', async () => {
    const mei = await newMember();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(mei)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409]);
    expect(await list(mei)).toHaveLength(10);
  });

  it('a password given more than ten minutes ago makes no key', async () => {
    const mei = await newMember();
    clock.advance(11 * MINUTE);
    expect(codeOf(await create(mei).expect(403))).toBe('REAUTHENTICATION_NEEDED');
  });

  it('each key has a quota of its own, which its market calls take from instead of the address', async () => {
    const mei = await newMember();
    const [one, other] = [
      await created(mei, { scopes: API_KEY_SCOPES }),
      await created(mei, { scopes: API_KEY_SCOPES }),
    ];
    const status = (key: string) => get('/api/polygon/market-status', key);
    const answers = [];
    for (let call = 0; call < QUOTA; call++) answers.push(await status(one.key));
    expect(answers.map((each) => each.status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.headers['ratelimit']).toMatch(`"key";r=${QUOTA - 1};`);
    const refused = await status(one.key).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await status(other.key).expect(200);
  });

  it('the keys of a disabled account end for good, those of a deleted one too', async () => {
    const root = await signInOperator(api, 'superadmin');
    const mei = await newMember();
    const { key } = await created(mei);
    const found = await api.call
      .get('/api/admin/users')
      .query({ search: mei.email })
      .set(bearer(root))
      .expect(200);
    const [user] = (found.body as { users: readonly { id: string }[] }).users;
    const activate = (active: boolean) =>
      api.call
        .put(`/api/admin/users/${user?.id}`)
        .set({ ...bearer(root), ...newKey() })
        .send({ active })
        .expect(200);
    await activate(false);
    await strategies(key).expect(401);
    await activate(true);
    await strategies(key).expect(401);
    const gone = await newMember();
    const last = await created(gone, { name: randomUUID() });
    const exported = await api.call.get('/api/auth/export').set(bearer(gone)).expect(200);
    expect((exported.body as { apiKeys: unknown }).apiKeys).toEqual([last.data]);
    expect(JSON.stringify(exported.body)).not.toContain(last.key);
    await api.call.delete('/api/auth/account').set(bearer(gone)).expect(204);
    await strategies(last.key).expect(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { NO_FILTER, type AuditTrail } from '@toolyard/core/audit';
import { SendDueMail } from '@toolyard/core/mail';
import { FakeMailer, FakePasswordHasher, FakeClock } from '@toolyard/memory';
import { TOTP } from 'otpauth';
import { OPERATOR_PASSWORD, signInOperator } from '../support/operators.ts';
import {
  bearer,
  confirmAddress,
  openTestApi,
  PORTS,
  register,
  type TestApi,
} from '../support/test-api.ts';

const MINUTE = 60_000;
const WARNING = {
  user: 'A wrong code was entered for your Toolyard account',
  admin: 'A wrong code was entered for your Toolyard console account',
};

/** One account of a realm, and how its owner signs in. */
interface Owner {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly signIn: (password: string, code?: string) => Promise<number>;
  /** The access token of another session. */
  readonly renewed: (code: string) => Promise<string>;
  readonly password: string;
}

describe.each(['user', 'admin'] as const)('failed sign-ins of the realm %s', (realm) => {
  const clock = new FakeClock();
  const mailer = new FakeMailer();
  const base = realm === 'user' ? '/api/auth' : '/api/admin/auth';
  let api: TestApi;
  let owner: Owner;
  let app: TOTP;
  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) => {
        replace(container, PORTS.clock, clock);
        replace(container, PORTS.mailer, mailer);
        replace(container, PORTS.hasher, new FakePasswordHasher());
      },
    });
    owner = await (realm === 'user' ? aUser() : anAdmin());
    const call = (path: string) => api.call.post(path).set(bearer(owner));
    const started = await call(`${base}/second-factor`).expect(201);
    app = new TOTP({ secret: (started.body as { data: { secret: string } }).data.secret });
    await call(`${base}/second-factor/confirm`).send({ code: shown() }).expect(200);
    clock.advance(MINUTE);
    await letters();
  });
  afterAll(() => api?.close());

  const shown = () => app.generate({ timestamp: clock.now() });
  const login = (body: object) =>
    api.call.post(`${base}/login`).set('Accept-Language', 'en').send(body);
  const ownerBy = (
    account: Pick<Owner, 'id' | 'name' | 'token'>,
    by: object,
    password: string,
  ) => ({
    ...account,
    password,
    signIn: async (typed: string, code?: string) =>
      (await login({ ...by, password: typed, code })).status,
    renewed: async (code: string) => {
      const answer = await login({ ...by, password, code }).expect(200);
      const { token, data } = answer.body as { token?: string; data?: { token: string } };
      return token ?? data?.token ?? '';
    },
  });
  const aUser = async (): Promise<Owner> => {
    const member = await register(api);
    await confirmAddress(api, member);
    const { email, password, token } = member;
    const profile = await api.call.get('/api/auth/profile').set(bearer({ token }));
    const { id } = (profile.body as { user: { id: string } }).user;
    return ownerBy({ id, name: '林梅', token }, { email }, password);
  };
  const anAdmin = async (): Promise<Owner> => {
    const { admin, token } = await signInOperator(api, 'admin');
    const { id, username, name } = admin;
    return ownerBy({ id, name, token }, { username }, OPERATOR_PASSWORD);
  };
  const entries = (action: string) =>
    api.container.get<AuditTrail>(PORTS.trail).list({ ...NO_FILTER, action }, null, 100);
  const letters = async () => {
    await api.container.get(SendDueMail).execute();
    return mailer.letters.splice(0).map(({ subject }) => subject);
  };

  it('a right password with a wrong code is recorded, and mailed to the owner once in a quarter of an hour', async () => {
    expect(await owner.signIn(owner.password)).toBe(401);
    expect(await entries('session.refused')).toEqual([]);
    for (let i = 0; i < 3; i++) expect(await owner.signIn(owner.password, '000000')).toBe(401);
    const refused = await entries('session.refused');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({
      actor: { realm: 'visitor', id: null },
      subject: { kind: realm, id: owner.id, name: owner.name },
      after: { factor: 'secondFactor' },
      address: '127.0.0.0/24',
    });
    expect(await letters()).toEqual([WARNING[realm]]);
    clock.advance(16 * MINUTE);
    expect(await owner.signIn(owner.password, '000000')).toBe(401);
    expect(await letters()).toEqual([WARNING[realm]]);
    clock.advance(MINUTE);
    expect(await owner.signIn(owner.password, shown())).toBe(200);
  });

  it('a wrong password is recorded with its factor', async () => {
    const before = (await entries('session.refused')).length;
    expect(await owner.signIn('wrong')).toBe(401);
    const refused = await entries('session.refused');
    expect(refused).toHaveLength(before + 1);
    expect(refused[0]).toMatchObject({
      subject: { kind: realm, id: owner.id },
      after: { factor: 'password' },
    });
  });

  it('a failed re-authentication and a wrong current password are recorded as the owner’s own', async () => {
    clock.advance(MINUTE);
    const token = await owner.renewed(shown());
    const prove = (body: object) =>
      api.call.post(`${base}/reauthenticate`).set(bearer({ token })).send(body);
    await prove({ password: 'wrong' }).expect(400);
    await prove({ password: owner.password, code: '000000' }).expect(400);
    const change = realm === 'user' ? '/api/auth/password' : '/api/admin/profile/password';
    await api.call
      .put(change)
      .set(bearer({ token }))
      .send({ currentPassword: 'wrong', newPassword: 'quite another pass 7' })
      .expect(400);
    const [code, password] = await entries('session.reauthenticationRefused');
    expect(password).toMatchObject({
      actor: { realm, id: owner.id },
      after: { factor: 'password' },
    });
    expect(code).toMatchObject({ after: { factor: 'secondFactor' } });
    expect(await entries('password.changeRefused')).toMatchObject([
      { actor: { realm, id: owner.id }, subject: { id: owner.id }, after: { factor: 'password' } },
    ]);
  });

  it('a counter that refuses is recorded once, not once a call', async () => {
    const name = realm === 'user' ? 'nobody@example.com' : 'nobody';
    const signInWrong = () =>
      login(realm === 'user' ? { email: name, password: 'x' } : { username: name, password: 'x' });
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await signInWrong()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const tripped = await entries('attempts.limited');
    expect(tripped).toHaveLength(1);
    expect(tripped[0]).toMatchObject({
      subject: { kind: realm, id: '', name },
      after: { counter: 'account' },
      address: '127.0.0.0/24',
    });
  });

  it('a refused sign-in under an unknown name is recorded with the name and its realm, and with no text that is no name', async () => {
    clock.advance(60 * MINUTE);
    const attempt = (name: string) =>
      login(realm === 'user' ? { email: name, password: 'x' } : { username: name, password: 'x' });
    const name = realm === 'user' ? 'Stranger@example.com' : 'Stranger1';
    await attempt(name);
    expect((await entries('session.refused'))[0]).toMatchObject({
      subject: { kind: realm, id: '', name: name.toLowerCase() },
    });
    await attempt('my password, by mistake');
    expect((await entries('session.refused'))[0]).toMatchObject({
      subject: { kind: realm, id: '', name: '' },
    });
  });
});

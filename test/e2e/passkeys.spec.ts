import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openMailApi, type MailApi } from '../support/mail-api.ts';
import { addOperator, openConsole, signInOperator } from '../support/operators.ts';
import { FLAGS, SoftwareAuthenticator, type Ceremony } from '../support/software-authenticator.ts';
import { bearer, confirmAddress, newKey, register, SAMPLED_ENGINES } from '../support/test-api.ts';

const MINUTE = 60_000;
const LIMIT = 40;
const ATTEMPTS = {
  ...{ total: 1000, perNetwork: LIMIT },
  ...{ perNetworkUnderLoad: LIMIT, trustedDevicesPerNetwork: LIMIT },
};
const ORIGIN = 'https://toolyard.example';

type Token = { readonly token: string };
type Creation = Ceremony & {
  readonly user: { readonly id: string; readonly name: string };
  readonly exclude: readonly { readonly id: string }[];
};
type StepUp = Ceremony & { readonly allow: readonly { readonly id: string }[] };
interface Named {
  readonly id: string;
  readonly name: string;
  readonly lastUsedAt: string | null;
}

describe.each(SAMPLED_ENGINES)('passkeys on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: MailApi['api'];
  let clock: MailApi['clock'];
  let lettersTo: MailApi['lettersTo'];
  beforeAll(async () => {
    ({ api, clock, lettersTo } = await openMailApi(engine, { attempts: ATTEMPTS }));
  });
  afterAll(() => api?.close());
  // Another minute, another count of attempts from this address.
  beforeEach(() => clock.advance(MINUTE));

  /** The routes of one realm. */
  const realm = (base: string) => {
    const keys = `${base}/passkeys`;
    const start = async (by: Token) =>
      dataOf<Creation>(await api.call.post(`${keys}/options`).set(bearer(by)).expect(200));
    const add = (by: Token, body: object) => api.call.post(keys).set(bearer(by)).send(body);
    return {
      start,
      add,
      /** A new authenticator with a passkey of the caller. */
      added: async (by: Token, name = 'My laptop') => {
        const device = new SoftwareAuthenticator(ORIGIN);
        const answer = device.create(await start(by));
        const passkey = dataOf<Named>(await add(by, { name, ...answer }).expect(201));
        return { device, passkey };
      },
      list: async (by: Token) =>
        dataOf<readonly Named[]>(await api.call.get(keys).set(bearer(by)).expect(200)),
      rename: (by: Token, id: string, name: string) =>
        api.call.put(`${keys}/${id}`).set(bearer(by)).send({ name }),
      remove: (by: Token, id: string) => api.call.delete(`${keys}/${id}`).set(bearer(by)),
      challenge: async () =>
        dataOf<Ceremony>(await api.call.post(`${base}/passkey-login/options`).expect(200)),
      signIn: (answer: object) => api.call.post(`${base}/passkey-login`).send(answer),
      stepUp: async (by: Token) =>
        dataOf<StepUp>(
          await api.call.post(`${base}/reauthenticate/passkey/options`).set(bearer(by)).expect(200),
        ),
      prove: (by: Token, answer: object) =>
        api.call.post(`${base}/reauthenticate/passkey`).set(bearer(by)).send(answer),
    };
  };
  const site = realm('/api/auth');
  const console_ = realm('/api/admin/auth');
  const member = async () => {
    const mei = await register(api);
    await confirmAddress(api, mei);
    return mei;
  };
  const audit = async () => {
    const root = await signInOperator(api, 'superadmin');
    return (await api.call.get('/api/admin/audit').set(bearer(root)).expect(200)).text;
  };

  it('a passkey is added, told by mail, signs in without password or code, is renamed and removed', async () => {
    const mei = await member();
    await lettersTo(mei.email);
    const creation = await site.start(mei);
    expect(creation).toMatchObject({ rpId: 'toolyard.example', user: { name: mei.email } });
    const { device, passkey } = await site.added(mei);
    expect(await lettersTo(mei.email)).toMatchObject([
      { subject: 'A passkey was added to your Toolyard account' },
    ]);
    expect((await site.start(mei)).exclude.map(({ id }) => id)).toEqual([device.credentialId]);
    clock.advance(MINUTE);
    const opened = await site.signIn(device.get(await site.challenge())).expect(200);
    expect(opened.body).toMatchObject({ user: { email: mei.email } });
    expect(String(opened.headers['set-cookie'])).toMatch(/rt=.*HttpOnly/);
    // It stands for the password that sensitive actions ask for.
    const { token } = opened.body as Token;
    const lastUsedAt = new Date(clock.now()).toISOString();
    expect(await site.list({ token })).toMatchObject([{ name: 'My laptop', lastUsedAt }]);
    await site.rename({ token }, passkey.id, ' 我的电脑 ').expect(200);
    const other = await register(api);
    for (const refused of [site.rename(other, passkey.id, 'Mine'), site.remove(other, passkey.id)])
      await refused.expect(404, /PASSKEY_UNKNOWN/);
    expect(await site.list({ token })).toMatchObject([{ name: '我的电脑' }]);
    await site.remove({ token }, passkey.id).expect(204);
    expect(await lettersTo(mei.email)).toMatchObject([
      { subject: 'A passkey was removed from your Toolyard account' },
    ]);
    await site.signIn(device.get(await site.challenge())).expect(401, /CREDENTIALS_WRONG/);
    const log = await audit();
    for (const action of ['added', 'renamed', 'removed'])
      expect(log).toContain(`passkey.${action}`);
  });

  it('unsound answers add nothing', async () => {
    const mei = await member();
    const unsound = async (
      change: (device: SoftwareAuthenticator, creation: Creation) => object,
    ) => {
      const creation = await site.start(mei);
      const body = change(new SoftwareAuthenticator(ORIGIN), creation);
      await site.add(mei, { name: 'Laptop', ...body }).expect(400, /PASSKEY_INVALID/);
    };
    await unsound((device, it) => device.create(it, { origin: 'https://evil.example' }));
    await unsound((device, it) => device.create(it, { crossOrigin: true }));
    await unsound((device, it) => device.create(it, { rpId: 'evil.example' }));
    await unsound((device, it) => device.create(it, { flags: FLAGS.present }));
    await unsound((device, it) => device.create(it, { type: 'webauthn.get' }));
    await unsound((device, it) => device.create({ ...it, challenge: 'AAAA' }));
    await unsound((device, it) => ({ ...device.create(it), attestationObject: 'AAAA' }));
    await unsound((device, it) => ({ ...device.create(it), credentialId: 'AAAA' }));
    const late = await site.start(mei);
    clock.advance(5 * MINUTE);
    const device = new SoftwareAuthenticator(ORIGIN);
    await site.add(mei, { name: 'Late', ...device.create(late) }).expect(400, /PASSKEY_INVALID/);
    // A challenge of another person, and one for signing in.
    const others = await site.start(await member());
    await site.add(mei, { name: 'Its', ...device.create(others) }).expect(400, /PASSKEY_INVALID/);
    const { user } = late;
    const login = { ...(await site.challenge()), user };
    await site.add(mei, { name: 'Login', ...device.create(login) }).expect(400, /PASSKEY_INVALID/);
    for (const [body, code] of [
      [{ name: ' ' }, /NAME_INVALID/],
      [{ clientDataJson: 'not base64url!' }, /VALIDATION/],
      [{ transports: ['telepathy'] }, /VALIDATION/],
    ] as const)
      await site
        .add(mei, { name: 'Laptop', ...device.create(await site.start(mei)), ...body })
        .expect(400, code);
    expect(await site.list(mei)).toEqual([]);
  });

  it('a challenge is good once', async () => {
    const mei = await member();
    const creation = await site.start(mei);
    const [first, second] = [new SoftwareAuthenticator(ORIGIN), new SoftwareAuthenticator(ORIGIN)];
    await site.add(mei, { name: 'One', ...first.create(creation) }).expect(201);
    await site.add(mei, { name: 'Two', ...second.create(creation) }).expect(400, /PASSKEY_INVALID/);
    const answer = first.get(await site.challenge());
    await site.signIn(answer).expect(200);
    await site.signIn(answer).expect(401, /CREDENTIALS_WRONG/);
  });

  it('each refusal at sign-in has the words of a wrong password', async () => {
    const mei = await member();
    const { device } = await site.added(mei);
    const stranger = new SoftwareAuthenticator(ORIGIN);
    const impostor = new SoftwareAuthenticator(
      ORIGIN,
      Buffer.from(device.credentialId, 'base64url'),
    );
    const { user } = await site.start(mei);
    impostor.create({ ...(await site.challenge()), user });
    const wrong = await api.call
      .post('/api/auth/login')
      .send({ email: mei.email, password: 'not hers' })
      .expect(401);
    for (const change of [
      (it: Ceremony) => stranger.get(it, { userHandle: user.id }),
      (it: Ceremony) => impostor.get(it),
      (it: Ceremony) => device.get(it, { origin: 'https://evil.example' }),
      (it: Ceremony) => device.get(it, { crossOrigin: true }),
      (it: Ceremony) => device.get(it, { rpId: 'evil.example' }),
      (it: Ceremony) => device.get(it, { flags: FLAGS.present }),
      (it: Ceremony) => device.get(it, { userHandle: randomBytes(16).toString('base64url') }),
      (it: Ceremony) => device.get({ ...it, challenge: randomBytes(62).toString('base64url') }),
    ]) {
      const refused = await site.signIn(change(await site.challenge())).expect(401);
      expect(refused.body).toEqual(wrong.body);
    }
    await site.signIn(device.get(await site.challenge())).expect(200);
  });

  it('a counter that does not grow is a copied authenticator: refused and audited', async () => {
    const { device } = await site.added(await member());
    const signIn = async (counter: number) =>
      (await site.signIn(device.get(await site.challenge(), { counter }))).status;
    expect([await signIn(5), await signIn(5), await signIn(4), await signIn(6)]).toEqual([
      ...[200, 401, 401, 200],
    ]);
    expect(await audit()).toContain('"reason":"counter"');
  });

  it('unknown passkeys count against the attempts of the address', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN);
    const challenge = await site.challenge();
    const answer = stranger.get(challenge, { userHandle: 'AAAA' });
    let status = 401;
    for (let tries = 0; status === 401 && tries <= LIMIT; tries++)
      ({ status } = await site.signIn(answer));
    expect(status).toBe(429);
  });

  it('an account has ten at most, each credential once, and none before its address is verified', async () => {
    const mei = await member();
    const { device } = await site.added(mei);
    const again = device.create(await site.start(mei));
    await site.add(mei, { name: 'Again', ...again }).expect(409, /PASSKEY_KNOWN/);
    const tenth = { creation: await site.start(mei), device: new SoftwareAuthenticator(ORIGIN) };
    for (let count = 1; count < 10; count++) await site.added(mei);
    const eleventh = tenth.device.create(tenth.creation);
    await site.add(mei, { name: '11', ...eleventh }).expect(409, /TOO_MANY_PASSKEYS/);
    const start = (by: Token) => api.call.post('/api/auth/passkeys/options').set(bearer(by));
    await start(mei).expect(409, /TOO_MANY_PASSKEYS/);
    await start(await register(api)).expect(403, /EMAIL_UNVERIFIED/);
  });

  it('disabled and deleted accounts stay closed, and passkeys are in the export', async () => {
    const mei = await member();
    const { device } = await site.added(mei);
    const { text } = await api.call.get('/api/auth/export').set(bearer(mei)).expect(200);
    expect(JSON.parse(text)).toMatchObject({ passkeys: [{ name: 'My laptop' }] });
    const root = await signInOperator(api, 'superadmin');
    const { user } = (await api.call.get('/api/auth/profile').set(bearer(mei)).expect(200))
      .body as { user: { id: string } };
    const activate = (active: boolean) =>
      api.call
        .put(`/api/admin/users/${user.id}`)
        .set({ ...bearer(root), ...newKey() })
        .send({ active });
    await activate(false).expect(200);
    await site.signIn(device.get(await site.challenge())).expect(/USER_DISABLED/);
    await activate(true).expect(200);
    const { token } = (await site.signIn(device.get(await site.challenge())).expect(200))
      .body as Token;
    await api.call.delete('/api/auth/account').set(bearer({ token })).expect(204);
    await site.signIn(device.get(await site.challenge())).expect(401, /CREDENTIALS_WRONG/);
  });

  it('stands for the password that sensitive actions ask for again, in its session alone', async () => {
    const mei = await member();
    const { device } = await site.added(mei);
    await api.call
      .post('/api/auth/reauthenticate/passkey/options')
      .set(bearer(await member()))
      .expect(404, /PASSKEY_UNKNOWN/);
    clock.advance(11 * MINUTE);
    await site.remove(mei, randomUUID()).expect(403, /REAUTHENTICATION_NEEDED/);
    const begun = await site.stepUp(mei);
    expect(begun.allow).toEqual([{ id: device.credentialId, transports: ['internal'] }]);
    const here = await site.signIn(device.get(await site.challenge())).expect(200);
    const elsewhere = await site.stepUp(here.body as Token);
    for (const answer of [
      device.get(await site.challenge()),
      device.get(elsewhere),
      device.get(begun, { flags: FLAGS.present }),
      device.get(begun, { origin: 'https://evil.example' }),
    ])
      await site.prove(mei, answer).expect(400, /PASSKEY_INVALID/);
    // Nor does its challenge sign in.
    const misused = device.get(await site.stepUp(mei));
    await site.signIn(misused).expect(401, /CREDENTIALS_WRONG/);
    // An authenticator that was asked for its credential may leave out whose it is.
    const { userHandle: _omitted, ...answer } = device.get(await site.stepUp(mei));
    const { token } = (await site.prove(mei, answer).expect(200)).body as Token;
    await site.prove(mei, answer).expect(400, /PASSKEY_INVALID/);
    await site.remove(mei, randomUUID()).expect(403, /REAUTHENTICATION_NEEDED/);
    await site.remove({ token }, randomUUID()).expect(404, /PASSKEY_UNKNOWN/);
    const log = await audit();
    expect(log).toContain('session.reauthenticated');
    expect(log).toContain('session.reauthenticationRefused');
  });

  it('an operator’s passkey stands for the password of the console', async () => {
    const { username } = await addOperator(api, 'superadmin');
    const rui = await openConsole(api, username);
    const { device } = await console_.added(rui);
    clock.advance(11 * MINUTE);
    const erase = (by: Token) =>
      api.call
        .delete(`/api/admin/users/${randomUUID()}`)
        .set({ ...bearer(by), ...newKey(), 'If-Match': '"1"' });
    await erase(rui).expect(403, /REAUTHENTICATION_NEEDED/);
    const answer = device.get(await console_.stepUp(rui));
    const { token } = dataOf<Token>(await console_.prove(rui, answer).expect(200));
    await erase({ token }).expect(404);
    // The site's users have routes of their own.
    await site.prove(rui, answer).expect(401);
  });

  it('an admin’s passkey opens the console, and neither realm knows the other’s', async () => {
    const { username, id } = await addOperator(api, 'admin');
    const rui = await openConsole(api, username);
    const { device } = await console_.added(rui);
    const { device: users } = await site.added(await member());
    const opened = await console_.signIn(device.get(await console_.challenge())).expect(200);
    expect(opened.body).toMatchObject({ data: { admin: { username }, due: null } });
    await site.signIn(device.get(await site.challenge())).expect(401, /CREDENTIALS_WRONG/);
    await console_.signIn(users.get(await console_.challenge())).expect(401);
    await console_.signIn(device.get(await site.challenge())).expect(401);
    const root = await signInOperator(api, 'superadmin');
    await api.call
      .delete(`/api/admin/admins/${id}/second-factor`)
      .set({ ...bearer(root), ...newKey() })
      .expect(204);
    await console_
      .signIn(device.get(await console_.challenge()))
      .expect(401, /ADMIN_CREDENTIALS_WRONG/);
  });
});

const dataOf = <T>({ body }: { readonly body: unknown }): T => (body as { data: T }).data;

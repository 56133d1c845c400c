import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bearer,
  setVerified,
  SAMPLED_ENGINES,
  register,
  type Member,
} from '../support/test-api.ts';
import { openMailApi, type MailApi } from '../support/mail-api.ts';

const MINUTE = 60_000;

describe.each(SAMPLED_ENGINES)('e-mail addresses on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: MailApi['api'];
  let clock: MailApi['clock'];
  let lettersTo: MailApi['lettersTo'];
  let mei: Member;
  beforeAll(async () => {
    ({ api, clock, lettersTo } = await openMailApi(engine));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    clock.advance(MINUTE);
    mei = await register(api);
  });

  /** The token of the newest mail to an address, of those with a link to that page. */
  const tokenTo = async (address: string, page = '') => {
    const letters = (await lettersTo(address)).filter(({ text }) => text.includes(page));
    return /token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const confirm = (token: string) => api.call.post('/api/auth/email/confirm').send({ token });
  const change = (email: unknown) =>
    api.call.put('/api/auth/email').set(bearer(mei)).send({ email });
  const user = async () => {
    const answer = await api.call.get('/api/auth/profile').set(bearer(mei)).expect(200);
    return (answer.body as { user: object }).user;
  };
  const startFactor = () => api.call.post('/api/auth/second-factor').set(bearer(mei));
  const newAddress = () => `new-${mei.email}`;

  it('a new account is unverified until the mailed link is opened; then a second factor is possible', async () => {
    expect(await user()).toMatchObject({ emailVerified: false });
    expect((await startFactor().expect(403)).body).toMatchObject({ code: 'EMAIL_UNVERIFIED' });
    await confirm(await tokenTo(mei.email)).expect(204, '');
    expect(await user()).toMatchObject({ emailVerified: true });
    await startFactor().expect(201);
  });

  it('an attacker who registers a foreign address cannot keep its owner out', async () => {
    await startFactor().expect(403);
    await api.call.post('/api/auth/password/forgot').send({ email: mei.email }).expect(204);
    const token = await tokenTo(mei.email);
    const password = 'the owner chose this';
    await api.call.post('/api/auth/password/reset').send({ token, password }).expect(204);
    await api.call.post('/api/auth/login').send({ email: mei.email, password }).expect(200);
    await api.call.get('/api/auth/profile').set(bearer(mei)).expect(401);
  });

  it.each([
    ['resets the password', 'reset'],
    ['confirms the address', 'confirm'],
  ])(
    'N4: API keys that an attacker made end when the owner of the address %s',
    async (_what, how) => {
      const draft = { name: 'planted', scopes: ['capital:read', 'capital:write'] };
      const expiresOn = new Date(clock.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      const create = () =>
        api.call
          .post('/api/auth/api-keys')
          .set(bearer(mei))
          .send({ ...draft, expiresOn });
      expect((await create().expect(403)).body).toMatchObject({ code: 'EMAIL_UNVERIFIED' });
      // A key of a time when unverified accounts could have some.
      await setVerified(api, mei, clock.now());
      const made = await create().expect(201);
      await setVerified(api, mei, null);
      const { key } = made.body as { key: string };
      const capital = () => api.call.get('/api/options/capital').set(bearer({ token: key }));
      await capital().expect(200);
      if (how === 'confirm') await confirm(await tokenTo(mei.email, 'confirm-email')).expect(204);
      else {
        await api.call.post('/api/auth/password/forgot').send({ email: mei.email }).expect(204);
        const token = await tokenTo(mei.email);
        const password = 'the owner chose this';
        await api.call.post('/api/auth/password/reset').send({ token, password }).expect(204);
      }
      expect((await capital().expect(401)).body).toMatchObject({ code: 'API_KEY_INVALID' });
    },
  );

  it('another link is mailed on request, while the address is unverified', async () => {
    const request = () => api.call.post('/api/auth/email/confirmation').set(bearer(mei));
    const first = await tokenTo(mei.email);
    await request().expect(204, '');
    const second = await tokenTo(mei.email);
    expect((await confirm(first).expect(400)).body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    await confirm(second).expect(204);
    expect((await request().expect(409)).body).toMatchObject({ code: 'EMAIL_VERIFIED' });
  });

  it('the address changes when the link mailed to the new one is opened', async () => {
    await change(newAddress()).expect(204, '');
    expect(await user()).toMatchObject({ email: mei.email });
    await confirm(await tokenTo(newAddress())).expect(204);
    expect(await user()).toMatchObject({ email: newAddress(), emailVerified: true });
    const signIn = (email: string) =>
      api.call.post('/api/auth/login').send({ email, password: mei.password });
    await signIn(newAddress()).expect(200);
    await signIn(mei.email).expect(401);
  });

  it('a change is refused for taken, unchanged and impossible addresses, and needs a fresh password', async () => {
    const other = await register(api);
    expect((await change(other.email).expect(409)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await change(mei.email).expect(400)).body).toMatchObject({ code: 'EMAIL_UNCHANGED' });
    expect((await change('nobody').expect(400)).body).toMatchObject({ code: 'EMAIL_INVALID' });
    expect((await change(1).expect(400)).body).toMatchObject({ code: 'VALIDATION' });
    clock.advance(11 * MINUTE);
    expect((await change(newAddress()).expect(403)).body).toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
  });
});

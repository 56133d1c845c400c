import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMAIL_CONFIRMATION_LIFETIME, type Principal } from '@toolyard/core/accounts';
import { MEI } from './accounts-fixture.ts';
import {
  credentialsFixture,
  idOf,
  SITE,
  tokenIn,
  type CredentialsFixture,
} from './credentials-fixture.ts';

const language = 'en' as const;
const NEW = 'lin.mei@example.com';
const INVALID = { kind: 'validation', code: 'RESET_TOKEN_INVALID' };

let fixture: CredentialsFixture;
let mei: Principal;
beforeEach(async () => {
  fixture = credentialsFixture();
  await fixture.register.execute(MEI);
  mei = await fixture.principal();
});

const mailedToken = async () => tokenIn((await fixture.letters())[0]?.text);
const confirm = (token: string) => fixture.email.confirm.execute({ token, language });
const profile = () => fixture.readProfile.execute(mei);
const signIn = (email: string, password: string = MEI.password) =>
  fixture.signIn.execute({ email, password, remember: false });

/** An API key and a passkey, as if made by whoever registered the address. */
const plant = () =>
  fixture.work.run(async (all) => {
    const at = { createdAt: fixture.clock.now(), lastUsedAt: null };
    const planted = { ownerId: idOf(mei), name: 'planted', ...at };
    await all.apiKeys.add({
      ...{ ...planted, id: 'k', scopes: ['capital:read'], hint: 'ty_a', digest: 'd' },
      ...{ expiresAt: fixture.clock.now() + 1e9, calls: 0 },
    });
    await all.passkeys.add({
      ...{ ...planted, id: 'p', credentialId: 'c', publicKey: 'k', counter: 0, transports: [] },
    });
  });
const access = () =>
  fixture.work.run(async ({ apiKeys, passkeys }) => ({
    keys: (await apiKeys.listOwned(idOf(mei))).length,
    passkeys: (await passkeys.listOwned(idOf(mei))).length,
  }));

describe('confirming the address', () => {
  it('for the first time ends API keys, passkeys and connections that whoever registered it has made', async () => {
    await plant();
    await confirm(await mailedToken());
    expect(await access()).toEqual({ keys: 0, passkeys: 0 });
    expect(fixture.erasedConnections).toEqual([idOf(mei)]);
    expect(fixture.readers.audit.notes()).toContainEqual(
      expect.objectContaining({ action: 'apiKey.revoked' }),
    );
  });

  it('of a verified account, when its address changes, keeps them', async () => {
    await confirm(await mailedToken());
    fixture.erasedConnections.length = 0;
    await plant();
    await fixture.email.change.execute({ email: NEW, language }, mei);
    await confirm(await mailedToken());
    expect(await profile()).toMatchObject({ email: NEW });
    expect(await access()).toEqual({ keys: 1, passkeys: 1 });
    expect(fixture.erasedConnections).toEqual([]);
  });

  it('a new account is unverified until the link of its mail is opened, which works once', async () => {
    expect(await profile()).toMatchObject({ emailVerifiedAt: null });
    const [letter] = await fixture.letters();
    expect(letter?.to).toBe(MEI.email);
    expect(letter?.text).toContain(`${SITE}/auth/confirm-email?token=`);
    await confirm(tokenIn(letter?.text));
    expect(await profile()).toMatchObject({ emailVerifiedAt: fixture.clock.now() });
    await expect(confirm(tokenIn(letter?.text))).rejects.toMatchObject(INVALID);
  });

  it('a link is void after 24 hours; a new one can be requested until the address is verified', async () => {
    const old = await mailedToken();
    fixture.clock.advance(EMAIL_CONFIRMATION_LIFETIME);
    await expect(confirm(old)).rejects.toMatchObject(INVALID);
    mei = await fixture.principal();
    await fixture.email.request.execute({ language }, mei);
    await confirm(await mailedToken());
    await expect(fixture.email.request.execute({ language }, mei)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'EMAIL_VERIFIED',
    });
  });

  it('a second factor needs a verified address', async () => {
    await expect(fixture.factor.start(mei)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'EMAIL_UNVERIFIED',
    });
    await confirm(await mailedToken());
    expect(await fixture.factor.start(mei)).toHaveProperty('secret');
  });
});

describe('a reset of the password', () => {
  const reset = async () => {
    await fixture.letters();
    await fixture.requesting.execute({ email: MEI.email, language });
    await fixture.resetting.execute({ token: await mailedToken(), password: 'fresh-42', language });
  };
  /** A second factor from the time before addresses were verified. */
  const switchOn = async (emailVerifiedAt: number | null) => {
    await confirm(await mailedToken());
    await fixture.factor.start(mei);
    await fixture.factor.confirm(fixture.codes.codeAt(fixture.clock.now()), mei);
    await fixture.work.run(async ({ users }) => {
      const user = (await users.findByEmail(MEI.email))!;
      await users.update({ ...user, version: user.version + 1, emailVerifiedAt });
    });
  };

  it('proves the address', async () => {
    await reset();
    expect(await profile()).toMatchObject({ emailVerifiedAt: fixture.clock.now() });
  });

  it('of an unverified address drops a second factor, so that nobody keeps the owner out', async () => {
    await switchOn(null);
    await reset();
    expect(await signIn(MEI.email, 'fresh-42')).toBeDefined();
  });

  it('of an unverified address ends API keys, passkeys and connections that were made before', async () => {
    await plant();
    await reset();
    expect(await access()).toEqual({ keys: 0, passkeys: 0 });
    expect(fixture.erasedConnections).toEqual([idOf(mei)]);
    expect(fixture.readers.audit.notes()).toContainEqual(
      expect.objectContaining({ action: 'apiKey.revoked' }),
    );
  });

  it('of a verified address keeps them', async () => {
    await confirm(await mailedToken());
    fixture.erasedConnections.length = 0;
    await plant();
    await reset();
    expect(await access()).toEqual({ keys: 1, passkeys: 1 });
    expect(fixture.erasedConnections).toEqual([]);
  });

  it('of a verified address keeps the second factor', async () => {
    await switchOn(fixture.clock.now());
    await reset();
    await expect(signIn(MEI.email, 'fresh-42')).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
  });
});

describe('changing the address', () => {
  const request = (email: string) => fixture.email.change.execute({ email, language }, mei);

  it('takes effect when the link mailed to the new address is opened, and tells the old one', async () => {
    await fixture.letters();
    await request(NEW);
    expect(await profile()).toMatchObject({ email: MEI.email });
    const [letter] = await fixture.letters();
    expect(letter?.to).toBe(NEW);
    await confirm(tokenIn(letter?.text));
    expect(await profile()).toMatchObject({ email: NEW, emailVerifiedAt: fixture.clock.now() });
    expect((await fixture.letters()).map(({ to }) => to)).toEqual([MEI.email]);
    await expect(signIn(MEI.email)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await signIn(NEW)).toBeDefined();
  });

  it.each([
    ['its own address', MEI.email, 'EMAIL_UNCHANGED'],
    ['the address of another account', 'kai@example.com', 'EMAIL_TAKEN'],
    ['no address', 'kai', 'EMAIL_INVALID'],
  ])('%s is refused', async (_case, email, code) => {
    await fixture.register.execute({ ...MEI, email: 'kai@example.com' });
    await expect(request(email)).rejects.toMatchObject({ code });
  });

  it('an address that another account took meanwhile is refused, and nothing changes', async () => {
    await fixture.letters();
    await request(NEW);
    const token = await mailedToken();
    await fixture.register.execute({ ...MEI, email: NEW });
    await expect(confirm(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await profile()).toMatchObject({ email: MEI.email, emailVerifiedAt: null });
  });

  it.each(['reset', 'change'] as const)(
    'a new password (%s) makes the requested change void',
    async (how) => {
      await fixture.letters();
      await request(NEW);
      const change = await mailedToken();
      const password = 'fresh-42';
      if (how === 'change')
        await fixture.changing.execute(
          { currentPassword: MEI.password, newPassword: password, language },
          mei,
        );
      else {
        await fixture.requesting.execute({ email: MEI.email, language });
        const token = await mailedToken();
        await fixture.resetting.execute({ token, password, language });
      }
      await expect(confirm(change)).rejects.toMatchObject(INVALID);
      expect(await signIn(MEI.email, password)).toBeDefined();
    },
  );
});

it('a request to confirm an address that is no longer the one of the account is not mailed', async () => {
  await fixture.work.run(async ({ users }) => {
    const user = (await users.findByEmail(MEI.email))!;
    await users.update({ ...user, version: user.version + 1, email: NEW });
  });
  expect(await fixture.letters()).toEqual([]);
  expect(fixture.dropped).toEqual(['obsolete email-confirmation']);
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  ChallengeLedger,
  ReauthenticateWithPasskey,
  StartPasskeySignIn,
  StartPasskeyStepUp,
  STEP_UP_WINDOW,
  userRealm,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyVerifier,
  type Principal,
} from '@toolyard/core/accounts';
import { MemoryAttemptLimiter } from '@toolyard/memory';
import { HmacPasskeyChallenges } from '@toolyard/security';
import { MEI } from './accounts-fixture.ts';
import { credentialsFixture, idOf, type CredentialsFixture } from './credentials-fixture.ts';

const INVALID = { kind: 'validation', code: 'PASSKEY_INVALID' };

/** Takes the challenge and the counter as the answer has them; test/e2e/passkeys.spec checks signatures. */
const verifier: PasskeyVerifier = {
  relyingPartyId: 'toolyard.example',
  verifyRegistration: () => Promise.resolve(null),
  verifyAssertion: async ({ clientDataJson, signature }, _passkey, isExpected) =>
    (await isExpected(clientDataJson)) ? { counter: Number(signature) } : null,
};

describe('giving a passkey again', () => {
  let fixture: CredentialsFixture;
  let mei: Principal;
  let start: StartPasskeyStepUp;
  let signIn: StartPasskeySignIn;
  let reauthenticate: ReauthenticateWithPasskey;
  let counter = 0;
  beforeEach(async () => {
    fixture = credentialsFixture();
    const { clock, ports, users, reader, guard } = fixture;
    const sealed = new HmacPasskeyChallenges([{ id: 'a', secret: new Uint8Array(32).fill(1) }]);
    const limiter = new MemoryAttemptLimiter();
    const challenges = new ChallengeLedger({ ...ports, challenges: sealed, limiter }, 'user');
    const passkeyPorts = { ...ports, challenges, verifier };
    start = new StartPasskeyStepUp(reader, passkeyPorts);
    signIn = new StartPasskeySignIn(passkeyPorts);
    reauthenticate = new ReauthenticateWithPasskey(users, reader, guard, passkeyPorts);
    mei = await fixture.join();
    await own('key', idOf(mei));
    clock.advance(STEP_UP_WINDOW);
    counter = 0;
  });

  const own = (credentialId: string, ownerId: string) =>
    fixture.work.run((all) => {
      const passkey: Passkey = {
        ...{ id: fixture.ports.ids.next(), ownerId, credentialId, publicKey: '', counter: 0 },
        ...{ transports: [], name: 'My laptop', createdAt: 0, lastUsedAt: null },
      };
      return userRealm(all).passkeys.add(passkey);
    });
  const answerTo = (challenge: string, change: Partial<PasskeyAssertion> = {}) => ({
    ...{ credentialId: 'key', clientDataJson: challenge, authenticatorData: '' },
    ...{ signature: String(++counter), ...change },
  });
  const prove = async (change: Partial<PasskeyAssertion> = {}) => {
    const { challenge } = await start.execute(mei);
    return reauthenticate.execute(answerTo(challenge, change), mei);
  };
  const lastEntry = async () => {
    const { readers } = fixture;
    return (await readers.trail.following(0, 1000)).at(-1);
  };

  it('needs no code where the second factor is on, notes the use and is audited', async () => {
    await fixture.factor.start(mei);
    await fixture.factor.confirm(fixture.codes.codeAt(fixture.clock.now()), mei);
    const { allowed } = await start.execute(mei);
    expect(allowed.map(({ credentialId }) => credentialId)).toEqual(['key']);
    const { accessToken } = await prove({ userHandle: idOf(mei) });
    const at = fixture.clock.now();
    expect(await fixture.authenticate.execute(accessToken)).toMatchObject({ authenticatedAt: at });
    expect(await fixture.reader.passkeys.listOwned(idOf(mei))).toMatchObject([
      { counter: 1, lastUsedAt: at },
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'session.reauthenticated',
      subject: { id: idOf(mei) },
      after: { passkey: 'My laptop' },
    });
  });

  it('a challenge is good once, for five minutes, and in its session alone', async () => {
    const once = answerTo((await start.execute(mei)).challenge);
    await reauthenticate.execute(once, mei);
    await expect(reauthenticate.execute(once, mei)).rejects.toMatchObject(INVALID);
    const late = await start.execute(mei);
    fixture.clock.advance(5 * 60_000);
    await expect(reauthenticate.execute(answerTo(late.challenge), mei)).rejects.toMatchObject(
      INVALID,
    );
    const elsewhere = await start.execute(await fixture.principal());
    await expect(reauthenticate.execute(answerTo(elsewhere.challenge), mei)).rejects.toMatchObject(
      INVALID,
    );
    expect(await lastEntry()).toMatchObject({
      action: 'session.reauthenticationRefused',
      after: { factor: 'passkey', reason: 'invalid' },
    });
  });

  it('a challenge for signing in proves nothing', async () => {
    const { challenge } = signIn.execute();
    await expect(reauthenticate.execute(answerTo(challenge), mei)).rejects.toMatchObject(INVALID);
  });

  it.each([
    ['of nobody', { credentialId: 'none' }, 'unknown'],
    ['of another account', { credentialId: 'others' }, 'unknown'],
    ['that names another account', { userHandle: 'another' }, 'invalid'],
    ['whose counter stands still: a copy may be in use', { signature: '1' }, 'counter'],
  ])('a passkey %s is refused and audited', async (_case, change, reason) => {
    const other = await fixture.join({ ...MEI, email: 'other@example.com' });
    await own('others', idOf(other));
    await prove();
    await expect(prove(change)).rejects.toMatchObject(INVALID);
    expect(await lastEntry()).toMatchObject({ after: { factor: 'passkey', reason } });
  });

  it('refused passkeys count with wrong passwords, and a good one clears the count', async () => {
    const wrong = () => prove({ credentialId: 'none' });
    for (let attempt = 0; attempt < 3; attempt++) await expect(wrong()).rejects.toThrow();
    await prove();
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(wrong()).rejects.toMatchObject(INVALID);
    const throttled = { code: 'TOO_MANY_ATTEMPTS' };
    await expect(prove()).rejects.toMatchObject(throttled);
    const { password } = MEI;
    await expect(fixture.reauthenticate.execute({ password }, mei)).rejects.toMatchObject(
      throttled,
    );
  });

  it('an account without passkeys has nothing to begin, and an ended session proves nothing', async () => {
    const other = await fixture.join({ ...MEI, email: 'other@example.com' });
    await expect(start.execute(other)).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' });
    fixture.clock.advance(7 * 24 * 60 * 60_000);
    await expect(prove()).rejects.toMatchObject({ code: 'SESSION_INVALID' });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { STEP_UP_WINDOW, type Principal } from '@toolyard/core/accounts';
import { MEI } from './accounts-fixture.ts';
import { credentialsFixture, idOf, type CredentialsFixture } from './credentials-fixture.ts';

const STEP = 30_000;
const NEEDED = { kind: 'unauthenticated', code: 'SECOND_FACTOR_NEEDED' };
const WRONG = { kind: 'unauthenticated', code: 'SECOND_FACTOR_WRONG' };

let fixture: CredentialsFixture;
let mei: Principal;
beforeEach(async () => {
  fixture = credentialsFixture();
  await fixture.join();
  mei = await fixture.principal();
});

/** What the app shows now. */
const shown = () => fixture.codes.codeAt(fixture.clock.now());
const signIn = (code?: string, password = MEI.password) =>
  fixture.signIn.execute({ email: MEI.email, password, remember: false, ...(code && { code }) });
/** Switches it on, and waits until the code of that is past. */
const switchOn = async () => {
  await fixture.factor.start(mei);
  const codes = await fixture.factor.confirm(shown(), mei);
  fixture.clock.advance(STEP);
  return codes;
};

describe('switching the second factor on', () => {
  it('a started one is asked for by nobody until a code confirms it', async () => {
    const { secret, uri } = await fixture.factor.start(mei);
    expect(uri).toContain(secret);
    expect(await fixture.factor.read(mei)).toEqual({
      enabled: false,
      confirmedAt: null,
      recoveryCodesLeft: 0,
    });
    expect(await signIn()).toBeDefined();
  });

  it('a code of the app confirms it, and answers ten recovery codes', async () => {
    const codes = await switchOn();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-z]{6}-){3}[0-9a-z]{6}$/);
    expect(await fixture.factor.read(mei)).toEqual({
      enabled: true,
      confirmedAt: fixture.clock.now() - STEP,
      recoveryCodesLeft: 10,
    });
  });

  it('a wrong code confirms nothing', async () => {
    await fixture.factor.start(mei);
    await expect(fixture.factor.confirm('000000', mei)).rejects.toMatchObject({
      kind: 'validation',
      code: 'SECOND_FACTOR_CODE_WRONG',
    });
    expect(await fixture.factor.read(mei)).toMatchObject({ enabled: false });
  });

  it('after five wrong codes the next attempt has to wait', async () => {
    await fixture.factor.start(mei);
    const wrong = () => fixture.factor.confirm('000000', mei);
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(wrong()).rejects.toMatchObject({ code: 'SECOND_FACTOR_CODE_WRONG' });
    await expect(fixture.factor.confirm(shown(), mei)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    fixture.clock.advance(1000);
    expect(await fixture.factor.confirm(shown(), mei)).toHaveLength(10);
  });

  it('starting again takes another secret, confirming counts for the last one', async () => {
    const first = await fixture.factor.start(mei);
    const second = await fixture.factor.start(mei);
    expect(second.secret).not.toBe(first.secret);
    await fixture.factor.confirm(shown(), mei);
    const stored = await fixture.readers.secondFactors.find(idOf(mei));
    expect(stored?.sealedSecret).toContain(second.secret);
  });

  it('what is on cannot be started or confirmed again, what is not cannot be confirmed or renewed', async () => {
    const off = { kind: 'conflict', code: 'SECOND_FACTOR_OFF' };
    await expect(fixture.factor.confirm(shown(), mei)).rejects.toMatchObject(off);
    await expect(fixture.factor.renew(mei)).rejects.toMatchObject(off);
    await switchOn();
    const on = { kind: 'conflict', code: 'SECOND_FACTOR_ON' };
    await expect(fixture.factor.start(mei)).rejects.toMatchObject(on);
    await expect(fixture.factor.confirm(shown(), mei)).rejects.toMatchObject(on);
  });

  it('recovery codes are kept as hashes only', async () => {
    const codes = await switchOn();
    const stored = JSON.stringify(await fixture.readers.secondFactors.find(idOf(mei)));
    for (const code of codes) {
      const plain = code.replaceAll('-', '');
      expect(stored).not.toContain(`"${plain}"`);
      expect(stored).toContain(`"hash-of-${plain}"`);
    }
  });

  it('the owner is told by mail when it is switched on and when it is switched off', async () => {
    await switchOn();
    await fixture.factor.remove(mei);
    expect((await fixture.letters()).map(({ to, subject }) => [to, subject])).toEqual([
      [MEI.email, 'Two-step verification is on'],
      [MEI.email, 'Two-step verification is off'],
    ]);
  });
});

describe('signing in with a second factor', () => {
  it('the right password alone is told that a code is needed, a wrong one is not', async () => {
    await switchOn();
    await expect(signIn()).rejects.toMatchObject(NEEDED);
    await expect(signIn('   ')).rejects.toMatchObject(NEEDED);
    const wrong = { code: 'CREDENTIALS_WRONG' };
    await expect(signIn(undefined, 'nonsense')).rejects.toMatchObject(wrong);
    await expect(signIn(shown(), 'nonsense')).rejects.toMatchObject(wrong);
  });

  it('the code of now, of the step before and of the step after sign in; those beyond do not', async () => {
    await switchOn();
    fixture.clock.advance(10 * STEP);
    for (const steps of [-2, 2, 3]) {
      const code = fixture.codes.codeAt(fixture.clock.now() + steps * STEP);
      await expect(signIn(code)).rejects.toMatchObject(WRONG);
    }
    for (const steps of [-1, 0, 1])
      expect(await signIn(fixture.codes.codeAt(fixture.clock.now() + steps * STEP))).toBeDefined();
  });

  it('N10: where the secret cannot be decrypted a code is not called wrong, and a recovery code signs in', async () => {
    const [recovery] = await switchOn();
    fixture.codes.stepOf = () => 'unreadable';
    const unreadable = { kind: 'conflict', code: 'SECOND_FACTOR_UNREADABLE' };
    await expect(signIn(shown())).rejects.toMatchObject(unreadable);
    await expect(signIn('no-such-recovery-code')).rejects.toMatchObject(WRONG);
    expect(await signIn(recovery)).toBeDefined();
  });

  it('a code signs in once, also when four try it at once', async () => {
    await switchOn();
    const code = shown();
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signIn(code)).rejects.toMatchObject(WRONG);
  });

  it('after a code those of earlier steps are spent too', async () => {
    await switchOn();
    const earlier = shown();
    fixture.clock.advance(STEP);
    await signIn(shown());
    await expect(signIn(earlier)).rejects.toMatchObject(WRONG);
  });

  it('the code that confirmed it signs nobody in', async () => {
    await fixture.factor.start(mei);
    const code = shown();
    await fixture.factor.confirm(code, mei);
    await expect(signIn(code)).rejects.toMatchObject(WRONG);
  });

  it('a recovery code signs in once, however it is typed', async () => {
    const [first = '', second = ''] = await switchOn();
    await signIn(` ${first.toUpperCase().replaceAll('-', ' ')} `);
    await expect(signIn(first)).rejects.toMatchObject(WRONG);
    await signIn(second.replaceAll('-', ''));
    expect(await fixture.factor.read(mei)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('a code of another account is wrong', async () => {
    const [foreign = ''] = await switchOn();
    const other = { name: 'Eve', email: 'eve@example.com', password: 'nosey parker' };
    const eve = await fixture.join(other);
    await fixture.factor.start(eve);
    await fixture.factor.confirm(shown(), eve);
    fixture.clock.advance(STEP);
    const attempt = fixture.signIn.execute({ ...other, remember: false, code: foreign });
    await expect(attempt).rejects.toMatchObject(WRONG);
  });

  it('missing and wrong codes count as attempts, the right one clears them', async () => {
    await switchOn();
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(signIn()).rejects.toMatchObject(NEEDED);
      await expect(signIn('999999')).rejects.toMatchObject(WRONG);
    }
    await signIn(shown());
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(signIn('999999')).rejects.toMatchObject(WRONG);
    fixture.clock.advance(1);
    await expect(signIn(shown())).rejects.toMatchObject({ kind: 'throttled' });
  });

  it('a password that is reset leaves the second factor on', async () => {
    await switchOn();
    await fixture.letters();
    await fixture.requesting.execute({ email: MEI.email, language: 'en' });
    const [letter] = await fixture.letters();
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await fixture.resetting.execute({ token, password: 'fresh-grass-42', language: 'en' });
    await expect(signIn(undefined, 'fresh-grass-42')).rejects.toMatchObject(NEEDED);
    await signIn(shown(), 'fresh-grass-42');
  });
});

describe('giving the password again', () => {
  const again = (code?: string) =>
    fixture.reauthenticate.execute({ password: MEI.password, ...(code && { code }) }, mei);

  it('takes the code as well, and refuses by 400, so that the session stays', async () => {
    await switchOn();
    await expect(again()).rejects.toMatchObject({
      kind: 'validation',
      code: 'SECOND_FACTOR_NEEDED_AGAIN',
    });
    await expect(again('999999')).rejects.toMatchObject({
      kind: 'validation',
      code: 'SECOND_FACTOR_CODE_WRONG',
    });
    fixture.clock.advance(STEP_UP_WINDOW);
    await again(shown());
    const session = await fixture.readers.sessions.find(mei.kind === 'user' ? mei.sessionId : '');
    expect(session?.authenticatedAt).toBe(fixture.clock.now());
  });
});

describe('recovery codes and switching off', () => {
  it('codes made anew void the earlier ones', async () => {
    const [old = ''] = await switchOn();
    const [fresh = ''] = await fixture.factor.renew(mei);
    await expect(signIn(old)).rejects.toMatchObject(WRONG);
    await signIn(fresh);
    expect(await fixture.factor.read(mei)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('switched off, the password alone signs in and nothing of it is kept', async () => {
    await switchOn();
    await fixture.factor.remove(mei);
    expect(await signIn()).toBeDefined();
    expect(await fixture.readers.secondFactors.find(idOf(mei))).toBeNull();
  });

  it('mails to the owner are in the chosen language, whatever the language of the call is', async () => {
    await fixture.editProfile({ language: 'zh-CN' }, mei);
    await switchOn();
    await expect(signIn('999999')).rejects.toMatchObject(WRONG);
    expect((await fixture.letters()).map(({ subject }) => subject)).toEqual([
      '两步验证已开启',
      '你的 Toolyard 账户收到错误的验证码',
    ]);
  });

  it('one that was never confirmed is forgotten without a mail', async () => {
    await fixture.factor.start(mei);
    await fixture.factor.remove(mei);
    await fixture.factor.remove(mei);
    expect(await fixture.letters()).toEqual([]);
    expect(await fixture.readers.secondFactors.find(idOf(mei))).toBeNull();
  });
});

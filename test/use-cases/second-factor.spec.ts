import { beforeEach, describe, expect, it } from '@jest/globals';
import { STEP_UP_WINDOW, type Principal } from '@toolyard/core/accounts';
import { MEI } from './accounts-world.ts';
import { credentialsWorld, type CredentialsWorld } from './credentials-world.ts';

const STEP = 30_000;
const NEEDED = { kind: 'unauthenticated', code: 'SECOND_FACTOR_NEEDED' };
const WRONG = { kind: 'unauthenticated', code: 'SECOND_FACTOR_WRONG' };

let world: CredentialsWorld;
let mei: Principal;
beforeEach(async () => {
  world = credentialsWorld();
  await world.join();
  mei = await world.principal();
});

/** What the app shows now. */
const shown = () => world.codes.codeAt(world.clock.now());
const signIn = (code?: string, password = MEI.password) =>
  world.signIn.execute({ email: MEI.email, password, remember: false, ...(code && { code }) });
/** Switches it on, and waits until the code of that is past. */
const switchOn = async () => {
  await world.factor.start(mei);
  const codes = await world.factor.confirm(shown(), mei);
  world.clock.advance(STEP);
  return codes;
};

describe('switching the second factor on', () => {
  it('a started one is asked for by nobody until a code confirms it', async () => {
    const { secret, uri } = await world.factor.start(mei);
    expect(uri).toContain(secret);
    expect(await world.factor.read(mei)).toEqual({
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
    expect(await world.factor.read(mei)).toEqual({
      enabled: true,
      confirmedAt: world.clock.now() - STEP,
      recoveryCodesLeft: 10,
    });
  });

  it('a wrong code confirms nothing', async () => {
    await world.factor.start(mei);
    await expect(world.factor.confirm('000000', mei)).rejects.toMatchObject({
      kind: 'validation',
      code: 'SECOND_FACTOR_CODE_WRONG',
    });
    expect(await world.factor.read(mei)).toMatchObject({ enabled: false });
  });

  it('after five wrong codes the next attempt has to wait', async () => {
    await world.factor.start(mei);
    const wrong = () => world.factor.confirm('000000', mei);
    for (let guesses = 0; guesses < 5; guesses++)
      await expect(wrong()).rejects.toMatchObject({ code: 'SECOND_FACTOR_CODE_WRONG' });
    await expect(world.factor.confirm(shown(), mei)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    world.clock.advance(1000);
    expect(await world.factor.confirm(shown(), mei)).toHaveLength(10);
  });

  it('starting again takes another secret, confirming counts for the last one', async () => {
    const first = await world.factor.start(mei);
    const second = await world.factor.start(mei);
    expect(second.secret).not.toBe(first.secret);
    await world.factor.confirm(shown(), mei);
    const kept = await world.readers.secondFactors.find(idOf(mei));
    expect(kept?.sealedSecret).toContain(second.secret);
  });

  it('what is on cannot be started or confirmed again, what is not cannot be confirmed or renewed', async () => {
    const off = { kind: 'conflict', code: 'SECOND_FACTOR_OFF' };
    await expect(world.factor.confirm(shown(), mei)).rejects.toMatchObject(off);
    await expect(world.factor.renew(mei)).rejects.toMatchObject(off);
    await switchOn();
    const on = { kind: 'conflict', code: 'SECOND_FACTOR_ON' };
    await expect(world.factor.start(mei)).rejects.toMatchObject(on);
    await expect(world.factor.confirm(shown(), mei)).rejects.toMatchObject(on);
  });

  it('recovery codes are kept as hashes only', async () => {
    const codes = await switchOn();
    const kept = JSON.stringify(await world.readers.secondFactors.find(idOf(mei)));
    for (const code of codes) {
      const plain = code.replaceAll('-', '');
      expect(kept).not.toContain(`"${plain}"`);
      expect(kept).toContain(`"hash-of-${plain}"`);
    }
  });

  it('the owner is told by mail when it is switched on and when it is switched off', async () => {
    await switchOn();
    await world.factor.remove(mei);
    expect((await world.letters()).map(({ to, subject }) => [to, subject])).toEqual([
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
    world.clock.advance(10 * STEP);
    for (const steps of [-2, 2, 3]) {
      const code = world.codes.codeAt(world.clock.now() + steps * STEP);
      await expect(signIn(code)).rejects.toMatchObject(WRONG);
    }
    for (const steps of [-1, 0, 1])
      expect(await signIn(world.codes.codeAt(world.clock.now() + steps * STEP))).toBeDefined();
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
    world.clock.advance(STEP);
    await signIn(shown());
    await expect(signIn(earlier)).rejects.toMatchObject(WRONG);
  });

  it('the code that confirmed it signs nobody in', async () => {
    await world.factor.start(mei);
    const code = shown();
    await world.factor.confirm(code, mei);
    await expect(signIn(code)).rejects.toMatchObject(WRONG);
  });

  it('a recovery code signs in once, however it is typed', async () => {
    const [first = '', second = ''] = await switchOn();
    await signIn(` ${first.toUpperCase().replaceAll('-', ' ')} `);
    await expect(signIn(first)).rejects.toMatchObject(WRONG);
    await signIn(second.replaceAll('-', ''));
    expect(await world.factor.read(mei)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('a code of another account is wrong', async () => {
    const [foreign = ''] = await switchOn();
    const other = { name: 'Eve', email: 'eve@example.com', password: 'nosey parker' };
    const eve = await world.join(other);
    await world.factor.start(eve);
    await world.factor.confirm(shown(), eve);
    world.clock.advance(STEP);
    const attempt = world.signIn.execute({ ...other, remember: false, code: foreign });
    await expect(attempt).rejects.toMatchObject(WRONG);
  });

  it('missing and wrong codes count as attempts, the right one clears them', async () => {
    await switchOn();
    for (let guess = 0; guess < 2; guess++) {
      await expect(signIn()).rejects.toMatchObject(NEEDED);
      await expect(signIn('999999')).rejects.toMatchObject(WRONG);
    }
    await signIn(shown());
    for (let guess = 0; guess < 5; guess++)
      await expect(signIn('999999')).rejects.toMatchObject(WRONG);
    world.clock.advance(1);
    await expect(signIn(shown())).rejects.toMatchObject({ kind: 'throttled' });
  });

  it('a password that is reset leaves the second factor on', async () => {
    await switchOn();
    await world.letters();
    await world.requesting.execute({ email: MEI.email, language: 'en' });
    const [letter] = await world.letters();
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await world.resetting.execute({ token, password: 'fresh-grass-42', language: 'en' });
    await expect(signIn(undefined, 'fresh-grass-42')).rejects.toMatchObject(NEEDED);
    await signIn(shown(), 'fresh-grass-42');
  });
});

describe('giving the password again', () => {
  const again = (code?: string) =>
    world.reauthenticate.execute({ password: MEI.password, ...(code && { code }) }, mei);

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
    world.clock.advance(STEP_UP_WINDOW);
    await again(shown());
    const session = await world.readers.sessions.find(mei.kind === 'user' ? mei.sessionId : '');
    expect(session?.authenticatedAt).toBe(world.clock.now());
  });
});

describe('recovery codes and switching off', () => {
  it('codes made anew void the earlier ones', async () => {
    const [old = ''] = await switchOn();
    const [fresh = ''] = await world.factor.renew(mei);
    await expect(signIn(old)).rejects.toMatchObject(WRONG);
    await signIn(fresh);
    expect(await world.factor.read(mei)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('switched off, the password alone signs in and nothing of it is kept', async () => {
    await switchOn();
    await world.factor.remove(mei);
    expect(await signIn()).toBeDefined();
    expect(await world.readers.secondFactors.find(idOf(mei))).toBeNull();
  });

  it('mails to the owner are in the chosen language, whatever the language of the call is', async () => {
    await world.editProfile({ language: 'zh-CN' }, mei);
    await switchOn();
    await expect(signIn('999999')).rejects.toMatchObject(WRONG);
    expect((await world.letters()).map(({ subject }) => subject)).toEqual([
      '两步验证已开启',
      '你的 Toolyard 账户收到错误的验证码',
    ]);
  });

  it('one that was never confirmed is forgotten without a mail', async () => {
    await world.factor.start(mei);
    await world.factor.remove(mei);
    await world.factor.remove(mei);
    expect(await world.letters()).toEqual([]);
    expect(await world.readers.secondFactors.find(idOf(mei))).toBeNull();
  });
});

const idOf = (principal: Principal): string => (principal.kind === 'user' ? principal.userId : '');

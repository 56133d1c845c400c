import { beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD_RESET_LIFETIME } from '@toolyard/core/accounts';
import { MEI } from './accounts-world.ts';
import { credentialsWorld, SITE, tokenIn, type CredentialsWorld } from './credentials-world.ts';

const NEW = 'fresh-grass-42';
const WRONG = { kind: 'validation', code: 'PASSWORD_WRONG' };
const INVALID = { kind: 'unauthenticated', code: 'SESSION_INVALID' };
const VOID = { kind: 'validation', code: 'RESET_TOKEN_INVALID' };

let world: CredentialsWorld;
beforeEach(async () => {
  world = credentialsWorld();
  await world.join();
});

const signIn = (password: string) =>
  world.signIn.execute({ email: MEI.email, password, remember: false });
const isLive = (accessToken: string) =>
  world.authenticate.execute(accessToken).then(
    () => true,
    () => false,
  );

describe('changing the password', () => {
  const change = async (currentPassword: string, newPassword: string, by = world.principal()) =>
    world.changing.execute({ currentPassword, newPassword, language: 'en' }, await by);

  it('the new one signs in, the old one does not', async () => {
    await change(MEI.password, NEW);
    expect(await signIn(NEW)).toMatchObject({ account: { email: MEI.email } });
    await expect(signIn(MEI.password)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('every other session ends, the one it was done in stays', async () => {
    const [here, there] = [await signIn(MEI.password), await signIn(MEI.password)];
    await change(MEI.password, NEW, world.authenticate.execute(here.accessToken));
    expect([await isLive(here.accessToken), await isLive(there.accessToken)]).toEqual([
      true,
      false,
    ]);
    await expect(world.refresh.execute({ refreshToken: there.refreshToken })).rejects.toMatchObject(
      INVALID,
    );
  });

  it('the owner is told by mail, without the password', async () => {
    await change(MEI.password, NEW);
    const [letter, ...others] = await world.letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: MEI.email, subject: 'Your Toolyard password was changed' });
    expect(letter?.text).toContain(`${SITE}/auth/forgot`);
    expect(letter?.text).not.toContain(NEW);
  });

  it.each([
    ['wrong', 'nonsense', NEW, 'PASSWORD_WRONG'],
    ['the new one too short', MEI.password, '12345', 'PASSWORD_TOO_SHORT'],
    ['the new one too long', MEI.password, 'x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['the new one among the commonest', MEI.password, 'Password1', 'PASSWORD_COMMON'],
  ])('%s: refused, and nothing changes', async (_case, current, next, code) => {
    await expect(change(current, next)).rejects.toMatchObject({ kind: 'validation', code });
    expect(await signIn(MEI.password)).toBeDefined();
    expect(await world.letters()).toEqual([]);
  });

  it('attempts at the current password are delayed, also when the next one would be right', async () => {
    const by = world.principal();
    for (let guess = 0; guess < 5; guess++)
      await expect(change('nonsense', NEW, by)).rejects.toMatchObject(WRONG);
    await expect(change(MEI.password, NEW, by)).rejects.toMatchObject({ kind: 'throttled' });
    world.clock.advance(15 * 60_000);
    const later = await signIn(MEI.password);
    await change(MEI.password, NEW, world.authenticate.execute(later.accessToken));
  });

  it('of two changes at once one is made', async () => {
    const by = world.principal();
    await by;
    const both = await Promise.allSettled(
      ['first one', 'second one'].map((p) => change(MEI.password, p, by)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await world.letters()).toHaveLength(1);
  });

  it('a running reset ends', async () => {
    await world.requesting.execute({ email: MEI.email, language: 'en' });
    const [letter] = await world.letters();
    await change(MEI.password, NEW);
    const reset = {
      token: tokenIn(letter?.text),
      password: 'another one',
      language: 'en' as const,
    };
    await expect(world.resetting.execute(reset)).rejects.toMatchObject(VOID);
  });

  it('a sign-in that verified the old password before the change opens no session after it', async () => {
    const by = await world.principal();
    const { hasher } = world;
    const verify = hasher.verify.bind(hasher);
    hasher.verify = async (password, hash) => {
      hasher.verify = verify;
      const right = await verify(password, hash);
      await world.changing.execute(
        { currentPassword: MEI.password, newPassword: NEW, language: 'en' },
        by,
      );
      return right;
    };
    await expect(signIn(MEI.password)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });
});

describe('resetting the password', () => {
  const request = (email = MEI.email, language: 'en' | 'zh-CN' = 'en') =>
    world.requesting.execute({ email, language });
  const mailedToken = async () => {
    await request();
    return tokenIn((await world.letters())[0]?.text);
  };
  const reset = (token: string, password = NEW) =>
    world.resetting.execute({ token, password, language: 'en' });

  it('LI-04 the mailed token sets a new password and ends every session', async () => {
    const before = await signIn(MEI.password);
    await reset(await mailedToken());
    expect(await isLive(before.accessToken)).toBe(false);
    await expect(signIn(MEI.password)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await signIn(NEW)).toBeDefined();
    expect((await world.letters()).map(({ subject }) => subject)).toEqual([
      'Your Toolyard password was changed',
    ]);
  });

  it('the token works once, and of ten at once one is taken', async () => {
    const token = await mailedToken();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reset(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(token)).rejects.toMatchObject(VOID);
  });

  it('the token is good for 30 minutes from the sending of its mail', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    world.clock.advance(PASSWORD_RESET_LIFETIME - 1);
    await reset(second, 'in the last moment');
    const third = await mailedToken();
    world.clock.advance(PASSWORD_RESET_LIFETIME);
    await expect(reset(third)).rejects.toMatchObject(VOID);
    await expect(reset(first)).rejects.toMatchObject(VOID);
  });

  it('a newer request ends the older one', async () => {
    const [older, newer] = [await mailedToken(), await mailedToken()];
    await expect(reset(older)).rejects.toMatchObject(VOID);
    await reset(newer);
  });

  it.each(['', 'x', 'no token of ours'])('%j is no token', async (token) =>
    expect(reset(token)).rejects.toMatchObject(VOID),
  );

  it('a refused password uses no token up', async () => {
    const token = await mailedToken();
    await expect(reset(token, '12345')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    await expect(reset(token, 'password1')).rejects.toMatchObject({ code: 'PASSWORD_COMMON' });
    await expect(reset(token, `${MEI.name}12345`)).rejects.toMatchObject({
      code: 'PASSWORD_PREDICTABLE',
    });
    await reset(token);
  });

  it('only a hash of the token is kept, and the waiting mail holds no token', async () => {
    await request();
    const waiting = await world.work.run(({ mails }) => mails.findDueLocked(world.clock.now()));
    expect(Object.keys(waiting ?? {}).toSorted()).toEqual([
      'accountId',
      'address',
      'attempts',
      'createdAt',
      'dueAt',
      'id',
      'kind',
      'language',
    ]);
    const token = tokenIn((await world.letters())[0]?.text);
    const kept = await world.work.run(({ passwordResets }) =>
      passwordResets.findByToken(world.ports.secrets.hashOf(token)),
    );
    expect(kept).not.toBeNull();
    expect(Object.values(kept ?? {})).not.toContain(token);
  });

  it('an address without an account gets the same answer after the same work, and no mail', async () => {
    const outcome = async (email: string) => {
      const verified = world.hasher.verified;
      await request(email);
      const due = await world.work.run(({ mails }) => mails.findDueLocked(world.clock.now()));
      const sent = await world.letters();
      return { work: world.hasher.verified - verified, waited: due?.kind, sent: sent.length };
    };
    expect(await outcome(MEI.email)).toEqual({ work: 0, waited: 'password-reset', sent: 1 });
    expect(await outcome('nobody@example.com')).toEqual({
      work: 0,
      waited: 'password-reset',
      sent: 0,
    });
  });

  it('the address is found however it is written', async () => {
    await request('  MEI@Example.com ');
    expect((await world.letters())[0]?.to).toBe(MEI.email);
  });

  it.each([
    '',
    'mei',
    'mei@example.com,eve@example.com',
    'mei@example.com\r\nBcc: eve@example.com',
  ])('%j is no address', async (email) =>
    expect(request(email)).rejects.toMatchObject({ kind: 'validation', code: 'EMAIL_INVALID' }),
  );

  it('five mails an hour go to one address; more are not sent, and the asker is not told', async () => {
    for (let asked = 0; asked < 8; asked++) await request();
    expect(await world.letters()).toHaveLength(5);
    world.clock.advance(60 * 60_000);
    await request();
    expect(await world.letters()).toHaveLength(1);
  });

  it('calls of one network are held up', async () => {
    const from = { device: '', address: '192.0.2.0/24' };
    const ask = (n: number) =>
      world.requesting.execute({ email: `${n}@example.com`, language: 'en' }, from);
    for (let asked = 0; asked < 30; asked++) await ask(asked);
    await expect(ask(31)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', kind: 'throttled' });
    const tried = world.resetting.execute({ token: 'x', password: NEW, language: 'en' }, from);
    await expect(tried).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it.each([
    ['en', 'Reset your Toolyard password', 'within 30 minutes'],
    ['zh-CN', '重设你的 Toolyard 密码', '30 分钟内'],
  ] as const)('the letter is in the language of the call: %s', async (language, subject, words) => {
    await request(MEI.email, language);
    const [letter] = await world.letters();
    expect(letter?.subject).toBe(subject);
    expect(letter?.text).toContain(words);
    expect(letter?.text).toMatch(/https:\/\/toolyard\.example\/auth\/reset\?token=[\w-]+\n/);
  });
});

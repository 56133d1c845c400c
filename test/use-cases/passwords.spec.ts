import { beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD_RESET_LIFETIME } from '@toolyard/core/accounts';
import { MEI } from './accounts-fixture.ts';
import {
  credentialsFixture,
  SITE,
  tokenIn,
  type CredentialsFixture,
} from './credentials-fixture.ts';

const NEW = 'fresh-grass-42';
const WRONG = { kind: 'validation', code: 'PASSWORD_WRONG' };
const DAY = 24 * 60 * 60_000;
const INVALID = { kind: 'unauthenticated', code: 'SESSION_INVALID' };
const VOID = { kind: 'validation', code: 'RESET_TOKEN_INVALID' };

let fixture: CredentialsFixture;
beforeEach(async () => {
  fixture = credentialsFixture();
  await fixture.join();
});

const signIn = (password: string) =>
  fixture.signIn.execute({ email: MEI.email, password, remember: false });
const isLive = (accessToken: string) =>
  fixture.authenticate.execute(accessToken).then(
    () => true,
    () => false,
  );

describe('changing the password', () => {
  const change = async (currentPassword: string, newPassword: string, by = fixture.principal()) =>
    fixture.changing.execute({ currentPassword, newPassword, language: 'en' }, await by);

  it('the new one signs in, the old one does not', async () => {
    await change(MEI.password, NEW);
    expect(await signIn(NEW)).toMatchObject({ account: { email: MEI.email } });
    await expect(signIn(MEI.password)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('every other session ends, the one it was done in stays', async () => {
    const [here, there] = [await signIn(MEI.password), await signIn(MEI.password)];
    await change(MEI.password, NEW, fixture.authenticate.execute(here.accessToken));
    expect([await isLive(here.accessToken), await isLive(there.accessToken)]).toEqual([
      true,
      false,
    ]);
    await expect(
      fixture.refresh.execute({ refreshToken: there.refreshToken }),
    ).rejects.toMatchObject(INVALID);
  });

  it('the owner is told by mail, without the password', async () => {
    await change(MEI.password, NEW);
    const [letter, ...others] = await fixture.letters();
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
    expect(await fixture.letters()).toEqual([]);
  });

  it('attempts at the current password are delayed, also when the next one would be right', async () => {
    const by = fixture.principal();
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(change('nonsense', NEW, by)).rejects.toMatchObject(WRONG);
    await expect(change(MEI.password, NEW, by)).rejects.toMatchObject({ kind: 'throttled' });
    fixture.clock.advance(15 * 60_000);
    const later = await signIn(MEI.password);
    await change(MEI.password, NEW, fixture.authenticate.execute(later.accessToken));
  });

  it('of two changes at once one is made', async () => {
    const by = fixture.principal();
    await by;
    const both = await Promise.allSettled(
      ['first one', 'second one'].map((p) => change(MEI.password, p, by)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await fixture.letters()).toHaveLength(1);
  });

  it('a running reset ends', async () => {
    await fixture.requesting.execute({ email: MEI.email, language: 'en' });
    const [letter] = await fixture.letters();
    await change(MEI.password, NEW);
    const reset = {
      token: tokenIn(letter?.text),
      password: 'another one',
      language: 'en' as const,
    };
    await expect(fixture.resetting.execute(reset)).rejects.toMatchObject(VOID);
  });

  it('a sign-in that verified the old password before the change opens no session after it', async () => {
    const by = await fixture.principal();
    const { hasher } = fixture;
    const verify = hasher.verify.bind(hasher);
    hasher.verify = async (password, hash) => {
      hasher.verify = verify;
      const right = await verify(password, hash);
      await fixture.changing.execute(
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
    fixture.requesting.execute({ email, language });
  const mailedToken = async () => {
    await request();
    return tokenIn((await fixture.letters())[0]?.text);
  };
  const reset = (token: string, password = NEW) =>
    fixture.resetting.execute({ token, password, language: 'en' });

  it('LI-04 the mailed token sets a new password and ends every session', async () => {
    const before = await signIn(MEI.password);
    await reset(await mailedToken());
    expect(await isLive(before.accessToken)).toBe(false);
    await expect(signIn(MEI.password)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await signIn(NEW)).toBeDefined();
    expect((await fixture.letters()).map(({ subject }) => subject)).toEqual([
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
    fixture.clock.advance(PASSWORD_RESET_LIFETIME - 1);
    await reset(second, 'in the last moment');
    const third = await mailedToken();
    fixture.clock.advance(PASSWORD_RESET_LIFETIME);
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
    const waiting = await fixture.work.run(({ mails }) => mails.findDueLocked(fixture.clock.now()));
    expect(Object.keys(waiting ?? {}).toSorted()).toEqual([
      'accountId',
      'address',
      'attempts',
      'createdAt',
      'dueAt',
      'enclosure',
      'id',
      'kind',
      'language',
      'subjectId',
    ]);
    expect(waiting?.enclosure).toBeNull();
    const token = tokenIn((await fixture.letters())[0]?.text);
    const stored = await fixture.work.run(({ passwordResets }) =>
      passwordResets.findByToken(fixture.ports.secrets.hashOf(token)),
    );
    expect(stored).not.toBeNull();
    expect(Object.values(stored ?? {})).not.toContain(token);
  });

  it('an address without an account gets the same answer after the same work, and no mail', async () => {
    const outcome = async (email: string) => {
      const verified = fixture.hasher.verified;
      await request(email);
      const due = await fixture.work.run(({ mails }) => mails.findDueLocked(fixture.clock.now()));
      const sent = await fixture.letters();
      return { work: fixture.hasher.verified - verified, waited: due?.kind, sent: sent.length };
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
    expect((await fixture.letters())[0]?.to).toBe(MEI.email);
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
    for (let round = 0; round < 8; round++) await request();
    expect(await fixture.letters()).toHaveLength(5);
    fixture.clock.advance(60 * 60_000);
    await request();
    expect(await fixture.letters()).toHaveLength(1);
  });

  it('calls of one network are held up', async () => {
    const from = { device: '', address: '192.0.2.0/24' };
    const ask = (n: number) =>
      fixture.requesting.execute({ email: `${n}@example.com`, language: 'en' }, from);
    for (let round = 0; round < 30; round++) await ask(round);
    await expect(ask(31)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', kind: 'throttled' });
    const tried = fixture.resetting.execute({ token: 'x', password: NEW, language: 'en' }, from);
    await expect(tried).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it.each([
    ['en', 'Reset your Toolyard password', 'within 30 minutes'],
    ['zh-CN', '重设你的 Toolyard 密码', '30 分钟内'],
  ] as const)('the letter is in the language of the call: %s', async (language, subject, words) => {
    await request(MEI.email, language);
    const [letter] = await fixture.letters();
    expect(letter?.subject).toBe(subject);
    expect(letter?.text).toContain(words);
    expect(letter?.text).toMatch(/https:\/\/toolyard\.example\/auth\/reset\?token=[\w-]+\n/);
  });
});

describe('A36 an invitation', () => {
  const invited = 'new@example.com';
  const { create, resend } = invitations();

  it('is good for seven days and once; late and twice have words of their own', async () => {
    const [token] = await create();
    fixture.clock.advance(7 * DAY - 1);
    await accept(token);
    expect(fixture.readers.audit.notes().at(-1)).toMatchObject({
      action: 'invitation.accepted',
      actor: { realm: 'visitor', id: null },
    });
    expect(await signInAs(invited, NEW)).toMatchObject({
      account: { invitedAt: null, mustChangePassword: false },
    });
    await expect(accept(token, 'another one')).rejects.toMatchObject({ code: 'INVITATION_USED' });
    const [late] = await create('late@example.com');
    fixture.clock.advance(7 * DAY);
    await expect(accept(late)).rejects.toMatchObject({ code: 'INVITATION_EXPIRED' });
    await expect(accept('nonsense')).rejects.toMatchObject({ code: 'INVITATION_INVALID' });
  });

  it('that is sent again makes the earlier link worthless', async () => {
    const [first, id] = await create();
    const second = await resend(id);
    await expect(accept(first)).rejects.toMatchObject({ code: 'INVITATION_INVALID' });
    await accept(second);
  });

  it('is accepted once of ten at the same time', async () => {
    const [token] = await create();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => accept(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'INVITATION_USED' });
  });

  it('is not spent by a password that is refused, and a reset takes its place', async () => {
    const [token] = await create();
    await expect(accept(token, '12345')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    await fixture.requesting.execute({ email: invited, language: 'en' });
    const [letter] = await fixture.letters();
    const reset = { token: tokenIn(letter?.text), password: NEW, language: 'en' as const };
    await fixture.resetting.execute(reset);
    await expect(accept(token)).rejects.toMatchObject({ code: 'INVITATION_INVALID' });
    expect(await fixture.pending(invited)).toBe(false);
  });

  it('a password that the operator set opens no session until a new one is chosen', async () => {
    await create();
    const given = 'given by an operator';
    for (const [newPassword, code] of [
      [undefined, 'PASSWORD_CHANGE_NEEDED'],
      [given, 'PASSWORD_UNCHANGED'],
      ['12345', 'PASSWORD_TOO_SHORT'],
    ] as const)
      await expect(signInAs(invited, given, newPassword)).rejects.toMatchObject({ code });
    expect(await signInAs(invited, given, NEW)).toMatchObject({ account: { invitedAt: null } });
    expect(await signInAs(invited, NEW)).toBeDefined();
    await expect(signInAs(invited, given)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  const accept = (token: string, password = NEW) =>
    fixture.accepting.execute({ token, password, language: 'en' });
  const signInAs = (email: string, password: string, newPassword?: string) =>
    fixture.signIn.execute({ email, password, newPassword: newPassword ?? null, remember: false });

  function invitations() {
    const tokenOf = async () => tokenIn((await fixture.letters()).at(-1)?.text);
    return {
      create: async (email = invited) => {
        const id = await fixture.invite(email, 'given by an operator');
        return [await tokenOf(), id] as const;
      },
      resend: async (id: string) => {
        await fixture.inviteAgain(id);
        return tokenOf();
      },
    };
  }
});

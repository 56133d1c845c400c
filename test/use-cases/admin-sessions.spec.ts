import { beforeEach, describe, expect, it } from '@jest/globals';
import { adminsFixture, SAMPLE } from './admins-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INVALID = { code: 'SESSION_INVALID' };
const WRONG = { code: 'ADMIN_CREDENTIALS_WRONG' };

describe('sessions of admins', () => {
  let fixture: ReturnType<typeof adminsFixture>;
  beforeEach(async () => {
    fixture = adminsFixture();
    await fixture.bootstrap.execute();
  });
  const signIn = () => fixture.signInAdmin.execute(SAMPLE);
  const principal = (accessToken: string) => fixture.authenticateAdmin.execute(accessToken);

  it('the first start makes one superadmin and tells its password; later ones make none', async () => {
    await fixture.bootstrap.execute();
    const admins = await fixture.readers.admins.list();
    expect(admins).toMatchObject([{ role: 'superadmin', mustChangePassword: true }]);
    expect(fixture.announced).toEqual([SAMPLE.password]);
    expect(fixture.notes()).toMatchObject([
      { actor: { realm: 'system' }, action: 'admin.created' },
    ]);
  });

  it('AL-05 the sample pair is told until it is changed, and its new password differs', async () => {
    expect(await fixture.hint.execute()).toEqual(SAMPLE);
    const by = await principal((await signIn()).accessToken);
    const change = (newPassword: string) =>
      fixture.changing.execute(
        { currentPassword: SAMPLE.password, newPassword, language: 'en' },
        by,
      );
    await expect(change(SAMPLE.password)).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' });
    await expect(change('elevenchars')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    await change('another-password');
    expect(await fixture.hint.execute()).toBeNull();
  });

  it('N10: the sample pair is not shown where the superadmin has another password, as after a restore', async () => {
    const [superadmin] = await fixture.readers.admins.list();
    const passwordHash = await fixture.hasher.hash('the one of production');
    await fixture.work.run(({ admins }) =>
      admins.update({ ...superadmin!, passwordHash, version: 2 }),
    );
    expect(await fixture.hint.execute()).toBeNull();
  });

  it('end after an hour without use, and after twelve hours of it', async () => {
    const idle = await signIn();
    fixture.clock.advance(HOUR);
    await expect(fixture.refreshAdmin.execute(idle)).rejects.toMatchObject(INVALID);
    let used = await signIn();
    for (let hours = 0; hours < 11.5; hours += 0.5) {
      fixture.clock.advance(HOUR / 2);
      used = { ...used, ...(await fixture.refreshAdmin.execute(used)) };
    }
    await principal(used.accessToken);
    fixture.clock.advance(HOUR / 2);
    await expect(fixture.refreshAdmin.execute(used)).rejects.toMatchObject(INVALID);
  });

  it('there are ten at most: the eleventh ends the longest unused', async () => {
    const first = await signIn();
    for (let more = 0; more < 10; more++) {
      fixture.clock.advance(1000);
      await signIn();
    }
    await expect(principal(first.accessToken)).rejects.toMatchObject(INVALID);
    const by = await principal((await signIn()).accessToken);
    expect(await fixture.sessionsOf.execute(by)).toHaveLength(10);
  });

  it('role and duties are those of now, whatever the token says', async () => {
    const { accessToken, account } = await signIn();
    expect(await principal(accessToken)).toMatchObject({
      role: 'superadmin',
      due: 'passwordChange',
    });
    await fixture.work.run(async ({ admins }) => {
      const stored = await admins.find(account.id);
      if (!stored) throw new Error('lost');
      const change = { role: 'admin', mustChangePassword: false } as const;
      await admins.update({ ...stored, ...change, version: stored.version + 1 });
    });
    expect(await principal(accessToken)).toMatchObject({ role: 'admin', due: null });
  });

  it('a second factor is due where the settings demand it of superadmins', async () => {
    fixture = adminsFixture({ secondFactorRequired: true });
    await fixture.bootstrap.execute();
    const { accessToken } = await signIn();
    const changed = { currentPassword: SAMPLE.password, newPassword: 'another-password' };
    const by = await principal(accessToken);
    await fixture.changing.execute({ ...changed, language: 'en' }, by);
    expect(await principal(accessToken)).toMatchObject({ due: 'secondFactor' });
  });

  it('a disabled admin neither signs in nor goes on, with the words of a wrong password', async () => {
    const { accessToken, refreshToken, account } = await signIn();
    await fixture.work.run(({ admins }) =>
      admins.update({ ...account, version: account.version + 1, active: false }),
    );
    await expect(principal(accessToken)).rejects.toMatchObject(INVALID);
    await expect(fixture.refreshAdmin.execute({ refreshToken })).rejects.toMatchObject(INVALID);
    await expect(signIn()).rejects.toMatchObject(WRONG);
  });

  it('failed attempts at an admin delay no user, and attempts at users delay no admin', async () => {
    const signInWrong = () => fixture.signInAdmin.execute({ ...SAMPLE, password: 'wrong' });
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(signInWrong()).rejects.toMatchObject(WRONG);
    await expect(signInWrong()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const user = { email: SAMPLE.username, password: 'x', remember: false };
    await expect(fixture.signIn.execute(user)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('sign-in, its refusal, theft and sign-out stand in the audit log, without a secret', async () => {
    const origin = { device: 'Firefox, Linux', address: '192.0.2.0/24' };
    const first = await fixture.signInAdmin.execute(SAMPLE, origin);
    const wrong = fixture.signInAdmin.execute({ ...SAMPLE, password: 'wrong' }, origin);
    await expect(wrong).rejects.toMatchObject(WRONG);
    const nobody = fixture.signInAdmin.execute({ username: 'nobody', password: 'x' }, origin);
    await expect(nobody).rejects.toMatchObject(WRONG);
    const second = await fixture.refreshAdmin.execute(first);
    fixture.clock.advance(MINUTE);
    await expect(fixture.refreshAdmin.execute(first)).rejects.toMatchObject(INVALID);
    await expect(fixture.refreshAdmin.execute(second)).rejects.toMatchObject(INVALID);
    await fixture.signOutAdmin.execute(await signIn());
    const { id } = first.account;
    const subject = { kind: 'admin', id, name: 'superadmin' };
    const visitor = { realm: 'visitor', id: null };
    expect(fixture.notes().slice(1)).toMatchObject([
      { action: 'session.opened', actor: { realm: 'admin', id }, subject, address: origin.address },
      { action: 'session.refused', actor: visitor, subject, address: origin.address },
      {
        action: 'session.refused',
        actor: visitor,
        subject: { kind: 'admin', id: '', name: 'nobody' },
        address: origin.address,
      },
      { action: 'session.stolen', actor: visitor, subject },
      { action: 'session.opened', actor: { realm: 'admin', id } },
      { action: 'session.ended', actor: { realm: 'admin', id }, subject },
    ]);
    const written = JSON.stringify(fixture.notes());
    expect(written).not.toMatch(/first-password|secret-|(?:password|refresh|token)Hash/i);
  });
});

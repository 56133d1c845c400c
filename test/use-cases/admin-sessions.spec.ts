import { beforeEach, describe, expect, it } from '@jest/globals';
import { adminsWorld, SAMPLE } from './admins-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INVALID = { code: 'SESSION_INVALID' };
const WRONG = { code: 'ADMIN_CREDENTIALS_WRONG' };

describe('sessions of admins', () => {
  let world: ReturnType<typeof adminsWorld>;
  beforeEach(async () => {
    world = adminsWorld();
    await world.bootstrap.execute();
  });
  const signIn = () => world.signInAdmin.execute(SAMPLE);
  const principal = (accessToken: string) => world.authenticateAdmin.execute(accessToken);

  it('the first start makes one superadmin and tells its password; later ones make none', async () => {
    await world.bootstrap.execute();
    const admins = await world.readers.admins.list();
    expect(admins).toMatchObject([{ role: 'superadmin', mustChangePassword: true }]);
    expect(world.announced).toEqual([SAMPLE.password]);
    expect(world.notes()).toMatchObject([{ actor: { realm: 'system' }, action: 'admin.created' }]);
  });

  it('AL-05 the sample pair is told until it is changed, and its new password differs', async () => {
    expect(await world.hint.execute()).toEqual(SAMPLE);
    const by = await principal((await signIn()).accessToken);
    const change = (newPassword: string) =>
      world.changing.execute({ currentPassword: SAMPLE.password, newPassword, language: 'en' }, by);
    await expect(change(SAMPLE.password)).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' });
    await expect(change('elevenchars')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    await change('another-password');
    expect(await world.hint.execute()).toBeNull();
  });

  it('end after an hour without use, and after twelve hours of it', async () => {
    const idle = await signIn();
    world.clock.advance(HOUR);
    await expect(world.refreshAdmin.execute(idle)).rejects.toMatchObject(INVALID);
    let used = await signIn();
    for (let hours = 0; hours < 11.5; hours += 0.5) {
      world.clock.advance(HOUR / 2);
      used = { ...used, ...(await world.refreshAdmin.execute(used)) };
    }
    await principal(used.accessToken);
    world.clock.advance(HOUR / 2);
    await expect(world.refreshAdmin.execute(used)).rejects.toMatchObject(INVALID);
  });

  it('there are ten at most: the eleventh ends the longest unused', async () => {
    const first = await signIn();
    for (let more = 0; more < 10; more++) {
      world.clock.advance(1000);
      await signIn();
    }
    await expect(principal(first.accessToken)).rejects.toMatchObject(INVALID);
    const by = await principal((await signIn()).accessToken);
    expect(await world.sessionsOf.execute(by)).toHaveLength(10);
  });

  it('role and duties are those of now, whatever the token says', async () => {
    const { accessToken, account } = await signIn();
    expect(await principal(accessToken)).toMatchObject({
      role: 'superadmin',
      due: 'passwordChange',
    });
    await world.work.run(async ({ admins }) => {
      const kept = await admins.find(account.id);
      if (!kept) throw new Error('lost');
      const change = { role: 'admin', mustChangePassword: false } as const;
      await admins.update({ ...kept, ...change, version: kept.version + 1 });
    });
    expect(await principal(accessToken)).toMatchObject({ role: 'admin', due: null });
  });

  it('a second factor is due where the settings demand it of superadmins', async () => {
    world = adminsWorld({ secondFactorRequired: true });
    await world.bootstrap.execute();
    const { accessToken } = await signIn();
    const changed = { currentPassword: SAMPLE.password, newPassword: 'another-password' };
    const by = await principal(accessToken);
    await world.changing.execute({ ...changed, language: 'en' }, by);
    expect(await principal(accessToken)).toMatchObject({ due: 'secondFactor' });
  });

  it('a disabled admin neither signs in nor goes on, with the words of a wrong password', async () => {
    const { accessToken, refreshToken, account } = await signIn();
    await world.work.run(({ admins }) =>
      admins.update({ ...account, version: account.version + 1, active: false }),
    );
    await expect(principal(accessToken)).rejects.toMatchObject(INVALID);
    await expect(world.refreshAdmin.execute({ refreshToken })).rejects.toMatchObject(INVALID);
    await expect(signIn()).rejects.toMatchObject(WRONG);
  });

  it('failed attempts at an admin delay no user, and attempts at users delay no admin', async () => {
    const guess = () => world.signInAdmin.execute({ ...SAMPLE, password: 'wrong' });
    for (let guesses = 0; guesses < 5; guesses++)
      await expect(guess()).rejects.toMatchObject(WRONG);
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const user = { email: SAMPLE.username, password: 'x', remember: false };
    await expect(world.signIn.execute(user)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('sign-in, its refusal, theft and sign-out stand in the audit log, without a secret', async () => {
    const origin = { device: 'Firefox, Linux', address: '192.0.2.0/24' };
    const first = await world.signInAdmin.execute(SAMPLE, origin);
    const wrong = world.signInAdmin.execute({ ...SAMPLE, password: 'wrong' }, origin);
    await expect(wrong).rejects.toMatchObject(WRONG);
    const nobody = world.signInAdmin.execute({ username: 'nobody', password: 'x' }, origin);
    await expect(nobody).rejects.toMatchObject(WRONG);
    const second = await world.refreshAdmin.execute(first);
    world.clock.advance(MINUTE);
    await expect(world.refreshAdmin.execute(first)).rejects.toMatchObject(INVALID);
    await expect(world.refreshAdmin.execute(second)).rejects.toMatchObject(INVALID);
    await world.signOutAdmin.execute(await signIn());
    const { id } = first.account;
    const subject = { kind: 'admin', id, name: 'superadmin' };
    const visitor = { realm: 'visitor', id: null };
    expect(world.notes().slice(1)).toMatchObject([
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
    const written = JSON.stringify(world.notes());
    expect(written).not.toMatch(/first-password|secret-|hash/i);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Admin } from '@toolyard/core/accounts';
import { PASSWORD, administrationWorld } from './administration-world.ts';

describe('admins as superadmins govern them', () => {
  let world: ReturnType<typeof administrationWorld>;
  let admin: Admin;
  let superadmin: Admin;
  beforeEach(async () => {
    world = administrationWorld();
    admin = await world.addAdmin({ username: 'zoe' });
    superadmin = await world.addAdmin({ username: 'ada', role: 'superadmin' });
  });

  const edit = (id: string, fields: object) => ({
    id,
    version: null,
    fields,
    password: null,
    language: 'en' as const,
  });
  const draft = {
    username: ' Ops.1 ',
    name: 'Ops',
    email: 'OPS@example.com',
    role: 'admin',
    active: true,
    password: PASSWORD,
  } as const;

  it('AA-01 a superadmin sees all of them by username, an admin none', async () => {
    const listed = await world.listAdmins.execute(world.as(superadmin));
    expect(listed.map(({ username }) => username)).toEqual(['ada', 'zoe']);
    expect(listed[0]).toMatchObject({ secondFactor: false });
    expect(JSON.stringify(listed)).not.toContain('passwordHash');
    for (const refused of [
      world.listAdmins.execute(world.as(admin)),
      world.readAdmin.execute(superadmin.id, world.as(admin)),
      world.createAdmin(draft, world.as(admin)),
      world.editAdmin(edit(admin.id, { role: 'superadmin' }), world.as(admin)),
      world.deleteAdmin({ id: superadmin.id, version: null }, world.as(admin)),
      world.endSessionsOfAdmin({ id: superadmin.id }, world.as(admin)),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(world.notes()).toEqual([]);
  });

  it('AA-04 a new admin has an identity of its own and must choose a password', async () => {
    const made = await world.createAdmin(draft, world.as(superadmin));
    expect(made).toMatchObject({
      username: 'ops.1',
      email: 'ops@example.com',
      mustChangePassword: true,
      active: true,
    });
    expect(world.notes()).toMatchObject([
      { action: 'admin.created', after: { username: 'ops.1', role: 'admin', active: true } },
    ]);
    expect(JSON.stringify(world.notes())).not.toContain(PASSWORD.hash);
    for (const [change, code] of [
      [{}, 'USERNAME_TAKEN'],
      [{ username: 'other' }, 'EMAIL_TAKEN'],
      [{ username: 'a b' }, 'USERNAME_INVALID'],
      [{ username: 'other', email: 'none' }, 'EMAIL_INVALID'],
      [{ username: 'other', name: ' ' }, 'NAME_INVALID'],
    ] as const)
      await expect(
        world.createAdmin({ ...draft, ...change }, world.as(superadmin)),
      ).rejects.toMatchObject({ code });
  });

  it('AA-06 making or naming a superadmin takes the password again', async () => {
    const caller = world.longAgo(superadmin);
    const raise = edit(admin.id, { role: 'superadmin' });
    for (const refused of [
      world.createAdmin({ ...draft, role: 'superadmin' }, caller),
      world.editAdmin(raise, caller),
      world.editAdmin({ ...edit(admin.id, {}), password: PASSWORD }, caller),
      world.endSessionsOfAdmin({ id: admin.id }, caller),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'REAUTHENTICATION_NEEDED' });
    expect(await world.editAdmin(raise, world.as(superadmin))).toMatchObject({
      role: 'superadmin',
    });
  });

  it('a superadmin removes the lost second factor of an admin with a fresh password', async () => {
    await world.switchSecondFactorOn(admin.id, 'adminSecondFactors');
    const remove = { id: admin.id, language: 'en' as const };
    for (const [caller, code] of [
      [world.as(admin), 'FORBIDDEN'],
      [world.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
    ] as const)
      await expect(world.removeSecondFactorOfAdmin(remove, caller)).rejects.toMatchObject({ code });
    await world.removeSecondFactorOfAdmin(remove, world.as(superadmin));
    expect(await world.readers.adminSecondFactors.find(admin.id)).toBeNull();
    expect(await world.takeMails()).toEqual([
      { kind: 'admin-second-factor-off', address: admin.email },
    ]);
    expect(world.actions()).toEqual(['admin.secondFactorRemoved']);
  });

  it('AA-08 an edit changes all but the username', async () => {
    const fields = { name: 'Zoë', email: 'Zoe@Example.com', username: 'root' };
    const edited = await world.editAdmin(edit(admin.id, fields), world.as(superadmin));
    expect(edited).toMatchObject({
      username: 'zoe',
      name: 'Zoë',
      email: 'zoe@example.com',
      version: 2,
    });
    await expect(
      world.editAdmin({ ...edit(admin.id, { name: 'Old' }), version: 1 }, world.as(superadmin)),
    ).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { name: 'Zoë', version: 2, secondFactor: false } },
    });
  });

  it('an edit that changes nothing leaves the version, and the audit log, as they are', async () => {
    for (const fields of [{}, { name: admin.name, email: admin.email, active: true }])
      expect(await world.editAdmin(edit(admin.id, fields), world.as(superadmin))).toMatchObject({
        version: 1,
      });
    expect(world.actions()).toEqual([]);
  });

  it.each([
    ['disabled', { active: false }],
    ['demoted', { role: 'admin' }],
  ] as const)('a superadmin who is %s is signed out everywhere', async (_what, fields) => {
    const other = await world.addAdmin({ role: 'superadmin' });
    await world.signIn(other.id, 'adminSessions');
    await world.editAdmin(edit(other.id, { name: 'Same rights' }), world.as(superadmin));
    expect(await world.readers.adminSessions.listOwned(other.id)).toHaveLength(1);
    await world.editAdmin(edit(other.id, fields), world.as(superadmin));
    expect(await world.readers.adminSessions.listOwned(other.id)).toEqual([]);
  });

  it("AA-09 another's password signs them out, must be changed by them, and is told by mail", async () => {
    await world.signIn(admin.id, 'adminSessions');
    const change = { ...edit(admin.id, {}), password: PASSWORD };
    expect(await world.editAdmin(change, world.as(superadmin))).toMatchObject({
      mustChangePassword: true,
    });
    expect(await world.readers.adminSessions.listOwned(admin.id)).toEqual([]);
    expect(await world.mails()).toMatchObject({
      kind: 'admin-password-changed',
      address: admin.email,
    });
    expect(world.actions()).toEqual(['admin.passwordSet']);
  });

  it.each([
    ['disable', { active: false }, 'OWN_ACCOUNT'],
    ['demote', { role: 'admin' }, 'OWN_ROLE'],
  ] as const)('nobody can %s himself', async (_what, fields, code) => {
    await world.addAdmin({ role: 'superadmin' });
    await expect(
      world.editAdmin(edit(superadmin.id, fields), world.as(superadmin)),
    ).rejects.toMatchObject({ code });
    expect(await world.readers.admins.find(superadmin.id)).toEqual(superadmin);
  });

  it('AA-03 nobody can delete himself', async () => {
    await world.addAdmin({ role: 'superadmin' });
    await expect(
      world.deleteAdmin({ id: superadmin.id, version: null }, world.as(superadmin)),
    ).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
  });

  it('the last active superadmin stays one, whoever asks', async () => {
    // Signed in before being disabled: such a call is on its way already.
    const gone = await world.addAdmin({ role: 'superadmin', active: false });
    const caller = world.as(gone);
    for (const refused of [
      world.editAdmin(edit(superadmin.id, { active: false }), caller),
      world.editAdmin(edit(superadmin.id, { role: 'admin' }), caller),
      world.deleteAdmin({ id: superadmin.id, version: null }, caller),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'LAST_SUPERADMIN', kind: 'conflict' });
    expect(await world.readers.admins.find(superadmin.id)).toEqual(superadmin);
    await world.addAdmin({ role: 'superadmin' });
    await world.deleteAdmin({ id: superadmin.id, version: null }, caller);
    expect(await world.readers.admins.find(superadmin.id)).toBeNull();
  });

  it('a deleted admin is gone with sessions, and both names are free again', async () => {
    await world.signIn(admin.id, 'adminSessions');
    await world.deleteAdmin({ id: admin.id, version: null }, world.as(superadmin));
    expect(await world.readers.adminSessions.listOwned(admin.id)).toEqual([]);
    await expect(world.readAdmin.execute(admin.id, world.as(superadmin))).rejects.toMatchObject({
      code: 'ADMIN_UNKNOWN',
    });
    const again = { ...draft, username: admin.username, email: admin.email };
    expect(await world.createAdmin(again, world.as(superadmin))).toMatchObject({ username: 'zoe' });
  });

  it('an edit is taken back under the same guards', async () => {
    const other = await world.addAdmin({ role: 'superadmin' });
    await world.editAdmin(edit(other.id, { active: false }), world.as(superadmin));
    const [entry] = world.notes();
    if (!entry) throw new Error('nothing was noted');
    await world.revert(entry, world.as(superadmin));
    expect(await world.readers.admins.find(other.id)).toMatchObject({ active: true });
    const raise = { before: { role: 'admin' }, after: { role: 'superadmin' } };
    const own = { ...entry, ...raise, subject: { kind: 'admin', id: superadmin.id, name: 'ada' } };
    await expect(world.revert(own, world.as(superadmin))).rejects.toMatchObject({
      code: 'OWN_ROLE',
    });
  });
});

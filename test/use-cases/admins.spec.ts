import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Admin } from '@toolyard/core/accounts';
import { PASSWORD, administrationFixture } from './administration-fixture.ts';

describe('admins as superadmins govern them', () => {
  let fixture: ReturnType<typeof administrationFixture>;
  let admin: Admin;
  let superadmin: Admin;
  beforeEach(async () => {
    fixture = administrationFixture();
    admin = await fixture.addAdmin({ username: 'zoe' });
    superadmin = await fixture.addAdmin({ username: 'ada', role: 'superadmin' });
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
    const listed = await fixture.listAdmins.execute(fixture.as(superadmin));
    expect(listed.map(({ username }) => username)).toEqual(['ada', 'zoe']);
    expect(listed[0]).toMatchObject({ secondFactor: false });
    expect(JSON.stringify(listed)).not.toContain('passwordHash');
    for (const refused of [
      fixture.listAdmins.execute(fixture.as(admin)),
      fixture.readAdmin.execute(superadmin.id, fixture.as(admin)),
      fixture.createAdmin(draft, fixture.as(admin)),
      fixture.editAdmin(edit(admin.id, { role: 'superadmin' }), fixture.as(admin)),
      fixture.deleteAdmin({ id: superadmin.id, version: null }, fixture.as(admin)),
      fixture.endSessionsOfAdmin({ id: superadmin.id }, fixture.as(admin)),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(fixture.notes()).toEqual([]);
  });

  it('AA-04 a new admin has an identity of its own and must choose a password', async () => {
    const made = await fixture.createAdmin(draft, fixture.as(superadmin));
    expect(made).toMatchObject({
      username: 'ops.1',
      email: 'ops@example.com',
      mustChangePassword: true,
      active: true,
    });
    expect(fixture.notes()).toMatchObject([
      { action: 'admin.created', after: { username: 'ops.1', role: 'admin', active: true } },
    ]);
    expect(JSON.stringify(fixture.notes())).not.toContain(PASSWORD.hash);
    for (const [change, code] of [
      [{}, 'USERNAME_TAKEN'],
      [{ username: 'other' }, 'EMAIL_TAKEN'],
      [{ username: 'a b' }, 'USERNAME_INVALID'],
      [{ username: 'other', email: 'none' }, 'EMAIL_INVALID'],
      [{ username: 'other', name: ' ' }, 'NAME_INVALID'],
    ] as const)
      await expect(
        fixture.createAdmin({ ...draft, ...change }, fixture.as(superadmin)),
      ).rejects.toMatchObject({ code });
  });

  it('AA-06 making or naming a superadmin takes the password again', async () => {
    const caller = fixture.longAgo(superadmin);
    const raise = edit(admin.id, { role: 'superadmin' });
    for (const refused of [
      fixture.createAdmin({ ...draft, role: 'superadmin' }, caller),
      fixture.editAdmin(raise, caller),
      fixture.editAdmin({ ...edit(admin.id, {}), password: PASSWORD }, caller),
      fixture.endSessionsOfAdmin({ id: admin.id }, caller),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'REAUTHENTICATION_NEEDED' });
    expect(await fixture.editAdmin(raise, fixture.as(superadmin))).toMatchObject({
      role: 'superadmin',
    });
  });

  it('a superadmin removes the lost second factor of an admin with a fresh password', async () => {
    await fixture.switchSecondFactorOn(admin.id, 'adminSecondFactors');
    const remove = { id: admin.id, language: 'en' as const };
    for (const [caller, code] of [
      [fixture.as(admin), 'FORBIDDEN'],
      [fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
    ] as const)
      await expect(fixture.removeSecondFactorOfAdmin(remove, caller)).rejects.toMatchObject({
        code,
      });
    await fixture.removeSecondFactorOfAdmin(remove, fixture.as(superadmin));
    expect(await fixture.readers.adminSecondFactors.find(admin.id)).toBeNull();
    expect(await fixture.takeMails()).toEqual([
      { kind: 'admin-second-factor-off', address: admin.email },
    ]);
    expect(fixture.actions()).toEqual(['admin.secondFactorRemoved']);
  });

  it('nobody removes their own second factor as that of another admin', async () => {
    await fixture.switchSecondFactorOn(superadmin.id, 'adminSecondFactors');
    await expect(
      fixture.removeSecondFactorOfAdmin(
        { id: superadmin.id, language: 'en' },
        fixture.as(superadmin),
      ),
    ).rejects.toMatchObject({ code: 'OWN_SECOND_FACTOR' });
    expect(await fixture.readers.adminSecondFactors.find(superadmin.id)).not.toBeNull();
  });

  it('AA-08 an edit changes all but the username', async () => {
    const fields = { name: 'Zoë', email: 'Zoe@Example.com', username: 'root' };
    const edited = await fixture.editAdmin(edit(admin.id, fields), fixture.as(superadmin));
    expect(edited).toMatchObject({
      username: 'zoe',
      name: 'Zoë',
      email: 'zoe@example.com',
      version: 2,
    });
    await expect(
      fixture.editAdmin({ ...edit(admin.id, { name: 'Old' }), version: 1 }, fixture.as(superadmin)),
    ).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { name: 'Zoë', version: 2, secondFactor: false } },
    });
  });

  it('an edit that changes nothing leaves the version, and the audit log, as they are', async () => {
    for (const fields of [{}, { name: admin.name, email: admin.email, active: true }])
      expect(await fixture.editAdmin(edit(admin.id, fields), fixture.as(superadmin))).toMatchObject(
        {
          version: 1,
        },
      );
    expect(fixture.actions()).toEqual([]);
  });

  it.each([
    ['disabled', { active: false }],
    ['demoted', { role: 'admin' }],
  ] as const)('a superadmin who is %s is signed out everywhere', async (_what, fields) => {
    const other = await fixture.addAdmin({ role: 'superadmin' });
    await fixture.signIn(other.id, 'adminSessions');
    await fixture.editAdmin(edit(other.id, { name: 'Same rights' }), fixture.as(superadmin));
    expect(await fixture.readers.adminSessions.listOwned(other.id)).toHaveLength(1);
    await fixture.editAdmin(edit(other.id, fields), fixture.as(superadmin));
    expect(await fixture.readers.adminSessions.listOwned(other.id)).toEqual([]);
  });

  it("AA-09 another's password signs them out, must be changed by them, and is told by mail", async () => {
    await fixture.signIn(admin.id, 'adminSessions');
    const change = { ...edit(admin.id, {}), password: PASSWORD };
    expect(await fixture.editAdmin(change, fixture.as(superadmin))).toMatchObject({
      mustChangePassword: true,
    });
    expect(await fixture.readers.adminSessions.listOwned(admin.id)).toEqual([]);
    expect(await fixture.mails()).toMatchObject({
      kind: 'admin-password-changed',
      address: admin.email,
    });
    expect(fixture.actions()).toEqual(['admin.passwordSet']);
  });

  it.each([
    ['disable', { active: false }, 'OWN_ACCOUNT'],
    ['demote', { role: 'admin' }, 'OWN_ROLE'],
  ] as const)('nobody can %s himself', async (_what, fields, code) => {
    await fixture.addAdmin({ role: 'superadmin' });
    await expect(
      fixture.editAdmin(edit(superadmin.id, fields), fixture.as(superadmin)),
    ).rejects.toMatchObject({ code });
    expect(await fixture.readers.admins.find(superadmin.id)).toEqual(superadmin);
  });

  it('AA-03 nobody can delete himself', async () => {
    await fixture.addAdmin({ role: 'superadmin' });
    await expect(
      fixture.deleteAdmin({ id: superadmin.id, version: null }, fixture.as(superadmin)),
    ).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
  });

  it('the last active superadmin stays one, whoever asks', async () => {
    // Signed in before being disabled: such a call is on its way already.
    const gone = await fixture.addAdmin({ role: 'superadmin', active: false });
    const caller = fixture.as(gone);
    for (const refused of [
      fixture.editAdmin(edit(superadmin.id, { active: false }), caller),
      fixture.editAdmin(edit(superadmin.id, { role: 'admin' }), caller),
      fixture.deleteAdmin({ id: superadmin.id, version: null }, caller),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'LAST_SUPERADMIN', kind: 'conflict' });
    expect(await fixture.readers.admins.find(superadmin.id)).toEqual(superadmin);
    await fixture.addAdmin({ role: 'superadmin' });
    await fixture.deleteAdmin({ id: superadmin.id, version: null }, caller);
    expect(await fixture.readers.admins.find(superadmin.id)).toBeNull();
  });

  it('a deleted admin is gone with sessions and views, and both names are free again', async () => {
    await fixture.signIn(admin.id, 'adminSessions');
    const view = { list: 'users', name: 'Superadmins', query: 'role=superadmin' } as const;
    await fixture.saveView(view, fixture.as(admin));
    await fixture.deleteAdmin({ id: admin.id, version: null }, fixture.as(superadmin));
    expect(await fixture.readers.adminSessions.listOwned(admin.id)).toEqual([]);
    expect(await fixture.readers.savedViews.listOwned(admin.id)).toEqual([]);
    await expect(fixture.readAdmin.execute(admin.id, fixture.as(superadmin))).rejects.toMatchObject(
      {
        code: 'ADMIN_UNKNOWN',
      },
    );
    const again = { ...draft, username: admin.username, email: admin.email };
    expect(await fixture.createAdmin(again, fixture.as(superadmin))).toMatchObject({
      username: 'zoe',
    });
  });

  it('an edit is taken back under the same guards', async () => {
    const other = await fixture.addAdmin({ role: 'superadmin' });
    await fixture.editAdmin(edit(other.id, { active: false }), fixture.as(superadmin));
    const [entry] = fixture.notes();
    if (!entry) throw new Error('nothing was noted');
    await fixture.revert(entry, fixture.as(superadmin));
    expect(await fixture.readers.admins.find(other.id)).toMatchObject({ active: true });
    const raise = { before: { role: 'admin' }, after: { role: 'superadmin' } };
    const own = { ...entry, ...raise, subject: { kind: 'admin', id: superadmin.id, name: 'ada' } };
    await expect(fixture.revert(own, fixture.as(superadmin))).rejects.toMatchObject({
      code: 'OWN_ROLE',
    });
  });
});

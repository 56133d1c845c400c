import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Admin, UsersRequest } from '@toolyard/core/accounts';
import { pseudonymOf } from '@toolyard/core/audit';
import { NOON } from '../conformance/repository-records.ts';
import { PASSWORD, administrationFixture } from './administration-fixture.ts';

const DAY = 86_400_000;
const LIST: UsersRequest = {
  search: '',
  role: null,
  status: null,
  sort: 'createdAt',
  direction: 'desc',
  page: 1,
  limit: 10,
  cursor: null,
};

describe('users as operators see them', () => {
  let fixture: ReturnType<typeof administrationFixture>;
  let admin: Admin;
  let superadmin: Admin;
  beforeEach(async () => {
    fixture = administrationFixture();
    admin = await fixture.addAdmin();
    superadmin = await fixture.addAdmin({ role: 'superadmin' });
  });

  const draft = {
    name: ' New ',
    email: ' NEW@Example.com ',
    role: 'user',
    password: PASSWORD,
    language: 'en',
  } as const;
  const edit = (id: string, fields: object) => ({
    id,
    version: null,
    fields,
    password: null,
    language: 'en' as const,
  });

  it('a search with more matches than are counted says so, and its pages go on', async () => {
    for (let i = 0; i <= 1_000; i++) await fixture.addUser({ name: 'Same', createdAt: i });
    const list = (page: number) =>
      fixture.listUsers.execute({ ...LIST, search: 'same', limit: 100, page }, fixture.as(admin));
    expect(await list(1)).toMatchObject({ total: 1_000, totalIsMinimum: true, totalPages: 10 });
    const tenth = await list(10);
    expect(tenth).toMatchObject({ totalPages: 11, page: 10 });
    expect(tenth.users).toHaveLength(100);
    expect((await list(11)).users.map(({ createdAt }) => createdAt)).toEqual([0]);
  });

  describe('lists', () => {
    beforeEach(async () => {
      for (let i = 0; i < 25; i++)
        await fixture.addUser({ name: `User ${i}`, createdAt: 1_000 * i, email: `u${i}@x.com` });
    });

    it('AU-02 ten to a page, the newest first, and how many there are', async () => {
      const page = await fixture.listUsers.execute(LIST, fixture.as(admin));
      expect(page.users.map(({ name }) => name)).toEqual(
        Array.from({ length: 10 }, (_, i) => `User ${24 - i}`),
      );
      expect(page).toMatchObject({ page: 1, total: 25, totalPages: 3, previousCursor: null });
    });

    it('cursors lead to the same pages as their numbers, there and back', async () => {
      const numbered = [];
      for (const page of [1, 2, 3])
        numbered.push(await fixture.listUsers.execute({ ...LIST, page }, fixture.as(admin)));
      const [first, second, third] = numbered;
      const go = (cursor: string | null | undefined) =>
        fixture.listUsers.execute({ ...LIST, cursor: cursor ?? 'none' }, fixture.as(admin));
      expect(third?.users).toHaveLength(5);
      expect(third?.nextCursor).toBeNull();
      expect(await go(first?.nextCursor)).toEqual(second);
      expect(await go(second?.nextCursor)).toEqual(third);
      expect(await go(third?.previousCursor)).toEqual(second);
      expect(await go(second?.previousCursor)).toEqual(first);
    });

    it('a page that is not there is empty', async () => {
      const page = await fixture.listUsers.execute({ ...LIST, page: 9 }, fixture.as(admin));
      expect(page).toMatchObject({ users: [], total: 25, nextCursor: null });
    });

    it('a search finds any part of name or e-mail, in any case', async () => {
      const of = async (search: string) =>
        (await fixture.listUsers.execute({ ...LIST, search }, fixture.as(admin))).total;
      expect(await of('  uSER 2')).toBe(6);
      expect(await of('U1')).toBe(11);
      expect(await of('ser 2')).toBe(6);
      expect(await of('@X.com')).toBe(25);
      await fixture.addUser({ name: '欧阳 林梅' });
      for (const part of ['梅', '阳 林', '欧']) expect(await of(part)).toBe(1);
      expect(await of('%')).toBe(0);
    });

    it('a cursor of another order, or of no order, is refused', async () => {
      const { nextCursor } = await fixture.listUsers.execute(LIST, fixture.as(admin));
      const tries = [
        { ...LIST, sort: 'name' as const, cursor: nextCursor },
        { ...LIST, direction: 'asc' as const, cursor: nextCursor },
        { ...LIST, cursor: 'createdAt.desc.next.2.nobody.1' },
        { ...LIST, cursor: '' },
      ];
      for (const request of tries)
        await expect(fixture.listUsers.execute(request, fixture.as(admin))).rejects.toMatchObject({
          code: 'CURSOR_INVALID',
        });
    });

    it('users and visitors see no list', async () => {
      for (const principal of [
        { kind: 'visitor' } as const,
        {
          kind: 'user',
          userId: 'u',
          role: 'superadmin',
          sessionId: 's',
          authenticatedAt: 0,
        } as const,
      ])
        await expect(fixture.listUsers.execute(LIST, principal)).rejects.toMatchObject({
          code: 'SESSION_INVALID',
        });
    });
  });

  it('a superadmin makes a user, under the identity of the e-mail; no hash comes back', async () => {
    const user = await fixture.createUser(draft, fixture.as(superadmin));
    expect(user).toMatchObject({ name: 'New', email: 'new@example.com', role: 'user', version: 1 });
    expect(JSON.stringify([user, fixture.notes()])).not.toContain(PASSWORD.hash);
    expect(await fixture.readers.users.find(user.id)).toMatchObject({
      passwordHash: PASSWORD.hash,
    });
    expect(fixture.notes()).toMatchObject([
      {
        action: 'user.created',
        actor: { realm: 'admin', id: superadmin.id },
        before: null,
        after: { name: 'New', email: 'new@example.com', role: 'user' },
      },
    ]);
  });

  it('A36 who was made is invited by mail and must change the operator’s password', async () => {
    const { id } = await fixture.createUser(draft, fixture.as(superadmin));
    expect(await fixture.readers.users.find(id)).toMatchObject({
      mustChangePassword: true,
      invitedAt: fixture.clock.now(),
      lastLoginAt: null,
    });
    expect(await fixture.takeMails()).toEqual([
      { kind: 'account-created', address: 'new@example.com' },
    ]);
  });

  it('A36 an admin invites again whose invitation is pending, three times an hour', async () => {
    const user = await fixture.addUser({ invitedAt: NOON, mustChangePassword: true });
    const send = (id = user.id) =>
      fixture.sendInvitation({ id, language: 'en' }, fixture.as(admin));
    fixture.clock.advance(5_000);
    for (let i = 0; i < 3; i++)
      expect(await send()).toMatchObject({ version: 1, invitedAt: fixture.clock.now() });
    await expect(send()).rejects.toMatchObject({ kind: 'throttled' });
    fixture.clock.advance(60 * 60_000);
    await send();
    expect(await fixture.takeMails()).toHaveLength(4);
    expect(fixture.actions()).toEqual(Array(4).fill('user.invited'));
    const { id } = await fixture.addUser();
    await expect(send(id)).rejects.toMatchObject({ code: 'NOT_INVITED' });
    await expect(send('nobody')).rejects.toMatchObject({ code: 'USER_UNKNOWN' });
  });

  it('an admin makes none, and a taken e-mail makes none', async () => {
    await expect(fixture.createUser(draft, fixture.as(admin))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await fixture.addUser({ email: 'new@example.com' });
    await expect(fixture.createUser(draft, fixture.as(superadmin))).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    });
    expect(fixture.notes()).toEqual([]);
  });

  it('the role superadmin takes the password again', async () => {
    const raised = { ...draft, role: 'superadmin' } as const;
    await expect(fixture.createUser(raised, fixture.longAgo(superadmin))).rejects.toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
    expect(await fixture.createUser(raised, fixture.as(superadmin))).toMatchObject({
      role: 'superadmin',
    });
  });

  it('A39 operators see second factor and sessions of a user; they end one of them', async () => {
    const [user, other] = [await fixture.addUser(), await fixture.addUser()];
    const { clock } = fixture;
    for (const id of [user.id, user.id, other.id])
      await fixture.signIn(id, 'sessions', { lastSeenAt: clock.now(), expiresAt: clock.now() + 1 });
    await fixture.switchSecondFactorOn(user.id, 'secondFactors');
    const read = (id: string) => fixture.readUserAccess.execute(id, fixture.as(admin));
    const [first] = (await read(user.id)).sessions;
    const [foreign] = (await read(other.id)).sessions;
    expect(await read(other.id)).toMatchObject({ secondFactor: false });
    const end = (sessionId = '', by = fixture.as(superadmin)) =>
      fixture.endSessionOfUser({ id: user.id, sessionId }, by);
    await expect(end(first?.id, fixture.longAgo(superadmin))).rejects.toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
    await expect(end(foreign?.id)).rejects.toMatchObject({ code: 'SESSION_UNKNOWN' });
    await end(first?.id);
    await expect(end(first?.id)).rejects.toMatchObject({ code: 'SESSION_UNKNOWN' });
    const left = await read(user.id);
    expect(left).toMatchObject({ secondFactor: true, sessions: [{ ownerId: user.id }] });
    expect(left.sessions[0]?.id).not.toBe(first?.id);
    expect(fixture.actions()).toEqual(['user.sessionEnded']);
    await expect(read('nobody')).rejects.toMatchObject({ code: 'USER_UNKNOWN' });
  });

  it('A37 support reads, invites again, mails a reset and ends sessions, and does nothing else', async () => {
    const support = fixture.as(await fixture.addAdmin({ role: 'support' }));
    const user = await fixture.addUser({ invitedAt: NOON });
    const { id } = user;
    const { clock } = fixture;
    const session = { lastSeenAt: clock.now(), expiresAt: clock.now() + 1 };
    for (let i = 0; i < 2; i++) await fixture.signIn(id, 'sessions', session);
    expect((await fixture.listUsers.execute(LIST, support)).total).toBe(1);
    expect(await fixture.readUser.execute(id, support)).toMatchObject({ id });
    const [open] = (await fixture.readUserAccess.execute(id, support)).sessions;
    const language = 'en' as const;
    await fixture.endSessionOfUser({ id, sessionId: open?.id ?? '' }, support);
    await fixture.endSessionsOfUser({ id }, support);
    expect(await fixture.readers.sessions.listOwned(id)).toEqual([]);
    await fixture.sendInvitation({ id, language }, support);
    for (let i = 0; i < 2; i++) await fixture.sendPasswordReset({ id, language }, support);
    await expect(fixture.sendPasswordReset({ id, language }, support)).rejects.toMatchObject({
      kind: 'throttled',
    });
    expect((await fixture.takeMails()).map(({ kind }) => kind)).toEqual([
      'account-created',
      'password-reset-sent',
      'password-reset-sent',
    ]);
    expect(fixture.actions()).toEqual([
      'user.sessionEnded',
      'user.sessionsEnded',
      'user.invited',
      'user.resetSent',
      'user.resetSent',
    ]);
    const before = await fixture.readers.users.find(id);
    const denied = [
      fixture.createUser(draft, support),
      fixture.editUser(edit(id, {}), support),
      fixture.editUser(edit(id, { name: 'Other' }), support),
      fixture.editUser(edit(id, { email: 'support@example.com' }), support),
      fixture.editUser(edit(id, { active: false }), support),
      fixture.editUser({ ...edit(id, {}), password: PASSWORD }, support),
      fixture.deleteUser({ id, version: null }, support),
      fixture.restoreUser({ id }, support),
      fixture.bulkUsers({ action: 'endSessions', ids: [id] }, support),
      fixture.removeSecondFactorOfUser({ id, language }, support),
      fixture.exportUsers.execute({ search: '', role: null, status: null }, support),
      fixture.listAdmins.execute(support),
      fixture.readAdmin.execute(admin.id, support),
      fixture.endSessionsOfAdmin({ id: admin.id }, support),
    ];
    for (const attempt of denied)
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await fixture.readers.users.find(id)).toEqual(before);
  });

  it('an edit that changes nothing leaves the version, and the audit log, as they are', async () => {
    const user = await fixture.addUser();
    for (const fields of [{}, { name: user.name, email: user.email, role: user.role }])
      expect(await fixture.editUser(edit(user.id, fields), fixture.as(admin))).toMatchObject({
        version: 1,
      });
    expect(fixture.notes()).toEqual([]);
  });

  it('AU-16 an admin gives a user another name; a blank one is refused', async () => {
    const user = await fixture.addUser();
    const renamed = await fixture.editUser(edit(user.id, { name: ' Mei ' }), fixture.as(admin));
    expect(renamed).toMatchObject({ name: 'Mei', version: 2, role: 'user' });
    expect(fixture.notes()).toMatchObject([
      { action: 'user.updated', before: { name: user.name }, after: { name: 'Mei' } },
    ]);
    await expect(
      fixture.editUser(edit(user.id, { name: '  ' }), fixture.as(admin)),
    ).rejects.toMatchObject({ code: 'NAME_INVALID' });
  });

  it.each([
    ['gives no role', 'user', { role: 'superadmin' }],
    ['takes no role', 'superadmin', { role: 'user' }],
    ['edits no superadmin', 'superadmin', { name: 'Other' }],
  ] as const)('an admin %s', async (_rule, role, fields) => {
    const user = await fixture.addUser({ role });
    await expect(fixture.editUser(edit(user.id, fields), fixture.as(admin))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await fixture.readers.users.find(user.id)).toEqual(user);
  });

  it('a superadmin takes a role at once, but gives superadmin only with a fresh password', async () => {
    const user = await fixture.addUser();
    const raise = edit(user.id, { role: 'superadmin' });
    await expect(fixture.editUser(raise, fixture.longAgo(superadmin))).rejects.toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
    await fixture.editUser(raise, fixture.as(superadmin));
    const lowered = await fixture.editUser(
      edit(user.id, { role: 'user' }),
      fixture.longAgo(superadmin),
    );
    expect(lowered.role).toBe('user');
  });

  it('another address takes a fresh password, is unverified, and both addresses get a mail', async () => {
    const user = await fixture.addUser({ emailVerifiedAt: NOON });
    const change = edit(user.id, { email: ' New@Example.com ' });
    await expect(fixture.editUser(change, fixture.longAgo(admin))).rejects.toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
    const changed = await fixture.editUser(change, fixture.as(admin));
    expect(changed).toMatchObject({ email: 'new@example.com', emailVerifiedAt: null });
    expect(await fixture.takeMails()).toEqual([
      { kind: 'email-changed', address: user.email },
      { kind: 'email-confirmation', address: 'new@example.com' },
    ]);
    expect(fixture.notes()).toMatchObject([
      { action: 'user.updated', before: { email: user.email }, after: { email: changed.email } },
    ]);
  });

  it.each([
    ['another address', { email: 'new@example.com' }, null],
    ['another password', {}, PASSWORD],
  ])('%s makes a link void that was mailed to a third address', async (_what, fields, password) => {
    const user = await fixture.addUser();
    await fixture.requestAddress(user.id, 'third@example.com');
    await fixture.editUser({ ...edit(user.id, fields), password }, fixture.as(admin));
    expect(await fixture.hasRequestedAddress('third@example.com')).toBe(false);
  });

  it('a change of address that is taken back tells both addresses again', async () => {
    const user = await fixture.addUser();
    await fixture.editUser(edit(user.id, { email: 'new@example.com' }), fixture.as(admin));
    await fixture.takeMails();
    await fixture.requestAddress(user.id, 'third@example.com');
    await fixture.revert(fixture.notes().at(-1)!, fixture.as(admin));
    expect(await fixture.takeMails()).toEqual([
      { kind: 'email-changed', address: 'new@example.com' },
      { kind: 'email-confirmation', address: user.email },
    ]);
    expect(await fixture.hasRequestedAddress('third@example.com')).toBe(false);
  });

  it('the address of another user is refused', async () => {
    const [user, other] = [await fixture.addUser(), await fixture.addUser()];
    await expect(
      fixture.editUser(edit(user.id, { email: other.email }), fixture.as(admin)),
    ).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('a superadmin removes a lost second factor with a fresh password; the owner is told in their own language', async () => {
    const user = await fixture.addUser({ language: 'zh-CN' });
    const remove = { id: user.id, language: 'en' as const };
    await fixture.switchSecondFactorOn(user.id, 'secondFactors');
    for (const [caller, code] of [
      [fixture.as(admin), 'FORBIDDEN'],
      [fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
    ] as const)
      await expect(fixture.removeSecondFactorOfUser(remove, caller)).rejects.toMatchObject({
        code,
      });
    await fixture.removeSecondFactorOfUser(remove, fixture.as(superadmin));
    expect(await fixture.readers.secondFactors.find(user.id)).toBeNull();
    const mail = { kind: 'second-factor-off', address: user.email, language: 'zh-CN' };
    expect(await fixture.mails()).toMatchObject(mail);
    expect(fixture.actions()).toEqual(['user.secondFactorRemoved']);
  });

  it('another password takes a fresh one, ends every session and tells the owner by mail', async () => {
    const user = await fixture.addUser();
    await fixture.signIn(user.id, 'sessions');
    const change = { ...edit(user.id, {}), password: PASSWORD };
    await expect(fixture.editUser(change, fixture.longAgo(admin))).rejects.toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
    expect(await fixture.readers.sessions.listOwned(user.id)).toHaveLength(1);
    await fixture.editUser(change, fixture.as(admin));
    expect(await fixture.readers.users.find(user.id)).toMatchObject({
      passwordHash: PASSWORD.hash,
      mustChangePassword: true,
    });
    expect(await fixture.readers.sessions.listOwned(user.id)).toEqual([]);
    expect(await fixture.mails()).toMatchObject({ kind: 'password-changed', address: user.email });
    expect(fixture.actions()).toEqual(['user.passwordSet']);
  });

  it('a stale version is refused with the user as it stands, without the hash', async () => {
    const user = await fixture.addUser();
    await fixture.editUser(edit(user.id, { name: 'First' }), fixture.as(admin));
    const stale = { ...edit(user.id, { name: 'Second' }), version: 1 };
    const refusal = await fixture
      .editUser(stale, fixture.as(admin))
      .catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id: user.id, name: 'First', version: 2 } },
    });
    expect(refusal).not.toHaveProperty('details.current.passwordHash');
    await expect(
      fixture.deleteUser({ id: user.id, version: 1 }, fixture.as(superadmin)),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('AU-10 a superadmin user is never deleted, nor is anybody by an admin', async () => {
    const raised = await fixture.addUser({ role: 'superadmin' });
    const user = await fixture.addUser();
    await expect(
      fixture.deleteUser({ id: raised.id, version: null }, fixture.as(superadmin)),
    ).rejects.toMatchObject({ code: 'SUPERADMIN_UNDELETABLE' });
    await expect(
      fixture.deleteUser({ id: user.id, version: null }, fixture.as(admin)),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('a deleted user is gone with the sessions, and the log keeps who it was', async () => {
    const user = await fixture.addUser();
    await fixture.signIn(user.id, 'sessions');
    await fixture.deleteUser({ id: user.id, version: null }, fixture.as(superadmin));
    await expect(fixture.readUser.execute(user.id, fixture.as(admin))).rejects.toMatchObject({
      code: 'USER_UNKNOWN',
    });
    expect(await fixture.readers.sessions.listOwned(user.id)).toEqual([]);
    expect(fixture.notes()).toMatchObject([
      { action: 'user.deleted', before: { email: user.email }, after: null },
    ]);
  });

  it('a deleted user is in the trash and comes back from it as it was', async () => {
    const user = await fixture.addUser({ name: 'Lin' });
    await fixture.deleteUser({ id: user.id, version: null }, fixture.as(superadmin));
    const trash = () =>
      fixture.listUsers.execute({ ...LIST, status: 'deleted' }, fixture.as(admin));
    expect((await trash()).users).toMatchObject([{ id: user.id, deletedAt: fixture.clock.now() }]);
    for (const [caller, code] of [
      [fixture.as(admin), 'FORBIDDEN'],
      [fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
    ] as const)
      await expect(fixture.restoreUser({ id: user.id }, caller)).rejects.toMatchObject({ code });
    await fixture.restoreUser({ id: user.id }, fixture.as(superadmin));
    expect(await fixture.readers.users.find(user.id)).toMatchObject({
      name: 'Lin',
      email: user.email,
      passwordHash: user.passwordHash,
      version: 3,
    });
    expect((await trash()).users).toEqual([]);
    expect(fixture.actions()).toEqual(['user.deleted', 'user.restored']);
    await expect(
      fixture.restoreUser({ id: user.id }, fixture.as(superadmin)),
    ).rejects.toMatchObject({ code: 'USER_UNKNOWN' });
  });

  it('a user in the trash is erased for good by a superadmin, or when its time there is over', async () => {
    const [one, two, live] = [
      await fixture.addUser({ name: 'Lin', language: 'zh-CN' }),
      await fixture.addUser(),
      await fixture.addUser(),
    ];
    const ids = [one.id, two.id];
    await fixture.bulkUsers({ action: 'delete', ids }, fixture.as(superadmin));
    const erase = (id: string, caller = fixture.as(superadmin)) =>
      fixture.eraseUser({ id, language: 'en' }, caller);
    for (const [caller, code] of [
      [fixture.as(admin), 'FORBIDDEN'],
      [fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
    ] as const)
      await expect(erase(one.id, caller)).rejects.toMatchObject({ code });
    await expect(erase(live.id)).rejects.toMatchObject({ code: 'USER_UNKNOWN' });
    await erase(one.id);
    await expect(erase(one.id)).rejects.toMatchObject({ code: 'USER_UNKNOWN' });
    const kind = 'account-deleted';
    expect(await fixture.mails()).toMatchObject({ kind, address: one.email, language: 'zh-CN' });
    fixture.clock.advance(30 * DAY);
    expect(await fixture.eraseExpiredUsers()).toBe(0);
    fixture.clock.advance(1);
    expect(await fixture.eraseExpiredUsers()).toBe(1);
    expect(await fixture.takeMails()).toEqual([
      { kind, address: one.email },
      { kind, address: two.email },
    ]);
    expect(await fixture.readers.users.find(live.id)).toEqual(live);
    expect(fixture.actions()).toEqual([
      'user.deleted',
      'user.deleted',
      'user.erased',
      'user.erased',
    ]);
    expect(fixture.notes()).toMatchObject([
      { subject: { name: pseudonymOf('user', one.id) }, before: null },
      { subject: { name: pseudonymOf('user', two.id) }, before: null },
      { actor: { realm: 'admin' }, subject: { name: pseudonymOf('user', one.id) } },
      { actor: { realm: 'system' }, subject: { name: pseudonymOf('user', two.id) } },
    ]);
    const trash = { ...LIST, status: 'deleted' } as const;
    expect((await fixture.listUsers.execute(trash, fixture.as(superadmin))).users).toEqual([]);
  });

  it('L3: the address of an account in the trash is reserved, and the account can be restored', async () => {
    const [one, two] = [await fixture.addUser(), await fixture.addUser()];
    const ids = [one.id, two.id];
    await fixture.bulkUsers({ action: 'delete', ids }, fixture.as(superadmin));
    await expect(fixture.addUser({ email: one.email })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    });
    expect(
      await fixture.bulkUsers({ action: 'restore', ids }, fixture.as(superadmin)),
    ).toMatchObject(ids.map((id) => ({ id, ok: true })));
  });

  it('of many each has a result of its own, and what is refused stops no other', async () => {
    const raised = await fixture.addUser({ role: 'superadmin' });
    const [one, two] = [await fixture.addUser(), await fixture.addUser()];
    const ids = [two.id, 'nobody', raised.id, one.id];
    const outcomes = await fixture.bulkUsers({ action: 'delete', ids }, fixture.as(superadmin));
    expect(outcomes).toMatchObject([
      { id: two.id, ok: true },
      { id: 'nobody', ok: false, code: 'USER_UNKNOWN' },
      { id: raised.id, ok: false, code: 'SUPERADMIN_UNDELETABLE' },
      { id: one.id, ok: true },
    ]);
    expect(fixture.actions()).toEqual(['user.deleted', 'user.deleted']);
    await expect(
      fixture.bulkUsers({ action: 'delete', ids }, fixture.longAgo(superadmin)),
    ).rejects.toMatchObject({ code: 'REAUTHENTICATION_NEEDED' });
  });

  describe('A39 all that match', () => {
    const regular = { search: ' MATCH', role: 'user', status: null, from: 1, to: 100 } as const;
    const disable = (count: number, caller = fixture.as(superadmin)) =>
      fixture.bulkUsers({ action: 'disable', matching: { ...regular, count } }, caller);
    const isActive = async (id: string) => (await fixture.readers.users.find(id))?.active;

    it('are changed on all pages and named, and nobody else is', async () => {
      const matches = [];
      for (let i = 1; i <= 30; i++)
        matches.push(await fixture.addUser({ name: `Match ${i}`, createdAt: i }));
      const others = [
        await fixture.addUser({ name: 'Other', createdAt: 5 }),
        await fixture.addUser({ name: 'Match', createdAt: 5, role: 'superadmin' }),
        await fixture.addUser({ name: 'Match', createdAt: 0 }),
        await fixture.addUser({ name: 'Match', createdAt: 100 }),
      ];
      expect(await disable(30)).toEqual(
        matches.map(({ id, name }) => ({ id, name, ok: true, changed: true })),
      );
      for (const { id } of matches) expect(await isActive(id)).toBe(false);
      for (const { id } of others) expect(await isActive(id)).toBe(true);
    });

    it('are left alone where they are more or fewer than the caller saw', async () => {
      const { id } = await fixture.addUser({ name: 'Match', createdAt: 1 });
      await fixture.addUser({ name: 'Match', createdAt: 2 });
      for (const count of [1, 3])
        await expect(disable(count)).rejects.toMatchObject({
          code: 'MATCHES_CHANGED',
          kind: 'conflict',
        });
      expect(await isActive(id)).toBe(true);
      expect(await disable(2)).toHaveLength(2);
    });

    it('are restored from the trash', async () => {
      const [one, other] = [
        await fixture.addUser({ name: 'Match a', createdAt: 1 }),
        await fixture.addUser({ name: 'Match b', createdAt: 2 }),
      ];
      const ids = [one.id, other.id];
      await fixture.bulkUsers({ action: 'delete', ids }, fixture.as(superadmin));
      const matching = { ...regular, status: 'deleted', count: 2 } as const;
      expect(
        await fixture.bulkUsers({ action: 'restore', matching }, fixture.as(superadmin)),
      ).toMatchObject([
        { id: one.id, name: 'Match a', ok: true, changed: true },
        { id: other.id, name: 'Match b', ok: true, changed: true },
      ]);
    });

    it('are for superadmins who gave the password lately', async () => {
      await fixture.addUser({ name: 'Match', createdAt: 1 });
      for (const [caller, code] of [
        [fixture.as(admin), 'FORBIDDEN'],
        [fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
      ] as const)
        await expect(disable(1, caller)).rejects.toMatchObject({ code });
    });
  });

  it('sessions of one and of many end', async () => {
    const users = [await fixture.addUser(), await fixture.addUser(), await fixture.addUser()];
    for (const { id } of users) await fixture.signIn(id, 'sessions');
    const [one, ...others] = users.map(({ id }) => id);
    await fixture.endSessionsOfUser({ id: one ?? '' }, fixture.as(superadmin));
    await fixture.bulkUsers({ action: 'endSessions', ids: others }, fixture.as(superadmin));
    for (const { id } of users) expect(await fixture.readers.sessions.listOwned(id)).toEqual([]);
    expect(fixture.actions()).toEqual(Array(3).fill('user.sessionsEnded'));
  });

  it('a superadmin disables and enables a user; every session ends, and the log can take it back', async () => {
    const user = await fixture.addUser();
    await fixture.signIn(user.id, 'sessions');
    const disable = edit(user.id, { active: false });
    for (const [caller, code] of [
      [fixture.as(admin), 'FORBIDDEN'],
      [fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
    ] as const)
      await expect(fixture.editUser(disable, caller)).rejects.toMatchObject({ code });
    expect(await fixture.editUser(disable, fixture.as(superadmin))).toMatchObject({
      active: false,
    });
    expect(await fixture.readers.sessions.listOwned(user.id)).toEqual([]);
    const { total } = await fixture.listUsers.execute(
      { ...LIST, status: 'disabled' },
      fixture.as(admin),
    );
    expect(total).toBe(1);
    expect(fixture.notes()).toMatchObject([
      { action: 'user.updated', before: { active: true }, after: { active: false } },
    ]);
    await fixture.revert(fixture.notes().at(-1)!, fixture.as(superadmin));
    expect(await fixture.readers.users.find(user.id)).toMatchObject({ active: true, version: 3 });
  });

  it('many are disabled and enabled; who is so already stays unchanged', async () => {
    const [one, two] = [await fixture.addUser(), await fixture.addUser({ active: false })];
    await fixture.signIn(one.id, 'sessions');
    const ids = [one.id, two.id];
    const disabled = await fixture.bulkUsers({ action: 'disable', ids }, fixture.as(superadmin));
    expect(disabled).toMatchObject([
      { ok: true, changed: true },
      { ok: true, changed: false },
    ]);
    expect(await fixture.readers.sessions.listOwned(one.id)).toEqual([]);
    expect(fixture.actions()).toEqual(['user.updated']);
    await fixture.bulkUsers({ action: 'enable', ids }, fixture.as(superadmin));
    for (const id of ids)
      expect(await fixture.readers.users.find(id)).toMatchObject({ active: true });
  });

  it('an export tells the log before the first row, and ends where the users end', async () => {
    for (let i = 0; i < 3; i++) await fixture.addUser({ name: `Name ${i}`, createdAt: i });
    await fixture.addUser({ name: 'Ann' });
    const request = { search: 'name', role: null, status: null };
    await expect(
      fixture.exportUsers.execute(request, fixture.longAgo(superadmin)),
    ).rejects.toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    });
    const parts = await fixture.exportUsers.execute(request, fixture.as(superadmin));
    expect(fixture.notes()).toMatchObject([{ action: 'user.exported', after: { count: 3 } }]);
    const names = [];
    for await (const part of parts) names.push(...part.map(({ name }) => name));
    expect(names).toEqual(['Name 0', 'Name 1', 'Name 2']);
  });

  describe('imports', () => {
    const ROWS = [
      { line: 2, wellFormed: true, name: 'One', email: 'ONE@example.com', role: '' },
      { line: 3, wellFormed: true, name: 'Again', email: 'one@example.com ', role: 'user' },
      { line: 4, wellFormed: true, name: '', email: 'two@example.com', role: 'user' },
      { line: 5, wellFormed: true, name: 'Three', email: 'not an address\0', role: 'user' },
      { line: 6, wellFormed: true, name: 'Four', email: 'taken@example.com', role: 'user' },
      { line: 7, wellFormed: true, name: 'Five', email: 'five@example.com', role: 'root' },
      { line: 8, wellFormed: true, name: 'Six', email: 'six@example.com', role: 'Superadmin' },
    ];
    const VERDICTS = [
      { line: 2, email: 'one@example.com', ok: true },
      { line: 3, email: 'one@example.com', ok: false, code: 'EMAIL_REPEATED' },
      { line: 4, email: 'two@example.com', ok: false, code: 'NAME_INVALID' },
      { line: 5, email: '', ok: false, code: 'EMAIL_INVALID' },
      { line: 6, email: 'taken@example.com', ok: false, code: 'EMAIL_TAKEN' },
      { line: 7, email: 'five@example.com', ok: false, code: 'ROLE_INVALID' },
      { line: 8, email: 'six@example.com', ok: true },
    ];
    const request = (dryRun: boolean) => ({
      rows: ROWS,
      dryRun,
      password: PASSWORD,
      language: 'en' as const,
    });
    beforeEach(() => fixture.addUser({ email: 'taken@example.com' }));

    it('each line has a verdict, and a dry run changes nothing', async () => {
      expect(await fixture.importUsers(request(true), fixture.as(superadmin))).toMatchObject(
        VERDICTS,
      );
      expect(await fixture.readers.users.findByEmail('one@example.com')).toBeNull();
      expect(await fixture.mails()).toBeNull();
      expect(fixture.notes()).toEqual([]);
    });

    it('the same lines are taken for good, each new user gets a letter to choose a password by', async () => {
      expect(await fixture.importUsers(request(false), fixture.as(superadmin))).toMatchObject(
        VERDICTS,
      );
      expect(await fixture.readers.users.findByEmail('one@example.com')).toMatchObject({
        name: 'One',
        role: 'user',
        passwordHash: PASSWORD.hash,
        invitedAt: fixture.clock.now(),
      });
      expect(await fixture.readers.users.findByEmail('six@example.com')).toMatchObject({
        role: 'superadmin',
      });
      expect(await fixture.mails()).toMatchObject({ kind: 'account-created' });
      expect(fixture.actions()).toEqual(Array(3).fill('user.imported'));
    });

    it('takes a superadmin with a fresh password, and at most a thousand lines', async () => {
      const tries = [
        [request(true), fixture.as(admin), 'FORBIDDEN'],
        [request(true), fixture.longAgo(superadmin), 'REAUTHENTICATION_NEEDED'],
        [
          { ...request(true), rows: Array(1_001).fill(ROWS[0]) as typeof ROWS },
          fixture.as(superadmin),
          'IMPORT_TOO_LONG',
        ],
      ] as const;
      for (const [input, principal, code] of tries)
        await expect(fixture.importUsers(input, principal)).rejects.toMatchObject({ code });
    });
  });

  it('an edit is taken back, unless the same field was changed since', async () => {
    const user = await fixture.addUser();
    await fixture.editUser(edit(user.id, { name: 'First' }), fixture.as(admin));
    const [entry] = fixture.notes();
    if (!entry) throw new Error('nothing was noted');
    await fixture.revert(entry, fixture.as(superadmin));
    expect(await fixture.readers.users.find(user.id)).toMatchObject({
      name: user.name,
      version: 3,
    });
    await fixture.editUser(edit(user.id, { name: 'Third' }), fixture.as(admin));
    await expect(fixture.revert(entry, fixture.as(superadmin))).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { name: 'Third' } },
    });
  });
});

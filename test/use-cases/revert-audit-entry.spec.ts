import { beforeEach, describe, expect, it } from '@jest/globals';
import { adminConsoleWorld, operator } from './admin-console-world.ts';

describe('taking back what an entry of the audit log tells', () => {
  let world: Awaited<ReturnType<typeof adminConsoleWorld>>;
  beforeEach(async () => {
    world = await adminConsoleWorld();
  });

  it('an edited tool gets its former values, and what was changed elsewhere stays', async () => {
    await world.create();
    const entry = await world.edit({ title: 'Analysis', order: 1 });
    await world.edit({ description: 'Later.' });
    await world.revert(entry);
    const expected = { title: 'Data Analysis', order: 7, description: 'Later.', version: 4 };
    expect(await world.tool()).toMatchObject(expected);
  });

  it('is recorded as a change like any other, and beside it which entry was taken back', async () => {
    await world.create();
    const entry = await world.edit({ title: 'Analysis' });
    await world.revert(entry);
    const actor = { realm: 'admin', id: world.chief.id };
    expect(world.readers.audit.notes().slice(-2)).toMatchObject([
      {
        actor,
        action: 'tool.updated',
        before: { title: 'Analysis' },
        after: { title: 'Data Analysis' },
      },
      {
        actor,
        action: 'audit.reverted',
        subject: { kind: 'entry', id: String(entry), name: 'Analysis' },
        after: { sequence: entry, action: 'tool.updated', subject: { id: 'data-analysis' } },
      },
    ]);
  });

  it('can itself be taken back: the change that it made is an entry too', async () => {
    await world.create();
    const entry = await world.edit({ title: 'Analysis' });
    await world.revert(entry);
    await world.revert(entry + 1);
    expect(await world.tool()).toMatchObject({ title: 'Analysis' });
  });

  it('a deleted tool comes back, an added one goes', async () => {
    const created = await world.create();
    const deleted = await world.remove();
    await world.revert(deleted);
    expect(await world.tool()).toMatchObject({ title: 'Data Analysis', order: 7 });
    await world.revert(created);
    expect(await world.tool()).toBeUndefined();
  });

  it('of a field that was changed again since, what stands now is told and nothing is done', async () => {
    await world.create();
    const entry = await world.edit({ title: 'Analysis' });
    const later = await world.edit({ title: 'Statistics' });
    await expect(world.revert(entry)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'AUDIT_CHANGED_SINCE',
      details: { current: { title: 'Statistics', order: 7, isActive: true } },
    });
    expect(await world.tool()).toMatchObject({ title: 'Statistics' });
    expect(world.readers.audit.notes()).toHaveLength(later);
  });

  it('twice is refused the second time', async () => {
    await world.create();
    const entry = await world.edit({ title: 'Analysis' });
    await world.revert(entry);
    await expect(world.revert(entry)).rejects.toMatchObject({ code: 'AUDIT_CHANGED_SINCE' });
    const deleted = await world.remove();
    await world.revert(deleted);
    await expect(world.revert(deleted)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'AUDIT_SUBJECT_GONE',
    });
  });

  it("an edited user's and an edited admin's fields come back, nothing secret is told of a conflict", async () => {
    const { clerk, user } = world;
    const renamed = await world.rename('Mei L.');
    await world.revert(renamed);
    expect(await world.readers.users.find(user.id)).toMatchObject({ name: user.name });
    const promoted = await world.editAdmin(clerk.id, { role: 'superadmin' });
    await world.revert(promoted);
    expect(await world.readers.admins.find(clerk.id)).toMatchObject({ role: 'admin' });
    await world.rename('somebody');
    const refusal = await world.revert(renamed).catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ details: { current: { name: 'somebody' } } });
    expect(JSON.stringify(refusal)).not.toContain('argon2');
  });

  it('keeps the rules of any other change: nobody takes his own role', async () => {
    const other = await world.editAdmin(world.clerk.id, { role: 'superadmin' });
    const byOther = operator(world.clerk.id, 'superadmin', world.clock.now());
    await expect(world.revert(other, byOther)).rejects.toMatchObject({ code: 'OWN_ROLE' });
  });

  it('what cannot be taken back, or does not exist, is refused', async () => {
    await world.create();
    const entry = await world.edit({ title: 'Analysis' });
    await world.revert(entry);
    await expect(world.revert(entry + 2)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'AUDIT_NOT_REVERTIBLE',
    });
    await expect(world.revert(999)).rejects.toMatchObject({ code: 'AUDIT_ENTRY_UNKNOWN' });
  });

  it('is a matter of superadmins who gave their password within the last ten minutes', async () => {
    const entry = await world.create();
    const now = world.clock.now();
    const early = operator(world.chief.id, 'superadmin', now - 600_001);
    const codes = {
      FORBIDDEN: operator(world.clerk.id, 'admin', now),
      REAUTHENTICATION_NEEDED: early,
    };
    for (const [code, principal] of Object.entries(codes))
      await expect(world.revert(entry, principal)).rejects.toMatchObject({ code });
  });
});

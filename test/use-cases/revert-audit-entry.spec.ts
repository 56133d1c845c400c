import { beforeEach, describe, expect, it } from '@jest/globals';
import { adminConsoleFixture, operator } from './admin-console-fixture.ts';

describe('taking back what an entry of the audit log tells', () => {
  let fixture: Awaited<ReturnType<typeof adminConsoleFixture>>;
  beforeEach(async () => {
    fixture = await adminConsoleFixture();
  });

  it('an edited tool gets its former values, and what was changed elsewhere stays', async () => {
    await fixture.create();
    const entry = await fixture.edit({ title: 'Analysis', order: 1 });
    await fixture.edit({ description: 'Later.' });
    await fixture.revert(entry);
    const expected = { title: 'Data Analysis', order: 7, description: 'Later.', version: 4 };
    expect(await fixture.tool()).toMatchObject(expected);
  });

  it('is recorded as a change like any other, and beside it which entry was taken back', async () => {
    await fixture.create();
    const entry = await fixture.edit({ title: 'Analysis' });
    await fixture.revert(entry);
    const actor = { realm: 'admin', id: fixture.chief.id };
    expect(fixture.readers.audit.notes().slice(-2)).toMatchObject([
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
    await fixture.create();
    const entry = await fixture.edit({ title: 'Analysis' });
    await fixture.revert(entry);
    await fixture.revert(entry + 1);
    expect(await fixture.tool()).toMatchObject({ title: 'Analysis' });
  });

  it('a deleted tool comes back, an added one goes', async () => {
    const created = await fixture.create();
    const deleted = await fixture.remove();
    await fixture.revert(deleted);
    expect(await fixture.tool()).toMatchObject({ title: 'Data Analysis', order: 7 });
    await fixture.revert(created);
    expect(await fixture.tool()).toBeUndefined();
  });

  it('of a field that was changed again since, what stands now is told and nothing is done', async () => {
    await fixture.create();
    const entry = await fixture.edit({ title: 'Analysis' });
    const later = await fixture.edit({ title: 'Statistics' });
    await expect(fixture.revert(entry)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'AUDIT_CHANGED_SINCE',
      details: { current: { title: 'Statistics', order: 7, isActive: true } },
    });
    expect(await fixture.tool()).toMatchObject({ title: 'Statistics' });
    expect(fixture.readers.audit.notes()).toHaveLength(later);
  });

  it('twice is refused the second time', async () => {
    await fixture.create();
    const entry = await fixture.edit({ title: 'Analysis' });
    await fixture.revert(entry);
    await expect(fixture.revert(entry)).rejects.toMatchObject({ code: 'AUDIT_CHANGED_SINCE' });
    const deleted = await fixture.remove();
    await fixture.revert(deleted);
    await expect(fixture.revert(deleted)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'AUDIT_SUBJECT_GONE',
    });
  });

  it("an edited user's and an edited admin's fields come back, nothing secret is told of a conflict", async () => {
    const { clerk, user } = fixture;
    const renamed = await fixture.rename('Mei L.');
    await fixture.revert(renamed);
    expect(await fixture.readers.users.find(user.id)).toMatchObject({ name: user.name });
    const promoted = await fixture.editAdmin(clerk.id, { role: 'superadmin' });
    await fixture.revert(promoted);
    expect(await fixture.readers.admins.find(clerk.id)).toMatchObject({ role: 'admin' });
    await fixture.rename('somebody');
    const refusal = await fixture.revert(renamed).catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ details: { current: { name: 'somebody' } } });
    expect(JSON.stringify(refusal)).not.toContain('argon2');
  });

  it('keeps the rules of any other change: nobody takes his own role', async () => {
    const other = await fixture.editAdmin(fixture.clerk.id, { role: 'superadmin' });
    const byOther = operator(fixture.clerk.id, 'superadmin', fixture.clock.now());
    await expect(fixture.revert(other, byOther)).rejects.toMatchObject({ code: 'OWN_ROLE' });
  });

  it('what cannot be taken back, or does not exist, is refused', async () => {
    await fixture.create();
    const entry = await fixture.edit({ title: 'Analysis' });
    await fixture.revert(entry);
    await expect(fixture.revert(entry + 2)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'AUDIT_NOT_REVERTIBLE',
    });
    await expect(fixture.revert(999)).rejects.toMatchObject({ code: 'AUDIT_ENTRY_UNKNOWN' });
  });

  it('is a matter of superadmins who gave their password within the last ten minutes', async () => {
    const entry = await fixture.create();
    const now = fixture.clock.now();
    const early = operator(fixture.chief.id, 'superadmin', now - 600_001);
    const codes = {
      FORBIDDEN: operator(fixture.clerk.id, 'admin', now),
      REAUTHENTICATION_NEEDED: early,
    };
    for (const [code, principal] of Object.entries(codes))
      await expect(fixture.revert(entry, principal)).rejects.toMatchObject({ code });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { VISITOR, type AdminPrincipal } from '@toolyard/core/accounts';
import { administrationFixture } from './administration-fixture.ts';

const UNKNOWN = { code: 'VIEW_UNKNOWN', kind: 'notFound' };

describe('A39 saved views of an operator', () => {
  let fixture: ReturnType<typeof administrationFixture>;
  let operator: AdminPrincipal;
  let other: AdminPrincipal;
  beforeEach(async () => {
    fixture = administrationFixture();
    operator = fixture.as(await fixture.addAdmin({ role: 'support' }));
    other = fixture.as(await fixture.addAdmin({ role: 'superadmin' }));
  });
  const save = (name: string, query = 'role=user', by = operator) =>
    fixture.saveView({ list: 'users', name, query }, by);
  const names = async (by = operator) =>
    (await fixture.listViews.execute(by)).map(({ name }) => name);

  it('are the operator’s own, whatever the role, and stand by name', async () => {
    const view = await save(' regular ', 'sort=name&role=user');
    expect(view).toEqual({
      id: view.id,
      ownerId: operator.adminId,
      realm: 'admin',
      list: 'users',
      name: 'regular',
      query: 'role=user&sort=name',
    });
    await save('All');
    await save('Mine', '', other);
    expect(await names()).toEqual(['All', 'regular']);
    expect(await names(other)).toEqual(['Mine']);
  });

  it('have one name per list regardless of case, and each operator their own', async () => {
    await save('Regular');
    await expect(save('REGULAR')).rejects.toMatchObject({ code: 'VIEW_NAME_TAKEN' });
    await save('Regular', '', other);
    await fixture.saveView({ list: 'audit', name: 'Regular', query: '' }, operator);
    expect(await names()).toEqual(['Regular', 'Regular']);
  });

  it('are twenty at most for each list', async () => {
    for (let i = 0; i < 20; i++) await save(`View ${i}`);
    await expect(save('One more')).rejects.toMatchObject({ code: 'TOO_MANY_VIEWS' });
    await fixture.saveView({ list: 'tools', name: 'One more', query: 'search=go' }, operator);
  });

  it('are renamed and overwritten; what is left out stays', async () => {
    const { id } = await save('Regular');
    const taken = await save('Taken');
    const change = (fields: object, by = operator) => fixture.changeView({ id, fields }, by);
    expect(await change({ name: 'REGULAR' })).toMatchObject({ id, query: 'role=user' });
    expect(await change({ query: 'size=50' })).toMatchObject({ name: 'REGULAR', query: 'size=50' });
    expect(await fixture.listViews.execute(operator)).toMatchObject([
      { id, name: 'REGULAR', query: 'size=50' },
      taken,
    ]);
    for (const [fields, code] of [
      [{ name: 'taken' }, 'VIEW_NAME_TAKEN'],
      [{ name: '' }, 'VIEW_NAME_INVALID'],
      [{ query: 'page=2' }, 'VIEW_QUERY_INVALID'],
    ] as const)
      await expect(change(fields)).rejects.toMatchObject({ code });
  });

  it('of others are neither changed nor deleted: they do not exist', async () => {
    const { id } = await save('Regular');
    await expect(fixture.changeView({ id, fields: { name: 'Mine' } }, other)).rejects.toMatchObject(
      UNKNOWN,
    );
    await expect(fixture.deleteView({ id }, other)).rejects.toMatchObject(UNKNOWN);
    await fixture.deleteView({ id }, operator);
    await expect(fixture.deleteView({ id }, operator)).rejects.toMatchObject(UNKNOWN);
    expect(await names()).toEqual([]);
  });

  it('are closed to visitors', async () => {
    await expect(fixture.listViews.execute(VISITOR)).rejects.toMatchObject({
      code: 'SESSION_INVALID',
    });
    await expect(
      fixture.saveView({ list: 'users', name: 'x', query: '' }, VISITOR),
    ).rejects.toMatchObject({ code: 'SESSION_INVALID' });
  });

  it('leave entries in the log with list and name, without the search, which may name a person', async () => {
    const { id } = await save('Regular', 'search=mei%40example.com');
    await fixture.changeView({ id, fields: { name: 'Mei' } }, operator);
    await fixture.deleteView({ id }, operator);
    const [regular, mei] = ['Regular', 'Mei'].map((name) => ({ list: 'users', name }));
    expect(fixture.notes()).toMatchObject([
      { action: 'view.saved', before: null, after: regular, subject: { kind: 'view', id } },
      { action: 'view.changed', before: regular, after: mei },
      { action: 'view.deleted', before: mei, after: null },
    ]);
    expect(JSON.stringify(fixture.notes())).not.toContain('example.com');
  });
});

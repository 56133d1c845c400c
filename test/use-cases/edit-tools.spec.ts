import { describe, expect, it } from '@jest/globals';
import { CreateTool, DeleteTool, EditTool, type ToolDraft } from '@toolyard/core/tools';
import { AS_IS, NOON, OPERATOR, toolsFixture } from './tools-fixture.ts';

const DRAFT: ToolDraft = {
  title: 'AI -- Tool!! 2',
  description: 'Thinks.',
  url: '/ai',
  icon: '🤖',
};

async function fixture() {
  const all = await toolsFixture();
  const { tools, audit, clock, ids } = all;
  const create = new CreateTool(tools, audit, clock, ids, AS_IS);
  const edit = new EditTool(tools, audit, clock);
  const remove = new DeleteTool(tools, audit, clock);
  return {
    ...all,
    create: (draft: ToolDraft) => create.execute(draft, OPERATOR),
    edit: (id: string, change: Partial<ToolDraft>, version: number | null = null) =>
      edit.execute({ id, version, change }, OPERATOR),
    remove: (id: string, version: number | null = null) =>
      remove.execute({ id, version }, OPERATOR),
  };
}

describe('adding a tool', () => {
  it('AT-08 AT-11 it gets an id of its title and the defaults', async () => {
    const { create, find } = await fixture();
    const made = await create(DRAFT);
    expect(made).toMatchObject({ id: 'ai-tool-2', order: 999, color: '#3b82f6', isActive: true });
    expect(made).toMatchObject({ version: 1, createdAt: NOON, updatedAt: NOON, deletedAt: null });
    expect(await find('ai-tool-2')).toEqual(made);
  });

  it('an id that is given stands in place of that of the title', async () => {
    const { create } = await fixture();
    expect(await create({ ...DRAFT, id: ' thinker ' })).toMatchObject({ id: 'thinker' });
    for (const [id, field] of [
      ['Not An Id', 'id'],
      ['admin', 'id'],
      ['x'.repeat(101), 'id'],
    ] as const)
      await expect(create({ ...DRAFT, id })).rejects.toMatchObject({
        code: 'TOOL_INVALID',
        details: [{ field }],
      });
  });

  it('a title whose id is in use is refused, and a bad draft changes nothing', async () => {
    const { create, tools, audit } = await fixture();
    await expect(create({ ...DRAFT, title: 'A' })).rejects.toMatchObject({ code: 'TOOL_ID_TAKEN' });
    await expect(create({ ...DRAFT, url: '//evil.example' })).rejects.toMatchObject({
      code: 'TOOL_INVALID',
    });
    expect(await tools.list()).toHaveLength(3);
    expect(audit.notes()).toEqual([]);
  });

  it('the audit log says who added what', async () => {
    const { create, audit } = await fixture();
    await create(DRAFT);
    expect(audit.notes()).toMatchObject([
      {
        at: NOON,
        actor: { realm: 'admin', id: 'operator' },
        action: 'tool.created',
        subject: { kind: 'tool', id: 'ai-tool-2', name: 'AI -- Tool!! 2' },
        before: null,
        after: { id: 'ai-tool-2', url: '/ai', isActive: true },
      },
    ]);
  });

  it('nobody but an admin can', async () => {
    const { unitOfWork, tools, clock, ids } = await fixture();
    const adding = unitOfWork.run((at) =>
      new CreateTool(at.tools, at.audit, clock, ids, AS_IS).execute(DRAFT, { kind: 'visitor' }),
    );
    await expect(adding).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    expect(await tools.list()).toHaveLength(3);
  });
});

describe('editing a tool', () => {
  it('fields that are left out stay, the id stays whatever the title', async () => {
    const { edit, find, clock } = await fixture();
    const before = await find('a');
    clock.set(NOON + 5);
    const after = await edit('a', { title: 'Another', order: undefined });
    expect(after).toEqual({ ...before, title: 'Another', version: 2, updatedAt: NOON + 5 });
    expect(await find('a')).toEqual(after);
  });

  it('an edit that changes nothing leaves the version, and the audit log, as they are', async () => {
    const { edit, find, audit } = await fixture();
    const before = await find('a');
    expect(await edit('a', {})).toEqual(before);
    expect(await edit('a', { title: before?.title ?? '' })).toEqual(before);
    expect(audit.notes()).toEqual([]);
  });

  it('the version last seen is changed; another one is refused with the tool as it stands', async () => {
    const { edit, find } = await fixture();
    const first = await edit('a', { title: 'First' }, 1);
    await expect(edit('a', { title: 'Second' }, 1)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: first },
    });
    expect(await find('a')).toEqual(first);
    expect(await edit('a', { title: 'Second' }, 2)).toMatchObject({ title: 'Second', version: 3 });
  });

  it('AT-09 rules hold for what comes out, not only for what is sent', async () => {
    const { edit, find } = await fixture();
    await expect(edit('a', { description: ' ', descriptionZh: '' })).rejects.toMatchObject({
      details: [{ field: 'description', message: 'Description is required' }],
    });
    await expect(edit('nothing', { title: 'x' })).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
    expect(await find('a')).toMatchObject({ version: 1 });
  });

  it('the audit log has both sides of it', async () => {
    const { edit, audit } = await fixture();
    await edit('a', { title: 'Another' });
    expect(audit.notes()).toMatchObject([
      { action: 'tool.updated', before: { title: 'Tool a' }, after: { title: 'Another' } },
    ]);
  });
});

describe('deleting a tool', () => {
  it('puts it into the trash, whose ids are free again', async () => {
    const { remove, create, find, tools, audit } = await fixture();
    await remove('a', 1);
    expect(await find('a')).toBeUndefined();
    expect(await tools.listTrash()).toMatchObject([{ id: 'a', version: 2, deletedAt: NOON }]);
    expect(audit.notes()).toMatchObject([
      { action: 'tool.deleted', before: { id: 'a', key: 'key-a' }, after: null },
    ]);
    await create({ ...DRAFT, title: 'A' });
    expect(await find('a')).toMatchObject({ title: 'A' });
  });

  it('another version than the one seen stays', async () => {
    const { remove, edit, find } = await fixture();
    await edit('a', { title: 'Changed' });
    await expect(remove('a', 1)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await find('a')).toMatchObject({ title: 'Changed' });
    await expect(remove('nothing')).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  BulkTools,
  CreateTool,
  DeleteTool,
  EditTool,
  EraseTool,
  isToolChangeRevertible,
  ReorderTools,
  RestoreTool,
  revertToolChange,
  type ToolDraft,
} from '@toolyard/core/tools';
import { NOON, AS_IS, OPERATOR, toolsFixture } from './tools-fixture.ts';

async function fixture() {
  const all = await toolsFixture();
  const { tools, audit, clock } = all;
  const edit = (id: string, change: Partial<ToolDraft>) =>
    new EditTool(tools, audit, clock).execute({ id, version: null, change }, OPERATOR);
  const remove = (id: string) =>
    new DeleteTool(tools, audit, clock).execute({ id, version: null }, OPERATOR);
  /** Takes back the entry of this number, counted from the end. */
  const revert = (at = -1) =>
    revertToolChange({ tools, audit, clock }, audit.notes().at(at)!, OPERATOR);
  return { ...all, edit, remove, revert };
}

describe('taking back what an entry tells', () => {
  it('an edit: what it changed is as before, what it did not touch stays', async () => {
    const { edit, revert, find, audit } = await fixture();
    await edit('a', { title: 'Wrong', badges: ['BETA'] });
    await edit('a', { color: '#000000' });
    await revert(-2);
    expect(await find('a')).toMatchObject({ title: 'Tool a', badges: ['HOT'], color: '#000000' });
    expect(audit.notes().at(-1)).toMatchObject({
      action: 'tool.updated',
      before: { title: 'Wrong' },
      after: { title: 'Tool a' },
    });
  });

  it('an edit of the Chinese texts leaves the English ones', async () => {
    const { edit, revert, find } = await fixture();
    const was = await find('a');
    await edit('a', { titleZh: '错', descriptionZh: '' });
    await edit('a', { title: 'Renamed' });
    await revert(-2);
    const { titleZh, descriptionZh } = was!;
    expect(await find('a')).toMatchObject({ title: 'Renamed', titleZh, descriptionZh });
  });

  it('an edit that was edited again since is refused with the tool as it stands', async () => {
    const { edit, revert, find } = await fixture();
    await edit('a', { title: 'Wrong' });
    const now = await edit('a', { title: 'Right' });
    await expect(revert(-2)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: now },
    });
    expect(await find('a')).toEqual(now);
  });

  it('an edited schedule comes back, in the log as dates', async () => {
    const { edit, revert, find, audit } = await fixture();
    const [publishAt, hideAt] = [NOON, NOON + 60_000];
    await edit('a', { publishAt, hideAt });
    await edit('a', { publishAt: null, hideAt: null });
    expect(audit.notes().at(-1)?.before).toMatchObject({ publishAt: '2026-01-02T12:00:00.000Z' });
    await revert();
    expect(await find('a')).toMatchObject({ publishAt, hideAt });
  });

  it('taking back what was taken back does it again', async () => {
    const { edit, revert, find } = await fixture();
    await edit('a', { title: 'Twice' });
    await revert();
    await revert();
    expect(await find('a')).toMatchObject({ title: 'Twice' });
  });

  it('a deletion: the tool comes out of the trash; unless it is gone for good', async () => {
    const { remove, revert, find, tools, audit, clock } = await fixture();
    await remove('a');
    await revert();
    expect(await find('a')).toMatchObject({ title: 'Tool a', deletedAt: null });
    expect(audit.notes().at(-1)).toMatchObject({ action: 'tool.restored' });
    await remove('a');
    await new EraseTool(tools, audit, clock).execute({ key: 'key-a' }, OPERATOR);
    await expect(revert(-2)).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
    expect(isToolChangeRevertible(audit.notes().at(-1)!)).toBe(false);
  });

  it('an addition and a restoration: the tool goes into the trash', async () => {
    const { revert, find, remove, tools, audit, clock, ids } = await fixture();
    const draft = { title: 'New one', description: 'x', url: '/x', icon: 'x' };
    await new CreateTool(tools, audit, clock, ids, AS_IS).execute(draft, OPERATOR);
    await revert();
    expect(await find('new-one')).toBeUndefined();
    await remove('a');
    await new RestoreTool(tools, audit, clock).execute({ key: 'key-a' }, OPERATOR);
    await revert();
    expect((await tools.listTrash()).map(({ id }) => id).sort()).toEqual(['a', 'new-one']);
  });

  it('another tool of the same id is not taken for it', async () => {
    const { edit, revert, remove, add } = await fixture();
    await edit('a', { title: 'Wrong' });
    await remove('a');
    await add('a', { key: 'another' });
    await expect(revert(-2)).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
  });

  it('a new order: each tool has its former one; unless it was ordered again', async () => {
    const { revert, find, tools, audit, clock } = await fixture();
    const reorder = (ids: string[]) =>
      new ReorderTools(tools, audit, clock).execute({ ids }, OPERATOR);
    await reorder(['c', 'b', 'a']);
    await revert();
    expect((await find('a'))?.order).toBe(1);
    expect((await find('c'))?.order).toBe(3);
    await reorder(['c', 'b', 'a']);
    await reorder(['b', 'c', 'a']);
    await expect(revert(-2)).rejects.toMatchObject({ code: 'TOOLS_CHANGED' });
  });

  it('of several that were hidden at once each can be taken back alone', async () => {
    const { revert, find, tools, audit, clock } = await fixture();
    const input = { action: 'hide', ids: ['a', 'b'] } as const;
    await new BulkTools(tools, audit, clock).execute(input, OPERATOR);
    await revert(-2);
    expect(await find('a')).toMatchObject({ isActive: true });
    expect(await find('b')).toMatchObject({ isActive: false });
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  BulkTools,
  DuplicateTool,
  EraseTool,
  ListAllTools,
  ListTrash,
  ReorderTools,
  RestoreTool,
  RestoreToolAsCopy,
  trashExpiry,
  type BulkAction,
} from '@toolyard/core/tools';
import { NOON, OPERATOR, toolsFixture } from './tools-fixture.ts';

const DAY = 86_400_000;

async function fixture() {
  const all = await toolsFixture();
  const { tools, audit, clock, ids } = all;
  return {
    ...all,
    bulk: (action: BulkAction, ...named: string[]) =>
      new BulkTools(tools, audit, clock).execute({ action, ids: named }, OPERATOR),
    reorder: (...named: string[]) =>
      new ReorderTools(tools, audit, clock).execute({ ids: named }, OPERATOR),
    duplicate: (id: string) =>
      new DuplicateTool(tools, audit, clock, ids).execute({ id }, OPERATOR),
    restore: (key: string) => new RestoreTool(tools, audit, clock).execute({ key }, OPERATOR),
    restoreAsCopy: (key: string) =>
      new RestoreToolAsCopy(tools, audit, clock).execute({ key }, OPERATOR),
    erase: (key: string) => new EraseTool(tools, audit, clock).execute({ key }, OPERATOR),
    order: async () => (await new ListAllTools(tools).execute()).map(({ id }) => id),
    trash: () => new ListTrash(tools).execute(),
  };
}

describe('the order', () => {
  it('is 1, 2, 3 … as the tools are named, in one call', async () => {
    const { reorder, find, audit, order } = await fixture();
    const sorted = await reorder('c', 'a', 'b');
    expect(sorted.map(({ id, order: place }) => [id, place])).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]);
    expect(await order()).toEqual(['c', 'a', 'b']);
    expect(await find('c')).toMatchObject({ version: 2 });
    expect(audit.notes()).toMatchObject([
      {
        action: 'tool.reordered',
        before: { orders: { c: 3, a: 1, b: 2 } },
        after: { orders: { c: 1, a: 2, b: 3 } },
      },
    ]);
  });

  it('of tools that are not named stays, and one that has its place already is not changed', async () => {
    const { reorder, find } = await fixture();
    await reorder('a', 'c');
    expect(await find('a')).toMatchObject({ order: 1, version: 1 });
    expect(await find('c')).toMatchObject({ order: 2, version: 2 });
    expect(await find('b')).toMatchObject({ order: 2, version: 1 });
  });

  it('is refused when a tool of it is gone', async () => {
    const { reorder, order } = await fixture();
    await expect(reorder('c', 'gone', 'a')).rejects.toMatchObject({ code: 'TOOLS_CHANGED' });
    expect(await order()).toEqual(['a', 'b', 'c']);
  });
});

describe('several tools at once', () => {
  it('each has a result of its own; those that are gone do not stop the others', async () => {
    const { bulk, find } = await fixture();
    const outcomes = await bulk('hide', 'a', 'gone', 'b');
    expect(outcomes).toMatchObject([
      { id: 'a', ok: true, tool: { isActive: false, version: 2 } },
      { id: 'gone', ok: false, code: 'TOOL_UNKNOWN' },
      { id: 'b', ok: true, tool: { isActive: false } },
    ]);
    await bulk('show', 'a');
    expect(await find('a')).toMatchObject({ isActive: true });
    expect(await find('b')).toMatchObject({ isActive: false });
  });

  it('deleted ones go into the trash, and each is written down', async () => {
    const { bulk, order, trash, audit } = await fixture();
    expect(await bulk('delete', 'a', 'c')).toMatchObject([{ tool: null }, { tool: null }]);
    expect(await order()).toEqual(['b']);
    expect((await trash()).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(audit.notes().map(({ action, subject }) => [action, subject?.id])).toEqual([
      ['tool.deleted', 'a'],
      ['tool.deleted', 'c'],
    ]);
  });
});

describe('a copy', () => {
  it('has a title and an id that say so, is not shown, and does not change the original', async () => {
    const { duplicate, find } = await fixture();
    const original = await find('a');
    const copy = await duplicate('a');
    expect(copy).toEqual({
      ...original,
      id: 'a-copy',
      title: 'Tool a copy',
      titleZh: '工具 a 副本',
      isActive: false,
      key: copy.key,
    });
    expect(copy.key).not.toBe(original?.key);
    expect(await find('a')).toEqual(original);
  });

  it('takes the first free id, and stays within the limits', async () => {
    const { duplicate, add } = await fixture();
    await duplicate('a');
    expect((await duplicate('a')).id).toBe('a-copy-2');
    const long = `${'x'.repeat(94)}-yyyyy`;
    await add(long, { title: '🎲'.repeat(99) });
    const copy = await duplicate(long);
    expect(copy.id).toBe(`${'x'.repeat(94)}-copy`);
    expect(copy.title).toBe(`${'🎲'.repeat(95)} copy`);
  });
});

describe('the trash', () => {
  it('lists the last one first, with its end after 30 days', async () => {
    const { bulk, clock, trash } = await fixture();
    await bulk('delete', 'b');
    clock.set(NOON + DAY);
    await bulk('delete', 'a');
    const all = await trash();
    expect(all.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(all.map(trashExpiry)).toEqual([NOON + 31 * DAY, NOON + 30 * DAY]);
  });

  it('gives a tool back as it was', async () => {
    const { bulk, restore, find, trash, audit } = await fixture();
    const before = await find('b');
    await bulk('delete', 'b');
    expect(await restore('key-b')).toEqual({ ...before, version: 3 });
    expect(await find('b')).toEqual({ ...before, version: 3 });
    expect(await trash()).toEqual([]);
    expect(audit.notes().at(-1)).toMatchObject({ action: 'tool.restored', before: null });
    await expect(restore('key-b')).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
  });

  it('keeps a tool whose id is in use again', async () => {
    const { bulk, restore, add, trash } = await fixture();
    await bulk('delete', 'b');
    await add('b', { key: 'another' });
    await expect(restore('key-b')).rejects.toMatchObject({ code: 'TOOL_ID_TAKEN' });
    expect(await trash()).toHaveLength(1);
  });

  it('gives such a tool back as a hidden copy under a free id, which the log can take back', async () => {
    const { bulk, restoreAsCopy, add, find, trash, audit } = await fixture();
    await bulk('delete', 'b');
    await add('b', { key: 'another' });
    await add('b-copy', { key: 'a copy' });
    const copy = { id: 'b-copy-2', title: 'Tool b copy', titleZh: '工具 b 副本', isActive: false };
    expect(await restoreAsCopy('key-b')).toMatchObject({ ...copy, key: 'key-b', deletedAt: null });
    expect(await trash()).toEqual([]);
    expect(await find('b')).toMatchObject({ key: 'another' });
    expect(audit.notes().at(-1)).toMatchObject({ action: 'tool.restored', after: copy });
    await expect(restoreAsCopy('key-b')).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
  });

  it('loses for good only what is in it', async () => {
    const { bulk, erase, trash, find, audit } = await fixture();
    await bulk('delete', 'b');
    await erase('key-b');
    expect(await trash()).toEqual([]);
    expect(audit.notes().at(-1)).toMatchObject({ action: 'tool.erased', before: { id: 'b' } });
    await expect(erase('key-a')).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
    expect(await find('a')).toBeDefined();
  });
});

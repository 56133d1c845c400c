import { beforeEach, describe, expect, it } from '@jest/globals';
import { ironCondor, strategiesFixture, user } from './strategies-fixture.ts';

const MEI = user('mei');
const STRANGER = user('stranger');

describe("one's own strategies", () => {
  let fixture: ReturnType<typeof strategiesFixture>;
  beforeEach(() => {
    fixture = strategiesFixture();
  });

  it('are listed with the last change first, page by page', async () => {
    const saved = [];
    for (const name of ['a', 'b', 'c']) {
      fixture.clock.advance(1);
      saved.push(await fixture.save({ ...ironCondor, name }));
    }
    fixture.clock.advance(1);
    await fixture.rename({ id: saved[0]!.id, name: 'a again', version: 1 });
    const first = await fixture.list.execute({ limit: 2, cursor: null }, MEI);
    expect(first.items.map(({ name }) => name)).toEqual(['a again', 'c']);
    const second = await fixture.list.execute({ limit: 2, cursor: first.nextCursor }, MEI);
    expect(second.items.map(({ name }) => name)).toEqual(['b']);
    expect(second.nextCursor).toBeNull();
  });

  it('to a stranger they are as unknown as any other', async () => {
    const { id } = await fixture.save(ironCondor);
    const unknown = { kind: 'notFound', code: 'STRATEGY_UNKNOWN' };
    expect((await fixture.list.execute({ limit: 9, cursor: null }, STRANGER)).items).toEqual([]);
    await expect(fixture.read.execute(id, STRANGER)).rejects.toMatchObject(unknown);
    await expect(fixture.rename({ id, name: 'mine', version: 1 }, STRANGER)).rejects.toMatchObject(
      unknown,
    );
    await expect(fixture.remove({ id, version: 1 }, STRANGER)).rejects.toMatchObject(unknown);
    expect(await fixture.read.execute(id, MEI)).toMatchObject({ version: 1 });
  });

  it('two tabs: the second one is told what the strategy is now', async () => {
    const { id } = await fixture.save(ironCondor);
    const renamed = await fixture.rename({ id, name: 'first', version: 1 });
    const { mark: _mark, due: _due, corporateActionsKnown: _known, ...rest } = renamed;
    const { unbookable: _unbookable, awaitsActions: _awaits, exchangedAt: _at, ...current } = rest;
    const conflict = { kind: 'conflict', code: 'VERSION_CONFLICT', details: { current } };
    await expect(fixture.rename({ id, name: 'second', version: 1 })).rejects.toMatchObject(
      conflict,
    );
    await expect(fixture.remove({ id, version: 1 })).rejects.toMatchObject(conflict);
  });

  it('a new name is trimmed, and is not empty or too long', async () => {
    const { id } = await fixture.save(ironCondor);
    for (const name of [' ', 'x'.repeat(81), 'a\0'])
      await expect(fixture.rename({ id, name, version: 1 })).rejects.toMatchObject({
        code: 'STRATEGY_INVALID',
        details: [{ field: 'name' }],
      });
    expect(await fixture.rename({ id, name: ' 稳健 ', version: 1 })).toMatchObject({
      name: '稳健',
      version: 2,
    });
  });

  it('each change is written down with who made it, and what it was before', async () => {
    const { id, name } = await fixture.save(ironCondor);
    await fixture.rename({ id, name: '稳健', version: 1 });
    await expect(fixture.rename({ id, name: 'late', version: 1 })).rejects.toThrow();
    await fixture.remove({ id, version: 2 });
    const by = { actor: { realm: 'user', id: 'mei' }, at: fixture.clock.now() };
    const legs = expect.arrayContaining([
      { position: 'long', quantity: 1, symbol: ironCondor.legs[0]?.symbol, price: 1.25 },
    ]) as unknown;
    expect(fixture.notes()).toMatchObject([
      { ...by, action: 'strategy.saved', before: null, after: { name, legs } },
      { ...by, action: 'strategy.renamed', before: { name }, after: { name: '稳健' } },
      { ...by, action: 'strategy.deleted', before: { name: '稳健', legs }, after: null },
    ]);
    expect(fixture.notes()[2]?.subject).toEqual({ kind: 'strategy', id, name: '稳健' });
  });

  it('a journal is trimmed and replaces the one before; the audit entry has its length and its tags', async () => {
    const { id } = await fixture.save(ironCondor);
    const first = { note: ' 财报前入场 ', tags: [' ETF ', 'IV'] };
    expect(await fixture.note({ id, version: 1, ...first })).toMatchObject({
      version: 2,
      journal: { note: '财报前入场', tags: ['ETF', 'IV'] },
    });
    await fixture.note({ id, version: 2, note: 'shorter', tags: [] });
    const { journal } = await fixture.read.execute(id, MEI);
    expect(journal).toEqual({ note: 'shorter', tags: [] });
    const state = { noteLength: 5, tags: ['ETF', 'IV'] };
    expect(fixture.notes().slice(1)).toMatchObject([
      { action: 'strategy.noted', before: {}, after: state },
      { action: 'strategy.noted', before: state, after: { noteLength: 7 } },
    ]);
    expect(JSON.stringify(fixture.notes())).not.toContain('财报前入场');
  });

  it('a journal that is wrong is refused field by field; another’s and an old one are refused whole', async () => {
    const { id } = await fixture.save(ironCondor);
    const input = { id, version: 1, note: '\u202e', tags: ['x'.repeat(31)] };
    await expect(fixture.note(input)).rejects.toMatchObject({
      code: 'STRATEGY_INVALID',
      details: [{ field: 'note' }, { field: 'tags.0' }],
    });
    const valid = { ...input, note: 'a', tags: [] };
    const stranger = fixture.note(valid, user('lin'));
    await expect(stranger).rejects.toMatchObject({ code: 'STRATEGY_UNKNOWN' });
    await fixture.note(valid);
    await expect(fixture.note(valid)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('a deleted one is gone', async () => {
    const { id } = await fixture.save(ironCondor);
    await fixture.remove({ id, version: 1 });
    await expect(fixture.read.execute(id, MEI)).rejects.toMatchObject({ code: 'STRATEGY_UNKNOWN' });
  });
});

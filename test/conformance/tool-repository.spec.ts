import { describe, expect, it } from '@jest/globals';
import { SYSTEM } from '@toolyard/core/audit';
import { TOOL_LIMITS, type Tool } from '@toolyard/core/tools';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { newId, NOON } from './repository-records.ts';

const slug = () => `t-${newId()}`;

const aTool = (change: Partial<Tool> = {}): Tool => ({
  key: newId(),
  id: slug(),
  version: 1,
  title: '骰子 🎲',
  description: 'Throws one, two or three dice.',
  titleZh: '骰子',
  descriptionZh: '掷一到三颗骰子。',
  icon: '🎲',
  iconAlt: 'A die',
  url: 'https://dice.example/throw?dice=3',
  color: '#3b82f6',
  order: 999,
  isActive: true,
  badges: ['NEW', 'BETA'],
  publishAt: NOON + 2,
  hideAt: NOON + 3,
  createdAt: NOON,
  updatedAt: NOON + 1,
  deletedAt: null,
  ...change,
});

describe('tool repository', () => {
  onEveryDatabase((database) => {
    const add = (tool: Tool) => database().unitOfWork.run(({ tools }) => tools.add(tool));
    const list = () => database().readers.tools.list();
    const update = (tool: Tool) => database().unitOfWork.run(({ tools }) => tools.update(tool));
    const trash = () => database().unitOfWork.run(({ tools }) => tools.listTrash());
    const find = async (id: string) => (await list()).find((tool) => tool.id === id);

    it('a catalogue is untouched until a tool was added, and never again', async () => {
      const isUntouched = () => database().unitOfWork.run(({ tools }) => tools.isUntouched());
      expect(await isUntouched()).toBe(true);
      expect(await list()).toEqual([]);
      const only = aTool({ deletedAt: NOON });
      await add(only);
      expect(await isUntouched()).toBe(false);
      await database().unitOfWork.run(async ({ tools, audit }) => {
        await tools.erase(only.key);
        const subject = { kind: 'tool', id: only.id, name: only.title };
        const note = { at: NOON, actor: SYSTEM, before: null, after: null, address: '' };
        audit.record({ ...note, action: 'tool.erased', subject });
      });
      expect(await trash()).toEqual([]);
      expect(await isUntouched()).toBe(false);
    });

    it('clicks are counted per tool and day, also at once', async () => {
      const [one, two] = [aTool(), aTool()];
      await add(one);
      await add(two);
      const click = (key: string, day: string) =>
        database().unitOfWork.run(({ toolClicks }) => toolClicks.add(key, day));
      await click(one.key, '2026-01-01');
      await Promise.all(Array.from({ length: 12 }, () => click(one.key, '2026-01-02')));
      await click(two.key, '2026-01-03');
      const totals = (day: string) => database().readers.toolClicks.totalsSince(day);
      expect(await totals('2026-01-01')).toEqual({ [one.key]: 13, [two.key]: 1 });
      expect(await totals('2026-01-02')).toEqual({ [one.key]: 12, [two.key]: 1 });
      expect(await totals('2026-01-04')).toEqual({});
    });

    it('a tool comes back as it was added, at every limit', async () => {
      const plain = aTool();
      const fullest = aTool({
        id: `t${newId().replaceAll('-', '')}`.padEnd(TOOL_LIMITS.id, 'x'),
        title: '题'.repeat(TOOL_LIMITS.title),
        description: '文'.repeat(TOOL_LIMITS.description),
        icon: `/uploads/${'a'.repeat(TOOL_LIMITS.icon - 9)}`,
        iconAlt: '图'.repeat(TOOL_LIMITS.iconAlt),
        url: null,
        order: TOOL_LIMITS.order,
        isActive: false,
        badges: [],
      });
      await add(plain);
      await add(fullest);
      expect(await find(plain.id)).toEqual(plain);
      expect(await find(fullest.id)).toEqual(fullest);
    });

    it('a taken id is refused and changes nothing', async () => {
      const tool = aTool();
      await add(tool);
      await expect(add(aTool({ id: tool.id, title: 'Another' }))).rejects.toMatchObject({
        code: 'TOOL_ID_TAKEN',
        kind: 'conflict',
      });
      expect(await find(tool.id)).toEqual(tool);
    });

    it('of ten at once with one id one is added', async () => {
      const id = slug();
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => add(aTool({ id }))));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of tries)
        if (each.status === 'rejected')
          expect(each.reason).toMatchObject({ code: 'TOOL_ID_TAKEN' });
      expect((await list()).filter((tool) => tool.id === id)).toHaveLength(1);
    });

    const next = (tool: Tool, change: Partial<Tool>): Tool => ({
      ...tool,
      version: tool.version + 1,
      updatedAt: tool.updatedAt + 1,
      ...change,
    });

    it('a change replaces everything but key and day of making', async () => {
      const tool = aTool();
      await add(tool);
      const changed = next(aTool({ ...tool }), {
        title: 'Dice',
        description: 'Three.',
        icon: '🎯',
        iconAlt: '',
        url: '/dice',
        color: '#000000',
        order: 1,
        isActive: false,
        badges: ['HOT'],
      });
      await update(changed);
      expect(await find(tool.id)).toEqual(changed);
    });

    it('a change of another version than the last is refused with the last, of an unknown one too', async () => {
      const tool = aTool();
      await add(tool);
      const first = next(tool, { title: 'First' });
      await update(first);
      await expect(update(next(tool, { title: 'Second' }))).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        details: { current: first },
      });
      expect(await find(tool.id)).toEqual(first);
      await expect(update(next(aTool(), {}))).rejects.toMatchObject({ code: 'TOOL_UNKNOWN' });
    });

    it('of ten changes of one version at once one is made', async () => {
      const tool = aTool();
      await add(tool);
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, (_, i) => update(next(tool, { title: `Try ${i}` }))),
      );
      const done = tries.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
      expect(done).toHaveLength(1);
      expect((await find(tool.id))?.title).toBe(`Try ${done[0]}`);
    });

    it('who finds a tool for a change has it alone until the end', async () => {
      const tool = aTool({ order: 0 });
      await add(tool);
      const count = () =>
        database().unitOfWork.run(async ({ tools }) => {
          const [found] = await tools.findLocked([tool.id, 'nothing-of-this-name']);
          await tools.update(next(found!, { order: found!.order + 1 }));
        });
      await Promise.all(Array.from({ length: 10 }, count));
      expect(await find(tool.id)).toMatchObject({ order: 10, version: 11 });
    });

    it('a tool of the trash is in no catalogue, its id is free, and it comes back only to a free id', async () => {
      const tool = aTool();
      await add(tool);
      const thrown = next(tool, { deletedAt: NOON + 5 });
      await update(thrown);
      expect(await find(tool.id)).toBeUndefined();
      expect((await trash()).filter(({ key }) => key === tool.key)).toEqual([thrown]);
      const found = await database().unitOfWork.run(async ({ tools }) => [
        await tools.findLocked([tool.id]),
        await tools.findTrashed(tool.key),
        await tools.findTrashed('no key'),
      ]);
      expect(found).toEqual([[], thrown, null]);

      const other = aTool({ id: tool.id });
      await add(other);
      const back = next(thrown, { deletedAt: null });
      await expect(update(back)).rejects.toMatchObject({ code: 'TOOL_ID_TAKEN' });
      await update(next(other, { deletedAt: NOON + 6 }));
      await update(back);
      expect(await find(tool.id)).toEqual(back);
    });

    it('only what is in the trash is erased', async () => {
      const stored = aTool();
      const thrown = aTool({ deletedAt: NOON });
      await add(stored);
      await add(thrown);
      await database().unitOfWork.run(async ({ tools }) => {
        for (const { key } of [stored, thrown]) await tools.erase(key);
        await tools.erase('no key');
      });
      expect(await find(stored.id)).toEqual(stored);
      expect((await trash()).filter(({ key }) => key === thrown.key)).toEqual([]);
    });

    it('uploaded icons are those of every tool, and those that were replaced since', async () => {
      const icon = (name: string) => `/uploads/${name}-${newId()}.webp`;
      const [ours, thrown, replaced, longAgo] = ['a', 'b', 'c', 'd'].map(icon);
      await add(aTool({ icon: ours! }));
      await add(aTool({ icon: thrown!, deletedAt: NOON }));
      await add(aTool({ icon: '🎲' }));
      await database().unitOfWork.run(({ audit }) => {
        const subject = { kind: 'tool', id: 'dice', name: 'Dice' };
        const note = { actor: SYSTEM, action: 'tool.updated', subject, after: null, address: '' };
        audit.record({ ...note, at: NOON - 1, before: { icon: longAgo } });
        audit.record({ ...note, at: NOON, before: { icon: replaced } });
        audit.record({ ...note, at: NOON, before: { icon: '🎲' } });
        return Promise.resolve();
      });
      const icons = await database().unitOfWork.run(({ tools }) => tools.listUploadedIcons(NOON));
      expect(icons).toEqual(expect.arrayContaining([ours, thrown, replaced]));
      expect(icons).not.toContain(longAgo);
      expect(icons).not.toContain('🎲');
    });
  });

  onEveryEngine((database) => {
    it.each<[string, Partial<Tool>]>([
      ['slug', { id: 'Not A Slug' }],
      ['title', { title: '', titleZh: '' }],
      ['icon', { icon: '' }],
      ['url', { url: 'javascript:alert(1)' }],
      ['url', { url: '//evil.example' }],
      ['color', { color: 'red' }],
      ['sort_order', { order: -1 }],
      ['badges', { badges: ['CHEAP'] as unknown as Tool['badges'] }],
      ['version', { version: 0 }],
    ])('the table itself refuses a row that breaks the rule of %s: %j', async (rule, change) => {
      const adding = database().unitOfWork.run(({ tools }) => tools.add(aTool(change)));
      await expect(adding).rejects.toThrow(`tool_${rule}`);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
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
  icon: '🎲',
  url: 'https://dice.example/throw?dice=3',
  color: '#3b82f6',
  order: 999,
  isActive: true,
  badges: ['NEW', 'BETA'],
  createdAt: NOON,
  updatedAt: NOON + 1,
  ...change,
});

describe('tool repository', () => {
  onEveryDatabase((database) => {
    const add = (tool: Tool) => database().unitOfWork.run(({ tools }) => tools.add(tool));
    const list = () => database().readers.tools.list();
    const find = async (id: string) => (await list()).find((tool) => tool.id === id);

    it('a catalogue is untouched until a tool was added', async () => {
      const isUntouched = () => database().unitOfWork.run(({ tools }) => tools.isUntouched());
      expect(await isUntouched()).toBe(true);
      expect(await list()).toEqual([]);
      await add(aTool());
      expect(await isUntouched()).toBe(false);
    });

    it('a tool comes back as it was added, at every limit', async () => {
      const plain = aTool();
      const fullest = aTool({
        id: `t${newId().replaceAll('-', '')}`.padEnd(TOOL_LIMITS.id, 'x'),
        title: '题'.repeat(TOOL_LIMITS.title),
        description: '文'.repeat(TOOL_LIMITS.description),
        icon: `/uploads/${'a'.repeat(TOOL_LIMITS.icon - 9)}`,
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
  });

  onEveryEngine((database) => {
    it.each<[string, Partial<Tool>]>([
      ['slug', { id: 'Not A Slug' }],
      ['title', { title: '' }],
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

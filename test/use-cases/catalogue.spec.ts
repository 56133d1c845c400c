import type { Language } from '@toolyard/core/shared';
import { describe, expect, it } from '@jest/globals';
import {
  ListHomeApps,
  ListTools,
  PRODUCT_TOOLS,
  SeedTools,
  type Tool,
  type ToolRepository,
} from '@toolyard/core/tools';
import { SequentialIds, memoryDatabase, FakeClock } from '@toolyard/memory';

const NOON = Date.UTC(2026, 0, 2, 12);

function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOON);
  const seed = new SeedTools(unitOfWork, clock, new SequentialIds());
  const add = (change: Partial<Tool>) => {
    const [sample] = PRODUCT_TOOLS;
    const schedule = { publishAt: null, hideAt: null };
    const times = { createdAt: NOON, updatedAt: NOON, deletedAt: null, ...schedule };
    const stored = { ...times, key: `key-${change.id}`, version: 1 };
    return unitOfWork.run(({ tools }) => tools.add({ ...sample!, ...stored, ...change }));
  };
  return { unitOfWork, tools: readers.tools, seed, add, clock };
}

describe('the first start', () => {
  it('an untouched catalogue is filled with the product’s tools, each with a key of its own', async () => {
    const { seed, tools } = fixture();
    await seed.execute();
    const stored = await tools.list();
    expect(stored).toMatchObject(
      PRODUCT_TOOLS.map((card) => ({ ...card, version: 1, createdAt: NOON, updatedAt: NOON })),
    );
    expect(new Set(stored.map(({ key }) => key)).size).toBe(PRODUCT_TOOLS.length);
  });

  it('a catalogue that is in use stays as it is, at every later start', async () => {
    const { seed, tools, add } = fixture();
    await add({ id: 'own' });
    await seed.execute();
    expect((await tools.list()).map(({ id }) => id)).toEqual(['own']);
  });

  it('two servers at once fill it once', async () => {
    const { seed, tools } = fixture();
    await Promise.all([seed.execute(), seed.execute()]);
    expect(await tools.list()).toHaveLength(PRODUCT_TOOLS.length);
  });

  it('a server that saw an untouched catalogue too late takes the other’s work for its own', async () => {
    const { unitOfWork, tools, seed } = fixture();
    await seed.execute();
    const blind = (own: ToolRepository): ToolRepository =>
      Object.assign(Object.create(own) as ToolRepository, {
        isUntouched: () => Promise.resolve(true),
      });
    const late = new SeedTools(
      { run: (work) => unitOfWork.run((at) => work({ tools: blind(at.tools) })) },
      new FakeClock(NOON),
      new SequentialIds(),
    );
    await expect(late.execute()).resolves.toBeUndefined();
    expect(await tools.list()).toHaveLength(PRODUCT_TOOLS.length);
  });

  it('a fault of the database is not taken for that', async () => {
    const failing = { run: () => Promise.reject(new Error('no connection')) };
    const seed = new SeedTools(failing, new FakeClock(NOON), new SequentialIds());
    await expect(seed.execute()).rejects.toThrow('no connection');
  });
});

describe('listing the catalogue', () => {
  it('HO-22 HO-23 only active tools, by order, then title', async () => {
    const { tools, add, clock } = fixture();
    await add({ id: 'c', title: 'C', order: 2 });
    await add({ id: 'off', isActive: false, order: 1 });
    await add({ id: 'b', title: 'B', order: 2 });
    await add({ id: 'a', title: 'Z', order: 1 });
    expect((await new ListTools(tools, clock).execute('en')).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect((await new ListHomeApps(tools, clock).execute('en')).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('a tool is shown from its time on and until its end, while it is switched on', async () => {
    const { tools, add, clock } = fixture();
    await add({ id: 'later', publishAt: NOON + 2 });
    await add({ id: 'until', hideAt: NOON + 2 });
    await add({ id: 'between', publishAt: NOON + 1, hideAt: NOON + 3 });
    await add({ id: 'off', isActive: false, publishAt: NOON });
    const shown = async (at: number) => {
      clock.set(at);
      return (await new ListTools(tools, clock).execute('en')).map(({ id }) => id).sort();
    };
    expect(await shown(NOON)).toEqual(['until']);
    expect(await shown(NOON + 1)).toEqual(['between', 'until']);
    expect(await shown(NOON + 2)).toEqual(['between', 'later']);
    expect(await shown(NOON + 3)).toEqual(['later']);
  });

  it('texts are in the reader’s language, each else in the other', async () => {
    const { tools, add, clock } = fixture();
    await add({ id: 'a', title: 'Dice', titleZh: '', description: '', descriptionZh: '掷骰子' });
    await add({ id: 'b', title: '', titleZh: '围棋', description: 'A game', descriptionZh: '' });
    await add({ id: 'c', title: 'Chess', titleZh: '象棋' });
    const read = async (language: Language) =>
      (await new ListTools(tools, clock).execute(language)).map(({ title }) => title).sort();
    expect(await read('en')).toEqual(['Chess', 'Dice', '围棋']);
    expect(await read('zh-CN')).toEqual(['Dice', '围棋', '象棋']);
    const [first] = await new ListHomeApps(tools, clock).execute('en');
    expect(first).not.toHaveProperty('titleZh');
  });
});

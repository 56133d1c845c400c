import { expect, it } from '@jest/globals';
import { EditTool, RecordUpload, PurgeUnusedImages, type ImageStore } from '@toolyard/core/tools';
import { NOON, OPERATOR, toolsFixture } from './tools-fixture.ts';

const DAY = 86_400_000;
const url = (name: string) => `/uploads/${name}.webp`;

/** A folder of pictures that were kept at these instants. */
function folder(stored: Record<string, number>): ImageStore & { names(): string[] } {
  const images = new Map(Object.entries(stored));
  return {
    keep: () => Promise.reject(new Error('nothing is uploaded here')),
    list: () =>
      Promise.resolve([...images].map(([each, storedAt]) => ({ url: url(each), storedAt }))),
    remove: (each) => Promise.resolve(void images.delete(each.slice(9, -5))),
    names: () => [...images.keys()],
  };
}

it('pictures that no tool refers to go after a day; those of the trash and of changes that can be taken back stay', async () => {
  const { tools, audit, clock, add } = await toolsFixture();
  await add('shown', { icon: url('shown') });
  await add('thrown', { icon: url('thrown'), deletedAt: NOON });
  await add('changed', { icon: url('replaced') });
  const change = { id: 'changed', version: null, change: { icon: '🎲' } };
  await new EditTool(tools, audit, clock).execute(change, OPERATOR);
  const old = { shown: NOON, thrown: NOON, replaced: NOON, orphan: NOON };
  const images = folder({ ...old, young: NOON + 1 });
  const sweep = new PurgeUnusedImages(images, tools, clock);

  clock.set(NOON + DAY);
  expect(await sweep.execute()).toBe(0);
  clock.set(NOON + DAY + 1);
  expect(await sweep.execute()).toBe(1);
  expect(images.names()).toEqual(['shown', 'thrown', 'replaced', 'young']);
  clock.set(NOON + 30 * DAY + 1);
  expect(await sweep.execute()).toBe(2);
  expect(images.names()).toEqual(['shown', 'thrown']);
});

it('who uploaded a picture is written down', async () => {
  const { audit, clock } = await toolsFixture();
  await new RecordUpload(audit, clock).execute({ url: url('a') }, OPERATOR);
  expect(audit.notes()).toMatchObject([
    {
      action: 'image.uploaded',
      actor: { id: 'operator' },
      subject: { kind: 'image', id: url('a') },
    },
  ]);
});

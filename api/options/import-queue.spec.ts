import { describe, expect, it } from '@jest/globals';
import { ImportQueue } from './import-queue.ts';

const NOW = 1_000_000;

/** An import that runs until it is let go. */
function heldImport(turns: ImportQueue, userId: string) {
  let letGo = () => undefined as void;
  const held = new Promise<string>((resolve) => (letGo = () => resolve(userId)));
  return { done: turns.run(userId, () => held), letGo };
}

describe('turns of imports', () => {
  it('a second import of one user is refused with a time to try again, and goes on after the first', async () => {
    const turns = new ImportQueue({ now: () => NOW });
    const first = heldImport(turns, 'mei');
    const second = turns.run('mei', () => Promise.resolve('second'));
    await expect(second).rejects.toMatchObject({ code: 'IMPORT_IN_PROGRESS', retryAt: NOW + 2000 });
    first.letGo();
    expect(await first.done).toBe('mei');
    expect(await turns.run('mei', () => Promise.resolve('third'))).toBe('third');
  });

  it('a few users wait in line, the next is refused', async () => {
    const turns = new ImportQueue({ now: () => NOW });
    const held = ['a', 'b', 'c'].map((userId) => heldImport(turns, userId));
    const late = turns.run('d', () => Promise.resolve('late'));
    await expect(late).rejects.toMatchObject({ code: 'TOO_MANY_IMPORTS', retryAt: NOW + 2000 });
    for (const each of held) each.letGo();
    expect(await Promise.all(held.map(({ done }) => done))).toEqual(['a', 'b', 'c']);
  });

  it('an import that fails leaves its place', async () => {
    const turns = new ImportQueue({ now: () => NOW });
    const fault = new Error('no file');
    await expect(turns.run('mei', () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await turns.run('mei', () => Promise.resolve('again'))).toBe('again');
  });
});

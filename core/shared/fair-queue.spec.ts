import { describe, expect, it } from '@jest/globals';
import { FairQueue, type FairQueueLimits } from './fair-queue.ts';

/** A queue whose jobs run until the test ends them by name. */
function queueOf(limits: FairQueueLimits) {
  const queue = new FairQueue(limits, () => new Error('full'));
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const add = (key: string, name: string): Promise<string> =>
    queue.run(key, async () => {
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)!();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { queue, add, end, started };
}

describe('a queue in which keys take turns', () => {
  it('a key that came later does not wait for all jobs of the one before', async () => {
    const { add, end, started } = queueOf({ running: 1, waitingPerKey: 3 });
    const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('b', 'b2')];
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('refuses a key that has as many jobs waiting as it may, and no other key', async () => {
    const { add, end, started } = queueOf({ running: 1, waitingPerKey: 1 });
    const all = [add('a', 'a1'), add('a', 'a2')];
    await expect(add('a', 'a3')).rejects.toThrow('full');
    all.push(add('b', 'b1'));
    await end('a1');
    all.push(add('a', 'a4'));
    for (const name of ['a2', 'b1', 'a4']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'a4']);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a4']);
  });

  it('lets one key have fewer places than there are', async () => {
    const { add, end, started } = queueOf({ running: 3, runningPerKey: 1, waitingPerKey: 2 });
    const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('c', 'c1'), add('d', 'd1')];
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1', 'd1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
    for (const name of ['a2', 'c1', 'd1']) await end(name);
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('a job that fails gives its place to the next', async () => {
    const { queue, add, end } = queueOf({ running: 1, waitingPerKey: 1 });
    const fault = new Error('broken');
    const failed = expect(queue.run('a', () => Promise.reject(fault))).rejects.toBe(fault);
    const next = add('a', 'a2');
    await failed;
    await end('a2');
    expect(await next).toBe('a2');
  });
});

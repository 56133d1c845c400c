import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PasswordHasher } from '@toolyard/core/accounts';
import { QueuedPasswordHasher } from './queued-password-hasher.ts';

const NOW = Date.UTC(2026, 0, 5);

/** Hashes that end when the test says so. */
function slowHasher() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((end) => ends.push(end));
    running--;
  };
  const hasher: PasswordHasher = {
    hash: (password) => work().then(() => `hash of ${password}`),
    verify: (password) => work().then(() => password === 'right'),
    needsRehash: () => false,
  };
  return { hasher, endOne: () => ends.shift()?.(), most: () => most, waiting: () => ends.length };
}

describe('the queue before the hashing', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }));
  afterEach(() => void jest.useRealTimers());
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const queued = ({ hasher }: { readonly hasher: PasswordHasher }) =>
    new QueuedPasswordHasher(hasher, { atOnce: 2, patience: 1000 }, { now: () => Date.now() });

  it('two at once, the others in turn, each with its own answer', async () => {
    const slow = slowHasher();
    const queue = queued(slow);
    const answers = Promise.all([
      queue.hash('one'),
      queue.verify('right', 'x'),
      queue.verify('wrong', 'x'),
      queue.hash('four'),
    ]);
    for (let ended = 0; ended < 4; ended++) {
      await settle();
      slow.endOne();
    }
    expect(await answers).toEqual(['hash of one', true, false, 'hash of four']);
    expect(slow.most()).toBe(2);
  });

  it('who waits a second is refused and may come back a second later; nothing is left behind', async () => {
    const slow = slowHasher();
    const queue = queued(slow);
    const first = [queue.hash('one'), queue.hash('two')];
    const refused = expect(queue.hash('three')).rejects.toMatchObject({
      kind: 'throttled',
      code: 'OVERLOADED',
      retryAt: NOW + 2000,
    });
    await jest.advanceTimersByTimeAsync(1000);
    await refused;
    slow.endOne();
    slow.endOne();
    await Promise.all(first);
    const next = queue.hash('four');
    await settle();
    expect(slow.waiting()).toBe(1);
    slow.endOne();
    expect(await next).toBe('hash of four');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a hash that fails gives its place back', async () => {
    let fails = true;
    const hash = () => (fails ? Promise.reject(new Error('no memory')) : Promise.resolve('well'));
    const queue = queued({
      hasher: { hash, verify: () => Promise.resolve(false), needsRehash: () => false },
    });
    for (let i = 0; i < 3; i++) await expect(queue.hash('x')).rejects.toThrow('no memory');
    fails = false;
    expect(await queue.hash('x')).toBe('well');
  });
});

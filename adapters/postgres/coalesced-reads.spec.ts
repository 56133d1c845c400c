import { describe, expect, it } from '@jest/globals';
import { coalesced } from './coalesced-reads.ts';

/** A read whose answers the test controls. */
function slowRead() {
  const reads: { readonly key: string; end: (value: string) => void; fail: () => void }[] = [];
  const read = coalesced(
    (key: string) =>
      new Promise<string>((end, fail) => {
        reads.push({ key, end, fail: () => fail(new Error('the database is away')) });
      }),
  );
  return { reads, read };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('one read of a key at a time', () => {
  it('calls while a read is under way share the next one', async () => {
    const { reads, read } = slowRead();
    const first = read('mei');
    await settled();
    const later = [read('mei'), read('mei'), read('mei')];
    await settled();
    expect(reads).toHaveLength(1);
    reads[0]?.end('before');
    expect(await first).toBe('before');
    await settled();
    expect(reads).toHaveLength(2);
    reads[1]?.end('after');
    expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
    void read('mei');
    await settled();
    expect(reads).toHaveLength(3);
  });

  it('calls that share a read go on in different turns of the event loop', async () => {
    const { reads, read } = slowRead();
    const turns: number[] = [];
    let turn = 0;
    const ended = Promise.all([0, 1, 2].map(() => read('mei').then(() => turns.push(turn))));
    await settled();
    reads[0]?.end('shared');
    for (; turn < 10; turn++) await settled();
    await ended;
    expect(new Set(turns).size).toBe(3);
  });

  it('keys do not wait for one another', async () => {
    const { reads, read } = slowRead();
    void read('mei');
    void read('other');
    await settled();
    expect(reads.map(({ key }) => key)).toEqual(['mei', 'other']);
  });

  it('a failure is of its own read alone', async () => {
    const { reads, read } = slowRead();
    const first = read('mei');
    await settled();
    const next = read('mei');
    reads[0]?.fail();
    await expect(first).rejects.toThrow('away');
    await settled();
    reads[1]?.end('here');
    expect(await next).toBe('here');
  });
});

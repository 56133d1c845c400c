import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session } from '@toolyard/core/accounts';
import { batchedReads, coalesced, RecentSessions } from './coalesced-reads.ts';

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

describe('reads in batches', () => {
  /** Batches whose answers the test controls. */
  function slowBatches() {
    const batches: { readonly keys: readonly string[]; end: () => void }[] = [];
    const read = batchedReads(
      (keys: readonly string[]) =>
        new Promise<string[]>((end) => {
          batches.push({ keys, end: () => end(keys.map((key) => `row ${key}`)) });
        }),
    );
    return { batches, read };
  }

  const batchOf = async (batches: readonly unknown[], count: number) => {
    while (batches.length < count) await settled();
  };

  it('calls of one turn share a statement', async () => {
    const { batches, read } = slowBatches();
    const rows = Promise.all([read('a'), read('b'), read('a')]);
    await batchOf(batches, 1);
    expect(batches[0]?.keys).toEqual(['a', 'b']);
    batches[0]?.end();
    expect(await rows).toEqual(['row a', 'row b', 'row a']);
  });

  it('a statement that does not end holds up the next one only for a moment', async () => {
    const { batches, read } = slowBatches();
    void read('hangs');
    await batchOf(batches, 1);
    const row = read('served');
    await batchOf(batches, 2);
    batches[1]?.end();
    expect(await row).toBe('row served');
  });
});

describe('sessions of callers', () => {
  afterEach(() => void jest.useRealTimers());

  const session = (version: number) => ({ id: 'session', version }) as Session;

  /** Sessions whose reads find a version more each time. */
  function recentSessions() {
    let reads = 0;
    const sessions = new RecentSessions(() => Promise.resolve(session(++reads)));
    return {
      sessions,
      versionFor: async (token: string) => (await sessions.find('session', token))?.version,
    };
  }

  it('calls with one token share a read until a unit of work ends', async () => {
    const { sessions, versionFor } = recentSessions();
    expect([await versionFor('token'), await versionFor('token')]).toEqual([1, 1]);
    sessions.forget();
    expect([await versionFor('token'), await versionFor('token')]).toEqual([2, 2]);
  });

  it('a token that names another session does not get the one of its twin', async () => {
    const read: string[] = [];
    const sessions = new RecentSessions((id) => {
      read.push(id);
      return Promise.resolve(null);
    });
    await sessions.find('session', 'token');
    await sessions.find('other', 'token');
    expect(read).toEqual(['session', 'other']);
  });

  it('a session is never older than the token it is read for', async () => {
    const { versionFor } = recentSessions();
    expect([await versionFor('earlier'), await versionFor('later')]).toEqual([1, 2]);
  });

  it('a session is read again after five seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const { versionFor } = recentSessions();
    expect(await versionFor('token')).toBe(1);
    jest.advanceTimersByTime(4_900);
    expect(await versionFor('token')).toBe(1);
    jest.advanceTimersByTime(200);
    expect(await versionFor('token')).toBe(2);
  });

  it('a read that began before a unit of work ended serves no later call', async () => {
    const answers: ((found: Session) => void)[] = [];
    const sessions = new RecentSessions(() => new Promise((answer) => answers.push(answer)));
    const before = sessions.find('session', 'token');
    sessions.forget();
    const after = sessions.find('session', 'token');
    answers[0]?.(session(1));
    answers[1]?.(session(2));
    expect([(await before)?.version, (await after)?.version]).toEqual([1, 2]);
    expect((await sessions.find('session', 'token'))?.version).toBe(2);
  });

  it('a read that fails is repeated', async () => {
    let isAway = true;
    const sessions = new RecentSessions(() =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(session(1)),
    );
    await expect(sessions.find('session', 'token')).rejects.toThrow('away');
    isAway = false;
    expect((await sessions.find('session', 'token'))?.version).toBe(1);
  });
});

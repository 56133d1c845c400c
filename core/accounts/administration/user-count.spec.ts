import { describe, expect, it } from '@jest/globals';
import { USER_COUNT_MAX_AGE, UserCount } from './user-count.ts';

const ALL = { text: null, role: null, status: null };
const MANY = 1_000_000;

/** A directory whose counts take until they are let go, and a clock. */
function world(total: number) {
  let counts = 0;
  let now = 0;
  const waiting: (() => void)[] = [];
  const paces: boolean[] = [];
  const count = (_filter: unknown, { isThrottled = false } = {}) => {
    counts++;
    paces.push(isThrottled);
    const seen = total++;
    return new Promise<number>((done) => waiting.push(() => done(seen)));
  };
  const totals = new UserCount({ count }, { now: () => now });
  const letGo = () => waiting.splice(0).forEach((done) => done());
  return {
    totals,
    counts: () => counts,
    /** Which of the counts so far were gentle. */
    paces,
    pass: (milliseconds: number) => void (now += milliseconds),
    letGo,
    /** The total, counted at once if it has to be. */
    now: (filter: Parameters<UserCount['count']>[0] = ALL): Promise<number> => {
      const total = totals.count(filter);
      letGo();
      return total;
    },
  };
}

describe('the totals of great lists', () => {
  it('calls at the same time share one count', async () => {
    const { totals, counts, letGo } = world(MANY);
    const calls = Array.from({ length: 50 }, () => totals.count(ALL));
    letGo();
    expect(new Set(await Promise.all(calls))).toEqual(new Set([MANY]));
    expect(counts()).toBe(1);
  });

  it('a great total is remembered, another filter has its own', async () => {
    const { now, counts, pass } = world(MANY);
    expect(await now()).toBe(MANY);
    pass(1_000);
    expect(await now()).toBe(MANY);
    expect(counts()).toBe(1);
    expect(await now({ text: 'a', role: null, status: null })).toBe(MANY + 1);
    expect(await now({ text: 'a', role: 'user', status: null })).toBe(MANY + 2);
  });

  it('the next count runs gently beside the calls, which do not wait for it', async () => {
    const { totals, now, counts, paces, pass, letGo } = world(MANY);
    await now();
    pass(4_000);
    expect(await totals.count(ALL)).toBe(MANY);
    expect(await totals.count(ALL)).toBe(MANY);
    expect(counts()).toBe(2);
    expect(paces).toEqual([false, true]);
    letGo();
    await Promise.resolve();
    expect(await now()).toBe(MANY + 1);
  });

  it('nobody gets a total that is more than five seconds old', async () => {
    const { now, pass } = world(MANY);
    await now();
    pass(USER_COUNT_MAX_AGE + 1);
    expect(await now()).toBe(MANY + 1);
  });

  it('a small total is counted anew each time', async () => {
    const { now } = world(500 - 1);
    expect([await now(), await now()]).toEqual([499, 500]);
  });

  it('a count that fails beside the calls is forgotten, one that they wait for is theirs', async () => {
    let now = 0;
    let fails = false;
    const count = () =>
      fails ? Promise.reject(new Error('the database is away')) : Promise.resolve(MANY);
    const totals = new UserCount({ count }, { now: () => now });
    await totals.count(ALL);
    fails = true;
    now = 4_000;
    expect(await totals.count(ALL)).toBe(MANY);
    for (let turns = 0; turns < 5; turns++) await Promise.resolve();
    await expect(totals.count(ALL)).rejects.toThrow('the database is away');
    fails = false;
    expect(await totals.count(ALL)).toBe(MANY);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  perMinute,
  LOGIN_BACKOFF,
  withAttempt,
  type AttemptCount,
  type AttemptLimiter,
  type AttemptRule,
} from '@toolyard/core/accounts';
import { MemoryAttemptLimiter } from '@toolyard/memory';
import fc from 'fast-check';
import { propertySeed } from '../properties/seed.ts';
import { onEveryEngine } from '../support/database.ts';
import { newId, NOON } from './repository-records.ts';

const seed = propertySeed('attempt limiter');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function suite(limiter: () => AttemptLimiter) {
  let key = '';
  beforeEach(() => {
    key = `key ${newId()}`;
  });
  const take = (rule: AttemptRule, at: number) => limiter().take(key, rule, at);
  const takeMany = (rule: AttemptRule, at: number, times: number) =>
    Promise.all(Array.from({ length: times }, () => take(rule, at)));
  const allowed = (answers: readonly (number | null)[]) =>
    answers.filter((answer) => answer === null).length;

  it('of fifty attempts at once five are allowed, and the others may come back after a second', async () => {
    const answers = await takeMany(LOGIN_BACKOFF, NOON, 50);
    expect(allowed(answers)).toBe(5);
    expect(new Set(answers)).toEqual(new Set([null, NOON + SECOND]));
  });

  it('after each pause one of fifty at once is allowed, and the pause doubles to 15 minutes', async () => {
    await takeMany(LOGIN_BACKOFF, NOON, 5);
    let at = NOON;
    for (const pause of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]) {
      expect(await take(LOGIN_BACKOFF, at + pause * SECOND - 1)).toBe(at + pause * SECOND);
      at += pause * SECOND;
      expect(allowed(await takeMany(LOGIN_BACKOFF, at, 50))).toBe(1);
    }
  });

  it('attempts are forgotten a day after the last pause, or when they are cleared', async () => {
    await takeMany(LOGIN_BACKOFF, NOON, 6);
    const later = NOON + SECOND + 24 * HOUR;
    expect(allowed(await takeMany(LOGIN_BACKOFF, later, 50))).toBe(5);
    await limiter().clear(key);
    expect(allowed(await takeMany(LOGIN_BACKOFF, later, 50))).toBe(5);
  });

  it('a rate allows so many of fifty at once, and as many again when its minute is over', async () => {
    const answers = await takeMany(perMinute(30), NOON, 50);
    expect(allowed(answers)).toBe(30);
    expect(new Set(answers)).toEqual(new Set([null, NOON + MINUTE]));
    expect(await take(perMinute(30), NOON + MINUTE - 1)).toBe(NOON + MINUTE);
    expect(allowed(await takeMany(perMinute(30), NOON + MINUTE, 50))).toBe(30);
  });

  it('keys do not meet', async () => {
    await takeMany(LOGIN_BACKOFF, NOON, 50);
    expect(await limiter().take(`other ${key}`, LOGIN_BACKOFF, NOON)).toBeNull();
    await limiter().clear(`nobody's ${key}`);
  });

  it("whatever is tried, and whenever, the answer is that of the core's rule", async () => {
    const rule: AttemptRule = { kind: 'backOff', pauses: [0, 0, 7, 20], forgottenAfter: 50 };
    const rate: AttemptRule = { kind: 'rate', most: 3, span: 25 };
    const waits = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 20 });
    const sameAs = async (of: AttemptRule, steps: readonly number[]) => {
      const own = `key ${newId()}`;
      let stored: AttemptCount | null = null;
      let at = NOON;
      for (const wait of steps) {
        at += wait;
        const next: AttemptCount | null = withAttempt(stored, of, at);
        expect(await limiter().take(own, of, at)).toBe(next ? null : stored?.until);
        stored = next ?? stored;
      }
    };
    await fc.assert(
      fc.asyncProperty(waits, fc.constantFrom(rule, rate), (steps, of) => sameAs(of, steps)),
      { seed, numRuns: 40 },
    );
  });
}

describe('attempt limiter', () => {
  describe('on memory', () => {
    let limiter = new MemoryAttemptLimiter();
    beforeEach(() => {
      limiter = new MemoryAttemptLimiter();
    });
    suite(() => limiter);
  });
  onEveryEngine((database) => suite(() => database().attempts));
});

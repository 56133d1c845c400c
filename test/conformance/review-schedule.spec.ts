import { describe, expect, it } from '@jest/globals';
import type { ReviewMemory, ReviewSchedule } from '@toolyard/core/learning';
import { FsrsReviewSchedule } from '@toolyard/fsrs';
import { FakeReviewSchedule } from '@toolyard/memory';
import { NOON } from './repository-records.ts';

const DAY = 86_400_000;

/** The days between the reviews of a question with these answers, each given on the day that it is due. */
function daysBetween(schedule: ReviewSchedule, answers: readonly boolean[]): number[] {
  let memory: ReviewMemory | null = null;
  let at = NOON;
  return answers.map((isCorrect) => {
    const next = schedule.next(memory, isCorrect, at);
    const days = (next.dueAt - at) / DAY;
    [memory, at] = [next.memory, next.dueAt];
    return days;
  });
}

describe.each<readonly [string, ReviewSchedule]>([
  ['fsrs', new FsrsReviewSchedule()],
  ['memory', new FakeReviewSchedule()],
])('review schedule: %s', (_name, schedule) => {
  it('what is known comes back after longer and longer, and never on the same day', () => {
    const days = daysBetween(schedule, [false, true, true, true, true]);
    expect(days.every((each) => each >= 1)).toBe(true);
    expect(days.slice(1)).toEqual([...days.slice(1)].sort((a, b) => a - b));
    expect(new Set(days.slice(2)).size).toBe(3);
  });

  it('a miss brings a question back sooner, and is counted', () => {
    const known = daysBetween(schedule, [false, true, true, true]).at(-1)!;
    const missed = daysBetween(schedule, [false, true, true, false]).at(-1)!;
    expect(missed).toBeLessThan(known);
    const first = schedule.next(null, false, NOON);
    const again = schedule.next(first.memory, false, first.dueAt);
    expect(again.memory.lapses).toBe(first.memory.lapses + 1);
    expect(again.memory).toMatchObject({ repetitions: 2, lastReviewAt: first.dueAt });
  });

  it('the same answers give the same days', () => {
    const answers = [false, true, false, true, true];
    expect(daysBetween(schedule, answers)).toEqual(daysBetween(schedule, answers));
  });
});

it('fsrs: the first interval after a miss is that of the published weights', () => {
  // FSRS-6, open-spaced-repetition/awesome-fsrs, 'The Algorithm': S₀(Again) = w₀ = 0.212, D₀(Again) = w₄ = 6.4133.
  const { memory } = new FsrsReviewSchedule().next(null, false, NOON);
  expect(memory.stability).toBeCloseTo(0.212, 6);
  expect(memory.difficulty).toBeCloseTo(6.4133, 6);
});

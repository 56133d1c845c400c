import type { ReviewMemory, ReviewSchedule } from '@toolyard/core/learning';
import type { Instant } from '@toolyard/core/shared';

const DAY = 86_400_000;

/** A missed question comes back after a day, one that was known after twice as many days as before. */
export class FakeReviewSchedule implements ReviewSchedule {
  next(memory: ReviewMemory | null, isCorrect: boolean, at: Instant) {
    const stability = isCorrect ? (memory?.stability ?? 1) * 2 : 1;
    const { repetitions = 0, lapses = 0 } = memory ?? {};
    return {
      dueAt: at + stability * DAY,
      memory: {
        stability,
        difficulty: 5,
        repetitions: repetitions + 1,
        lapses: lapses + (isCorrect ? 0 : 1),
        lastReviewAt: at,
      },
    };
  }
}

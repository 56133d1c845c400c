import type { ReviewMemory, ReviewSchedule } from '@toolyard/core/learning';
import type { Instant } from '@toolyard/core/shared';
import { createEmptyCard, FSRS, Rating, State, type CardInput } from 'ts-fsrs';

/** Whole days alone: a missed question does not come back within the same sitting. */
const SETTINGS = { enable_short_term: false, enable_fuzz: false, maximum_interval: 365 } as const;

/** The scheduler's card from what is stored; it counts elapsed days from the last review. */
const cardOf = (memory: ReviewMemory, at: Instant): CardInput => ({
  due: at,
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: memory.repetitions,
  lapses: memory.lapses,
  state: State.Review,
  last_review: memory.lastReviewAt,
});

/** Days of review by FSRS, with the published weights: see docs/adr/0033. */
export class FsrsReviewSchedule implements ReviewSchedule {
  private readonly scheduler = new FSRS(SETTINGS);

  next(memory: ReviewMemory | null, isCorrect: boolean, at: Instant) {
    const card = memory ? cardOf(memory, at) : createEmptyCard(new Date(at));
    const rating = isCorrect ? Rating.Good : Rating.Again;
    const { card: next } = this.scheduler.next(card, new Date(at), rating);
    return {
      dueAt: next.due.getTime(),
      memory: {
        stability: next.stability,
        difficulty: next.difficulty,
        repetitions: next.reps,
        lapses: next.lapses,
        lastReviewAt: at,
      },
    };
  }
}

import type { Instant } from '../../shared/index.ts';
import type { ReviewMemory } from '../learning-record.ts';

/** Decides when a question that was missed comes back. */
export interface ReviewSchedule {
  /** The next day of review after an answer at an instant; `memory` is null when the question is missed for the first time. */
  next(
    memory: ReviewMemory | null,
    isCorrect: boolean,
    at: Instant,
  ): { readonly dueAt: Instant; readonly memory: ReviewMemory };
}

import type { Instant } from '../../shared/index.ts';
import type { CourseId } from '../course.ts';
import type { LearningStore } from '../ports/learning-store.ts';
import type { ReviewSchedule } from '../ports/review-schedule.ts';

/** A question that somebody missed. */
export interface MissedQuestion {
  readonly ownerId: string;
  readonly courseId: CourseId;
  readonly questionId: string;
  /** Of the question as it comes back. */
  readonly seed: number;
}

/** Puts missed questions on the reader's list of reviews, or forward on it. */
export async function scheduleMissed(
  learning: Pick<LearningStore, 'findReview' | 'putReview'>,
  schedule: ReviewSchedule,
  missed: readonly MissedQuestion[],
  at: Instant,
): Promise<void> {
  for (const question of missed) {
    const { ownerId, courseId, questionId } = question;
    const card = await learning.findReview(ownerId, courseId, questionId);
    await learning.putReview({ ...question, ...schedule.next(card?.memory ?? null, false, at) });
  }
}

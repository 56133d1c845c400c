import type { Instant } from '../shared/index.ts';
import type { CourseId } from './course.ts';

/** What a reader did. */
export const LEARNING_EVENTS = ['lesson_started', 'step_passed'] as const;
export type LearningEventKind = (typeof LEARNING_EVENTS)[number];

/** Recorded once: the first time counts. */
export interface LearningEvent {
  readonly ownerId: string;
  readonly kind: LearningEventKind;
  readonly courseId: CourseId;
  readonly lessonId: string;
  /** Empty where a lesson was started. */
  readonly stepId: string;
  readonly at: Instant;
}

/** One quiz of a reader. Its questions follow from the seed, which nobody outside the server knows. */
export interface QuizAttempt {
  readonly id: string;
  readonly ownerId: string;
  readonly courseId: CourseId;
  readonly seed: number;
  /** Ids of the questions in the order of this attempt. */
  readonly questionIds: readonly string[];
  readonly startedAt: Instant;
  /** Null until the quiz is submitted. */
  readonly result: QuizResult | null;
}

export interface QuizResult {
  readonly submittedAt: Instant;
  readonly correct: number;
  /** Ids of the questions that were answered wrongly or not at all. */
  readonly missed: readonly string[];
}

/** How well something is remembered, in the numbers of the schedule. */
export interface ReviewMemory {
  /** Days after which it is remembered with a probability of 90 %. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly lastReviewAt: Instant;
}

/** A question that was missed and comes back. */
export interface ReviewCard {
  readonly ownerId: string;
  readonly courseId: CourseId;
  readonly questionId: string;
  /** Of the question as it is shown next. */
  readonly seed: number;
  readonly dueAt: Instant;
  readonly memory: ReviewMemory;
}

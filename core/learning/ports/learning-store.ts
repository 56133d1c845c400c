import type { OwnedRecords } from '../../accounts/index.ts';
import type { Instant } from '../../shared/index.ts';
import type { CourseId } from '../course.ts';
import type { LearningEvent, QuizAttempt, ReviewCard } from '../learning-record.ts';

/** Stores what readers have learned. test/conformance/learning-store states what every adapter must do. */
export interface LearningStore extends OwnedRecords {
  /** Stores an event unless the reader has it already; the first time remains, also under concurrent calls. */
  addEvent(event: LearningEvent): Promise<void>;
  /** In the order of time. */
  listEvents(ownerId: string): Promise<LearningEvent[]>;
  addAttempt(attempt: QuizAttempt): Promise<void>;
  /** Null for an unknown attempt and for one of somebody else. */
  findAttempt(ownerId: string, id: string): Promise<QuizAttempt | null>;
  /** Stores the result; false where the attempt has one already, also under concurrent calls. */
  submitAttempt(attempt: QuizAttempt): Promise<boolean>;
  /** Submitted attempts alone, in the order of submission. */
  listSubmitted(ownerId: string): Promise<QuizAttempt[]>;
  /** Adds a card, or replaces the one of the same question. */
  putReview(card: ReviewCard): Promise<void>;
  findReview(ownerId: string, courseId: CourseId, questionId: string): Promise<ReviewCard | null>;
  /** All cards of a reader, the first due first. */
  listReviews(ownerId: string): Promise<ReviewCard[]>;
  /** Replaces a card that is due at `now` and has not changed since it was read; false otherwise. */
  replaceReview(before: ReviewCard, after: ReviewCard, now: Instant): Promise<boolean>;
}

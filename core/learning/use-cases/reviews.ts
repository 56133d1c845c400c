import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import { findCourse } from '../courses/index.ts';
import type { CourseId } from '../course.ts';
import type { ReviewCard } from '../learning-record.ts';
import { REVIEW_UNKNOWN } from '../learning.errors.ts';
import type { LearningStore } from '../ports/learning-store.ts';
import type { ReviewSchedule } from '../ports/review-schedule.ts';
import { gradeAnswer, questionFor, type GradedAnswer } from '../questions/course-questions.ts';
import { questionsOf } from '../questions/question-bank.ts';
import type { Answer, QuestionView } from '../questions/question.ts';
import { newSeed } from '../questions/random-numbers.ts';

/** Questions of one sitting. */
const REVIEWS_AT_ONCE = 20;

export interface DueReview {
  readonly courseId: CourseId;
  readonly question: QuestionView;
}

/** A question that a course no longer has is not reviewed. */
const exists = ({ courseId, questionId }: ReviewCard): boolean =>
  questionsOf(courseId).some(({ id }) => id === questionId);

/** The questions that the caller should review now, and when the next ones are due. */
export class ReadReviews {
  constructor(
    private readonly learning: Pick<LearningStore, 'listReviews'>,
    private readonly clock: Clock,
  ) {}

  async execute(
    principal: Principal,
  ): Promise<{ readonly due: readonly DueReview[]; readonly nextAt: number | null }> {
    const { userId } = asUser(principal);
    const now = this.clock.now();
    const cards = (await this.learning.listReviews(userId)).filter(exists);
    const due = cards.filter(({ dueAt }) => dueAt <= now).slice(0, REVIEWS_AT_ONCE);
    return {
      due: due.map(({ courseId, questionId, seed }) => ({
        courseId,
        question: questionFor(courseId, questionId, seed).view,
      })),
      nextAt: cards.find(({ dueAt }) => dueAt > now)?.dueAt ?? null,
    };
  }
}

export interface ReviewInput {
  readonly courseId: string;
  readonly questionId: string;
  /** Null when nothing was answered, which is wrong. */
  readonly answer: Answer | null;
}

/** Grades a question that is due and decides when it comes back. */
export class AnswerReview {
  constructor(
    private readonly learning: Pick<LearningStore, 'findReview' | 'replaceReview'>,
    private readonly schedule: ReviewSchedule,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(input: ReviewInput, principal: Principal): Promise<GradedAnswer> {
    const { userId } = asUser(principal);
    const { questionId, answer } = input;
    const now = this.clock.now();
    const course = findCourse(input.courseId);
    const card = course && (await this.learning.findReview(userId, course.id, questionId));
    if (!card || card.dueAt > now) throw REVIEW_UNKNOWN();
    const graded = gradeAnswer(card.courseId, card.seed, { questionId, answer });
    const next = this.schedule.next(card.memory, graded.isCorrect, now);
    const after = { ...card, ...next, seed: newSeed(this.ids) };
    if (!(await this.learning.replaceReview(card, after, now))) throw REVIEW_UNKNOWN();
    return graded;
  }
}

import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import { findCourse } from '../courses/index.ts';
import { LESSON_UNKNOWN } from '../learning.errors.ts';
import type { LearningStore } from '../ports/learning-store.ts';
import type { ReviewSchedule } from '../ports/review-schedule.ts';
import { gradeAnswer, type GradedAnswer } from '../questions/course-questions.ts';
import type { Answer } from '../questions/question.ts';
import { newSeed } from '../questions/random-numbers.ts';
import { scheduleMissed } from './missed-question.ts';

export interface CheckInput {
  readonly courseId: string;
  readonly lessonId: string;
  readonly stepId: string;
  readonly seed: number;
  /** Null when nothing was answered, which is wrong. */
  readonly answer: Answer | null;
}

/** Grades the check of a lesson: a right answer passes the step, a wrong one puts the question up for review. */
export class AnswerCheck {
  constructor(
    private readonly learning: LearningStore,
    private readonly schedule: ReviewSchedule,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(input: CheckInput, principal: Principal): Promise<GradedAnswer> {
    const { userId: ownerId } = asUser(principal);
    const { lessonId, stepId, seed, answer } = input;
    const course = findCourse(input.courseId);
    const lesson = course?.lessons.find(({ id }) => id === lessonId);
    const step = lesson?.steps.find(({ id }) => id === stepId);
    if (!course || step?.kind !== 'check') throw LESSON_UNKNOWN();
    const graded = gradeAnswer(course.id, seed, { questionId: step.question, answer });
    const at = this.clock.now();
    const courseId = course.id;
    if (graded.isCorrect)
      await this.learning.addEvent({
        ownerId,
        kind: 'step_passed',
        courseId,
        lessonId,
        stepId,
        at,
      });
    else {
      const missed = { ownerId, courseId, questionId: step.question, seed: newSeed(this.ids) };
      await scheduleMissed(this.learning, this.schedule, [missed], at);
    }
    return graded;
  }
}

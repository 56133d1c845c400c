import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import { findCourse } from '../courses/index.ts';
import type { QuizAttempt } from '../learning-record.ts';
import { LESSON_UNKNOWN, QUIZ_SUBMITTED, QUIZ_UNKNOWN } from '../learning.errors.ts';
import type { LearningStore } from '../ports/learning-store.ts';
import type { ReviewSchedule } from '../ports/review-schedule.ts';
import {
  gradeAnswer,
  questionFor,
  quizQuestions,
  type GivenAnswer,
  type GradedAnswer,
} from '../questions/course-questions.ts';
import type { QuestionView } from '../questions/question.ts';
import { newSeed, seedOf } from '../questions/random-numbers.ts';
import { scheduleMissed } from './missed-question.ts';

export interface StartedQuiz {
  readonly id: string;
  readonly questions: readonly QuestionView[];
}

/** Starts a quiz of a course: ten of its questions, in an order and with numbers of its own. */
export class StartQuiz {
  constructor(
    private readonly learning: Pick<LearningStore, 'addAttempt'>,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(input: { readonly courseId: string }, principal: Principal): Promise<StartedQuiz> {
    const { userId: ownerId } = asUser(principal);
    const course = findCourse(input.courseId);
    if (!course) throw LESSON_UNKNOWN();
    const { id: courseId } = course;
    const seed = newSeed(this.ids);
    const questionIds = quizQuestions(courseId, seed);
    const id = this.ids.next();
    const startedAt = this.clock.now();
    await this.learning.addAttempt({
      ...{ id, ownerId, courseId, seed, questionIds, startedAt },
      result: null,
    });
    return { id, questions: questionIds.map((each) => questionFor(courseId, each, seed).view) };
  }
}

export interface SubmitQuizInput {
  readonly id: string;
  readonly answers: readonly GivenAnswer[];
}

export interface GradedQuiz {
  readonly courseId: QuizAttempt['courseId'];
  readonly correct: number;
  readonly answers: readonly GradedAnswer[];
}

/** Grades a quiz once; a question without an answer is missed. What was missed comes back for review. */
export class SubmitQuiz {
  constructor(
    private readonly learning: LearningStore,
    private readonly schedule: ReviewSchedule,
    private readonly clock: Clock,
  ) {}

  async execute({ id, answers }: SubmitQuizInput, principal: Principal): Promise<GradedQuiz> {
    const { userId: ownerId } = asUser(principal);
    const attempt = await this.learning.findAttempt(ownerId, id);
    if (!attempt) throw QUIZ_UNKNOWN();
    const { courseId, seed, questionIds } = attempt;
    const graded = questionIds.map((questionId) => {
      const answer = answers.find((given) => given.questionId === questionId)?.answer ?? null;
      return gradeAnswer(courseId, seed, { questionId, answer });
    });
    const missed = graded.filter((each) => !each.isCorrect).map(({ questionId }) => questionId);
    const submittedAt = this.clock.now();
    const correct = graded.length - missed.length;
    const result = { submittedAt, correct, missed };
    if (!(await this.learning.submitAttempt({ ...attempt, result }))) throw QUIZ_SUBMITTED();
    const cards = missed.map((questionId) => ({
      ...{ ownerId, courseId, questionId },
      seed: seedOf(seed, `review ${questionId}`) >>> 1,
    }));
    await scheduleMissed(this.learning, this.schedule, cards, submittedAt);
    return { courseId, correct, answers: graded };
  }
}

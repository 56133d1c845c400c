import type { Instant } from '../shared/index.ts';
import { COURSE_LEVELS, type Course, type CourseId, type CourseLevel } from './course.ts';
import type { LearningEvent, QuizAttempt, QuizResult } from './learning-record.ts';

/** Percent of right answers with which a quiz is passed. */
export const PASS_PERCENT = 70;

/**
 * How well a course is known, by its latest quizzes: below the pass mark, passed, everything right, and everything right
 * twice in a row. A miss lowers it again.
 */
export const MASTERIES = ['none', 'attempted', 'familiar', 'proficient', 'mastered'] as const;
export type Mastery = (typeof MASTERIES)[number];

/** Where a reader goes on. */
export interface ResumePoint {
  readonly lessonId: string;
  /** The first step that is not passed. */
  readonly stepId: string;
}

export interface CourseProgress {
  readonly courseId: CourseId;
  /** Steps that are passed, as `lesson/step`. */
  readonly passedSteps: readonly string[];
  readonly totalSteps: number;
  readonly lessonsDone: number;
  readonly totalLessons: number;
  /** Of the steps, rounded down. */
  readonly percent: number;
  /** Null where every step is passed. */
  readonly resume: ResumePoint | null;
  readonly mastery: Mastery;
  /** Percent right in the best quiz; null before the first. */
  readonly bestQuiz: number | null;
  readonly quizzes: number;
  /** All lessons done and a quiz passed. */
  readonly isDone: boolean;
  readonly lastAt: Instant | null;
}

/** How many courses of a level are done. */
export interface LevelProgress {
  readonly level: CourseLevel;
  readonly done: number;
  readonly total: number;
  /** Rounded to the nearest. */
  readonly percent: number;
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

interface Submitted extends QuizAttempt {
  readonly result: QuizResult;
}

const isSubmitted = (attempt: QuizAttempt): attempt is Submitted => attempt.result !== null;

const rightPercent = ({ result, questionIds }: Submitted): number =>
  Math.floor(percentOf(result.correct, questionIds.length));

function masteryOf(quizzes: readonly Submitted[]): Mastery {
  const [latest, before] = quizzes.slice(-2).reverse().map(rightPercent);
  if (latest === undefined) return 'none';
  if (latest < PASS_PERCENT) return 'attempted';
  if (latest < 100) return 'familiar';
  return before === 100 ? 'mastered' : 'proficient';
}

/** The progress of one course from what its reader did; steps that a course no longer has do not count. */
export function courseProgress(
  course: Course,
  events: readonly LearningEvent[],
  attempts: readonly QuizAttempt[],
): CourseProgress {
  const own = events.filter(({ courseId }) => courseId === course.id);
  const passed = new Set(
    own
      .filter(({ kind }) => kind === 'step_passed')
      .map(({ lessonId, stepId }) => `${lessonId}/${stepId}`),
  );
  const quizzes = attempts.filter(isSubmitted).filter(({ courseId }) => courseId === course.id);
  const steps = course.lessons.flatMap((lesson) =>
    lesson.steps.map((step) => ({ lessonId: lesson.id, stepId: step.id })),
  );
  const isPassed = (step: ResumePoint) => passed.has(`${step.lessonId}/${step.stepId}`);
  const passedSteps = steps.filter(isPassed).map((step) => `${step.lessonId}/${step.stepId}`);
  const lessonsDone = course.lessons.filter((lesson) =>
    lesson.steps.every((step) => isPassed({ lessonId: lesson.id, stepId: step.id })),
  ).length;
  const best = Math.max(-1, ...quizzes.map(rightPercent));
  const times = [...own.map(({ at }) => at), ...quizzes.map(({ result }) => result.submittedAt)];
  return {
    courseId: course.id,
    passedSteps,
    totalSteps: steps.length,
    lessonsDone,
    totalLessons: course.lessons.length,
    percent: Math.floor(percentOf(passedSteps.length, steps.length)),
    resume: steps.find((step) => !isPassed(step)) ?? null,
    mastery: masteryOf(quizzes),
    bestQuiz: best < 0 ? null : best,
    quizzes: quizzes.length,
    isDone: lessonsDone === course.lessons.length && best >= PASS_PERCENT,
    lastAt: times.length === 0 ? null : Math.max(...times),
  };
}

/** Courses done of each level. */
export const levelProgress = (
  courses: readonly Course[],
  progress: readonly Pick<CourseProgress, 'courseId' | 'isDone'>[],
): LevelProgress[] =>
  COURSE_LEVELS.map((level) => {
    const ids = courses.filter((course) => course.level === level).map(({ id }) => id);
    const done = progress.filter(({ courseId, isDone }) => isDone && ids.includes(courseId)).length;
    return { level, done, total: ids.length, percent: Math.round(percentOf(done, ids.length)) };
  });

/** The course that a reader was in last and has not finished; null without one. */
export function courseToResume(progress: readonly CourseProgress[]): CourseProgress | null {
  const open = progress.filter(({ isDone, lastAt }) => !isDone && lastAt !== null);
  return open.sort((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0))[0] ?? null;
}

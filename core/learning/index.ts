export { CALCULATOR_CONTROLS, COURSE_IDS, COURSE_LEVELS } from './course.ts';
export type {
  CalculatorControl,
  Course,
  CourseId,
  CourseLevel,
  CourseTexts,
  Lesson,
  Practice,
  Step,
  StepText,
  TextsOf,
} from './course.ts';
export { computeExample, EXAMPLE_DAY, EXAMPLE_RATE, EXAMPLE_SYMBOL } from './example.ts';
export type { ComputedExample, Example, ExampleLeg } from './example.ts';
export { FIGURES, formatFigure, readFigure } from './figures.ts';
export type { FigureName, FigureReference, FigureUnit, FigureValue } from './figures.ts';
export { exampleOf, figureText, filledText, ONLY_EXAMPLE, parseText } from './lesson-text.ts';
export type { ComputedExamples, LinkTarget, TextPart } from './lesson-text.ts';
export { LEARNING_EVENTS } from './learning-record.ts';
export type {
  LearningEvent,
  LearningEventKind,
  QuizAttempt,
  QuizResult,
  ReviewCard,
  ReviewMemory,
} from './learning-record.ts';
export {
  CHECK_NOT_ANSWERED,
  LESSON_UNKNOWN,
  QUESTION_UNKNOWN,
  QUIZ_SUBMITTED,
  QUIZ_UNKNOWN,
  REVIEW_UNKNOWN,
} from './learning.errors.ts';
export type { LearningStore } from './ports/learning-store.ts';
export type { ReviewSchedule } from './ports/review-schedule.ts';
export {
  courseProgress,
  courseToResume,
  levelProgress,
  MASTERIES,
  PASS_PERCENT,
} from './progress.ts';
export type { CourseProgress, LevelProgress, Mastery, ResumePoint } from './progress.ts';
export { MAX_SEED } from './questions/random-numbers.ts';
export { AnswerCheck } from './use-cases/answer-check.ts';
export type { CheckInput } from './use-cases/answer-check.ts';
export { StartQuiz, SubmitQuiz } from './use-cases/quizzes.ts';
export type { GradedQuiz, StartedQuiz, SubmitQuizInput } from './use-cases/quizzes.ts';
export { ExportLearning, ReadLearning } from './use-cases/read-learning.ts';
export type { LearningOverview } from './use-cases/read-learning.ts';
export { RecordLearningEvent } from './use-cases/record-learning-event.ts';
export type { LearningEventInput } from './use-cases/record-learning-event.ts';
export { AnswerReview, ReadReviews } from './use-cases/reviews.ts';
export type { DueReview, ReviewInput } from './use-cases/reviews.ts';

import type { CourseId } from '../course.ts';
import { findCourse } from '../courses/index.ts';
import { QUESTION_UNKNOWN } from '../learning.errors.ts';
import { generateQuestion } from './generate-question.ts';
import { isCorrect } from './grade-answer.ts';
import { questionsOf } from './question-bank.ts';
import type { Answer, GeneratedQuestion, Question, Solution } from './question.ts';
import { shuffled } from './random-numbers.ts';
import { randomNumbers } from '../../shared/index.ts';

/** Questions of one quiz. */
export const QUIZ_LENGTH = 10;

/** An answer to one question; null when it was left out. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: Answer | null;
}

/** An answer with its grade, and the solution that may be shown now. */
export interface GradedAnswer extends GivenAnswer {
  readonly lesson: string;
  readonly isCorrect: boolean;
  readonly solution: Solution;
}

/** A question of a course, or QUESTION_UNKNOWN. */
export function findQuestion(courseId: string, questionId: string): Question {
  const course = findCourse(courseId);
  const question = course && questionsOf(course.id).find(({ id }) => id === questionId);
  if (!question) throw QUESTION_UNKNOWN();
  return question;
}

/** The question as it is for a seed. */
export const questionFor = (
  courseId: string,
  questionId: string,
  seed: number,
): GeneratedQuestion => generateQuestion(findQuestion(courseId, questionId), seed);

/** Ids of the questions of a quiz in its own order; the seed decides. */
export const quizQuestions = (courseId: CourseId, seed: number): string[] =>
  shuffled(
    questionsOf(courseId).map(({ id }) => id),
    randomNumbers(seed),
  ).slice(0, QUIZ_LENGTH);

/** The grade of an answer to the question for a seed. */
export function gradeAnswer(
  courseId: string,
  seed: number,
  { questionId, answer }: GivenAnswer,
): GradedAnswer {
  const generated = questionFor(courseId, questionId, seed);
  return {
    questionId,
    answer,
    lesson: generated.view.lesson,
    isCorrect: answer !== null && isCorrect(generated, answer),
    solution: generated.solution,
  };
}

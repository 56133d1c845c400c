export {
  findQuestion,
  gradeAnswer,
  QUIZ_LENGTH,
  questionFor,
  quizQuestions,
} from './course-questions.ts';
export type { GivenAnswer, GradedAnswer } from './course-questions.ts';
export { generateQuestion, TOLERANCES } from './generate-question.ts';
export { hasSamePayoff, isCorrect } from './grade-answer.ts';
export { QUESTIONS, questionsOf } from './question-bank.ts';
export { MAX_SEED, seedOf, shuffled } from './random-numbers.ts';
export { exampleOf, SCENARIOS } from './scenario.ts';
export type { Scenario, ScenarioExample, ScenarioId } from './scenario.ts';
export type {
  Answer,
  BuildQuestion,
  BuiltLeg,
  ChartQuestion,
  ChoiceQuestion,
  GeneratedQuestion,
  NumericQuestion,
  Question,
  QuestionView,
  Solution,
} from './question.ts';

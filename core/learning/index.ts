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
export { figureText, filledText, ONLY_EXAMPLE, parseText } from './lesson-text.ts';
export type { ComputedExamples, LinkTarget, TextPart } from './lesson-text.ts';

import type { TemplateId } from '../options/templates/index.ts';
import type { Texts } from '../shared/index.ts';
import type { Example } from './example.ts';
import type { FigureReference } from './figures.ts';

/** Levels of courses, in the order of learning. */
export const COURSE_LEVELS = ['beginner', 'strategy', 'advanced'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const COURSE_IDS = [
  'option-basics',
  'reading-the-chain',
  'the-greeks',
  'first-trades',
  'vertical-spread',
  'iron-condor',
  'calendars-and-rolls',
  'volatility-trading',
  'combination-strategies',
] as const;
export type CourseId = (typeof COURSE_IDS)[number];

/**
 * What a reader can change in a calculator: the market in which the position is opened (`spot`, `volatility`, `days`), or
 * what happens to it afterwards (`laterPrice`, `laterDays`, `laterVolatility` in points), which shows its profit then.
 */
export const CALCULATOR_CONTROLS = [
  'spot',
  'volatility',
  'days',
  'laterPrice',
  'laterDays',
  'laterVolatility',
] as const;
export type CalculatorControl = (typeof CALCULATOR_CONTROLS)[number];

/** One step of a lesson. */
export type Step =
  | { readonly kind: 'text'; readonly id: string }
  /** The legs and the payoff of an example beside the text. */
  | { readonly kind: 'example'; readonly id: string; readonly example: string }
  /** The payoff of an example under the reader's own prices, volatilities and days. */
  | {
      readonly kind: 'calculator';
      readonly id: string;
      readonly example: string;
      readonly controls: readonly CalculatorControl[];
      readonly figures: readonly FigureReference[];
    }
  /** A question of the course, graded by the server. */
  | { readonly kind: 'check'; readonly id: string; readonly question: string };

export interface Lesson {
  readonly id: string;
  readonly title: Texts;
  readonly steps: readonly Step[];
  /** Example of the course that pictures the lesson, where no step has one. */
  readonly figure?: string;
}

/** Where a course can be practised. */
export interface Practice {
  readonly screen: 'wizard' | 'builder';
  readonly template: TemplateId;
}

/** Structure of a course; the texts of its steps are separate, by language, and its questions are on the server. */
export interface Course {
  readonly id: CourseId;
  readonly level: CourseLevel;
  /** How long it takes with its quiz. */
  readonly minutes: number;
  /** Courses that come before it. */
  readonly prerequisites: readonly CourseId[];
  readonly title: Texts;
  readonly summary: Texts;
  readonly practice: Practice;
  /** Example whose payoff is the picture of the course. */
  readonly picture: string;
  readonly examples: Readonly<Record<string, Example>>;
  readonly lessons: readonly Lesson[];
}

/** Text of one step. */
export interface StepText {
  readonly title: string;
  /** Paragraphs, see `parseText`; one that begins with `- ` is an item of a list. */
  readonly text: readonly string[];
}

type WrittenStep<L extends Lesson> = Exclude<L['steps'][number], { readonly kind: 'check' }>;

/** Texts of a course in one language: every lesson and every step but the checks, so that none can be forgotten. */
export type TextsOf<C extends Course> = {
  readonly [L in C['lessons'][number] as L['id']]: {
    readonly [S in WrittenStep<L> as S['id']]: StepText;
  };
};

/** The same, read by ids that are not known to the compiler. */
export type CourseTexts = Readonly<Record<string, Readonly<Record<string, StepText>>>>;

import type { OptionType, Position } from '../../options/contracts/index.ts';
import type { Texts } from '../../shared/index.ts';
import type { FigureReference, FigureUnit } from '../figures.ts';
import type { ScenarioId } from './scenario.ts';

interface QuestionTexts {
  /** Unique within its course. */
  readonly id: string;
  /** The lesson that explains it. */
  readonly lesson: string;
  /** May name figures of the scenario: `{strike(1)}`, `{debit}`. */
  readonly prompt: Texts;
  /** Shown with the result. May name figures too. */
  readonly explanation: Texts;
}

/** One of several texts is right: the first. The order is shuffled before anybody sees it. */
export interface ChoiceQuestion extends QuestionTexts {
  readonly kind: 'choice';
  readonly scenario?: ScenarioId;
  readonly options: readonly Texts[];
}

/** A number that core computes from a scenario. */
export interface NumericQuestion extends QuestionTexts {
  readonly kind: 'numeric';
  readonly scenario: ScenarioId;
  readonly figure: FigureReference;
  /** Largest accepted difference in the unit of the figure; TOLERANCES of the unit unless given. */
  readonly tolerance?: number;
}

/** Legs that must have the payoff of a scenario. */
export interface BuildQuestion extends QuestionTexts {
  readonly kind: 'build';
  readonly scenario: ScenarioId;
}

/** A figure that is read off a payoff chart, or the name of the position that it shows. */
export interface ChartQuestion extends QuestionTexts {
  readonly kind: 'chart';
  readonly scenario: ScenarioId;
  readonly reads: FigureReference | { readonly name: readonly ScenarioId[] };
}

export type Question = ChoiceQuestion | NumericQuestion | BuildQuestion | ChartQuestion;

/** A leg that somebody builds as an answer. */
export interface BuiltLeg {
  readonly position: Position;
  readonly type: OptionType | 'stock';
  /** Dollars per share; null for stock. */
  readonly strike: number | null;
  /** Calendar days to expiry; null for stock. */
  readonly days: number | null;
  /** Contracts, or lots of 100 shares. */
  readonly quantity: number;
}

/** An answer: the number of an option as it was shown, a number, or legs. */
export type Answer =
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'legs'; readonly legs: readonly BuiltLeg[] };

/** What a question shows; nothing of it tells the answer. */
export interface QuestionView {
  readonly id: string;
  readonly lesson: string;
  readonly kind: Question['kind'];
  readonly prompt: Texts;
  /** Texts to choose from, shuffled; null where a number or legs are wanted. */
  readonly options: readonly Texts[] | null;
  /** Unit of the number that is wanted; null otherwise. */
  readonly unit: FigureUnit | null;
  /** Corners of the profit at expiry in dollars; null without a chart. */
  readonly chart: readonly { readonly price: number; readonly profit: number }[] | null;
  /** Strikes and days that legs can have; null where none are built. */
  readonly building: {
    readonly strikes: readonly number[];
    readonly days: readonly number[];
  } | null;
}

/** The solution of a question, shown after an answer was given. */
export interface Solution {
  readonly answer: Answer;
  readonly explanation: Texts;
}

/** A question for one seed. */
export interface GeneratedQuestion {
  readonly view: QuestionView;
  readonly solution: Solution;
  /** Largest accepted difference of a number. */
  readonly tolerance: number;
}

import type { CourseId } from '../course.ts';
import { CALENDARS_AND_ROLLS_QUESTIONS } from '../courses/calendars-and-rolls/questions.ts';
import { COMBINATION_STRATEGIES_QUESTIONS } from '../courses/combination-strategies/questions.ts';
import { FIRST_TRADES_QUESTIONS } from '../courses/first-trades/questions.ts';
import { IRON_CONDOR_QUESTIONS } from '../courses/iron-condor/questions.ts';
import { OPTION_BASICS_QUESTIONS } from '../courses/option-basics/questions.ts';
import { READING_THE_CHAIN_QUESTIONS } from '../courses/reading-the-chain/questions.ts';
import { THE_GREEKS_QUESTIONS } from '../courses/the-greeks/questions.ts';
import { VERTICAL_SPREAD_QUESTIONS } from '../courses/vertical-spread/questions.ts';
import { VOLATILITY_TRADING_QUESTIONS } from '../courses/volatility-trading/questions.ts';
import type { Question } from './question.ts';

/** The questions of every course. They contain the answers, so that only the server loads them. */
export const QUESTIONS: Readonly<Partial<Record<CourseId, readonly Question[]>>> = {
  'option-basics': OPTION_BASICS_QUESTIONS,
  'reading-the-chain': READING_THE_CHAIN_QUESTIONS,
  'the-greeks': THE_GREEKS_QUESTIONS,
  'first-trades': FIRST_TRADES_QUESTIONS,
  'vertical-spread': VERTICAL_SPREAD_QUESTIONS,
  'iron-condor': IRON_CONDOR_QUESTIONS,
  'calendars-and-rolls': CALENDARS_AND_ROLLS_QUESTIONS,
  'volatility-trading': VOLATILITY_TRADING_QUESTIONS,
  'combination-strategies': COMBINATION_STRATEGIES_QUESTIONS,
};

export const questionsOf = (courseId: CourseId): readonly Question[] => QUESTIONS[courseId] ?? [];

import type { Language } from '../../shared/index.ts';
import type { Course, CourseId, CourseTexts } from '../course.ts';
import { calendarsAndRolls } from './calendars-and-rolls/course.ts';
import { combinationStrategies } from './combination-strategies/course.ts';
import { firstTrades } from './first-trades/course.ts';
import { ironCondor } from './iron-condor/course.ts';
import { optionBasics } from './option-basics/course.ts';
import { readingTheChain } from './reading-the-chain/course.ts';
import { theGreeks } from './the-greeks/course.ts';
import { verticalSpread } from './vertical-spread/course.ts';
import { volatilityTrading } from './volatility-trading/course.ts';

/** All courses, in the order of learning. */
export const COURSES: readonly Course[] = [
  optionBasics,
  readingTheChain,
  theGreeks,
  firstTrades,
  verticalSpread,
  ironCondor,
  calendarsAndRolls,
  volatilityTrading,
  combinationStrategies,
];

export const findCourse = (id: string): Course | undefined =>
  COURSES.find((each) => each.id === id);

/** The texts of a course's steps, fetched one course and one language at a time. */
export const COURSE_TEXTS: Partial<
  Record<CourseId, Readonly<Record<Language, () => Promise<CourseTexts>>>>
> = {
  'option-basics': {
    en: async () => (await import('./option-basics/en.ts')).en,
    'zh-CN': async () => (await import('./option-basics/zh-cn.ts')).zhCN,
  },
  'reading-the-chain': {
    en: async () => (await import('./reading-the-chain/en.ts')).en,
    'zh-CN': async () => (await import('./reading-the-chain/zh-cn.ts')).zhCN,
  },
  'the-greeks': {
    en: async () => (await import('./the-greeks/en.ts')).en,
    'zh-CN': async () => (await import('./the-greeks/zh-cn.ts')).zhCN,
  },
  'first-trades': {
    en: async () => (await import('./first-trades/en.ts')).en,
    'zh-CN': async () => (await import('./first-trades/zh-cn.ts')).zhCN,
  },
  'vertical-spread': {
    en: async () => (await import('./vertical-spread/en.ts')).en,
    'zh-CN': async () => (await import('./vertical-spread/zh-cn.ts')).zhCN,
  },
  'iron-condor': {
    en: async () => (await import('./iron-condor/en.ts')).en,
    'zh-CN': async () => (await import('./iron-condor/zh-cn.ts')).zhCN,
  },
  'calendars-and-rolls': {
    en: async () => (await import('./calendars-and-rolls/en.ts')).en,
    'zh-CN': async () => (await import('./calendars-and-rolls/zh-cn.ts')).zhCN,
  },
  'volatility-trading': {
    en: async () => (await import('./volatility-trading/en.ts')).en,
    'zh-CN': async () => (await import('./volatility-trading/zh-cn.ts')).zhCN,
  },
  'combination-strategies': {
    en: async () => (await import('./combination-strategies/en.ts')).en,
    'zh-CN': async () => (await import('./combination-strategies/zh-cn.ts')).zhCN,
  },
};

import type { Texts } from '../../shared/index.ts';
import type { StepText } from '../course.ts';
import type { Example } from '../example.ts';

export const RESOURCE_IDS = ['strategy-guide', 'case-analysis', 'tool-guide', 'faq'] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];

/** Structure of a page of reading beside the courses. */
export interface Resource {
  readonly id: ResourceId;
  readonly title: Texts;
  readonly summary: Texts;
  /** Positions whose figures the texts name. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Sections in order; a section with an example shows its legs and its payoff. */
  readonly sections: readonly { readonly id: string; readonly example?: string }[];
}

/** Texts of a resource in one language: every section. */
export type ResourceTextsOf<R extends Resource> = {
  readonly [S in R['sections'][number] as S['id']]: StepText;
};

/** The same, read by ids that are not known to the compiler. */
export type ResourceTexts = Readonly<Record<string, StepText>>;

export const strategyGuide = {
  id: 'strategy-guide',
  title: { en: 'Strategy guide', 'zh-CN': '策略指南' },
  summary: {
    en: 'Which strategy fits which view of the market, and what each one risks.',
    'zh-CN': '什么行情看法对应什么策略，每种策略要承担什么风险。',
  },
  examples: {
    bullCall: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
  },
  sections: [{ id: 'how-to-choose' }, { id: 'rising', example: 'bullCall' }],
} as const satisfies Resource;

export const caseAnalysis = {
  id: 'case-analysis',
  title: { en: 'Case analysis', 'zh-CN': '案例分析' },
  summary: {
    en: 'Made-up trades from start to end: the plan, what happened, and what to learn from it.',
    'zh-CN': '虚构的交易，从头到尾：计划、经过，以及可以学到什么。',
  },
  examples: {
    earningsCall: {
      spot: 100,
      days: 14,
      volatility: 0.7,
      legs: [{ position: 'long', type: 'call', strike: 105 }],
    },
  },
  sections: [{ id: 'right-direction-and-a-loss', example: 'earningsCall' }],
} as const satisfies Resource;

export const toolGuide = {
  id: 'tool-guide',
  title: { en: 'Tool usage guide', 'zh-CN': '工具使用指南' },
  summary: {
    en: 'What each page of the options area does and how to use it.',
    'zh-CN': '期权板块的每个页面做什么、怎么用。',
  },
  examples: {},
  sections: [{ id: 'wizard' }, { id: 'builder' }],
} as const satisfies Resource;

export const faq = {
  id: 'faq',
  title: { en: 'FAQ', 'zh-CN': '常见问题' },
  summary: {
    en: 'Short answers to what readers of the courses want to know.',
    'zh-CN': '课程读者常问的问题和简短回答。',
  },
  examples: {},
  sections: [{ id: 'is-this-advice' }, { id: 'without-an-account' }],
} as const satisfies Resource;

export const RESOURCES: readonly Resource[] = [strategyGuide, caseAnalysis, toolGuide, faq];

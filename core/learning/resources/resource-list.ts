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

/** The market in which the strategies are compared. */
const market = { spot: 100, days: 45, volatility: 0.3 } as const;

export const strategyGuide = {
  id: 'strategy-guide',
  title: { en: 'Strategy guide', 'zh-CN': '策略指南' },
  summary: {
    en: 'Which strategy fits which view of the market, and what each one risks.',
    'zh-CN': '什么行情看法对应什么策略，每种策略要承担什么风险。',
  },
  examples: {
    longCall: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 105 }],
    },
    longPut: {
      ...market,
      legs: [{ position: 'long', type: 'put', strike: 95 }],
    },
    coveredCall: {
      ...market,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 105 },
      ],
    },
    soldPut: {
      ...market,
      legs: [{ position: 'short', type: 'put', strike: 95 }],
    },
    protectivePut: {
      ...market,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'long', type: 'put', strike: 95 },
      ],
    },
    collar: {
      ...market,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'long', type: 'put', strike: 95 },
        { position: 'short', type: 'call', strike: 105 },
      ],
    },
    bullCall: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
    bearPut: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 100 },
        { position: 'short', type: 'put', strike: 90 },
      ],
    },
    bullPut: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 95 },
        { position: 'long', type: 'put', strike: 90 },
      ],
    },
    bearCall: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 105 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    ironCondor: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 88 },
        { position: 'short', type: 'put', strike: 92 },
        { position: 'short', type: 'call', strike: 108 },
        { position: 'long', type: 'call', strike: 112 },
      ],
    },
    ironFly: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 90 },
        { position: 'short', type: 'put', strike: 100 },
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    butterfly: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 90 },
        { position: 'short', type: 'call', strike: 100, quantity: 2 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    broken: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 95 },
        { position: 'short', type: 'call', strike: 100, quantity: 2 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    straddle: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
    },
    strangle: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 92 },
        { position: 'long', type: 'call', strike: 108 },
      ],
    },
    soldStrangle: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 90 },
        { position: 'short', type: 'call', strike: 112 },
      ],
    },
    calendar: {
      spot: 100,
      days: 30,
      volatility: 0.3,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 100, days: 60 },
      ],
    },
    diagonal: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 106 },
        { position: 'long', type: 'call', strike: 92, days: 90 },
      ],
    },
    ratio: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 108, quantity: 2 },
      ],
    },
    backspread: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 108, quantity: 2 },
      ],
    },
    lizard: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 94 },
        { position: 'short', type: 'call', strike: 106 },
        { position: 'long', type: 'call', strike: 108 },
      ],
    },
  },
  sections: [
    { id: 'how-to-choose' },
    { id: 'long-call', example: 'longCall' },
    { id: 'long-put', example: 'longPut' },
    { id: 'covered-call', example: 'coveredCall' },
    { id: 'cash-secured-put', example: 'soldPut' },
    { id: 'protective-put', example: 'protectivePut' },
    { id: 'collar', example: 'collar' },
    { id: 'bull-call-spread', example: 'bullCall' },
    { id: 'bear-put-spread', example: 'bearPut' },
    { id: 'bull-put-spread', example: 'bullPut' },
    { id: 'bear-call-spread', example: 'bearCall' },
    { id: 'iron-condor', example: 'ironCondor' },
    { id: 'iron-butterfly', example: 'ironFly' },
    { id: 'butterfly', example: 'butterfly' },
    { id: 'broken-wing-butterfly', example: 'broken' },
    { id: 'long-straddle', example: 'straddle' },
    { id: 'long-strangle', example: 'strangle' },
    { id: 'short-strangle', example: 'soldStrangle' },
    { id: 'calendar-spread', example: 'calendar' },
    { id: 'diagonal-spread', example: 'diagonal' },
    { id: 'ratio-spread', example: 'ratio' },
    { id: 'backspread', example: 'backspread' },
    { id: 'jade-lizard', example: 'lizard' },
  ],
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
    creditSpread: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 94 },
        { position: 'long', type: 'put', strike: 89 },
      ],
    },
    condor: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 86 },
        { position: 'short', type: 'put', strike: 91 },
        { position: 'short', type: 'call', strike: 109 },
        { position: 'long', type: 'call', strike: 114 },
      ],
    },
    calledAway: {
      spot: 100,
      days: 30,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 105 },
      ],
    },
    gapped: {
      spot: 100,
      days: 30,
      volatility: 0.4,
      legs: [
        { position: 'short', type: 'put', strike: 88 },
        { position: 'short', type: 'call', strike: 112 },
      ],
    },
    pinned: {
      spot: 100,
      days: 30,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'call', strike: 95 },
        { position: 'short', type: 'call', strike: 100, quantity: 2 },
        { position: 'long', type: 'call', strike: 105 },
      ],
    },
    quietCalendar: {
      spot: 100,
      days: 30,
      volatility: 0.3,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 100, days: 60 },
      ],
    },
    insured: {
      spot: 100,
      days: 60,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'long', type: 'put', strike: 95 },
      ],
    },
  },
  sections: [
    { id: 'right-direction-and-a-loss', example: 'earningsCall' },
    { id: 'half-of-the-credit', example: 'creditSpread' },
    { id: 'condor-on-one-side', example: 'condor' },
    { id: 'shares-called-away', example: 'calledAway' },
    { id: 'gap-through-the-stop', example: 'gapped' },
    { id: 'butterfly-before-the-end', example: 'pinned' },
    { id: 'calendar-and-falling-volatility', example: 'quietCalendar' },
    { id: 'insurance-that-paid', example: 'insured' },
  ],
} as const satisfies Resource;

export const toolGuide = {
  id: 'tool-guide',
  title: { en: 'Tool usage guide', 'zh-CN': '工具使用指南' },
  summary: {
    en: 'What each page of the options area does and how to use it.',
    'zh-CN': '期权板块的每个页面做什么、怎么用。',
  },
  examples: {},
  sections: [
    { id: 'overview' },
    { id: 'market' },
    { id: 'stock-and-chain' },
    { id: 'wizard' },
    { id: 'builder' },
    { id: 'reading-a-figure' },
    { id: 'after-the-plan' },
    { id: 'watchlist' },
    { id: 'earnings' },
    { id: 'history' },
    { id: 'performance' },
    { id: 'capital' },
    { id: 'alerts' },
    { id: 'settings' },
    { id: 'sharing' },
    { id: 'learning' },
  ],
} as const satisfies Resource;

export const faq = {
  id: 'faq',
  title: { en: 'FAQ', 'zh-CN': '常见问题' },
  summary: {
    en: 'Short answers to what readers of the courses want to know.',
    'zh-CN': '课程读者常问的问题和简短回答。',
  },
  examples: {
    bullPut: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 95 },
        { position: 'long', type: 'put', strike: 90 },
      ],
    },
    soldCall: {
      ...market,
      legs: [{ position: 'short', type: 'call', strike: 105 }],
    },
    earningsStraddle: {
      spot: 100,
      days: 7,
      volatility: 0.8,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
    },
  },
  sections: [
    { id: 'is-this-advice' },
    { id: 'without-an-account' },
    { id: 'real-or-simulated' },
    { id: 'no-orders' },
    { id: 'money-to-begin' },
    { id: 'first-course' },
    { id: 'lose-more-than-paid' },
    { id: 'buy-or-sell' },
    { id: 'which-strike' },
    { id: 'how-many-days' },
    { id: 'price-fell-though-stock-rose' },
    { id: 'expires-in-the-money' },
    { id: 'early-assignment' },
    { id: 'dividends' },
    { id: 'exercise-or-close' },
    { id: 'between-the-strikes' },
    { id: 'what-margin-is' },
    { id: 'order-not-filled' },
    { id: 'mid-price' },
    { id: 'what-chance-means' },
    { id: 'model-and-market' },
    { id: 'which-volatility' },
    { id: 'earnings' },
    { id: 'theta-on-weekends' },
    { id: 'stop-orders' },
    { id: 'when-to-close' },
    { id: 'rolling-a-loser' },
    { id: 'how-many-contracts' },
    { id: 'four-legs-or-two' },
    { id: 'index-options' },
    { id: 'taxes' },
    { id: 'figures-differ' },
  ],
} as const satisfies Resource;

export const RESOURCES: readonly Resource[] = [strategyGuide, caseAnalysis, toolGuide, faq];

import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 100, days: 45, volatility: 0.3 } as const;

export const optionBasics = {
  id: 'option-basics',
  level: 'beginner',
  minutes: 60,
  prerequisites: [],
  title: { en: 'Option basics', 'zh-CN': '期权入门' },
  summary: {
    en: 'What calls and puts are, what their prices are made of, and what buyers and sellers can gain and lose.',
    'zh-CN': '看涨和看跌期权是什么，价格由什么组成，买方和卖方各能赚多少、亏多少。',
  },
  practice: { screen: 'wizard', template: 'single-option' },
  picture: 'call',
  examples: {
    call: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 105, premium: 2.5 }],
    },
    put: {
      ...market,
      legs: [{ position: 'long', type: 'put', strike: 95, premium: 2 }],
    },
    inTheMoney: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 95 }],
    },
    month: {
      spot: 100,
      days: 30,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    soldCall: {
      ...market,
      legs: [{ position: 'short', type: 'call', strike: 105, premium: 2.5 }],
    },
    soldPut: {
      ...market,
      legs: [{ position: 'short', type: 'put', strike: 95, premium: 2 }],
    },
  },
  lessons: [
    {
      id: 'what-an-option-is',
      title: { en: 'A right with a price', 'zh-CN': '有价格的权利' },
      steps: [
        { kind: 'text', id: 'the-contract' },
        { kind: 'example', id: 'a-call', example: 'call' },
        { kind: 'text', id: 'one-hundred-shares' },
        { kind: 'check', id: 'check-cost', question: 'cost-of-a-call' },
      ],
    },
    {
      id: 'calls-and-puts',
      title: { en: 'Calls and puts', 'zh-CN': '看涨与看跌' },
      steps: [
        { kind: 'text', id: 'two-rights' },
        { kind: 'example', id: 'a-put', example: 'put' },
        { kind: 'text', id: 'in-and-out-of-the-money' },
        { kind: 'check', id: 'check-moneyness', question: 'which-is-in-the-money' },
      ],
    },
    {
      id: 'the-premium',
      title: { en: 'What the premium is made of', 'zh-CN': '权利金由什么组成' },
      steps: [
        { kind: 'text', id: 'two-parts' },
        { kind: 'example', id: 'in-numbers', example: 'inTheMoney' },
        {
          kind: 'calculator',
          id: 'change-the-market',
          example: 'month',
          controls: ['spot', 'volatility', 'days'],
          figures: ['premium', 'intrinsic', 'timeValue'],
        },
        { kind: 'check', id: 'check-time-value', question: 'time-value' },
      ],
    },
    {
      id: 'profit-at-expiry',
      title: { en: 'Profit at expiry', 'zh-CN': '到期盈亏' },
      steps: [
        { kind: 'text', id: 'value-less-premium' },
        {
          kind: 'calculator',
          id: 'move-the-price',
          example: 'call',
          controls: ['laterPrice', 'laterDays'],
          figures: ['debit', 'maxLoss', 'breakeven'],
        },
        { kind: 'text', id: 'breakeven' },
        { kind: 'check', id: 'check-breakeven', question: 'breakeven-of-a-call' },
      ],
    },
    {
      id: 'buyers-and-sellers',
      title: { en: 'Buyers and sellers', 'zh-CN': '买方与卖方' },
      steps: [
        { kind: 'text', id: 'the-other-side' },
        { kind: 'example', id: 'a-sold-call', example: 'soldCall' },
        { kind: 'example', id: 'a-sold-put', example: 'soldPut' },
        { kind: 'check', id: 'check-risk', question: 'risk-of-a-sold-call' },
      ],
    },
    {
      id: 'exercise-and-expiry',
      title: { en: 'Exercise, assignment, expiry', 'zh-CN': '行权、指派与到期' },
      figure: 'inTheMoney',
      steps: [
        { kind: 'text', id: 'ways-out' },
        { kind: 'text', id: 'assignment' },
        { kind: 'text', id: 'before-you-trade' },
        { kind: 'check', id: 'check-expiry', question: 'out-of-the-money-at-expiry' },
      ],
    },
  ],
} as const satisfies Course;

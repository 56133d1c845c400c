import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 100, days: 37, volatility: 0.3 } as const;

export const readingTheChain = {
  id: 'reading-the-chain',
  level: 'beginner',
  minutes: 75,
  prerequisites: ['option-basics'],
  title: { en: 'Reading the option chain', 'zh-CN': '读懂期权链' },
  summary: {
    en: 'What each column of the chain says, what a spread costs, and which quotes not to trust.',
    'zh-CN': '期权链每一列说的是什么，买卖价差要付多少钱，哪些报价不能信。',
  },
  practice: { screen: 'builder', template: 'single-option' },
  picture: 'flatPut',
  examples: {
    narrow: {
      ...market,
      quotedSpread: 0.1,
      legs: [{ position: 'long', type: 'call', strike: 105, premium: 2 }],
    },
    sold: {
      ...market,
      quotedSpread: 0.1,
      legs: [{ position: 'short', type: 'call', strike: 105, premium: 2 }],
    },
    wide: {
      ...market,
      quotedSpread: 0.6,
      legs: [{ position: 'long', type: 'call', strike: 105, premium: 2 }],
    },
    quoted: {
      ...market,
      quotedSpread: 0.1,
      legs: [{ position: 'long', type: 'call', strike: 105 }],
    },
    condor: {
      ...market,
      quotedSpread: 0.1,
      legs: [
        { position: 'long', type: 'put', strike: 85 },
        { position: 'short', type: 'put', strike: 90 },
        { position: 'short', type: 'call', strike: 110 },
        { position: 'long', type: 'call', strike: 115 },
      ],
    },
    inTheMoney: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 90 }],
    },
    atTheMoney: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    outOfTheMoney: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 110 }],
    },
    flatPut: {
      ...market,
      legs: [{ position: 'long', type: 'put', strike: 90 }],
    },
    skew: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 90, volatility: 0.36 },
        { position: 'long', type: 'call', strike: 100, volatility: 0.3 },
        { position: 'long', type: 'call', strike: 110, volatility: 0.27 },
      ],
    },
    week: {
      spot: 100,
      days: 9,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    quarter: {
      spot: 100,
      days: 79,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    morning: {
      spot: 97,
      days: 37,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    afternoon: {
      ...market,
      quotedSpread: 0.1,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    oldTrade: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 80, premium: 18.2 }],
    },
  },
  lessons: [
    {
      id: 'the-table',
      title: { en: 'Rows, columns, sides', 'zh-CN': '行、列与两侧' },
      steps: [
        { kind: 'text', id: 'one-expiry' },
        { kind: 'example', id: 'one-row', example: 'narrow' },
        { kind: 'text', id: 'what-a-click-does' },
        { kind: 'check', id: 'check-click', question: 'build-from-an-ask' },
      ],
    },
    {
      id: 'bid-ask-mid-last',
      title: { en: 'Bid, ask, mid, last', 'zh-CN': '买价、卖价、中间价、最新价' },
      steps: [
        { kind: 'text', id: 'four-prices' },
        { kind: 'example', id: 'in-numbers', example: 'narrow' },
        { kind: 'text', id: 'limit-orders' },
        { kind: 'check', id: 'check-mid', question: 'mid-of-a-quote' },
      ],
    },
    {
      id: 'what-the-spread-costs',
      title: { en: 'What the spread costs', 'zh-CN': '买卖价差要付多少钱' },
      steps: [
        { kind: 'text', id: 'in-and-out' },
        { kind: 'example', id: 'narrow-and-wide', example: 'wide' },
        {
          kind: 'calculator',
          id: 'try-the-spread',
          example: 'quoted',
          controls: ['spot', 'volatility', 'days'],
          figures: ['bid', 'ask', 'spreadPercent', 'spreadCost'],
        },
        { kind: 'example', id: 'four-spreads', example: 'condor' },
        { kind: 'check', id: 'check-cost', question: 'cost-of-the-spread' },
      ],
    },
    {
      id: 'volume-and-open-interest',
      title: { en: 'Volume and open interest', 'zh-CN': '成交量与未平仓合约' },
      figure: 'quoted',
      steps: [
        { kind: 'text', id: 'two-counts' },
        { kind: 'text', id: 'how-it-changes' },
        { kind: 'text', id: 'what-they-tell' },
        { kind: 'check', id: 'check-open-interest', question: 'open-interest-after-a-trade' },
      ],
    },
    {
      id: 'moneyness',
      title: { en: 'Moneyness and value', 'zh-CN': '实虚程度与价值' },
      steps: [
        { kind: 'text', id: 'down-the-column' },
        { kind: 'text', id: 'two-parts' },
        {
          kind: 'calculator',
          id: 'walk-through-the-strike',
          example: 'atTheMoney',
          controls: ['spot', 'days'],
          figures: ['moneyness', 'premium', 'intrinsic', 'timeValue'],
        },
        { kind: 'check', id: 'check-time-value', question: 'time-value-of-a-put' },
      ],
    },
    {
      id: 'implied-volatility',
      title: { en: 'Implied volatility and skew', 'zh-CN': '隐含波动率与偏斜' },
      steps: [
        { kind: 'text', id: 'a-price-in-another-unit' },
        {
          kind: 'calculator',
          id: 'find-it',
          example: 'flatPut',
          controls: ['volatility'],
          figures: ['premium', 'volatility'],
        },
        { kind: 'example', id: 'three-strikes', example: 'skew' },
        { kind: 'text', id: 'reading-skew' },
        { kind: 'check', id: 'check-skew', question: 'what-skew-says' },
      ],
    },
    {
      id: 'expiries',
      title: { en: 'Monthly and weekly expiries', 'zh-CN': '月度与周度到期日' },
      steps: [
        { kind: 'text', id: 'the-calendar' },
        { kind: 'text', id: 'near-and-far' },
        {
          kind: 'calculator',
          id: 'choose-the-days',
          example: 'atTheMoney',
          controls: ['days', 'volatility'],
          figures: ['premium', 'theta', 'gamma', 'expectedMove'],
        },
        { kind: 'check', id: 'check-expiry', question: 'which-day-is-monthly' },
      ],
    },
    {
      id: 'quotes-not-to-trust',
      title: { en: 'Quotes not to trust', 'zh-CN': '不能信的报价' },
      steps: [
        { kind: 'text', id: 'crossed-and-empty' },
        { kind: 'example', id: 'a-stale-last', example: 'afternoon' },
        {
          kind: 'calculator',
          id: 'how-old-is-it',
          example: 'afternoon',
          controls: ['spot'],
          figures: ['bid', 'premium', 'ask'],
        },
        { kind: 'text', id: 'below-intrinsic' },
        { kind: 'check', id: 'check-stale', question: 'stale-last' },
      ],
    },
    {
      id: 'a-routine',
      title: { en: 'What to look at first', 'zh-CN': '先看哪些栏' },
      figure: 'narrow',
      steps: [
        { kind: 'text', id: 'in-this-order' },
        { kind: 'text', id: 'on-this-site' },
        { kind: 'check', id: 'check-first', question: 'which-contract-is-liquid' },
      ],
    },
  ],
} as const satisfies Course;

import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 100, days: 45, volatility: 0.3 } as const;

export const theGreeks = {
  id: 'the-greeks',
  level: 'beginner',
  minutes: 90,
  prerequisites: ['option-basics', 'reading-the-chain'],
  title: { en: 'The greeks', 'zh-CN': '希腊字母' },
  summary: {
    en: 'Delta, gamma, theta, vega and rho: what moves an option, by how many dollars, and how that changes.',
    'zh-CN': 'Delta、Gamma、Theta、Vega 和 Rho：什么在影响期权，值多少美元，又会怎样变化。',
  },
  practice: { screen: 'builder', template: 'straddle' },
  picture: 'straddle',
  examples: {
    call: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    deep: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 90 }],
    },
    far: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 110 }],
    },
    put: {
      ...market,
      legs: [{ position: 'long', type: 'put', strike: 100 }],
    },
    soldPut: {
      ...market,
      legs: [{ position: 'short', type: 'put', strike: 95 }],
    },
    callLater: {
      spot: 100,
      days: 20,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    callLast: {
      spot: 100,
      days: 5,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    farLater: {
      spot: 100,
      days: 20,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 110 }],
    },
    farLast: {
      spot: 100,
      days: 5,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 110 }],
    },
    year: {
      spot: 100,
      days: 365,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    wildYear: {
      spot: 100,
      days: 365,
      volatility: 0.8,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    spread: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100, quantity: 2 },
        { position: 'short', type: 'call', strike: 110, quantity: 2 },
      ],
    },
    straddle: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 101 },
        { position: 'short', type: 'put', strike: 101 },
      ],
    },
    lastWeek: {
      spot: 100,
      days: 5,
      volatility: 0.3,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'short', type: 'put', strike: 100 },
      ],
    },
    hedged: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 101, quantity: 2 },
        { position: 'short', type: 'stock' },
      ],
    },
    twoCalls: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 101, quantity: 2 }],
    },
  },
  lessons: [
    {
      id: 'five-questions',
      title: { en: 'Five questions, five letters', 'zh-CN': '五个问题，五个字母' },
      steps: [
        { kind: 'text', id: 'what-moves-an-option' },
        { kind: 'example', id: 'one-call', example: 'call' },
        { kind: 'text', id: 'read-with-care' },
        { kind: 'check', id: 'check-which', question: 'which-greek' },
      ],
    },
    {
      id: 'delta',
      title: { en: 'Delta: the stock moves', 'zh-CN': 'Delta：股价变动' },
      steps: [
        { kind: 'text', id: 'per-dollar' },
        { kind: 'example', id: 'a-put', example: 'put' },
        {
          kind: 'calculator',
          id: 'move-the-stock',
          example: 'call',
          controls: ['spot', 'days'],
          figures: ['premium', 'delta', 'dollarDelta'],
        },
        { kind: 'check', id: 'check-delta', question: 'profit-by-delta' },
      ],
    },
    {
      id: 'gamma',
      title: { en: 'Gamma: delta moves', 'zh-CN': 'Gamma：Delta 也会动' },
      steps: [
        { kind: 'text', id: 'change-of-delta' },
        { kind: 'example', id: 'a-better-estimate', example: 'call' },
        {
          kind: 'calculator',
          id: 'where-gamma-is',
          example: 'call',
          controls: ['spot', 'days'],
          figures: ['delta', 'gamma', 'dollarGamma'],
        },
        { kind: 'check', id: 'check-gamma', question: 'profit-by-delta-and-gamma' },
      ],
    },
    {
      id: 'theta',
      title: { en: 'Theta: a day passes', 'zh-CN': 'Theta：过了一天' },
      steps: [
        { kind: 'text', id: 'rent' },
        { kind: 'text', id: 'not-a-straight-line' },
        {
          kind: 'calculator',
          id: 'let-days-pass',
          example: 'call',
          controls: ['laterDays', 'laterPrice'],
          figures: ['debit', 'theta', 'thetaProfit(7)'],
        },
        { kind: 'check', id: 'check-theta', question: 'a-week-of-theta' },
      ],
    },
    {
      id: 'vega-and-rho',
      title: { en: 'Vega and rho', 'zh-CN': 'Vega 与 Rho' },
      steps: [
        { kind: 'text', id: 'vega' },
        {
          kind: 'calculator',
          id: 'raise-the-volatility',
          example: 'call',
          controls: ['laterVolatility', 'laterPrice'],
          figures: ['vega', 'vegaProfit(-10)'],
        },
        { kind: 'example', id: 'rho', example: 'year' },
        { kind: 'check', id: 'check-vega', question: 'loss-by-vega' },
      ],
    },
    {
      id: 'position-greeks',
      title: { en: 'Greeks of a position', 'zh-CN': '整个持仓的希腊字母' },
      steps: [
        { kind: 'text', id: 'signs' },
        { kind: 'example', id: 'add-them-up', example: 'spread' },
        { kind: 'text', id: 'in-dollars' },
        {
          kind: 'calculator',
          id: 'watch-the-sum',
          example: 'spread',
          controls: ['spot', 'volatility', 'days'],
          figures: ['delta', 'gamma', 'theta', 'vega', 'dollarDelta'],
        },
        { kind: 'check', id: 'check-sum', question: 'delta-of-a-spread' },
      ],
    },
    {
      id: 'time-and-price',
      title: { en: 'Greeks have greeks', 'zh-CN': '希腊字母自己也会变' },
      steps: [
        { kind: 'text', id: 'at-the-money' },
        { kind: 'text', id: 'out-of-the-money' },
        {
          kind: 'calculator',
          id: 'two-sliders',
          example: 'far',
          controls: ['spot', 'days', 'volatility'],
          figures: ['delta', 'gamma', 'theta', 'vega'],
        },
        { kind: 'check', id: 'check-largest', question: 'largest-gamma' },
      ],
    },
    {
      id: 'short-gamma',
      title: { en: 'Why sold options bleed gamma', 'zh-CN': '卖出期权为什么怕 Gamma' },
      steps: [
        { kind: 'example', id: 'a-sold-straddle', example: 'straddle' },
        { kind: 'text', id: 'the-breakeven-of-a-day' },
        {
          kind: 'calculator',
          id: 'one-day',
          example: 'straddle',
          controls: ['laterDays', 'laterPrice', 'laterVolatility'],
          figures: ['theta', 'gamma', 'thetaBreakeven'],
        },
        { kind: 'text', id: 'the-last-week' },
        { kind: 'check', id: 'check-short-gamma', question: 'short-gamma-after-a-rise' },
      ],
    },
    {
      id: 'delta-as-hedge',
      title: { en: 'Delta as a hedge ratio', 'zh-CN': '用 Delta 对冲' },
      steps: [
        { kind: 'text', id: 'shares-against-options' },
        { kind: 'example', id: 'hedged-calls', example: 'hedged' },
        {
          kind: 'calculator',
          id: 'leave-it-alone',
          example: 'hedged',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['delta', 'gamma', 'theta', 'vega'],
        },
        { kind: 'text', id: 'limits-of-a-hedge' },
        { kind: 'check', id: 'check-hedge', question: 'shares-for-a-hedge' },
      ],
    },
    {
      id: 'delta-as-probability',
      title: { en: 'Delta as a rough probability', 'zh-CN': '用 Delta 粗估概率' },
      steps: [
        { kind: 'text', id: 'a-rule-of-thumb' },
        { kind: 'example', id: 'where-it-fails', example: 'wildYear' },
        {
          kind: 'calculator',
          id: 'compare',
          example: 'far',
          controls: ['spot', 'volatility', 'days'],
          figures: ['delta', 'probabilityInTheMoney', 'probabilityOfProfit'],
        },
        { kind: 'text', id: 'what-it-is-not' },
        { kind: 'check', id: 'check-probability', question: 'delta-and-probability' },
      ],
    },
  ],
} as const satisfies Course;

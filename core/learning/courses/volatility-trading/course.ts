import type { Course } from '../../course.ts';

/** Readings of a year in which nothing happened, and of one with a single scare. */
const CALM_YEAR = [
  0.22, 0.23, 0.24, 0.22, 0.25, 0.26, 0.24, 0.23, 0.27, 0.28, 0.26, 0.25, 0.29, 0.31, 0.34, 0.28,
  0.26, 0.24, 0.25, 0.27,
] as const;

/** The market of most examples. */
const market = { spot: 100, days: 30, volatility: 0.3 } as const;

export const volatilityTrading = {
  id: 'volatility-trading',
  level: 'advanced',
  minutes: 120,
  prerequisites: ['the-greeks', 'vertical-spread', 'calendars-and-rolls'],
  title: { en: 'Volatility trading', 'zh-CN': '波动率交易' },
  summary: {
    en: 'Implied against realized volatility: how it is measured, bought, sold and hedged, and what it costs to be wrong.',
    'zh-CN': '隐含波动率对实际波动率：怎么衡量、怎么买卖、怎么对冲，看错了代价多大。',
  },
  practice: { screen: 'wizard', template: 'straddle' },
  picture: 'straddle',
  examples: {
    straddle: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
    },
    calm: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
      closes: [
        100, 101, 100.2, 101.2, 100.6, 99.6, 100.4, 99.4, 100.1, 101, 99.9, 100.8, 101.5, 100.6,
        99.7, 99, 99.9, 100.8, 100,
      ],
    },
    lively: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
      closes: [
        100, 102.5, 100.5, 103, 101, 98.5, 100.5, 97.5, 99.5, 102, 99, 101.5, 103.5, 101, 98.5,
        96.5, 99, 101.5, 100,
      ],
    },
    ranked: {
      spot: 100,
      days: 30,
      volatility: 0.29,
      volatilityYear: CALM_YEAR,
      legs: [{ position: 'short', type: 'put', strike: 95 }],
    },
    afterSpike: {
      spot: 100,
      days: 30,
      volatility: 0.29,
      volatilityYear: [...CALM_YEAR, 0.82],
      legs: [{ position: 'short', type: 'put', strike: 95 }],
    },
    upward: {
      spot: 100,
      days: 30,
      volatility: 0.24,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 100, days: 90, volatility: 0.28 },
      ],
    },
    downward: {
      spot: 100,
      days: 30,
      volatility: 0.44,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 100, days: 90, volatility: 0.36 },
      ],
    },
    skewed: {
      spot: 100,
      days: 45,
      volatility: 0.31,
      legs: [
        { position: 'short', type: 'put', strike: 90, volatility: 0.38 },
        { position: 'long', type: 'call', strike: 110, volatility: 0.27 },
      ],
    },
    flat: {
      spot: 100,
      days: 45,
      volatility: 0.31,
      legs: [
        { position: 'short', type: 'put', strike: 90 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    halfYear: {
      spot: 100,
      days: 180,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
    },
    twoMonths: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 100, quantity: 2 },
        { position: 'short', type: 'put', strike: 100, quantity: 2 },
        { position: 'long', type: 'call', strike: 100, days: 180 },
        { position: 'long', type: 'put', strike: 100, days: 180 },
      ],
    },
    strangle: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 95 },
        { position: 'long', type: 'call', strike: 105 },
      ],
    },
    soldStraddle: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'short', type: 'put', strike: 100 },
      ],
    },
    soldStrangle: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [
        { position: 'short', type: 'put', strike: 90 },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
    condor: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'put', strike: 85 },
        { position: 'short', type: 'put', strike: 90 },
        { position: 'short', type: 'call', strike: 110 },
        { position: 'long', type: 'call', strike: 115 },
      ],
    },
    report: {
      spot: 100,
      days: 7,
      volatility: 0.32,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 100, days: 14, volatility: 0.58 },
      ],
    },
    beforeReport: {
      spot: 100,
      days: 8,
      volatility: 0.75,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'long', type: 'put', strike: 100 },
      ],
    },
    soldBeforeReport: {
      spot: 100,
      days: 8,
      volatility: 0.75,
      legs: [
        { position: 'short', type: 'put', strike: 90 },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
    hedged: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100, quantity: 2 },
        { position: 'short', type: 'stock' },
      ],
    },
    crashPut: {
      spot: 100,
      days: 45,
      volatility: 0.45,
      legs: [{ position: 'long', type: 'put', strike: 80 }],
    },
  },
  lessons: [
    {
      id: 'implied-and-realised',
      title: { en: 'Implied against realized', 'zh-CN': '隐含对实际' },
      steps: [
        { kind: 'text', id: 'two-volatilities' },
        { kind: 'example', id: 'two-months', example: 'calm' },
        {
          kind: 'calculator',
          id: 'a-move-a-day',
          example: 'straddle',
          controls: ['spot', 'volatility', 'days'],
          figures: ['debit', 'dailyMove', 'expectedMove', 'vega'],
        },
        { kind: 'check', id: 'check-daily-move', question: 'move-of-a-day' },
      ],
    },
    {
      id: 'rank-and-percentile',
      title: {
        en: 'IV rank, IV percentile, and their limits',
        'zh-CN': 'IV 排名、IV 百分位与局限',
      },
      steps: [
        { kind: 'text', id: 'high-for-whom' },
        {
          kind: 'calculator',
          id: 'move-the-volatility',
          example: 'ranked',
          controls: ['volatility'],
          figures: ['ivLow', 'ivHigh', 'ivRank', 'ivPercentile', 'credit'],
        },
        { kind: 'example', id: 'one-spike', example: 'afterSpike' },
        { kind: 'text', id: 'what-a-rank-does-not-say' },
        { kind: 'check', id: 'check-rank', question: 'rank-of-a-volatility' },
      ],
    },
    {
      id: 'term-structure',
      title: { en: 'Term structure', 'zh-CN': '期限结构' },
      steps: [
        { kind: 'example', id: 'upward', example: 'upward' },
        { kind: 'example', id: 'downward', example: 'downward' },
        {
          kind: 'calculator',
          id: 'raise-the-front',
          example: 'upward',
          controls: ['volatility'],
          figures: ['legVolatility(1)', 'legVolatility(2)', 'forwardVolatility', 'debit'],
        },
        { kind: 'check', id: 'check-front', question: 'front-above-the-back' },
      ],
    },
    {
      id: 'skew',
      title: { en: 'Skew', 'zh-CN': '偏斜' },
      steps: [
        { kind: 'example', id: 'puts-below', example: 'skewed' },
        { kind: 'text', id: 'why-it-is-there' },
        {
          kind: 'calculator',
          id: 'without-skew',
          example: 'flat',
          controls: ['spot', 'volatility', 'days'],
          figures: ['premium(1)', 'premium(2)', 'delta(1)', 'delta(2)'],
        },
        { kind: 'text', id: 'skew-in-a-trade' },
        { kind: 'check', id: 'check-skew', question: 'why-puts-are-dearer' },
      ],
    },
    {
      id: 'vega-of-a-position',
      title: { en: 'Vega of a position', 'zh-CN': '持仓的 Vega' },
      steps: [
        { kind: 'text', id: 'who-has-vega' },
        { kind: 'example', id: 'looks-balanced', example: 'twoMonths' },
        {
          kind: 'calculator',
          id: 'points-and-days',
          example: 'halfYear',
          controls: ['laterVolatility', 'laterDays'],
          figures: ['debit', 'vega', 'theta', 'gamma'],
        },
        { kind: 'check', id: 'check-vega', question: 'vega-of-a-fall' },
      ],
    },
    {
      id: 'buying-volatility',
      title: { en: 'Long straddle and strangle', 'zh-CN': '买入跨式与宽跨式' },
      steps: [
        { kind: 'example', id: 'a-straddle', example: 'straddle' },
        { kind: 'example', id: 'a-strangle', example: 'strangle' },
        {
          kind: 'calculator',
          id: 'hold-the-straddle',
          example: 'straddle',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'breakeven(1)', 'breakeven(2)', 'theta', 'vega'],
        },
        { kind: 'check', id: 'check-breakeven', question: 'breakeven-of-a-straddle' },
      ],
    },
    {
      id: 'selling-volatility',
      title: { en: 'Short straddle and strangle', 'zh-CN': '卖出跨式与宽跨式' },
      steps: [
        { kind: 'example', id: 'a-sold-straddle', example: 'soldStraddle' },
        { kind: 'example', id: 'a-sold-strangle', example: 'soldStrangle' },
        {
          kind: 'calculator',
          id: 'hold-the-strangle',
          example: 'soldStrangle',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: [
            'credit',
            'breakeven(1)',
            'breakeven(2)',
            'probabilityOfProfit',
            'theta',
            'vega',
          ],
        },
        { kind: 'text', id: 'margin-and-assignment' },
        { kind: 'check', id: 'check-sold', question: 'breakeven-of-a-sold-strangle' },
      ],
    },
    {
      id: 'expected-move',
      title: { en: 'The expected move', 'zh-CN': '预期波动' },
      steps: [
        { kind: 'text', id: 'one-standard-deviation' },
        {
          kind: 'calculator',
          id: 'how-far',
          example: 'straddle',
          controls: ['spot', 'volatility', 'days'],
          figures: ['expectedMove', 'expectedLow', 'expectedHigh', 'debitPerShare'],
        },
        { kind: 'text', id: 'straddle-and-move' },
        { kind: 'check', id: 'check-move', question: 'move-until-expiry' },
      ],
    },
    {
      id: 'earnings-and-the-crush',
      title: { en: 'Earnings and the volatility drop', 'zh-CN': '财报与波动率骤降' },
      steps: [
        { kind: 'example', id: 'what-the-report-costs', example: 'report' },
        {
          kind: 'calculator',
          id: 'the-morning-after',
          example: 'beforeReport',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'breakeven(1)', 'breakeven(2)', 'vega'],
        },
        { kind: 'example', id: 'selling-the-report', example: 'soldBeforeReport' },
        { kind: 'check', id: 'check-crush', question: 'right-and-still-a-loss' },
      ],
    },
    {
      id: 'variance-risk-premium',
      title: { en: 'The variance risk premium', 'zh-CN': '方差风险溢价' },
      steps: [
        { kind: 'text', id: 'insurance-has-a-price' },
        { kind: 'example', id: 'a-premium-measured', example: 'calm' },
        {
          kind: 'calculator',
          id: 'many-small-gains',
          example: 'soldStraddle',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['credit', 'probabilityOfProfit', 'expectedProfit', 'theta'],
        },
        { kind: 'text', id: 'not-a-free-lunch' },
        { kind: 'check', id: 'check-premium', question: 'what-the-premium-is' },
      ],
    },
    {
      id: 'delta-hedging',
      title: { en: 'The idea of delta hedging', 'zh-CN': 'Delta 对冲的思路' },
      steps: [
        { kind: 'text', id: 'take-the-direction-out' },
        { kind: 'example', id: 'calls-and-sold-shares', example: 'hedged' },
        {
          kind: 'calculator',
          id: 'two-ways-up',
          example: 'hedged',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['delta', 'gamma', 'theta', 'thetaBreakeven'],
        },
        { kind: 'check', id: 'check-hedge', question: 'hedge-after-a-rise' },
      ],
    },
    {
      id: 'gamma-scalping',
      title: { en: 'Gamma scalping', 'zh-CN': 'Gamma 刮头皮' },
      steps: [
        { kind: 'text', id: 'sell-high-buy-low' },
        { kind: 'example', id: 'a-lively-month', example: 'lively' },
        {
          kind: 'calculator',
          id: 'same-path-other-price',
          example: 'lively',
          controls: ['volatility'],
          figures: ['debit', 'realisedVolatility', 'hedgedProfit', 'thetaBreakeven'],
        },
        { kind: 'text', id: 'what-the-desk-has' },
        { kind: 'check', id: 'check-day', question: 'move-that-pays-for-theta' },
      ],
    },
    {
      id: 'sizing-short-volatility',
      title: { en: 'Sizing short volatility', 'zh-CN': '卖波动率的仓位' },
      steps: [
        { kind: 'text', id: 'not-by-the-credit' },
        { kind: 'example', id: 'a-stress-test', example: 'soldStrangle' },
        {
          kind: 'calculator',
          id: 'your-own-stress',
          example: 'soldStrangle',
          controls: ['laterPrice', 'laterVolatility', 'laterDays'],
          figures: ['credit', 'delta', 'gamma', 'vega'],
        },
        { kind: 'text', id: 'rules-of-size' },
        { kind: 'check', id: 'check-size', question: 'size-by-what' },
      ],
    },
    {
      id: 'tail-risk',
      title: { en: 'Tail risk', 'zh-CN': '尾部风险' },
      steps: [
        { kind: 'text', id: 'rare-and-large' },
        { kind: 'example', id: 'wings', example: 'condor' },
        {
          kind: 'calculator',
          id: 'a-put-far-away',
          example: 'crashPut',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'breakeven', 'theta', 'vega'],
        },
        { kind: 'text', id: 'before-you-go' },
        { kind: 'check', id: 'check-tail', question: 'what-a-stop-can-not-do' },
      ],
    },
  ],
} as const satisfies Course;

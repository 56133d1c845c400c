import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 100, days: 45, volatility: 0.3 } as const;

export const combinationStrategies = {
  id: 'combination-strategies',
  level: 'advanced',
  minutes: 150,
  prerequisites: ['iron-condor', 'calendars-and-rolls'],
  title: { en: 'Combination strategies', 'zh-CN': '组合策略' },
  summary: {
    en: 'Any payoff taken apart into spreads: synthetics, butterflies, ratios, lizards and diagonals, and how to choose among them.',
    'zh-CN': '把任何损益拆成价差来看：合成、蝶式、比率、翡翠蜥蜴和对角，以及怎样从中挑选。',
  },
  practice: { screen: 'builder', template: 'butterfly' },
  picture: 'butterfly',
  examples: {
    butterfly: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 90 },
        { position: 'short', type: 'call', strike: 100, quantity: 2 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    bullCall: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 90 },
        { position: 'short', type: 'call', strike: 100 },
      ],
    },
    bearCall: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    synthetic: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'put', strike: 100 },
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
    reversal: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 92 },
        { position: 'long', type: 'call', strike: 108 },
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
    ironFly: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 90 },
        { position: 'short', type: 'put', strike: 100 },
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 110 },
      ],
    },
    ratio: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 108, quantity: 2 },
      ],
    },
    capped: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 108, quantity: 2 },
        { position: 'long', type: 'call', strike: 120 },
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
    diagonal: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 106 },
        { position: 'long', type: 'call', strike: 92, days: 90 },
      ],
    },
    book: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 90 },
        { position: 'short', type: 'call', strike: 106 },
        { position: 'long', type: 'call', strike: 112 },
        { position: 'long', type: 'put', strike: 95 },
      ],
    },
  },
  lessons: [
    {
      id: 'taking-apart',
      title: { en: 'Every payoff is a sum', 'zh-CN': '每种损益都是一个和' },
      steps: [
        { kind: 'text', id: 'building-blocks' },
        { kind: 'example', id: 'the-lower-half', example: 'bullCall' },
        { kind: 'example', id: 'the-upper-half', example: 'bearCall' },
        { kind: 'example', id: 'the-sum', example: 'butterfly' },
        { kind: 'check', id: 'check-sum', question: 'cost-of-a-butterfly' },
      ],
    },
    {
      id: 'synthetics',
      title: {
        en: 'Calls, puts and stock are three of a kind',
        'zh-CN': '看涨、看跌与股票可以互换',
      },
      steps: [
        { kind: 'text', id: 'parity' },
        { kind: 'example', id: 'stock-from-options', example: 'synthetic' },
        { kind: 'text', id: 'what-it-is-for' },
        { kind: 'check', id: 'check-synthetic', question: 'build-a-synthetic' },
      ],
    },
    {
      id: 'collars',
      title: { en: 'Collars and risk reversals', 'zh-CN': '领口与风险逆转' },
      steps: [
        { kind: 'example', id: 'a-collar', example: 'collar' },
        {
          kind: 'calculator',
          id: 'hold-the-collar',
          example: 'collar',
          controls: ['laterPrice', 'laterDays'],
          figures: ['maxProfit', 'maxLoss', 'breakeven(1)', 'delta'],
        },
        { kind: 'example', id: 'a-risk-reversal', example: 'reversal' },
        { kind: 'check', id: 'check-collar', question: 'loss-of-a-collar' },
      ],
    },
    {
      id: 'butterflies',
      title: { en: 'Butterflies', 'zh-CN': '蝶式' },
      steps: [
        { kind: 'text', id: 'a-small-target' },
        {
          kind: 'calculator',
          id: 'hold-the-butterfly',
          example: 'butterfly',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'maxProfit', 'breakeven(1)', 'breakeven(2)'],
        },
        { kind: 'text', id: 'the-last-week' },
        { kind: 'check', id: 'check-butterfly', question: 'profit-at-the-body' },
      ],
    },
    {
      id: 'broken-wings',
      title: { en: 'Broken wings', 'zh-CN': '断翼' },
      steps: [
        { kind: 'example', id: 'one-wing-further', example: 'broken' },
        {
          kind: 'calculator',
          id: 'hold-the-broken-wing',
          example: 'broken',
          controls: ['laterPrice', 'laterDays'],
          figures: ['maxProfit', 'maxLoss', 'breakeven(1)'],
        },
        { kind: 'text', id: 'where-the-risk-went' },
        { kind: 'check', id: 'check-broken', question: 'build-a-broken-wing' },
      ],
    },
    {
      id: 'iron-butterflies',
      title: { en: 'Iron butterflies', 'zh-CN': '铁蝶式' },
      steps: [
        { kind: 'example', id: 'the-same-roof', example: 'ironFly' },
        { kind: 'text', id: 'same-payoff-other-orders' },
        { kind: 'check', id: 'check-iron', question: 'loss-of-an-iron-butterfly' },
      ],
    },
    {
      id: 'ratios',
      title: { en: 'Ratios and backspreads', 'zh-CN': '比率价差与反比率价差' },
      steps: [
        { kind: 'example', id: 'more-sold-than-bought', example: 'ratio' },
        { kind: 'example', id: 'with-a-wing', example: 'capped' },
        { kind: 'example', id: 'more-bought-than-sold', example: 'backspread' },
        {
          kind: 'calculator',
          id: 'hold-the-backspread',
          example: 'backspread',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['maxLoss', 'delta', 'vega', 'theta'],
        },
        { kind: 'check', id: 'check-ratio', question: 'naked-call-of-a-ratio' },
      ],
    },
    {
      id: 'jade-lizards',
      title: { en: 'Jade lizards', 'zh-CN': '翡翠蜥蜴' },
      steps: [
        { kind: 'example', id: 'no-risk-above', example: 'lizard' },
        {
          kind: 'calculator',
          id: 'another-market',
          example: 'lizard',
          controls: ['spot', 'volatility', 'days'],
          figures: ['credit', 'breakeven(1)', 'probabilityOfProfit'],
        },
        { kind: 'text', id: 'the-risk-below' },
        { kind: 'check', id: 'check-lizard', question: 'credit-of-a-lizard' },
      ],
    },
    {
      id: 'diagonals',
      title: { en: 'Diagonals', 'zh-CN': '对角价差' },
      steps: [
        { kind: 'example', id: 'two-dates-two-strikes', example: 'diagonal' },
        {
          kind: 'calculator',
          id: 'hold-the-diagonal',
          example: 'diagonal',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'delta', 'theta', 'vega'],
        },
        { kind: 'text', id: 'managing-the-short-leg' },
        { kind: 'check', id: 'check-diagonal', question: 'early-assignment-of-a-diagonal' },
      ],
    },
    {
      id: 'choosing',
      title: { en: 'Choosing a structure', 'zh-CN': '选择结构' },
      figure: 'butterfly',
      steps: [
        { kind: 'text', id: 'three-questions' },
        { kind: 'text', id: 'from-view-to-structure' },
        { kind: 'text', id: 'before-the-order' },
        { kind: 'check', id: 'check-choice', question: 'view-of-a-butterfly' },
      ],
    },
    {
      id: 'the-book',
      title: { en: 'Several positions, one book', 'zh-CN': '多个持仓，一本账' },
      steps: [
        { kind: 'example', id: 'two-trades-on-one-stock', example: 'book' },
        {
          kind: 'calculator',
          id: 'hold-the-book',
          example: 'book',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['delta', 'gamma', 'theta', 'vega'],
        },
        { kind: 'text', id: 'net-greeks' },
        { kind: 'check', id: 'check-book', question: 'name-the-book' },
      ],
    },
  ],
} as const satisfies Course;

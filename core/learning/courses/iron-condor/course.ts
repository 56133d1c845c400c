import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 200, days: 45, volatility: 0.25 } as const;

export const ironCondor = {
  id: 'iron-condor',
  level: 'strategy',
  minutes: 75,
  prerequisites: ['vertical-spread'],
  title: { en: 'Iron condor', 'zh-CN': '铁鹰式' },
  summary: {
    en: 'Two credit spreads around the price: paid while the stock stays in a range, with a limited loss outside it.',
    'zh-CN': '在股价上下各卖一个贷方价差：股价留在区间内就有收入，走出区间亏损也有限。',
  },
  practice: { screen: 'wizard', template: 'iron-condor' },
  picture: 'condor',
  examples: {
    bullPut: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 185 },
        { position: 'long', type: 'put', strike: 175 },
      ],
    },
    bearCall: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 230 },
      ],
    },
    condor: {
      ...market,
      account: { dollars: 40_000, riskPercent: 2 },
      legs: [
        { position: 'long', type: 'put', strike: 175 },
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 230 },
      ],
    },
    near: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 180 },
        { position: 'short', type: 'put', strike: 190 },
        { position: 'short', type: 'call', strike: 215 },
        { position: 'long', type: 'call', strike: 225 },
      ],
    },
    far: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 165 },
        { position: 'short', type: 'put', strike: 175 },
        { position: 'short', type: 'call', strike: 230 },
        { position: 'long', type: 'call', strike: 240 },
      ],
    },
    strangle: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
      ],
    },
    narrow: {
      ...market,
      account: { dollars: 40_000, riskPercent: 2 },
      legs: [
        { position: 'long', type: 'put', strike: 180 },
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 225 },
      ],
    },
    wide: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 165 },
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 240 },
      ],
    },
    uneven: {
      ...market,
      legs: [
        { position: 'long', type: 'put', strike: 165 },
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 230 },
      ],
    },
    quoted: {
      ...market,
      quotedSpread: 0.1,
      legs: [
        { position: 'long', type: 'put', strike: 175 },
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 230 },
      ],
    },
    lastWeek: {
      spot: 218,
      days: 7,
      volatility: 0.25,
      legs: [
        { position: 'long', type: 'put', strike: 175 },
        { position: 'short', type: 'put', strike: 185 },
        { position: 'short', type: 'call', strike: 220 },
        { position: 'long', type: 'call', strike: 230 },
      ],
    },
    // The calls as they were sold, the first puts closed, new puts sold 24 days later.
    rolledUp: {
      spot: 214,
      days: 21,
      volatility: 0.25,
      realised: 113,
      legs: [
        { position: 'long', type: 'put', strike: 195, premium: 0.29 },
        { position: 'short', type: 'put', strike: 205, premium: 1.63 },
        { position: 'short', type: 'call', strike: 220, premium: 1.45 },
        { position: 'long', type: 'call', strike: 230, premium: 0.51 },
      ],
    },
    // The whole condor closed at a loss with the stock at 218, and a new one opened around it.
    rolledOut: {
      spot: 218,
      days: 45,
      volatility: 0.25,
      realised: -97,
      legs: [
        { position: 'long', type: 'put', strike: 190 },
        { position: 'short', type: 'put', strike: 200 },
        { position: 'short', type: 'call', strike: 240 },
        { position: 'long', type: 'call', strike: 250 },
      ],
    },
  },
  lessons: [
    {
      id: 'two-spreads',
      title: { en: 'Two credit spreads', 'zh-CN': '两个贷方价差' },
      steps: [
        { kind: 'text', id: 'a-view-on-a-range' },
        { kind: 'example', id: 'the-put-side', example: 'bullPut' },
        { kind: 'example', id: 'the-call-side', example: 'bearCall' },
        { kind: 'example', id: 'both-sides', example: 'condor' },
        { kind: 'check', id: 'check-credit', question: 'credit-of-four-legs' },
      ],
    },
    {
      id: 'gain-and-loss',
      title: { en: 'What it can gain and lose', 'zh-CN': '能赚多少，能亏多少' },
      steps: [
        { kind: 'text', id: 'only-one-side-loses' },
        {
          kind: 'calculator',
          id: 'hold-it',
          example: 'condor',
          controls: ['laterPrice', 'laterDays'],
          figures: ['credit', 'maxLoss', 'breakeven(1)', 'breakeven(2)'],
        },
        { kind: 'text', id: 'margin' },
        { kind: 'check', id: 'check-max-loss', question: 'max-loss-of-a-condor' },
      ],
    },
    {
      id: 'short-strikes',
      title: { en: 'Choosing the sold strikes', 'zh-CN': '选择卖出的行权价' },
      steps: [
        { kind: 'text', id: 'by-delta' },
        { kind: 'text', id: 'by-expected-move' },
        { kind: 'example', id: 'near-and-far', example: 'near' },
        {
          kind: 'calculator',
          id: 'another-market',
          example: 'condor',
          controls: ['spot', 'volatility', 'days'],
          figures: ['expectedMove', 'credit', 'maxLoss', 'probabilityOfProfit'],
        },
        { kind: 'check', id: 'check-expected-move', question: 'expected-move' },
      ],
    },
    {
      id: 'wings-and-width',
      title: { en: 'Wings and width', 'zh-CN': '翼与间距' },
      steps: [
        { kind: 'example', id: 'what-wings-buy', example: 'strangle' },
        { kind: 'text', id: 'narrow-and-wide' },
        { kind: 'text', id: 'credit-against-width' },
        { kind: 'example', id: 'uneven-wings', example: 'uneven' },
        { kind: 'check', id: 'check-width', question: 'credit-in-percent-of-the-width' },
      ],
    },
    {
      id: 'one-order',
      title: { en: 'Opening it with one order', 'zh-CN': '用一张订单建仓' },
      steps: [
        { kind: 'text', id: 'four-legs-at-once' },
        { kind: 'example', id: 'four-times-the-spread', example: 'quoted' },
        { kind: 'text', id: 'where-it-can-be-traded' },
        { kind: 'check', id: 'check-legging', question: 'why-one-order' },
      ],
    },
    {
      id: 'probability',
      title: { en: 'Probability and what it leaves out', 'zh-CN': '盈利概率没有告诉你的' },
      steps: [
        { kind: 'text', id: 'what-it-counts' },
        { kind: 'text', id: 'what-it-leaves-out' },
        {
          kind: 'calculator',
          id: 'chance-and-size',
          example: 'condor',
          controls: ['spot', 'volatility', 'days'],
          figures: ['probabilityOfProfit', 'credit', 'maxLoss', 'expectedProfit'],
        },
        { kind: 'check', id: 'check-probability', question: 'what-the-probability-leaves-out' },
      ],
    },
    {
      id: 'greeks-over-time',
      title: { en: 'The greeks over time', 'zh-CN': '希腊字母随时间的变化' },
      steps: [
        { kind: 'text', id: 'on-the-first-day' },
        { kind: 'text', id: 'near-the-end' },
        {
          kind: 'calculator',
          id: 'time-price-volatility',
          example: 'condor',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['delta', 'theta', 'vega'],
        },
        { kind: 'check', id: 'check-volatility', question: 'a-rise-of-volatility' },
      ],
    },
    {
      id: 'taking-profits',
      title: { en: 'Half the profit, 21 days', 'zh-CN': '一半盈利与 21 天' },
      steps: [
        { kind: 'text', id: 'half-of-the-credit' },
        { kind: 'text', id: 'twenty-one-days' },
        {
          kind: 'calculator',
          id: 'when-is-half-earned',
          example: 'condor',
          controls: ['laterPrice', 'laterDays'],
          figures: ['halfOfCredit', 'priceAtHalf', 'maxLoss'],
        },
        { kind: 'check', id: 'check-closing-price', question: 'price-at-half-of-the-credit' },
      ],
    },
    {
      id: 'a-tested-side',
      title: { en: 'When one side is tested', 'zh-CN': '一侧受到威胁时' },
      steps: [
        { kind: 'text', id: 'what-can-be-done' },
        { kind: 'example', id: 'roll-the-other-side', example: 'rolledUp' },
        {
          kind: 'calculator',
          id: 'hold-the-adjusted-one',
          example: 'rolledUp',
          controls: ['laterPrice', 'laterDays'],
          figures: ['realised', 'maxLoss', 'breakeven(1)', 'breakeven(2)'],
        },
        { kind: 'check', id: 'check-adjustment', question: 'rolling-the-untested-side' },
      ],
    },
    {
      id: 'rolling-out',
      title: { en: 'Rolling to a later expiry', 'zh-CN': '移仓到更远的到期日' },
      steps: [
        { kind: 'text', id: 'two-trades' },
        { kind: 'example', id: 'with-the-loss-counted', example: 'rolledOut' },
        { kind: 'check', id: 'check-roll', question: 'what-a-roll-is' },
      ],
    },
    {
      id: 'assignment-and-last-day',
      title: { en: 'Assignment and the last day', 'zh-CN': '指派与最后一天' },
      figure: 'condor',
      steps: [
        { kind: 'text', id: 'before-the-last-day' },
        { kind: 'text', id: 'the-last-day' },
        { kind: 'text', id: 'index-options' },
        { kind: 'check', id: 'check-last-day', question: 'between-the-calls-on-the-last-day' },
      ],
    },
    {
      id: 'size-and-plan',
      title: { en: 'Position size and plan', 'zh-CN': '仓位与计划' },
      steps: [
        { kind: 'text', id: 'by-the-maximum-loss' },
        {
          kind: 'calculator',
          id: 'how-many-fit',
          example: 'narrow',
          controls: ['spot', 'volatility', 'days'],
          figures: ['account', 'riskBudget', 'maxLoss', 'contractsInBudget'],
        },
        { kind: 'text', id: 'several-condors' },
        { kind: 'text', id: 'the-plan' },
        { kind: 'check', id: 'check-size', question: 'how-many-condors' },
      ],
    },
  ],
} as const satisfies Course;

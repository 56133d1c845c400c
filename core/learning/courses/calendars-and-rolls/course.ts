import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 100, days: 30, volatility: 0.3 } as const;

export const calendarsAndRolls = {
  id: 'calendars-and-rolls',
  level: 'strategy',
  minutes: 90,
  prerequisites: ['option-basics', 'vertical-spread'],
  title: { en: 'Calendars and rolls', 'zh-CN': '日历价差与移仓' },
  summary: {
    en: 'Positions with two expiries: calendar and diagonal spreads, and what rolling a trade really does.',
    'zh-CN': '两个到期日的持仓：日历价差、对角价差，以及移仓到底改变了什么。',
  },
  practice: { screen: 'wizard', template: 'calendar-spread' },
  picture: 'calendar',
  examples: {
    calendar: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 100 },
        { position: 'long', type: 'call', strike: 100, days: 58 },
      ],
    },
    dearFront: {
      spot: 100,
      days: 30,
      volatility: 0.34,
      legs: [
        { position: 'short', type: 'call', strike: 100, volatility: 0.4 },
        { position: 'long', type: 'call', strike: 100, days: 58 },
      ],
    },
    higher: {
      ...market,
      legs: [
        { position: 'short', type: 'call', strike: 105 },
        { position: 'long', type: 'call', strike: 105, days: 58 },
      ],
    },
    twoTents: {
      ...market,
      legs: [
        { position: 'short', type: 'put', strike: 95 },
        { position: 'long', type: 'put', strike: 95, days: 58 },
        { position: 'short', type: 'call', strike: 105 },
        { position: 'long', type: 'call', strike: 105, days: 58 },
      ],
    },
    diagonal: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 85, days: 150 },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
    coveredCall: {
      ...market,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
    tooNarrow: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 95, days: 150 },
        { position: 'short', type: 'call', strike: 100 },
      ],
    },
    leftOver: {
      spot: 100,
      days: 28,
      volatility: 0.3,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
    },
    soldPut: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [{ position: 'short', type: 'put', strike: 95 }],
    },
    roll: {
      spot: 90,
      days: 15,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'put', strike: 95 },
        { position: 'short', type: 'put', strike: 95, days: 45 },
      ],
    },
    rollDown: {
      spot: 90,
      days: 15,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'put', strike: 95 },
        { position: 'short', type: 'put', strike: 90, days: 45 },
      ],
    },
    afterRoll: {
      spot: 90,
      days: 45,
      volatility: 0.3,
      realised: -353,
      legs: [{ position: 'short', type: 'put', strike: 95 }],
    },
    afterRollDown: {
      spot: 90,
      days: 45,
      volatility: 0.3,
      realised: -353,
      legs: [{ position: 'short', type: 'put', strike: 90 }],
    },
    deepRoll: {
      spot: 80,
      days: 10,
      volatility: 0.4,
      legs: [
        { position: 'long', type: 'put', strike: 95, premium: 15.05 },
        { position: 'short', type: 'put', strike: 95, days: 45, premium: 15.35 },
      ],
    },
    afterDeepRoll: {
      spot: 80,
      days: 45,
      volatility: 0.4,
      realised: -1313,
      legs: [{ position: 'short', type: 'put', strike: 95, premium: 15.35 }],
    },
    held: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 105 },
      ],
    },
    soldCall: {
      spot: 100,
      days: 45,
      volatility: 0.3,
      legs: [{ position: 'short', type: 'call', strike: 105 }],
    },
    rollUp: {
      spot: 110,
      days: 10,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'call', strike: 105 },
        { position: 'short', type: 'call', strike: 110, days: 45 },
      ],
    },
    rollOut: {
      spot: 110,
      days: 10,
      volatility: 0.3,
      legs: [
        { position: 'long', type: 'call', strike: 105 },
        { position: 'short', type: 'call', strike: 105, days: 45 },
      ],
    },
    afterRollUp: {
      spot: 110,
      days: 45,
      volatility: 0.3,
      realised: -318,
      legs: [
        { position: 'long', type: 'stock', premium: 100 },
        { position: 'short', type: 'call', strike: 110 },
      ],
    },
  },
  lessons: [
    {
      id: 'two-expiries',
      title: { en: 'One strike, two expiries', 'zh-CN': '一个行权价，两个到期日' },
      steps: [
        { kind: 'text', id: 'near-and-far' },
        { kind: 'example', id: 'a-calendar', example: 'calendar' },
        { kind: 'text', id: 'time-runs-faster-in-front' },
        {
          kind: 'calculator',
          id: 'open-it-elsewhere',
          example: 'calendar',
          controls: ['spot', 'volatility'],
          figures: ['debit', 'theta(1)', 'theta(2)', 'theta', 'delta'],
        },
        { kind: 'check', id: 'check-cost', question: 'cost-of-a-calendar' },
      ],
    },
    {
      id: 'the-front-expiry',
      title: {
        en: 'What the chart at the front expiry means',
        'zh-CN': '近月到期的损益图说明什么',
      },
      steps: [
        { kind: 'text', id: 'half-fact-half-model' },
        {
          kind: 'calculator',
          id: 'hold-it',
          example: 'calendar',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'breakeven', 'breakeven(2)'],
        },
        { kind: 'text', id: 'a-tent-not-a-promise' },
        { kind: 'check', id: 'check-chart', question: 'what-the-chart-assumes' },
      ],
    },
    {
      id: 'what-moves-it',
      title: { en: 'Price, time and volatility', 'zh-CN': '股价、时间与波动率' },
      steps: [
        { kind: 'text', id: 'three-forces' },
        {
          kind: 'calculator',
          id: 'volatility-alone',
          example: 'calendar',
          controls: ['laterVolatility', 'laterDays'],
          figures: ['debit', 'theta', 'vega'],
        },
        { kind: 'text', id: 'not-the-same-points' },
        { kind: 'example', id: 'a-dear-front-month', example: 'dearFront' },
        { kind: 'check', id: 'check-volatility', question: 'volatility-falls' },
      ],
    },
    {
      id: 'placing-the-strike',
      title: { en: 'Where to place the strike', 'zh-CN': '行权价放在哪里' },
      steps: [
        { kind: 'text', id: 'the-strike-is-the-view' },
        { kind: 'example', id: 'above-the-price', example: 'higher' },
        {
          kind: 'calculator',
          id: 'walk-to-the-strike',
          example: 'higher',
          controls: ['laterPrice', 'laterDays'],
          figures: ['debit', 'delta', 'breakeven', 'breakeven(2)'],
        },
        { kind: 'example', id: 'two-tents', example: 'twoTents' },
        { kind: 'check', id: 'check-build', question: 'build-a-calendar' },
      ],
    },
    {
      id: 'diagonals',
      title: { en: 'Diagonal spreads', 'zh-CN': '对角价差' },
      steps: [
        { kind: 'text', id: 'a-calendar-with-a-direction' },
        { kind: 'example', id: 'in-place-of-shares', example: 'diagonal' },
        {
          kind: 'calculator',
          id: 'hold-the-diagonal',
          example: 'diagonal',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'delta', 'theta', 'breakeven'],
        },
        { kind: 'example', id: 'too-narrow', example: 'tooNarrow' },
        { kind: 'check', id: 'check-diagonal', question: 'debit-above-the-width' },
      ],
    },
    {
      id: 'the-day-of-the-front-expiry',
      title: { en: 'The day of the front expiry', 'zh-CN': '近月到期这一天' },
      steps: [
        { kind: 'text', id: 'three-choices' },
        {
          kind: 'calculator',
          id: 'what-is-left',
          example: 'leftOver',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'breakeven', 'delta', 'theta'],
        },
        { kind: 'text', id: 'assignment-comes-first' },
        { kind: 'check', id: 'check-left', question: 'after-the-front-leg' },
      ],
    },
    {
      id: 'what-a-roll-is',
      title: { en: 'What a roll is', 'zh-CN': '移仓是什么' },
      steps: [
        { kind: 'text', id: 'two-trades-in-one-order' },
        {
          kind: 'calculator',
          id: 'the-sold-put',
          example: 'soldPut',
          controls: ['laterPrice', 'laterDays'],
          figures: ['credit', 'breakeven', 'maxLoss'],
        },
        { kind: 'example', id: 'the-roll', example: 'roll' },
        { kind: 'check', id: 'check-roll', question: 'credit-of-a-roll' },
      ],
    },
    {
      id: 'credit-or-debit',
      title: { en: 'Rolling for a credit or a debit', 'zh-CN': '收钱移仓与付钱移仓' },
      steps: [
        { kind: 'example', id: 'same-strike-later', example: 'afterRoll' },
        { kind: 'example', id: 'lower-strike-later', example: 'afterRollDown' },
        { kind: 'text', id: 'what-a-credit-hides' },
        {
          kind: 'calculator',
          id: 'after-the-roll',
          example: 'afterRoll',
          controls: ['laterPrice', 'laterDays'],
          figures: ['realised', 'maxProfit', 'breakeven', 'maxLoss'],
        },
        { kind: 'check', id: 'check-loss', question: 'does-a-credit-undo-the-loss' },
      ],
    },
    {
      id: 'when-it-only-postpones',
      title: { en: 'When a roll only postpones', 'zh-CN': '什么时候移仓只是拖延' },
      steps: [
        { kind: 'example', id: 'nothing-left-to-sell', example: 'deepRoll' },
        {
          kind: 'calculator',
          id: 'wait-with-it',
          example: 'afterDeepRoll',
          controls: ['laterPrice', 'laterDays'],
          figures: ['realised', 'timeValue', 'delta', 'maxProfit', 'breakeven'],
        },
        { kind: 'text', id: 'a-test-for-each-roll' },
        { kind: 'text', id: 'rules-made-before' },
        { kind: 'check', id: 'check-postpone', question: 'sign-of-postponing' },
      ],
    },
    {
      id: 'rolling-a-covered-call',
      title: { en: 'Rolling a covered call', 'zh-CN': '备兑看涨的移仓' },
      steps: [
        { kind: 'example', id: 'a-gain-that-looks-like-a-loss', example: 'held' },
        { kind: 'example', id: 'up-and-out', example: 'rollUp' },
        {
          kind: 'calculator',
          id: 'the-new-ceiling',
          example: 'afterRollUp',
          controls: ['laterPrice', 'laterDays'],
          figures: ['realised', 'maxProfit', 'breakeven'],
        },
        { kind: 'text', id: 'out-only' },
        { kind: 'check', id: 'check-ceiling', question: 'ceiling-of-a-covered-call' },
      ],
    },
  ],
} as const satisfies Course;

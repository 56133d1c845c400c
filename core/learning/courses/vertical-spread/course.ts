import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 100, days: 45, volatility: 0.3 } as const;

export const verticalSpread = {
  id: 'vertical-spread',
  level: 'strategy',
  minutes: 90,
  prerequisites: ['option-basics'],
  title: { en: 'Vertical spread', 'zh-CN': '垂直价差' },
  summary: {
    en: 'Two options of one type and expiry at two strikes: a view on the direction with a limited loss.',
    'zh-CN': '同类型、同到期日、两个行权价的两张期权：看方向，亏损有限。',
  },
  practice: { screen: 'wizard', template: 'vertical-spread' },
  picture: 'bullCall',
  examples: {
    call: {
      ...market,
      legs: [{ position: 'long', type: 'call', strike: 100 }],
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
    narrow: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 105 },
      ],
    },
    wide: {
      ...market,
      legs: [
        { position: 'long', type: 'call', strike: 100 },
        { position: 'short', type: 'call', strike: 120 },
      ],
    },
  },
  lessons: [
    {
      id: 'why-two-legs',
      title: { en: 'Why two legs', 'zh-CN': '为什么要两条腿' },
      steps: [
        { kind: 'text', id: 'a-call-is-dear' },
        { kind: 'example', id: 'sell-what-you-do-not-need', example: 'bullCall' },
        {
          kind: 'calculator',
          id: 'compare',
          example: 'bullCall',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'maxProfit', 'maxLoss', 'breakeven'],
        },
        { kind: 'check', id: 'check-max-loss', question: 'max-loss-of-a-debit' },
      ],
    },
    {
      id: 'debit-spreads',
      title: { en: 'Debit spreads', 'zh-CN': '借方价差' },
      steps: [
        { kind: 'text', id: 'three-numbers' },
        { kind: 'example', id: 'bull-call', example: 'bullCall' },
        { kind: 'example', id: 'bear-put', example: 'bearPut' },
        { kind: 'check', id: 'check-max-profit', question: 'max-profit-of-a-debit' },
      ],
    },
    {
      id: 'credit-spreads',
      title: { en: 'Credit spreads', 'zh-CN': '贷方价差' },
      steps: [
        { kind: 'text', id: 'paid-first' },
        { kind: 'example', id: 'bull-put', example: 'bullPut' },
        { kind: 'example', id: 'bear-call', example: 'bearCall' },
        { kind: 'check', id: 'check-credit-loss', question: 'max-loss-of-a-credit' },
      ],
    },
    {
      id: 'strikes-and-width',
      title: { en: 'Strikes and width', 'zh-CN': '行权价与间距' },
      steps: [
        { kind: 'text', id: 'chance-against-reward' },
        { kind: 'example', id: 'narrow-and-wide', example: 'narrow' },
        {
          kind: 'calculator',
          id: 'open-it-elsewhere',
          example: 'bullCall',
          controls: ['spot', 'volatility', 'days'],
          figures: ['debit', 'maxProfit', 'maxLoss', 'roi', 'probabilityOfProfit'],
        },
        { kind: 'check', id: 'check-build', question: 'build-a-bull-call' },
      ],
    },
    {
      id: 'before-expiry',
      title: { en: 'Before expiry', 'zh-CN': '到期之前' },
      steps: [
        { kind: 'text', id: 'slow-spreads' },
        {
          kind: 'calculator',
          id: 'watch-it',
          example: 'bullPut',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['credit', 'maxLoss', 'delta', 'theta', 'vega'],
        },
        { kind: 'check', id: 'check-early', question: 'why-less-before-expiry' },
      ],
    },
    {
      id: 'closing-and-assignment',
      title: { en: 'Closing and assignment', 'zh-CN': '平仓与指派' },
      figure: 'bullCall',
      steps: [
        { kind: 'text', id: 'take-profits' },
        { kind: 'text', id: 'between-the-strikes' },
        { kind: 'text', id: 'a-plan' },
        { kind: 'check', id: 'check-pin', question: 'between-the-strikes' },
      ],
    },
  ],
} as const satisfies Course;

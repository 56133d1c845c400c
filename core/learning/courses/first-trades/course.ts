import type { Course } from '../../course.ts';

/** The market of most examples. */
const market = { spot: 50, days: 35, volatility: 0.32 } as const;

export const firstTrades = {
  id: 'first-trades',
  level: 'beginner',
  minutes: 75,
  prerequisites: ['option-basics', 'reading-the-chain'],
  title: { en: 'First trades', 'zh-CN': '第一笔交易' },
  summary: {
    en: 'Covered call, cash-secured put, long call and protective put: from the order and its size to the exit, the records and assignment.',
    'zh-CN': '备兑看涨、现金担保卖出看跌、买入看涨、保护性看跌：从下单和仓位，到离场、记录和指派。',
  },
  practice: { screen: 'wizard', template: 'covered-stock' },
  picture: 'covered',
  examples: {
    shares: { spot: 50, days: 35, volatility: 0.32, legs: [{ position: 'long', type: 'stock' }] },
    covered: {
      ...market,
      account: { dollars: 20_000, riskPercent: 2 },
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 52.5 },
      ],
    },
    coveredNear: {
      ...market,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 50 },
      ],
    },
    coveredFar: {
      ...market,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'short', type: 'call', strike: 55 },
      ],
    },
    put: {
      ...market,
      legs: [{ position: 'short', type: 'put', strike: 47.5 }],
    },
    call: {
      spot: 50,
      days: 91,
      volatility: 0.32,
      account: { dollars: 20_000, riskPercent: 2 },
      legs: [{ position: 'long', type: 'call', strike: 50 }],
    },
    cheapCall: {
      ...market,
      account: { dollars: 20_000, riskPercent: 2 },
      legs: [{ position: 'long', type: 'call', strike: 52.5 }],
    },
    protectedShares: {
      spot: 50,
      days: 91,
      volatility: 0.32,
      legs: [
        { position: 'long', type: 'stock' },
        { position: 'long', type: 'put', strike: 45 },
      ],
    },
    quoted: {
      ...market,
      quotedSpread: 0.06,
      legs: [{ position: 'short', type: 'call', strike: 52.5 }],
    },
    thin: {
      ...market,
      quotedSpread: 0.3,
      legs: [{ position: 'short', type: 'call', strike: 52.5 }],
    },
  },
  lessons: [
    {
      id: 'four-trades',
      title: { en: 'Four trades to begin with', 'zh-CN': '从四种交易开始' },
      figure: 'covered',
      steps: [
        { kind: 'text', id: 'two-sell-two-buy' },
        { kind: 'text', id: 'before-the-first-order' },
        { kind: 'check', id: 'check-which-trade', question: 'which-trade-for-which-view' },
      ],
    },
    {
      id: 'covered-call',
      title: { en: 'The covered call', 'zh-CN': '备兑看涨' },
      steps: [
        { kind: 'text', id: 'paid-for-a-ceiling' },
        { kind: 'example', id: 'covered-in-numbers', example: 'covered' },
        { kind: 'text', id: 'which-strike' },
        {
          kind: 'calculator',
          id: 'open-a-covered-call',
          example: 'covered',
          controls: ['spot', 'volatility', 'days'],
          figures: ['premiumOfSpot', 'returnIfCalled', 'breakeven', 'maxLoss'],
        },
        { kind: 'check', id: 'check-covered-call', question: 'max-profit-of-a-covered-call' },
      ],
    },
    {
      id: 'cash-secured-put',
      title: { en: 'The cash-secured put', 'zh-CN': '现金担保卖出看跌' },
      steps: [
        { kind: 'text', id: 'paid-to-promise' },
        { kind: 'example', id: 'put-in-numbers', example: 'put' },
        { kind: 'text', id: 'the-same-shape' },
        {
          kind: 'calculator',
          id: 'open-a-put',
          example: 'put',
          controls: ['spot', 'volatility', 'days'],
          figures: ['credit', 'timeValue', 'securedCash', 'premiumYield', 'breakeven'],
        },
        { kind: 'check', id: 'check-put', question: 'breakeven-of-a-cash-secured-put' },
      ],
    },
    {
      id: 'long-call',
      title: { en: 'The long call', 'zh-CN': '买入看涨' },
      steps: [
        { kind: 'text', id: 'direction-and-time' },
        { kind: 'example', id: 'call-in-numbers', example: 'call' },
        {
          kind: 'calculator',
          id: 'hold-a-call',
          example: 'call',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['debit', 'breakeven', 'delta', 'theta'],
        },
        { kind: 'text', id: 'cheap-and-dear' },
        { kind: 'check', id: 'check-long-call', question: 'right-and-still-a-loss' },
      ],
    },
    {
      id: 'protective-put',
      title: { en: 'The protective put', 'zh-CN': '保护性看跌' },
      steps: [
        { kind: 'text', id: 'insurance' },
        { kind: 'example', id: 'protection-in-numbers', example: 'protectedShares' },
        {
          kind: 'calculator',
          id: 'hold-protected-shares',
          example: 'protectedShares',
          controls: ['laterPrice', 'laterDays'],
          figures: ['debit', 'maxLoss', 'breakeven'],
        },
        { kind: 'text', id: 'put-or-stop' },
        { kind: 'check', id: 'check-protection', question: 'max-loss-with-a-put' },
      ],
    },
    {
      id: 'order-entry',
      title: { en: 'Entering the order', 'zh-CN': '下单' },
      steps: [
        { kind: 'text', id: 'four-kinds-of-orders' },
        { kind: 'text', id: 'limit-at-the-mid' },
        { kind: 'example', id: 'what-a-fill-costs', example: 'quoted' },
        { kind: 'text', id: 'fills' },
        { kind: 'check', id: 'check-mid', question: 'mid-price' },
      ],
    },
    {
      id: 'size',
      title: { en: 'Size by the maximum loss', 'zh-CN': '按最大亏损定仓位' },
      steps: [
        { kind: 'text', id: 'loss-first' },
        {
          kind: 'calculator',
          id: 'how-many-calls',
          example: 'cheapCall',
          controls: ['spot', 'volatility', 'days'],
          figures: ['riskBudget', 'maxLoss', 'contractsInBudget'],
        },
        { kind: 'text', id: 'trades-with-shares' },
        { kind: 'check', id: 'check-size', question: 'how-many-contracts' },
      ],
    },
    {
      id: 'plan-the-exit',
      title: { en: 'The exit before the entry', 'zh-CN': '先想离场，再进场' },
      steps: [
        { kind: 'text', id: 'three-exits' },
        { kind: 'text', id: 'exits-of-the-four' },
        {
          kind: 'calculator',
          id: 'rehearse-the-exit',
          example: 'covered',
          controls: ['laterPrice', 'laterDays', 'laterVolatility'],
          figures: ['credit', 'halfOfCredit', 'breakeven'],
        },
        { kind: 'check', id: 'check-plan', question: 'selling-only-the-shares' },
      ],
    },
    {
      id: 'record-the-fills',
      title: { en: 'Recording the fills', 'zh-CN': '记录成交' },
      steps: [
        { kind: 'text', id: 'what-to-write-down' },
        { kind: 'example', id: 'plan-and-fill', example: 'thin' },
        { kind: 'text', id: 'on-this-site' },
        { kind: 'check', id: 'check-record', question: 'which-price-to-record' },
      ],
    },
    {
      id: 'assignment',
      title: { en: 'When shares change hands', 'zh-CN': '股票易手时' },
      figure: 'covered',
      steps: [
        { kind: 'text', id: 'how-it-happens' },
        { kind: 'text', id: 'the-covered-call-is-assigned' },
        { kind: 'text', id: 'the-put-is-assigned' },
        { kind: 'text', id: 'bought-options-on-the-last-day' },
        { kind: 'check', id: 'check-assignment', question: 'price-of-assigned-shares' },
      ],
    },
  ],
} as const satisfies Course;

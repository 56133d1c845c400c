/** Groups of terms, in the order of the page. */
export const TERM_GROUPS = ['contract', 'price', 'greeks', 'strategy', 'market', 'risk'] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];

/** Terms of the glossary by id, each in its group. Their names and explanations are in `en.ts` and `zh-cn.ts`. */
export const TERMS = {
  'american-option': 'contract',
  assignment: 'contract',
  'at-the-money': 'price',
  'bid-ask-spread': 'market',
  breakeven: 'risk',
  call: 'contract',
  'covered-call': 'strategy',
  'ex-dividend-date': 'market',
  exercise: 'contract',
  expiry: 'contract',
  'implied-volatility': 'price',
  'in-the-money': 'price',
  'intrinsic-value': 'price',
  'out-of-the-money': 'price',
  'payoff-chart': 'risk',
  premium: 'contract',
  'probability-of-profit': 'risk',
  put: 'contract',
  'return-on-risk': 'risk',
  strike: 'contract',
  theta: 'greeks',
  'time-decay': 'greeks',
  'time-value': 'price',
  'vertical-spread': 'strategy',
} as const satisfies Record<string, TermGroup>;

export type TermId = keyof typeof TERMS;

/** A term as the glossary explains it. */
export interface TermText {
  readonly name: string;
  /** One to three sentences, with the markup of lessons. */
  readonly text: string;
}

export type TermTexts = Readonly<Record<TermId, TermText>>;

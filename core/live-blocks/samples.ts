import type { Texts } from '../shared/index.ts';

interface LiveSample {
  readonly label: Texts;
  /** What it shows, in a sentence. */
  readonly about: Texts;
  readonly sample: Texts;
}

/** Names and examples of the live blocks, apart from what renders them, so that a menu fetches no more. */
export const LIVE_SAMPLES = {
  payoff: {
    label: { en: 'Payoff chart', 'zh-CN': '盈亏图' },
    about: {
      en: 'Profit of a position at expiry and today, with its breakevens',
      'zh-CN': '持仓在到期日和今日的盈亏，以及盈亏平衡点',
    },
    sample: {
      en: '::payoff{legs="+1 put 90, -1 put 95, -1 call 105, +1 call 110" price=100 days=45 iv=30 underlying=XYZ}',
      'zh-CN':
        '::payoff{legs="+1 put 90, -1 put 95, -1 call 105, +1 call 110" price=100 days=45 iv=30 underlying=XYZ}',
    },
  },
  template: {
    label: { en: 'Strategy template', 'zh-CN': '策略模板' },
    about: {
      en: 'What a strategy is, its legs and its payoff, with a link to the builder',
      'zh-CN': '策略的说明、腿和盈亏图，附构建器链接',
    },
    sample: {
      en: '::template{id=iron-condor underlying=SPY}',
      'zh-CN': '::template{id=iron-condor underlying=SPY}',
    },
  },
  field: {
    label: { en: 'Term of the glossary', 'zh-CN': '术语解释' },
    about: {
      en: 'A term and its explanation, with a link to the glossary',
      'zh-CN': '一个术语和它的解释，附术语表链接',
    },
    sample: { en: '::field{name=delta}', 'zh-CN': '::field{name=delta}' },
  },
} as const satisfies Record<string, LiveSample>;

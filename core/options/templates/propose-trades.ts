import type { NamedStructureId } from './named-structures.ts';

/** What a proposal looks at; fractions, null = unknown. */
export interface ProposalFigures {
  readonly symbol: string;
  /** 0 at the year's low of implied volatility, 1 at its high. */
  readonly ivRank: number | null;
  /** Put–call skew among that of the year: share of sessions with a lower one. */
  readonly skew: { readonly percentile: number } | null;
  readonly trend: { readonly direction: 'up' | 'down' | 'sideways' } | null;
}

/** Why a trade is proposed. */
export const TRADE_RULES = [
  'expensiveRising',
  'expensiveFalling',
  'expensiveSideways',
  'cheapRising',
  'cheapFalling',
  'cheapSideways',
  'steepSkew',
] as const;
export type TradeRule = (typeof TRADE_RULES)[number];

/** IV rank from which options count as expensive, up to which as cheap; skew percentile from which skew is steep. */
export const PROPOSAL_LEVELS = { expensive: 0.5, cheap: 0.25, steep: 0.75 } as const;

/** A structure that a rule proposes for an underlying. */
export interface TradeProposal {
  readonly symbol: string;
  readonly rule: TradeRule;
  readonly structure: NamedStructureId;
  /** How far the deciding figure is beyond its level, 0 to 1. */
  readonly strength: number;
}

const STRUCTURES = {
  expensiveRising: 'bull-put-spread',
  expensiveFalling: 'bear-call-spread',
  expensiveSideways: 'iron-condor',
  cheapRising: 'bull-call-spread',
  cheapFalling: 'bear-put-spread',
  cheapSideways: 'long-call-calendar',
  steepSkew: 'bull-put-spread',
} as const satisfies Record<TradeRule, NamedStructureId>;

const BY_TREND = {
  up: { expensive: 'expensiveRising', cheap: 'cheapRising' },
  down: { expensive: 'expensiveFalling', cheap: 'cheapFalling' },
  sideways: { expensive: 'expensiveSideways', cheap: 'cheapSideways' },
} as const;

/**
 * The trade that a rule proposes: premium is sold where IV rank is at least 50 %, bought where it is at most 25 %, in the
 * direction of the trend. Between, puts are sold where skew is among the steepest quarter of its year and the trend is
 * not down. Null where no rule holds or a figure is unknown.
 * Source: the levels are the usual ones of retail brokers, tastytrade 'Implied volatility rank' (2014).
 *
 * @example proposeTrade({ symbol: 'SPY', ivRank: 0.6, skew: null, trend: { direction: 'sideways' } }).structure // 'iron-condor'
 */
export function proposeTrade({
  symbol,
  ivRank,
  skew,
  trend,
}: ProposalFigures): TradeProposal | null {
  if (ivRank === null || trend === null) return null;
  const { expensive, cheap, steep } = PROPOSAL_LEVELS;
  const proposal = (rule: TradeRule, strength: number): TradeProposal => ({
    ...{ symbol, rule, strength },
    structure: STRUCTURES[rule],
  });
  const rules = BY_TREND[trend.direction];
  if (ivRank >= expensive) return proposal(rules.expensive, (ivRank - expensive) / (1 - expensive));
  if (ivRank <= cheap) return proposal(rules.cheap, (cheap - ivRank) / cheap);
  if (skew === null || skew.percentile < steep || trend.direction === 'down') return null;
  return proposal('steepSkew', (skew.percentile - steep) / (1 - steep));
}

/** Proposals of one rule at most, so that a list shows different trades. */
const SAME_RULE = 2;

/** The strongest proposals, at most two of a rule; equals by symbol. */
export function proposeTrades(
  figures: readonly ProposalFigures[],
  most: number,
): readonly TradeProposal[] {
  const counts = new Map<TradeRule, number>();
  return figures
    .flatMap((each) => proposeTrade(each) ?? [])
    .toSorted((a, b) => b.strength - a.strength || (a.symbol < b.symbol ? -1 : 1))
    .filter(({ rule }) => {
      const count = (counts.get(rule) ?? 0) + 1;
      counts.set(rule, count);
      return count <= SAME_RULE;
    })
    .slice(0, most);
}

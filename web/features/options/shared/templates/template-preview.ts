import { ZERO_MONEY } from '@toolyard/core/shared';
import {
  analyseStrategy,
  commissionsOf,
  profitCurve,
  type AnalysisInput,
  type CurvePoint,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import {
  fillTemplate,
  mirrorTemplate,
  mirrorsFor,
  type StrategyTemplate,
  type TradeSide,
} from '@toolyard/core/options/templates';
import { chartRange } from '../payoff/chart-range.ts';

/** A template filled from a chain, with its figures. */
export interface TemplatePreview {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly curve: readonly CurvePoint[];
}

/** What core needs to analyse legs that come from these chains; the nearest expiry sets the measure. */
export function analysisInput(
  legs: readonly Leg[],
  chains: readonly OptionChain[],
  commissionPerContract = ZERO_MONEY,
): AnalysisInput | null {
  const used = chains
    .filter((chain) => legs.some((leg) => isOptionLeg(leg) && leg.expiry === chain.expiry))
    .sort((a, b) => a.expiry.localeCompare(b.expiry));
  const front = used[0] ?? chains[0];
  if (!front || legs.length === 0) return null;
  return {
    legs,
    commissions: commissionsOf(legs, commissionPerContract),
    spot: front.spot,
    asOf: Math.max(...used.map(({ now }) => now), front.now),
    terms: used.map((chain) => chain.terms),
    volatility: front.volatilityAtForward,
  };
}

/** The template as a side trades it: its legs, and the markets that it then suits. */
export const seenFrom = (template: StrategyTemplate, side: TradeSide): StrategyTemplate =>
  mirrorsFor(template, side).reduce(mirrorTemplate, template);

/** Fills and analyses; null where the chain cannot carry the structure. */
export function previewTemplate(
  template: StrategyTemplate,
  front: OptionChain,
  back: OptionChain | null,
  side: TradeSide,
): TemplatePreview | null {
  const filled = fillTemplate(template, front, { back, mirrors: mirrorsFor(template, side) });
  if (!filled.ok) return null;
  const input = analysisInput(filled.value, back ? [front, back] : [front]);
  if (!input) return null;
  return {
    input,
    analysis: analyseStrategy(input),
    curve: profitCurve(input, { at: 'expiry', ...chartRange(input), points: 61 }) ?? [],
  };
}

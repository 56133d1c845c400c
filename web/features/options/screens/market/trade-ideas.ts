import {
  analyseStrategy,
  profitCurve,
  type AnalysisInput,
  type CurvePoint,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import {
  fillTemplate,
  findTemplate,
  recognise,
  type Mirror,
  type TemplateId,
} from '@toolyard/core/options/templates';
import { toDollars, type Texts } from '@toolyard/core/shared';
import { chartRange } from '../../shared/payoff/chart-range.ts';
import { withModelChoice, type ModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';

/** What a trade says of the market. */
type IdeaView = 'range' | 'up' | 'pin';

interface IdeaPlan {
  readonly view: IdeaView;
  readonly templateId: TemplateId;
  readonly mirrors: readonly Mirror[];
}

/** A quiet market, a rising one, a price that stays: an iron condor sold, a put spread sold, a butterfly bought. */
export const IDEA_PLANS: readonly IdeaPlan[] = [
  { view: 'range', templateId: 'iron-condor', mirrors: [] },
  { view: 'up', templateId: 'vertical-spread', mirrors: ['callPut', 'longShort'] },
  { view: 'pin', templateId: 'butterfly', mirrors: [] },
];

export interface TradeIdea {
  readonly view: IdeaView;
  readonly templateId: TemplateId;
  readonly name: Texts;
  readonly legs: readonly Leg[];
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly curve: readonly CurvePoint[];
  /** The strike sold most, in dollars. */
  readonly pin: number | null;
}

const pinOf = (legs: readonly Leg[]): number | null => {
  const sold = legs.filter(isOptionLeg).filter(({ position }) => position === 'short');
  const most = sold.toSorted((a, b) => b.quantity - a.quantity)[0];
  return most ? toDollars(most.strike) : null;
};

/** The trade of a plan at the quotes of a chain; null where the chain does not carry it. */
export function tradeIdea(
  plan: IdeaPlan,
  chain: OptionChain,
  model: ModelChoice,
): TradeIdea | null {
  const { view, templateId, mirrors } = plan;
  const filled = fillTemplate(findTemplate(templateId), chain, { mirrors });
  const input = filled.ok ? withModelChoice(analysisInput(filled.value, [chain]), model) : null;
  if (!filled.ok || !input) return null;
  const legs = filled.value;
  return {
    view,
    templateId,
    name: recognise(legs).name,
    legs,
    input,
    analysis: analyseStrategy(input),
    curve: profitCurve(input, { at: 'expiry', ...chartRange(input), points: 61 }) ?? [],
    pin: pinOf(legs),
  };
}

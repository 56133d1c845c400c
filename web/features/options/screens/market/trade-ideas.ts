import {
  analyseStrategy,
  profitCurve,
  type AnalysisInput,
  type CurvePoint,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { DefaultFill } from '@toolyard/core/options/settings';
import {
  fillStructure,
  recognise,
  templateOf,
  type NamedStructureId,
  type TemplateId,
} from '@toolyard/core/options/templates';
import { toDollars, type Texts } from '@toolyard/core/shared';
import { filledLeg, type ChosenLeg } from '../../shared/legs/chosen-leg.ts';
import { withModelChoice, type ModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { chartRange } from '../../shared/payoff/chart-range.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';

/** Stocks and funds with the most traded options, among which trades are proposed; a symbol that is unknown is left out. */
export const IDEA_SYMBOLS = [
  ...['SPY', 'QQQ', 'IWM', 'AAPL', 'MSFT', 'NVDA', 'TSLA', 'AMZN', 'META', 'GOOGL', 'AMD', 'NFLX'],
] as const;

export interface TradeIdea {
  readonly templateId: TemplateId;
  readonly name: Texts;
  readonly chosen: readonly Pick<ChosenLeg, 'leg' | 'priceSource'>[];
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly curve: readonly CurvePoint[];
}

interface Market {
  readonly front: OptionChain;
  readonly back: OptionChain | null;
  readonly model: ModelChoice;
  readonly fill: DefaultFill;
}

/** The structure at the quotes of the chains; null where they do not carry it. */
export function tradeIdea(
  structure: NamedStructureId,
  { front, back, model, fill }: Market,
): TradeIdea | null {
  const chains = back ? [front, back] : [front];
  const filled = fillStructure(structure, front, { back });
  const chosen = filled.ok ? filled.value.map((leg) => filledLeg(leg, chains, fill)) : [];
  const legs = chosen.map(({ leg }) => leg);
  const input = withModelChoice(analysisInput(legs, chains), model);
  if (!input) return null;
  return {
    templateId: templateOf(structure),
    name: recognise(legs).name,
    chosen,
    input,
    analysis: analyseStrategy(input),
    curve: profitCurve(input, { at: 'expiry', ...chartRange(input), points: 61 }) ?? [],
  };
}

/** Expected profit per dollar at risk; null where either is unknown or the risk has no bound. */
export function expectedOverRisk({ analysis }: Pick<TradeIdea, 'analysis'>): number | null {
  const { expectedProfit, maxLoss } = analysis;
  if (expectedProfit === null || typeof maxLoss !== 'number' || maxLoss === 0) return null;
  return expectedProfit / Math.abs(toDollars(maxLoss));
}

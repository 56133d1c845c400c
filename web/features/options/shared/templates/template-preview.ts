import { ok, type Result } from '@toolyard/core/shared';
import {
  analyseStrategy,
  profitCurve,
  type AnalysisInput,
  type CurvePoint,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import {
  commissionsOf,
  isOptionLeg,
  NO_COMMISSION,
  type Leg,
} from '@toolyard/core/options/contracts';
import {
  fillStructure,
  fillTemplate,
  findTemplate,
  mirrorTemplate,
  mirrorsFor,
  type NamedStructureId,
  type StrategyTemplate,
  type TemplateId,
  type TradeSide,
} from '@toolyard/core/options/templates';
import type { DefaultFill } from '@toolyard/core/options/settings';
import { filledLeg } from '../legs/chosen-leg.ts';
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
  commission = NO_COMMISSION,
): AnalysisInput | null {
  const used = chains
    .filter((chain) => legs.some((leg) => isOptionLeg(leg) && isOfChain(chain, leg)))
    .sort((a, b) => a.expiry.localeCompare(b.expiry));
  const front = used[0] ?? chains[0];
  if (!front || legs.length === 0) return null;
  return {
    legs,
    commissions: commissionsOf(legs, commission),
    spot: front.spot,
    asOf: Math.max(...used.map(({ now }) => now), front.now),
    terms: used.map((chain) => chain.terms),
    volatility: front.volatilityAtForward,
  };
}

/** The template as a side trades it: its legs, and the markets that it then suits. */
export const seenFrom = (template: StrategyTemplate, side: TradeSide): StrategyTemplate =>
  mirrorsFor(template, side).reduce(mirrorTemplate, template);

/** What is filled from a chain: a structure by its name, or a template as a side trades it. */
export interface Filling {
  readonly templateId: TemplateId;
  readonly side: TradeSide;
  readonly structure: NamedStructureId | null;
  /** Prices of the legs. */
  readonly fill: DefaultFill;
}

/** The legs, or why the chain cannot carry them. */
export function fillFrom(
  { templateId, side, structure, fill }: Filling,
  front: OptionChain,
  back: OptionChain | null,
): Result<readonly Leg[]> {
  const template = findTemplate(templateId);
  const filled =
    structure === null
      ? fillTemplate(template, front, { back, mirrors: mirrorsFor(template, side) })
      : fillStructure(structure, front, { back });
  return filled.ok
    ? ok(filled.value.map((leg) => filledLeg(leg, [front, back], fill).leg))
    : filled;
}

/** Fills and draws; null where the chain cannot carry the structure. */
function picture(filling: Filling, front: OptionChain, back: OptionChain | null) {
  const filled = fillFrom(filling, front, back);
  const input = filled.ok ? analysisInput(filled.value, back ? [front, back] : [front]) : null;
  if (!input) return null;
  const curve = profitCurve(input, { at: 'expiry', ...chartRange(input), points: 61 }) ?? [];
  return { input, curve };
}

/** Fills, draws and analyses; null where the chain cannot carry the structure. */
export function previewOf(
  filling: Filling,
  front: OptionChain,
  back: OptionChain | null,
): TemplatePreview | null {
  const filled = picture(filling, front, back);
  return filled && { ...filled, analysis: analyseStrategy(filled.input) };
}

/** The payoff of a structure at expiry; null where the chain cannot carry it. */
export const structureCurve = (
  structure: NamedStructureId,
  front: OptionChain,
  back: OptionChain | null,
): readonly CurvePoint[] | null =>
  picture({ templateId: 'custom', side: 'recommended', structure, fill: 'natural' }, front, back)
    ?.curve ?? null;

import type { Principal } from '../../../accounts/index.ts';
import { choiceTexts, REPEATED, type FieldError, type Texts } from '../../../shared/index.ts';
import {
  CONTRACT_EXPIRED,
  instrumentOf,
  isOption,
  settlementInstant,
} from '../../contracts/index.ts';
import { atField, fault, pricedFaults, type PricedDraft } from '../draft-faults.ts';
import type { Fill } from '../lifecycle/position.ts';
import {
  prepareStep,
  type StepCommit,
  type StepContext,
  type StepDependencies,
  type StepDraft,
  type TimedStepInput,
} from '../lifecycle/prepare-step.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';
import type { StrategyLeg } from '../strategy.ts';

/** Price and commission of a planned leg's fill. */
interface FillDraft extends PricedDraft {
  readonly legId: string;
}

const EVERY_LEG: Texts = {
  en: 'Each leg of the plan must be filled once',
  'zh-CN': '计划中的每条合约腿都须成交一次',
};

const fillFaults = (fills: readonly FillDraft[]): FieldError[] =>
  fills.flatMap((fill, index) => pricedFaults(fill, `fills.${index}`));

/** Index of the fill of each leg. Refuses a leg without a fill, two fills of a leg and a fill of an unknown leg. */
function indexesOf(legs: readonly StrategyLeg[], fills: readonly FillDraft[]): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, { legId }] of fills.entries()) {
    const ids = legs.map(({ id }) => id);
    const texts = !ids.includes(legId) ? choiceTexts(ids) : indexes.has(legId) ? REPEATED : null;
    if (texts) throw STRATEGY_INVALID({ details: [fault(`fills.${index}.legId`, texts)] });
    indexes.set(legId, index);
  }
  if (indexes.size < legs.length) throw STRATEGY_INVALID({ details: [fault('fills', EVERY_LEG)] });
  return indexes;
}

/** A fill has the delta of a bought contract, a short leg the negated one. */
function fillOf(leg: StrategyLeg, { price, commission }: FillDraft, id: string): Fill {
  const isLong = leg.position === 'long';
  const quantity = isLong ? leg.quantity : -leg.quantity;
  const trade = { cause: 'trade', replaces: null } as const;
  const terms = { id, quantity, price, commission, ...trade };
  const instrument = instrumentOf(leg);
  if (!isOption(instrument) || isLong || instrument.delta === null)
    return { ...instrument, ...terms };
  return { ...instrument, delta: -instrument.delta, ...terms };
}

/** The step that opens the position: every planned leg at the price of its fill. */
function openingStep(
  fills: readonly FillDraft[],
  { strategy, at, past, nextId, spot }: StepContext,
): readonly StepDraft[] {
  const indexes = indexesOf(strategy.legs, fills);
  const made = strategy.legs.flatMap((leg) => {
    const index = indexes.get(leg.id) ?? 0;
    if (isOption(leg) && at >= settlementInstant(leg))
      throw atField(CONTRACT_EXPIRED, `fills.${index}.legId`);
    const draft = fills[index];
    return draft ? fillOf(leg, draft, nextId()) : [];
  });
  return [{ kind: 'opened', at, spot, fills: made, past }];
}

export interface OpenStrategyInput extends TimedStepInput {
  /** One fill per planned leg. */
  readonly fills: readonly FillDraft[];
}

/** Opens a position from one of the caller's plans, at the prices of the fills. */
export class OpenStrategy {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: OpenStrategyInput, principal: Principal): Promise<StepCommit> {
    return prepareStep(this, input, principal, {
      action: 'strategy.opened',
      faults: fillFaults(input.fills),
      status: 'planning',
      stepsOf: (context) => openingStep(input.fills, context),
    });
  }
}

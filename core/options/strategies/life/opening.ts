import { choiceTexts, REPEATED, type FieldError, type Texts } from '../../../shared/index.ts';
import { isExpired } from '../../contracts/index.ts';
import { fault } from '../draft-faults.ts';
import { atField } from '../listed-contracts.ts';
import { CONTRACT_EXPIRED, STRATEGY_INVALID } from '../strategies.errors.ts';
import type { StrategyLeg } from '../strategy.ts';
import type { StepDraft } from './next-life.ts';
import type { Fill } from './step.ts';
import type { StepGround } from './take-step.ts';
import { pricedFaults, type PricedDraft } from './trade-faults.ts';

/** What a planned leg was filled at. */
export interface FillDraft extends PricedDraft {
  readonly legId: string;
}

const EVERY_LEG: Texts = {
  en: 'Each leg of the plan must be filled once',
  'zh-CN': '计划中的每条合约腿都须成交一次',
};

export const fillFaults = (fills: readonly FillDraft[]): FieldError[] =>
  fills.flatMap((fill, index) => pricedFaults(fill, `fills.${index}`));

/** Which fill belongs to which leg; refuses fills that miss a leg, meet it twice or meet none. */
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

function fillOf(leg: StrategyLeg, { price, commission }: FillDraft, id: string): Fill {
  const { kind, symbol, type, strike, expiry, multiplier, iv } = leg;
  const long = leg.position === 'long';
  const delta = leg.delta === null || long ? leg.delta : -leg.delta;
  const quantity = long ? leg.quantity : -leg.quantity;
  const instrument = { kind, symbol, type, strike, expiry, multiplier };
  return { id, ...instrument, quantity, price, commission, cause: 'trade', iv, delta };
}

/** The step by which a plan becomes a position: every leg at the price that it was filled at. */
export function opening(
  fills: readonly FillDraft[],
  { strategy, contracts, at, nextId, spot }: StepGround,
): readonly StepDraft[] {
  const indexes = indexesOf(strategy.legs, fills);
  const made = strategy.legs.flatMap((leg) => {
    const index = indexes.get(leg.id) ?? 0;
    if (leg.expiry !== null && isExpired(contracts.at, leg.expiry))
      throw atField(CONTRACT_EXPIRED, `fills.${index}.legId`);
    const draft = fills[index];
    return draft ? fillOf(leg, draft, nextId()) : [];
  });
  return [{ kind: 'opened', at, spot, fills: made, past: false }];
}

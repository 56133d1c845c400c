import type { Principal } from '../../../accounts/index.ts';
import { choiceTexts, REPEATED, type FieldError, type Texts } from '../../../shared/index.ts';
import { greatestCommonDivisor } from '../../payoff/index.ts';
import { fault, isWholeWithin, pricedFaults, type PricedDraft } from '../draft-faults.ts';
import {
  prepareStep,
  type StepCommit,
  type StepContext,
  type StepDependencies,
  type StepDraft,
  type TimedStepInput,
} from '../lifecycle/prepare-step.ts';
import type { Holding } from '../lifecycle/position.ts';
import { tradeStep } from '../lifecycle/trades.ts';
import { CORPORATE_ACTIONS_UNKNOWN, STRATEGY_INVALID } from '../strategies.errors.ts';

/** Price and commission of closing a holding. */
interface ClosingDraft extends PricedDraft {
  readonly symbol: string;
}

const EVERY_HOLDING: Texts = {
  en: 'Each holding needs a price',
  'zh-CN': '每项持仓都须填写价格',
};

const closingFaults = (prices: readonly ClosingDraft[]): FieldError[] =>
  prices.flatMap((price, index) => pricedFaults(price, `prices.${index}`));

/** How many equal structures the holdings are: the greatest common divisor of their contracts and shares. */
const unitsHeld = (held: readonly Pick<Holding, 'quantity'>[]): number =>
  held.reduce((units, { quantity }) => greatestCommonDivisor(units, Math.abs(quantity)), 0);

const moreThanHeld = (most: number): Texts => ({
  en: `must be a whole number from 1 to ${most}: no more units are held`,
  'zh-CN': `须为 1 到 ${most} 的整数：持有份数不足`,
});

/**
 * The step that closes every holding, or so many units of each. Refuses a holding without a price, two prices of a holding
 * and a price of an unknown one; with CORPORATE_ACTIONS_UNKNOWN while a split may have changed what there is to close.
 */
async function closingStep(
  { prices, units }: Pick<CloseStrategyInput, 'prices' | 'units'>,
  context: StepContext,
): Promise<readonly StepDraft[]> {
  if (context.strategy.awaitsActions) throw CORPORATE_ACTIONS_UNKNOWN();
  const { held } = context.holdings;
  const symbols = prices.map(({ symbol }) => symbol);
  const choices = held.map(({ symbol }) => symbol);
  for (const [index, symbol] of symbols.entries()) {
    const isRepeated = symbols.indexOf(symbol) !== index;
    const texts = !choices.includes(symbol) ? choiceTexts(choices) : isRepeated ? REPEATED : null;
    if (texts) throw STRATEGY_INVALID({ details: [fault(`prices.${index}.symbol`, texts)] });
  }
  if (prices.length < held.length)
    throw STRATEGY_INVALID({ details: [fault('prices', EVERY_HOLDING)] });
  const most = unitsHeld(held);
  if (units !== null && !isWholeWithin(units, 1, most))
    throw STRATEGY_INVALID({ details: [fault('units', moreThanHeld(most))] });
  const trades = held.flatMap(({ kind, symbol, quantity }) => {
    const price = prices.find((each) => each.symbol === symbol);
    const side = quantity > 0 ? 'sell' : 'buy';
    const contracts = (Math.abs(quantity) / most) * (units ?? most);
    return price ? [{ ...price, kind, symbol, side, contracts } as const] : [];
  });
  return tradeStep(trades, context);
}

export interface CloseStrategyInput extends TimedStepInput {
  /** One price per holding. */
  readonly prices: readonly ClosingDraft[];
  /** How many of the equal structures are closed; null for all. */
  readonly units: number | null;
}

/** Closes every holding of one of the caller's positions, or an equal part of each. */
export class CloseStrategy {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: CloseStrategyInput, principal: Principal): Promise<StepCommit> {
    return prepareStep(this, input, principal, {
      action: input.units === null ? 'strategy.closed' : 'strategy.adjusted',
      faults: closingFaults(input.prices),
      status: 'active',
      stepsOf: (context) => closingStep(input, context),
    });
  }
}

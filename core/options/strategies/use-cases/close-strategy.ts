import type { Principal } from '../../../accounts/index.ts';
import { choiceTexts, REPEATED, type FieldError, type Texts } from '../../../shared/index.ts';
import { fault, pricedFaults, type PricedDraft } from '../draft-faults.ts';
import {
  prepareStep,
  type StepCommit,
  type StepContext,
  type StepDependencies,
  type StepDraft,
  type TimedStepInput,
} from '../lifecycle/prepare-step.ts';
import { tradeStep } from '../lifecycle/trades.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';

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

/** The step that closes every holding. Refuses a holding without a price, two prices of a holding and a price of an unknown one. */
async function closingStep(
  prices: readonly ClosingDraft[],
  context: StepContext,
): Promise<readonly StepDraft[]> {
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
  const trades = held.flatMap(({ kind, symbol, quantity }) => {
    const price = prices.find((each) => each.symbol === symbol);
    const side = quantity > 0 ? 'sell' : 'buy';
    return price ? [{ ...price, kind, symbol, side, contracts: Math.abs(quantity) } as const] : [];
  });
  return tradeStep(trades, context);
}

export interface CloseStrategyInput extends TimedStepInput {
  /** One price per holding. */
  readonly prices: readonly ClosingDraft[];
}

/** Closes every holding of one of the caller's positions. */
export class CloseStrategy {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: CloseStrategyInput, principal: Principal): Promise<StepCommit> {
    return prepareStep(this, input, principal, {
      action: 'strategy.closed',
      faults: closingFaults(input.prices),
      status: 'active',
      stepsOf: (context) => closingStep(input.prices, context),
    });
  }
}

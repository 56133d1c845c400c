import { choiceTexts, REPEATED, type FieldError, type Texts } from '../../../shared/index.ts';
import { fault } from '../draft-faults.ts';
import { STRATEGY_INVALID } from '../strategies.errors.ts';
import { adjusting } from './adjusting.ts';
import type { StepDraft } from './next-life.ts';
import type { StepGround } from './take-step.ts';
import { pricedFaults, type PricedDraft } from './trade-faults.ts';

/** What a holding is closed at. */
export interface ClosingDraft extends PricedDraft {
  readonly symbol: string;
}

const EVERY_HOLDING: Texts = {
  en: 'Each holding needs a price',
  'zh-CN': '每项持仓都须填写价格',
};

export const closingFaults = (prices: readonly ClosingDraft[]): FieldError[] =>
  prices.flatMap((price, index) => pricedFaults(price, `prices.${index}`));

/** The step that trades everything away; refuses prices that miss a holding, meet it twice or meet none. */
export async function closing(
  prices: readonly ClosingDraft[],
  ground: StepGround,
): Promise<readonly StepDraft[]> {
  const { held } = ground.holdings;
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
  return adjusting(trades, ground);
}

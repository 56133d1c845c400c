import type { ContractOutcome, StrategyLegResponse } from '../../../../api/generated.ts';
import { termsOfContract } from '@toolyard/core/options/contracts';
import { exerciseValue } from '@toolyard/core/options/strategies';
import { fromDollars, maxMoney, multiplyMoney, toDollars, ZERO_MONEY } from '@toolyard/core/shared';

export interface OutcomeEffect {
  /** Dollars, + received. */
  readonly cash: number;
  /** Shares, + delivered to the holder. */
  readonly shares: number;
}

type Contract = Pick<StrategyLegResponse, 'symbol' | 'type' | 'strike' | 'multiplier'>;

/**
 * What an outcome of signed contracts does: shares change hands at the strike, or cash does where the contract is settled
 * in cash, or nothing does. Null where the settlement price decides and is not known.
 */
export function outcomeEffect(
  { symbol, type, strike, multiplier }: Contract,
  contracts: number,
  outcome: ContractOutcome,
  settlementPrice: number | null = null,
): OutcomeEffect | null {
  if (outcome === 'expire' || type === null || strike === null) return { cash: 0, shares: 0 };
  if (termsOfContract(symbol).settlement === 'cash') {
    if (settlementPrice === null) return null;
    const gain = exerciseValue(type, fromDollars(strike), fromDollars(settlementPrice));
    const cash = multiplyMoney(maxMoney(gain, ZERO_MONEY), contracts * multiplier);
    return { cash: toDollars(cash), shares: 0 };
  }
  const shares = contracts * multiplier * (type === 'call' ? 1 : -1);
  return { cash: toDollars(multiplyMoney(fromDollars(strike), -shares)), shares };
}

/** The possible outcomes of a contract: a long one is exercised, a short one is assigned. */
export const outcomesOf = (contracts: number): readonly ContractOutcome[] =>
  contracts > 0 ? ['expire', 'exercise'] : ['expire', 'assign'];

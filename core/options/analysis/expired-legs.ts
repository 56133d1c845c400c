import {
  addMoney,
  multiplyMoney,
  subtractMoney,
  ZERO_MONEY,
  type Money,
} from '../../shared/index.ts';
import {
  costOf,
  isOptionLeg,
  parseOptionSymbol,
  settlementInstant,
  signedShares,
  termsOfContract,
  type Leg,
  type OptionLeg,
} from '../contracts/index.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** An expired contract that is not settled yet. */
export interface ExpiredContract {
  readonly symbol: string;
  /** Outcome by the exchange's rule; null while the settlement price is unknown. */
  readonly outcome: 'expire' | 'exercise' | 'assign' | null;
  /** Money per share. */
  readonly settlementPrice: Money | null;
}

/** Shares of the underlying in a contract; null for an adjusted one. */
const multiplierOf = ({ symbol, multiplier }: OptionLeg): number | null => {
  const parsed = parseOptionSymbol(symbol);
  return parsed.ok ? parsed.value.multiplier : multiplier;
};

/** Shares that are delivered for a contract, at its strike. */
function deliveredShares(leg: OptionLeg, underlying: string): Leg {
  const isBought = (leg.type === 'call') === (leg.position === 'long');
  return {
    ...{ kind: 'stock', symbol: underlying, multiplier: 1 },
    ...{ position: isBought ? 'long' : 'short', premium: leg.strike },
    quantity: leg.quantity * leg.multiplier,
  };
}

/** What exercise of a contract pays in cash at the settlement price, for the whole leg. */
function cashPaid(leg: OptionLeg, settlementPrice: Money): Money {
  const gain = subtractMoney(settlementPrice, leg.strike);
  return multiplyMoney(gain, signedShares(leg) * (leg.type === 'call' ? 1 : -1));
}

/**
 * The input without its expired contracts, as if each were settled by the exchange's rule: what is paid in cash less what
 * the contract cost is `expiredProfit`, shares are delivered at the strike. An expired contract so has no greeks, no
 * chance and no time value. Nothing of it is realised before it is settled. Those whose settlement price is unknown, and adjusted ones that are exercised, are awaited.
 *
 * A contract past its settlement that is not in the list is awaited too.
 *
 * @param expired the contracts that are known to have expired
 * @param underlying symbol of the shares that are delivered
 * @example
 * const input = analysisInput([longCall(100, 5)]);
 * const settlementPrice = 1_100_000;
 * withoutExpired(input, [{ symbol: input.legs[0].symbol, outcome: 'exercise', settlementPrice }], 'XYZ').legs // [longStock(100, 100)]
 */
export function withoutExpired(
  input: AnalysisInput,
  expired: readonly ExpiredContract[],
  underlying: string,
): AnalysisInput {
  const legs: Leg[] = [];
  const awaiting = [...(input.awaiting ?? [])];
  let expiredProfit = input.expiredProfit ?? ZERO_MONEY;
  for (const leg of input.legs) {
    const found = expired.find(({ symbol }) => symbol === leg.symbol);
    if (!isOptionLeg(leg) || (!found && settlementInstant(leg) > input.asOf)) {
      legs.push(leg);
      continue;
    }
    const inCash = termsOfContract(leg.symbol).settlement === 'cash';
    const { outcome = null, settlementPrice = null } = found ?? {};
    // What an adjusted contract delivers is not only shares of the underlying.
    const isAdjusted = multiplierOf(leg) === null && outcome !== 'expire';
    if (outcome === null || isAdjusted || (inCash && settlementPrice === null)) {
      awaiting.push(leg);
      continue;
    }
    expiredProfit = subtractMoney(expiredProfit, costOf([leg]));
    if (outcome === 'expire') continue;
    if (!inCash) legs.push(deliveredShares(leg, underlying));
    else if (settlementPrice !== null)
      expiredProfit = addMoney(expiredProfit, cashPaid(leg, settlementPrice));
  }
  if (legs.every((leg, index) => leg === input.legs[index]) && legs.length === input.legs.length)
    return input;
  return {
    ...input,
    legs,
    ...(expiredProfit !== ZERO_MONEY && { expiredProfit }),
    ...(awaiting.length > 0 && { awaiting }),
  };
}

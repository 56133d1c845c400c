import {
  addMoney,
  fromDollars,
  multiplyMoney,
  sumMoney,
  ZERO_MONEY,
  type Money,
} from '../../shared/index.ts';
import { isOptionLeg, type Leg } from './option-leg.ts';

/** What a broker charges for an order. */
export interface CommissionRates {
  /** Money per option contract; shares have none. */
  readonly perContract: Money;
  /** Money per order, however many legs it has. */
  readonly perTrade: Money;
}

/** Per option contract, and per order. */
export const MAX_COMMISSION: Money = fromDollars(100);

export const NO_COMMISSION: CommissionRates = { perContract: ZERO_MONEY, perTrade: ZERO_MONEY };

/**
 * Commissions of legs that are traded in one order, in money; none without a leg.
 *
 *     commissions = perTrade + perContract · Σ contracts
 *
 * @example commissionsOf([longStock(50, 100), shortCall(55, 1.2, { quantity: 2 })], { perContract: 6_500, perTrade: 10_000 }) // 23_000
 */
export function commissionsOf(
  legs: readonly Leg[],
  { perContract, perTrade }: CommissionRates,
): Money {
  if (legs.length === 0) return ZERO_MONEY;
  const contracts = legs.filter(isOptionLeg).map(({ quantity }) => quantity);
  return addMoney(perTrade, sumMoney(contracts.map((each) => multiplyMoney(perContract, each))));
}

/**
 * The commissions of an order by its legs, in money: the contracts of each, and the order's own at the first leg.
 *
 *     Σ commissionsByLeg(legs, rates) = commissionsOf(legs, rates)
 */
export const commissionsByLeg = (legs: readonly Leg[], rates: CommissionRates): readonly Money[] =>
  legs.map((leg, index) =>
    commissionsOf([leg], index === 0 ? rates : { ...rates, perTrade: ZERO_MONEY }),
  );

import { fromDollars, maxMoney, subtractMoney, ZERO_MONEY } from '../../../shared/index.ts';
import type { Money } from '../../../shared/index.ts';
import { instrumentOf, type OptionType, termsOfContract } from '../../contracts/index.ts';
import { SETTLEMENT_PRICE_UNKNOWN } from '../strategies.errors.ts';
import type { Fill, HeldContract, SettlementSource } from './position.ts';

/** Source of a settlement price that the user has stated. */
export const STATED = 'stated';

/** Official price that an expiry is settled at. */
export interface SettlementPrice extends SettlementSource {
  /** Money per share. */
  readonly price: Money;
}

export const OUTCOMES = ['expire', 'exercise', 'assign'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A held contract past its expiry that is not settled yet. */
export interface DueContract {
  readonly holding: HeldContract;
  /** Outcome by the exchange's rule; null while the settlement price is unknown. */
  readonly outcome: Outcome | null;
  /** Null until it is official, and where no source has it. */
  readonly settlementPrice: SettlementPrice | null;
}

/** A contract in the money by at least this much per share is exercised automatically (OCC Rule 805). */
const AUTOMATIC_EXERCISE_FROM: Money = fromDollars(0.01);

/** Value of exercising an option at once, money per share; negative out of the money. */
export const exerciseValue = (type: OptionType, strike: Money, spot: Money): Money =>
  type === 'call' ? subtractMoney(spot, strike) : subtractMoney(strike, spot);

/** Outcome of a contract at its expiry by the exchange's rule. */
export function outcomeByRule(
  { type, strike, quantity }: Pick<HeldContract, 'type' | 'strike' | 'quantity'>,
  settlementPrice: Money,
): Outcome {
  if (exerciseValue(type, strike, settlementPrice) < AUTOMATIC_EXERCISE_FROM) return 'expire';
  return quantity > 0 ? 'exercise' : 'assign';
}

/** A due contract with its settlement price and the outcome that follows from it. */
export const dueAt = (
  holding: HeldContract,
  settlementPrice: SettlementPrice | null,
): DueContract => ({
  holding,
  settlementPrice,
  outcome: settlementPrice && outcomeByRule(holding, settlementPrice.price),
});

/**
 * Value of an expired contract that is not settled yet, money per share: what the exchange pays in cash at the
 * settlement price, or the profit since then of the shares that it is exchanged for. Null while the settlement price is
 * unknown.
 */
export function expiredValue(
  holding: HeldContract,
  settlementPrice: Money | null,
  spot: Money | null,
): Money | null {
  if (settlementPrice === null) return null;
  if (outcomeByRule(holding, settlementPrice) === 'expire') return ZERO_MONEY;
  const inCash = termsOfContract(holding.symbol).settlement === 'cash';
  const price = inCash ? settlementPrice : spot;
  return price === null ? null : exerciseValue(holding.type, holding.strike, price);
}

const CAUSES = { expire: 'expiry', exercise: 'exercise', assign: 'assignment' } as const;

/** Shares delivered for so many contracts: the buyer of a call receives them, the buyer of a put delivers them. */
const sharesFrom = (
  { type, multiplier }: Pick<HeldContract, 'type' | 'multiplier'>,
  contracts: number,
): number => contracts * multiplier * (type === 'call' ? 1 : -1);

/**
 * Fills that settle contracts. Unless they expire, shares are bought or sold at the strike, and the contracts leave at a
 * price of 0; where settlement is in cash they leave at what exercise gains at the settlement price. `contracts` has
 * the sign of the holding. Refuses a payment in cash without its price with SETTLEMENT_PRICE_UNKNOWN.
 */
export function settlementFills(
  holding: HeldContract,
  contracts: number,
  outcome: Outcome,
  { symbol: underlying, price }: { readonly symbol: string; readonly price: Money | null },
  nextId: () => string,
): readonly Fill[] {
  const inCash = termsOfContract(holding.symbol).settlement === 'cash';
  const cause = CAUSES[outcome];
  const settled: Fill = {
    ...instrumentOf(holding),
    ...{ id: nextId(), quantity: -contracts, price: ZERO_MONEY, commission: ZERO_MONEY, cause },
    replaces: null,
  };
  if (outcome === 'expire') return [settled];
  if (inCash) {
    if (price === null) throw SETTLEMENT_PRICE_UNKNOWN();
    const gain = exerciseValue(holding.type, holding.strike, price);
    return [{ ...settled, price: maxMoney(gain, ZERO_MONEY) }];
  }
  const shares: Fill = {
    ...{ id: nextId(), kind: 'stock', symbol: underlying, multiplier: 1 },
    ...{
      quantity: sharesFrom(holding, contracts),
      price: holding.strike,
      commission: ZERO_MONEY,
      cause,
      replaces: null,
    },
  };
  return [settled, shares];
}

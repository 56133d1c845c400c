import { fromDollars, maxMoney, subtractMoney, ZERO_MONEY } from '../../../shared/index.ts';
import type { Money } from '../../../shared/index.ts';
import { instrumentOf, type OptionType, termsOfContract } from '../../contracts/index.ts';
import type { Fill, HeldContract } from './position.ts';

export const OUTCOMES = ['expire', 'exercise', 'assign'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A held contract past its expiry that is not settled yet. */
export interface DueContract {
  readonly holding: HeldContract;
  /** Outcome by the exchange's rule; null while the settlement price is unknown. */
  readonly outcome: Outcome | null;
  /** Close of the underlying on the expiry date, its opening price where the contract is AM-settled; null = unknown. */
  readonly settlementPrice: Money | null;
}

/** A contract in the money by at least this much per share is exercised automatically (OCC Rule 805). */
const AUTOMATIC_EXERCISE_FROM: Money = fromDollars(0.01);

/** Value of exercising an option at once, money per share; negative out of the money. */
export const exerciseValue = (type: OptionType, strike: Money, spot: Money): Money =>
  type === 'call' ? subtractMoney(spot, strike) : subtractMoney(strike, spot);

/** Outcome of a contract at its expiry by the exchange's rule. */
export function outcomeByRule(
  { type, strike, quantity }: HeldContract,
  settlementPrice: Money,
): Outcome {
  if (exerciseValue(type, strike, settlementPrice) < AUTOMATIC_EXERCISE_FROM) return 'expire';
  return quantity > 0 ? 'exercise' : 'assign';
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
 * the sign of the holding.
 */
export function settlementFills(
  holding: HeldContract,
  contracts: number,
  outcome: Outcome,
  { symbol: underlying, price }: { readonly symbol: string; readonly price: Money },
  nextId: () => string,
): readonly Fill[] {
  const inCash = termsOfContract(holding.symbol).settlement === 'cash';
  const gain = exerciseValue(holding.type, holding.strike, price);
  const cause = CAUSES[outcome];
  const settled: Fill = {
    ...instrumentOf(holding),
    ...{ id: nextId(), quantity: -contracts, price: ZERO_MONEY, commission: ZERO_MONEY, cause },
  };
  if (outcome === 'expire') return [settled];
  if (inCash) return [{ ...settled, price: maxMoney(gain, ZERO_MONEY) }];
  const shares: Fill = {
    ...{ id: nextId(), kind: 'stock', symbol: underlying, multiplier: 1 },
    ...{
      quantity: sharesFrom(holding, contracts),
      price: holding.strike,
      commission: ZERO_MONEY,
      cause,
    },
  };
  return [settled, shares];
}

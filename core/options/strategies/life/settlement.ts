import type { Instant, Money } from '../../../shared/index.ts';
import { fromDollars } from '../../../shared/index.ts';
import { isExpired, type OptionType } from '../../contracts/index.ts';
import type { Holding } from './position.ts';
import type { Fill } from './step.ts';

export const OUTCOMES = ['expire', 'exercise', 'assign'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A held contract past its expiry. */
export interface DueContract {
  readonly holding: Holding & { readonly type: OptionType; readonly strike: Money };
  /** What happens by rule; null while the settlement price is unknown. */
  readonly outcome: Outcome | null;
  /** The underlying's close on the expiry's day; null = unknown. */
  readonly settlementPrice: Money | null;
}

/** A contract in the money by this much a share is exercised without being told to (OCC Rule 805). */
const EXERCISED_FROM: Money = fromDollars(0.01);

export const isContract = (holding: Holding): holding is DueContract['holding'] =>
  holding.type !== null && holding.strike !== null;

/** The held contracts whose expiry has come. */
export const dueHoldings = (held: readonly Holding[], at: Instant): DueContract['holding'][] =>
  held
    .filter(isContract)
    .filter(({ expiry }) => expiry !== null && isExpired(at, expiry))
    .sort((a, b) => (a.expiry ?? '').localeCompare(b.expiry ?? ''));

/** What an option is worth at once, money a share; negative where exercising it would cost. */
export const exerciseValue = (type: OptionType, strike: Money, spot: Money): Money =>
  type === 'call' ? spot - strike : strike - spot;

/** What becomes of a contract at its expiry by rule. */
export function outcomeByRule(
  { type, strike, quantity }: DueContract['holding'],
  settlementPrice: Money,
): Outcome {
  if (exerciseValue(type, strike, settlementPrice) < EXERCISED_FROM) return 'expire';
  return quantity > 0 ? 'exercise' : 'assign';
}

const CAUSES = { expire: 'expiry', exercise: 'exercise', assign: 'assignment' } as const;

/** Shares that so many contracts turn into: a call's buyer gets them, a put's buyer gives them. */
export const sharesFrom = (
  { type, multiplier }: Pick<DueContract['holding'], 'type' | 'multiplier'>,
  contracts: number,
): number => contracts * multiplier * (type === 'call' ? 1 : -1);

/**
 * The fills by which contracts end: they leave at a price of 0 and, unless they expire, shares come
 * or go at the strike. `contracts` has the holding's sign.
 */
export function endingFills(
  holding: DueContract['holding'],
  contracts: number,
  outcome: Outcome,
  underlying: string,
  nextId: () => string,
): readonly Fill[] {
  const { kind, symbol, type, strike, expiry, multiplier, iv, delta } = holding;
  const cause = CAUSES[outcome];
  const ending: Fill = {
    ...{ id: nextId(), kind, symbol, type, strike, expiry, multiplier, iv, delta },
    ...{ quantity: -contracts, price: 0, commission: 0, cause },
  };
  if (outcome === 'expire') return [ending];
  const none = { type: null, strike: null, expiry: null, iv: null, delta: null };
  const shares: Fill = {
    ...{ id: nextId(), kind: 'stock', symbol: underlying, multiplier: 1, ...none },
    ...{ quantity: sharesFrom(holding, contracts), price: strike, commission: 0, cause },
  };
  return [ending, shares];
}

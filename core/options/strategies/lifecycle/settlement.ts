import {
  fromDollars,
  maxMoney,
  moneyOf,
  multiplyMoney,
  roundedMoney,
  subtractMoney,
  ZERO_MONEY,
} from '../../../shared/index.ts';
import type { Money } from '../../../shared/index.ts';
import {
  CONTRACT_ADJUSTED,
  deliverableOf,
  deliverableValue,
  exerciseGain,
  exercisePayment,
  hasKnownDeliverable,
  instrumentOf,
  termsOfContract,
  underlyingSymbol,
  type DeliveredShares,
  type PriceOf,
} from '../../contracts/index.ts';
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
  /** Outcome by the exchange's rule; null while a settlement price that decides it is unknown. */
  readonly outcome: Outcome | null;
  /** Null until it is official, and where no source has it. */
  readonly settlementPrice: SettlementPrice | null;
  /** Settlement prices of other companies whose shares it delivers. */
  readonly others: readonly OtherPrice[];
}

/** A contract in the money by at least this much per share is exercised automatically (OCC Rule 805). */
const AUTOMATIC_EXERCISE_FROM: Money = fromDollars(0.01);

/** A contract with all that its exercise depends on. */
type ExercisedContract = Pick<
  HeldContract,
  'symbol' | 'type' | 'strike' | 'multiplier' | 'deliverable'
>;

/** Price of the shares of another company that a contract delivers, money per share. */
export interface OtherPrice {
  readonly symbol: string;
  readonly price: Money;
}

/** The price of an underlying and of other companies by symbol. */
const pricesOf =
  (underlying: string, price: Money | null, others: readonly OtherPrice[]): PriceOf =>
  (symbol) =>
    symbol === underlying ? price : (others.find((each) => each.symbol === symbol)?.price ?? null);

function gainAt(contract: ExercisedContract, priceOf: PriceOf): Money | null {
  const delivered = deliverableValue(deliverableOf(contract), priceOf);
  return delivered === null ? null : exerciseGain(contract, delivered);
}

/**
 * What the exercise of one contract gains at once, in money; negative out of the money. `price` is that of its underlying,
 * `others` gives those of other companies whose shares it delivers. Null where one of them is unknown.
 */
export function exerciseValue(
  contract: ExercisedContract,
  price: Money | null,
  others: readonly OtherPrice[] = [],
): Money | null {
  const underlying = underlyingSymbol(contract);
  return gainAt(contract, pricesOf(underlying, price, others));
}

/**
 * Outcome of a contract at its expiry by the exchange's rule, by the value of what it delivers at the settlement prices.
 * Null where one of them is unknown.
 */
export function outcomeByRule(
  contract: ExercisedContract & Pick<HeldContract, 'quantity'>,
  settlementPrice: Money | null,
  others: readonly OtherPrice[] = [],
): Outcome | null {
  const gain = exerciseValue(contract, settlementPrice, others);
  if (gain === null) return null;
  if (gain < multiplyMoney(AUTOMATIC_EXERCISE_FROM, contract.multiplier)) return 'expire';
  return contract.quantity > 0 ? 'exercise' : 'assign';
}

/** A due contract with its settlement price and the outcome that follows; one that delivers cash alone needs no price. */
export const dueAt = (
  holding: HeldContract,
  settlementPrice: SettlementPrice | null,
  others: readonly OtherPrice[] = [],
): DueContract => ({
  holding,
  settlementPrice,
  others,
  outcome: outcomeByRule(holding, settlementPrice?.price ?? null, others),
});

/**
 * Value of an expired contract that is not settled yet, money per unit of its multiplier: what the exchange pays in cash at
 * the settlement price, or the profit since then of the shares that it is exchanged for. Null while its outcome is unknown.
 */
export function expiredValue(
  holding: HeldContract,
  settlementPrice: Money | null,
  outcome: Outcome | null,
  priceNow: PriceOf,
): Money | null {
  if (outcome === null) return null;
  if (outcome === 'expire') return ZERO_MONEY;
  const inCash = termsOfContract(holding.symbol).settlement === 'cash';
  const gain = inCash ? exerciseValue(holding, settlementPrice) : gainAt(holding, priceNow);
  return gain === null ? null : roundedMoney(gain / holding.multiplier);
}

const CAUSES = { expire: 'expiry', exercise: 'exercise', assign: 'assignment' } as const;

/** A payment for so many shares as fills of at most two prices per share, which differ by 1e-4 dollar and are exact together. */
function pricedShares(payment: Money, shares: number): readonly { shares: number; price: Money }[] {
  const price = moneyOf(Math.floor(payment / shares));
  const dearer = payment - price * shares;
  return [
    { shares: shares - dearer, price },
    { shares: dearer, price: moneyOf(price + 1) },
  ].filter((each) => each.shares > 0);
}

/**
 * What is paid for the shares of each company that one contract delivers, in money: the strike's payment in proportion to
 * their values; to their numbers where a price is unknown. The last one bears what rounding leaves.
 */
function paymentsFor(
  contract: ExercisedContract,
  priceOf: PriceOf,
): readonly (DeliveredShares & { readonly payment: Money })[] {
  const { shares } = deliverableOf(contract);
  const values = shares.map((each) => each.shares * (priceOf(each.symbol) ?? 0));
  const weights = values.includes(0) ? shares.map((each) => each.shares) : values;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = exercisePayment(contract);
  return shares.map((each, index) => {
    const share = roundedMoney((exercisePayment(contract) * weights[index]!) / total);
    const payment = index === shares.length - 1 ? left : share;
    left = subtractMoney(left, payment);
    return { ...each, payment };
  });
}

/** The underlying of a settlement, and the prices of what is delivered. */
interface SettledAt {
  /** Symbol of the underlying of unadjusted contracts. */
  readonly symbol: string;
  /** Its price; null = unknown. */
  readonly price: Money | null;
  /** Prices of other companies whose shares are delivered. */
  readonly others?: readonly OtherPrice[];
}

/**
 * Fills that settle contracts. Unless they expire, what they deliver is bought or sold for the strike: the buyer of a call
 * and the seller of a put receive it. The contracts leave at a price of 0; where settlement is in cash, or nothing but cash
 * is delivered, they leave at what exercise gains. `contracts` has the sign of the holding. Refuses a payment in cash
 * without its price with SETTLEMENT_PRICE_UNKNOWN, and a contract of which nobody has said what it delivers with
 * CONTRACT_ADJUSTED.
 */
export function settlementFills(
  holding: HeldContract,
  contracts: number,
  outcome: Outcome,
  { symbol: underlying, price, others = [] }: SettledAt,
  nextId: () => string,
): readonly Fill[] {
  const cause = CAUSES[outcome];
  const settled: Fill = {
    ...instrumentOf(holding),
    ...{ id: nextId(), quantity: -contracts, price: ZERO_MONEY, commission: ZERO_MONEY, cause },
    replaces: null,
  };
  if (outcome === 'expire') return [settled];
  if (!hasKnownDeliverable(holding)) throw CONTRACT_ADJUSTED();
  const { shares, cash } = deliverableOf(holding);
  if (termsOfContract(holding.symbol).settlement === 'cash' || shares.length === 0) {
    const gain = exerciseValue(holding, price, others);
    if (gain === null) throw SETTLEMENT_PRICE_UNKNOWN();
    const perUnit = roundedMoney(gain / holding.multiplier);
    return [{ ...settled, price: maxMoney(perUnit, ZERO_MONEY) }];
  }
  const received = holding.type === 'call' ? contracts : -contracts;
  const priceOf = pricesOf(underlying, price, others);
  const delivered = paymentsFor(holding, priceOf).flatMap((each) => {
    const symbol = holding.deliverable === null ? underlying : each.symbol;
    const stock = { kind: 'stock', symbol, multiplier: 1 } as const;
    const payment = multiplyMoney(each.payment, Math.abs(received));
    return pricedShares(payment, each.shares * Math.abs(received)).map((lot): Fill => ({
      ...stock,
      ...{ id: nextId(), quantity: Math.sign(received) * lot.shares, price: lot.price },
      ...{ commission: ZERO_MONEY, cause, replaces: null },
    }));
  });
  if (cash === 0) return [settled, ...delivered];
  const paid: Fill = {
    ...{ kind: 'stock', symbol: shares[0]!.symbol, multiplier: 1 },
    ...{ id: nextId(), quantity: received, price: cash, commission: ZERO_MONEY },
    ...{ cause: 'cashPayment', replaces: null },
  };
  return [settled, ...delivered, paid];
}

import {
  addMoney,
  multiplyMoney,
  roundedMoney,
  subtractMoney,
  sumMoney,
  type Money,
  ZERO_MONEY,
} from '../../shared/index.ts';
import type {
  Deliverable,
  DeliveredShares,
  Instrument,
  OptionContract,
  OptionInstrument,
  OptionLeg,
} from './option-leg.ts';
import { rootOf, underlyingSymbol } from './option-symbol.ts';

/** Price of a symbol, money per share; null = unknown. */
export type PriceOf = (symbol: string) => Money | null;

/**
 * What one contract delivers, an unadjusted one too.
 *
 * @example deliverableOf(longCall(100, 5)) // { shares: [{ symbol: 'XYZ', shares: 100 }], cash: 0 }
 */
export const deliverableOf = ({
  symbol,
  multiplier,
  deliverable = null,
}: Pick<OptionContract, 'symbol' | 'multiplier'> & {
  readonly deliverable?: Deliverable | null;
}): Deliverable =>
  deliverable ?? {
    shares: [{ symbol: underlyingSymbol({ symbol }), shares: multiplier }],
    cash: ZERO_MONEY,
  };

/**
 * Whether it is known what a contract delivers. One of which only its adjusted root is known, as of a broker's file, stands
 * as delivering a share of that root, which no market trades.
 *
 * @example hasKnownDeliverable({ symbol: 'GREE1210917P00022000', deliverable: { shares: [{ symbol: 'GREE1', shares: 1 }], cash: 0 } }) // false
 */
export const hasKnownDeliverable = ({
  symbol,
  deliverable,
}: Pick<OptionInstrument, 'symbol' | 'deliverable'>): boolean =>
  deliverable === null || deliverable.shares.every((each) => each.symbol !== rootOf(symbol));

/**
 * The deliverable of an adjusted contract of which only the root is known: what the root stands for. No source has a price
 * of that, so that the contract has no value until its deliverable is known.
 *
 * @example unknownDeliverable('GREE1') // { shares: [{ symbol: 'GREE1', shares: 1 }], cash: 0 }
 */
export const unknownDeliverable = (root: string): Deliverable => ({
  shares: [{ symbol: root, shares: 1 }],
  cash: ZERO_MONEY,
});

/**
 * Value of what one contract delivers, in money; null where the price of one of the shares is unknown.
 *
 *     value = Σ shares · price + cash
 *
 * Source: Options Industry Council, 'Splits, Mergers, Spinoffs and Bankruptcies'.
 *
 * @example deliverableValue({ shares: [{ symbol: 'USO', shares: 12 }], cash: 81_800 }, () => 200_000) // 2_481_800: 12 · 20 + 8.18 dollars
 */
export function deliverableValue({ shares, cash }: Deliverable, priceOf: PriceOf): Money | null {
  const values = shares.map((each) => {
    const price = priceOf(each.symbol);
    return price === null ? null : multiplyMoney(price, each.shares);
  });
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? addMoney(cash, sumMoney(known)) : null;
}

/**
 * What is paid for the deliverable of one contract upon exercise, in money: strike · multiplier. An adjustment of the
 * deliverable changes neither of them.
 *
 * @example exercisePayment({ strike: 20_000, multiplier: 100 }) // 2_000_000: 200 dollars
 */
export const exercisePayment = ({
  strike,
  multiplier,
}: Pick<OptionContract, 'strike' | 'multiplier'>): Money => multiplyMoney(strike, multiplier);

/**
 * What the exercise of one contract gains at once, in money; negative out of the money.
 *
 *     call: value of the deliverable − strike · multiplier
 *     put:  strike · multiplier − value of the deliverable
 *
 * Source: OCC, information memos on contract adjustments; OIC, FAQ on adjusted options.
 *
 * @param delivered {@link deliverableValue}
 * @example exerciseGain({ type: 'call', strike: 20_000, multiplier: 100 }, 1_775_000) // -225_000: 5 · 35.50 − 200 dollars
 */
export function exerciseGain(
  contract: Pick<OptionContract, 'type' | 'strike' | 'multiplier'>,
  delivered: Money,
): Money {
  const payment = exercisePayment(contract);
  return contract.type === 'call'
    ? subtractMoney(delivered, payment)
    : subtractMoney(payment, delivered);
}

/** The only company whose shares a contract delivers; null where there are several or none. */
const onlyShares = ({ shares: [only, ...others] }: Deliverable): DeliveredShares | null =>
  others.length === 0 ? (only ?? null) : null;

/**
 * Price of the underlying at which exercise of a contract neither gains nor loses, money per share, rounded to 1e-4 dollar:
 * a call pays above it, a put below. Null unless shares of one company are delivered.
 *
 *     (strike · multiplier − cash) / shares
 *
 * @example exerciseBreakeven({ strike: 20_000, multiplier: 100 }, { shares: [{ symbol: 'TSDD', shares: 5 }], cash: 0 }) // 400_000: 40 dollars
 */
export function exerciseBreakeven(
  contract: Pick<OptionContract, 'strike' | 'multiplier'>,
  deliverable: Deliverable,
): Money | null {
  const only = onlyShares(deliverable);
  const payment = subtractMoney(exercisePayment(contract), deliverable.cash);
  return only && roundedMoney(payment / only.shares);
}

/**
 * The unadjusted contract that pays the same as an adjusted one at every price and date: it delivers as many shares, and
 * its strike is {@link exerciseBreakeven}, rounded to 1e-4 dollar.
 *
 *     max(shares · S + cash − strike · multiplier, 0) = shares · max(S − (strike · multiplier − cash) / shares, 0)
 *
 * Null where no such contract exists: with shares of another company than the underlying, without shares, and where more
 * cash is delivered than the strike pays for.
 *
 * @example ordinaryContract(longCall(2, 0.1, { symbol: 'TSDD1261218C00002000' }), { shares: [{ symbol: 'TSDD', shares: 5 }], cash: 0 }).strike // 400_000
 */
export function ordinaryContract<
  Contract extends Pick<OptionContract, 'symbol' | 'strike' | 'multiplier'>,
>(contract: Contract, deliverable: Deliverable | null): Contract | null {
  if (deliverable === null) return contract;
  const only = onlyShares(deliverable);
  const strike = exerciseBreakeven(contract, deliverable);
  const isOwn = only !== null && only.symbol === underlyingSymbol(contract);
  return isOwn && strike !== null && strike > 0
    ? { ...contract, strike, multiplier: only.shares }
    : null;
}

/**
 * The leg of an {@link ordinaryContract}; its premium is rounded to 1e-4 dollar per delivered share.
 *
 *     premium · multiplier / shares
 *
 * @param leg as it is listed: strike and premium per unit of its multiplier
 * @example ordinaryLeg(longCall(2, 0.1, { symbol: 'TSDD1261218C00002000' }), { shares: [{ symbol: 'TSDD', shares: 5 }], cash: 0 }).premium // 20_000: 2 dollars for each of 5 shares
 */
export function ordinaryLeg(leg: OptionLeg, deliverable: Deliverable | null): OptionLeg | null {
  const ordinary = ordinaryContract(leg, deliverable);
  if (ordinary === null || deliverable === null) return ordinary;
  return {
    ...ordinary,
    premium: roundedMoney((leg.premium * leg.multiplier) / ordinary.multiplier),
  };
}

/** Whether all of some instruments are contracts that deliver nothing but cash, as a merger for cash leaves them. */
export const isCashAlone = (held: readonly Instrument[]): boolean =>
  held.length > 0 &&
  held.every((each) => each.kind === 'option' && each.deliverable?.shares.length === 0);

/** Whether the price of an underlying alone values an instrument: its shares, and contracts that deliver them alone. */
export const isValuedBy = (underlying: string, each: Instrument): boolean =>
  each.kind === 'stock'
    ? each.symbol === underlying
    : ordinaryContract(each, each.deliverable) !== null;

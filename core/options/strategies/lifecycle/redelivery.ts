import { ZERO_MONEY } from '../../../shared/index.ts';
import { deliverableOf, hasKnownDeliverable, isOption } from '../../contracts/index.ts';
import { derivedFillId } from './booked-steps.ts';
import type { Fill, HeldContract, Holding } from './position.ts';
import { settlementFills, type Outcome } from './settlement.ts';

const OUTCOMES: Readonly<Partial<Record<Fill['cause'], Outcome>>> = {
  ...{ expiry: 'expire', exercise: 'exercise', assignment: 'assign' },
};

const isSameDelivery = (a: HeldContract, b: HeldContract): boolean => {
  const [one, other] = [deliverableOf(a), deliverableOf(b)];
  const hasSameShares =
    one.shares.length === other.shares.length &&
    one.shares.every(({ symbol, shares }) =>
      other.shares.some((each) => each.symbol === symbol && each.shares === shares),
    );
  return a.multiplier === b.multiplier && one.cash === other.cash && hasSameShares;
};

const isSameTrade = (a: Fill | undefined, b: Fill | undefined): boolean =>
  a?.symbol === b?.symbol && a?.quantity === b?.quantity && a?.price === b?.price;

/** Whether its settlement needs no price: it delivers shares of one company at most. */
const needsNoPrice = (contract: HeldContract): boolean =>
  hasKnownDeliverable(contract) && deliverableOf(contract).shares.length <= 1;

/**
 * The fills of the end of a contract, its own first, where the corporate actions before it now leave another deliverable
 * than when it was recorded: what the contract delivers follows. Fills that its owner has changed stay, as do those of a
 * contract that delivers shares of several companies, which need their prices of then.
 *
 * @param fills The fill of the contract and those of what it delivered.
 * @param before The holding as it was when they were recorded.
 * @param now The holding that follows from the steps before.
 */
export function redelivered(
  fills: readonly Fill[],
  before: Holding | undefined,
  now: Holding | undefined,
): readonly Fill[] {
  const [own, ...recorded] = fills;
  const outcome = own && OUTCOMES[own.cause];
  if (!own || !outcome || !before || !now || !isOption(before) || !isOption(now)) return fills;
  if (isSameDelivery(before, now) || !needsNoPrice(before) || !needsNoPrice(now)) return fills;
  const symbol = recorded[0]?.symbol ?? '';
  const fillsOf = (holding: HeldContract) => {
    let index = 0;
    const nextId = () => fills[index++]?.id ?? derivedFillId(own.id, index);
    return settlementFills(holding, -own.quantity, outcome, { symbol, price: null }, nextId);
  };
  const byRule = fillsOf(before);
  const isByRule =
    byRule.length === fills.length &&
    byRule.every((fill, index) => isSameTrade(fill, fills[index]));
  if (!isByRule) return fills;
  return fillsOf(now).map((fill, index) => ({
    ...fill,
    commission: fills[index]?.commission ?? ZERO_MONEY,
  }));
}

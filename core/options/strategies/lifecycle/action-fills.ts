import type { CorporateAction } from '../../../market/index.ts';
import { toWholeCents, ZERO_MONEY, type Instant, type Money } from '../../../shared/index.ts';
import {
  adjusted,
  instrumentOf,
  isOption,
  settlementInstant,
  wholeUnits,
} from '../../contracts/index.ts';
import { averageCost, type Fill, type Holding } from './position.ts';

/** Where and when an action is booked. */
interface ActionContext {
  readonly at: Instant;
  /** Last price of a share of before as it counts after the action; null = unknown. */
  readonly price: Money | null;
  /** Id of the fill with this number. */
  readonly fillId: (index: number) => string;
}

type NewFill = Fill extends infer Each ? (Each extends Fill ? Omit<Each, 'id'> : never) : never;

/** What becomes of one holding; nothing where the action leaves it as it is, null where that needs an unknown price. */
function holdingFills(
  holding: Holding,
  action: CorporateAction,
  price: Money | null,
): readonly NewFill[] | null {
  const after = adjusted(instrumentOf(holding), action, price);
  if (after === 'unchanged') return [];
  if (after === 'unpriced') return null;
  const { instrument, cash, ...ratio } = after;
  const { quantity, symbol } = holding;
  const sign = Math.sign(quantity);
  const { whole, fraction } = wholeUnits(Math.abs(quantity), ratio);
  if (fraction > 0 && price === null) return null;
  const stock = { kind: 'stock', symbol, multiplier: 1 } as const;
  const terms = { commission: ZERO_MONEY, replaces: null } as const;
  const payment = { ...stock, ...terms, cause: 'cashPayment' } as const;
  const inLieu = toWholeCents(fraction * (price ?? ZERO_MONEY));
  const paid = inLieu === 0 ? [] : [{ ...payment, quantity: sign, price: inLieu }];
  const closing = { ...stock, ...terms, quantity: -quantity, cause: 'corporateAction' } as const;
  if (instrument === null) return [{ ...closing, price: cash }];
  const merged = cash === 0 ? [] : [{ ...payment, quantity, price: cash }];
  if (whole === 0) return [{ ...closing, price: ZERO_MONEY }, ...merged, ...paid];
  const held: Holding = { ...holding, ...instrument, quantity: sign * whole };
  const replacing: NewFill = {
    ...instrument,
    ...{ quantity: held.quantity, price: averageCost(held) },
    ...{ commission: ZERO_MONEY, cause: 'corporateAction', replaces: symbol },
  };
  return [replacing, ...merged, ...paid];
}

/**
 * The fills of a corporate action: one for each holding that it replaces by another, and one for all cash that is paid
 * beside. Contracts that have expired before it are left to their settlement. Null where cash in lieu of a fraction needs
 * a price that is not known.
 */
export function actionFills(
  action: CorporateAction,
  held: readonly Holding[],
  { at, price, fillId }: ActionContext,
): readonly Fill[] | null {
  const live = held.filter((each) => !isOption(each) || settlementInstant(each) > at);
  const fills: NewFill[] = [];
  for (const holding of live) {
    const made = holdingFills(holding, action, price);
    if (made === null) return null;
    fills.push(...made);
  }
  return fills.map((fill, index) => ({ ...fill, id: fillId(index) }));
}

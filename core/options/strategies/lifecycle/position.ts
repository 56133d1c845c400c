import {
  addMoney,
  maxMoney,
  moneyOf,
  multiplyMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import type { CorporateAction } from '../../../market/index.ts';
import { maxLoss } from '../../analysis/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import type { Instrument, Leg, OptionLeg } from '../../contracts/index.ts';
import {
  instrumentOf,
  isOption,
  isValuedBy,
  ordinaryLeg,
  underlyingSymbol,
} from '../../contracts/index.ts';

export const FILL_CAUSES = [
  'trade',
  'expiry',
  'exercise',
  'assignment',
  'dividend',
  'corporateAction',
  'cashPayment',
] as const;
export type FillCause = (typeof FILL_CAUSES)[number];

/**
 * An executed trade, the change of quantity at an expiry, an exercise, an assignment or a corporate action, or cash that
 * is paid and changes no quantity: the dividend of shares, cash in lieu of fractions and the cash of a merger. Its delta
 * is that of a bought contract.
 */
export type Fill = Instrument & {
  readonly id: string;
  /**
   * Contracts or shares: bought positive, sold negative, never zero; of cash that is paid the shares that receive it, and
   * of a fill that replaces a holding what is held after it.
   */
  readonly quantity: number;
  /** Money per share, never negative. */
  readonly price: Money;
  /** For the whole fill, never negative. */
  readonly commission: Money;
  readonly cause: FillCause;
  /**
   * Symbol of the holding that a corporate action has replaced by this one, at the same cost and without cash; its price
   * is the average cost. Null for every other fill.
   */
  readonly replaces: string | null;
};

export const STEP_KINDS = [
  'opened',
  'added',
  'closedLeg',
  'rolled',
  'adjusted',
  'stockTraded',
  'closed',
  'expired',
  'assigned',
  'exercised',
  'dividend',
  'corporateAction',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Where a settlement price came from. */
export interface SettlementSource {
  /** The provider, or `stated` by the user. */
  readonly source: string;
  /** When the source gave it. */
  readonly at: Instant;
}

/** One event in the lifecycle of a position, with all its fills. */
export interface StrategyStep {
  readonly id: string;
  readonly at: Instant;
  readonly kind: StepKind;
  /**
   * Price of the underlying at that time, at an expiry the settlement price. Null where contracts for shares were
   * settled by stated outcomes before their settlement price was known.
   */
  readonly spot: Money | null;
  /** Source of the settlement price; null for other steps, and where no source was recorded. */
  readonly settledBy: SettlementSource | null;
  /** The split, special dividend, symbol change or merger that the step books; null for other steps. */
  readonly action: CorporateAction | null;
  /** Market value of the holdings after the step; null = unknown. */
  readonly value: Money | null;
  /** Maximum loss that the whole trade could still make after the step; null = unlimited or unknown. */
  readonly atRisk: Money | null;
  readonly note: string;
  readonly fills: readonly Fill[];
}

/**
 * The change of a recorded step: what it was, and what it is now. One that changes nothing keeps a booked step as a file
 * stated it, whatever a source announces.
 */
export interface StepCorrection {
  readonly id: string;
  /** When it was changed. */
  readonly at: Instant;
  /** Why, in the words of the user; may be blank. */
  readonly reason: string;
  readonly before: StrategyStep;
  /** Null where the step was taken back. */
  readonly after: StrategyStep | null;
}

/** Whether a fill is cash that shares receive, which changes no quantity: quantity · price. */
export const isPayment = ({ cause }: Pick<Fill, 'cause'>): boolean =>
  cause === 'dividend' || cause === 'cashPayment';

/** Whether a fill is what a corporate action has made of another holding. Corrections of older versions lack the field. */
export const isReplacement = <T extends { readonly replaces?: string | null }>(
  fill: T,
): fill is T & { readonly replaces: string } => typeof fill.replaces === 'string';

/**
 * Cash received (positive) or paid for a fill: −quantity · multiplier · price − commission; for a payment
 * quantity · price − commission; for a replacement −commission.
 */
export const cashOf = (fill: Fill): Money => {
  const { quantity, multiplier, price, commission } = fill;
  if (isReplacement(fill)) return negateMoney(commission);
  const amount = multiplyMoney(price, quantity * multiplier);
  return isPayment(fill)
    ? subtractMoney(amount, commission)
    : negateMoney(addMoney(amount, commission));
};

export const stepCash = ({ fills }: Pick<StrategyStep, 'fills'>): Money =>
  sumMoney(fills.map(cashOf));

/** Total amount paid and received, commissions included. */
export const turnover = (steps: readonly Pick<StrategyStep, 'fills'>[]): number =>
  steps
    .flatMap(({ fills }) => fills)
    .reduce((sum, fill) => {
      const { quantity, multiplier, price, commission } = fill;
      const traded = isReplacement(fill) ? 0 : Math.abs(quantity) * multiplier * price;
      return sum + traded + commission;
    }, 0);

/** The held quantity of one instrument. Its delta is that of a bought contract. */
export type Holding = Instrument & {
  /** Id of the fill that opened it. */
  readonly id: string;
  /** Contracts or shares: long positive, short negative, never zero. */
  readonly quantity: number;
  /** Average cost of the held quantity, without commissions; negative where premium was received. */
  readonly cost: Money;
};

/** A held option contract. */
export type HeldContract = Extract<Holding, { kind: 'option' }>;

/** Result of a sequence of fills. */
export interface Holdings {
  /** In the order in which they were opened. */
  readonly held: readonly Holding[];
  /** Σ cash of the fills. */
  readonly cash: Money;
  readonly commissions: Money;
}

export const NOTHING_HELD: Holdings = { held: [], cash: ZERO_MONEY, commissions: ZERO_MONEY };

/** Part of the cost of `held` units that belongs to `units` of them, exact to 1e-4 dollar, rounded towards zero. */
const shareOf = (cost: Money, units: number, held: number): Money =>
  moneyOf(Number((BigInt(cost) * BigInt(units)) / BigInt(held)));

const opened = (fill: Fill, quantity: number): Holding => ({
  ...instrumentOf(fill),
  id: fill.id,
  quantity,
  cost: multiplyMoney(fill.price, quantity * fill.multiplier),
});

/** The volatility and delta of a contract after a fill that adds to it: those of the fill where they are known. */
const requoted = (holding: Holding, fill: Fill): Holding =>
  isOption(holding) && isOption(fill) && fill.iv !== null
    ? { ...holding, iv: fill.iv, delta: fill.delta }
    : holding;

/** The holding after a fill of the same instrument; null when nothing is left. */
function changed(holding: Holding, fill: Fill): Holding | null {
  const quantity = holding.quantity + fill.quantity;
  if (quantity === 0) return null;
  const added = multiplyMoney(fill.price, fill.quantity * fill.multiplier);
  if (Math.sign(fill.quantity) === Math.sign(holding.quantity))
    return { ...requoted(holding, fill), quantity, cost: addMoney(holding.cost, added) };
  if (Math.sign(quantity) !== Math.sign(holding.quantity)) return opened(fill, quantity);
  return { ...holding, quantity, cost: shareOf(holding.cost, quantity, holding.quantity) };
}

/** Two holdings of one instrument as one; null where they cancel out. */
function joined(holding: Holding, other: Holding): Holding | null {
  const quantity = holding.quantity + other.quantity;
  if (quantity === 0) return null;
  if (Math.sign(holding.quantity) === Math.sign(other.quantity))
    return { ...holding, quantity, cost: addMoney(holding.cost, other.cost) };
  const left = Math.abs(holding.quantity) > Math.abs(other.quantity) ? holding : other;
  return { ...holding, quantity, cost: shareOf(left.cost, quantity, left.quantity) };
}

/** The holdings after one of them has been replaced by another instrument at the same cost. */
function replaced(held: readonly Holding[], fill: Fill & { readonly replaces: string }) {
  const before = held.find(({ symbol }) => symbol === fill.replaces);
  if (!before) return held;
  const { id, cost } = before;
  const after: Holding = { ...instrumentOf(fill), id, cost, quantity: fill.quantity };
  const others = held.filter((each) => each !== before);
  const same = others.find(({ symbol }) => symbol === fill.symbol);
  if (!same) return held.map((each) => (each === before ? after : each));
  return others.flatMap((each) => (each === same ? (joined(same, after) ?? []) : each));
}

/**
 * A holding after cash that goes with its shares, in lieu of a part of them or with the purchase of them: its cost is lower
 * by it, down to zero. What goes with shares of the other sign belongs to their sale, and changes no cost.
 */
function withPayment(holding: Holding, { quantity, price }: Fill): Holding {
  if (Math.sign(quantity) !== Math.sign(holding.quantity)) return holding;
  const cost = subtractMoney(holding.cost, multiplyMoney(price, quantity));
  return { ...holding, cost: Math.sign(cost) === Math.sign(holding.quantity) ? cost : ZERO_MONEY };
}

function heldAfter(held: readonly Holding[], fill: Fill): readonly Holding[] {
  if (fill.cause === 'dividend') return held;
  if (fill.cause === 'cashPayment')
    return held.map((each) => (each.symbol === fill.symbol ? withPayment(each, fill) : each));
  if (isReplacement(fill)) return replaced(held, fill);
  return held.some(({ symbol }) => symbol === fill.symbol)
    ? held.flatMap((each) => (each.symbol === fill.symbol ? (changed(each, fill) ?? []) : each))
    : [...held, opened(fill, fill.quantity)];
}

/** Holdings and cash after one more fill. */
const afterFill = ({ held, cash, commissions }: Holdings, fill: Fill): Holdings => ({
  held: heldAfter(held, fill),
  cash: addMoney(cash, cashOf(fill)),
  commissions: addMoney(commissions, fill.commission),
});

export const afterFills = (before: Holdings, fills: readonly Fill[]): Holdings =>
  fills.reduce(afterFill, before);

/** Holdings and cash after these steps. */
export const holdingsAfter = (steps: readonly Pick<StrategyStep, 'fills'>[]): Holdings =>
  steps.reduce((before, { fills }) => afterFills(before, fills), NOTHING_HELD);

const totalCost = (held: readonly Holding[]): Money => sumMoney(held.map(({ cost }) => cost));

/** Average cost in money per share, never negative. */
export const averageCost = ({ cost, quantity, multiplier }: Holding): Money =>
  moneyOf(Math.round(cost / (quantity * multiplier)));

/**
 * Realised profit: closed quantities against their average cost, less all commissions.
 *
 *     realised = Σ cash + Σ cost of the holdings
 */
export const realised = ({ held, cash }: Holdings): Money => addMoney(cash, totalCost(held));

/** Σ quantity · multiplier · price; null when one price is unknown. Prices in money per share. */
export const valueAt = (
  held: readonly Holding[],
  priceOf: (holding: Holding) => Money | null,
): Money | null =>
  held.reduce<Money | null>((sum, holding) => {
    const price = sum === null ? null : priceOf(holding);
    if (sum === null || price === null) return null;
    return addMoney(sum, multiplyMoney(price, holding.quantity * holding.multiplier));
  }, ZERO_MONEY);

/** Unrealised profit of the holdings at their value: Σ value − Σ cost. */
export const unrealised = ({ held }: Holdings, value: Money): Money =>
  subtractMoney(value, totalCost(held));

/** Profit of the whole trade: Σ cash + value of the holdings. */
export const profitAndLoss = ({ cash }: Holdings, value: Money): Money => addMoney(cash, value);

/** The underlying of the holdings: of the first contract, without contracts the first shares; blank where nothing is held. */
export function underlyingAmong(held: readonly Holding[]): string {
  const first = held.find(isOption) ?? held[0];
  return first ? underlyingSymbol(first) : '';
}

/**
 * A holding as a leg of an analysis, at its average cost per share, to 1e-4 dollar; an adjusted contract as the unadjusted
 * one that pays the same, or as it is listed where there is none.
 */
export function holdingLeg(holding: Holding, premium = averageCost(holding)): Leg {
  const position = holding.quantity > 0 ? 'long' : 'short';
  const terms = { position, premium, quantity: Math.abs(holding.quantity) } as const;
  const instrument = instrumentOf(holding);
  if (!isOption(instrument)) return { ...instrument, ...terms };
  const { deliverable, delta, ...contract } = instrument;
  const leg: OptionLeg = {
    ...contract,
    ...terms,
    delta: delta === null ? null : Math.sign(holding.quantity) * delta,
  };
  return ordinaryLeg(leg, deliverable) ?? leg;
}

/**
 * Maximum loss that the whole trade can end with: the maximum loss of the holdings, less the cash so far. Zero where
 * nothing can be lost any more; null = unlimited or unknown.
 */
export function maxLossRemaining(
  { held, cash }: Holdings,
  market: {
    /** The model needs it for its scale only: the loss is the greatest at any price. */
    readonly spot: Money | null;
    readonly at: Instant;
    readonly terms: readonly ExpiryTerms[];
  },
): Money | null {
  if (held.length === 0) return maxMoney(ZERO_MONEY, negateMoney(cash));
  const underlying = underlyingAmong(held);
  if (!held.every((holding) => isValuedBy(underlying, holding))) return null;
  const legs = held.map((holding) => holdingLeg(holding, ZERO_MONEY));
  const { at: asOf, terms } = market;
  const spot = market.spot ?? held.find(isOption)?.strike ?? ZERO_MONEY;
  const loss = maxLoss({ legs, spot, asOf, terms, volatility: null });
  if (loss === null || loss === 'unlimited') return null;
  return maxMoney(ZERO_MONEY, subtractMoney(loss, cash));
}

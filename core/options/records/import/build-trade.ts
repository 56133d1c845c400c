import { moneyOf, toDollars, ZERO_MONEY } from '../../../shared/index.ts';
import type { CorporateAction } from '../../../market/index.ts';
import type { CalendarDate, Instant } from '../../../shared/index.ts';
import {
  expiriesAmong,
  instrumentOf,
  isOption,
  settlementInstant,
  yearsBetween,
} from '../../contracts/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import {
  EMPTY_JOURNAL,
  afterFills,
  holdingLeg,
  holdingsAfter,
  isBooked,
  maxLossRemaining,
  nameOf,
  NOTHING_HELD,
  stepKind,
  strategyLegs,
  withBookedIds,
  type Fill,
  type Holdings,
  type StepKind,
  type Strategy,
  type StrategyLeg,
  type StrategyStep,
} from '../../strategies/index.ts';
import { recognise } from '../../templates/index.ts';

/** The fills of one time, and the price of the underlying at that time. */
export interface ImportedStep extends Pick<StrategyStep, 'at' | 'spot'> {
  /** What the file says of it; blank where it says nothing. */
  readonly note?: string;
  readonly fills: readonly Fill[];
  /** The corporate action that it books; absent for every other step. */
  readonly action?: CorporateAction | null;
}

/** A trade of a file, oldest step first. */
export interface ImportedTrade {
  /** If blank, the strategy gets the name of the recognised structure. */
  readonly name: string;
  readonly symbol: string;
  readonly steps: readonly ImportedStep[];
}

export interface Origin {
  readonly ownerId: string;
  /** Source of the prices. */
  readonly provider: string;
  readonly simulated: boolean;
  readonly sample: boolean;
  readonly now: Instant;
  readonly nextId: () => string;
}

const legOf = (fill: Fill, id: string): StrategyLeg => ({
  ...instrumentOf(fill),
  id,
  position: fill.quantity > 0 ? 'long' : 'short',
  quantity: Math.abs(fill.quantity),
  entryPrice: fill.price,
  priceSource: 'own',
});

/** Years to the settlement of an expiry, the last one where contracts of two roots share the date. */
const yearsToLastSettlement = (
  at: Instant,
  expiry: CalendarDate,
  fills: readonly Fill[],
): number => {
  const contracts = fills.filter(isOption).filter((each) => each.expiry === expiry);
  return Math.max(...contracts.map((each) => yearsBetween(at, settlementInstant(each))));
};

/** A file has no interest rates: the rate is zero and the forward equals the spot. */
export function termsOf(
  { at, spot }: ImportedStep,
  fills: readonly Fill[],
): readonly ExpiryTerms[] {
  if (spot === null) return [];
  return expiriesAmong(fills).map((expiry) => ({
    expiry,
    years: yearsToLastSettlement(at, expiry, fills),
    forward: toDollars(spot),
    rate: 0,
    dividendYield: 0,
    source: 'given',
  }));
}

/** The event that no trade made: assignment takes precedence over exercise, exercise over expiry. */
function eventOf(fills: readonly Fill[]): StepKind | null {
  const causes = new Set(fills.map(({ cause }) => cause));
  if (causes.has('assignment')) return 'assigned';
  if (causes.has('exercise')) return 'exercised';
  if (causes.has('expiry')) return 'expired';
  return causes.has('dividend') ? 'dividend' : null;
}

/** The steps after those that led to the holdings; the first of all opens the position. */
export function lifecycleOf(
  steps: readonly ImportedStep[],
  before: Holdings | null,
  terms: readonly ExpiryTerms[],
  nextId: () => string,
): readonly StrategyStep[] {
  const lifecycle: StrategyStep[] = [];
  let holdings = before ?? NOTHING_HELD;
  for (const { at, spot, fills, note = '', action = null } of steps) {
    const { held } = holdings;
    holdings = afterFills(holdings, fills);
    const booked = action === null ? eventOf(fills) : 'corporateAction';
    const later = booked ?? stepKind(held, fills, holdings.held);
    const kind = before === null && lifecycle.length === 0 ? 'opened' : later;
    const risk = maxLossRemaining(holdings, { spot, at, terms });
    const value = holdings.held.length === 0 ? ZERO_MONEY : null;
    const own = { id: nextId(), at, kind, spot, settledBy: null, action, note, fills };
    lifecycle.push({ ...own, value, atRisk: risk });
  }
  return lifecycle;
}

export const fillsOf = (steps: readonly ImportedStep[]): readonly Fill[] =>
  steps.flatMap(({ fills }) => fills);

/** Several fills of one instrument and side as one leg, at their average price. */
function legsOf(opening: readonly Fill[], nextId: () => string): readonly StrategyLeg[] {
  const bySide = new Map<string, [Fill, ...Fill[]]>();
  for (const fill of opening) {
    const side = `${fill.symbol} ${Math.sign(fill.quantity)}`;
    const same = bySide.get(side);
    if (same) same.push(fill);
    else bySide.set(side, [fill]);
  }
  return [...bySide.values()].map((fills) => {
    const quantity = fills.reduce((sum, fill) => sum + fill.quantity, 0);
    const paid = fills.reduce((sum, fill) => sum + fill.quantity * fill.price, 0);
    return legOf({ ...fills[0], quantity, price: moneyOf(Math.round(paid / quantity)) }, nextId());
  });
}

/** The strategy with the lifecycle of an imported trade: completed if nothing is held at its end, else active. */
export function buildTrade({ name, symbol, steps }: ImportedTrade, origin: Origin): Strategy {
  const { nextId, now, ...from } = origin;
  const [first] = steps;
  const terms = first ? termsOf(first, fillsOf(steps)) : [];
  const legs = legsOf(first?.fills ?? [], nextId);
  const id = nextId();
  const lifecycle = withBookedIds(id, lifecycleOf(steps, null, terms, nextId));
  const { held } = holdingsAfter(lifecycle);
  // The file's amounts stay, whatever a source announces.
  const corrections = lifecycle.filter(isBooked).map((step) => ({
    ...{ id: nextId(), at: now, reason: '', before: step, after: step },
  }));
  const structure = recognise(
    held.length > 0 ? held.map((holding) => holdingLeg(holding)) : strategyLegs({ legs }),
  );
  return {
    id,
    ...from,
    version: 1,
    name: nameOf(name, symbol, structure.name, 'en'),
    templateId: structure.templateId,
    status: held.length > 0 ? 'active' : 'completed',
    symbol,
    underlyingPrice: first?.spot ?? ZERO_MONEY,
    quotedAt: first?.at ?? now,
    terms,
    volatility: null,
    commissionPerContract: ZERO_MONEY,
    commissionPerTrade: ZERO_MONEY,
    legs,
    planAdjustments: [],
    steps: lifecycle,
    corrections,
    journal: EMPTY_JOURNAL,
    createdAt: now,
    updatedAt: now,
  };
}

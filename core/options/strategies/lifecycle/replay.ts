import {
  refuse,
  ok,
  toDollars,
  type Instant,
  type Money,
  type Result,
  type Texts,
} from '../../../shared/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import {
  isOption,
  settlementInstant,
  type Instrument,
  type OptionInstrument,
} from '../../contracts/index.ts';
import { bookedFills, EntitledHoldings, isBooked, tradedSteps } from './booked-steps.ts';
import type { ExpectedSettlement } from './expired-contracts.ts';
import { modelValue } from './model-value.ts';
import {
  afterFills,
  maxLossRemaining,
  NOTHING_HELD,
  type Fill,
  type Holding,
  type Holdings,
  type StrategyStep,
} from './position.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { redelivered } from './redelivery.ts';
import { stepKind } from './step-kind.ts';

/** Why a step cannot follow the steps before it. */
export interface ImpossibleStep {
  readonly stepId: string;
  /** The fill that is impossible; null where the whole step is. */
  readonly fillId: string | null;
  readonly texts: Texts;
}

const heldIn = (held: readonly Holding[], symbol: string): number =>
  held.find((each) => each.symbol === symbol)?.quantity ?? 0;

/** Contracts or shares that a fill closes; what it has beyond them opens a holding of the other side. */
function closedBy(held: readonly Holding[], { symbol, quantity }: Fill): number {
  const before = heldIn(held, symbol);
  return Math.sign(before) === -Math.sign(quantity)
    ? Math.min(Math.abs(before), Math.abs(quantity))
    : 0;
}

/** How a step went when it was recorded. */
interface Recorded {
  readonly before: readonly Holding[];
  readonly after: readonly Holding[];
  readonly at: Instant;
  readonly spot: Money | null;
  /** Quantity that each fill closed, by id of the fill; Infinity for a fill that did nothing else. */
  readonly closed: ReadonlyMap<string, number>;
}

function recordedSteps(steps: readonly StrategyStep[]): ReadonlyMap<string, Recorded> {
  const recorded = new Map<string, Recorded>();
  let holdings = NOTHING_HELD;
  for (const { id, at, spot, fills } of steps) {
    const closed = new Map<string, number>();
    const before = holdings.held;
    for (const fill of fills) {
      const quantity = closedBy(holdings.held, fill);
      closed.set(fill.id, quantity === Math.abs(fill.quantity) ? Infinity : quantity);
      holdings = afterFills(holdings, [fill]);
    }
    recorded.set(id, { before, after: holdings.held, at, spot, closed });
  }
  return recorded;
}

const isSameQuantity = (a: readonly Holding[], b: readonly Holding[]): boolean =>
  a.length === b.length && a.every(({ symbol, quantity }) => heldIn(b, symbol) === quantity);

/** Whether a fill ends a contract at its expiry, where its quantity is that of the whole holding. */
const endsAtExpiry = (fill: Fill, at: Instant): fill is Fill & OptionInstrument =>
  isOption(fill) &&
  (fill.cause === 'expiry' || (fill.cause !== 'trade' && at >= settlementInstant(fill)));

export const isSettlement = ({ fills, at }: Pick<StrategyStep, 'fills' | 'at'>): boolean =>
  fills.some((fill) => endsAtExpiry(fill, at));

/** Whether a fill is of the shares or the cash that an exercise or an assignment delivers. They stand after the contract's. */
const isDelivery = (fill: Fill): boolean => !isOption(fill) && fill.cause !== 'trade';

/** Where the fills of what is delivered for the one at a place end. */
function endOfDelivery(fills: readonly Fill[], place: number): number {
  const next = fills.findIndex((fill, index) => index > place && !isDelivery(fill));
  return next < 0 ? fills.length : next;
}

/** The fills with another number of contracts in one of them, and of all that is delivered for it. */
export function withContracts(
  fills: readonly Fill[],
  { id, quantity: before }: Fill,
  quantity: number,
): readonly Fill[] {
  const place = fills.findIndex((fill) => fill.id === id);
  const end = endOfDelivery(fills, place);
  return fills.map((fill, index) => {
    if (index === place) return { ...fill, quantity };
    return index > place && index < end
      ? { ...fill, quantity: (fill.quantity / before) * quantity }
      : fill;
  });
}

/** The held contracts that were to be settled before an instant. */
const overdueAt = (held: readonly Holding[], at: Instant) =>
  held.filter(isOption).filter((each) => settlementInstant(each) < at);

const place = (index: number, at: Instant) => ({
  en: `Step ${index + 1} of ${newYorkDate(at)}`,
  'zh-CN': `第 ${index + 1} 步（${newYorkDate(at)}）`,
});

/** `285 put of 2026-12-18`, or the shares of the underlying. */
function contractWords(instrument: Instrument): Texts {
  if (!isOption(instrument))
    return { en: `shares of ${instrument.symbol}`, 'zh-CN': `${instrument.symbol} 股票` };
  const { type, expiry } = instrument;
  const strike = toDollars(instrument.strike);
  return {
    en: `${strike} ${type} of ${expiry}`,
    'zh-CN': `${expiry} 到期的 ${strike} ${type === 'call' ? '看涨' : '看跌'}期权`,
  };
}

const tooFew = (where: Texts, contract: Texts, wanted: number, held: number): Texts => ({
  en: `${where.en} closes ${wanted} × ${contract.en}, and only ${held} would be held`,
  'zh-CN': `${where['zh-CN']}平掉 ${wanted} 份 ${contract['zh-CN']}，但届时只持有 ${held} 份`,
});
const notHeld = (where: Texts, contract: Texts): Texts => ({
  en: `${where.en} settles ${contract.en}, which would not be held as it was`,
  'zh-CN': `${where['zh-CN']}结算 ${contract['zh-CN']}，但届时已不持有该合约`,
});
const unsettled = (where: Texts, contract: Texts): Texts => ({
  en: `${where.en} comes after the expiry of ${contract.en}, which would still be unsettled`,
  'zh-CN': `${where['zh-CN']}在 ${contract['zh-CN']} 到期之后，而该合约届时尚未结算`,
});
const flat = (where: Texts): Texts => ({
  en: `${where.en} comes after the position would have been closed`,
  'zh-CN': `${where['zh-CN']}之前持仓将已全部平仓`,
});

/** The fills with those of the end of a contract as the corporate actions before it leave them. */
function withDelivery(
  fills: readonly Fill[],
  { id, symbol }: Fill,
  before: readonly Holding[],
  now: readonly Holding[],
): readonly Fill[] {
  const place = fills.findIndex((fill) => fill.id === id);
  const end = endOfDelivery(fills, place);
  const holdingIn = (held: readonly Holding[]) => held.find((each) => each.symbol === symbol);
  const ended = redelivered(fills.slice(place, end), holdingIn(before), holdingIn(now));
  return [...fills.slice(0, place), ...ended, ...fills.slice(end)];
}

/**
 * The fills of a step, those at an expiry with the quantities that are held now, and with what the contracts deliver now.
 * Refuses what cannot be closed.
 */
function replayedFills(
  step: StrategyStep,
  before: Holdings,
  was: Recorded | undefined,
  where: Texts,
): Result<readonly Fill[], Pick<ImpossibleStep, 'fillId' | 'texts'>> {
  let { fills } = step;
  let holdings = before;
  for (const { id } of step.fills) {
    const fill = fills.find((each) => each.id === id);
    // What is delivered for a contract may be less than it was.
    if (!fill) continue;
    const { symbol } = fill;
    const held = heldIn(holdings.held, symbol);
    if (endsAtExpiry(fill, step.at)) {
      if (Math.sign(held) !== -Math.sign(fill.quantity))
        return refuse({ fillId: id, texts: notHeld(where, contractWords(fill)) });
      fills = withContracts(fills, fill, -held);
    } else if (!isDelivery(fill)) {
      const wanted = Math.min(was?.closed.get(id) ?? 0, Math.abs(fill.quantity));
      const found = closedBy(holdings.held, fill);
      if (found < wanted)
        return refuse({ fillId: id, texts: tooFew(where, contractWords(fill), wanted, found) });
    }
    fills = withDelivery(fills, fill, was?.before ?? [], before.held);
    holdings = afterFills(holdings, [fills.find((each) => each.id === id)!]);
  }
  return ok(fills);
}

const unpriced: Texts = {
  en: 'The price of a fraction of a share is not known yet',
  'zh-CN': '零股的价格尚不可知',
};

/**
 * The steps one after another from nothing held, after one of them has been changed, added or left out: each with the
 * kind, the value and the risk that follow. Contracts that end at their expiry do so with the quantity then held; booked
 * steps have the fills that follow from what is held before them, and are left out where they concern none of it. Refuses
 * the first step that closes more than is held, follows the end of the position, or leaves an expired contract behind it.
 *
 * @param recorded The steps as they were before the change.
 * @param expected Settlements of expired contracts whose shares receive dividends already.
 */
export function replay(
  steps: readonly StrategyStep[],
  recorded: readonly StrategyStep[],
  terms: readonly ExpiryTerms[],
  expected: readonly ExpectedSettlement[] = [],
): Result<readonly StrategyStep[], ImpossibleStep> {
  const entitled = new EntitledHoldings(expected);
  const known = recordedSteps(recorded);
  const recordedTrades = tradedSteps(recorded);
  const replayed: StrategyStep[] = [];
  let before = NOTHING_HELD;
  for (const step of steps) {
    const { id: stepId, at, spot } = step;
    const was = known.get(stepId);
    const where = place(
      recordedTrades.findIndex(({ id }) => id === stepId),
      at,
    );
    const impossible = (texts: Texts) => refuse({ stepId, fillId: null, texts });
    const own = { held: before.held, entitled: entitled.before(step) };
    const booked = isBooked(step) ? bookedFills(step, own) : [];
    if (booked === null) return impossible(unpriced);
    if (isBooked(step) && booked.length === 0) {
      entitled.add(step, []);
      continue;
    }
    const index = replayed.length;
    const wasFlat = was?.before.length === 0;
    if (index > 0 && before.held.length === 0 && !wasFlat) return impossible(flat(where));
    const made = isBooked(step) ? ok(booked) : replayedFills(step, before, was, where);
    if (!made.ok) return refuse({ stepId, ...made.error });
    const fills = made.value;
    const holdings = afterFills(before, fills);
    const overdue = overdueAt(holdings.held, at).find(
      ({ symbol }) => !was || overdueAt(was.after, was.at).every((each) => each.symbol !== symbol),
    );
    if (overdue && !isBooked(step)) return impossible(unsettled(where, contractWords(overdue)));
    const isAsRecorded =
      !isBooked(step) &&
      was !== undefined &&
      was.at === at &&
      was.spot === spot &&
      isSameQuantity(was.after, holdings.held);
    const market = { at, spot, terms };
    const isTrade = fills.every(({ cause }) => cause === 'trade');
    const later = isTrade ? stepKind(before.held, fills, holdings.held) : step.kind;
    replayed.push({
      ...step,
      fills,
      kind: index === 0 ? 'opened' : later,
      value: isAsRecorded
        ? step.value
        : modelValue(holdings.held, { ...market, settlement: () => null }),
      atRisk: maxLossRemaining(holdings, market),
    });
    before = holdings;
    entitled.add(step, fills);
  }
  return ok(replayed);
}

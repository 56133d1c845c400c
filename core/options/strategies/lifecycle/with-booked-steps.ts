import { newYorkDate, newYorkInstant } from '../../../calendar/index.ts';
import type { CorporateAction } from '../../../market/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import {
  addDays,
  ZERO_MONEY,
  type CalendarDate,
  type Instant,
  type Texts,
} from '../../../shared/index.ts';
import {
  adjusted,
  instrumentOf,
  isOption,
  newTicker,
  priceAfter,
  termsOfContract,
  wholeUnits,
} from '../../contracts/index.ts';
import type { Strategy } from '../strategy.ts';
import {
  actionStep,
  bookedFills,
  bookedId,
  dividendStep,
  EntitledHoldings,
  exDateOf,
  inOrder,
  isBooked,
  tradedSteps,
} from './booked-steps.ts';
import { modelValue } from './model-value.ts';
import type { MarketSnapshot } from './market-snapshot.ts';
import { expectedSettlements, type ExpectedSettlement } from './expired-contracts.ts';
import {
  afterFills,
  holdingsAfter,
  maxLossRemaining,
  NOTHING_HELD,
  type Fill,
  type Holding,
  type StrategyStep,
} from './position.ts';
import { replay } from './replay.ts';
import { firstSymbol, strategyAfter } from './with-steps.ts';

/** What is known about the dividends and corporate actions of a position. */
export interface ActionsKnown {
  /** False where those of a time in which it was held cannot be read now. */
  readonly corporateActionsKnown: boolean;
  /** What cannot be booked beside the recorded steps, and why; null where all are booked. */
  readonly unbookable: UnbookableAction | null;
  /** Whether the position has no value until they are known or can be booked. */
  readonly awaitsActions: boolean;
  /** When the shares were last split or merged while something was held; null where they were not. */
  readonly exchangedAt: Instant | null;
}

/** A corporate action that a recorded step rules out: one that names a contract of before, or closes more than is left. */
export interface UnbookableAction {
  readonly action: CorporateAction;
  /** The recorded step. */
  readonly stepId: string;
  readonly texts: Texts;
}

/** A strategy with its booked steps. */
export interface WithBookedSteps extends ActionsKnown {
  readonly strategy: Strategy;
}

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** An announcement that is no longer listed so many days after its ex-date has been cancelled; an older one is only no longer listed. */
const CANCELLED_WITHIN_DAYS = 14;

/** Whether a holding is of shares, or of contracts that deliver shares. */
export const isExposed = (holding: Holding): boolean =>
  !isOption(holding) || termsOfContract(holding.symbol).settlement === 'physical';

/**
 * The days on which an ex-date can concern the position: those after a night over which it held shares, and while it is
 * open those over which it held contracts on shares. Null where there are none.
 */
function exposedDays(
  recorded: readonly StrategyStep[],
  expected: readonly ExpectedSettlement[],
  now: Instant,
): Days | null {
  const steps = [...recorded, ...expected];
  let holdings = NOTHING_HELD;
  let shares = null as Days | null;
  let exposed = null as CalendarDate | null;
  for (const [index, { at, fills }] of steps.entries()) {
    holdings = afterFills(holdings, fills);
    const first = addDays(newYorkDate(at), 1);
    const to = newYorkDate(steps[index + 1]?.at ?? now);
    if (first > to) continue;
    if (holdings.held.some(isExposed)) exposed ??= first;
    if (!holdings.held.every(isOption)) shares = { from: shares?.from ?? first, to };
  }
  // A contract that has expired is open until it is settled: a split in its life decides how.
  const isOpen = holdingsAfter(recorded).held.some(isExposed);
  return exposed !== null && isOpen ? { from: exposed, to: newYorkDate(now) } : shares;
}

/** What has been announced for a position, under each of its symbols. */
interface Announced {
  readonly status: 'known' | 'silent' | 'absent';
  readonly actions: readonly CorporateAction[];
}

/** Whether an action is a dividend of the day of a symbol change, which sources list under the new symbol. */
const isOfFormer = (each: CorporateAction, change: CorporateAction | null): boolean =>
  change?.kind === 'symbolChange' && each.kind === 'dividend' && each.exDate === change.exDate;

async function announcedFor(
  strategy: Strategy,
  { from, to }: Days,
  removed: ReadonlySet<string>,
  market: MarketSnapshot,
): Promise<Announced> {
  const { id, steps } = strategy;
  const found: CorporateAction[] = [];
  const idOf = ({ exDate, kind }: CorporateAction) => bookedId(id, exDate, kind);
  const changes = (of: string) => (action: CorporateAction) =>
    action.symbol === of && newTicker(action) !== null && !removed.has(idOf(action));
  const stored = steps.flatMap(({ action }) => action ?? []);
  let symbol = firstSymbol(strategy);
  let first = from;
  let last: CorporateAction | null = null;
  for (;;) {
    const known = await market.corporateActions({ symbol, from: first, to });
    const actions = known.status === 'known' ? known.actions : [];
    const change = actions.find(changes(symbol)) ?? stored.find(changes(symbol));
    const own = actions.filter(({ exDate }) => !change || exDate <= change.exDate);
    const former = own.filter((each) => isOfFormer(each, last));
    // It is paid on the shares of before, once where both symbols have it.
    if (last && !found.some((each) => isOfFormer(each, last)))
      found.unshift(...former.map((each) => ({ ...each, symbol: last!.symbol })));
    found.push(...own.filter((each) => !former.includes(each)));
    // What concerns a former symbol was read when its change was booked.
    if (known.status !== 'known' && !(change && stored.includes(change)))
      return { status: known.status, actions: found };
    if (!change) return { status: 'known', actions: found };
    [symbol, first, last] = [newTicker(change)!, change.exDate, change];
  }
}

/** When the shares were last split or merged. */
function lastExchange({ actions }: Announced, now: Instant): Instant | null {
  const times = actions
    .filter(({ kind }) => kind === 'split' || kind === 'merger')
    .map(({ exDate }) => newYorkInstant(exDate, 0))
    .filter((at) => at <= now);
  return times.length === 0 ? null : Math.max(...times);
}

/** The steps of what has been announced, those of the dividends of one day as one. */
function announcedSteps(strategyId: string, actions: readonly CorporateAction[]): StrategyStep[] {
  const dividends = new Map<
    CalendarDate,
    { symbol: string; exDate: CalendarDate; amount: number }
  >();
  const steps = new Map<string, StrategyStep>();
  for (const action of actions) {
    if (action.kind === 'dividend') {
      const { symbol, exDate, amount } = action;
      const before = dividends.get(exDate)?.amount ?? 0;
      dividends.set(exDate, { symbol, exDate, amount: before + amount });
      if (!action.isSpecial) continue;
    }
    const step = actionStep(strategyId, action);
    if (!steps.has(step.id)) steps.set(step.id, step);
  }
  const paid = [...dividends.values()].map((each) => dividendStep(strategyId, each));
  return [...paid, ...steps.values()];
}

/**
 * The steps to book: those that stand there, with the terms that are announced now, and those that are new. One that its
 * owner has corrected keeps its terms. A corporate action that is no longer announced goes soon after its ex-date, and
 * stays later on, as does one of a day that was not requested; a dividend stays.
 */
function stepsToBook(
  { id, steps, corrections }: Strategy,
  { status, actions }: Announced,
  days: Days | null,
  now: Instant,
): readonly StrategyStep[] {
  const corrected = new Map(corrections.map(({ before, after }) => [before.id, after]));
  const traded = tradedSteps(steps);
  const announced = announcedSteps(id, actions).filter(
    ({ at, action }) => at <= now && !(action && isRecorded(action, traded)),
  );
  const byId = new Map(announced.map((step) => [step.id, step]));
  const recent = addDays(newYorkDate(now), -CANCELLED_WITHIN_DAYS);
  const isRequested = (date: CalendarDate) => days !== null && date >= days.from && date <= days.to;
  const standing = steps.filter(isBooked).flatMap((step) => {
    if (corrected.has(step.id)) return step;
    const current = byId.get(step.id);
    const date = exDateOf(step);
    const isCancelled = status === 'known' && isRequested(date) && date >= recent;
    if (current === undefined) return step.action && isCancelled ? [] : unfilled(step);
    const isSame = textOf(current.action) === textOf(step.action);
    return { ...current, ...(isSame && { spot: step.spot }), note: step.note };
  });
  const known = new Set(standing.map((step) => step.id));
  const added = announced
    .filter((step) => !known.has(step.id))
    .flatMap((step) => (corrected.has(step.id) ? (corrected.get(step.id) ?? []) : step));
  return [...standing, ...added];
}

/** Brokers' files have the exchange of a holding so many days after its ex-date, or on the evening before. */
const RECORDED_WITHIN_DAYS = 5;

/**
 * Whether the trades themselves have what an action makes of a holding, as a broker's file has it: the whole holding of
 * before is closed, and that of after is opened in the same step at the same value.
 */
function isRecorded(action: CorporateAction, traded: readonly StrategyStep[]): boolean {
  const [from, to] = [addDays(action.exDate, -1), addDays(action.exDate, RECORDED_WITHIN_DAYS)];
  let holdings = NOTHING_HELD;
  return traded.some(({ at, fills }) => {
    const { held } = holdings;
    holdings = afterFills(holdings, fills);
    const date = newYorkDate(at);
    if (date < from || date > to) return false;
    return fills.some((closing) => {
      const before = held.find(({ symbol }) => symbol === closing.symbol);
      if (before?.quantity !== -closing.quantity) return false;
      const after = adjusted(instrumentOf(closing), action, ZERO_MONEY);
      if (typeof after === 'string' || after.instrument === null) return false;
      const { whole } = wholeUnits(Math.abs(closing.quantity), after);
      const quantity = -Math.sign(closing.quantity) * whole;
      const { symbol } = after.instrument;
      return fills.some(
        (opening) =>
          opening.symbol === symbol &&
          opening.quantity === quantity &&
          isSameValue(closing, opening),
      );
    });
  });
}

/** Whether two fills pay each other but for what the rounding of their prices leaves, a hundredth. */
const isSameValue = (closing: Fill, opening: Fill): boolean => {
  const [paid, received] = [closing, opening].map(
    ({ quantity, multiplier, price }) => Math.abs(quantity) * multiplier * price,
  ) as [number, number];
  return Math.abs(paid - received) <= paid / 100;
};

/** The fills of a step that its owner has not corrected follow from its terms. */
const unfilled = (step: StrategyStep): StrategyStep =>
  step.action ? { ...step, fills: [] } : step;

/** The same text for equal values, whatever the order of their fields: databases have their own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const contents = (steps: readonly StrategyStep[]): string =>
  textOf(steps.map(({ id, at, spot, action, fills }) => [id, at, spot, action, fills]));

/** The steps with the fills and figures of those that are booked; null where one cannot be booked yet. */
function filled(
  steps: readonly StrategyStep[],
  expected: readonly ExpectedSettlement[],
  terms: readonly ExpiryTerms[],
): readonly StrategyStep[] | null {
  const entitled = new EntitledHoldings(expected);
  let holdings = NOTHING_HELD;
  const made: StrategyStep[] = [];
  for (const step of steps) {
    const own = { held: holdings.held, entitled: entitled.before(step) };
    const fills = isBooked(step) ? bookedFills(step, own) : step.fills;
    if (fills === null) return null;
    holdings = afterFills(holdings, fills);
    entitled.add(step, fills);
    if (!isBooked(step)) {
      made.push(step);
      continue;
    }
    if (fills.length === 0) continue;
    const known = { at: step.at, spot: step.spot, terms };
    const value = modelValue(holdings.held, { ...known, settlement: () => null });
    made.push({ ...step, fills, value, atRisk: maxLossRemaining(holdings, known) });
  }
  return made;
}

/**
 * The steps, those that are booked with the price of the underlying then; an action counts in the price before it. One that
 * is recorded at the same time keeps its price.
 */
async function priced(
  steps: readonly StrategyStep[],
  recorded: readonly StrategyStep[],
  market: MarketSnapshot,
): Promise<readonly StrategyStep[]> {
  const times = new Map(recorded.map(({ id, at }) => [id, at]));
  const made: StrategyStep[] = [];
  for (const step of steps) {
    const { id, action, at, fills } = step;
    if (!isBooked(step) || (step.spot !== null && times.get(id) === at)) {
      made.push(step);
      continue;
    }
    const price = await market.priceAt(action?.symbol ?? fills[0]!.symbol, at);
    made.push({ ...step, spot: action ? priceAfter(price, action) : price });
  }
  return made;
}

/**
 * A strategy with a step for every ex-date that concerned what it held: cash for shares, long ones receive and short ones
 * owe it, and for a split, special dividend, symbol change or merger the exchange of its holdings.
 *
 *     cash of a dividend = shares · dividend per share,   with the shares that were held when the ex-date began
 *
 * The steps follow from the trades and from what is announced now, so that each of them may be recorded, changed or
 * corrected later. Amounts that the owner has corrected stay, and what he has taken back is not booked again. While
 * the announcements are unknown, what stands there stays.
 */
export async function withBookedSteps(
  strategy: Strategy,
  market: MarketSnapshot,
): Promise<WithBookedSteps> {
  const { steps, corrections, terms } = strategy;
  const now = await market.valuedAt(strategy.symbol);
  const expectedAfter = (all: readonly StrategyStep[]) =>
    expectedSettlements({ ...strategy, steps: all }, holdingsAfter(all).held, now, market);
  const days = exposedDays(steps, await expectedAfter(steps), now);
  const removed = new Set(corrections.flatMap(({ before, after }) => (after ? [] : before.id)));
  const announced: Announced = days
    ? await announcedFor(strategy, days, removed, market)
    : { status: 'absent', actions: [] };
  const known: ActionsKnown = {
    corporateActionsKnown: days === null || announced.status === 'known',
    awaitsActions: announced.status === 'silent',
    unbookable: null,
    exchangedAt: lastExchange(announced, now),
  };
  const booked = stepsToBook(strategy, announced, days, now);
  if (booked.length === 0 && !steps.some(isBooked)) return { strategy, ...known };
  const ordered = inOrder(tradedSteps(steps), booked);
  const candidates = await priced(ordered, steps, market);
  const expected = await expectedAfter(filled(candidates, [], terms) ?? steps);
  const unchanged = filled(candidates, expected, terms);
  if (unchanged && contents(unchanged) === contents(steps))
    return { strategy: { ...strategy, steps: unchanged }, ...known };
  const made = replay(candidates, steps, terms, expected);
  if (!made.ok) {
    const { stepId, texts } = made.error;
    const added = booked.find(
      ({ id, action }) => action !== null && steps.every((step) => step.id !== id),
    );
    if (!added?.action) return { strategy, ...known };
    const unbookable = { action: added.action, stepId, texts };
    return { strategy, ...known, unbookable, awaitsActions: true };
  }
  const after = strategyAfter(strategy, made.value);
  const later = exposedDays(after.steps, await expectedAfter(after.steps), now);
  // What an action leaves may be held over ex-dates that concerned nothing without it.
  const isLonger = days !== null && later !== null && later.to > days.to;
  return isLonger ? withBookedSteps(after, market) : { strategy: after, ...known };
}

import { newYorkDate, newYorkInstant } from '../../../calendar/index.ts';
import {
  addDays,
  addMoney,
  fromDollars,
  toDollars,
  ZERO_MONEY,
  type CalendarDate,
  type Instant,
  type Money,
} from '../../../shared/index.ts';
import { exDividendInstant, isOption } from '../../contracts/index.ts';
import type { Strategy } from '../strategy.ts';
import { modelValue } from './model-value.ts';
import type { MarketSnapshot } from './market-snapshot.ts';
import {
  afterFills,
  holdingsAfter,
  maxLossRemaining,
  NOTHING_HELD,
  stepCash,
  type Fill,
  type StrategyStep,
} from './position.ts';

export const isDividend = ({ kind }: Pick<StrategyStep, 'kind'>): boolean => kind === 'dividend';

/** The steps of a strategy without its dividends, which follow from the others. */
export const tradedSteps = (steps: readonly StrategyStep[]): readonly StrategyStep[] =>
  steps.filter((step) => !isDividend(step));

/** One cash dividend per share. */
interface PaidDividend {
  readonly exDate: CalendarDate;
  /** Money per share. */
  readonly amount: Money;
}

/** Whoever holds a share when this day begins in New York is paid its dividend. */
const entitledBefore = (exDate: CalendarDate): Instant => newYorkInstant(exDate, 0);

/** Shares held when the ex-date begins, negative when short. */
function sharesEntitled(steps: readonly StrategyStep[], exDate: CalendarDate): number {
  const { held } = holdingsAfter(steps.filter(({ at }) => at < entitledBefore(exDate)));
  return held.reduce((sum, each) => (isOption(each) ? sum : sum + each.quantity), 0);
}

/** When the price falls by the dividend; where something was traded before the open of that day, when the day begins. */
function bookedAt(steps: readonly StrategyStep[], exDate: CalendarDate): Instant {
  const begins = entitledBefore(exDate);
  const opens = exDividendInstant({ exDate, amount: 0 });
  return steps.some(({ at }) => at >= begins && at <= opens) ? begins : opens;
}

/** The days on which an ex-date can pay the position; null where it has held no share over a night. */
function entitledDays(
  steps: readonly StrategyStep[],
  now: Instant,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  let holdings = NOTHING_HELD;
  let from: CalendarDate | null = null;
  let to: CalendarDate | null = null;
  for (const { at, fills } of steps) {
    holdings = afterFills(holdings, fills);
    const hasShares = holdings.held.some((each) => !isOption(each));
    if (hasShares) from ??= addDays(newYorkDate(at), 1);
    to = hasShares ? newYorkDate(now) : to && newYorkDate(at);
  }
  return from === null || to === null || from > to ? null : { from, to };
}

/**
 * Id of the step of a dividend: that of its strategy, with the ex-date in its first eight digits. So a dividend that is
 * read twice is one step, and one that was taken back stays away.
 */
const stepId = ({ id }: Pick<Strategy, 'id'>, exDate: CalendarDate): string =>
  exDate.replaceAll('-', '') + id.slice(8);

/** The ex-date of a dividend step. */
const exDateOf = ({ at }: StrategyStep): CalendarDate => newYorkDate(at);

function newStep(strategy: Strategy, { exDate, amount }: PaidDividend): StrategyStep {
  const id = stepId(strategy, exDate);
  const shares = { kind: 'stock', symbol: strategy.symbol, multiplier: 1 } as const;
  const fill: Fill = {
    ...{ ...shares, id, quantity: 1, price: amount },
    ...{ commission: ZERO_MONEY, cause: 'dividend' },
  };
  const unknown = { spot: null, settledBy: null, value: null, atRisk: null };
  const at = exDividendInstant({ exDate, amount: toDollars(amount) });
  return { id, at, kind: 'dividend', ...unknown, note: '', fills: [fill] };
}

/** The dividends with an ex-date that has come, those of one day as one; null where they are not known. */
async function paidDividends(
  { symbol }: Strategy,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
  now: Instant,
  market: MarketSnapshot,
): Promise<readonly PaidDividend[] | null> {
  const actions = await market.corporateActions({ symbol, ...days });
  if (actions === null) return null;
  const amounts = new Map<CalendarDate, Money>();
  for (const action of actions) {
    if (action.kind !== 'dividend' || exDividendInstant(action) > now) continue;
    const { exDate, amount } = action;
    amounts.set(exDate, addMoney(amounts.get(exDate) ?? ZERO_MONEY, fromDollars(amount)));
  }
  return [...amounts].map(([exDate, amount]) => ({ exDate, amount }));
}

/** The step with the shares that are entitled to it; null where there are none. */
function withShares(step: StrategyStep, traded: readonly StrategyStep[]): StrategyStep | null {
  const exDate = exDateOf(step);
  const quantity = sharesEntitled(traded, exDate);
  if (quantity === 0) return null;
  const isSame = step.fills.every((fill) => fill.quantity === quantity);
  const fills = step.fills.map((fill) => ({ ...fill, quantity }));
  const at = bookedAt(traded, exDate);
  return { ...step, fills, at, value: isSame ? step.value : null };
}

/** Cash of the dividends before each step. */
function dividendsBefore(steps: readonly StrategyStep[]): ReadonlyMap<string, Money> {
  const cash = new Map<string, Money>();
  let sum = ZERO_MONEY;
  for (const step of steps) {
    cash.set(step.id, sum);
    if (isDividend(step)) sum = addMoney(sum, stepCash(step));
  }
  return cash;
}

/** The dividends among the trades by time, with the value and the risk that follow from them. */
function placed(
  { steps: before, terms }: Pick<Strategy, 'steps' | 'terms'>,
  dividends: readonly StrategyStep[],
): readonly StrategyStep[] {
  const counted = dividendsBefore(before);
  const steps = [...tradedSteps(before), ...dividends].sort((a, b) => a.at - b.at);
  const counting = dividendsBefore(steps);
  let holdings = NOTHING_HELD;
  return steps.map((step) => {
    holdings = afterFills(holdings, step.fills);
    const { id, at, spot } = step;
    const market = { at, spot, terms };
    if (isDividend(step)) {
      const value = step.value ?? modelValue(holdings.held, { ...market, settlement: () => null });
      return { ...step, value, atRisk: maxLossRemaining(holdings, market) };
    }
    return counted.get(id) === counting.get(id)
      ? step
      : { ...step, atRisk: maxLossRemaining(holdings, market) };
  });
}

/** Steps with the dividends that they are owed. */
export interface BookedSteps {
  readonly steps: readonly StrategyStep[];
  /** False where the dividends of a time in which shares were held cannot be read now. */
  readonly dividendsKnown: boolean;
}

/**
 * The steps of a strategy with a step for every ex-date over which it has held shares: long shares receive the dividend,
 * short shares owe it.
 *
 *     cash = shares · dividend per share,   with the shares that were held when the ex-date began
 *
 * A dividend that stands among the steps keeps its amount, which its owner may have corrected; its shares and its place
 * follow from the other steps. One that was taken back is not booked again. Where the dividends are unknown, those that
 * stand there stay.
 */
export async function withDividends(
  strategy: Strategy,
  market: MarketSnapshot,
): Promise<BookedSteps> {
  const { steps, symbol, corrections } = strategy;
  const traded = tradedSteps(steps);
  const booked = steps.filter(isDividend);
  const now = await market.valuedAt(symbol);
  const days = entitledDays(traded, now);
  if (days === null) return { steps: traded, dividendsKnown: true };
  const paid = await paidDividends(strategy, days, now, market);
  const removed = corrections.flatMap(({ before, after }) => (after === null ? before.id : []));
  const known = new Set([...booked.map(exDateOf)]);
  const added = (paid ?? [])
    .filter(({ exDate }) => !known.has(exDate) && !removed.includes(stepId(strategy, exDate)))
    .map((dividend) => newStep(strategy, dividend));
  const due: StrategyStep[] = [];
  for (const each of [...booked, ...added]) {
    const step = withShares(each, traded);
    if (step === null) continue;
    const spot = step.spot ?? (await market.priceAt(symbol, step.at));
    due.push({ ...step, spot });
  }
  const next = due.length === 0 && booked.length === 0 ? steps : placed(strategy, due);
  return { steps: next, dividendsKnown: paid !== null };
}

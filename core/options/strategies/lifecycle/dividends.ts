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
import { expectedSettlements } from './due-contracts.ts';
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

/** A step, or the settlement of an expired contract that is still to be recorded. */
type HeldStep = Pick<StrategyStep, 'at' | 'fills'>;

/** Shares held when the ex-date begins, negative when short. */
function sharesEntitled(steps: readonly HeldStep[], exDate: CalendarDate): number {
  const { held } = holdingsAfter(steps.filter(({ at }) => at < entitledBefore(exDate)));
  return held.reduce((sum, each) => (isOption(each) ? sum : sum + each.quantity), 0);
}

/** When the price falls by the dividend; where something was traded before the open of that day, when the day begins. */
function bookedAt(steps: readonly HeldStep[], exDate: CalendarDate): Instant {
  const begins = entitledBefore(exDate);
  const opens = exDividendInstant({ exDate, amount: 0 });
  return steps.some(({ at }) => at >= begins && at <= opens) ? begins : opens;
}

/** The days on which an ex-date can pay the position; null where it has held no share over a night. */
function entitledDays(
  steps: readonly HeldStep[],
  now: Instant,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  let holdings = NOTHING_HELD;
  let from: CalendarDate | null = null;
  let to: CalendarDate | null = null;
  for (const [index, { at, fills }] of steps.entries()) {
    holdings = afterFills(holdings, fills);
    const first = addDays(newYorkDate(at), 1);
    const last = newYorkDate(steps[index + 1]?.at ?? now);
    if (first > last || holdings.held.every(isOption)) continue;
    from ??= first;
    to = last;
  }
  return from === null || to === null ? null : { from, to };
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
function withShares(step: StrategyStep, traded: readonly HeldStep[]): StrategyStep | null {
  const exDate = exDateOf(step);
  const quantity = sharesEntitled(traded, exDate);
  if (quantity === 0) return null;
  const fills = step.fills.map((fill) => ({ ...fill, quantity }));
  return { ...step, fills, at: bookedAt(traded, exDate) };
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
      const value = modelValue(holdings.held, { ...market, settlement: () => null });
      return { ...step, value, atRisk: maxLossRemaining(holdings, market) };
    }
    return counted.get(id) === counting.get(id)
      ? step
      : { ...step, atRisk: maxLossRemaining(holdings, market) };
  });
}

/**
 * The booked dividends, each with the amount that its source gives now unless its owner has corrected it, and those that
 * are not booked: one that was corrected as it was corrected, one that was taken back not at all.
 */
function amended(strategy: Strategy, paid: readonly PaidDividend[]): readonly StrategyStep[] {
  const booked = strategy.steps.filter(isDividend);
  const corrected = new Map(strategy.corrections.map(({ before, after }) => [before.id, after]));
  const amounts = new Map(
    paid.map(({ exDate, amount }) => [stepId(strategy, exDate), amount] as const),
  );
  const known = booked.map((step) => {
    const price = corrected.has(step.id) ? undefined : amounts.get(step.id);
    if (price === undefined) return step;
    return { ...step, fills: step.fills.map((fill) => ({ ...fill, price })) };
  });
  const exDates = booked.map(exDateOf);
  const added = paid
    .filter(({ exDate }) => !exDates.includes(exDate))
    .map((dividend) => newStep(strategy, dividend))
    .flatMap((step) => (corrected.has(step.id) ? (corrected.get(step.id) ?? []) : step));
  return [...known, ...added];
}

/** Steps with the dividends that they are owed. */
export interface BookedSteps {
  readonly steps: readonly StrategyStep[];
  /** False where the dividends of a time in which shares were held cannot be read now. */
  readonly dividendsKnown: boolean;
}

/**
 * The steps of a strategy with a step for every ex-date over which it has held shares: long shares receive the dividend,
 * short shares owe it. Expired contracts count as the shares that they are settled in.
 *
 *     cash = shares · dividend per share,   with the shares that were held when the ex-date began
 *
 * A dividend has the amount that its source gives, also where that changes after it was booked, until its owner corrects
 * it; its shares and its place follow from the other steps. One that was taken back is not booked again. One that the
 * source does not list, or whose source does not answer, stays as it stands.
 */
export async function withDividends(
  strategy: Strategy,
  market: MarketSnapshot,
): Promise<BookedSteps> {
  const { steps, symbol } = strategy;
  const booked = steps.filter(isDividend);
  const now = await market.valuedAt(symbol);
  const recorded = tradedSteps(steps);
  const { held } = holdingsAfter(recorded);
  const traded = [...recorded, ...(await expectedSettlements(symbol, held, now, market))];
  const days = entitledDays(traded, now);
  if (days === null) return { steps: recorded, dividendsKnown: true };
  const paid = await paidDividends(strategy, days, now, market);
  const due: StrategyStep[] = [];
  for (const each of amended(strategy, paid ?? [])) {
    const step = withShares(each, traded);
    if (step === null) continue;
    const spot = step.spot ?? (await market.priceAt(symbol, step.at));
    due.push({ ...step, spot });
  }
  const next = due.length === 0 && booked.length === 0 ? steps : placed(strategy, due);
  return { steps: next, dividendsKnown: paid !== null };
}

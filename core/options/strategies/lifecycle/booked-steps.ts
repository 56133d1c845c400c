import { newYorkDate, newYorkInstant } from '../../../calendar/index.ts';
import type { CorporateAction } from '../../../market/index.ts';
import { fromDollars, ZERO_MONEY, type CalendarDate, type Instant } from '../../../shared/index.ts';
import { exDividendInstant, isOption } from '../../contracts/index.ts';
import { actionFills } from './action-fills.ts';
import type { ExpectedSettlement } from './expired-contracts.ts';
import {
  afterFills,
  NOTHING_HELD,
  type Fill,
  type Holding,
  type StrategyStep,
} from './position.ts';

/** Whether a step follows from the trades and from what the company has announced: a dividend or a corporate action. */
export const isBooked = ({ kind }: Pick<StrategyStep, 'kind'>): boolean =>
  kind === 'dividend' || kind === 'corporateAction';

/** The steps of a strategy without those that follow from the others. */
export const tradedSteps = (steps: readonly StrategyStep[]): readonly StrategyStep[] =>
  steps.filter((step) => !isBooked(step));

/** Whoever holds a share when this day begins in New York has its dividend, and trades after it what the action has made. */
const beginOf = (exDate: CalendarDate): Instant => newYorkInstant(exDate, 0);

/** The ex-date of a booked step. */
export const exDateOf = ({ at }: Pick<StrategyStep, 'at'>): CalendarDate => newYorkDate(at);

const CODES = { split: '1', symbolChange: '2', merger: '3', dividend: '4' } as const;

/** One thing to book: cash of shares, or the exchange of holdings. */
export type BookedKind = 'payment' | CorporateAction['kind'];

/**
 * Id of a booked step: that of its strategy, with the ex-date in its first eight digits, and the kind of a corporate
 * action in the next four. So an announcement that is read twice is one step, and one that was taken back stays away.
 */
export function bookedId(strategyId: string, exDate: CalendarDate, kind: BookedKind): string {
  const date = exDate.replaceAll('-', '');
  return kind === 'payment'
    ? date + strategyId.slice(8)
    : `${date}-${CODES[kind]}000${strategyId.slice(13)}`;
}

/** Id of another fill that follows from a step or a fill, by the id of that and its number. */
export const derivedFillId = (stepId: string, index: number): string =>
  `${stepId.slice(0, 10)}${(index + 1).toString(16).padStart(3, '0')}${stepId.slice(13)}`;

/** Steps of a file with the ids that the booked ones among them have, by which their announcements are known. */
export function withBookedIds(
  strategyId: string,
  steps: readonly StrategyStep[],
): readonly StrategyStep[] {
  const used = new Set<string>();
  return steps.map((step) => {
    if (!isBooked(step)) return step;
    const id = bookedId(strategyId, exDateOf(step), step.action?.kind ?? 'payment');
    if (used.has(id)) return step;
    used.add(id);
    const isOnly = step.action === null && step.fills.length === 1;
    const idOf = (index: number) => (isOnly ? id : derivedFillId(id, index));
    return { ...step, id, fills: step.fills.map((fill, index) => ({ ...fill, id: idOf(index) })) };
  });
}

const UNKNOWN = { spot: null, settledBy: null, value: null, atRisk: null, note: '' } as const;

/** The step of a dividend, in dollars per share, before it is known who holds shares. */
export function dividendStep(
  strategyId: string,
  { symbol, exDate, amount }: { symbol: string; exDate: CalendarDate; amount: number },
): StrategyStep {
  const id = bookedId(strategyId, exDate, 'payment');
  const shares = { kind: 'stock', symbol, multiplier: 1 } as const;
  const fill: Fill = {
    ...{ ...shares, id, quantity: 1, price: fromDollars(amount) },
    ...{ commission: ZERO_MONEY, cause: 'dividend', replaces: null },
  };
  const at = exDividendInstant({ exDate, amount });
  return { ...UNKNOWN, id, at, kind: 'dividend', action: null, fills: [fill] };
}

/** The step of a corporate action, before its fills are known. */
export const actionStep = (strategyId: string, action: CorporateAction): StrategyStep => ({
  ...UNKNOWN,
  id: bookedId(strategyId, action.exDate, action.kind),
  at: beginOf(action.exDate),
  ...{ kind: 'corporateAction', action, fills: [] },
});

/**
 * Traded and booked steps by time. A corporate action is booked when its day begins. A dividend is booked when the price
 * falls by it; where something was traded or exchanged before the open of that day, when the day begins.
 */
export function inOrder(
  traded: readonly StrategyStep[],
  booked: readonly StrategyStep[],
): readonly StrategyStep[] {
  const timed = booked.map((step) => {
    if (step.kind === 'corporateAction') return step;
    const exDate = exDateOf(step);
    const [begins, opens] = [beginOf(exDate), exDividendInstant({ exDate, amount: 0 })];
    const isEarly =
      traded.some(({ at }) => at >= begins && at <= opens) ||
      booked.some((each) => each.kind === 'corporateAction' && each.at === begins);
    return { ...step, at: isEarly ? begins : opens };
  });
  const rank = ({ kind }: StrategyStep) =>
    kind === 'dividend' ? 0 : kind === 'corporateAction' ? 1 : 2;
  return [...timed, ...traded].sort((a, b) => a.at - b.at || rank(a) - rank(b));
}

/** Shares of a company that are held, negative when short. */
const sharesOf = (held: readonly Holding[], symbol: string): number =>
  held.reduce(
    (sum, each) => (isOption(each) || each.symbol !== symbol ? sum : sum + each.quantity),
    0,
  );

/** A fill as its owner has corrected it: with his price of cash that is paid, and his commission. */
function asCorrected(fill: Fill, corrected: readonly Fill[]): Fill {
  const own = corrected.find(({ id }) => id === fill.id);
  if (!own) return fill;
  const { commission } = own;
  return fill.cause === 'cashPayment'
    ? { ...fill, price: own.price, commission }
    : { ...fill, commission };
}

/** What is held before a booked step. */
export interface BookedContext {
  readonly held: readonly Holding[];
  /** The same with expired contracts as the shares that they are to be settled in, which receive the dividend. */
  readonly entitled: readonly Holding[];
}

/**
 * The fills of a booked step by what is held before it; none where it does not concern the holdings, null where they need
 * a price that is not known.
 */
export function bookedFills(
  step: StrategyStep,
  { held, entitled }: BookedContext,
): readonly Fill[] | null {
  const { id, at, spot: price, action, fills } = step;
  if (action === null)
    return fills.flatMap((fill) => {
      const quantity = sharesOf(entitled, fill.symbol);
      return quantity === 0 ? [] : [{ ...fill, quantity }];
    });
  const fillId = (index: number) => derivedFillId(id, index);
  const made = actionFills(action, held, { at, price, fillId });
  return made && made.map((fill) => asCorrected(fill, fills));
}

/**
 * The holdings that receive dividends, along the steps: with the expected settlements of expired contracts at their time.
 */
export class EntitledHoldings {
  private holdings = NOTHING_HELD;
  private next = 0;

  constructor(private readonly expected: readonly ExpectedSettlement[]) {}

  /** What is held before a step. */
  before({ at }: Pick<StrategyStep, 'at'>): readonly Holding[] {
    for (; (this.expected[this.next]?.at ?? Infinity) < at; this.next++)
      this.holdings = afterFills(this.holdings, this.expected[this.next]!.fills);
    return this.holdings.held;
  }

  /** Adds a step, with the fills that it has for what is recorded. */
  add(step: StrategyStep, fills: readonly Fill[]): void {
    const held = this.before(step);
    const own = step.action ? (bookedFills(step, { held, entitled: held }) ?? fills) : fills;
    this.holdings = afterFills(this.holdings, own);
  }
}

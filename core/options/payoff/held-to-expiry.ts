import { lossRoundedUp, ZERO_MONEY, type CalendarDate } from '../../shared/index.ts';
import { costOf, isOptionLeg, signedShares, type Leg, type OptionLeg } from '../contracts/index.ts';
import { maxLossAtExpiry, profitLine, type Bound, type ProfitNode } from './profit-at-expiry.ts';

/** One expiry on a path of prices. */
export interface ExpiryOnPath {
  readonly expiry: CalendarDate;
  /** Money per share, with a fraction where two lines cross; unlimited where the loss grows without end. */
  readonly price: number | 'unlimited';
  /** Shares that stay from assignment, negative when short. */
  readonly retained: number;
}

/** The maximum loss of legs that are held until they expire. */
export interface HeldLoss {
  readonly maxLoss: Bound;
  /** The prices that lead to it; empty where all legs expire on one day. */
  readonly path: readonly ExpiryOnPath[];
}

/** The least profit from an expiry on, in money; −∞ where it has none. */
interface Worst {
  readonly profit: number;
  readonly path: readonly ExpiryOnPath[];
}

/** What follows where `retained` shares stay: a straight line, intercept + slope · S, and the later path. */
interface Choice {
  readonly retained: number;
  readonly intercept: number;
  readonly slope: number;
  readonly later: Worst;
}

const shareSum = (legs: readonly Leg[]): number =>
  legs.reduce((sum, leg) => sum + signedShares(leg), 0);

const valueAt = ({ intercept, slope }: Choice, price: number): number => intercept + slope * price;

const bestAt = (choices: readonly Choice[], price: number): Choice =>
  choices.reduce((best, each) => (valueAt(each, price) > valueAt(best, price) ? each : best));

const least = (all: readonly Worst[]): Worst =>
  all.reduce((worst, each) => (each.profit < worst.profit ? each : worst));

/** The least profit from one price to another, where the best choice is made at each price. */
function leastBetween(
  expiry: CalendarDate,
  choices: readonly Choice[],
  from: number,
  to: number,
): Worst {
  const possible = choices.filter(({ later }) => later.profit > -Infinity);
  const at = (price: number | 'unlimited', { retained, later }: Choice, profit: number): Worst => ({
    profit,
    path: [{ expiry, price, retained }, ...later.path],
  });
  if (possible.length === 0) return at(from, choices[0]!, -Infinity);
  if (to === Infinity && possible.every(({ slope }) => slope < 0))
    return at('unlimited', possible[0]!, -Infinity);
  const crossings = possible.flatMap((a, i) =>
    possible
      .slice(i + 1)
      .map((b) => (b.intercept - a.intercept) / (a.slope - b.slope))
      .filter((price) => price > from && price < to),
  );
  const prices = to === Infinity ? [from, ...crossings] : [from, to, ...crossings];
  return least(
    prices.map((price) => {
      const best = bestAt(possible, price);
      return at(price, best, valueAt(best, price));
    }),
  );
}

/**
 * Numbers of shares from assignment that are worth keeping just above a node: none, all of a type, what a later leg
 * covers, or what keeps the profit level. None comes first.
 */
function sharesToRetain(
  legs: readonly OptionLeg[],
  { price, slope }: ProfitNode,
  shares: number,
  laterSlopes: readonly number[],
): readonly number[] {
  const sold = legs.filter(({ position }) => position === 'short');
  const calledAway = shareSum(
    sold.filter(({ type, strike }) => type === 'call' && strike <= price),
  );
  const put = 0 - shareSum(sold.filter(({ type, strike }) => type === 'put' && strike > price));
  const within = (retained: number) => Math.min(put, Math.max(calledAway, retained)) + 0;
  const covered = laterSlopes.map((later) => 0 - later - shares);
  return [...new Set([0, calledAway, put, calledAway + put, slope, ...covered].map(within))];
}

/** One expiry of several: its legs, and the slopes that the profit of all later legs can have. */
interface ExpiryGroup {
  readonly expiry: CalendarDate;
  readonly legs: readonly OptionLeg[];
  readonly laterSlopes: readonly number[];
}

function groupsOf(options: readonly OptionLeg[]): readonly ExpiryGroup[] {
  const expiries = [...new Set(options.map(({ expiry }) => expiry))].sort();
  return expiries.map((expiry) => ({
    expiry,
    legs: options.filter((leg) => leg.expiry === expiry),
    laterSlopes: profitLine(options.filter((leg) => leg.expiry > expiry)).map(({ slope }) => slope),
  }));
}

/** The least profit of the groups from the first on, with some shares, and the path to it. */
function worstOf(groups: readonly ExpiryGroup[], shares: number): Worst {
  const known = new Map<string, Worst>();
  const worst = (i: number, held: number): Worst => {
    const key = `${i} ${held}`;
    const found = known.get(key) ?? worstFrom(i, held);
    known.set(key, found);
    return found;
  };
  const worstFrom = (i: number, held: number): Worst => {
    const group = groups[i];
    // After the last expiry its shares have been sold at its price.
    if (!group) return { profit: 0, path: [] };
    const line = profitLine(group.legs);
    const isLast = i === groups.length - 1;
    return least(
      line.map((node, j) => {
        const numbers = isLast ? [0] : sharesToRetain(group.legs, node, held, group.laterSlopes);
        const choices = numbers.map((retained): Choice => {
          const later = worst(i + 1, held + retained);
          const slope = node.slope + (isLast ? held : -retained);
          const intercept = node.profit - node.slope * node.price + later.profit;
          return { retained, intercept, slope, later };
        });
        return leastBetween(group.expiry, choices, node.price, line[j + 1]?.price ?? Infinity);
      }),
    );
  };
  return worst(0, shares);
}

/**
 * Maximum loss of legs that are all held until they expire, in money, with any price at each expiry:
 *
 *     W(i, n) = min over S of max over h of (profit of the legs of expiry i at S − h · S + W(i + 1, n + h))
 *
 * n is the number of shares held; h is the number of shares that stay from assignment, from −(sold calls in the money)
 * to +(sold puts in the money). The shares may stay because a later leg can cover them: the later option of a calendar
 * spread covers what its assigned option delivers, so that the spread loses at most its cost. Every h that is tried is
 * a number of shares that can stay, so no prices cost more than the result. All other legs pay their value at expiry.
 *
 * No model and no volatility is needed. A sold call that outlives its cover is unlimited, a sold put that outlives its
 * cover can lose its whole strike. `booked` is added to every profit: see `bookedProfit`.
 *
 * @example maxLossHeld([longPut(90, 1), shortPut(95, 2, { expiry: '2027-06-18' })]).maxLoss // 94_000_000: 100 · (95 + 1 − 2) dollars, should the bought put expire worthless
 */
export function maxLossHeld(legs: readonly Leg[], booked = ZERO_MONEY): HeldLoss {
  const groups = groupsOf(legs.filter(isOptionLeg));
  if (groups.length < 2) return { maxLoss: maxLossAtExpiry(profitLine(legs, booked)), path: [] };
  const stock = legs.filter((leg) => !isOptionLeg(leg));
  const { profit, path } = worstOf(groups, shareSum(stock));
  if (profit === -Infinity) return { maxLoss: 'unlimited', path };
  return { maxLoss: lossRoundedUp(costOf(stock) - booked - profit), path };
}

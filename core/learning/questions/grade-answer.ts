import { MONEY_SCALE } from '../../shared/index.ts';
import type { Answer, BuiltLeg, GeneratedQuestion } from './question.ts';

/** Lots of each contract, sales subtracted; contracts that cancel out are left out. */
function netPositions(legs: readonly BuiltLeg[]): Map<string, { leg: BuiltLeg; lots: number }> {
  const net = new Map<string, { leg: BuiltLeg; lots: number }>();
  for (const leg of legs) {
    const key = `${leg.type} ${leg.strike ?? ''} ${leg.days ?? ''}`;
    const lots = (net.get(key)?.lots ?? 0) + (leg.position === 'long' ? 1 : -1) * leg.quantity;
    if (lots === 0) net.delete(key);
    else net.set(key, { leg, lots });
  }
  return net;
}

const isSame = (a: ReturnType<typeof netPositions>, b: ReturnType<typeof netPositions>): boolean =>
  a.size === b.size && [...a].every(([key, { lots }]) => b.get(key)?.lots === lots);

const strikeMoney = ({ strike }: BuiltLeg): number => Math.round((strike ?? 0) * MONEY_SCALE);

/** Value at expiry of all legs per lot at a price, in money: an integer. */
function valueAt(net: ReturnType<typeof netPositions>, price: number): number {
  return [...net.values()].reduce((sum, { leg, lots }) => {
    if (leg.type === 'stock') return sum + lots * price;
    const above = price - strikeMoney(leg);
    return sum + lots * Math.max(0, leg.type === 'call' ? above : -above);
  }, 0);
}

const daysAmong = (legs: readonly BuiltLeg[]): ReadonlySet<number> =>
  new Set(legs.flatMap(({ days }) => days ?? []));

/**
 * Whether two sets of legs have the same value at expiry at every price. Straight lines between strikes are equal where
 * they are equal at 0, at every strike and at one price beyond. With several expiries the contracts must be the same.
 */
export function hasSamePayoff(a: readonly BuiltLeg[], b: readonly BuiltLeg[]): boolean {
  const [first, second] = [netPositions(a), netPositions(b)];
  const days = daysAmong([...first.values(), ...second.values()].map(({ leg }) => leg));
  if (days.size > 1) return isSame(first, second);
  const strikes = [...first.values(), ...second.values()].map(({ leg }) => strikeMoney(leg));
  const beyond = Math.max(0, ...strikes) + MONEY_SCALE;
  return [0, ...strikes, beyond].every((price) => valueAt(first, price) === valueAt(second, price));
}

/** Room for the binary representation of the difference of two decimals. */
const ROUNDING = 1e-9;

/** Whether an answer solves a question. An answer of another kind does not. */
export function isCorrect({ solution, tolerance }: GeneratedQuestion, given: Answer): boolean {
  const { answer } = solution;
  if (answer.kind === 'option') return given.kind === 'option' && given.option === answer.option;
  if (answer.kind === 'number')
    return (
      given.kind === 'number' && Math.abs(given.number - answer.number) <= tolerance + ROUNDING
    );
  return given.kind === 'legs' && hasSamePayoff(given.legs, answer.legs);
}

import type { ExactInterval, ExactPrice } from './exact-price.ts';

const meets = (end: ExactPrice | 'unlimited', start: ExactPrice): boolean =>
  end !== 'unlimited' && end.numerator * start.denominator === start.numerator * end.denominator;

/** Ascending intervals, neighbours that share an end made one. */
export const joined = (intervals: readonly ExactInterval[]): ExactInterval[] =>
  intervals.reduce<ExactInterval[]>((all, { from, to }) => {
    const last = all.at(-1);
    if (last && meets(last.to, from)) return [...all.slice(0, -1), { from: last.from, to }];
    return [...all, { from, to }];
  }, []);

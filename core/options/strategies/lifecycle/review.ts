import { isFileSymbol, type Instant } from '../../../shared/index.ts';
import { isOption, settlementInstant } from '../../contracts/index.ts';
import type { Strategy } from '../strategy.ts';
import { holdingsAfter } from './position.ts';

const A_MINUTE = 60_000;
const SIX_HOURS = 360 * A_MINUTE;

/**
 * When background work looks at a strategy first: when the first of its contracts expires, and once when a trade that
 * held shares has ended, whose dividends may have been unknown then. Null where there is nothing to do. Nothing of a
 * chain file expires.
 */
export function reviewDueAt({
  symbol,
  status,
  steps,
  updatedAt,
}: Pick<Strategy, 'symbol' | 'status' | 'steps' | 'updatedAt'>): Instant | null {
  if (isFileSymbol(symbol)) return null;
  if (status === 'active') {
    const expiries = holdingsAfter(steps).held.filter(isOption).map(settlementInstant);
    return expiries.length === 0 ? null : Math.min(...expiries);
  }
  const hadShares = steps.some(({ fills }) => fills.some(({ kind }) => kind === 'stock'));
  return status === 'completed' && hadShares ? updatedAt : null;
}

/**
 * When a review that could not be finished is tried again: after a tenth of the time that it has been due, at least a
 * minute and at most six hours.
 *
 * @example nextReview(0, 3_600_000) // 3_960_000: six minutes later, when it has been due for an hour
 */
export const nextReview = (dueSince: Instant, at: Instant): Instant =>
  at + Math.min(SIX_HOURS, Math.max(A_MINUTE, Math.round((at - dueSince) / 10)));

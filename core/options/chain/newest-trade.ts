import { closeOf } from '../../calendar/index.ts';
import type { Instant } from '../../shared/index.ts';
import type { ContractActivity } from './ports/option-tape.ts';

/**
 * When the newest price of a contract was made: the time of its last trade, else the close of the last session in which it
 * was traded; now without either.
 *
 * @example newestTradeAt({ trades: [], days: [{ date: '2026-11-20' }] }, Date.parse('2026-11-23T15:00:00Z')) // 1795208400000: Friday, 16:00 in New York
 */
export function newestTradeAt(
  {
    trades: [trade],
    days: [day],
  }: {
    readonly trades: readonly Pick<ContractActivity['trades'][number], 'at'>[];
    readonly days: readonly Pick<ContractActivity['days'][number], 'date'>[];
  },
  now: Instant,
): Instant {
  if (trade !== undefined) return Math.min(now, trade.at);
  return day === undefined ? now : Math.min(now, closeOf(day.date));
}

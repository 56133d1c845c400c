import type { Instant } from '../shared/index.ts';
import type { LotteryEvent } from './lottery-event.ts';

/** Every status, in the order of the list. */
export const EVENT_STATUSES = ['active', 'upcoming', 'ended'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What an event is at a moment: active from its opening on, no longer at its close. */
export function eventStatus(
  { opensAt, closesAt }: Pick<LotteryEvent, 'opensAt' | 'closesAt'>,
  at: Instant,
): EventStatus {
  if (at < opensAt) return 'upcoming';
  return at < closesAt ? 'active' : 'ended';
}

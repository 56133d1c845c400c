import { eventStatus, type EventStatus } from '@toolyard/core/lottery';
import type { LotteryEventResponse } from '../../api/generated.ts';

/** The status of an event at a moment: a page that stays open sees it change. */
export const statusAt = (event: LotteryEventResponse, at: number): EventStatus =>
  eventStatus({ opensAt: Date.parse(event.startDate), closesAt: Date.parse(event.endDate) }, at);

import type { KeysetPosition } from '../shared/index.ts';
import type { EventStatus } from './event-status.ts';
import type { LotteryEvent } from './lottery-event.ts';

interface EventOrder {
  readonly by: 'opensAt' | 'closesAt';
  readonly latestFirst: boolean;
}

/** What ends next and what opens next come first, and what ended last; ties go by id in the same direction. */
export const EVENT_ORDER: Readonly<Record<EventStatus, EventOrder>> = {
  active: { by: 'closesAt', latestFirst: false },
  upcoming: { by: 'opensAt', latestFirst: false },
  ended: { by: 'closesAt', latestFirst: true },
};

/** Where an event stands among those of its status. */
export const eventPlace = (event: LotteryEvent, status: EventStatus): KeysetPosition => ({
  at: event[EVENT_ORDER[status].by],
  id: event.id,
});

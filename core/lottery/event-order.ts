import {
  CURSOR_INVALID,
  formatCursor,
  parseCursor,
  type KeysetPosition,
  type Instant,
} from '../shared/index.ts';
import type { EventStatus, LotteryEvent } from './lottery-event.ts';

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

/** Position of an event within its status. */
export const eventPlace = (event: LotteryEvent, status: EventStatus): KeysetPosition => ({
  at: event[EVENT_ORDER[status].by],
  id: event.id,
});

/** Where a page of events ends, and the moment whose statuses order the whole walk. */
interface EventCursor {
  readonly asOf: Instant;
  readonly status: EventStatus;
  readonly place: KeysetPosition;
}

const SHAPE = /^(\d{1,14})_(active|upcoming|ended)_(.+)$/;

export const eventCursorOf = ({ asOf, status, place }: EventCursor): string =>
  `${asOf}_${status}_${formatCursor(place)}`;

/** The place a cursor names; refuses with CURSOR_INVALID. */
export function readEventCursor(cursor: string): EventCursor {
  const [, asOf, status, place] = SHAPE.exec(cursor) ?? [];
  if (place === undefined) throw CURSOR_INVALID();
  return { asOf: Number(asOf), status: status as EventStatus, place: parseCursor(place) };
}

import {
  CURSOR_INVALID,
  cursorOf,
  positionOf,
  type Instant,
  type KeysetPosition,
} from '../shared/index.ts';
import type { EventStatus } from './event-status.ts';

/** Where a page of events ends, and the moment whose statuses order the whole walk. */
export interface EventCursor {
  readonly asOf: Instant;
  readonly status: EventStatus;
  readonly place: KeysetPosition;
}

const SHAPE = /^(\d{1,14})_(active|upcoming|ended)_(.+)$/;

export const eventCursorOf = ({ asOf, status, place }: EventCursor): string =>
  `${asOf}_${status}_${cursorOf(place)}`;

/** The place a cursor names; refuses with CURSOR_INVALID. */
export function readEventCursor(cursor: string): EventCursor {
  const [, asOf, status, place] = SHAPE.exec(cursor) ?? [];
  if (place === undefined) throw CURSOR_INVALID();
  return { asOf: Number(asOf), status: status as EventStatus, place: positionOf(place) };
}

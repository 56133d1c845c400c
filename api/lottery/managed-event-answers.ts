import type { LotteryEvent } from '@toolyard/core/lottery';
import type { Instant } from '@toolyard/core/shared';
import type { Response } from 'express';
import { instant } from '../http/instant.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf } from '../http/version-header.ts';
import { toManagedEvent, type ManagedEventEnvelope } from './managed-event.dto.ts';

/** Answers an event to those who manage it, with its version. */
export function answerManagedEvent(
  event: LotteryEvent,
  at: Instant,
  response: Response,
): ManagedEventEnvelope {
  response.setHeader('ETag', etagOf(event.version));
  return { data: toManagedEvent(event, at), serverTime: instant(at) };
}

/** Adds the present event to the refusal of an older version. */
export const ManagedEventConflicts = mapConflicts<LotteryEvent>((current) =>
  toManagedEvent(current, current.updatedAt),
);

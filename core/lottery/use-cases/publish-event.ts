import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import {
  changedEvent,
  checkReason,
  demandTrusted,
  EVENT_ACTIONS,
  eventEntry,
  eventState,
  lockManaged,
} from '../event-changes.ts';
import { appendLogLine, recordManifest } from '../draw-record.ts';
import { isCancellable, isWaiting, type LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_EVENT_FINAL,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_EVENT_WAITING,
  LOTTERY_OPENS_TOO_EARLY,
} from '../lottery.errors.ts';
import { notifyEntrants, type EntrantRepositories } from '../notify-entrants.ts';
import {
  organiserName,
  type EventPorts,
  type EventRepositories,
  type EventVersionInput,
} from './edit-event.ts';

/** The draft as everybody sees it from now on: its manifest is hashed and signed. Refuses an opening that has passed,
 * and a user who has chosen no public name. */
export async function publishDraft(
  all: EventRepositories,
  ports: EventPorts,
  draft: LotteryEvent,
  approval: LotteryEvent['approval'],
): Promise<LotteryEvent> {
  const at = ports.clock.now();
  if (draft.opensAt <= at) throw LOTTERY_OPENS_TOO_EARLY();
  if (draft.organiser.realm === 'user') await organiserName(all, draft.organiser.id);
  const event = changedEvent(draft, { stage: 'published', publishedAt: at, approval }, at);
  await all.lotteryEvents.update(event);
  await recordManifest(all, ports, event, at);
  return event;
}

/** Publishes a draft of an operator or of a trusted organiser. */
export class PublishEvent {
  constructor(
    private readonly all: EventRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(input: EventVersionInput, principal: Principal): Promise<LotteryEvent> {
    const draft = await lockManaged(this.all, input, principal);
    if (draft.stage !== 'draft') throw LOTTERY_EVENT_PUBLISHED();
    if (isWaiting(draft)) throw LOTTERY_EVENT_WAITING();
    await demandTrusted(this.all.organisers, principal);
    const event = await publishDraft(this.all, this.ports, draft, draft.approval);
    const change = { action: EVENT_ACTIONS.published, event, after: eventState(event) };
    this.all.audit.record(eventEntry(change, principal, event.updatedAt));
    return event;
  }
}

export interface CancelEventInput extends EventVersionInput {
  /** Published. */
  readonly reason: string;
}

interface CancelRepositories extends EventRepositories, EntrantRepositories {
  readonly users: EntrantRepositories['users'];
  readonly audit: AuditLog;
}

/** Cancels a published event before its draw, with a public reason; everybody who entered is notified. */
export class CancelEvent {
  constructor(
    private readonly all: CancelRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(input: CancelEventInput, principal: Principal): Promise<LotteryEvent> {
    const before = await lockManaged(this.all, input, principal);
    const at = this.ports.clock.now();
    if (!isCancellable(before, at)) throw LOTTERY_EVENT_FINAL();
    const reason = checkReason(input.reason);
    if (!reason.ok) throw reason.error;
    const event = changedEvent(before, { stage: 'cancelled', reason: reason.value }, at);
    await this.all.lotteryEvents.update(event);
    await appendLogLine(this.all, this.ports, event.id, at, {
      type: 'cancelled',
      data: { reason: reason.value },
    });
    await notifyEntrants(this.all, this.ports, event.id, 'lottery-cancelled');
    const change = { action: EVENT_ACTIONS.cancelled, event, after: { reason: reason.value } };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }
}

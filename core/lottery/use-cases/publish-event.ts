import type { UserRepository } from '../../accounts/index.ts';
import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { MailRepositories } from '../../mail/index.ts';
import {
  changedEvent,
  checkReason,
  EVENT_ACTIONS,
  eventEntry,
  eventState,
  lockManaged,
} from '../event-changes.ts';
import { appendLogLine, recordManifest } from '../draw-record.ts';
import { isCancellable, type LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_EVENT_FINAL,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_OPENS_TOO_EARLY,
} from '../lottery.errors.ts';
import { lotteryMail } from '../mails.ts';
import type { EntryRepository } from '../ports/entry-repository.ts';
import type { EventPorts, EventRepositories, EventVersionInput } from './edit-event.ts';

/** Publishes a draft: its manifest is hashed and signed, and everybody sees the event. */
export class PublishEvent {
  constructor(
    private readonly all: EventRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(input: EventVersionInput, principal: Principal): Promise<LotteryEvent> {
    const draft = await lockManaged(this.all, input, principal);
    if (draft.stage !== 'draft') throw LOTTERY_EVENT_PUBLISHED();
    const at = this.ports.clock.now();
    if (draft.opensAt <= at) throw LOTTERY_OPENS_TOO_EARLY();
    const event = changedEvent(draft, { stage: 'published', publishedAt: at }, at);
    await this.all.lotteryEvents.update(event);
    await recordManifest(this.all, this.ports, event, at);
    const change = { action: EVENT_ACTIONS.published, event, after: eventState(event) };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }
}

export interface CancelEventInput extends EventVersionInput {
  /** Published. */
  readonly reason: string;
}

interface CancelRepositories extends EventRepositories, MailRepositories {
  readonly lotteryEntries: Pick<EntryRepository, 'listOf' | 'find'>;
  readonly users: Pick<UserRepository, 'find' | 'findAll'>;
  readonly audit: AuditLog;
}

const BATCH = 1000;

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
    await this.notifyEntrants(event);
    const change = { action: EVENT_ACTIONS.cancelled, event, after: { reason: reason.value } };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }

  private async notifyEntrants({ id: eventId }: LotteryEvent): Promise<void> {
    for (let after: string | null = null; ;) {
      const listed = await this.all.lotteryEntries.listOf(eventId, after, BATCH);
      const entries = listed.map(({ entry }) => entry);
      const accountIds = entries.flatMap(({ accountId }) => accountId ?? []);
      const users = new Map(
        (await this.all.users.findAll(accountIds)).map((user) => [user.id, user]),
      );
      const mails = entries.flatMap(({ accountId, language }) => {
        const user = users.get(accountId ?? '');
        const kind = 'lottery-cancelled';
        return user ? [lotteryMail({ kind, eventId, user, language }, this.ports)] : [];
      });
      await this.all.mails.addAll(mails);
      after = listed.at(-1)?.entry.id ?? null;
      if (listed.length < BATCH) return;
    }
  }
}

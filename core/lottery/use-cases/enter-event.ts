import {
  asUser,
  SESSION_INVALID,
  type Principal,
  type UserRepository,
} from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, DomainError, IdSource, Instant, Language } from '../../shared/index.ts';
import type { MailRepositories } from '../../mail/index.ts';
import type { DrawTools } from '../draw-record.ts';
import { lotteryMail } from '../mails.ts';
import { signWithdrawal, type DrawSigner, type RegisterHead } from '../draw/index.ts';
import { registerLine } from '../entry-record.ts';
import { EVENT_ACTIONS, eventEntry } from '../event-changes.ts';
import { checkEligibleAccount, checkOpen, type LotteryEntry } from '../entry.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_CLOSED,
  LOTTERY_ENTERED_ALREADY,
  LOTTERY_ENTRY_FINAL,
  LOTTERY_ENTRY_UNKNOWN,
  LOTTERY_EVENT_CHANGED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_NOT_OPEN,
} from '../lottery.errors.ts';
import type { DrawRecordRepository } from '../ports/draw-record-repository.ts';
import type { EntryIds } from '../ports/entry-ids.ts';
import type { EntryRepository } from '../ports/entry-repository.ts';
import type { LotteryEventRepository, Moment } from '../ports/lottery-event-repository.ts';

export interface EntryRepositories {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
  readonly lotteryEntries: EntryRepository;
  readonly lotteryDraws: Pick<DrawRecordRepository, 'register' | 'registerEnd'>;
  readonly users: Pick<UserRepository, 'find'>;
  readonly audit: AuditLog;
}

export interface EntryPorts {
  readonly clock: Clock;
  readonly crypto: DrawTools['crypto'];
  /** The moment that opening and close are judged by. */
  readonly moment: () => Moment;
  readonly entryIds: EntryIds;
}

export interface EnterEventInput {
  readonly eventId: string;
  /** Of the call: mails about the entry are in it. */
  readonly language: Language;
}

export interface Entered {
  readonly entry: LotteryEntry;
  readonly event: LotteryEvent;
  /** The register of the event up to the line of the entry; null where the event keeps none. */
  readonly register: RegisterHead | null;
}

/** Enters the caller. Whether the event is open and has a place left is decided where the entry is stored. */
export class EnterEvent {
  constructor(
    private readonly all: EntryRepositories,
    private readonly ports: EntryPorts,
  ) {}

  async execute({ eventId, language }: EnterEventInput, principal: Principal): Promise<Entered> {
    const user = await this.all.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    const eligible = checkEligibleAccount(event, user);
    if (!eligible.ok) throw await this.firstRefusal(event, user.id, eligible.error);
    const at = this.ports.clock.now();
    const id = this.ports.entryIds.next();
    const weight = eligible.value;
    const own = { eventId, accountId: user.id, language, hidesName: false };
    const entry: LotteryEntry = { ...own, id, weight, enteredAt: at };
    const outcome = await this.all.lotteryEntries.add(entry, event.version, this.ports.moment());
    if (outcome === 'duplicate') throw LOTTERY_ENTERED_ALREADY();
    if (outcome === 'refused') throw await this.refusal(event, at);
    // The event stays locked since the entry was counted.
    const register = await registerLine(this.all.lotteryDraws, this.ports, entry, 'entered');
    const state = { entry: entry.id, weight: entry.weight };
    const change = { action: EVENT_ACTIONS.entered, event, after: state };
    this.all.audit.record(eventEntry(change, principal, at));
    return { entry, event, register };
  }

  /** Whoever has entered is not refused for a reason that came later. */
  private async firstRefusal(
    event: LotteryEvent,
    accountId: string,
    error: DomainError,
  ): Promise<DomainError> {
    const own = await this.all.lotteryEntries.findOwned(event.id, accountId);
    return own ? LOTTERY_ENTERED_ALREADY() : error;
  }

  private async refusal(seen: LotteryEvent, at: Instant): Promise<DomainError> {
    const event = await publishedEvent(this.all.lotteryEvents, seen.id);
    const open = checkOpen(event, this.ports.moment() ?? at);
    if (!open.ok) return open.error;
    if (event.version !== seen.version) return LOTTERY_EVENT_CHANGED();
    // The clock of the database is ahead of this server's, or behind it.
    return at - event.opensAt < event.closesAt - at ? LOTTERY_NOT_OPEN() : LOTTERY_CLOSED();
  }
}

/** The event, unless it is unknown or a draft. */
export async function publishedEvent(
  events: Pick<LotteryEventRepository, 'find'>,
  id: string,
): Promise<LotteryEvent> {
  const event = await events.find(id);
  if (!event || event.stage === 'draft') throw LOTTERY_EVENT_UNKNOWN();
  return event;
}

export interface OwnEntryInput {
  readonly eventId: string;
}

/** A withdrawn entry. */
export interface Withdrawn {
  readonly entry: LotteryEntry;
  readonly at: Instant;
  /** The register of the event up to the line of the withdrawal; null where the event keeps none. */
  readonly register: RegisterHead | null;
}

/** Withdraws the caller's entry while the event is active; the signed receipt goes to the caller by mail as well. */
export class WithdrawEntry {
  constructor(
    private readonly all: EntryRepositories & MailRepositories,
    private readonly ports: Pick<EntryPorts, 'clock' | 'crypto' | 'moment'> & {
      readonly ids: IdSource;
      readonly signer: DrawSigner;
    },
  ) {}

  async execute({ eventId }: OwnEntryInput, principal: Principal): Promise<Withdrawn> {
    const { userId } = asUser(principal);
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    const entry = await this.all.lotteryEntries.findOwned(eventId, userId);
    if (!entry) throw LOTTERY_ENTRY_UNKNOWN();
    if (!event.isWithdrawable) throw LOTTERY_ENTRY_FINAL();
    const moment = this.ports.moment();
    if (!(await this.all.lotteryEntries.withdraw(eventId, userId, moment))) throw LOTTERY_CLOSED();
    const register = await registerLine(this.all.lotteryDraws, this.ports, entry, 'withdrawn');
    const at = this.ports.clock.now();
    await this.sendReceipt({ entry, at, register }, userId);
    const change = { action: EVENT_ACTIONS.withdrawn, event, before: { entry: entry.id } };
    this.all.audit.record(eventEntry(change, principal, at));
    return { entry, at, register };
  }

  private async sendReceipt({ entry, at, register }: Withdrawn, userId: string): Promise<void> {
    const user = await this.all.users.find(userId);
    if (!user) return;
    const { id: uuid, eventId, weight, language } = entry;
    const receipt = signWithdrawal(eventId, { uuid, weight }, at, this.ports.signer, register);
    const enclosure = JSON.stringify(receipt, null, 2);
    const mail = { kind: 'lottery-withdrawn', eventId, user, language, enclosure } as const;
    await this.all.mails.add(lotteryMail(mail, this.ports));
  }
}

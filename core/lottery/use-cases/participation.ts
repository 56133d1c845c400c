import {
  asUser,
  SESSION_INVALID,
  type Principal,
  type UserRepository,
} from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import {
  formatCursor,
  PAGE_LIMIT,
  parseCursor,
  type Clock,
  type DomainError,
  type Instant,
  type Language,
  type Page,
  type PageRequest,
} from '../../shared/index.ts';
import { checkEligibleAccount, checkOpen, type LotteryEntry } from '../entry.ts';
import { EVENT_ACTIONS, eventEntry } from '../event-changes.ts';
import type { LogLine, RegisterHead } from '../draw/index.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import { LOTTERY_NO_REMINDER } from '../lottery.errors.ts';
import type { DrawRecordRepository } from '../ports/draw-record-repository.ts';
import type { EntryRepository, OwnEntry } from '../ports/entry-repository.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { OrganiserRepository } from '../ports/organiser-repository.ts';
import type { Reminder, ReminderRepository } from '../ports/reminder-repository.ts';
import type { WinnerRepository } from '../ports/winner-repository.ts';
import type { Winner } from '../winner.ts';
import { publishedEvent } from './enter-event.ts';

export interface ParticipationReaders {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
  readonly lotteryDraws: Pick<DrawRecordRepository, 'logOf' | 'enteredHeads'>;
  readonly lotteryEntries: Pick<EntryRepository, 'findOwned' | 'listOwned'>;
  readonly lotteryWinners: Pick<WinnerRepository, 'find' | 'listOwned'>;
  readonly lotteryReminders: Pick<ReminderRepository, 'find' | 'listOwned'>;
  readonly users: Pick<UserRepository, 'find'>;
}

/** The caller's part in an event. */
export interface Participation {
  readonly event: LotteryEvent;
  readonly entry: LotteryEntry | null;
  /** Where the entry stands in the register of the event; null where there is none. */
  readonly register: RegisterHead | null;
  readonly winner: Winner | null;
  readonly hasReminder: boolean;
  /** Why the caller cannot enter now; null when nothing is in the way. */
  readonly refusal: DomainError | null;
  /** The public log while an entrant can save its freeze: from then until the draw; empty otherwise. */
  readonly log: readonly LogLine[];
  /** Chances that an entry of the caller has. */
  readonly weight: number;
  /** The moment of the answer. */
  readonly at: Instant;
}

/** What the event page shows to a user beside the event. */
export class ReadParticipation {
  constructor(
    private readonly all: ParticipationReaders,
    private readonly clock: Clock,
  ) {}

  async execute(eventId: string, principal: Principal): Promise<Participation> {
    const { userId } = asUser(principal);
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    const [user, entry, reminder] = await Promise.all([
      this.all.users.find(userId),
      this.all.lotteryEntries.findOwned(eventId, userId),
      this.all.lotteryReminders.find(eventId, userId),
    ]);
    if (!user) throw SESSION_INVALID();
    const heads = entry ? await this.all.lotteryDraws.enteredHeads([entry.id]) : null;
    const at = this.clock.now();
    const eligible = checkEligibleAccount(event, user);
    const open = checkOpen(event, at);
    return {
      event,
      entry,
      register: (entry && heads?.get(entry.id)) ?? null,
      winner: entry && (await this.all.lotteryWinners.find(entry.id)),
      hasReminder: reminder !== null,
      log: entry && event.stage === 'frozen' ? await this.all.lotteryDraws.logOf(eventId) : [],
      refusal: !open.ok ? open.error : !eligible.ok ? eligible.error : null,
      weight: eligible.ok ? eligible.value : 1,
      at,
    };
  }
}

/** An entry of the caller with what it won. */
interface OwnResult extends OwnEntry {
  readonly winner: Winner | null;
}

/** The same, with where it stands in the register of its event; null where there is none. */
export interface OwnParticipation extends OwnResult {
  readonly register: RegisterHead | null;
}

interface OwnPage extends Page<OwnParticipation> {
  readonly at: Instant;
}

/** The caller's entries, newest first. */
export class ListOwnEntries {
  constructor(
    private readonly all: ParticipationReaders,
    private readonly clock: Clock,
  ) {}

  async execute({ limit, cursor }: PageRequest, principal: Principal): Promise<OwnPage> {
    const { userId } = asUser(principal);
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const after = cursor === null ? null : parseCursor(cursor);
    const [found, winners] = await Promise.all([
      this.all.lotteryEntries.listOwned(userId, after, most + 1),
      this.all.lotteryWinners.listOwned(userId),
    ]);
    const shown = found.slice(0, most);
    const heads = await this.all.lotteryDraws.enteredHeads(shown.map(({ entry }) => entry.id));
    const last = found.length > most ? shown.at(-1)?.entry : undefined;
    return {
      at: this.clock.now(),
      items: shown.map((own) => ({
        ...own,
        winner: winners.find(({ entryId }) => entryId === own.entry.id) ?? null,
        register: heads.get(own.entry.id) ?? null,
      })),
      nextCursor: last ? formatCursor({ at: last.enteredAt, id: last.id }) : null,
    };
  }
}

interface ParticipationExport {
  readonly isOrganiser: boolean;
  /** Public name as an organiser; null where none is chosen. */
  readonly organiserName: string | null;
  readonly entries: readonly OwnResult[];
  readonly reminders: readonly Reminder[];
}

/** Everything that prize draws store about the caller. */
export class ExportParticipation {
  constructor(
    private readonly all: ParticipationReaders & {
      readonly organisers: Pick<OrganiserRepository, 'has' | 'nameOf'>;
    },
  ) {}

  async execute(principal: Principal): Promise<ParticipationExport> {
    const { userId } = asUser(principal);
    const [isOrganiser, organiserName, winners, reminders, entries] = await Promise.all([
      this.all.organisers.has(userId),
      this.all.organisers.nameOf(userId),
      this.all.lotteryWinners.listOwned(userId),
      this.all.lotteryReminders.listOwned(userId),
      this.entriesOf(userId),
    ]);
    const winnerOf = new Map(winners.map((winner) => [winner.entryId, winner]));
    const named = entries.map((own) => ({ ...own, winner: winnerOf.get(own.entry.id) ?? null }));
    return { isOrganiser, organiserName, entries: named, reminders };
  }

  private async entriesOf(userId: string): Promise<readonly OwnEntry[]> {
    const found: OwnEntry[] = [];
    for (;;) {
      const last = found.at(-1)?.entry;
      const after = last ? { at: last.enteredAt, id: last.id } : null;
      const page = await this.all.lotteryEntries.listOwned(userId, after, PAGE_LIMIT);
      found.push(...page);
      if (page.length < PAGE_LIMIT) return found;
    }
  }
}

/** Something that a user should know, shown on the site. */
export interface LotteryNotice {
  readonly kind: 'won' | 'open' | 'closing' | 'frozen';
  readonly event: LotteryEvent;
  /** End of the time to claim, the draw of a frozen list, or the close of the event. */
  readonly until: Instant;
}

const A_DAY = 86_400_000;

/** Prizes to be claimed, lists that are frozen and wait for their draw, and events with a reminder that have opened or close within a day. */
export class ListNotices {
  constructor(
    private readonly all: ParticipationReaders,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<readonly LotteryNotice[]> {
    const { userId } = asUser(principal);
    const at = this.clock.now();
    const [winners, reminders, own] = await Promise.all([
      this.all.lotteryWinners.listOwned(userId),
      this.all.lotteryReminders.listOwned(userId),
      this.all.lotteryEntries.listOwned(userId, null, PAGE_LIMIT),
    ]);
    const frozen = own.filter(({ event }) => event.stage === 'frozen');
    const won = winners.filter(({ state, claimBy }) => state === 'pending' && (claimBy ?? 0) > at);
    const found: (LotteryNotice | null)[] = await Promise.all([
      ...won.map(({ eventId, claimBy }) => this.noticeOf(eventId, () => 'won', claimBy)),
      ...reminders.map(({ eventId }) =>
        this.noticeOf(eventId, (event) => reminderKind(event, at), null),
      ),
    ]);
    return [
      ...found.filter((notice) => notice !== null),
      ...frozen.map(({ event }): LotteryNotice => ({ kind: 'frozen', event, until: event.drawAt })),
    ];
  }

  private async noticeOf(
    eventId: string,
    kindOf: (event: LotteryEvent) => LotteryNotice['kind'] | null,
    until: Instant | null,
  ): Promise<LotteryNotice | null> {
    const event = await this.all.lotteryEvents.find(eventId);
    const kind = event && kindOf(event);
    return kind ? { kind, event, until: until ?? event.closesAt } : null;
  }
}

function reminderKind(event: LotteryEvent, at: Instant): 'open' | 'closing' | null {
  if (event.stage !== 'published' || at < event.opensAt || at >= event.closesAt) return null;
  return event.closesAt - at <= A_DAY ? 'closing' : 'open';
}

interface ReminderRepositories {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
  readonly lotteryReminders: ReminderRepository;
  readonly audit: AuditLog;
}

export interface ReminderInput {
  readonly eventId: string;
  /** Language of the mails. */
  readonly language: Language;
}

/** Reminds the caller when the event opens and a day before it closes, by mail and on the site. */
export class SetReminder {
  constructor(
    private readonly all: ReminderRepositories,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, language }: ReminderInput, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    const at = this.clock.now();
    if (event.stage !== 'published' || at >= event.closesAt) throw LOTTERY_NO_REMINDER();
    const reminder: Reminder = {
      eventId,
      accountId: userId,
      language,
      // Whoever asks while the event is open knows that it is.
      openSentAt: at >= event.opensAt ? at : null,
      closeSentAt: null,
      createdAt: at,
    };
    await this.all.lotteryReminders.put(reminder);
    const change = { action: EVENT_ACTIONS.reminderSet, event };
    this.all.audit.record(eventEntry(change, principal, at));
  }
}

export class RemoveReminder {
  constructor(
    private readonly all: ReminderRepositories,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId }: Pick<ReminderInput, 'eventId'>, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    await this.all.lotteryReminders.remove(eventId, userId);
    const change = { action: EVENT_ACTIONS.reminderRemoved, event };
    this.all.audit.record(eventEntry(change, principal, this.clock.now()));
  }
}

import { asAdmin, asUser, type Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import {
  formatCursor,
  PAGE_LIMIT,
  parseCursor,
  CURSOR_INVALID,
  type Clock,
  type Instant,
  type Page,
  type PageRequest,
  type UnitOfWork,
} from '../../shared/index.ts';
import { EVENT_ACTIONS, eventEntry, runs } from '../event-changes.ts';
import type { EventPhase, LotteryEvent } from '../lottery-event.ts';
import { LOTTERY_EVENT_UNKNOWN } from '../lottery.errors.ts';
import type { EntryRepository, ListedEntry } from '../ports/entry-repository.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';

interface ManagedReaders {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find' | 'listManaged'>;
}

interface ManagedPage extends Page<LotteryEvent> {
  readonly at: Instant;
}

interface ManagedEventsRequest extends PageRequest {
  /** Part of a title or of an organizer's name; all where absent. */
  readonly search?: string;
  readonly phase?: EventPhase | null;
}

/** Events of every stage, newest first: all for an admin, their own for an organiser. */
export class ListManagedEvents {
  constructor(
    private readonly all: ManagedReaders,
    private readonly clock: Clock,
  ) {}

  async execute(
    { limit, cursor, search = '', phase = null }: ManagedEventsRequest,
    principal: Principal,
  ): Promise<ManagedPage> {
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const after = cursor === null ? null : parseCursor(cursor);
    const organiserId = principal.kind === 'admin' ? null : asUser(principal).userId;
    const at = this.clock.now();
    const found = await this.all.lotteryEvents.listManaged({
      ...{ organiserId, search: search.trim(), phase, asOf: at, after },
      limit: most + 1,
    });
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    return {
      at,
      items,
      nextCursor: last ? formatCursor({ at: last.createdAt, id: last.id }) : null,
    };
  }
}

/** One event of any stage, for those who run it. */
export class ReadManagedEvent {
  constructor(
    private readonly all: ManagedReaders,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    principal: Principal,
  ): Promise<{ readonly event: LotteryEvent; readonly at: Instant }> {
    const event = await this.all.lotteryEvents.find(id);
    if (!event || !runs(principal, event)) throw LOTTERY_EVENT_UNKNOWN();
    return { event, at: this.clock.now() };
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Entries of an event with the addresses of their accounts, by number; for operators. */
export class ListEntries {
  constructor(
    private readonly events: Pick<LotteryEventRepository, 'find'>,
    private readonly entries: Pick<EntryRepository, 'listOf'>,
  ) {}

  async execute(
    eventId: string,
    { limit, cursor }: PageRequest,
    principal: Principal,
  ): Promise<Page<ListedEntry>> {
    asAdmin(principal);
    if (cursor !== null && !UUID.test(cursor)) throw CURSOR_INVALID();
    if (!(await this.events.find(eventId))) throw LOTTERY_EVENT_UNKNOWN();
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const found = await this.entries.listOf(eventId, cursor, most + 1);
    const items = found.slice(0, most);
    return { items, nextCursor: found.length > most ? (items.at(-1)?.entry.id ?? null) : null };
  }
}

interface ExportRepositories {
  readonly audit: AuditLog;
}

const EXPORT_BATCH = 1000;

/** All entries of an event for a file; the export itself is audited. */
export class ExportEntries {
  constructor(
    private readonly work: UnitOfWork<ExportRepositories>,
    private readonly events: Pick<LotteryEventRepository, 'find'>,
    private readonly entries: Pick<EntryRepository, 'listOf'>,
    private readonly clock: Clock,
  ) {}

  async execute(eventId: string, principal: Principal): Promise<readonly ListedEntry[]> {
    asAdmin(principal);
    const event = await this.events.find(eventId);
    if (!event) throw LOTTERY_EVENT_UNKNOWN();
    const all: ListedEntry[] = [];
    for (let after: string | null = null; ;) {
      const batch: readonly ListedEntry[] = await this.entries.listOf(
        event.id,
        after,
        EXPORT_BATCH,
      );
      all.push(...batch);
      after = batch.at(-1)?.entry.id ?? null;
      if (batch.length < EXPORT_BATCH) break;
    }
    const change = { action: EVENT_ACTIONS.exported, event, after: { entries: all.length } };
    const entry = eventEntry(change, principal, this.clock.now());
    await this.work.run(({ audit }) => Promise.resolve(audit.record(entry)));
    return all;
  }
}

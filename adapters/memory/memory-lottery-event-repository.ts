import {
  EVENT_ORDER,
  eventPhase,
  eventPlace,
  eventStatus,
  type EventCounts,
  type EventsQuery,
  type LotteryEvent,
  type LotteryEventRepository,
  type ManagedEventsQuery,
  type Moment,
  type WaitingEventsQuery,
  isOverdue,
  isWaiting,
} from '@toolyard/core/lottery';
import { VERSION_CONFLICT, type Instant, type KeysetPosition } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export const ascending = (a: KeysetPosition, b: KeysetPosition): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const createdPlace = ({ createdAt: at, id }: LotteryEvent): KeysetPosition => ({ at, id });

const submittedPlace = ({ approval, id }: LotteryEvent): KeysetPosition => ({
  at: approval?.submittedAt ?? 0,
  id,
});

/** The moment; the system's time stands for the clock of the database. */
export const momentOf = (moment: Moment): Instant => moment ?? Date.now();

export class MemoryLotteryEventRepository implements LotteryEventRepository {
  constructor(private readonly tables: MemoryTables) {}

  async listByStatus({ status, asOf, after, limit }: EventsQuery): Promise<LotteryEvent[]> {
    await Promise.resolve();
    const { latestFirst } = EVENT_ORDER[status];
    const compare = (a: KeysetPosition, b: KeysetPosition) =>
      latestFirst ? ascending(b, a) : ascending(a, b);
    const found = this.all()
      .filter((event) => event.stage !== 'draft' && eventStatus(event, asOf) === status)
      .filter((event) => !after || compare(after, eventPlace(event, status)) < 0)
      .sort((a, b) => compare(eventPlace(a, status), eventPlace(b, status)));
    return structuredClone(found.slice(0, limit));
  }

  async listManaged(query: ManagedEventsQuery): Promise<LotteryEvent[]> {
    await Promise.resolve();
    const { organiserId, phase, asOf, after, limit } = query;
    const words = query.search.toLowerCase();
    const names = ({ title, organiser }: LotteryEvent) => [...Object.values(title), organiser.name];
    const found = this.all()
      .filter(
        ({ organiser }) =>
          organiserId === null || (organiser.realm === 'user' && organiser.id === organiserId),
      )
      .filter((event) => names(event).some((name) => name.toLowerCase().includes(words)))
      .filter((event) => phase === null || eventPhase(event, asOf) === phase)
      .filter((event) => !after || ascending(createdPlace(event), after) < 0)
      .sort((a, b) => ascending(createdPlace(b), createdPlace(a)));
    return structuredClone(found.slice(0, limit));
  }

  async listWaiting({ after, limit }: WaitingEventsQuery): Promise<LotteryEvent[]> {
    await Promise.resolve();
    const found = this.all()
      .filter(isWaiting)
      .filter((event) => !after || ascending(submittedPlace(event), after) > 0)
      .sort((a, b) => ascending(submittedPlace(a), submittedPlace(b)));
    return structuredClone(found.slice(0, limit));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  countDraftsLocked(organiserId: string): Promise<number> {
    return Promise.resolve(this.draftsOf(organiserId).length);
  }

  async eraseOwned(userId: string): Promise<void> {
    for (const { id } of this.draftsOf(userId)) await this.removeDraft(id);
  }

  find(id: string): Promise<LotteryEvent | null> {
    return Promise.resolve(copyOf(this.tables.lotteryEvents.get(id)));
  }

  findLocked(id: string): Promise<LotteryEvent | null> {
    return this.find(id);
  }

  count(asOf: Instant): Promise<EventCounts> {
    const events = this.all().filter(({ stage }) => stage !== 'draft');
    const waiting = this.all().filter(isWaiting).length;
    const active = events.filter((event) => eventStatus(event, asOf) === 'active').length;
    const overdue = events.filter((event) => isOverdue(event, asOf)).length;
    return Promise.resolve({ all: events.length, active, overdue, waiting });
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.tables.lotteryEvents.size === 0);
  }

  async addIfNew(event: LotteryEvent): Promise<void> {
    await Promise.resolve();
    if (this.tables.lotteryEvents.has(event.id)) return;
    this.tables.lotteryEvents = withEntry(this.tables.lotteryEvents, event.id, event);
  }

  async update(changed: LotteryEvent): Promise<void> {
    const current = await this.find(changed.id);
    if (current?.version !== changed.version - 1)
      throw VERSION_CONFLICT({ details: { current: current ?? changed } });
    const { participants } = current;
    const stored = { ...changed, participants };
    this.tables.lotteryEvents = withEntry(this.tables.lotteryEvents, changed.id, stored);
  }

  async renameDrafts(organiserId: string, name: string, at: Instant): Promise<void> {
    for (const event of this.draftsOf(organiserId).filter((draft) => !isWaiting(draft)))
      await this.update({
        ...event,
        organiser: { ...event.organiser, name },
        version: event.version + 1,
        updatedAt: at,
      });
  }

  async removeDraft(id: string): Promise<void> {
    await Promise.resolve();
    if (this.tables.lotteryEvents.get(id)?.stage !== 'draft') return;
    this.tables.lotteryEvents = withoutEntry(this.tables.lotteryEvents, id);
    for (const [key, { eventId }] of this.tables.prizePictures)
      if (eventId === id) this.tables.prizePictures = withoutEntry(this.tables.prizePictures, key);
  }

  hasClosed(id: string, moment: Moment): Promise<boolean> {
    const event = this.tables.lotteryEvents.get(id);
    return Promise.resolve(event?.stage === 'published' && event.closesAt <= momentOf(moment));
  }

  listDue(at: Instant, limit: number): Promise<string[]> {
    const due = this.all()
      .filter((event) => this.isDue(event, at))
      .sort((a, b) => a.closesAt - b.closesAt || (a.id < b.id ? -1 : 1));
    return Promise.resolve(due.slice(0, limit).map(({ id }) => id));
  }

  listUnstamped(at: Instant, limit: number): Promise<string[]> {
    const waiting = this.all()
      .filter((event) => event.stage === 'frozen' && event.stampedAt === null && event.drawAt > at)
      .sort((a, b) => a.drawAt - b.drawAt || (a.id < b.id ? -1 : 1));
    return Promise.resolve(waiting.slice(0, limit).map(({ id }) => id));
  }

  findLastResult(): Promise<LotteryEvent | null> {
    const [last] = this.all()
      .filter(({ stage, resultAt }) => resultAt !== null && /^(drawn|settled)$/.test(stage))
      .sort((a, b) =>
        ascending({ at: b.resultAt ?? 0, id: b.id }, { at: a.resultAt ?? 0, id: a.id }),
      );
    return Promise.resolve(copyOf(last));
  }

  private draftsOf(userId: string): LotteryEvent[] {
    return this.all().filter(
      ({ stage, organiser }) =>
        stage === 'draft' && organiser.realm === 'user' && organiser.id === userId,
    );
  }

  private all(): LotteryEvent[] {
    return [...this.tables.lotteryEvents.values()];
  }

  private isDue({ id, stage, closesAt, drawAt }: LotteryEvent, at: Instant): boolean {
    if (stage === 'published') return closesAt <= at;
    if (stage === 'frozen') return drawAt <= at;
    if (stage !== 'drawn') return false;
    return [...this.tables.lotteryWinners.values()].some(
      ({ eventId, entryId, state, claimBy }) =>
        eventId === id &&
        state === 'pending' &&
        ((claimBy ?? Infinity) <= at ||
          this.tables.lotteryEntries.get(entryId)?.accountId === null),
    );
  }
}

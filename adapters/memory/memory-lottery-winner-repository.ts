import type { NamedWinner, Winner, WinnerRepository, WinnersQuery } from '@toolyard/core/lottery';
import type { Instant, Texts } from '@toolyard/core/shared';
import { copyOf, withEntry, type MemoryTables } from './memory-tables.ts';

/** The last draw first, each by rank. */
const byDraw = (a: NamedWinner, b: NamedWinner): number =>
  (b.event.resultAt ?? 0) - (a.event.resultAt ?? 0) ||
  (a.event.id < b.event.id ? -1 : Number(a.event.id > b.event.id)) ||
  a.winner.rank - b.winner.rank;

export class MemoryLotteryWinnerRepository implements WinnerRepository {
  constructor(private readonly tables: MemoryTables) {}

  async addAll(winners: readonly Winner[]): Promise<void> {
    for (const winner of winners) await this.update(winner);
  }

  listOf(eventId: string): Promise<Winner[]> {
    return Promise.resolve(
      structuredClone(this.all().filter((winner) => winner.eventId === eventId)),
    );
  }

  query({ eventId, search, after, limit }: WinnersQuery): Promise<NamedWinner[]> {
    const words = search.toLowerCase();
    const has = (texts: Texts) => Object.values(texts).some((t) => t.toLowerCase().includes(words));
    const last = after && this.tables.lotteryWinners.get(after.id);
    const [before] = last ? this.named(last) : [];
    const isLater = (each: NamedWinner) =>
      !after || (before ? byDraw(each, before) > 0 : (each.event.resultAt ?? 0) < after.at);
    const found = this.all()
      .filter(({ prizeId }) => prizeId !== null)
      .filter((winner) => eventId === null || winner.eventId === eventId)
      .flatMap((winner) => this.named(winner))
      .filter(
        ({ event, winner }) =>
          has(event.title) ||
          event.prizes.some(({ id, name }) => id === winner.prizeId && has(name)),
      )
      .filter(isLater)
      .sort(byDraw);
    return Promise.resolve(structuredClone(found.slice(0, limit)));
  }

  async listNamed(eventId: string): Promise<NamedWinner[]> {
    return (await this.listOf(eventId)).flatMap((winner) => this.named(winner));
  }

  find(entryId: string): Promise<Winner | null> {
    return Promise.resolve(copyOf(this.tables.lotteryWinners.get(entryId)));
  }

  listOwned(accountId: string): Promise<Winner[]> {
    return Promise.resolve(
      structuredClone(
        this.all().filter(
          ({ entryId, prizeId }) => prizeId !== null && this.accountOf(entryId) === accountId,
        ),
      ),
    );
  }

  async update(winner: Winner): Promise<void> {
    await Promise.resolve();
    this.tables.lotteryWinners = withEntry(this.tables.lotteryWinners, winner.entryId, winner);
  }

  listLapsed(eventId: string, at: Instant): Promise<Winner[]> {
    return Promise.resolve(
      structuredClone(
        this.all().filter(
          (winner) =>
            winner.eventId === eventId &&
            winner.state === 'pending' &&
            ((winner.claimBy ?? Infinity) <= at || this.accountOf(winner.entryId) === null),
        ),
      ),
    );
  }

  /** By rank. */
  private all(): Winner[] {
    return [...this.tables.lotteryWinners.values()].sort((a, b) => a.rank - b.rank);
  }

  private accountOf(entryId: string): string | null {
    return this.tables.lotteryEntries.get(entryId)?.accountId ?? null;
  }

  private named(winner: Winner): NamedWinner[] {
    const entry = this.tables.lotteryEntries.get(winner.entryId);
    const event = this.tables.lotteryEvents.get(winner.eventId);
    const hasAccount = this.tables.users.has(entry?.accountId ?? '');
    return entry && event ? [{ winner, entry, event, hasAccount }] : [];
  }
}

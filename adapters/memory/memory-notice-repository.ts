import type { AlertNotice, NoticeRepository, UnreadNotices } from '@toolyard/core/options/alerts';
import {
  formatCursor,
  parseCursor,
  type Instant,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { copyOf, withoutOwned, type MemoryTables } from './memory-tables.ts';

const newestFirst = (a: AlertNotice, b: AlertNotice): number =>
  b.at - a.at || b.id.localeCompare(a.id);

export class MemoryNoticeRepository implements NoticeRepository {
  constructor(private readonly tables: MemoryTables) {}

  async addAll(notices: readonly AlertNotice[]): Promise<void> {
    await Promise.resolve();
    const added = structuredClone(notices).map((notice) => [notice.id, notice] as const);
    if (added.length > 0) this.tables.notices = new Map([...this.tables.notices, ...added]);
  }

  async listOwned(ownerId: string, { limit, cursor }: PageRequest): Promise<Page<AlertNotice>> {
    await Promise.resolve();
    const after = cursor === null ? null : parseCursor(cursor);
    const rest = this.owned(ownerId).filter(
      ({ at, id }) => !after || at < after.at || (at === after.at && id < after.id),
    );
    const items = structuredClone(rest.slice(0, limit));
    const last = rest.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? formatCursor(last) : null };
  }

  findOwned(ownerId: string, id: string): Promise<AlertNotice | null> {
    const found = this.tables.notices.get(id);
    return Promise.resolve(found?.ownerId === ownerId ? copyOf(found) : null);
  }

  listAt(ownerId: string, at: Instant): Promise<AlertNotice[]> {
    const found = this.owned(ownerId).filter((notice) => notice.at === at);
    return Promise.resolve(structuredClone(found.reverse()));
  }

  unread(ownerId: string): Promise<UnreadNotices> {
    const owned = this.owned(ownerId);
    const count = owned.filter(({ readAt }) => readAt === null).length;
    return Promise.resolve({ count, latestAt: owned[0]?.at ?? null });
  }

  async markRead(ownerId: string, ids: readonly string[] | null, at: Instant): Promise<void> {
    await Promise.resolve();
    const marked = [...this.tables.notices].map(([id, notice]) => {
      const isMeant = notice.ownerId === ownerId && (ids === null || ids.includes(id));
      const readAt = notice.readAt ?? at;
      return [id, isMeant ? { ...notice, readAt } : notice] as const;
    });
    this.tables.notices = new Map(marked);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.notices = withoutOwned(this.tables.notices, (notice) => notice.ownerId === ownerId);
  }

  private owned(ownerId: string): AlertNotice[] {
    const all = [...this.tables.notices.values()];
    return all.filter((notice) => notice.ownerId === ownerId).sort(newestFirst);
  }
}

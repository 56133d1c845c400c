import type { Session, SessionRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

export class MemorySessionRepository implements SessionRepository {
  constructor(private readonly tables: MemoryTables) {}

  find(id: string): Promise<Session | null> {
    return Promise.resolve(copyOf(this.tables.sessions.get(id)));
  }

  /** Units of work run one after the other here, so nobody else can change it. */
  findLocked(id: string): Promise<Session | null> {
    return this.find(id);
  }

  listOwned(userId: string): Promise<readonly Session[]> {
    const owned = [...this.tables.sessions.values()].filter(
      (session) => session.userId === userId && session.revokedAt === null,
    );
    return Promise.resolve(structuredClone(owned));
  }

  listLocked(userId: string): Promise<readonly Session[]> {
    return this.listOwned(userId);
  }

  async add(session: Session): Promise<void> {
    await Promise.resolve();
    this.tables.sessions = withEntry(this.tables.sessions, session.id, session);
  }

  async update(changed: Session): Promise<void> {
    await Promise.resolve();
    const kept = this.tables.sessions.get(changed.id);
    if (kept?.version !== changed.version - 1) throw VERSION_CONFLICT();
    this.tables.sessions = withEntry(this.tables.sessions, changed.id, changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.sessions = withoutOwned(this.tables.sessions, ({ userId }) => userId === ownerId);
  }
}

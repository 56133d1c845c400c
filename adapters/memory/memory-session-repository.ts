import type { Session, SessionRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

/** Sessions of one realm, in the table of that name. */
export class MemorySessionRepository implements SessionRepository {
  constructor(
    private readonly tables: MemoryTables,
    private readonly table: 'sessions' | 'adminSessions',
  ) {}

  find(id: string): Promise<Session | null> {
    return Promise.resolve(copyOf(this.tables[this.table].get(id)));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  findLocked(id: string): Promise<Session | null> {
    return this.find(id);
  }

  listOwned(ownerId: string): Promise<readonly Session[]> {
    const owned = [...this.tables[this.table].values()].filter(
      (session) => session.ownerId === ownerId && session.revokedAt === null,
    );
    return Promise.resolve(structuredClone(owned));
  }

  listRevoked(ownerId: string): Promise<readonly Session[]> {
    const revoked = [...this.tables[this.table].values()].filter(
      (session) => session.ownerId === ownerId && session.revokedAt !== null,
    );
    return Promise.resolve(structuredClone(revoked));
  }

  listLocked(ownerId: string): Promise<readonly Session[]> {
    return this.listOwned(ownerId);
  }

  async add(session: Session): Promise<void> {
    await Promise.resolve();
    this.tables[this.table] = withEntry(this.tables[this.table], session.id, session);
  }

  async update(changed: Session): Promise<void> {
    await Promise.resolve();
    const stored = this.tables[this.table].get(changed.id);
    if (stored?.version !== changed.version - 1) throw VERSION_CONFLICT();
    this.tables[this.table] = withEntry(this.tables[this.table], changed.id, changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables[this.table] = withoutOwned(
      this.tables[this.table],
      (session) => session.ownerId === ownerId,
    );
  }
}

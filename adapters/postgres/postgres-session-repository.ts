import type { Session, SessionRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { anyId, builtOnce, db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import type { SessionTable } from './tables/session.table.ts';

/** Sessions of a realm, with the field names of core. */
export const selectSessions = (table: SessionTables['name']) =>
  db
    .selectFrom(table)
    .select((eb) => [
      'id',
      'version',
      'owner_id as ownerId',
      'refresh_hash as refreshHash',
      'previous_refresh_hash as previousRefreshHash',
      millis(eb.ref('rotated_at')).as('rotatedAt'),
      'rotations',
      millis(eb.ref('authenticated_at')).as('authenticatedAt'),
      'device',
      'address',
      'remember',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('last_seen_at')).as('lastSeenAt'),
      millis(eb.ref('expires_at')).as('expiresAt'),
      millis(eb.ref('revoked_at')).as('revokedAt'),
    ]);

const sessionsById = (table: SessionTables['name']) =>
  builtOnce(({ ids }: { readonly ids: readonly string[] }) =>
    selectSessions(table).where('id', '=', anyId(ids)),
  );

const SESSIONS_BY_ID = {
  session: sessionsById('session'),
  admin_session: sessionsById('admin_session'),
};

/** Tables of one realm: its sessions and their owners. */
interface SessionTables {
  readonly table: typeof SessionTable;
  readonly name: 'session' | 'admin_session';
  readonly owners: 'user_account' | 'admin_account';
}

export class PostgresSessionRepository implements SessionRepository {
  constructor(
    private readonly statements: Statements,
    private readonly tables: SessionTables,
  ) {}

  async find(id: string): Promise<Session | null> {
    const [found] = isId(id) ? await this.findAll([id]) : [];
    return found ?? null;
  }

  findAll(ids: readonly string[]): Promise<readonly Session[]> {
    return this.statements.prepared(SESSIONS_BY_ID[this.tables.name]({ ids }));
  }

  async findLocked(id: string): Promise<Session | null> {
    return isId(id) ? this.statements.row(this.select().where('id', '=', id).forUpdate()) : null;
  }

  async listOwned(ownerId: string): Promise<readonly Session[]> {
    return isId(ownerId) ? this.statements.rows(this.notRevoked(ownerId)) : [];
  }

  async listRevoked(ownerId: string): Promise<readonly Session[]> {
    const revoked = this.select()
      .where('owner_id', '=', ownerId)
      .where('revoked_at', 'is not', null);
    return isId(ownerId) ? this.statements.rows(revoked) : [];
  }

  /** The owner's row is locked first: until then a new session, which refers to it, cannot be added. */
  async listLocked(ownerId: string): Promise<readonly Session[]> {
    if (!isId(ownerId)) return [];
    await this.statements.rows(
      db.selectFrom(this.tables.owners).select('id').where('id', '=', ownerId).forUpdate(),
    );
    return this.statements.rows(this.notRevoked(ownerId).orderBy('id').forUpdate());
  }

  private select() {
    return selectSessions(this.tables.name);
  }

  private notRevoked(ownerId: string) {
    return this.select().where('owner_id', '=', ownerId).where('revoked_at', 'is', null);
  }

  async add({ ownerId: owner, ...session }: Session): Promise<void> {
    await this.statements.insert(this.tables.table, {
      ...session,
      owner,
      rotatedAt: toDate(session.rotatedAt),
      authenticatedAt: toDate(session.authenticatedAt),
      createdAt: toDate(session.createdAt),
      lastSeenAt: toDate(session.lastSeenAt),
      expiresAt: toDate(session.expiresAt),
      revokedAt: toDateOrNull(session.revokedAt),
    });
  }

  async update({
    id,
    version,
    refreshHash,
    previousRefreshHash,
    rotations,
    ...at
  }: Session): Promise<void> {
    const changed = await this.statements.update(
      this.tables.table,
      { id, version: version - 1 },
      {
        version,
        refreshHash,
        previousRefreshHash,
        rotations,
        rotatedAt: toDate(at.rotatedAt),
        authenticatedAt: toDate(at.authenticatedAt),
        lastSeenAt: toDate(at.lastSeenAt),
        revokedAt: toDateOrNull(at.revokedAt),
      },
    );
    if (changed === 0) throw VERSION_CONFLICT();
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(this.tables.table, { owner });
  }
}

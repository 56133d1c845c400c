import type { Session, SessionRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { isId, millis, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import type { SessionTable } from './tables/session.table.ts';

const COLUMNS = `id, version, owner_id as "ownerId", refresh_hash as "refreshHash",
  previous_refresh_hash as "previousRefreshHash", ${millis('rotated_at')} as "rotatedAt", rotations,
  ${millis('authenticated_at')} as "authenticatedAt", device, address, remember,
  ${millis('created_at')} as "createdAt", ${millis('last_seen_at')} as "lastSeenAt",
  ${millis('expires_at')} as "expiresAt", ${millis('revoked_at')} as "revokedAt"`;

const NOT_REVOKED = 'where owner_id = ? and revoked_at is null';

/** Sessions of a realm, with the field names of core. */
export const selectSessions = (table: SessionTables['name']): string =>
  `select ${COLUMNS} from ${table}`;

/** Tables of one realm: its sessions and their owners. */
interface SessionTables {
  readonly table: typeof SessionTable;
  readonly name: 'session' | 'admin_session';
  readonly owners: 'user_account' | 'admin_account';
}

export class PostgresSessionRepository implements SessionRepository {
  private readonly select: string;

  constructor(
    private readonly statements: Statements,
    private readonly tables: SessionTables,
  ) {
    this.select = selectSessions(tables.name);
  }

  async find(id: string): Promise<Session | null> {
    if (!isId(id)) return null;
    const [found] = await this.statements.prepared<Session>(`${this.select} where id = ?`, [id]);
    return found ?? null;
  }

  findAll(ids: readonly string[]): Promise<readonly Session[]> {
    return this.statements.prepared<Session>(`${this.select} where id = any(?::uuid[])`, [ids]);
  }

  async findLocked(id: string): Promise<Session | null> {
    return isId(id)
      ? this.statements.row<Session>(`${this.select} where id = ? for update`, [id])
      : null;
  }

  async listOwned(ownerId: string): Promise<readonly Session[]> {
    return isId(ownerId)
      ? this.statements.rows<Session>(`${this.select} ${NOT_REVOKED}`, [ownerId])
      : [];
  }

  /** The owner's row is locked first: until then a new session, which refers to it, cannot be added. */
  async listLocked(ownerId: string): Promise<readonly Session[]> {
    if (!isId(ownerId)) return [];
    await this.statements.rows(`select id from ${this.tables.owners} where id = ? for update`, [
      ownerId,
    ]);
    return this.statements.rows<Session>(`${this.select} ${NOT_REVOKED} order by id for update`, [
      ownerId,
    ]);
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

import type { Session, SessionRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { isId, millis, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { SessionTable } from './tables/session.table.ts';

const SELECT = `select id, version, owner_id as "userId", refresh_hash as "refreshHash",
  previous_refresh_hash as "previousRefreshHash", ${millis('rotated_at')} as "rotatedAt", rotations,
  ${millis('authenticated_at')} as "authenticatedAt", device, address, remember,
  ${millis('created_at')} as "createdAt", ${millis('last_seen_at')} as "lastSeenAt",
  ${millis('expires_at')} as "expiresAt", ${millis('revoked_at')} as "revokedAt"
  from session`;

const STANDING = 'where owner_id = ? and revoked_at is null';

export class PostgresSessionRepository implements SessionRepository {
  constructor(private readonly statements: Statements) {}

  async find(id: string): Promise<Session | null> {
    return isId(id) ? this.statements.row<Session>(`${SELECT} where id = ?`, [id]) : null;
  }

  async findLocked(id: string): Promise<Session | null> {
    return isId(id)
      ? this.statements.row<Session>(`${SELECT} where id = ? for update`, [id])
      : null;
  }

  async listOwned(userId: string): Promise<readonly Session[]> {
    return isId(userId) ? this.statements.rows<Session>(`${SELECT} ${STANDING}`, [userId]) : [];
  }

  /** The owner's row is locked first: until then a new session, which refers to it, cannot be added. */
  async listLocked(userId: string): Promise<readonly Session[]> {
    if (!isId(userId)) return [];
    await this.statements.rows('select id from user_account where id = ? for update', [userId]);
    return this.statements.rows<Session>(`${SELECT} ${STANDING} order by id for update`, [userId]);
  }

  async add({ userId: owner, ...session }: Session): Promise<void> {
    await this.statements.insert(SessionTable, {
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
      SessionTable,
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
    await this.statements.erase(SessionTable, { owner });
  }
}

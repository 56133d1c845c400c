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
  from session where id = ?`;

export class PostgresSessionRepository implements SessionRepository {
  constructor(private readonly statements: Statements) {}

  async find(id: string): Promise<Session | null> {
    return isId(id) ? this.statements.row<Session>(SELECT, [id]) : null;
  }

  async findLocked(id: string): Promise<Session | null> {
    return isId(id) ? this.statements.row<Session>(`${SELECT} for update`, [id]) : null;
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
}

import type { Invitation, InvitationRepository } from '@toolyard/core/accounts';
import type { ExpressionBuilder } from 'kysely';
import { db, millis, type Tables } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { InvitationTable } from './tables/invitation.table.ts';

const columns = (eb: ExpressionBuilder<Tables, 'invitation'>) =>
  [
    'owner_id as userId',
    'token_hash as tokenHash',
    millis(eb.ref('created_at')).as('createdAt'),
    millis(eb.ref('expires_at')).as('expiresAt'),
    millis(eb.ref('used_at')).as('usedAt'),
  ] as const;

export class PostgresInvitationRepository implements InvitationRepository {
  constructor(private readonly statements: Statements) {}

  async put({ userId: owner, tokenHash, ...times }: Invitation): Promise<void> {
    await this.statements.upsert(InvitationTable, {
      owner,
      tokenHash,
      createdAt: toDate(times.createdAt),
      expiresAt: toDate(times.expiresAt),
      usedAt: toDateOrNull(times.usedAt),
    });
  }

  async findOwned(userId: string): Promise<Invitation | null> {
    if (!isId(userId)) return null;
    return this.statements.row(
      db.selectFrom('invitation').select(columns).where('owner_id', '=', userId),
    );
  }

  findByToken(tokenHash: string): Promise<Invitation | null> {
    return this.statements.row(
      db.selectFrom('invitation').select(columns).where('token_hash', '=', tokenHash),
    );
  }

  takeByToken(tokenHash: string): Promise<Invitation | null> {
    return this.statements.row(
      db.deleteFrom('invitation').where('token_hash', '=', tokenHash).returning(columns),
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(InvitationTable, { owner: ownerId });
  }
}

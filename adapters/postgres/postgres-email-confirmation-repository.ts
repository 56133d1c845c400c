import type { EmailConfirmation, EmailConfirmationRepository } from '@toolyard/core/accounts';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { EmailConfirmationTable } from './tables/email-confirmation.table.ts';

const COLUMNS = [
  'owner_id as userId',
  'email',
  'token_hash as tokenHash',
  millis<Date>(sql.ref('created_at')).as('createdAt'),
  millis<Date>(sql.ref('expires_at')).as('expiresAt'),
] as const;

export class PostgresEmailConfirmationRepository implements EmailConfirmationRepository {
  constructor(private readonly statements: Statements) {}

  async put({ userId, email, tokenHash, createdAt, expiresAt }: EmailConfirmation): Promise<void> {
    await this.statements.upsert(EmailConfirmationTable, {
      owner: userId,
      email,
      tokenHash,
      createdAt: toDate(createdAt),
      expiresAt: toDate(expiresAt),
    });
  }

  async findOwned(userId: string): Promise<EmailConfirmation | null> {
    return isId(userId)
      ? this.statements.row(
          db.selectFrom('email_confirmation').where('owner_id', '=', userId).select(COLUMNS),
        )
      : null;
  }

  takeByToken(tokenHash: string): Promise<EmailConfirmation | null> {
    return this.statements.row(
      db.deleteFrom('email_confirmation').where('token_hash', '=', tokenHash).returning(COLUMNS),
    );
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(EmailConfirmationTable, { owner: ownerId });
  }
}

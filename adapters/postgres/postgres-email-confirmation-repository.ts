import type { EmailConfirmation, EmailConfirmationRepository } from '@toolyard/core/accounts';
import { isId, millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { EmailConfirmationTable } from './tables/email-confirmation.table.ts';

const TAKE = `delete from email_confirmation where token_hash = ?
  returning owner_id as "userId", email, token_hash as "tokenHash",
  ${millis('created_at')} as "createdAt", ${millis('expires_at')} as "expiresAt"`;

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

  takeByToken(tokenHash: string): Promise<EmailConfirmation | null> {
    return this.statements.row(TAKE, [tokenHash]);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    if (isId(ownerId)) await this.statements.erase(EmailConfirmationTable, { owner: ownerId });
  }
}

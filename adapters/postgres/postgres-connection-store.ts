import type {
  BrokerageAuthorisation,
  BrokerageConnection,
  ConnectionStore,
  RenewalClaim,
} from '@toolyard/core/brokerage';
import { expressionBuilder, sql } from 'kysely';
import { db, millis, type Tables } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { BrokerageAuthorisationTable } from './tables/brokerage-authorisation.table.ts';
import { BrokerageConnectionTable } from './tables/brokerage-connection.table.ts';

const connectionColumns = () => {
  const eb = expressionBuilder<Tables, 'brokerage_connection'>();
  return [
    'owner_id as ownerId',
    'version',
    'provider',
    'account_id as accountId',
    'sealed_credentials as sealedCredentials',
    millis(eb.ref('connected_at')).as('connectedAt'),
    millis(eb.ref('last_verified_at')).as('lastVerifiedAt'),
    millis(eb.ref('expires_at')).as('expiresAt'),
    millis(eb.ref('renew_at')).as('renewAt'),
  ] as const;
};

const authorisationColumns = () => {
  const eb = expressionBuilder<Tables, 'brokerage_authorisation'>();
  return [
    'owner_id as ownerId',
    'session_id as sessionId',
    'provider',
    'reference_hash as referenceHash',
    'cookie_hash as cookieHash',
    'sealed_secret as sealedSecret',
    millis(eb.ref('created_at')).as('createdAt'),
    millis(eb.ref('expires_at')).as('expiresAt'),
  ] as const;
};

const selectOwned = (ownerId: string) =>
  db.selectFrom('brokerage_connection').select(connectionColumns()).where('owner_id', '=', ownerId);

export class PostgresConnectionStore implements ConnectionStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<BrokerageConnection | null> {
    return isId(ownerId) ? this.statements.row(selectOwned(ownerId)) : null;
  }

  async findLocked(ownerId: string): Promise<BrokerageConnection | null> {
    return isId(ownerId) ? this.statements.row(selectOwned(ownerId).forUpdate()) : null;
  }

  async put({ ownerId: owner, ...connection }: BrokerageConnection): Promise<void> {
    await this.statements.upsert(BrokerageConnectionTable, {
      ...connection,
      owner,
      connectedAt: toDate(connection.connectedAt),
      lastVerifiedAt: toDate(connection.lastVerifiedAt),
      expiresAt: toDate(connection.expiresAt),
      renewAt: connection.renewAt === null ? null : toDate(connection.renewAt),
    });
  }

  async remove(owner: string): Promise<void> {
    await this.statements.erase(BrokerageConnectionTable, { owner });
  }

  claimDue({ at, nextAt, limit, ownerId }: RenewalClaim): Promise<readonly BrokerageConnection[]> {
    const due = db
      .selectFrom('brokerage_connection')
      .select('owner_id')
      .where('renew_at', '<=', toDate(at))
      .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
      .orderBy('renew_at')
      .limit(sql.lit(limit))
      .forUpdate()
      .skipLocked();
    return this.statements.rows(
      db
        .updateTable('brokerage_connection')
        .set({ renew_at: toDate(nextAt) })
        .where('owner_id', 'in', due)
        .returning(connectionColumns()),
    );
  }

  async begin({ ownerId: owner, ...authorisation }: BrokerageAuthorisation): Promise<void> {
    await this.statements.upsert(BrokerageAuthorisationTable, {
      ...authorisation,
      owner,
      createdAt: toDate(authorisation.createdAt),
      expiresAt: toDate(authorisation.expiresAt),
    });
  }

  findBegun(referenceHash: string): Promise<BrokerageAuthorisation | null> {
    return this.statements.row(
      db
        .selectFrom('brokerage_authorisation')
        .select(authorisationColumns())
        .where('reference_hash', '=', referenceHash),
    );
  }

  take(referenceHash: string): Promise<BrokerageAuthorisation | null> {
    return this.statements.row(
      db
        .deleteFrom('brokerage_authorisation')
        .where('reference_hash', '=', referenceHash)
        .returning(authorisationColumns()),
    );
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.remove(owner);
    await this.statements.erase(BrokerageAuthorisationTable, { owner });
  }
}

import type {
  BrokerageAuthorisation,
  BrokerageConnection,
  ConnectionStore,
} from '@toolyard/core/brokerage';
import { db, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { BrokerageAuthorisationTable } from './tables/brokerage-authorisation.table.ts';
import { BrokerageConnectionTable } from './tables/brokerage-connection.table.ts';

const selectOwned = (ownerId: string) =>
  db
    .selectFrom('brokerage_connection')
    .select((eb) => [
      'owner_id as ownerId',
      'version',
      'provider',
      'account_id as accountId',
      'session_key as sessionKey',
      millis(eb.ref('connected_at')).as('connectedAt'),
      millis(eb.ref('last_verified_at')).as('lastVerifiedAt'),
      millis(eb.ref('expires_at')).as('expiresAt'),
    ])
    .where('owner_id', '=', ownerId);

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
    });
  }

  async remove(owner: string): Promise<void> {
    await this.statements.erase(BrokerageConnectionTable, { owner });
  }

  async begin({ ownerId: owner, ...authorisation }: BrokerageAuthorisation): Promise<void> {
    await this.statements.upsert(BrokerageAuthorisationTable, {
      ...authorisation,
      owner,
      createdAt: toDate(authorisation.createdAt),
      expiresAt: toDate(authorisation.expiresAt),
    });
  }

  take(stateHash: string): Promise<BrokerageAuthorisation | null> {
    return this.statements.row(
      db
        .deleteFrom('brokerage_authorisation')
        .where('state_hash', '=', stateHash)
        .returning((eb) => [
          'owner_id as ownerId',
          'state_hash as stateHash',
          millis(eb.ref('created_at')).as('createdAt'),
          millis(eb.ref('expires_at')).as('expiresAt'),
        ]),
    );
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.remove(owner);
    await this.statements.erase(BrokerageAuthorisationTable, { owner });
  }
}

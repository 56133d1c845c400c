import type {
  BrokerageAuthorisation,
  BrokerageConnection,
  ConnectionStore,
} from '@toolyard/core/brokerage';
import { isId, millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { BrokerageAuthorisationTable } from './tables/brokerage-authorisation.table.ts';
import { BrokerageConnectionTable } from './tables/brokerage-connection.table.ts';

const SELECT = `select owner_id as "ownerId", version, provider, account_id as "accountId",
  session_key as "sessionKey", ${millis('connected_at')} as "connectedAt",
  ${millis('last_verified_at')} as "lastVerifiedAt", ${millis('expires_at')} as "expiresAt"
  from brokerage_connection where owner_id = ?`;

const TAKE = `delete from brokerage_authorisation where state_hash = ? returning owner_id as "ownerId",
  state_hash as "stateHash", ${millis('created_at')} as "createdAt", ${millis('expires_at')} as "expiresAt"`;

export class PostgresConnectionStore implements ConnectionStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<BrokerageConnection | null> {
    return isId(ownerId) ? this.statements.row<BrokerageConnection>(SELECT, [ownerId]) : null;
  }

  async findLocked(ownerId: string): Promise<BrokerageConnection | null> {
    const locked = `${SELECT} for update`;
    return isId(ownerId) ? this.statements.row<BrokerageConnection>(locked, [ownerId]) : null;
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
    return this.statements.row<BrokerageAuthorisation>(TAKE, [stateHash]);
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.remove(owner);
    await this.statements.erase(BrokerageAuthorisationTable, { owner });
  }
}

import type {
  BrokerageAuthorisation,
  BrokerageConnection,
  ConnectionStore,
} from '@toolyard/core/brokerage';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryConnectionStore implements ConnectionStore {
  constructor(private readonly tables: MemoryTables) {}

  findOwned(ownerId: string): Promise<BrokerageConnection | null> {
    return Promise.resolve(copyOf(this.tables.connections.get(ownerId)));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  findLocked(ownerId: string): Promise<BrokerageConnection | null> {
    return this.findOwned(ownerId);
  }

  async put(connection: BrokerageConnection): Promise<void> {
    await Promise.resolve();
    this.tables.connections = withEntry(this.tables.connections, connection.ownerId, connection);
  }

  async remove(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.connections = withoutEntry(this.tables.connections, ownerId);
  }

  async begin(authorisation: BrokerageAuthorisation): Promise<void> {
    await Promise.resolve();
    const { ownerId } = authorisation;
    this.tables.authorisations = withEntry(this.tables.authorisations, ownerId, authorisation);
  }

  async take(stateHash: string): Promise<BrokerageAuthorisation | null> {
    await Promise.resolve();
    const begun = [...this.tables.authorisations.values()].find(
      (authorisation) => authorisation.stateHash === stateHash,
    );
    if (!begun) return null;
    this.tables.authorisations = withoutEntry(this.tables.authorisations, begun.ownerId);
    return copyOf(begun);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await this.remove(ownerId);
    this.tables.authorisations = withoutEntry(this.tables.authorisations, ownerId);
  }
}

import type {
  BrokerageAuthorisation,
  BrokerageConnection,
  ConnectionStore,
  RenewalClaim,
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

  async claimDue({ at, nextAt, limit, ownerId }: RenewalClaim): Promise<BrokerageConnection[]> {
    const due = [...this.tables.connections.values()]
      .filter((each) => each.renewAt !== null && each.renewAt <= at)
      .filter((each) => ownerId === undefined || each.ownerId === ownerId)
      .sort((a, b) => (a.renewAt ?? 0) - (b.renewAt ?? 0))
      .slice(0, limit)
      .map((each) => ({ ...each, renewAt: nextAt }));
    for (const claimed of due) await this.put(claimed);
    return due;
  }

  async begin(authorisation: BrokerageAuthorisation): Promise<void> {
    await Promise.resolve();
    const { ownerId } = authorisation;
    this.tables.authorisations = withEntry(this.tables.authorisations, ownerId, authorisation);
  }

  findBegun(referenceHash: string): Promise<BrokerageAuthorisation | null> {
    const begun = [...this.tables.authorisations.values()].find(
      (authorisation) => authorisation.referenceHash === referenceHash,
    );
    return Promise.resolve(copyOf(begun));
  }

  async take(referenceHash: string): Promise<BrokerageAuthorisation | null> {
    const begun = await this.findBegun(referenceHash);
    if (begun) this.tables.authorisations = withoutEntry(this.tables.authorisations, begun.ownerId);
    return begun;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await this.remove(ownerId);
    this.tables.authorisations = withoutEntry(this.tables.authorisations, ownerId);
  }
}
